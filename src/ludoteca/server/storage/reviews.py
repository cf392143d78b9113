"""What the house found out about matches for those who sat at them: luck, decisions, mistakes. Theirs alone."""

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.engine.saying import Says
from ludoteca.server.storage import layout
from ludoteca.server.storage.work import as_json, row
from ludoteca.server.storage.writer import Writer


class Mistake(Struct, frozen=True):
    """A decision that gave chance away for sure: after how many moves, how much, and what spoke for the better move."""

    move: int
    cost: float
    says: Says


class Review(Struct, frozen=True):
    """One match as one person played it, in shares of a victory."""

    luck: float
    decisions: float
    mistakes: list[Mistake] = []


class ReviewBook:
    """Reviews by person and match."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def of(self, player: str) -> dict[str, Review]:
        """All reviews of a person, by match."""
        kept = layout.reviews.c
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(sa.select(kept.match, kept.review).where(kept.player == player)))
        return {each.match: msgspec.json.decode(each.review, type=Review) for each in rows}

    async def add(self, player: str, match: str, review: Review) -> None:
        """Remember a review, as long as the person still sat there: whoever was forgotten has none."""
        kept, sat = layout.reviews.c, layout.sittings.c
        here = sa.select(sat.player).where(sat.player == player, sat.match == match)
        async with self._engine.connect() as connection:
            if (await connection.execute(here)).first() is None:
                return
        await self._writer.write(
            sa.delete(layout.reviews).where(kept.player == player, kept.match == match),
            row(layout.reviews, player=player, match=match, review=as_json(review)),
        )
