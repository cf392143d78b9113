"""What the seats of one table choose: on a turn a choice is a move at once, in a window it waits for the others.

Waiting answers are kept beside the match, never in its record, so that nothing that is shown, and nothing that a bot is
given, can depend on them. At the close they become ordinary moves in the order of the seats, stored together, then
shown together.
"""

from functools import partial
from typing import TYPE_CHECKING

from ludoteca.engine.decided import CLOCK, PERSON
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest, Result, StoredAnswer
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.window import Answers, Window

if TYPE_CHECKING:
    from ludoteca.server.play.live_table import LiveTable


class Moves:
    """Takes choices in, one at a time, with the table's lock held."""

    def __init__(self, table: "LiveTable", storage: Storage, clock: HouseClock) -> None:
        self._table = table
        self._storage = storage
        self._clock = clock
        self._opened = ("", 0, 0.0)
        self._raced = ("", -1)

    def window(self, live: LiveMatch) -> Window:
        """How the seats decide now."""
        return Window(live.match, self._table.seating.persons(), local=self._table.terms.local)

    async def take(
        self,
        live: LiveMatch,
        seat: int,
        at: tuple[int | None, int],
        steps: list[int],
        by: Guest | None = None,
        command: str = "",
        player: str = PERSON,
    ) -> None:
        """A seat has chosen, seeing so many moves. It is stored, then shown; IllegalMove says what forbids it.

        `at` says for which position, as `Played.at` does; somebody who has not watched for moves taken back says None.
        `player` is who or which bot has chosen.
        """
        backs, sequence = at
        if sequence != live.match.sequence or backs not in (None, live.at[0]):
            late = self._raced == (live.id, sequence)
            raise Refusal("server-answered-first" if late else "server-stale-move", status=409)
        if self._table.adjourned:
            raise Refusal("server-adjourned", status=409)
        window = self.window(live)
        if not window.holds(seat, steps):
            await self._make(live, {seat: steps}, {seat: player}, by, command, seat)
            if window.kind == "race":
                self._raced = (live.id, sequence)
            return
        live.attempt(seat, steps)
        answers, deciders = {**live.answers, seat: steps}, {**live.deciders, seat: player}
        if window.is_due(answers, self._elapsed(live)):
            await self._make(live, window.closing(answers), deciders, by, command, seat)
            return
        answer = StoredAnswer(sequence, seat, steps, player)
        clocks = self._table.clocks.answered(live, answers, None if by is None else seat)
        await self._storage.set_answer(
            self._table.id,
            live.id,
            answer,
            by=None if by is None else by.id,
            command=command,
            clocks=clocks.text,
        )
        self._table.clocks.take(clocks)
        live.answers, live.deciders = answers, deciders
        self._table.publisher.answer(live, seat, window.is_public)

    def is_timed(self, live: LiveMatch) -> bool:
        """Whether the open window has to be closed by the clock. The first who asks sees it opening."""
        self._elapsed(live)
        return self.window(live).latest < float("inf")

    def closes_in(self, live: LiveMatch) -> int | None:
        """Milliseconds until the clock closes the open window at the latest; None where it does not."""
        latest = self.window(live).latest
        return None if latest == float("inf") else max(0, round(1000 * (latest - self._elapsed(live))))

    async def keep_time(self, live: LiveMatch) -> None:
        """Close the open window when its time has come, unless an answer does before."""
        at, window = live.at, self.window(live)
        opened = self._clock.steady() - self._elapsed(live)
        for moment in (window.earliest, window.latest):
            await self._clock.until(opened + moment)
            await self._table.insist(partial(self._close, live, at, window, moment))
            self._table.wake()

    async def _close(self, live: LiveMatch, at: tuple[int, int], window: Window, elapsed: float) -> None:
        """Close a window that is still open, if so many seconds after its opening it has to be."""
        if self._table.is_at(live, at) and window.is_due(live.answers, elapsed):
            await self._make(live, window.closing(live.answers), live.deciders, None, "")

    async def _make(
        self,
        live: LiveMatch,
        chosen: Answers,
        deciders: dict[int, str],
        by: Guest | None,
        command: str,
        seat: int | None = None,
    ) -> None:
        """Make the moves of these seats, in their order; `seat` is the one that a person decided for.

        For a seat of which `deciders` says nothing the clock has decided: it lets things pass.
        """
        after, moves = live.attempt_all(chosen, dict.fromkeys(chosen, CLOCK) | deciders)
        clocks = self._table.clocks.decided(after, None if by is None else seat)
        await self._storage.add_moves(
            self._table.id,
            live.id,
            moves,
            result=None if (outcome := after.outcome) is None else Result(outcome, self._table.seating.persons()),
            closes=bool(live.answers),
            by=None if by is None else by.id,
            command=command,
            clocks=clocks.text,
        )
        self._table.clocks.take(clocks)
        first = live.match.sequence + 1
        live.match = after
        live.answers, live.deciders = {}, {}
        self._table.publisher.moves(live, first)

    def _elapsed(self, live: LiveMatch) -> float:
        """Seconds since the open window was first looked at."""
        match, sequence, since = self._opened
        if (match, sequence) != (live.id, live.match.sequence):
            before, seconds = live.opened_before
            since = self._clock.steady() - (seconds if before == live.match.sequence else 0.0)
            self._opened = (live.id, live.match.sequence, since)
        return self._clock.steady() - since
