"""What a guest has played: date, who sat there, and how it ended.

How a match ended is stored with its last move. Of matches from before that was so it is reckoned once, from their
moves, when somebody first looks at them.
"""

import asyncio
import contextlib
import logging

from ludoteca.engine.errors import LudotecaError
from ludoteca.server.archive.replays import seats_of, sitters_for
from ludoteca.server.limits import FINISHED
from ludoteca.server.protocol import Finished
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import FinishedNote, Guest, Result, StoredMatch
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.table.live_match import LiveMatch, ReplayDiffersError

log = logging.getLogger(__name__)


class Results:
    """Finished matches for those who sat at them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._unknown: dict[str, None] = {}
        """Matches whose end has to be reckoned, in the order in which they were asked for."""
        self._tried: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def of(self, guest: Guest | None, after: str = "") -> list[Finished]:
        """The matches of a guest, newest first; `after` one of them, those that come then."""
        if guest is None:
            return []
        notes = await self._storage.finished.of(guest.id, FINISHED, after)
        unknown = [note.id for note in notes if note.result is None and note.id not in self._tried]
        if unknown:
            self._unknown.update(dict.fromkeys(unknown))
            if self._task is None:
                self._task = asyncio.create_task(self._reckon_all(), name="results")
        return [shown(note, guest.id) for note in notes]

    async def stop(self) -> None:
        """Reckon no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _reckon_all(self) -> None:
        try:
            while self._unknown:
                match = next(iter(self._unknown))
                with contextlib.suppress(NotStoredError):
                    await self._reckon(match)
                    self._tried.add(match)
                del self._unknown[match]
        finally:
            self._task = None

    async def _reckon(self, match: str) -> None:
        stored = await self._storage.reader.match(match)
        if stored is None or (result := await asyncio.to_thread(_result, stored)) is None:
            log.warning("how match %s ended is not known under the rules of today", match)
            return
        await self._storage.finished.note(match, result)


def _result(stored: StoredMatch) -> Result | None:
    try:
        outcome = LiveMatch.rebuild(stored).match.outcome
    except (ReplayDiffersError, LudotecaError):
        return None
    return None if outcome is None else Result(outcome)


def shown(note: FinishedNote, player: str) -> Finished:
    mine, result = seats_of(player, note.sitters), note.result
    stayed = mine if result is None or result.stayed is None else result.stayed
    return Finished(
        id=note.id,
        game=note.game,
        ended=note.ended,
        sitters=sitters_for(player, note.sitters),
        outcome=None if result is None else result.outcome,
        left=not set(mine) & set(stayed),
        practice=note.practice,
    )
