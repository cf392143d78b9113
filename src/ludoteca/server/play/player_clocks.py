"""The clocks of one table: whose time passes now, what is stored of it, and what happens when it has run out.

Time passes for people who are to decide. It stands still while a Nope window is open, while the match is adjourned,
while nobody is here, and for one person alone with bots while that person is away. When a seat has none left a bot of
middle strength takes that one decision; after two in a row the person is absent and the bot plays on.
"""

import asyncio
import contextlib
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ludoteca.engine.match import Match
from ludoteca.server import protocol
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import Storage
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.time_control import PATIENCE, TIME_CONTROLS, Clocks, Counted, read, stored
from ludoteca.server.table.window import Answers, Window

if TYPE_CHECKING:
    from ludoteca.server.play.live_table import LiveTable


class Next(NamedTuple):
    """How the clocks will stand once something has been stored, and what is stored of them with it."""

    clocks: Clocks | None
    opened: tuple[int, int] | None
    text: str
    decides: bool
    """Whether moves are made: whoever had run out of time has a new decision."""


class PlayerClocks:
    """Counts the time of the people at one table. What is not stored does not change it."""

    def __init__(self, table: "LiveTable", storage: Storage, clock: HouseClock) -> None:
        self.clocks: Clocks | None = None
        self.run_out: set[int] = set()
        """Seats whose present decision a bot takes because their time has run out."""
        self._table = table
        self._storage = storage
        self._clock = clock
        self._alarm: asyncio.Task[None] | None = None
        self._opened: tuple[int, int] | None = None
        self._text = ""

    def start(self, live: LiveMatch, kept: str = "") -> None:
        """The clocks of a match, fresh or as they were kept; what passed until the server stopped is counted."""
        time_control, now = TIME_CONTROLS.get(self._table.terms.pace), self._clock.steady()
        self.run_out.clear()
        self._opened = self._opening(live.match)
        self.clocks = None if time_control is None else Clocks.fresh(time_control, live.match.seats, now)
        counted = read(kept)
        if counted is None:
            return
        is_same = counted.sequence == live.match.sequence
        if is_same and counted.opened is not None:
            open_for = self._until_the_end(counted, counted.opened)
            live.opened_before = (counted.sequence, open_for)
            self._opened = (counted.sequence, self._clock.house_time() - round(1000 * open_for / self._clock.speed))
        if self.clocks is None or not counted.seats:
            return
        self.clocks.seats = counted.seats
        if not is_same:
            self.clocks.new_turn()
            return
        self.clocks.run(now - self._until_the_end(counted, counted.at), counted.running)
        self.clocks.run(now, {})

    @property
    def is_running(self) -> bool:
        """Whether anybody's time passes."""
        return self.clocks is not None and bool(self.clocks.running)

    def sync(self) -> None:
        """Let the right clocks run, show it where that changes, and set the alarm."""
        live = self._table.live_match
        if self.clocks is None or live is None:
            return
        running = self._whose(live.match, live.answers, self.run_out)
        changed = running != self.clocks.running
        self.clocks.run(self._clock.steady(), running)
        if changed:
            self._table.publisher.clocks()
            self._text = text = self._noted(self.clocks, live.match.sequence)
            self._table.beside(f"clocks {live.id} {text}", partial(self._keep, live.id, text))
        self._set_alarm()

    def decided(self, after: Match, by: int | None = None) -> Next:
        """Moves lead to this position: the next decisions have their own time. `by` has decided in time."""
        opened = self._opening(after)
        if self.clocks is None:
            text = "" if opened is None else stored(self._counted(after.sequence, opened))
            return Next(None, opened, text, decides=True)
        clocks = self._counting(by)
        clocks.new_turn()
        clocks.run(self._clock.steady(), self._whose(after, {}, ()))
        return Next(clocks, opened, self._noted(clocks, after.sequence, opened), decides=True)

    def answered(self, live: LiveMatch, answers: Answers, by: int | None = None) -> Next:
        """Seats have answered in an open window: their clocks stand still. `by` has decided in time."""
        if self.clocks is None:
            return Next(None, self._opened, "", decides=False)
        clocks = self._counting(by)
        clocks.run(self._clock.steady(), self._whose(live.match, answers, self.run_out))
        return Next(clocks, self._opened, self._noted(clocks, live.match.sequence), decides=False)

    def take(self, then: Next) -> None:
        """It has been stored; the time that took was nobody's."""
        self.clocks, self._opened, self._text = then.clocks, then.opened, then.text
        if then.decides:
            self.run_out.clear()
        if self.clocks is not None:
            self.clocks.go_on(self._clock.steady())

    def acted(self, seat: int) -> None:
        """The person on a seat is back."""
        if self.clocks is not None:
            self.clocks.seats[seat].missed = 0

    def seen(self) -> protocol.Clocks | None:
        """Everybody's time, None at a table without clocks."""
        if self.clocks is None:
            return None
        self.clocks.count(self._clock.steady())
        return protocol.Clocks(
            [
                protocol.SeatTime(
                    turn=round(1000 * each.turn),
                    bank=round(1000 * each.bank),
                    runs=seat in self.clocks.running,
                    grace=round(1000 * each.grace) if self.clocks.running.get(seat) else 0,
                )
                for seat, each in enumerate(self.clocks.seats)
            ]
        )

    async def close(self) -> None:
        """Stop counting."""
        if self._alarm is not None:
            self._alarm.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._alarm

    def _whose(self, match: Match, answers: Answers, run_out: Collection[int]) -> dict[int, bool]:
        """The seats whose time passes, and whether their connection is lost."""
        table = self._table
        persons = table.seating.persons()
        here = {seat for seat in persons if table.audience.has(table.seating.chairs[seat].player)}
        if table.is_paused or not here or Window(match, persons, local=table.terms.local).is_timed:
            return {}
        return {
            seat: seat not in here
            for seat in match.pending
            if seat in persons and seat not in answers and seat not in run_out and not table.seating.chairs[seat].absent
        }

    def _counting(self, by: int | None) -> Clocks:
        assert self.clocks is not None
        clocks = self.clocks.copy()
        clocks.count(self._clock.steady())
        if by is not None:
            clocks.seats[by].missed = 0
        return clocks

    def _opening(self, after: Match) -> tuple[int, int] | None:
        """The window that opens in this position, by its number of moves, and now; None where none closes by itself."""
        timed = Window(after, self._table.seating.persons(), local=self._table.terms.local).is_timed
        return (after.sequence, self._clock.house_time()) if timed else None

    def _until_the_end(self, counted: Counted, moment: int) -> float:
        """Seconds from a stored moment until the server stopped; 0 where that cannot be known."""
        if counted.run != self._storage.last_run:
            return 0.0
        return max(0, self._storage.last_life - moment) / 1000 * self._clock.speed

    def _noted(self, clocks: Clocks, sequence: int, opened: tuple[int, int] | None = None) -> str:
        return stored(self._counted(sequence, opened or self._opened, clocks))

    def _counted(self, sequence: int, opened: tuple[int, int] | None, clocks: Clocks | None = None) -> Counted:
        return Counted(
            self._clock.house_time(),
            sequence,
            [] if clocks is None else clocks.seats,
            {} if clocks is None else clocks.running,
            self._storage.run,
            opened[1] if opened is not None and opened[0] == sequence else None,
        )

    async def _keep(self, match: str, text: str) -> None:
        """Store how the clocks stand, unless something newer has been stored meanwhile."""

        async def write() -> None:
            if self._text == text:
                await self._storage.set_clocks(match, text)

        await self._table.insist(write)

    def _set_alarm(self) -> None:
        assert self.clocks is not None
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        moment = self.clocks.alarm()
        self._alarm = None if moment is None else asyncio.create_task(self._ring(moment), name="alarm")

    async def _ring(self, moment: float) -> None:
        await self._clock.until(moment)
        self._alarm = None  # from here on a later alarm does not break it off
        self._table.beside(f"time is up {moment}", self._bring_to_an_end)

    async def _bring_to_an_end(self) -> None:
        await self._table.insist(self._time_is_up)
        self._table.wake()

    async def _time_is_up(self) -> None:
        if self.clocks is None or self._table.is_paused:
            return
        self.clocks.count(self._clock.steady())
        for seat in self.clocks.run_out():
            if seat in self.run_out:
                continue
            if self.clocks.seats[seat].missed + 1 >= PATIENCE:
                await self._table.relieve(seat)
            self.run_out.add(seat)
            self.clocks.seats[seat].missed += 1
