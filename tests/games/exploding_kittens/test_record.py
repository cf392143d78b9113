"""The record itself: what `check` finds wrong, and what a deal clears."""

from functools import cache

import numpy as np
import pytest

from ludoteca.engine import calls
from ludoteca.engine.record import States, copied, row, rows
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.box import DREW, GIVE, KITTEN, MAIN, OVER, PAST, PLACING, WINDOW
from ludoteca.games.exploding_kittens.rules.cards import note
from tests.games.walk import broken, walk
from tests.rulebook import rule


@cache
def state(phase: int, fallen: int = 0) -> States:
    """A state of some random games of four in this phase, after so many have exploded."""
    for seed in range(40):
        match = GAME.start(4, seed=seed)
        for chain in walk(match, seed):
            s = match.states[0]
            if s["phase"] == phase and s["fallen"] >= fallen and not chain and s["discard_size"] > 1:
                match.check()
                return match.states
    raise LookupError("no such state")


WRONG: list[tuple[int, int, str, tuple[int, ...], int, int]] = [
    (MAIN, 0, "hand", (0, 0), 9, 110),
    (MAIN, 0, "hand", (3, 11), -1, 110),
    (MAIN, 0, "discard_size", (), 0, 110),
    (MAIN, 0, "stack_size", (), 0, 110),
    (MAIN, 0, "kittens", (), 0, 703),
    (MAIN, 0, "kittens", (), 0b1111, 703),
    (MAIN, 0, "kittens", (), 0b1011, 0),
    (MAIN, 0, "kittens", (), 1 << 56 | 3, 404),
    (MAIN, 0, "stack", (55,), 1, 404),
    (MAIN, 0, "alive", (), 0b0111, 542),
    (MAIN, 0, "held", (0,), 0, 402),
    (MAIN, 0, "held", (4,), 1, 402),
    (MAIN, 0, "hand", (4, 0), 1, 402),
    (MAIN, 0, "owed", (), 0, 505),
    (MAIN, 0, "known", (5,), 1, 408),
    (MAIN, 0, "drifting", (0,), 1, 408),
    (MAIN, 0, "blank", (2,), 1, 408),
    (MAIN, 0, "pool", (), 1, 408),
    (MAIN, 0, "past_size", (), PAST + 1, 408),
    (MAIN, 0, "past_size", (), PAST, 0),
    (MAIN, 0, "phase", (), PLACING, 703),
    (PLACING, 0, "phase", (), MAIN, 703),
    (MAIN, 1, "fallen", (), 0, 703),
    (WINDOW, 0, "asked", (), 0, 603),
    (WINDOW, 0, "asked", (), 1 << 4, 603),
    (WINDOW, 0, "noped", (), 1 << 4, 603),
    (WINDOW, 0, "noped", (), 15, 603),
    (OVER, 3, "owed", (), 0, 0),
]


@rule("EK-110", "EK-402", "EK-404", "EK-408", "EK-505", "EK-542", "EK-603", "EK-703")
@pytest.mark.parametrize(("phase", "fallen", "field", "cell", "value", "number"), WRONG)
def test_one_wrong_cell_breaks_this_rule(
    phase: int, fallen: int, field: str, cell: tuple[int, ...], value: int, number: int
) -> None:
    assert broken(state(phase, fallen), field, cell, value) == number


@rule("EK-110", "EK-404")
def test_every_card_has_its_title_and_its_place() -> None:
    states = state(MAIN)
    s = states[0]
    size, discarded = int(s["stack_size"]), int(s["discard_size"])
    for name, cells in (("stack", (0, size - 1)), ("discards", (0, discarded - 1))):
        for cell in cells:
            assert broken(states, name, (cell,), (int(s[name][cell]) + 1) % 12) == 110
    assert broken(states, "stack", (size,), 1) == 404
    pile = size + 3
    assert broken(states, "kittens", (), 1 << pile | 3) == 404
    assert broken(states, "kittens", (), 1 << pile - 1 | 3) == 0
    for title in range(12):
        assert broken(states, "hand", (1, title), int(s["hand"][1, title]) + 1) == 110


