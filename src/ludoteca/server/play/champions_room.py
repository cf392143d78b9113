"""The place of one table among the few whose bots may think long, since they keep the workers busy."""

from ludoteca.server.play.background import Background
from ludoteca.server.table.audience import Audience
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.state import TableState
from ludoteca.server.workers.bot_pool import BotPool


class ChampionsRoom:
    """Asks for this table's place, and says whether it is still needed."""

    def __init__(
        self, state: TableState, audience: Audience, publisher: Publisher, background: Background, pool: BotPool
    ) -> None:
        self._state = state
        self._audience = audience
        self._publisher = publisher
        self._background = background
        self._pool = pool

    def is_there(self) -> bool:
        """Take a place for bots that think long, if there is one."""
        return self._pool.champions.admit(self._state.id, self._state.host, self._is_needed)

    def take(self) -> bool:
        """The same, and whenever it changes everybody at the table is shown who plays in their place."""
        is_there = self.is_there()
        if self._state.crowded is is_there:
            self._state.crowded = not is_there
            self._publisher.table()
        return is_there

    def _is_needed(self, asker: str) -> bool:
        """Whether they are still needed here, when somebody asks for a place: not where its own host has left."""
        state, audience = self._state, self._audience
        is_seen = any(True for _ in audience) or (asker != state.host and not audience.is_long_gone)
        return is_seen and state.phase != "over" and state.has_long_thoughts and not self._background.is_gone
