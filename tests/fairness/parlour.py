"""A real table without sockets and disk where only dealing goes on: an honest page on seat 0, an operator on seat 1."""

import hashlib
import random
from types import SimpleNamespace
from typing import Any, cast

import sqlalchemy as sa

from ludoteca.engine.fairness import pledge
from ludoteca.engine.public_chain import Entry, Stretch
from ludoteca.server.diary import Diary
from ludoteca.server.histogram import Histogram
from ludoteca.server.play import dealing
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import Commit, Ready, Reveal, Start
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from ludoteca.server.storage.stored import Chair, Guest, Seal, StoredTable
from ludoteca.server.table import seal
from ludoteca.server.table.audience import Link
from ludoteca.server.workers.warm_up import WarmUp
from tests.server.room import HandClock, Page, settled
from tests.server.visitor import command

HONEST, OPERATOR = 0, 1
GAME = "kariba"


class Memory:
    """A storage of which only the public chain is real."""

    def __init__(self) -> None:
        self._engine = sa.create_engine("sqlite://", poolclass=sa.pool.StaticPool)
        layout.chain.create(self._engine)

    async def set_seal(self, _table: str, _seal: Seal, entries: Any = (), *_more: Any, **_further: Any) -> None:
        """Append what the chain tells."""
        self._append(entries)

    async def begin_match(
        self, _match: Any, _seal: Seal, _by: Any, _command: str, entries: Any = (), _turns: Any = ()
    ) -> None:
        """Append what the chain tells."""
        self._append(entries)

    async def change_table(self, *_given: Any, **_more: Any) -> None:
        """Nothing to remember."""

    async def note_command(self, *_given: Any) -> None:
        """Nothing to remember."""

    def chain(self) -> Stretch:
        """The public chain."""
        with self._engine.connect() as connection:
            rows = connection.execute(sa.select(layout.chain).order_by(layout.chain.c.number)).all()
        return Stretch("", [Entry(*row) for row in rows])

    def _append(self, entries: Any) -> None:
        with self._engine.begin() as connection:
            for each in entries:
                each(connection)


class Parlour:
    """One table, dealt at again and again. Secrets and texts come from dice, so that a test is the same every time."""

    def __init__(self, number: int, monkeypatch: Any) -> None:
        self.dice = random.Random(number)
        self.clock, self.memory = HandClock(), Memory()
        self.guests = [Guest(str(seat), f"guest {seat}", 0, True) for seat in (HONEST, OPERATOR)]
        monkeypatch.setattr(seal, "fresh_seal", self._fresh)
        services = SimpleNamespace(
            clock=self.clock,
            storage=self.memory,
            guest=lambda player: self.guests[int(player)],
            pool=None,
            hints=None,
            tidy=lambda _table: None,
            lose=lambda _table: None,
            is_offline=lambda _table: False,
            actions=Histogram(),
            diary=Diary(),
            warm_up=WarmUp(cold=()),
        )
        chairs = [Chair("person", guest.id) for guest in self.guests]
        stored = StoredTable("table", GAME, {}, "0", None, chairs, set(), self._fresh())
        self.table = LiveTable(cast(Any, services), stored)
        self.pages = [Page(seat) for seat in (HONEST, OPERATOR)]
        for page in self.pages:
            page.deals = True
            page.send = lambda message: None  # type: ignore[method-assign]  # nobody looks
            self.table.pages.join(cast(Link, page), None, -1)

    @property
    def sealed(self) -> str:
        """The server's commitment, as everybody sees it."""
        return seal.shown(self.table.state.seal)

    def honest_text(self) -> str:
        """What an honest page would never tell before the others have committed themselves."""
        return self.dice.randbytes(32).hex()

    async def commit(self, seat: int, text: str) -> None:
        """A page commits itself."""
        message = Commit(command(), self.sealed, pledge(self.sealed, seat, text))
        await self.table.commit(cast(Link, self.pages[seat]), message)

    async def start(self) -> None:
        """Everybody is ready, and the host deals."""
        if not self.table.state.seating.chairs[OPERATOR].ready:
            await self.table.obey(self.guests[OPERATOR], Ready(command(), True))
        await self.table.obey(self.guests[HONEST], Start(command()))

    async def reveal(self, seat: int, text: str) -> bool:
        """A page reveals; False where the server does not take it."""
        try:
            await self.table.obey(self.guests[seat], Reveal(command(), text))
        except Refusal as refusal:
            return refusal.says.id != "server-bad-reveal"
        return True

    async def withhold(self) -> None:
        """Five seconds pass."""
        await self.clock.pass_time(self.clock.time + dealing.PATIENCE)
        await settled()

    def clear(self) -> bytes:
        """The seed of the match that lies on the table, which is then cleared away."""
        assert self.table.state.live_match is not None
        live, self.table.state.live_match = self.table.state.live_match, None
        return live.match.seed

    def _fresh(self) -> Seal:
        secret = self.dice.randbytes(32)
        return Seal(hashlib.sha256(secret).hexdigest()[:12], secret)
