"""The record itself: what `check` finds wrong, what a deal clears, how long its memory is."""

from functools import cache

import numpy as np
import pytest

from ludoteca.engine import calls
from ludoteca.engine.record import States, copied, rows
from ludoteca.games.boss_kito.box import ACTION, GIVE, HISTORY, OVER, ROOM, TAKE
from tests.games.boss_kito.table import BOSS_KITO, table
from tests.games.walk import broken, walk
from tests.rulebook import rule


@cache
def state(phase: int, chain: bool = False) -> States:
    """A state of a random game of four in this phase, from the third round on."""
    match = BOSS_KITO.start(4, seed=3, symbols="STCSTCSTC")
    for begun in walk(match, 3):
        s = match.states[0]
        if s["phase"] == phase and bool(begun) == chain and s["round"] > 2 and s["tokens"].any():
            match.check()
            return match.states
    return match.states


WRONG: list[tuple[int, str, tuple[int, ...], int, int]] = [
    (ACTION, "round", (), 0, 501),
    (ACTION, "round", (), 10, 501),
    (OVER, "round", (), 8, 501),
    (ACTION, "turn", (), 0, 501),
    (ACTION, "turn", (), 5, 501),
    (GIVE, "turn", (), 4, 501),
    (OVER, "turn", (), 4, 501),
    (GIVE, "to_move", (), 7, 621),
    (ACTION, "partial", (), 1, 514),
    (ACTION, "gathered", (0,), 11, 514),
    (ACTION, "gathered", (4,), 11, 514),
    (ACTION, "supply", (), -1, 534),
    (ACTION, "supply", (), 30, 807),
    (ACTION, "reserve", (0,), -1, 511),
    (ACTION, "reserve", (3,), -1, 511),
    (ACTION, "tokens", (1, 4), -1, 521),
    (ACTION, "discards", (4,), -1, 102),
    (ACTION, "deck", (49,), 1, 411),
    (ACTION, "history_size", (), HISTORY + 1, 411),
    (ACTION, "history_size", (), HISTORY, 0),
    (ACTION, "taken", (0,), 1, 635),
    (ACTION, "taken", (44,), 0, 635),
    (ACTION, "taken", (44,), -1, 635),
    (ACTION, "taken", (44,), 5, 635),
    (ACTION, "taken", (44,), 7, 635),
    (ACTION, "taken", (44,), 6, 0),
    (ACTION, "taken", (44,), 4, 0),
    (OVER, "taken", (0,), 0, 635),
    (OVER, "taken", (4,), 0, 635),
]


@rule("BK-102", "BK-411", "BK-501", "BK-511", "BK-514", "BK-521", "BK-534", "BK-621", "BK-635", "BK-807")
@pytest.mark.parametrize(("phase", "field", "cell", "value", "number"), WRONG)
def test_one_wrong_cell_breaks_this_rule(
    phase: int, field: str, cell: tuple[int, ...], value: int, number: int
) -> None:
    assert broken(state(phase), field, cell, value) == number


@rule("BK-514")
def test_an_exchange_half_made_breaks_nothing_however_few_cards_it_has() -> None:
    match = BOSS_KITO.start(3, seed=4)
    few = 0
    for chain in walk(match, 4):
        match.check()
        if chain:
            few += int(match.states[0]["gathered"].sum()) == 1
            assert broken(match.states, "partial", (), 0) == 514
    assert few


@rule("BK-104", "BK-621", "BK-635")
def test_the_card_that_calls_for_a_start_player_was_won_by_who_decides() -> None:
    states = state(GIVE)
    s = states[0]
    cell = (9 - int(s["round"])) * 5 + int(s["assign"])
    assert broken(states, "taken", (cell,), 1 + (int(s["to_move"]) + 1) % 4) == 621
    assert broken(states, "offered", (cell,), int(s["offered"][cell]) + 1) == 621
    assert broken(states, "assign", (), int(s["assign"]) + 1) in (621, 635)


@rule("BK-104")
def test_no_benefit_card_can_be_another_one() -> None:
    states = state(ACTION)
    offered = states[0]["offered"].tolist()
    for cell in {offered.index(card) for card in set(offered)}:
        assert [broken(states, "offered", (cell,), card) for card in range(4, 40) if card != offered[cell]] == [
            104
        ] * 35


