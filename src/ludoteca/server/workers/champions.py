"""How many tables may have bots of the highest level that think long: as many as the workers can carry.

Such a bot thinks for up to a second, where others take some hundredths, and all bots of the house share the workers. A
table has its place as long as somebody is there and its game is not over; nobody has to give one back. Whoever leaves
one and opens another does not wait for the own place.
"""

from collections.abc import Callable

Stays = Callable[[str], bool]
"""Whether a table still needs its place when a guest of this name asks for one."""

TABLES_A_WORKER = 2
"""At a table one bot thinks at a time: whoever waits for a worker waits for two long thoughts at most."""


class Champions:
    """The tables that have a place for champions."""

    def __init__(self, workers: int) -> None:
        self.most = TABLES_A_WORKER * workers
        self._places: dict[str, Stays] = {}

    def admit(self, table: str, host: str, stays: Stays) -> bool:
        """Whether champions may play at a table: it has a place or gets one. `stays` says how long it needs that."""
        self._places = {each: needed for each, needed in self._places.items() if each == table or needed(host)}
        if table not in self._places and len(self._places) >= self.most:
            return False
        self._places[table] = stays
        return True
