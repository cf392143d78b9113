"""Everybody is told what everybody may know, chance is named in its order, and files replay."""

import json
import random

import pytest

from ludoteca import Match
from ludoteca.games.bossa import story
from ludoteca.games.bossa.box import PAIRS, TILE
from tests.games.bossa.table import BOSSA, opening, table
from tests.rulebook import rule


def finished(seed: int, **options: object) -> Match:
    """A whole random game."""
    match, dice = BOSSA.start(2, seed=seed, **options), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal(match.pending[0])))
    return match


def told(match: Match) -> list[str]:
    """What the last move led to, by the names and rules of its events."""
    return [f"{each.full.rule} {each.full.id.removeprefix('bossa-')}" for each in match.told[-1]]


@rule("BO-901", "BO-902", "BO-306")
def test_every_chance_is_on_file() -> None:
    for seed in range(20):
        match = finished(seed)
        kinds = [(draw.rule, draw.n) for draw in match.draws]
        assert kinds[0] == ("BO-301", 27)
        assert kinds[1:] == [("BO-306", 6), ("BO-306", 6)] * int(match.states[0]["rolls"])
        assert all(draw.move == 0 for draw in match.draws)


@pytest.mark.parametrize("expansion", [False, True])
def test_a_file_replays_to_the_same_events(expansion: bool) -> None:
    match = finished(3, expansion=expansion, group_count="sameOrOneOff", pile_end="onLastDraw")
    again = BOSSA.load(json.dumps(match.save()))
    for seat in (None, 0, 1):
        assert again.events(seat) == match.events(seat)


@rule("BO-401")
def test_dealt_tiles_are_told_to_their_owner_only() -> None:
    match = BOSSA.start(2, seed=4)
    assert [event.id for event in match.events(None)] == ["bossa-began", "bossa-rolled"]
    for seat in range(2):
        assert [event.by for event in match.events(seat) if event.id == "bossa-dealt"] == [seat]


@rule("BO-309", "BO-311", "BO-602")
def test_hands_turn_up_with_the_lines_and_the_first_turn_begins() -> None:
    match = opening(2, 6)
    match.play("b first")
    assert told(match) == ["BO-308 chose-first"]
    match.play("a black")
    assert told(match) == ["BO-309 chose-black", "BO-311 revealed", "BO-311 revealed", "BO-602 drew"]
    assert [event.by for event in match.events(None)][-1] == 1


@rule("BO-312", "BO-404", "BO-A15")
def test_sealed_tokens_are_told_together_and_those_in_turn_at_once() -> None:
    match = opening(2, 6, expansion=True)
    match.play("b black")
    match.play("b inverter")
    assert told(match) == []
    match.play("a doubler")
    assert told(match) == ["BO-312 kept-doubler", "BO-312 kept-inverter", "BO-602 drew"]
    match = opening(2, 6, expansion=True, modifier_choice="secondPlayerFirst")
    match.play("b black")
    match.play("b inverter")
    assert told(match) == ["BO-312 kept-inverter"]


@rule("BO-611", "BO-621", "BO-622", "BO-623", "BO-641")
@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("W+ 6-0", ["BO-611 placed", "BO-602 drew"]),
        ("W- 2-0*", ["BO-641 used-doubler", "BO-611 placed", "BO-602 drew"]),
        ("stack B+1 0-3 2-1", ["BO-623 stacked", "BO-602 drew"]),
        ("redraw 6-0", ["BO-621 redrew", "BO-602 drew"]),
        ("swap 6-0 0-2", ["BO-622 swapped", "BO-602 drew"]),
    ],
)
def test_what_a_move_leads_to_is_told_in_order(move: str, said: list[str]) -> None:
    match = table("W5 / B3 +4-2,1-2 / a 6-0 0-3 2-1 2-0 / b 0-2 5-0 / pile 4-1 0-4 / keeps a doubler")
    match.play(f"a {move}")
    assert told(match) == said


@rule("BO-701", "BO-702", "BO-704", "BO-705")
def test_the_end_is_told_with_its_rule_and_its_winner() -> None:
    ends = set()
    for seed in range(60):
        match = finished(seed)
        last, outcome = match.told[-1][-1].full, match.outcome
        assert outcome is not None
        assert last.rule == outcome.because.rule
        assert last.id == ("bossa-drawn" if len(outcome.winners) > 1 else f"bossa-won-{str(last.rule)[3:]}")
        assert last.args == ({} if len(outcome.winners) > 1 else {"seat": outcome.winners[0]})
        ends.add(last.rule)
    assert {"BO-702", "BO-704", "BO-705"} <= ends


@rule("BO-611", "BO-623", "BO-701", "BO-703")
def test_what_is_certain_is_foretold() -> None:
    assert set(story.FORETOLD.values()) == {"bossa-will-place", "bossa-will-stack", "bossa-will-win"}
    match = table("W5 / B3 / a 6-0 / b 1-1 2-0")
    (_, (choice,), *_) = match.graph(0).nodes
    assert [says.id for says in choice.effect] == ["bossa-will-place", "bossa-will-win"]


@rule("BO-504", "BO-505", "BO-507", "BO-610", "BO-620", "BO-640")
@pytest.mark.parametrize(
    ("steps", "step", "said"),
    [
        ([], 6, "BO-610 refused-610"),
        ([], 29, "BO-620 refused-620"),
        ([5], 31, "BO-504 refused-504"),
        ([5], 31 + 26, ""),
        ([5], 58 + 26, "BO-640 refused-640"),
        ([], 31, "BO-603 refused-603"),
        ([], 0, "BO-603 refused-603"),
    ],
)
def test_a_refusal_says_its_rule(steps: list[int], step: int, said: str) -> None:
    match = table("W5 / B3 / a 6-0 0-1 / b 1-1 2-0 / used a redraw")
    says = match.why(0, steps, step)
    assert ("" if says is None else f"{says.rule} {says.id.removeprefix('bossa-')}") == said


@rule("BO-505", "BO-507", "BO-610")
@pytest.mark.parametrize(
    ("hand", "steps", "tile", "said", "facts"),
    [
        ("6-0 3-0", [], None, "610", {"counts": [1, 2]}),
        ("6-0 3-0 1-0 2-1", [6], (6, 0), "505", {"sum": 6}),
        ("6-0 3-0 1-0 2-1", [6], (3, 0), "505-short", {"sum": 3}),
        ("1-0 1-2 2-1 4-0", [6], (1, 0), "506", {"counts": [1, 2]}),
    ],
)
def test_a_refusal_of_an_end_names_it_and_what_it_takes(
    hand: str, steps: list[int], tile: tuple[int, int] | None, said: str, facts: dict[str, object]
) -> None:
    step = 6 if tile is None else TILE + PAIRS.index(tile)
    says = table(f"W5 / B3 / a {hand} / b 1-1 2-0").why(0, steps, step)
    assert says is not None
    assert (says.id, says.args) == (f"bossa-refused-{said}", {"line": "W", "arm": "down", "value": 4, **facts})
