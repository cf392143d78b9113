"""Arithmetic of the clocks: turn time, then bank; grace for a lost connection; what is stored comes back."""

import pytest

from ludoteca.server.table.time_control import GRACE, Clocks, Counted, SeatClock, TimeControl, read, stored

CONTROL = TimeControl(turn=10.0, bank=60.0)


def test_the_turn_time_goes_first_then_the_bank() -> None:
    clock = SeatClock(10.0, 60.0)
    clock.count(4.0, away=False)
    assert (clock.turn, clock.bank) == (6.0, 60.0)
    clock.count(16.0, away=False)
    assert (clock.turn, clock.bank) == (0.0, 50.0)
    clock.count(1000.0, away=False)
    assert (clock.turn, clock.bank, clock.grace) == (0.0, 0.0, GRACE)


def test_a_lost_connection_is_spared_twenty_seconds_a_game() -> None:
    clock = SeatClock(10.0, 60.0)
    clock.count(15.0, away=True)
    assert (clock.turn, clock.grace) == (10.0, 5.0)
    clock.count(1.0, away=False)
    clock.count(8.0, away=True)
    assert (clock.turn, clock.grace) == (6.0, 0.0)
    assert clock.left(away=True) == 66.0


def test_only_those_who_are_to_decide_lose_time() -> None:
    clocks = Clocks.fresh(CONTROL, 3, at=100.0)
    clocks.run(100.0, {1: False})
    clocks.run(107.0, {0: False, 2: True})
    clocks.count(110.0)
    assert [round(clock.turn, 6) for clock in clocks.seats] == [7.0, 3.0, 10.0]
    assert clocks.seats[2].grace == GRACE - 3
    clocks.new_turn()
    assert [clock.turn for clock in clocks.seats] == [10.0] * 3
    assert [clock.bank for clock in clocks.seats] == [60.0] * 3


def test_the_alarm_rings_for_whoever_runs_out_first() -> None:
    clocks = Clocks.fresh(CONTROL, 2, at=0.0)
    assert clocks.alarm() is None
    clocks.run(0.0, {0: True, 1: False})
    assert clocks.alarm() == 70.0
    clocks.count(70.0)
    assert clocks.run_out() == [1]
    clocks.run(70.0, {0: True})
    assert clocks.alarm() == pytest.approx(90.0)
    clocks.run(75.0, {0: False})
    assert clocks.alarm() == pytest.approx(90.0)


def test_what_is_stored_comes_back() -> None:
    counted = Counted(1234, 7, [SeatClock(3.5, 60.0, 11.0, 1), SeatClock(10.0, 0.0)], {0: True})
    assert read(stored(counted)) == counted
    assert read("") is None