@rule("BK-521", "BK-102", "BK-510")
def test_cards_and_tokens_lie_where_they_can() -> None:
    states = state(ACTION)
    s = states[0]
    bare = [(seat, colour) for seat in range(4) for colour in range(5) if s["front"][seat, colour] == 0]
    assert {broken(states, "tokens", cell, 1) for cell in bare} == {521}
    for name in ("hand", "front"):
        for seat in range(4):
            moved = copied(states)
            moved[0][name][seat, 0] -= 20
            moved[0]["hand"][(seat + 1) % 4, 0] += 20
            moved[0]["to_move"] = (seat + 1) % 4
            moved[0]["tokens"][:], moved[0]["supply"] = 0, 30 - moved[0]["reserve"].sum()
            assert int(calls.check(rows(moved), 0)) == 510
    for cell in (0, int(s["deck_size"]) - 1):
        assert broken(states, "deck", (cell,), (int(s["deck"][cell]) + 1) % 5) == 102
    assert broken(states, "deck", (int(s["deck_size"]),), 1) == 411


@rule("BK-530", "BK-A07")
@pytest.mark.parametrize(("lazy", "number"), [(0, 530), (1, 0)])
def test_an_empty_deck_is_renewed_at_once_unless_the_table_waits(lazy: int, number: int) -> None:
    states = copied(table("a rr / b y / c / rest hand / supply 5").states)
    s = states[0]
    colour = int(np.flatnonzero(s["hand"][2])[0])
    s["hand"][2, colour] -= 1
    s["discards"][colour] += 1
    s["lazy"] = lazy
    assert int(s["deck_size"]) == 0
    assert int(calls.check(rows(states), 0)) == number


@rule("BK-301", "BK-303", "BK-305", "BK-307")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_deal_clears_whatever_lay_on_the_table(seats: int) -> None:
    clean = BOSS_KITO.start(seats, seed=1).states.copy()
    dirty = clean.copy()
    for states, value in ((clean, 0), (dirty, 1)):
        s = states[0]
        for name in ("hand", "front", "tokens", "reserve", "since_hand", "since_held"):
            s[name][:seats] = value
        for name in ("boss", "offered", "taken", "deck", "discards", "gathered", "since_discards", "since_front"):
            s[name] = value
        for name in (
            "partial",
            "assign",
            "supply",
            "eyes",
            "round",
            "turn",
            "since_thrown",
            "since_deck",
        ):
            s[name] = value
        s["history"][:9], s["history_size"] = value, 9
        calls.reseed(rows(states), 0, 5)
        calls.deal(rows(states), 0)
        assert int(calls.check(rows(states), 0)) == 0
    assert clean.tobytes() == dirty.tobytes()
    s = dirty[0]
    for name in ("front", "tokens", "taken", "discards", "gathered", "history", "since_discards", "since_front"):
        assert not s[name].any(), name
    assert [int(s[name]) for name in ("partial", "assign", "eyes", "since_thrown")] == [0] * 4
    assert s["since_held"][:seats].tolist() == [5] * seats
    assert (s["since_hand"][:seats] == s["hand"][:seats]).all()
    assert (s["since_deck"], s["round"], s["turn"]) == (50 - 5 * seats, 1, 1)


@rule("BK-405")
@pytest.mark.parametrize(("size", "left"), [(HISTORY - ROOM, HISTORY - ROOM), (HISTORY - ROOM + 1, 0)])
def test_a_memory_that_is_nearly_full_is_begun_anew(size: int, left: int) -> None:
    states = copied(BOSS_KITO.start(3, seed=2).states)
    states[0]["history"][:size], states[0]["history_size"] = 76, size
    calls.play(rows(states), 0, int(states[0]["to_move"]), TAKE)
    assert (int(states[0]["history_size"]), int(np.count_nonzero(states[0]["history"]))) == (left, left)


@rule("BK-410")
@pytest.mark.parametrize("public", [True, False])
def test_what_lies_in_the_discards_is_remembered_by_colour_only_where_it_is_open(public: bool) -> None:
    since = table("a rr / b y / c / discards bbg", discardsPublic=public).position()["knowledge"]["since"]
    assert (since["discards"], since["thrown"]) == ((["g", "b", "b"], 0) if public else ([], 3))
