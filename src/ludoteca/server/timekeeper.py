"""The clocks of one table: whose time passes now, what is stored of it, and what happens when it has run out.

Time passes for people who are to decide. It stands still while a Nope window is open, while the match is adjourned,
while nobody is here, and for one person alone with bots while that person is away. When a seat has none left a bot of
middle strength takes that one decision; after two in a row the person is absent and the bot plays on.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from ludoteca.engine.match import Match
from ludoteca.server import protocol
from ludoteca.server.clock import Clock
from ludoteca.server.played import Played
from ludoteca.server.storage import Storage
from ludoteca.server.tempo import PATIENCE, TEMPOS, Clocks, Counted, read, stored
from ludoteca.server.window import Answers, Window

if TYPE_CHECKING:
    from ludoteca.server.table import LiveTable


class Timekeeper:
    """Counts the time of the people at one table."""

    def __init__(self, table: "LiveTable", storage: Storage, clock: Clock) -> None:
        self.clocks: Clocks | None = None
        self.run_out: set[int] = set()
        """Seats whose present decision a bot takes because their time has run out."""
        self._table = table
        self._storage = storage
        self._clock = clock
        self._alarm: asyncio.Task[None] | None = None

    def start(self, played: Played, kept: str = "") -> None:
        """The clocks of a match, fresh or as they were kept; what passed until the server stopped is counted."""
        tempo, now = TEMPOS.get(self._table.terms.pace), self._clock.steady()
        self.run_out.clear()
        self.clocks = None if tempo is None else Clocks.fresh(tempo, played.match.seats, now)
        counted = read(kept)
        if self.clocks is None or counted is None:
            return
        self.clocks.seats = counted.seats
        if counted.sequence != played.match.sequence:
            self.clocks.new_turn()
            return
        seconds = max(0, self._storage.last_life - counted.at) / 1000 * self._clock.speed
        self.clocks.run(now - seconds, counted.running)
        self.clocks.run(now, {})

    @property
    def is_running(self) -> bool:
        """Whether anybody's time passes."""
        return self.clocks is not None and bool(self.clocks.running)

    def sync(self) -> None:
        """Let the right clocks run, show it where that changes, and set the alarm."""
        played = self._table.played
        if self.clocks is None or played is None:
            return
        running = self._whose(played.match, played.answers)
        changed = running != self.clocks.running
        self.clocks.run(self._clock.steady(), running)
        if changed:
            self._table.shows.clocks()
            text = self._noted(played.match.sequence)
            self._table.beside(f"clocks {played.id} {text}", lambda: self._storage.set_clocks(played.id, text))
        self._set_alarm()

    def decided(self, after: Match) -> str:
        """Moves lead to this position: the next decisions have their own time. What is to be stored with them."""
        if self.clocks is None:
            return ""
        self.clocks.count(self._clock.steady())
        self.clocks.new_turn()
        self.run_out.clear()
        self.clocks.run(self._clock.steady(), self._whose(after, {}))
        return self._noted(after.sequence)

    def answered(self, played: Played, answers: Answers) -> str:
        """Seats have answered in an open window: their clocks stand still. What is to be stored with it."""
        if self.clocks is None:
            return ""
        self.clocks.run(self._clock.steady(), self._whose(played.match, answers))
        return self._noted(played.match.sequence)

    def acted(self, seat: int) -> None:
        """The person on a seat has decided in time."""
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

    def _whose(self, match: Match, answers: Answers) -> dict[int, bool]:
        """The seats whose time passes, and whether their connection is lost."""
        table = self._table
        persons = table.seating.persons()
        here = {seat for seat in persons if table.audience.has(table.seating.chairs[seat].player)}
        if table.is_paused or not here or Window(match, persons, local=table.terms.local).is_timed:
            return {}
        return {
            seat: seat not in here
            for seat in match.pending
            if seat in persons
            and seat not in answers
            and seat not in self.run_out
            and not table.seating.chairs[seat].absent
        }

    def _noted(self, sequence: int) -> str:
        assert self.clocks is not None
        return stored(Counted(self._clock.now(), sequence, self.clocks.seats, self.clocks.running))

    def _set_alarm(self) -> None:
        assert self.clocks is not None
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        moment = self.clocks.alarm()
        self._alarm = None if moment is None else asyncio.create_task(self._ring(moment), name="alarm")

    async def _ring(self, moment: float) -> None:
        await self._clock.until(moment)
        async with self._table.lock:
            self._alarm = None  # from here on nobody may break it off
            try:
                await self._time_is_up()
            except Exception:
                self._table.freeze()
        self._table.wake()

    async def _time_is_up(self) -> None:
        assert self.clocks is not None
        self.clocks.count(self._clock.steady())
        for seat in self.clocks.run_out():
            self.run_out.add(seat)
            self.clocks.seats[seat].missed += 1
            if self.clocks.seats[seat].missed >= PATIENCE:
                await self._table.relieve(seat)
