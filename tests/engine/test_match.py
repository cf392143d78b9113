"""A match refuses what a rule forbids, changes nothing then, and swaps whole moves in."""

from typing import Any

import numpy as np
import pytest

from ludoteca import BadNumber, BadPosition, IllegalMove, Match, game
from ludoteca.engine.chance import Chance, draws
from ludoteca.engine.errors import BrokenInvariant
from ludoteca.engine.given import seed_bytes
from ludoteca.engine.stepgraph import DONE, StepGraph

KARIBA = game("kariba")


@pytest.fixture
def match() -> Match:
    """A new match of three; seat 0 begins."""
    return KARIBA.start(3, seed=1, first_player=0)


@pytest.mark.parametrize(
    ("seat", "steps", "id"),
    [
        (0, [], "engine-unfinished"),
        (0, [999], "engine-no-such-step"),
        (0, [-1], "engine-no-such-step"),
        (1, [0], "kariba-refused-turn"),
    ],
)
def test_a_step_that_is_none_is_refused_and_nothing_changes(match: Match, seat: int, steps: list[int], id: str) -> None:
    before = match.states.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play_steps(seat, steps)
    assert refused.value.says.id == id
    assert (match.states.tobytes(), match.sequence, len(match.told)) == (before, 0, 1)


def test_steps_after_a_whole_move_are_refused(match: Match) -> None:
    step = match.legal()[0].steps[0]
    with pytest.raises(IllegalMove) as refused:
        match.play_steps(0, [step, step])
    assert refused.value.says.id == "engine-too-many-steps"
    assert match.sequence == 0


def test_why_says_nothing_where_a_step_is_legal(match: Match) -> None:
    legal = {move.steps[0] for move in match.legal()}
    assert {step for step in range(KARIBA.steps) if match.why(0, [], step) is None} == legal
    waits = match.why(1, [], min(legal))
    assert waits is not None
    assert waits.id == "kariba-refused-turn"


@pytest.mark.parametrize(("seat", "said"), [(0, "engine-too-many-steps"), (1, "kariba-refused-turn")])
def test_why_is_about_the_open_decision_and_never_about_what_comes_after_it(match: Match, seat: int, said: str) -> None:
    whole = match.legal()[0].steps
    with pytest.raises(IllegalMove) as refused:
        match.why(seat, list(whole), whole[0])
    assert refused.value.says.id == said


def test_the_graph_of_a_seat_that_waits_is_empty(match: Match) -> None:
    assert match.graph(1) == StepGraph([])
    (node,) = match.graph(0).nodes
    assert [choice.step for choice in node] == [move.steps[0] for move in match.legal(0)]
    assert all(choice.to == DONE for choice in node)


def test_events_can_be_asked_for_from_any_move_on(match: Match) -> None:
    deal = match.events(0)
    told = match.play(match.legal()[0])
    assert match.events(0, since=0)[: len(deal)] == deal
    assert match.events(0, since=1) == [each.to(0) for each in told]
    assert match.events(0, since=2) == []


def test_a_state_that_breaks_a_rule_is_our_bug_and_is_raised(match: Match) -> None:
    match.states[0]["waterhole"][0] = 3
    with pytest.raises(BrokenInvariant, match="KA-102"):
        match.check()
    with pytest.raises(BrokenInvariant, match="KA-102 broken by a, move 1"):
        match.play(match.legal()[0])


def test_chance_that_no_story_names_is_noticed(match: Match) -> None:
    before = match.states.copy()
    assert draws(before, match.states, 0, []) == []
    with pytest.raises(BrokenInvariant, match="chance"):
        draws(before, match.states, 3, [Chance("KA-302", "shuffle", 64)])


@pytest.mark.parametrize(
    ("seed", "expected"),
    [(0, bytes(32)), (258, bytes(30) + b"\1\2"), (b"x" * 32, b"x" * 32), (2**256 - 1, b"\xff" * 32)],
)
def test_a_seed_is_a_number_or_32_bytes(seed: int | bytes, expected: bytes) -> None:
    assert seed_bytes(seed) == expected


def test_without_a_seed_it_is_fresh_and_secret() -> None:
    assert len(seed_bytes(None)) == 32
    assert seed_bytes(None) != seed_bytes(None)


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", True, 1.0, "7"])
def test_other_seeds_are_an_error(seed: Any) -> None:
    with pytest.raises(BadNumber, match="A seed is a whole number below"):
        KARIBA.start(2, seed)


def test_a_match_of_a_position_has_told_nothing_yet(match: Match) -> None:
    again = KARIBA.position(match.position())
    assert again.told == [[]]
    assert again.events(0) == []
    assert again.start_position == match.position()


def test_a_position_is_refused_before_a_match_exists(match: Match) -> None:
    with pytest.raises(BadPosition):
        KARIBA.position({**match.position(), "active": 9})


def test_a_redeal_is_a_record_of_its_own(match: Match) -> None:
    before = match.states.tobytes()
    redealt = match.redealt(0, 7)
    redealt[0]["waterhole"][0] = 5
    assert match.states.tobytes() == before
    assert isinstance(redealt, np.ndarray)
    assert redealt.dtype == KARIBA.state


def test_a_position_for_a_number_that_cannot_play_is_refused_by_the_rule_that_does() -> None:
    position = game("kitsune").start(seats=4, seed=1).position()
    with pytest.raises(BadPosition) as refused:
        game("kitsune").position({**position, "players": 3})
    assert refused.value.says.id == "engine-bad-seats"
