"""How warm the house is: every game is played at once, by the interpreter, and goes over to native code when it can.

Other processes compile. When what tables need of a game lies in the cache, a thread loads it, and the next call runs
as native code: matches keep their records, and nobody notices. Until the search of a game is compiled its bots play by
their rule of thumb. What somebody sits at is compiled first; what only champions need, the search with a network, last
of all and not before one of them sits down.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from ludoteca.bots.warm import NETWORK, PARTS, SEARCH, SERVED
from ludoteca.engine import switch
from ludoteca.engine.kernel import JIT
from ludoteca.engine.warm import TABLES, is_warm, load
from ludoteca.games import GAMES
from ludoteca.server.idle import until_idle
from ludoteca.server.protocol import CompileProgress
from ludoteca.server.workers.compilers import Compilers, Order

log = logging.getLogger(__name__)

Prepare = Callable[[str, str], Awaitable[None]]
"""Lets bots load a part of a game."""

MOMENT, PATIENCE = 0.1, 4.0
"""Loading a game takes the interpreter's time: idle seconds to wait for before each, and seconds at most."""


class WarmUp:
    """Brings the games from the interpreter to native code, one after the other."""

    def __init__(self, compilers: Compilers | None = None, cold: Collection[Order] | None = None) -> None:
        self._compilers = compilers or Compilers()
        self._wanted: list[str] = []
        """Games that somebody sits at, the latest first."""
        self._cold = set(what_is_cold() if cold is None else cold)
        self._all = len(GAMES) * len(SERVED)
        self._networks: dict[str, bool] = {}
        """Games at which a champion has sat down, and whether it can ask its network."""
        self._prepare: Prepare | None = None
        self._then: Callable[[str], None] = lambda _: None
        self._compiling: asyncio.Task[None] | None = None
        self._loading: set[asyncio.Task[None]] = set()
        switch.INTERPRETED.update(GAMES[order.game].state for order in self._cold if order.part == TABLES.name)

    @property
    def is_warm(self) -> bool:
        """Whether everything is native code."""
        return not self._cold

    def thinks(self, game: str) -> bool:
        """Whether bots search at a game; else they play by their rule of thumb."""
        return Order(game, SEARCH.name) not in self._cold

    def asks_network(self, game: str) -> bool:
        """Whether champions ask their network at a game; in a house without compiler they never do, and do not wait."""
        return not JIT or self._networks.get(game, False)

    def is_native(self, game: str) -> bool:
        """Whether a game's tables run as native code."""
        return Order(game, TABLES.name) not in self._cold

    def want(self, game: str) -> None:
        """Somebody sits down at a game: it comes first."""
        if self._cold:
            self._wanted = [game, *(each for each in self._wanted if each != game)]

    def want_network(self, game: str) -> None:
        """A champion sits at a game: the search with its network is compiled, after all that others need."""
        if not JIT or game in self._networks:
            return
        self._networks[game] = False
        order = Order(game, NETWORK.name)
        if is_warm(GAMES[game], NETWORK):
            self._done(order)
            return
        self._compilers.waiting.append(order)
        if self._compiling is not None and self._compiling.done():
            self._compiling = asyncio.create_task(self._compile(), name="compiling")

    def seen(self) -> CompileProgress:
        """What is warm and what is not, for everybody."""
        at_work = {order.game for order in self._compilers.running}
        return CompileProgress(
            done=self._all - len(self._cold),
            total=self._all,
            games={
                name: "warm"
                if self.thinks(name) and self.is_native(name)
                else "warming"
                if name in at_work or any(task.get_name() == name for task in self._loading)
                else "cold"
                for name in GAMES
            },
        )

    def seen_with_networks(self) -> CompileProgress:
        """The same for whoever looks after the house: a game warms too while a champion there waits for its network."""
        seen = self.seen()
        for name in [name for name, asks in self._networks.items() if not asks and seen.games[name] == "warm"]:
            seen.games[name] = "warming"
        return seen

    def start(self, prepare: Prepare, then: Callable[[str], None]) -> None:
        """Warm up in the background; `prepare` lets bots load a part, `then` hears of each game that is warmer."""
        self._prepare, self._then = prepare, then
        self._compilers.waiting += sorted(self._cold)
        self._compiling = asyncio.create_task(self._compile(), name="compiling")
        self._loading.add(asyncio.create_task(self._load_tables(), name=""))

    async def stop(self) -> None:
        """Break the warm-up off if it still runs."""
        tasks = [task for task in (self._compiling, *self._loading) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._compilers.stop()

    async def _load_tables(self) -> None:
        """Load what tables need and the cache has."""
        for name in [name for name, game in GAMES.items() if self.is_native(name) and is_warm(game, TABLES)]:
            await asyncio.to_thread(load, GAMES[name], TABLES)
            await until_idle(MOMENT, PATIENCE)

    async def _compile(self) -> None:
        """Compile all that waits, and what comes to wait meanwhile; each part is loaded when it is there."""
        while self._compilers.waiting:
            await self._compilers.work(self._next, self._done)

    def _done(self, order: Order) -> None:
        """A part lies in the cache."""
        task = asyncio.create_task(self._go_over(order), name=order.game)
        self._loading.add(task)
        task.add_done_callback(self._loading.discard)

    def _next(self, waiting: list[Order], running: list[Order]) -> Order | None:
        """One game whole, what somebody sits at; then the tables of the others, then their searches, networks last.

        No game is compiled twice at once: its search takes from the cache what its tables have put there.
        """
        busy = {order.game for order in running}

        def place(order: Order) -> tuple[bool, bool, bool, bool, int]:
            rank = self._rank(order.game)
            return order.part == NETWORK.name, order.game in busy, rank > 0, order.part != TABLES.name, rank

        return min(waiting, key=place, default=None)

    def _rank(self, game: str) -> int:
        names = [*self._wanted, *(name for name in GAMES if name not in self._wanted)]
        return names.index(game)

    async def _go_over(self, order: Order) -> None:
        """A part lies in the cache: load it, and from the next call on it is used."""
        game = GAMES[order.game]
        try:
            if order.part == TABLES.name:
                await asyncio.to_thread(load, game, PARTS[order.part])
                switch.INTERPRETED.discard(game.state)
            elif self._prepare is not None:
                await self._prepare(*order)
        except Exception:
            log.exception("%s of %s cannot be loaded; the interpreter goes on with it", order.part, order.game)
            return
        if order.part == NETWORK.name:
            self._networks[order.game] = True
        self._cold.discard(order)
        self._then(order.game)


def what_is_cold() -> list[Order]:
    """What a house needs and does not find in the cache."""
    return [Order(name, part.name) for name, game in GAMES.items() for part in SERVED if not is_warm(game, part)]
