"""How often strangers may do what costs the house something: counted by this process, or by all of them together."""

from ludoteca.server.archive.signing import ServerKey
from ludoteca.server.limits import Rate
from ludoteca.server.storage import Storage


class HouseTally:
    """Counts newcomers, openings and codes for the whole house.

    One process counts in memory, and addresses are written down nowhere. Several count in the database, where an
    address is a hash under the house's key: without the key nobody can tell whose it is.
    """

    def __init__(self, storage: Storage, key: ServerKey) -> None:
        self._storage = storage
        self._key = key

    @property
    def outlives_restart(self) -> bool:
        """Whether what was counted is still known after a restart."""
        return self._storage.is_shared

    async def allows(self, what: str, rate: Rate, who: str) -> bool:
        """Note that somebody does something once more, unless it is one too many: then nothing is noted."""
        if not self._storage.is_shared:
            return rate.allows(who)
        return await self._storage.tallies.allows(self._key.alias(f"{what} {who}"), rate.limit, rate.seconds)
