"""An operator's browser; and links turned without a house, counted in memory, as one process does."""

import asyncio

from ludoteca.server.house.operator_key import OperatorKey
from ludoteca.server.house.tally import HouseTally
from ludoteca.server.limits import Rate
from tests.server.running import Running
from tests.server.visitor import Visitor


class OneProcess(HouseTally):
    """Counts without a storage."""

    outlives_restart = False

    def __init__(self) -> None:
        """Nothing is stored."""

    async def allows(self, what: str, rate: Rate, who: str) -> bool:
        """As often as a process by itself allows it."""
        return rate.allows(who)


def turned(key: OperatorKey, link: str) -> str:
    """The cookie for a link."""
    return asyncio.run(key.turn(link, OneProcess()))


def operator_of(house: Running) -> Visitor:
    """A browser that has opened a link."""
    visitor = Visitor(house.address)
    link = house.house.operator_key.link()
    visitor.http.post("/api/house/key", json={"link": link}).raise_for_status()
    return visitor
