"""Section 4: a viewer sees what the rules show, and not a byte of what they hide; a redeal knows no more."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from ludoteca.games.exploding_kittens import GAME
from tests.games.exploding_kittens.table import play, plays, table
from tests.rulebook import rule

# In each pair only cards differ that seat a cannot see; hands and pile have the same size.
PAIRS = [
    ("a skip / b favor nope / c see / pile ek otta", "a skip / b otta see / c favor / pile nope ek"),
    ("a favor / b nope2 / c skip / pile see", "a favor / b skip see / c nope / pile nope"),
    ("a otta3 / b barba / c skip / burglar a", "a otta3 / b skip / c barba / burglar a"),
    ("a / b favor / c skip / to-move b / pile ek", "a / b nope / c otta / to-move b / pile skip ek"),
    ("a defuse / b skip / c / pile see otta ek / placing", "a defuse / b see / c / pile ek skip otta / placing"),
]
GAMES_SWAPPED = 24 if JIT else 1


def shown(match: Match, seat: int | None) -> bytes:
    """Everything a viewer is sent about a position."""
    view = match.view(seat)
    graph = None if seat is None else match.graph(seat)
    return msgspec.json.encode([view, match.plain(view), graph, match.events(seat)])


@rule("EK-401", "EK-404")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_cards_that_a_viewer_cannot_see_change_nothing_for_them(one: str, other: str) -> None:
    first, second = table(one), table(other)
    for seat in (0, None):
        assert shown(first, seat) == shown(second, seat)
    assert first.redealt(0, 8).tobytes() == second.redealt(0, 8).tobytes()
    assert shown(first, 1) != shown(second, 1)


def swapped(seed: int) -> Iterator[tuple[Match, Match]]:
    """Two games with the same moves, in which two cards hidden from seat a changed places before the first move."""
    true = GAME.start(3, seed=seed, self_nope=seed % 2 == 1, nope_mode="race" if seed % 3 == 1 else "poll")
    position = true.position()
    hand, pile = position["hands"][1], position["pile"]
    place = next(place for place, card in enumerate(pile) if card not in hand and card != "EK")
    mine = next(place for place, card in enumerate(hand) if card != "Defuse")
    hand[mine], pile[place] = pile[place], hand[mine]
    one, two = GAME.position(true.position(), 5), GAME.position(position, 5)
    dice = random.Random(seed)
    while not one.over:
        there = {move.text for move in two.legal()}
        common = [move.text for move in one.legal() if move.text in there]
        if not common:
            return
        move = dice.choice(common)
        one.play(move)
        two.play(move)
        if one.events(0) != two.events(0):
            return
        yield one, two


@rule("EK-401", "EK-404", "EK-407", "EK-408", "EK-409", "EK-608")
def test_views_and_redeals_of_a_swapped_game_are_the_same_until_the_cards_come_to_light() -> None:
    compared = 0
    for seed in range(GAMES_SWAPPED):
        for one, two in swapped(seed):
            if one.sequence % (3 if JIT else 15) == 0:
                assert shown(one, 0) == shown(two, 0)
                assert one.redealt(0, seed).tobytes() == two.redealt(0, seed).tobytes()
                compared += 1
    assert compared > 2 * GAMES_SWAPPED


@rule("EK-401", "EK-402", "EK-403", "EK-405", "EK-411", "EK-A06")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_sees_its_own_hand_and_what_is_public(seat: int | None) -> None:
    view = table("a skip / b nope2 / c / discards see favor / owed 3 / attacked / burglar c / pile otta ek only").view(
        seat
    )
    assert [hand is not None for hand in view.hands] == [other == seat for other in range(3)]
    assert view.hand_sizes == [1, 2, 0]
    assert (view.pile, view.kittens) == (3, 2)
    assert view.discards[:2] == [6, 3]
    assert (view.active, view.owed, view.attacked, view.burglar) == (0, 3, True, 2)


@rule("EK-409")
def test_a_card_given_or_stolen_is_seen_by_two() -> None:
    match = plays("a favor otta2 / b skip / c see", "a favor b", "b give skip", "a pair otta c")
    full = [event.id for event in match.events(0) if "card" in event.id]
    assert full == ["exploding-kittens-gave-card", "exploding-kittens-stole-card"]
    assert [event.id for event in match.events(1) if "card" in event.id] == full[:1]
    assert [event.id for event in match.events(2) if "card" in event.id] == full[1:]
    assert not [event for event in match.events(None) if "card" in event.id]
    assert all("title" not in event.args for event in match.events(None) if event.id.endswith(("gave", "stole")))


@rule("EK-410")
def test_demands_are_heard_by_all() -> None:
    match = plays("a otta3 / b skip / c / burglar a", "a three otta b skip", "a burglar c barba")
    told = [(event.id.removeprefix("exploding-kittens-"), event.by) for event in match.events(2)]
    assert ("handed", 1) in told
    assert ("lacked", 2) in told


@rule("EK-504", "EK-401")
def test_a_drawn_card_is_seen_by_its_drawer() -> None:
    match = plays("a / b / pile skip", "a draw")
    assert [event.args for event in match.events(0) if event.id.endswith("drew-card")] == [{"title": 5}]
    assert [event.args for event in match.events(1) if event.id.endswith("drew")] == [{}]


@rule("EK-608")
def test_a_seat_sees_that_it_has_answered_and_nobody_else_does() -> None:
    match = table("a skip / b nope / c")
    match.play("a skip")
    match.play("b let")
    assert [match.view(seat).answered for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert match.view(2).pending == [1, 2]
    assert match.pending == (2,)


def test_the_open_view_shows_every_hand() -> None:
    view = play(table("a skip / b nope / c / pile ek"), "a draw").open_view()
    assert all(hand is not None for hand in view.hands)


@rule("EK-515")
def test_what_a_seat_saw_on_the_pile_is_in_its_view_until_the_pile_moves() -> None:
    match = plays("a see skip / b / c / pile nope ek favor", "a see")
    assert [match.view(seat).seen for seat in (0, 1, None)] == [[2, 12, 3], [], []]
    assert play(match, "a skip").view(0).seen == [2, 12, 3]
    assert play(match, "b draw").view(0).seen == []


@rule("EK-514", "EK-515")
def test_a_shuffled_pile_is_not_as_it_was_seen() -> None:
    match = plays("a see shuffle / b / pile nope skip favor", "a see")
    assert match.view(0).seen == [2, 5, 3]
    assert play(match, "a shuffle").view(0).seen == []


@rule("EK-515", "EK-606")
def test_a_view_says_what_see_the_future_would_show_and_whether_an_action_is_stopped() -> None:
    view = table("a skip / b / pile otta ek only").view(0)
    assert (view.shows, view.stopped) == (2, False)
    match = table("a favor nope / b see nope / c nope otta / pile see otta ek")
    assert match.view(2).shows == 3
    for move in ("a favor b", "b nope", "c let"):
        match.play(move)
    assert (match.view(None).nopes, match.view(None).stopped) == ([1], True)
    for move in ("a nope", "c let"):
        match.play(move)
    assert (match.view(None).nopes, match.view(None).stopped) == ([1, 0], False)
