"""Notices to people who are not there, as they wait to be sorted out.

A notice is written in the same unit as the move that made it somebody's turn (`turns`), so none is missing after a
crash; it has a key of its own (match, turn, guest, kind), so none is written twice. It does not go out itself: it
becomes calls, one for each device and letter that its guest wishes, and leaves the outbox in the same unit
(`calls.hand_over`). What is sent, and sent again, are the calls.
"""

from typing import Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.storage import layout
from ludoteca.server.storage.holding import is_alive


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


class Outbox:
    """The notices of the house that wait. Those of turns that are over wait no more."""

    def __init__(self, engine: AsyncEngine, run: int | None = None) -> None:
        self._engine = engine
        self._run = run
        """Where other processes have tables too: this one, which knows who looks at those that it holds."""

    async def pending(self, limit: int) -> list[Notice]:
        """Notices that wait to be sorted out, the oldest first, up to a number; their turns go on.

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
