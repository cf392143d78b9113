"""The rules of Briscola by number, played in positions that are written out. The package must be installed."""

from itertools import chain, pairwise
from typing import Any

import pytest

import ludoteca
from ludoteca import BadOption, BadPosition, IllegalMove, Match

GAME = ludoteca.game("briscola")
rule = pytest.mark.rule
ALL = [f"{number}{suit}" for suit in "dcsb" for number in range(1, 11)]


def late(*hands: str, turned: str = "2b", leader: int = 0, **more: Any) -> Match:
    """A position without a stock: these hands are left, the first seat has taken all other cards."""
    held = [hand.split() for hand in hands]
    gone = [card for card in ALL if not any(card in hand for hand in held) and (len(hands) != 3 or card != "2c")]
    position = {
        "players": len(hands),
        "hands": held,
        "stock": [],
        "table": [],
        "taken": [gone, *([] for _ in hands[1:])],
        "turned": turned,
        "leader": leader,
    }
    return GAME.position({**position, **more}, seed=1)


def played(match: Match, *moves: str) -> Match:
    """The match after these moves."""
    for move in moves:
        match.play(move)
    return match


def whole(seats: int, seed: int = 1, **options: Any) -> list[dict[str, Any]]:
    """The positions of a match in which everybody plays the first card of the hand."""
    match = GAME.start(seats, seed, **options)
    positions = [match.position()]
    while not match.over:
        match.play(match.legal()[0])
        positions.append(match.position())
    return positions


@rule("BR-101", "BR-203", "BR-A01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_ever_lost_and_at_three_the_2_of_cups_is_not_there(seats: int) -> None:
    for place in whole(seats):
        cards = [*place["stock"], *place["table"], *chain(*place["hands"], *place["taken"])]
        assert sorted(cards) == sorted(card for card in ALL if seats != 3 or card != "2c")


@rule("BR-102", "BR-502")
@pytest.mark.parametrize(
    ("card", "points"),
    [("1d", 11), ("3c", 10), ("10s", 4), ("9b", 3), ("8d", 2), ("7d", 0), ("6d", 0), ("5d", 0), ("4d", 0), ("2d", 0)],
)
def test_what_a_card_counts(card: str, points: int) -> None:
    match = played(late("1b", card), "a 1b", f"b {card}")
    assert match.outcome is not None
    assert match.outcome.scores == [120, 0]
    match = played(late(card, "3b" if card != "3b" else "1b"), f"a {card}", "b 3b")
    assert match.outcome is not None
    assert match.outcome.scores == [110 - points, 10 + points]


@rule("BR-103", "BR-404")
def test_a_suit_from_high_to_low() -> None:
    order = [1, 3, 10, 9, 8, 7, 6, 5, 4, 2]
    for high, low in pairwise(order):
        for leader, (first, second) in ((0, (high, low)), (1, (low, high))):
            hands = (f"{high}s", f"{low}s")
            match = late(*hands, leader=leader)
            played(match, f"{'ab'[leader]} {first}s", f"{'ba'[leader]} {second}s")
            assert match.view(None).leader == 0, (high, low, leader)


@rule("BR-404")
@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        ("2d 1c 1s", 0),  # nobody follows, nobody trumps
        ("2d 4d 1c", 1),  # the highest of the suit that was led
        ("1d 2b 3d", 1),  # any trump beats the ace
        ("1d 2b 4b", 2),  # the higher trump
        ("5b 1d 2b", 0),  # trumps were led
    ],
)
def test_who_takes_a_trick(trick: str, taker: int) -> None:
    hands = trick.split()
    match = played(late(*hands, turned="7b"), *(f"{'abc'[seat]} {card}" for seat, card in enumerate(hands)))
    taken = match.view(None).taken
    assert [len(cards) for cards in taken] == [36 + 3 * (taker == 0), 3 * (taker == 1), 3 * (taker == 2)]


@rule("BR-201", "BR-304")
def test_how_many_play_and_who_may_lead() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats, options in ((1, {}), (5, {}), (2, {"firstPlayer": 2})):
        with pytest.raises(BadOption):
            GAME.start(seats, 1, **options)
    assert GAME.start(3, 1, firstPlayer=2).pending == (2,)
    assert {GAME.start(3, seed).pending[0] for seed in range(20)} == {0, 1, 2}


@rule("BR-202", "BR-502")
def test_partners_sit_opposite_and_count_together() -> None:
    assert GAME.sides(4) == [0, 1, 0, 1]
    assert GAME.sides(3) == [0, 1, 2]
    match = played(late("4d", "5d", "1d", "3d", turned="7b"), "a 4d", "b 5d", "c 1d", "d 3d")
    assert match.outcome is not None
    assert match.outcome.scores == [120, 0, 120, 0]
    assert match.outcome.winners == [0, 2]


