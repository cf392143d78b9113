"""A database that has been opened, whichever it is: how to read and write it, and what it knew of before."""

from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.storage.holding import Numbers
from ludoteca.server.storage.ledger import Ledger
from ludoteca.server.storage.witness import Missing

TORN = sa.text(
    """
    select distinct matches."table" from matches join moves on moves.match = matches.id
    where matches.ended is null group by matches.id having count(*) <> max(moves.sequence) order by 1
    """
)
"""Tables of running matches that lack moves in between."""


@dataclass(frozen=True)
class Opened:
    """Two engines on one database: for whatever is asked, and for the one writer."""

    reading: AsyncEngine
    writing: sa.Engine
    ledger: Ledger
    numbers: Numbers
    is_shared: bool = False
    """Whether other processes may write to it too."""
    listening: dict[str, Any] | None = None
    """How to connect in order to hear what other processes post."""
    life: tuple[int, int] = (0, 0)
    """The last run of a server before this one, and until when it certainly ran, in milliseconds of its steady time."""
    seen: int = 0
    """When a server last looked at the due moments, in milliseconds since 1970; 0: never."""
    missing: Missing | None = None
    """What was acknowledged and is not here any more."""
    torn: list[str] = field(default_factory=list)
    """Tables of running matches that lack moves in between."""
