"""Section 4: a viewer sees what the rules show, and not a byte of what they hide."""

import random
from typing import Any

import msgspec
import pytest

from ludoteca import Match
from ludoteca.engine.record import row
from ludoteca.games.boss_kito.box import NOBODY
from ludoteca.games.boss_kito.rules.ending import leader
from ludoteca.games.boss_kito.view import BossKitoView
from tests.games.boss_kito.table import BOSS_KITO, plays, table
from tests.rulebook import rule

# In each pair only cards differ that seat a cannot see.
PAIRS: list[tuple[str, str, dict[str, Any]]] = [
    ("a rry / b gg / c b / deck yp", "a rry / b yp / c g / deck gb", {}),
    ("a rry / b gg / c b / deck yp", "a rry / b yp / c g / deck gb", {"reshuffle": "lazy"}),
    ("a r / b gg / c b / to-move b", "a r / b yp / c g / to-move b", {}),
    ("a r / b gg / c b / discards yp", "a r / b yp / c g / discards gb", {"discardsPublic": False}),
    ("a rry / b gg / c b / won c 5 / offers - 7 8 8 9 / give 1 / to-move c",
     "a rry / b yp / c g / won c 5 / offers - 7 8 8 9 / give 1 / to-move c", {}),
]  # fmt: skip


def shown(match: Match, seat: int | None) -> bytes:
    """Everything a viewer is sent about a position."""
    view = match.view(seat)
    graph = None if seat is None else match.graph(seat)
    return msgspec.json.encode([view, match.plain(view), graph, match.events(seat)])


@rule("BK-401", "BK-410", "BK-411")
@pytest.mark.parametrize(("one", "other", "options"), PAIRS)
def test_cards_that_a_viewer_cannot_see_change_nothing_for_them(one: str, other: str, options: Any) -> None:
    first, second = table(one, **options), table(other, **options)
    for seat in (0, None):
        assert shown(first, seat) == shown(second, seat)
        assert shown(first, 1) != shown(second, 1)


@rule("BK-407")
def test_benefit_cards_below_the_tops_are_not_shown() -> None:
    given = table("a r / b g / c b / offers 9 9 9 9 9 / next 8 8 8 8 8").position()
    swapped = {**given, "benefit_decks": [[deck[0], *reversed(deck[1:])] for deck in given["benefit_decks"]]}
    one, two = BOSS_KITO.position(given), BOSS_KITO.position(swapped)
    assert one.position() != two.position()
    for seat in (0, 1, 2, None):
        assert shown(one, seat) == shown(two, seat)


@rule("BK-401", "BK-411")
def test_a_game_with_hidden_cards_swapped_looks_the_same_until_they_come_to_light() -> None:
    line = "a rry / b ggb / c b / deck {} / round 1"
    one, two = table(line.format("ypbbg")), table(line.format("ybbpg"))
    for move in ("a draw", "b draw", "c take", "a take", "b draw", "c play b", "a play r", "b swap g"):
        one.play(move)
        two.play(move)
        for seat in (0, 2, None):
            assert shown(one, seat) == shown(two, seat)


@rule("BK-401")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_sees_its_own_hand_and_a_spectator_none(seat: int | None) -> None:
    view = table("a rr / b gb / c y").view(seat)
    hands = [[2, 0, 0, 0, 0], [0, 0, 1, 1, 0], [0, 1, 0, 0, 0]]
    assert view.hands == [hands[other] if other == seat else None for other in range(3)]
    assert view.seat == seat


@rule("BK-402", "BK-403", "BK-404", "BK-405", "BK-406", "BK-408", "BK-409", "BK-524", "BK-A08")
def test_everybody_sees_what_lies_open() -> None:
    line = (
        "a rry / b gg / c b / front a r / on a r2 / front c yy / discards pp / supply 4 / start c / to-move b"
        " / offers 5 6 7 8 9 / next 1 2 3 8 9 / won a 9 9 / won b 4 / round 2 / turn 3"
    )
    match = table(line)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert view.hand_sizes == [3, 2, 1]
        assert (view.deck, view.discarded, view.discards) == (39, 2, [0, 0, 0, 0, 2])
        assert (view.reserves, view.supply, view.takes) == ([3, 3, 18], 4, 3)
        assert view.fronts == [[1, 0, 0, 0, 0], [0] * 5, [0, 2, 0, 0, 0]]
        assert view.tokens == [[2, 0, 0, 0, 0], [0] * 5, [0] * 5]
        assert view.strengths == [[5, 0, 0, 0, 0], [0] * 5, [0, 6, 0, 0, 0]]
        assert [(card.type, card.symbol) for card in view.offers] == [
            (5, "S"),
            (6, "T"),
            (7, None),
            (8, None),
            (9, None),
        ]
        assert [card.type for card in view.next_offers] == [1, 2, 3, 8, 9]
        assert [[card.type for card in cards] for cards in view.won] == [[9, 9], [4], []]
        assert len(view.removed) == 2
        assert (view.round, view.turn, view.start, view.pending, view.phase) == (2, 3, 2, [1], "action")
        assert (view.points, view.benefits_left, view.assigning) == ([9, 4, 0], 7, None)