@rule("BR-301", "BR-302", "BR-303")
@pytest.mark.parametrize(("seats", "stock"), [(2, 34), (3, 30), (4, 28)])
def test_the_deal(seats: int, stock: int) -> None:
    match = GAME.start(seats, seed=5)
    position = match.position()
    assert [len(hand) for hand in position["hands"]] == [3] * seats
    assert len(position["stock"]) == stock
    assert position["stock"][-1] == position["turned"]
    assert position["stock"] != GAME.start(seats, seed=6).position()["stock"]
    for seat in range(seats):
        hands = match.view(seat).hands
        assert [other for other in range(seats) if hands[other] is not None] == [seat]
    assert match.view(None).hands == [None] * seats


@rule("BR-401", "BR-402", "BR-501")
def test_refusals() -> None:
    match = late("1d 4d", "2d 5d")
    for move, broken in (("b 2d", "BR-401"), ("a 2d", "BR-402"), ("a 9c", "BR-402")):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.rule == broken
    played(match, "a 1d", "b 2d", "a 4d", "b 5d")
    with pytest.raises(IllegalMove) as refused:
        match.play("a 1d")
    assert refused.value.rule == "BR-501"


@rule("BR-403")
def test_every_card_of_the_hand_may_be_played() -> None:
    match = played(late("1d 4d 5c", "3d 5b 7s"), "a 1d")
    assert [move.text for move in match.legal()] == ["b 3d", "b 7s", "b 5b"]


@rule("BR-405", "BR-409", "BR-A02")
def test_whoever_takes_a_trick_keeps_it_openly_and_leads() -> None:
    match = played(late("1d 4d", "2b 5d"), "a 1d", "b 2b")
    assert match.view(None).taken[1] == [1, 32]
    assert match.pending == (1,)


@rule("BR-406")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_took_the_trick_draws_first(seats: int) -> None:
    match = GAME.start(seats, seed=8)
    stock = match.position()["stock"]
    for _ in range(seats):
        match.play(match.legal()[0])
    taker = match.pending[0]
    for number in range(seats):
        assert stock[number] in match.position()["hands"][(taker + number) % seats]


@rule("BR-407", "BR-408")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_trump_card_is_drawn_last_and_openly_and_three_tricks_are_left(seats: int) -> None:
    match = GAME.start(seats, seed=9)
    while match.view(None).stock_size:
        match.play(match.legal()[0])
    view = match.view(None)
    assert view.tricks == 3
    assert view.turned_with == (match.pending[0] - 1) % seats
    assert [told.full.by for told in match.told[-1] if told.public and told.full.id == "briscola-drew-turned"] == [
        view.turned_with
    ]
    for seat in range(seats):
        for seed in range(5):
            record = match.redealt(seat, seed)[0]
            assert record["place"][record["turned"]] == match.states[0]["place"][record["turned"]]


@rule("BR-501", "BR-503", "BR-504")
@pytest.mark.parametrize(
    ("taken", "scores", "winners"),
    [
        ("1d 1c 1s 3d 3c 10d 9d 2d", [60, 60], [0, 1]),  # 33 + 20 + 4 + 3: half is shared
        ("1d 1c 1s 3d 3c 10d 10c 2d", [59, 61], [1]),  # more than half wins
    ],
)
def test_more_than_half_wins_and_half_is_shared(taken: str, scores: list[int], winners: list[int]) -> None:
    seconds, hands = taken.split(), ["6b", "5b"]
    firsts = [card for card in ALL if card not in (*seconds, *hands)]
    match = played(late(*hands, taken=[firsts, seconds]), "a 6b", "b 5b")
    assert match.outcome is not None
    assert match.outcome.scores == scores
    assert match.outcome.winners == winners


@rule("BR-101", "BR-302", "BR-303", "BR-401", "BR-405", "BR-408")
@pytest.mark.parametrize(
    "change",
    [
        {"taken": [ALL[:37], []]},  # a card twice, others missing
        {"hands": [["1d", "4d"], ["2d"]]},  # one hand is short
        {"turned": "11b"},
        {"leader": 2},
        {"table": ["1d"]},  # it is in a hand, too
        {"stock": ["7b"]},  # it was taken, too
        {"players": 3},
        {"hands": [["1d", "4d"], ["2d", "5d"], []]},
    ],
    ids=str,
)
def test_positions_that_cannot_be(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        late("1d 4d", "2d 5d", **change)
