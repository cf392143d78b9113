"""How a move is made: on a turn a choice is a move at once, in a window it waits for the others.

Persist, then publish, then acknowledge: moves are stored, then they change the match, then everybody is shown them, and
only then does `live_socket` tell the person who moved that it is done. A bot's move takes the same way.

Waiting answers are kept beside the match, never in its record, so that nothing that is shown, and nothing that a bot is
given, can depend on them. At the close they become ordinary moves in the order of the seats, stored together, then
shown together.
"""

from functools import partial

from ludoteca.engine.decided import CLOCK, PERSON
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.background import Background
from ludoteca.server.play.player_clocks import PlayerClocks
from ludoteca.server.play.whose_turn import WhoseTurn
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest, Result, StoredAnswer
from ludoteca.server.table.live_match import Answers, LiveMatch
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.state import TableState
from ludoteca.server.table.window import Window, Windows


class Moves:
    """Takes choices in, one at a time, with the table's lock held."""

    def __init__(
        self,
        state: TableState,
        windows: Windows,
        clocks: PlayerClocks,
        whose_turn: WhoseTurn,
        publisher: Publisher,
        background: Background,
        storage: Storage,
        clock: HouseClock,
    ) -> None:
        self._state = state
        self._windows = windows
        self._clocks = clocks
        self._whose_turn = whose_turn
        self._publisher = publisher
        self._background = background
        self._storage = storage
        self._clock = clock
        self._raced = ("", -1)

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
        """A seat has chosen; it is stored, then shown. IllegalMove says what forbids it.

        `at` says for which position, as `LiveMatch.at` does; somebody who has not watched for moves taken back says
        None. `player` is who or which bot has chosen.
        """
        backs, sequence = at
        if sequence != live.match.sequence or backs not in (None, live.at[0]):
            late = self._raced == (live.id, sequence)
            raise Refusal("server-answered-first" if late else "server-stale-move", status=409)
        if self._state.adjourned:
            raise Refusal("server-adjourned", status=409)
        window = self._windows.now(live)
        if not window.holds(seat, steps):
            await self._make(live, {seat: steps}, {seat: player}, by, command, seat)
            if window.kind == "race":
                self._raced = (live.id, sequence)
            return
        live.attempt(seat, steps)
        answers, deciders = {**live.answers, seat: steps}, {**live.deciders, seat: player}
        if window.is_due(answers, self._windows.elapsed(live)):
            await self._make(live, window.closing(answers), deciders, by, command, seat)
            return
        answer = StoredAnswer(sequence, seat, steps, player)
        clocks = self._clocks.answered(live, answers, None if by is None else seat)
        turns = self._whose_turn.at(live.id, live.match, answers)
        await self._storage.set_answer(
            self._state.id,
            live.id,
            answer,
            by=None if by is None else by.id,
            command=command,
            clocks=clocks.text,
            turns=turns.work,
        )
        self._clocks.take(clocks)
        self._whose_turn.take(turns)
        live.answers, live.deciders = answers, deciders
        self._publisher.answer(live, seat, window.is_public)

    async def take_from_bot(
        self, live: LiveMatch, seat: int, at: tuple[int, int], steps: list[int], player: str
    ) -> None:
        """A bot's choice; it is dropped if the match, or the person, has moved on.

        `player` says which bot has chosen it, and for whom.
        """
        if self._state.is_at(live, at) and seat in live.awaited and self._state.bot_level(seat):
            await self.take(live, seat, at, steps, player=player)

    def keep_time(self, live: LiveMatch) -> None:
        """Let the clock close the open window, where it has to be. The first call sees it opening."""
        self._windows.elapsed(live)
        if self._windows.closes_in(live) is not None:
            self._background.begin(f"{live.id} {live.at} window", partial(self._wait_for_close, live))

    async def _wait_for_close(self, live: LiveMatch) -> None:
        """Close the open window when its time has come, unless an answer does before."""
        at, window = live.at, self._windows.now(live)
        opened = self._clock.steady() - self._windows.elapsed(live)
        for moment in (window.earliest, window.latest):
            await self._clock.until(opened + moment)
            await self._background.insist(partial(self._close, live, at, window, moment))

    async def _close(self, live: LiveMatch, at: tuple[int, int], window: Window, elapsed: float) -> None:
        """Close a window that is still open, if at this time after its opening it has to be."""
        if self._state.is_at(live, at) and window.is_due(live.answers, elapsed):
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
        turns = self._whose_turn.at(live.id, after)
        clocks = self._clocks.decided(after, None if by is None else seat)
        await self._storage.add_moves(
            self._state.id,
            live.id,
            moves,
            result=None if (outcome := after.outcome) is None else Result(outcome, self._state.seating.persons()),
            closes=bool(live.answers),
            by=None if by is None else by.id,
            command=command,
            clocks=clocks.text,
            turns=turns.work,
        )
        self._clocks.take(clocks)
        self._whose_turn.take(turns)
        first = live.match.sequence + 1
        live.match = after
        live.last_deciders |= {move.seat: move.player for move in moves}
        live.answers, live.deciders = {}, {}
        self._publisher.moves(live, first)
