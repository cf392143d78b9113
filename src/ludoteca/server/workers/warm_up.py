"""How warm the house is: every game is played at once, by the interpreter, and goes over to native code when it can.

Other processes compile. When what tables need of a game lies in the cache, a thread loads it, and the next call runs
as native code: matches keep their records, and nobody notices. Until the search of a game is compiled its bots play by
their rule of thumb. What somebody sits at is compiled first.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection

from ludoteca.bots.warm import PARTS, SEARCH, SERVED
from ludoteca.engine import switch
from ludoteca.engine.warm import TABLES, is_warm, load
from ludoteca.games import GAMES
from ludoteca.server.idle import until_idle
from ludoteca.server.protocol import CompileProgress
from ludoteca.server.workers.compilers import Compilers, Order

log = logging.getLogger(__name__)

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
        self._task: asyncio.Task[None] | None = None
        self._loading: set[asyncio.Task[None]] = set()
        switch.INTERPRETED.update(GAMES[order.game].state for order in self._cold if order.part == TABLES.name)

    @property
    def is_warm(self) -> bool:
        """Whether everything is native code."""
        return not self._cold

    def thinks(self, game: str) -> bool:
        """Whether bots search at a game; else they play by their rule of thumb."""
        return Order(game, SEARCH.name) not in self._cold

    def is_native(self, game: str) -> bool:
        """Whether a game's tables run as native code."""
        return Order(game, TABLES.name) not in self._cold

    def want(self, game: str) -> None:
        """Somebody sits down at a game: it comes first."""
        if self._cold:
            self._wanted = [game, *(each for each in self._wanted if each != game)]

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

    def start(self, prepare: Callable[[str], Awaitable[None]], then: Callable[[str], None]) -> None:
        """Warm up in the background; `prepare` lets bots load a search, `then` hears of each game that is warmer."""
        self._task = asyncio.create_task(self._warm(prepare, then), name="warm-up")

    async def stop(self) -> None:
        """Break the warm-up off if it still runs."""
        tasks = [task for task in (self._task, *self._loading) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._compilers.stop()

    async def _warm(self, prepare: Callable[[str], Awaitable[None]], then: Callable[[str], None]) -> None:
        """Load what is in the cache; then compile the rest, and load each part when it is there."""

        def done(order: Order) -> None:
            task = asyncio.create_task(self._go_over(order, prepare, then), name=order.game)
            self._loading.add(task)
            task.add_done_callback(self._loading.discard)

        self._compilers.waiting = sorted(self._cold)
        compiling = asyncio.create_task(self._compilers.work(self._next, done))
        try:
            for name in [name for name, game in GAMES.items() if self.is_native(name) and is_warm(game, TABLES)]:
                await asyncio.to_thread(load, GAMES[name], TABLES)
                await until_idle(MOMENT, PATIENCE)
            await compiling
        finally:
            compiling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await compiling

    def _next(self, waiting: list[Order], running: list[Order]) -> Order | None:
        """One game whole, what somebody sits at; then what the tables of the others need, then their searches.

        No game is compiled twice at once: its search takes from the cache what its tables have put there.
        """
        busy = {order.game for order in running}

        def place(order: Order) -> tuple[bool, bool, bool, int]:
            rank = self._rank(order.game)
            return order.game in busy, rank > 0, order.part != TABLES.name, rank

        return min(waiting, key=place, default=None)

    def _rank(self, game: str) -> int:
        names = [*self._wanted, *(name for name in GAMES if name not in self._wanted)]
        return names.index(game)

    async def _go_over(
        self, order: Order, prepare: Callable[[str], Awaitable[None]], then: Callable[[str], None]
    ) -> None:
        """A part lies in the cache: load it, and from the next call on it is used."""
        game = GAMES[order.game]
        try:
            if order.part == TABLES.name:
                await asyncio.to_thread(load, game, PARTS[order.part])
                switch.INTERPRETED.discard(game.state)
            else:
                await prepare(order.game)
        except Exception:
            log.exception("%s of %s cannot be loaded; the interpreter goes on with it", order.part, order.game)
            return
        self._cold.discard(order)
        then(order.game)


def what_is_cold() -> list[Order]:
    """What a house needs and does not find in the cache."""
    return [Order(name, part.name) for name, game in GAMES.items() for part in SERVED if not is_warm(game, part)]
