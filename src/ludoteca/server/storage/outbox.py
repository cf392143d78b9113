"""Notices to people who are not there: what waits to be sent, and what has been.

A notice is written in the same unit as the move that made it somebody's turn, so none is missing after a crash; it has
a key of its own (match, turn, guest, kind), so none is written twice. Whoever sends them asks for those that wait,
sends, and marks them. One that was sent and not marked before a crash is asked for again under the same `id`: mail and
push services tell by it that it is the same one.
"""

from collections.abc import Collection
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import layout
from ludoteca.server.storage.holding import is_alive
from ludoteca.server.storage.writer import Writer


class Notice(Struct, frozen=True):
    """Something that a guest would like to know: it is their turn, or their time for it is nearly up."""

    match: str
    sequence: int
    """After how many moves of the match the turn began."""
    player: str
    kind: Literal["turn", "due"]
    table: str
    game: str
    made: int
    """When, in milliseconds since 1970."""
    due: int
    """Until when they have time."""

    @property
    def id(self) -> str:
        """The same for the same notice, whenever it is asked for."""
        return f"{self.match}-{self.sequence}-{self.player}-{self.kind}"


class Outbox:
    """The notices of the house. Those of turns that are over are not sent any more."""

    def __init__(self, engine: AsyncEngine, writer: Writer, clock: HouseClock, run: int | None = None) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock
        self._run = run
        """Where other processes have tables too: this one, which knows who looks at those that it holds."""

    async def pending(self, limit: int) -> list[Notice]:
        """Notices that wait to be sent, the oldest first, up to a number; their turns go on.

        Those of tables that another living process holds are left to it.
        """
        notices, turns, tables = layout.notices.c, layout.turns.c, layout.tables.c
        is_same = (turns.match == notices.match) & (turns.player == notices.player)
        query = (
            sa.select(
                notices.match,
                notices.sequence,
                notices.player,
                notices.kind,
                tables.id.label("table"),
                tables.game,
                notices.made,
                turns.due,
            )
            .select_from(layout.notices)
            .join(layout.turns, is_same & (turns.sequence == notices.sequence))
            .join(layout.tables, tables.id == turns.table)
            .where(notices.sent.is_(None), turns.due.is_not(None))
            .order_by(notices.made, notices.match, notices.player)
            .limit(limit)
        )
        if self._run is not None:
            query = query.where((tables.holder == self._run) | ~is_alive(tables.holder))
        async with self._engine.connect() as connection:
            return [Notice(*found) for found in await connection.execute(query)]

    async def mark_sent(self, sent: Collection[Notice]) -> None:
        """These have been sent, or are not wanted: they are not asked for again."""
        if not sent:
            return
        found = layout.notices.c
        keys = [(each.match, each.sequence, each.player, each.kind) for each in sent]
        chosen = sa.tuple_(found.match, found.sequence, found.player, found.kind).in_(keys)
        await self._writer.write(sa.update(layout.notices).where(chosen).values(sent=self._clock.now()))
