"""What each viewer is told, in order, with the rule behind it; and why a step is refused."""

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.saying import Says
from tests.games.boss_kito.table import BOSS_KITO, plays, table
from tests.rulebook import rule

Told = list[tuple[str, str, int | None, dict[str, Any]]]


def told(match: Match, seat: int | None, since: int = 1) -> Told:
    """Events as plain tuples, the prefix of their ids left out."""
    return [(event.id[10:], event.rule, event.by, dict(event.args)) for event in match.events(seat, since)]


def names(match: Match, seat: int | None = None) -> list[str]:
    """The ids of the events since the deal."""
    return [event[0] for event in told(match, seat)]


@rule("BK-304", "BK-305", "BK-308", "BK-401")
def test_the_deal_is_told_to_each_with_the_own_cards_only() -> None:
    match = BOSS_KITO.start(3, seed=2, start_player=1)
    view = match.view(None)
    began = ("began", "BK-308", None, {"seat": 1, "deck": 35, "supply": 21})
    offered = [
        ("offered", "BK-304", None, {"colour": place + 1, "type": card.type, "symbol": card.symbol or "none"})
        for place, card in enumerate(view.offers)
    ]
    for seat in range(3):
        hand = ["rygbp".index(card) + 1 for card in match.position()["hands"][seat]]
        assert told(match, seat, 0) == [began, ("dealt", "BK-305", seat, {"cards": hand}), *offered]
    assert told(match, None, 0) == [began, *offered]


ACTIONS = [
    ("a play r", ("played", "BK-510", 0, {"colour": 1, "strength": 7})),
    ("a token b", ("put", "BK-511", 0, {"count": 1, "colour": 4, "strength": 4})),
    ("a token rr", ("put", "BK-511", 0, {"count": 2, "colour": 1, "strength": 6})),
    ("a token rb", ("put-two", "BK-511", 0, {"colour": 1, "strength": 5, "other": 4, "then": 4})),
    ("a take", ("took", "BK-513", 0, {"count": 2, "now": 5})),
]


@rule("BK-405", "BK-510", "BK-511", "BK-513", "BK-602")
@pytest.mark.parametrize(("move", "event"), ACTIONS)
def test_open_actions_are_told_to_everybody(move: str, event: Any) -> None:
    match = plays("a rg / b / c / front a rb / on a r1 / supply 2", move)
    for seat in (0, 1, None):
        assert told(match, seat) == [event]


@rule("BK-411", "BK-512")
def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    match = plays("a rg / b / c / deck p", "a draw")
    assert told(match, 0) == [("drew-cards", "BK-512", 0, {"count": 1, "cards": [5]})]
    assert told(match, 1) == told(match, None) == [("drew", "BK-512", 0, {"count": 1})]


@rule("BK-410", "BK-514", "BK-A08")
@pytest.mark.parametrize("public", [True, False])
def test_thrown_cards_are_open_or_not(public: bool) -> None:
    match = plays("a rrg / b / c / deck pb", "a swap rg", discardsPublic=public)
    threw = ("threw-cards", "BK-514", 0, {"count": 2, "cards": [1, 3]})
    assert told(match, 0) == [threw, ("drew-cards", "BK-514", 0, {"count": 2, "cards": [4, 5]})]
    others = threw if public else ("threw", "BK-410", 0, {"count": 2})
    assert told(match, 1) == told(match, None) == [others, ("drew", "BK-514", 0, {"count": 2})]


