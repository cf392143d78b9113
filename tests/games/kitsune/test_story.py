"""Everybody is told what everybody may know, chance is named in its order, and files replay."""

import json
import random

import pytest

from ludoteca import Match
from ludoteca.games.kitsune import story
from tests.games.kitsune.table import KITSUNE, table, told
from tests.rulebook import rule


def finished(seats: int, seed: int, **options: object) -> Match:
    """A whole random game."""
    match, dice = KITSUNE.start(seats, seed=seed, **options), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match


@rule("KI-901", "KI-902", "KI-903", "KI-904")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_chance_is_on_file(seats: int) -> None:
    for seed in range(4):
        match = finished(seats, seed, clan_of_p0="random", track_steps=20)
        rounds = match.view(None).round
        kinds = [draw.rule for draw in match.draws]
        assert kinds[:3] == ["KI-302", "KI-312", "KI-313"]
        assert kinds.count("KI-313") == rounds
        assert kinds.count("KI-312") == (rounds if seats > 2 else 1)
        assert set(kinds) <= {"KI-302", "KI-312", "KI-313", "KI-631"}
        picks = {draw.n for draw in match.draws if draw.rule == "KI-312" and draw.move}
        assert picks <= {seats // 2}


@rule("KI-405", "KI-406")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_file_replays_to_the_same_events(seats: int) -> None:
    match = finished(seats, 3, round_leader="clanChooses", clan_decision="anyMember")
    again = KITSUNE.load(json.dumps(match.save()))
    for seat in (None, *range(seats)):
        assert again.events(seat) == match.events(seat)


@rule("KI-401", "KI-406")
def test_others_are_told_nothing_of_hands() -> None:
    private = {"kitsune-dealt", "kitsune-chose", "kitsune-gave", "kitsune-looked", "kitsune-fetched-card"}
    private |= {"kitsune-drew-cards", "kitsune-hid-card"}
    for seats in (2, 4):
        match = finished(seats, 5)
        assert not {event.id for event in match.events(None)} & private
        for seat in range(seats):
            heard = [event for event in match.events(seat) if event.id in private]
            assert all(event.by == seat or event.args.get("to") == seat for event in heard)
            assert heard


@rule("KI-523", "KI-543", "KI-565", "KI-541")
def test_what_is_certain_is_foretold() -> None:
    assert set(story.FORETOLD) == {
        "kitsune-no-target",
        "kitsune-no-discards",
        "kitsune-binds",
        "kitsune-binds-nobody",
    }


@rule("KI-734", "KI-623")
@pytest.mark.parametrize(
    ("line", "options", "said"),
    [
        ("pawns 6 0", {"tokenOnRoundEnd": False}, "KI-734 no-token-at-end"),
        ("held b +3", {}, "KI-622 has-token"),
        ("used +3 block hidden discard change", {}, "KI-623 no-token-left"),
        ("", {}, "KI-607 token-due"),
    ],
)
def test_it_is_said_why_a_token_comes_or_not(line: str, options: dict[str, bool], said: str) -> None:
    moves = ("a B6", "b O1", "c B3", "d O1")
    match = table(f"a B6 / b O1 / c B3 / d O1 / {line}", *moves, **options)
    assert said in told(match)
