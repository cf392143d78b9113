"""The clocks of one table: whose time passes now, what is stored of it, and what happens when it has run out.

Time passes for people who are to decide. It stands still while a window with a clock of its own is open, while the
match is adjourned or the table frozen or offline, while nobody is here, and for one person alone with bots while that
person is away. It also does while the house stands still, for all tables at once: a disk that takes nothing, a process
that was stopped (`house_clock`). When a seat has none left a bot of middle strength takes that one decision; after two
in a row the person is absent, and the bot plays.
"""

import asyncio
import contextlib
from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from ludoteca.engine.match import Match
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.background import Background
from ludoteca.server.play.whose_turn import WhoseTurn
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.table.audience import Audience
from ludoteca.server.table.live_match import Answers, LiveMatch
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.state import TableState
from ludoteca.server.table.time_control import EPSILON, PATIENCE, TIME_CONTROLS, Clocks, Counted, read, stored
from ludoteca.server.table.window import Windows


class Next(NamedTuple):
    """How the clocks will stand once something has been stored, and what is stored of them with it."""

    clocks: Clocks | None
    opened: tuple[int, int] | None
    text: str
    decides: bool
    """Whether moves are made: a person who had run out of time has a new decision."""


class PlayerClocks:
    """Counts the time of the people at one table. What is not stored does not change it."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        windows: Windows,
        whose_turn: WhoseTurn,
        publisher: Publisher,
        background: Background,
        storage: Storage,
        clock: HouseClock,
    ) -> None:
        self._state = state
        self._audience = audience
        self._windows = windows
        self._whose_turn = whose_turn
        self._publisher = publisher
        self._background = background
        self._storage = storage
        self._clock = clock
        self._alarm: asyncio.Task[None] | None = None
        self._opened: tuple[int, int] | None = None
        self._text = ""

    def start(self, live: LiveMatch, kept: str = "") -> None:
        """The clocks of a match, fresh or as they were kept; what passed until the server stopped is counted."""
        time_control, now = TIME_CONTROLS.get(self._state.terms.pace), self._clock.steady()
        self._state.run_out.clear()
        self._opened = self._opening(live.match)
        clocks = None if time_control is None else Clocks.fresh(time_control, live.match.seats, now)
        self._state.clocks = clocks
        counted = read(kept)
        if counted is None:
            return
        is_same = counted.sequence == live.match.sequence
        if is_same and counted.opened is not None:
            open_for = self._until_the_end(counted, counted.opened)
            live.opened_before = (counted.sequence, open_for)
            self._opened = (counted.sequence, self._clock.house_time() - round(1000 * open_for / self._clock.speed))
        if clocks is None or not counted.seats:
            return
        clocks.seats, clocks.passed, clocks.made = counted.seats, counted.passed, counted.made
        if not is_same:
            clocks.new_turn()
            return
        clocks.run(now - self._until_the_end(counted, counted.at), counted.running)
        clocks.run(now, {})

    @property
    def is_running(self) -> bool:
        """Whether anybody's time passes."""
        return self._state.clocks is not None and bool(self._state.clocks.running)

    def sync(self) -> None:
        """Let the right clocks run, show it where that changes, and set the alarm."""
        live = self._state.live_match
        clocks = self._state.clocks
        if clocks is None or live is None:
            return
        running = self._whose(live.match, live.answers, self._state.run_out)
        changed = running != clocks.running
        clocks.run(self._clock.steady(), running)
        if changed:
            self._publisher.clocks()
            self._text = text = self._noted(clocks, live.match.sequence)
            self._background.begin(f"clocks {live.id} {text}", partial(self._keep, live.id, text))
        self._set_alarm(clocks)

    def decided(self, after: Match, by: int | None = None) -> Next:
        """Moves lead to this position: the next decisions have their own time. `by` has decided in time."""
        return self._at_position(after, by, lambda clocks: clocks.decided(self._sequence))

    def went_back(self, before: Match, by: int) -> Next:
        """A seat takes moves back to this position: the decision has the time that was left when it was made.

        A Refusal where none was: a bot has decided then, and would again.
        """
        then = self._at_position(before, None, lambda clocks: clocks.go_back(before.sequence, by))
        if then.clocks is not None and then.clocks.seats[by].left(away=False) <= EPSILON:
            raise Refusal("server-no-time-left", status=409)
        return then

    def answered(self, live: LiveMatch, answers: Answers, by: int | None = None) -> Next:
        """Seats have answered in an open window: their clocks stand still. `by` has decided in time."""
        if self._state.clocks is None:
            return Next(None, self._opened, "", decides=False)
        clocks = self._counting(by)
        clocks.run(self._clock.steady(), self._whose(live.match, answers, self._state.run_out))
        return Next(clocks, self._opened, self._noted(clocks, live.match.sequence), decides=False)

    def take(self, then: Next) -> None:
        """It has been stored; the time that took was nobody's."""
        self._state.clocks, self._opened, self._text = then.clocks, then.opened, then.text
        if then.decides:
            self._state.run_out.clear()
        if self._state.clocks is not None:
            self._state.clocks.go_on(self._clock.steady())

    def acted(self, seat: int) -> None:
        """The person on a seat is back."""
        if self._state.clocks is not None:
            self._state.clocks.seats[seat].missed = 0

    async def close(self) -> None:
        """Stop counting."""
        if self._alarm is not None:
            self._alarm.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._alarm

    def _whose(self, match: Match, answers: Answers, run_out: Collection[int]) -> dict[int, bool]:
        """The seats whose time passes, and whether their connection is lost."""
        seating = self._state.seating
        persons = seating.persons()
        here = {seat for seat in persons if self._audience.has(seating.chairs[seat].player)}
        if self._state.is_paused or not here or self._windows.at(match).is_timed:
            return {}
        return {
            seat: seat not in here
            for seat in match.pending
            if seat in persons and seat not in answers and seat not in run_out and not seating.chairs[seat].absent
        }

    def _at_position(self, match: Match, by: int | None, change: Callable[[Clocks], None]) -> Next:
        opened = self._opening(match)
        if self._state.clocks is None:
            text = "" if opened is None else stored(self._counted(match.sequence, opened))
            return Next(None, opened, text, decides=True)
        clocks = self._counting(by)
        change(clocks)
        clocks.run(self._clock.steady(), self._whose(match, {}, ()))
        return Next(clocks, opened, self._noted(clocks, match.sequence, opened), decides=True)

    @property
    def _sequence(self) -> int:
        """How many moves the match has."""
        assert self._state.live_match is not None
        return self._state.live_match.match.sequence

    def _counting(self, by: int | None) -> Clocks:
        assert self._state.clocks is not None
        clocks = self._state.clocks.copy()
        clocks.count(self._clock.steady())
        if by is not None:
            clocks.seats[by].missed = 0
        return clocks

    def _opening(self, after: Match) -> tuple[int, int] | None:
        """The window that opens in this position, by its number of moves, and now; None where none closes by itself."""
        return (after.sequence, self._clock.house_time()) if self._windows.at(after).is_timed else None

    def _until_the_end(self, counted: Counted, moment: int) -> float:
        """Seconds from a stored moment until the server stopped; 0 where that cannot be known."""
        life = self._storage.lives.get(counted.run)
        return 0.0 if life is None else max(0, life - moment) / 1000 * self._clock.speed

    def keep(self) -> None:
        """Store how the clocks stand, which another process has left: from now on its life tells nothing of them."""
        live, clocks = self._state.live_match, self._state.clocks
        if live is not None and clocks is not None:
            self._text = text = self._noted(clocks, live.match.sequence)
            self._background.begin(f"clocks {live.id} {text}", partial(self._keep, live.id, text))

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
            0.0 if clocks is None else clocks.passed,
            [] if clocks is None else clocks.made,
        )

    async def _keep(self, match: str, text: str) -> None:
        """Store how the clocks stand, unless something newer has been stored meanwhile."""

        async def write() -> None:
            if self._text == text:
                await self._storage.set_clocks(self._state.id, match, text)

        await self._background.insist(write, wakes=False)

    def _set_alarm(self, clocks: Clocks) -> None:
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        moment = clocks.alarm()
        self._alarm = None if moment is None else asyncio.create_task(self._ring(moment), name="alarm")

    async def _ring(self, moment: float) -> None:
        await self._clock.until(moment)
        self._alarm = None  # from here on a later alarm does not break it off
        self._background.begin(f"time is up {moment}", partial(self._background.insist, self._time_is_up))

    async def _time_is_up(self) -> None:
        clocks = self._state.clocks
        if clocks is None or self._state.is_paused:
            return
        clocks.count(self._clock.steady())
        for seat in clocks.run_out():
            if seat in self._state.run_out:
                continue
            if clocks.seats[seat].missed + 1 >= PATIENCE:
                await self.relieve(seat)
            self._state.run_out.add(seat)
            clocks.seats[seat].missed += 1

    async def relieve(self, seat: int) -> None:
        """A bot plays for a person who has let the time run out, until they are back."""
        change = self._state.seating.relieving(seat, absent=True)
        turns = self._whose_turn.with_chairs(change)
        await self._storage.change_table(self._state.id, change, turns=turns.work)
        self._state.seating.apply(change)
        self._whose_turn.take(turns)
        self._publisher.table()
