"""Sections 1 to 3 and 9: the box, the options, the set-up, and what is left to chance."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import BadOption, Match
from ludoteca.games.boss_kito.box import SymbolTable
from tests.games.boss_kito.table import BOSS_KITO, legal, plays, table
from tests.rulebook import rule

BY_TYPE = "TSCCST---"


def all_benefits(match: Match) -> list[tuple[int, str | None]]:
    """Every benefit card on the table, wherever it lies."""
    position = match.position()
    decks = [card for deck in position["benefit_decks"] for card in deck]
    won = [card for cards in position["won"] for card in cards]
    lying = [*decks, *position["offers"], *won, *position["removed"]]
    return sorted(((card[0], card[1]) for card in lying), key=str)


@rule("BK-102", "BK-A01", "BK-305", "BK-306", "BK-107")
def test_ten_banana_cards_of_each_of_five_colours() -> None:
    position = BOSS_KITO.start(5, seed=3).position()
    cards = Counter([*position["deck"], *(card for hand in position["hands"] for card in hand)])
    assert cards == dict.fromkeys("rygbp", 10)
    assert sorted(position["boss"]) == sorted("rygbp")


@rule("BK-104", "BK-105", "BK-106", "BK-A02")
def test_type_k_occurs_k_times_with_the_symbols_of_the_table() -> None:
    expected = [(kind, None if BY_TYPE[kind - 1] == "-" else BY_TYPE[kind - 1]) for kind in range(1, 10)]
    assert all_benefits(BOSS_KITO.start(3, seed=3)) == sorted(
        (card for card in expected for _ in range(card[0])), key=str
    )


SYMBOLS: list[Any] = [
    ("unconfirmed", "unconfirmed"),
    (BY_TYPE, "unconfirmed"),
    ("SSSSSSSST", "SSSSSSSST"),
    ("T" + "SS" + "CCC" + "CCCC" + "SSSSS" + "TTTTTT" + "-" * 24, "unconfirmed"),
    ("-" * 44 + "S", "-" * 44 + "S"),
    ("-" * 36 + "S" + "-" * 8, "-" * 44 + "S"),
    ({"1": "T", "2": "S", "3": "C", "4": "C", "5": "S", "6": "T", "7": None, "8": None, "9": None}, "unconfirmed"),
    ({**dict.fromkeys("12345678"), "9": ["S", *[None] * 8]}, "-" * 44 + "S"),
]


@rule("BK-105", "BK-106", "BK-A02")
@pytest.mark.parametrize(("given", "kept"), SYMBOLS, ids=[str(index) for index in range(len(SYMBOLS))])
def test_a_table_may_bring_its_own_symbols_and_equal_ones_are_written_alike(given: Any, kept: str) -> None:
    match = BOSS_KITO.start(3, seed=3, symbols=given)
    assert match.options.symbols == kept == match.view(None).symbols
    assert not isinstance(match.options.symbols, SymbolTable)
    assert BOSS_KITO.load(match.save()).states.tobytes() == match.states.tobytes()


@rule("BK-106")
def test_symbols_card_by_card_are_on_those_cards() -> None:
    cards = all_benefits(BOSS_KITO.start(3, seed=3, symbols={**dict.fromkeys("12345678"), "9": ["S", *[None] * 8]}))
    assert [card for card in cards if card[1]] == [(9, "S")]


@rule("BK-106")
@pytest.mark.parametrize(
    "given",
    ["", "TSCCST--", "TSCCST--X", "confirmed", {"1": "T"}, {**dict.fromkeys("12345678"), "9": ["S"]}, 3, "S" * 46],
)
def test_symbols_that_are_none_are_refused(given: Any) -> None:
    with pytest.raises(BadOption):
        BOSS_KITO.start(3, seed=3, symbols=given)


@rule("BK-106")
@pytest.mark.parametrize(("symbols", "line"), [("unconfirmed", "symbols"), ("SSSSSSSST", "symbols-table")])
def test_the_table_says_that_its_symbols_are_not_confirmed(symbols: str, line: str) -> None:
    match = BOSS_KITO.start(3, seed=3, symbols=symbols)
    (stock,) = [section for section in match.plain(match.view(0)) if section.heading.id == "boss-kito-heading-stock"]
    assert stock.lines[-1].id == f"boss-kito-line-{line}"


@rule("BK-201")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_and_six_do_not_play(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        BOSS_KITO.start(seats, seed=1)
    assert refused.value.rule == "BK-201"


@rule("BK-302", "BK-A04", "BK-905")
def test_the_order_of_the_gorillas_is_listed_or_drawn() -> None:
    assert {tuple(BOSS_KITO.start(3, seed=seed).view(None).bosses) for seed in range(20)} == {(1, 2, 3, 4, 5)}
    drawn = {tuple(BOSS_KITO.start(3, seed=seed, boss_order="random").view(None).bosses) for seed in range(20)}
    assert len(drawn) > 15
    match = BOSS_KITO.start(3, seed=2, boss_order="random")
    assert match.draws[0].rule == "BK-302"
    assert [match.draws[0].result] == [[colour - 1 for colour in match.view(None).bosses]]


@rule("BK-302", "BK-601", "BK-905")
def test_offers_are_assigned_by_position_not_by_colour() -> None:
    line = "a g / b / c / front a p / boss prygb / offers 7 8 9 8 9 / round 2 / turn 4 / start b"
    match = plays(f"{line} / to-move a", "a draw", bossOrder="random")
    assert [card.type for card in match.view(None).won[0]] == [7]


@rule("BK-303", "BK-304", "BK-901", "BK-A05")
def test_nine_cards_of_the_shuffle_are_a_deck_and_the_first_is_on_offer() -> None:
    match = BOSS_KITO.start(4, seed=9)
    (shuffle,) = [draw for draw in match.draws if draw.rule == "BK-303"]
    assert isinstance(shuffle.result, list)
    kinds = [kind for kind in range(1, 10) for _ in range(kind)]
    order = [kinds[card] for card in shuffle.result]
    position = match.position()
    for place in range(5):
        block = order[place * 9 : place * 9 + 9]
        assert position["offers"][place][0] == block[0]
        assert [card[0] for card in position["benefit_decks"][place]] == block[1:]


@rule("BK-305", "BK-902", "BK-A05")
def test_cards_are_dealt_singly_from_the_first_seat() -> None:
    match = BOSS_KITO.start(4, seed=9)
    (shuffle,) = [draw for draw in match.draws if draw.rule == "BK-305"]
    assert isinstance(shuffle.result, list)
    order = ["rygbp"[card // 10] for card in reversed(shuffle.result)]
    position = match.position()
    for seat in range(4):
        assert sorted(order[seat:20:4]) == sorted(position["hands"][seat])
    assert position["deck"] == order[20:]


@rule("BK-308", "BK-904", "BK-A03")
def test_the_start_player_is_drawn_or_chosen() -> None:
    assert {BOSS_KITO.start(3, seed=seed).view(None).start for seed in range(30)} == {0, 1, 2}
    for seat in range(3):
        match = BOSS_KITO.start(3, seed=5, start_player=seat)
        assert (match.view(None).start, match.pending) == (seat, (seat,))
        assert "BK-308" not in [draw.rule for draw in match.draws]
    with pytest.raises(BadOption) as refused:
        BOSS_KITO.start(3, seed=5, start_player=3)
    assert refused.value.rule == "BK-308"


@rule("BK-901", "BK-902", "BK-904", "BK-905")
def test_chance_is_named_in_the_order_of_the_set_up() -> None:
    match = BOSS_KITO.start(5, seed=5, boss_order="random")
    assert [(draw.rule, draw.kind, draw.n) for draw in match.draws] == [
        ("BK-302", "shuffle", 5),
        ("BK-303", "shuffle", 45),
        ("BK-305", "shuffle", 50),
        ("BK-308", "pick", 5),
    ]


@rule("BK-903", "BK-530")
def test_a_move_may_call_for_several_reshuffles() -> None:
    """The exchange empties the deck, then the fronts are cleared with the deck empty again."""
    line = (
        "a rrb / b y / c / front b yy / deck g / discards / offers 7 8 9 8 9 / rest hand / round 2 / turn 4 / start b"
    )
    match = plays(f"{line} / to-move a", "a swap rrb")
    assert [(draw.rule, draw.n) for draw in match.draws] == [("BK-530", 3)]
    match = plays(
        "a r / b / c / front b rr / front c b / offers 3 7 9 3 9 / deck g / rest hand / round 2 / turn 4 / to-move c",
        "c take",
    )
    assert [(draw.rule, draw.n) for draw in match.draws] == [("BK-530", 3)]


@rule("BK-107")
def test_everybody_has_a_seat_and_one_of_them_the_start_card() -> None:
    for seats in (3, 4, 5):
        match = table(" / ".join("abcde"[:seats]) + " / start c")
        assert (match.seats, match.view(None).start, match.pending) == (seats, 2, (2,))
        assert legal(match)
