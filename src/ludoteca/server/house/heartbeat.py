"""What tells pages that this process still runs: a line to a dead one looks like a quiet table for minutes.

Browsers neither send pings nor show those of a server to a page, so a message is the only sign that there is. It goes
to pages that want it, and only where nothing else was said of late. Where another process could serve a page, it is to
find out soon; in a house of one it could only wait, and where people move every few seconds a word to every page each
second or two would be more writes than all moves together.
"""

import asyncio

from ludoteca.server.house.tables import Tables
from ludoteca.server.table.audience import LOOK, Rhythm

OFTEN, SELDOM = Rhythm(2), Rhythm(6)
"""A word every 1.5 seconds, or every 4.5."""
AT_ONCE = 20
"""Tables that are looked at together: moves do not wait until everybody has been told."""


def rhythm_for(*, beats: bool, reads_it: bool, is_shared: bool) -> Rhythm | None:
    """How often a page is to hear something that wants beats, and maybe reads in them how soon there is another."""
    if not beats:
        return None
    return SELDOM if reads_it and not is_shared else OFTEN


async def keep_beating(tables: Tables) -> None:
    """Let every page that wants to hear something do so, until broken off."""
    while True:
        all_tables = tables.in_memory()
        pause = LOOK * AT_ONCE / max(AT_ONCE, len(all_tables))
        for first in range(0, max(1, len(all_tables)), AT_ONCE):
            await asyncio.sleep(pause)
            for table in all_tables[first : first + AT_ONCE]:
                for link in table.audience:
                    link.beat()
