"""What tells pages that this process still runs: a line to a dead one looks like a quiet table for minutes.

Browsers neither send pings nor show those of a server to a page, so a message is the only sign that there is. It goes
to pages that want it, and only where nothing else was said of late.
"""

import asyncio

from ludoteca.server.house.tables import Tables

LOOK = 0.75
"""Seconds of the network between two looks at who has heard nothing; after the second such look a page does."""


async def keep_beating(tables: Tables) -> None:
    """Let every page that wants to hear something do so, until broken off."""
    while True:
        await asyncio.sleep(LOOK)
        for table in tables.in_memory():
            for link in table.audience:
                link.beat()
