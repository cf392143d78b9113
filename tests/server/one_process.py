"""Links of an operator, turned without a house: counted in memory, as one process does."""

import asyncio

from ludoteca.server.house.operator_key import OperatorKey
from ludoteca.server.house.tally import HouseTally
from ludoteca.server.limits import Rate


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