@rule("BK-530", "BK-804")
@pytest.mark.parametrize(
    ("line", "move", "options", "expected"),
    [
        ("deck g / discards ybp", "a swap rrb", {}, ["threw-cards", "drew", "reshuffled", "drew"]),
        ("deck g / discards ybp", "a draw", {}, ["drew", "reshuffled"]),
        ("deck g / discards ybp", "a draw", {"reshuffle": "lazy"}, ["drew"]),
        ("discards ybp", "a draw", {"reshuffle": "lazy"}, ["reshuffled", "drew"]),
        ("deck g", "a swap r", {}, ["threw-cards", "drew", "reshuffled"]),
        ("deck g", "a swap r", {"reshuffle": "lazy"}, ["threw-cards", "drew"]),
        ("", "a swap r", {"reshuffle": "lazy"}, ["threw-cards", "reshuffled", "drew"]),
    ],
)
def test_reshuffles_are_told_where_they_happen(line: str, move: str, options: Any, expected: list[str]) -> None:
    match = plays(f"a rrb / b y / c / {line or 'boss rygbp'} / rest hand", move, **options)
    assert names(match) == expected


@rule("BK-514", "BK-515")
def test_doing_nothing_is_told_too() -> None:
    assert names(plays("a r / b / c", "a swap -", exchangeZero=True)) == ["exchanged-nothing"]
    assert names(plays("a / b r / c / supply 0 / rest hand", "a pass")) == ["passed"]


LAST = "round 2 / turn 4 / start b / to-move a"


@rule("BK-601", "BK-603", "BK-604", "BK-622", "BK-623", "BK-631", "BK-633")
def test_the_end_of_a_round_is_told_from_left_to_right() -> None:
    fronts = "front a r / front b y / front c g / on c g1"
    match = plays(f"a g / b / c / {fronts} / offers 3 6 7 8 9 / next 1 2 8 9 9 / supply 1 / deck py / {LAST}", "a draw")
    assert told(match, 1)[:7] == [
        ("drew", "BK-512", 0, {"count": 1}),
        ("won-card", "BK-603", 0, {"colour": 1, "type": 3, "symbol": "C"}),
        ("drew", "BK-622", 0, {"count": 1}),
        ("won-card", "BK-603", 1, {"colour": 2, "type": 6, "symbol": "T"}),
        ("symbol-token", "BK-623", 1, {}),
        ("won-card", "BK-603", 2, {"colour": 3, "type": 7, "symbol": "none"}),
        ("removed", "BK-604", None, {"colour": 4, "type": 8, "symbol": "none"}),
    ]
    assert told(match, 1)[8:11] == [
        ("round-ended", "BK-631", None, {"round": 2}),
        ("round-began", "BK-633", None, {"round": 3, "rounds": 9, "seat": 1}),
        ("offered", "BK-633", None, {"colour": 1, "type": 1, "symbol": "T"}),
    ]
    assert told(match, 0)[2] == ("drew-cards", "BK-622", 0, {"count": 1, "cards": [2]})


@rule("BK-622", "BK-623", "BK-805", "BK-806")
def test_symbols_that_bring_nothing_say_so() -> None:
    fronts = "front a r / front b y"
    match = plays(f"a g / b / c / {fronts} / offers 3 6 7 8 9 / supply 2 / rest hand / {LAST}", "a take")
    assert names(match)[:5] == ["took", "won-card", "symbol-no-card", "won-card", "symbol-no-token"]
    assert "reshuffled" in names(match)


@rule("BK-620", "BK-621", "BK-624")
def test_the_story_stops_for_the_start_card_and_goes_on_after_it() -> None:
    fronts = "front a r / front b g"
    match = plays(f"a g / b / c / {fronts} / offers 5 6 2 8 9 / {LAST}", "a draw")
    assert names(match) == ["drew", "won-card", "symbol-start"]
    match.play("a give c")
    assert told(match, 1, 2) == [
        ("gave-start", "BK-621", 0, {"to": 2}),
        ("removed", "BK-604", None, {"colour": 2, "type": 6, "symbol": "T"}),
        ("won-card", "BK-603", 1, {"colour": 3, "type": 2, "symbol": "S"}),
        ("symbol-start", "BK-621", 1, {}),
    ]
    match.play("b give b")
    assert [event[0] for event in told(match, 1, 3)][:3] == ["kept-start", "removed", "removed"]


