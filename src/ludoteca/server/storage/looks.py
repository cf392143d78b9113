"""What somebody has seen of the matches they play: until when, and what has happened there since."""

from collections.abc import Collection

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import layout
from ludoteca.server.storage.work import Unit, placed, row
from ludoteca.server.storage.writer import Writer


class Missed(Struct):
    """What has happened at a match since somebody last looked."""

    at: int | None = None
    """When that was, in milliseconds since 1970; None: never, as far as is known."""
    moves: int = 0
    """How many moves were made since."""
    told: list[str] = []
    """The events of the last of them, as they are stored."""


class Looks:
    """Until which move each guest has seen each match. Kept when the last page of theirs looks away."""

    def __init__(self, engine: AsyncEngine, writer: Writer, clock: HouseClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    def note(self, player: str, match: str, sequence: int) -> None:
        """Somebody has seen a match up to a number of moves. At worst something is read twice."""
        seen = {"sequence": sequence, "at": self._clock.now()}
        self._writer.post(Unit([placed(row(layout.looks, player=player, match=match, **seen), seen)]))

    async def missed(self, player: str, matches: Collection[str], most: int) -> dict[str, Missed]:
        """What has happened at some matches since a guest last looked: of each the last few moves."""
        looks, moves = layout.looks, layout.moves
        mine = (looks.c.match == moves.c.match) & (looks.c.player == player)
        place = sa.func.row_number().over(partition_by=moves.c.match, order_by=moves.c.sequence.desc())
        after = sa.func.coalesce(looks.c.sequence, 0)
        newest = (
            sa.select(moves.c.match, moves.c.sequence, moves.c.told, place.label("place"), after.label("seen"))
            .select_from(moves.outerjoin(looks, mine))
            .where(moves.c.match.in_(matches), moves.c.sequence > after)
            .subquery()
        )
        few = sa.select(newest).where(newest.c.place <= most).order_by(newest.c.match, newest.c.sequence)
        seen = sa.select(looks.c.match, looks.c.at).where(looks.c.player == player, looks.c.match.in_(matches))
        async with self._engine.connect() as connection:
            found = {match: Missed(at) for match, at in await connection.execute(seen)}
            for row in await connection.execute(few):
                missed = found.setdefault(row.match, Missed())
                missed.moves = row.sequence - row.seen
                missed.told = [*missed.told, row.told]
        return found
