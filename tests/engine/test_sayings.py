"""Errors, events and outcomes: plain data with a rule behind it, told to each as far as they may know."""

import pytest

import ludoteca
from ludoteca import BadFile, BadNotation, BadOption, BadPosition, IllegalMove
from ludoteca.engine.errors import BrokenInvariant, LudotecaError
from ludoteca.engine.event import Event, openly, secretly
from ludoteca.engine.outcome import ranked
from ludoteca.engine.saying import Says

WHY = Says("some-text", "XX-101", {"count": 3})


@pytest.mark.parametrize("kind", [IllegalMove, BadNotation, BadOption, BadPosition, BadFile])
def test_a_failure_carries_its_saying_and_its_rule(kind: type[LudotecaError]) -> None:
    error = kind(WHY)
    assert (error.says, error.rule) == (WHY, "XX-101")
    assert str(error) == "some-text (XX-101)"
    assert str(kind(Says("some-text"))) == "some-text"


def test_a_broken_invariant_is_no_failure_of_the_player() -> None:
    assert not issubclass(BrokenInvariant, LudotecaError)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(KeyError, match=r"chess.*kariba"):
        ludoteca.game("chess")


def test_an_open_event_is_told_to_everybody() -> None:
    event = Event("x", "XX-101", 1, {"count": 2})
    assert [openly(event).to(seat) for seat in (0, 1, None)] == [event, event, event]


def test_a_secret_event_is_told_to_those_who_know_and_its_public_part_to_the_others() -> None:
    full, public = Event("x", "XX-101", 1, {"cards": [7]}), Event("y", "XX-101", 1)
    told = secretly(full, public, 1, 2)
    assert [told.to(seat) for seat in (0, 1, 2, None)] == [public, full, full, public]
    assert secretly(full, None, 1).to(0) is None
    assert secretly(full, None, 1).to(None) is None


def test_an_event_says_who_did_it() -> None:
    assert Event("x", "XX-101", 0, {"count": 2}).says() == Says("x", "XX-101", {"by": 0, "count": 2})
    assert Event("x", "XX-101").says() == Says("x", "XX-101", {})


@pytest.mark.parametrize(
    ("scores", "ranking", "winners"),
    [
        ([3, 5, 1], [2, 1, 3], [1]),
        ([4, 4, 1], [1, 1, 3], [0, 1]),
        ([0, 0], [1, 1], [0, 1]),
        ([5, 2, 2, 9], [2, 3, 3, 1], [3]),
    ],
)
def test_more_is_better_and_equals_share_their_place(scores: list[int], ranking: list[int], winners: list[int]) -> None:
    outcome = ranked(scores, WHY)
    assert (outcome.scores, outcome.ranking, outcome.winners, outcome.because) == (scores, ranking, winners, WHY)
