"""Finished matches in the database: which of them a guest sat at, and how they ended."""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.storage import layout
from ludoteca.server.storage.stored import FinishedNote, Result, SitterNote
from ludoteca.server.storage.work import as_json
from ludoteca.server.storage.writer import Writer


class FinishedMatches:
    """What guests have played to the end. Nothing is told of a match that goes on."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def of(self, player: str, most: int, after: str = "") -> list[FinishedNote]:
        """The matches of a guest, newest first and up to a number; after one of them, those that come then."""
        matches, sat = layout.matches, layout.sittings
        query = (
            sa.select(matches)
            .join(sat, sat.c.match == matches.c.id)
            .where(sat.c.player == player, matches.c.ended.is_not(None))
            .order_by(matches.c.ended.desc(), matches.c.id.desc())
            .limit(most)
        )
        if after:
            earlier = layout.matches.alias()
            moment = sa.select(earlier.c.ended).where(earlier.c.id == after).scalar_subquery()
            query = query.where(sa.tuple_(matches.c.ended, matches.c.id) < sa.tuple_(moment, sa.literal(after)))
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(query))
        return [
            FinishedNote(
                id=row.id,
                game=row.game,
                ended=row.ended,
                sitters=msgspec.json.decode(row.sitters, type=list[SitterNote]),
                practice=row.practice,
                result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
            )
            for row in rows
        ]

    async def note(self, match: str, result: Result) -> None:
        """Remember how an earlier match ended."""
        text, matches = as_json(result), layout.matches
        await self._writer.write(sa.update(matches).where(matches.c.id == match).values(result=text))


def players_of(sitters: Sequence[SitterNote]) -> set[str]:
    """The people among those who sit at a match; somebody who hands a device round is one."""
    return {note.player for note in sitters if note.player}
