"""Where a table gives days for a move: what happens when somebody's time is up, whether anybody looks or not.

A bot of middle strength takes that one decision; after two in a row the person counts as absent and the bot plays on
until they are back, as at tables with live clocks. How many were missed the moves themselves tell: each says who
decided it.
"""

from functools import partial

from ludoteca.engine.decided import LATE
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.background import Background
from ludoteca.server.play.player_clocks import PlayerClocks
from ludoteca.server.storage.turns import DueTurn
from ludoteca.server.table.state import TableState


class DueTurns:
    """Lets bots decide for people whose days are over."""

    def __init__(self, state: TableState, clocks: PlayerClocks, background: Background, clock: HouseClock) -> None:
        self._state = state
        self._clocks = clocks
        self._background = background
        self._clock = clock

    def ring(self, due: DueTurn) -> None:
        """The time for a turn is up, as the database says; what is not so any more is left alone."""
        name = f"due {due.match} {due.sequence} {due.seat}"
        self._background.begin(name, partial(self._background.insist, partial(self._time_is_up, due)))

    async def _time_is_up(self, due: DueTurn) -> None:
        state, live = self._state, self._state.live_match
        turn = next((turn for turn in state.turns if turn.seat == due.seat), None)
        if live is None or live.id != due.match or turn is None or turn.sequence != due.sequence or state.is_paused:
            return
        if turn.due is None or turn.due > self._clock.now() or due.seat in state.run_out:
            return
        if live.last_deciders.get(due.seat, "").endswith(LATE):
            await self._clocks.relieve(due.seat)
        state.run_out.add(due.seat)
