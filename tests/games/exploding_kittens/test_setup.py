"""Sections 1 to 3: the box, the options, the deal."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import BadOption, Match
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.box import CARDS, COPIES
from ludoteca.games.exploding_kittens.moves import NAMES
from tests.rulebook import rule

COUNTS = {"EK": 4, "Defuse": 6, "Attack": 4, "Nope": 5, "Favor": 4, "Shuffle": 4, "Skip": 4, "See": 5}


def dealt(seats: int, seed: int = 3, **options: Any) -> Match:
    """A match just dealt."""
    return GAME.start(seats, seed, **options)


def cards(match: Match) -> Counter[str]:
    """Every card of a match, wherever it is."""
    position = match.position()
    return Counter([*position["pile"], *position["out"], *(card for hand in position["hands"] for card in hand)])


@rule("EK-101", "EK-102", "EK-103", "EK-104", "EK-105", "EK-106", "EK-107", "EK-108", "EK-109", "EK-110")
def test_the_box_holds_56_cards() -> None:
    cats = {name: 4 for name in NAMES[7:12]}
    for seats in GAME.seats:
        assert cards(dealt(seats)) == COUNTS | cats
    assert sum(COPIES) == CARDS == 56


@rule("EK-112", "EK-301", "EK-302")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_has_a_defuse_and_nobody_a_kitten(seats: int) -> None:
    for seed in range(20):
        for hand in dealt(seats, seed).position()["hands"]:
            assert "Defuse" in hand
            assert "EK" not in hand
            assert len(hand) == 8


@rule("EK-201")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(seats)
    assert error.value.rule == "EK-201"


@rule("EK-303", "EK-305", "EK-306", "EK-A01", "EK-813")
@pytest.mark.parametrize(
    ("seats", "small", "pile", "kittens", "out"),
    [
        (2, True, 35, 1, 5),
        (3, True, 29, 2, 3),
        (4, True, 23, 3, 1),
        (5, True, 16, 4, 0),
        (2, False, 37, 1, 3),
        (3, False, 30, 2, 2),
        (4, False, 23, 3, 1),
        (5, False, 16, 4, 0),
    ],
)
def test_sizes(seats: int, small: bool, pile: int, kittens: int, out: int) -> None:
    position = dealt(seats, small_game=small).position()
    assert (len(position["pile"]), position["pile"].count("EK"), len(position["out"])) == (pile, kittens, out)
    assert position["discards"] == []


@rule("EK-307", "EK-905", "EK-A02")
def test_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    assert {dealt(3, seed).view(None).active for seed in range(30)} == {0, 1, 2}
    assert {dealt(3, seed, first_player=2).view(None).active for seed in range(10)} == {2}
    assert [draw.rule for draw in dealt(3).draws] == ["EK-307", "EK-304", "EK-306"]
    assert [draw.rule for draw in dealt(3, first_player=0).draws] == ["EK-304", "EK-306"]
    with pytest.raises(BadOption) as error:
        GAME.start(3, first_player=3)
    assert error.value.rule == "EK-307"


@rule("EK-304", "EK-306", "EK-901", "EK-902", "EK-A02")
def test_the_deal_follows_from_the_recorded_shuffles() -> None:
    match = dealt(4, seed=9, first_player=2)
    shuffled, mixed = (draw.result for draw in match.draws)
    assert isinstance(shuffled, list)
    assert isinstance(mixed, list)
    deck = [name for name in NAMES[:12] for _ in range(COPIES[NAMES.index(name)] - (4 if name == "Defuse" else 0))]
    order = [deck[place] for place in shuffled]
    hands: list[list[str]] = [["Defuse"] for _ in range(4)]
    for number in range(28):
        hands[(2 + number) % 4].append(order.pop())
    assert [sorted(hand) for hand in hands] == match.position()["hands"]
    order += ["EK"] * 3
    assert [order[place] for place in mixed][::-1] == match.position()["pile"]


@rule("EK-111", "EK-308")
@pytest.mark.parametrize("first", range(4))
def test_the_burglar_stands_to_the_right_of_the_first_player(first: int) -> None:
    assert dealt(4, first_player=first).view(None).burglar == (first - 1) % 4
    without = dealt(4, first_player=first, cat_burglar=False)
    assert without.view(None).burglar is None
    assert not without.view(None).has_burglar


def test_the_options_of_the_table() -> None:
    assert [(option.name, option.rule, option.default) for option in GAME.option_list()] == [
        ("smallGame", "EK-303", True),
        ("firstPlayer", "EK-307", "random"),
        ("nopeMode", "EK-603", "poll"),
        ("nopeWindowMs", "EK-604", 4000),
        ("selfNope", "EK-603", False),
        ("attackOnLastTurn", "EK-533", "add"),
        ("catBurglar", "EK-111", True),
    ]


@rule("EK-604")
@pytest.mark.parametrize("ms", [1999, 30001])
def test_a_window_has_its_limits(ms: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, nope_window_ms=ms)
    assert GAME.start(2, nope_window_ms=2345).options.nope_window_ms == 2345
