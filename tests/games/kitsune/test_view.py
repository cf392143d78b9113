"""Nothing hidden is shown, everything public is (section 4), and the sentences say enough to play from alone."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from ludoteca import Match
from ludoteca.games.kitsune.view import describe, window
from tests.games.kitsune.table import KITSUNE, table
from tests.rulebook import rule


def states() -> Iterator[Match]:
    """States of random games of all sizes."""
    for seats in (2, 4, 6):
        match, dice = KITSUNE.start(seats, seed=seats), random.Random(seats)
        while not match.over:
            yield match
            match.play(dice.choice(match.legal()))
        yield match


@rule("KI-401", "KI-402", "KI-403", "KI-407")
def test_a_view_is_the_same_whatever_is_hidden() -> None:
    for match in states():
        for seat in range(match.seats):
            other = match.copy()
            other.states = match.redealt(seat, match.sequence)
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(match.view(seat))


@rule("KI-401", "KI-405")
def test_a_spectator_sees_no_hand_and_a_player_only_the_own() -> None:
    for match in states():
        assert match.view(None).hands == [None] * match.seats
        for seat in range(match.seats):
            shown = [hand is not None for hand in match.view(seat).hands]
            assert shown == [other == seat for other in range(match.seats)]


@rule("KI-408", "KI-404")
def test_everything_public_is_shown() -> None:
    match = table("a B3 / b Ka / held c block / used change / pawns 4 7", "a B3", "b Ka", "b strike 1")
    view = match.view(None)
    assert (view.pawns, view.track_steps) == ({"B": 4, "O": 7}, 13)
    assert (view.held, view.used) == ([None, None, "block", None], ["change"])
    assert view.available == ["+3", "hidden", "discard"]
    assert [(play.seat, play.card, play.destroyed) for play in view.trick] == [(0, "B3", True), (1, "Ka", False)]
    assert (view.leader, view.turn, view.pending) == (0, 2, [2])


@rule("KI-403")
def test_a_hidden_card_is_open_to_all_once_the_trick_is_scored() -> None:
    line = "a B6 / b O1 / c B2 / d O1 / held a hidden"
    match = table(line, "a B6 hidden", "b O1", "c B2")
    assert match.view(1).trick[0].card is None
    assert match.view(0).trick[0].card == "B6"
    assert match.open_view().trick[0].card == "B6"
    match.play("d O1")
    play = match.view(1).trick[0]
    assert (match.view(1).phase, play.card, play.hidden, play.token) == ("award", "B6", False, "hidden")


@rule("KI-322", "KI-624")
def test_the_kind_of_window() -> None:
    kinds = {(match.view(None).phase, match.seats == 2, window(match.states[0])) for match in states()}
    assert ("exchange", False, "sealed") in kinds
    assert {kind for phase, _, kind in kinds if phase != "exchange"} == {"turn"}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_sentences_name_every_card_of_the_own_hand_and_of_the_trick(seats: int) -> None:
    match, dice = KITSUNE.start(seats, seed=9, show_history=True), random.Random(9)
    while not match.over:
        for seat in (*range(seats), None):
            view = match.view(seat)
            sections = {section.heading.id: section.lines for section in describe(view)}
            assert len(sections["kitsune-heading-tokens"]) == 5
            if view.trick:
                lines = sections["kitsune-heading-trick"]
                assert [line.args["card"] for line in lines] == [play.card or "none" for play in view.trick]
            if seat is not None and view.hands[seat]:
                lines = sections["kitsune-heading-hand"]
                assert sum(int(str(line.args["count"])) for line in lines) == view.hand_sizes[seat]
        match.play(dice.choice(match.legal()))