@rule("EK-542", "EK-402", "EK-505", "EK-548")
def test_whoever_exploded_holds_nothing_and_does_nothing() -> None:
    states = state(MAIN, 1)
    s = states[0]
    dead = int(s["fallen_order"][0])
    assert broken(states, "active", (), dead) == 505
    assert broken(states, "burglar", (), dead) == 548
    assert broken(states, "burglar", (), -1) == 0
    living = next(seat for seat in range(4) if seat != dead)
    moved = copied(states)
    moved[0]["hand"][[dead, living]] = moved[0]["hand"][[living, dead]]
    moved[0]["held"][[dead, living]] = moved[0]["held"][[living, dead]]
    assert int(calls.check(rows(moved), 0)) == 402
    single = copied(states)
    title = int(np.flatnonzero(s["hand"][living])[0])
    for seat, card in ((living, -1), (dead, 1)):
        single[0]["hand"][seat, title] += card
        single[0]["held"][seat] += card
    assert int(calls.check(rows(single), 0)) == 402
    kitten = int(np.flatnonzero(s["discards"] == KITTEN)[0])
    last = int(s["discard_size"]) - 1
    buried = copied(states)
    buried[0]["discards"][kitten] = buried[0]["discards"][last]
    buried[0]["discards"][last] = 0
    buried[0]["discard_size"] -= 1
    assert int(calls.check(rows(buried), 0)) in (542, 110)
    assert broken(states, "alive", (), 0b1111) == 542


@rule("EK-513")
def test_a_favor_is_asked_of_another_seat_that_has_cards() -> None:
    states = state(GIVE)
    s = states[0]
    assert broken(states, "target", (), int(s["active"])) == 513
    empty = copied(states)
    receiver = next(seat for seat in range(4) if seat != s["target"])
    empty[0]["hand"][receiver] += empty[0]["hand"][s["target"]]
    empty[0]["held"][receiver] += empty[0]["held"][s["target"]]
    empty[0]["hand"][s["target"]], empty[0]["held"][s["target"]] = 0, 0
    assert int(calls.check(rows(empty), 0)) == 513


@rule("EK-701")
def test_only_the_last_one_alive_scores() -> None:
    match = GAME.start(3, seed=1)
    for _ in walk(match, 1):
        s = match.states[0]
        assert match.scores() == [int(match.over and int(s["alive"]) >> seat & 1) for seat in range(3)]
    assert sum(match.scores()) == 1


@rule("EK-302", "EK-304", "EK-305", "EK-307", "EK-308")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("burglar", "small"), [(1, 1), (0, 0)])
def test_a_deal_clears_whatever_lay_on_the_table(seats: int, burglar: int, small: int) -> None:
    clean = np.zeros(1, GAME.state)
    for name, value in (("seats", seats), ("cat_burglar", burglar), ("small_game", small), ("first_player", 1)):
        clean[0][name] = value
    dirty = clean.copy()
    s = dirty[0]
    for name in ("held", "fallen_order", "hand", "nopes", "kittens", "first", "active", "owed", "attacked", "burglar"):
        s[name] = 1
    for name in ("alive", "fallen", "partial", "action", "title", "target", "named", "asked", "noped", "nope_count"):
        s[name] = 1
    s["discards"][:9], s["discard_size"], s["past"][:7], s["past_size"] = 1, 9, 1, 7
    for states in (clean, dirty):
        calls.reseed(rows(states), 0, 5)
        calls.deal(rows(states), 0)
        assert int(calls.check(rows(states), 0)) == 0
    assert clean.tobytes() == dirty.tobytes()
    for name in ("fallen_order", "nopes", "discards", "past", "discard_size", "past_size", "fallen", "attacked"):
        assert not s[name].any(), name
    for name in ("partial", "action", "title", "target", "named", "asked", "noped", "nope_count"):
        assert not s[name].any(), name
    assert (s["dealt"], s["alive"], s["owed"], s["active"], s["phase"]) == (1, (1 << seats) - 1, 1, 1, MAIN)
    assert s["held"].tolist() == [8] * seats + [0] * (5 - seats)
    assert s["burglar"] == (0 if burglar else -1)
    assert int(s["kittens"]).bit_count() == seats - 1
    out = 6 - seats - 2 if small and seats <= 3 else 0
    assert s["stack_size"] == 52 - out - 8 * seats


def test_a_past_that_is_full_takes_no_more() -> None:
    states = copied(state(MAIN))
    s = states[0]
    s["past_size"] = PAST - 1
    for size in (PAST, PAST):
        note(row(s), DREW, 2, 5)
        assert s["past_size"] == size
    assert s["past"][PAST - 1] == DREW + 16 * 2 + 128 * 5
    assert int(calls.check(rows(states), 0)) == 0
