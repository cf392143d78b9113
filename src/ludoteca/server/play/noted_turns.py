"""Whose turn it is where nobody has moved: at a table that is opened, from before turns were kept, put off or put back.

What moves, deals and chairs do to turns is worked out in `whose_turn` by whoever stores them.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from ludoteca.server.play.background import Background
from ludoteca.server.play.whose_turn import NextTurns, WhoseTurn
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Turn
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.state import TableState


class NotedTurns:
    """Keeps the turns of one table as the database has them."""

    def __init__(
        self, state: TableState, whose_turn: WhoseTurn, publisher: Publisher, background: Background, storage: Storage
    ) -> None:
        self._state = state
        self._whose_turn = whose_turn
        self._publisher = publisher
        self._background = background
        self._storage = storage

    def begun(self) -> NextTurns:
        """Whose turn it is at a table that is being opened, if a match lies on it already."""
        live = self._state.live_match
        turns = NextTurns((), []) if live is None else self._whose_turn.at(live.id, live.match)
        self._whose_turn.take(turns)
        return turns

    async def first(self) -> tuple[Turn, ...]:
        """Whose turn it is, noted for a match from before that was kept."""
        async with self._background.lock:
            live = self._state.live_match
            if live is not None:
                turns = self._whose_turn.first_noted(live)
                await self._storage.note_turns(self._state.id, live.id, turns.work)
                self._whose_turn.take(turns)
        return self._state.turns

    def postponed(self, since: int, before: int, until: int) -> None:
        """Turns that were due in between have more time."""
        turns = self._state.turns
        later = tuple(
            replace(turn, due=until) if turn.due is not None and since <= turn.due < before else turn for turn in turns
        )
        if later != turns:
            self._state.turns = later
            self._publisher.clocks()

    def put_back(self, turns: Iterable[Turn]) -> None:
        """The operator has put this table back: turns are due as they are stored."""
        stored = {(turn.seat, turn.player, turn.sequence): turn for turn in turns}
        self._state.turns = tuple(
            stored.get((turn.seat, turn.player, turn.sequence), turn) for turn in self._state.turns
        )