@rule("BK-410", "BK-A08")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_hidden_discards_are_only_counted(seat: int | None) -> None:
    view = plays("a rry / b gg / c b / deck ypg", "a swap rr", discardsPublic=False).view(seat)
    assert (view.discarded, view.discards) == (2, None)


@rule("BK-401", "BK-410")
def test_the_open_view_of_a_finished_match_shows_every_hand() -> None:
    match = table("a rr / b g / c / over / discards yy", discardsPublic=False)
    view = match.open_view()
    assert (view.hands[1], view.discards) == ([0, 0, 1, 0, 0], [0, 2, 0, 0, 0])
    assert view.outcome == match.outcome


def test_a_view_has_these_fields_and_a_new_one_must_be_weighed() -> None:
    assert set(BossKitoView.__struct_fields__) == {
        "seat", "seats", "phase", "pending", "round", "turn", "start", "assigning", "bosses", "offers", "next_offers",
        "benefits_left", "won", "removed", "hands", "hand_sizes", "fronts", "tokens", "strengths", "ahead", "reserves",
        "supply", "takes", "majorities",
        "deck", "discarded", "discards", "points", "symbols", "outcome",
    }  # fmt: skip


@rule("BK-401", "BK-402", "BK-403", "BK-404", "BK-405", "BK-406")
def test_the_view_in_sentences() -> None:
    line = (
        "a ry / b gg / c b / front a r / on a r2 / discards pp / supply 4 / offers 5 6 7 8 9 / next 1 2 3 8 9"
        " / won a 9 9 9 9 / won b 4 / round 2 / turn 3"
    )
    match = table(line)
    said = [
        (section.heading.id[10:], [(says.id[10:], says.args) for says in section.lines])
        for section in match.plain(match.view(0))
    ]
    stall = {"number": 1, "colour": 1, "type": 5, "symbol": "S", "next-type": 1, "next-symbol": "T"}
    assert said[0][0] == "heading-stalls"
    assert said[0][1][0] == ("line-stall", stall)
    assert [name for name, _ in said[0][1]] == ["line-stall"] * 5
    assert said[1] == (
        "heading-stock",
        [
            ("line-round", {"round": 2, "turn": 3}),
            ("line-start", {"seat": 0}),
            ("line-deck", {"count": 42, "discards": 2}),
            ("line-discards", {"colour": 5, "count": 2}),
            ("line-supply", {"count": 4}),
            ("line-symbols", {}),
        ],
    )
    assert said[2] == (
        "heading-seat",
        [
            ("line-seat", {"seat": 0, "count": 2, "tokens": 3, "points": 9}),
            ("line-front", {"colour": 1, "count": 1, "tokens": 2, "strength": 5}),
            *[("line-won", {"type": 9, "symbol": "none"})] * 4,
        ],
    )
    assert said[5] == (
        "heading-hand",
        [("line-cards", {"colour": 1, "count": 1}), ("line-cards", {"colour": 2, "count": 1})],
    )
    assert len(said) == 6
    assert len(match.plain(match.view(None))) == 5


def test_there_is_never_a_window() -> None:
    match = table("a r / b / c")
    assert BOSS_KITO.views.window(match.states[0]).kind == "turn"


@rule("BK-603", "BK-604", "BK-703")
def test_who_is_ahead_is_the_rules_own_word() -> None:
    dice = random.Random(5)
    for seats in (3, 5):
        match = BOSS_KITO.start(seats, seed=seats)
        while not match.over:
            s, view = row(match.states[0]), match.view(None)
            for colour, first in enumerate(view.ahead):
                assert (first[0] if len(first) == 1 else NOBODY) == leader(s, colour)
            worth = [
                sum(kind if seat in type_.most else type_.cards[seat] for kind, type_ in enumerate(view.majorities, 1))
                for seat in range(seats)
            ]
            assert worth == view.points
            match.play(dice.choice(match.legal()))


@rule("BK-604")
def test_seats_that_are_level_are_named_together() -> None:
    view = table("a r / b r / c b / front a rg / front b r / front c y").view(0)
    assert view.ahead[:3] == [[0, 1], [2], [0]]
    assert view.ahead[3:] == [[], []]
