"""Nothing hidden is shown, everything public is (section 4), and the sentences say enough to play from alone."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from ludoteca import Match
from ludoteca.engine.event import Event
from ludoteca.games.kitsune.moves import decision_of, format_decision
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


@rule("KI-602", "KI-603", "KI-521")
@pytest.mark.parametrize(
    ("line", "moves", "sums"),
    [
        ("a B4 / b O5 / c B2", ["a B4", "b O5", "c B2"], (6, 5, False)),
        ("a B4 / b O1 / c Wh", ["a B4", "b O1", "c Wh"], (1, 4, True)),
        ("a Wh / b O4 / held b change", ["a Wh", "b O4 change"], (0, 4, False)),
        ("a B1 / b O2 / c Wh / held a +3", ["a B1 +3B", "b O2", "c Wh"], (2, 4, True)),
        ("a B5 / b Ka", ["a B5", "b Ka", "b strike 1"], (0, 0, False)),
    ],
)
def test_the_totals_are_those_of_the_cards_that_lie_there(
    line: str, moves: list[str], sums: tuple[int, int, bool]
) -> None:
    match = table(line, *moves)
    for seat in (0, 1, 2, 3, None):
        totals = match.view(seat).totals
        assert (totals.blue, totals.orange, totals.swapped, totals.unseen) == (*sums, False)


@rule("KI-403", "KI-602")
def test_a_hidden_card_counts_only_for_whoever_knows_it() -> None:
    match = table("a B6 / b O1 / held a hidden", "a B6 hidden", "b O1")
    sums = [match.view(seat).totals for seat in (0, 1, None)]
    assert [(total.blue, total.orange, total.unseen) for total in sums] == [(6, 1, False), (0, 1, True), (0, 1, True)]
    assert match.open_view().totals.blue == 6


@rule("KI-604", "KI-605", "KI-562")
def test_the_last_play_is_foreseen_as_it_will_be_scored() -> None:
    match = table("a B4 / b O2 / c B3 / d O5 B1 / held d block / pawns 9 0", "a B4", "b O2", "c B3")
    foreseen = {one.step: one for one in match.view(3).foreseen}
    assert set(foreseen) == {choice.step for choice in match.graph(3).nodes[0]}
    labels = {format_decision(decision_of((step,))): one for step, one in foreseen.items()}
    lost, blocked, tied = labels["B1"], labels["O5 block"], labels["O5"]
    assert (lost.ends, lost.clan, lost.spaces, lost.totals.blue) == (True, "B", 4, 8)
    assert (blocked.clan, blocked.spaces, blocked.blocked) == (None, 0, True)
    assert (tied.clan, tied.spaces, tied.totals.orange) == (None, 0, 7)
    assert all(match.view(seat).foreseen == [] for seat in (0, 1, 2, None))


@rule("KI-403")
def test_nothing_is_foreseen_for_certain_while_a_card_is_unseen() -> None:
    match = table("a B6 / b O1 / c B2 / d O1 / held a hidden", "a B6 hidden", "b O1", "c B2")
    assert {(one.ends, one.clan, one.totals.unseen) for one in match.view(3).foreseen} == {(False, None, True)}


def openly_told(match: Match, seat: int, step: int) -> list[Event]:
    """What everybody is told when a step is played."""
    return [event for told in match.play_steps(seat, (step,)) if (event := told.to(None)) is not None]


@rule("KI-602", "KI-605")
def test_what_is_foreseen_comes_true() -> None:
    for match in states():
        for seat in match.pending:
            for one in match.view(seat).foreseen:
                told = {event.id: event.args for event in openly_told(match.copy(), seat, one.step)}
                if one.ends and "kitsune-scored" in told:
                    assert told["kitsune-scored"] == {"blue": one.totals.blue, "orange": one.totals.orange}
                    assert told.get("kitsune-moved", {"count": 0})["count"] == one.spaces


@rule("KI-322", "KI-624")
def test_the_kind_of_window() -> None:
    kinds = {(match.view(None).phase, match.seats == 2, window(match.states[0]).kind) for match in states()}
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
                *lines, total = sections["kitsune-heading-trick"]
                assert (total.args["blue"], total.args["orange"]) == (view.totals.blue, view.totals.orange)
                assert [line.args["card"] for line in lines] == [play.card or "none" for play in view.trick]
            if seat is not None and view.hands[seat]:
                lines = sections["kitsune-heading-hand"]
                assert sum(int(str(line.args["count"])) for line in lines) == view.hand_sizes[seat]
        match.play(dice.choice(match.legal()))


@rule("KI-323", "KI-501", "KI-502")
@pytest.mark.parametrize(
    ("seats", "order", "receivers"),
    [(2, [1, 0, 1, 0], []), (4, [1, 2, 3, 0], [2, 3, 0, 1]), (6, [1, 2, 3, 4, 5, 0], [2, 3, 4, 5, 0, 1])],
)
def test_a_view_says_who_makes_each_play_and_to_whom_everybody_gives(
    seats: int, order: list[int], receivers: list[int]
) -> None:
    for seed in range(40):
        view = KITSUNE.start(seats, seed=seed).view(0)
        if view.leader == 1:
            assert (view.order, view.receivers) == (order, receivers)
            return
    raise AssertionError("seat 1 never led")
