"""Whose turn it is at the matches that go on, in the database: for lists, due moments and notices without the rules.

What is written here is part of the unit of the move that led to it: it is on the disk with the move or not at all.
"""

from collections.abc import Callable, Collection

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.storage import layout
from ludoteca.server.storage.stored import Turn
from ludoteca.server.storage.work import Posted, Prepared, Work, as_json, placed, row
from ludoteca.server.storage.writer import Writer

OPEN = layout.turns.c.table.not_in(sa.select(layout.offline.c.table))
"""The turns at tables that the operator has not taken offline: there nothing falls due."""
NO_TURNS = sa.delete(layout.turns).where(layout.turns.c.match == sa.bindparam("of_match"))
NEXT_TURN = (
    sa.update(layout.turns)
    .where(layout.turns.c.match == sa.bindparam("of_match"))
    .values({name: sa.bindparam(f"now_{name}") for name in ("seat", "player", "sequence", "since")})
)
"""Where one turn follows on another and neither is ever due: three of six indices stay as they are."""


class DueTurn(Struct, frozen=True):
    """A turn whose time is up."""

    table: str
    match: str
    seat: int
    sequence: int


def turns_change(
    table: str, match: str, before: Collection[Turn], after: Collection[Turn], now: int, *, told: bool
) -> list[Work]:
    """From now on it is the turn of these instead of those. `told`: turns that begin and are due are noticed."""
    if (follows := _follows(match, before, after)) is not None:
        return [follows]
    if set(before) == set(after):
        return []
    turns, notices = layout.turns, layout.notices
    work: list[Work] = [Prepared(NO_TURNS, {"of_match": match})] if before else []
    work += [
        row(
            turns,
            match=match,
            seat=turn.seat,
            table=table,
            player=turn.player,
            sequence=turn.sequence,
            since=turn.since,
            due=turn.due,
            remind=turn.remind,
        )
        for turn in after
    ]
    if over := {turn.player for turn in before if turn.due is not None} - {turn.player for turn in after}:
        moot = (notices.c.match == match) & notices.c.player.in_(over) & notices.c.sent.is_(None)
        work.append(sa.update(notices).where(moot).values(sent=0))
    if told:
        began = [turn for turn in after if turn.due is not None and turn not in before]
        work += [_notice(match, turn.sequence, turn.player, "turn", now) for turn in began]
    return work


def _follows(match: str, before: Collection[Turn], after: Collection[Turn]) -> Prepared | None:
    """How one turn is noted after another where nobody has days for it; None where it is otherwise."""
    if not len(before) == len(after) == 1:
        return None
    (old,), (new,) = before, after
    if old.due is not None or new.due is not None or old == new:
        return None
    now = {"now_seat": new.seat, "now_player": new.player, "now_sequence": new.sequence, "now_since": new.since}
    return Prepared(NEXT_TURN, {"of_match": match, **now})


def turns_noted(match: str) -> sa.Executable:
    """Whose turn it is has been noted for a match from before that was kept."""
    return sa.update(layout.matches).where(layout.matches.c.id == match).values(turns_noted=True)


class Turns:
    """The turns that stand, and the moments at which something has to happen about them."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def count_of(self, player: str) -> int:
        """At how many tables it is this guest's turn."""
        turns = layout.turns.c
        query = sa.select(sa.func.count(sa.distinct(turns.table))).where(turns.player == player)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def at(self, table: str) -> list[Turn]:
        """The turns at a table."""
        turns = layout.turns.c
        query = sa.select(turns.seat, turns.player, turns.sequence, turns.since, turns.due, turns.remind)
        async with self._engine.connect() as connection:
            return [Turn(*each) for each in await connection.execute(query.where(turns.table == table))]

    async def next_moment(self, after: int = -1) -> int | None:
        """When something is next to happen about a turn, later than a moment."""
        turns = layout.turns.c
        async with self._engine.connect() as connection:
            moments: list[int] = []
            for each in (turns.due, turns.remind):
                first = sa.select(each).where(each > after, OPEN).order_by(each).limit(1)
                moments += (await connection.execute(first)).scalars()
        return min(moments, default=None)

    async def due(self, now: int) -> list[DueTurn]:
        """The turns whose time is up at a moment, the longest first."""
        turns = layout.turns.c
        query = sa.select(turns.table, turns.match, turns.seat, turns.sequence)
        async with self._engine.connect() as connection:
            found = await connection.execute(query.where(turns.due <= now, OPEN).order_by(turns.due))
        return [DueTurn(*each) for each in found]

    async def remind(self, now: int) -> None:
        """Notice everybody who has little time left at a moment and was not told yet; where time is up, nobody."""
        turns = layout.turns
        soon = (turns.c.remind <= now) & OPEN

        def note(connection: sa.Connection) -> None:
            found = connection.execute(sa.select(turns).where(soon, turns.c.due > now)).all()
            for each in found:
                _notice(each.match, each.sequence, each.player, "due", now)(connection)
            connection.execute(sa.update(turns).where(soon).values(remind=None))

        async with self._engine.connect() as connection:
            waits = (await connection.execute(sa.select(sa.exists().where(soon)))).scalar()
        if waits:
            await self._writer.write(note)

    async def postpone(self, since: int, before: int, until: int) -> None:
        """Turns that are due from one moment on and before another are due at a later one."""
        due = layout.turns.c.due
        said = Posted("postponed", as_json((since, before, until)))
        await self._writer.write(sa.update(layout.turns).where(due >= since, due < before).values(due=until), said)

    async def forget(self, match: str) -> None:
        """It is nobody's turn any more at a match that the rules of today do not lead through."""
        await self._writer.write(sa.delete(layout.turns).where(layout.turns.c.match == match))

    async def stalled(self, paces: Collection[str]) -> list[str]:
        """Tables of such paces where people play and none of them is to decide: somebody has to ask the bots."""
        tables, matches, turns, seats = layout.tables, layout.matches, layout.turns, layout.seats
        plays = (seats.c.table == tables.c.id) & (seats.c.kind == "person") & ~seats.c.absent
        query = (
            sa.select(tables.c.id)
            .join(matches, matches.c.id == tables.c.match)
            .where(tables.c.pace.in_(paces), matches.c.ended.is_(None))
            .where(~sa.exists().where(turns.c.match == matches.c.id), sa.exists().where(plays))
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _notice(match: str, sequence: int, player: str, kind: str, now: int) -> Callable[[sa.Connection], None]:
    """A notice to be sent, once: also where the turn ended before it was sent, and something was then taken back."""
    notices = layout.notices
    new = row(notices, match=match, sequence=sequence, player=player, kind=kind, made=now, sent=None)
    return placed(new, {"made": now, "sent": None}, notices.c.sent == 0)