ENDS = [
    ("won a 9 / won b 8 / reserve a 0", "won", "BK-706", [0], 9),
    ("won a 9 / won b 9 / reserve a 4", "won-by-tokens", "BK-706", [0], 9),
    ("won a 9 / won b 9", "won", "BK-707", [0, 1], 9),
]


@rule("BK-701", "BK-703", "BK-706", "BK-707")
@pytest.mark.parametrize(("line", "name", "number", "winners", "score"), ENDS)
def test_the_end_is_told_with_its_reason(line: str, name: str, number: str, winners: list[int], score: int) -> None:
    match = plays(f"a g / b / c / {line} / offers 7 7 8 8 8 / round 9 / turn 4 / start b / to-move a", "a draw")
    scores = match.view(None).points
    assert told(match, None)[-2:] == [
        ("scored", "BK-703", None, {"scores": scores}),
        (name, number, None, {"winners": winners, "score": score}),
    ]


REFUSALS = [
    ("a r / b y / c", 1, 0, Says("boss-kito-refused-turn", "BK-501", {"seat": 0})),
    ("a r / b / c", 0, 1, Says("boss-kito-refused-none", "BK-510", {"colour": 2})),
    (
        "a r / b / c / front a r / reserve a 0",
        0,
        5,
        Says("boss-kito-refused-reserve", "BK-511", {"held": 0, "count": 1}),
    ),
    (
        "a r / b / c / front a r / reserve a 1",
        0,
        10,
        Says("boss-kito-refused-reserve", "BK-511", {"held": 1, "count": 2}),
    ),
    ("a r / b / c / front a r", 0, 13, Says("boss-kito-refused-front", "BK-520", {"colour": 4})),
    ("a r / b / c / front b b", 0, 8, Says("boss-kito-refused-front", "BK-520", {"colour": 4})),
    ("a r / b / c / rest hand", 0, 25, Says("boss-kito-refused-no-cards", "BK-532")),
    ("a r / b / c / supply 0", 0, 26, Says("boss-kito-refused-no-tokens", "BK-534")),
    ("a r / b / c", 0, 27, Says("boss-kito-refused-pass", "BK-515")),
    ("a r / b / c", 0, 29, Says("boss-kito-refused-held", "BK-514", {"colour": 1, "count": 2, "held": 1})),
    ("a r / b / c", 0, 79, Says("boss-kito-refused-nothing-chosen", "BK-514")),
    ("a / b / c", 0, 78, Says("boss-kito-refused-empty-hand", "BK-514")),
    ("a r / b / c", 0, 81, Says("boss-kito-refused-no-start", "BK-620", {"seat": 0})),
    ("a r / b / c / won a 5 / offers - 7 8 8 9 / give 1", 0, 0, Says("boss-kito-refused-give-first", "BK-620")),
    (
        "a r / b / c / won a 5 / offers - 7 8 8 9 / give 1",
        0,
        83,
        Says("boss-kito-refused-no-seat", "BK-621", {"count": 3}),
    ),
    ("a r / b / c / over", 0, 0, Says("boss-kito-refused-over", "BK-701")),
]


@rule("BK-501", "BK-503", "BK-510", "BK-511", "BK-514", "BK-515", "BK-520", "BK-532", "BK-534", "BK-620", "BK-621")
@pytest.mark.parametrize(("line", "seat", "step", "says"), REFUSALS)
def test_a_refusal_names_the_rule_and_the_facts(line: str, seat: int, step: int, says: Says) -> None:
    assert table(line).why(seat, [], step) == says


@rule("BK-514")
def test_why_looks_at_the_steps_already_chosen() -> None:
    match = table("a rry / b / c")
    assert match.why(0, [28], 38) is None
    assert match.why(0, [38], 28) == Says("boss-kito-refused-order", "BK-514", {"colour": 1, "count": 1, "held": 2})
    assert match.why(0, [28], 25) == Says("boss-kito-refused-exchanging", "BK-503")
