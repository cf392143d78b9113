"""One live table: commands come in one at a time, are stored, then shown to everybody, then acknowledged.

A disk that takes nothing for a while refuses commands and changes nothing; what nobody has asked for (a bot's move, the
close of a window) is tried until it is stored. A mistake of ours freezes this table with an incident number and no
other; its host or the operator can open it again, as it was stored last. Who holds whom is drawn in
`docs/architecture.md`.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

from ludoteca.engine.errors import LudotecaError
from ludoteca.server.diary import Diary, Kind, Noted
from ludoteca.server.histogram import Histogram
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import COMMAND_LENGTH
from ludoteca.server.play.background import Background, Work
from ludoteca.server.play.bot_turns import BotTurns
from ludoteca.server.play.champions_room import ChampionsRoom
from ludoteca.server.play.chat import Chat
from ludoteca.server.play.commands import Commands
from ludoteca.server.play.dealing import Dealing
from ludoteca.server.play.due_turns import DueTurns
from ludoteca.server.play.hints import Hints
from ludoteca.server.play.moves import Moves
from ludoteca.server.play.noted_turns import NotedTurns
from ludoteca.server.play.pages import Pages
from ludoteca.server.play.player_clocks import PlayerClocks
from ludoteca.server.play.seats import Seats
from ludoteca.server.play.takebacks import Takebacks
from ludoteca.server.play.whose_turn import WhoseTurn
from ludoteca.server.protocol import Commit, Ordered, Reopen
from ludoteca.server.protocol.closing import ELSEWHERE
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest, StoredTable, Turn
from ludoteca.server.table.audience import Audience, Link
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.state import TableState, stopped_by
from ludoteca.server.table.window import Windows
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp

log = logging.getLogger(__name__)

PARTING = 1.0
"""Seconds that whatever is being stored may take before a table is let go all the same."""


@dataclass(frozen=True)
class Services:
    """What a table needs of the house."""

    clock: HouseClock
    storage: Storage
    guest: Callable[[str], Guest]
    """A person who has been looked up before."""
    pool: BotPool
    hints: Hints
    warm_up: WarmUp
    reload: Callable[["LiveTable"], Awaitable[None]]
    """Set a table to what is stored of it."""
    tidy: Callable[["LiveTable"], None]
    """Forget a table where nothing goes on."""
    lose: Callable[["LiveTable"], None]
    """Let go of a table that another process holds."""
    is_offline: Callable[[str], bool] = lambda _: False
    """Whether the operator has taken a table offline."""
    actions: Histogram = field(default_factory=Histogram)
    """How long it takes from a command until it is stored and everybody has been shown it."""
    diary: Diary = field(default_factory=Diary)


def _nobody_waits() -> None:
    """The house itself has given a command."""


class LiveTable:
    """A table in memory. Everything it shows has been stored before."""

    def __init__(self, services: Services, stored: StoredTable) -> None:
        self.id = stored.id
        self.audience = Audience(services.clock)
        self.wanted = services.clock.steady()
        """When somebody last asked for this table."""
        self.was_timed = False
        """Whether it is stored that time counts here."""
        self._services = services
        lose = partial(services.lose, self)
        self._background = Background(self.id, services.storage, self.freeze, self.wake, self._tidy, lose)
        self.set_to(stored)

    def set_to(self, stored: StoredTable) -> None:
        """The table as it was stored, whatever it was before; the pages that look at it stay."""
        storage, clock, background = self._services.storage, self._services.clock, self._background
        self.state = state = TableState(stored, self._services.guest)
        state.offline = self._services.is_offline(stored.id)
        windows = Windows(state, clock)
        self.publisher = publisher = Publisher(state, self.audience, windows, clock, self._services.warm_up)
        self.champions_room = room = ChampionsRoom(state, self.audience, publisher, background, self._services.pool)
        turns = WhoseTurn(state, windows, clock)
        self.turns = NotedTurns(state, turns, publisher, background, storage)
        self.clocks = PlayerClocks(state, self.audience, windows, turns, publisher, background, storage, clock)
        self.due_turns = DueTurns(state, self.clocks, background, clock)
        self.moves = Moves(state, windows, self.clocks, turns, publisher, background, storage, clock)
        self.dealing = Dealing(state, self.audience, self.clocks, turns, publisher, background, storage, clock)
        takebacks = Takebacks(state, windows, self.clocks, turns, publisher, storage, clock)
        seats = Seats(
            state, self.audience, windows, self.clocks, turns, self.dealing, publisher, storage, room.is_there
        )
        chat = Chat(state, publisher, storage, clock)
        self._commands = Commands(
            state, self.audience, seats, self.moves, takebacks, self.dealing, chat, storage, clock
        )
        pool, hints, warm_up = self._services.pool, self._services.hints, self._services.warm_up
        self.pages = Pages(
            state, self.audience, self.clocks, publisher, background, storage, hints, warm_up, self.wake, self._tidy
        )
        self._bots = BotTurns(state, self.audience, windows, self.moves, background, clock, pool, room.take)
        self._windows = windows

    async def commit(self, link: Link, message: Commit) -> None:
        """A page commits itself to what it will add to the next deal; a Refusal says why not."""
        await self._shielded(lambda: self._commit(link, message))

    async def obey(
        self, guest: Guest | None, command: Ordered, acknowledge: Callable[[], None] = _nobody_waits
    ) -> None:
        """Carry out a command once, however often it comes; a Refusal or IllegalMove says why not.

        When what was asked for is stored and has been published, it is acknowledged, in the same turn of the loop.
        """
        self.wanted = self._services.clock.steady()
        if guest is None:
            raise Refusal("server-who-are-you", status=401)
        if not 0 < len(command.command) <= COMMAND_LENGTH:
            raise Refusal("server-bad-command", most=COMMAND_LENGTH)
        with self._services.actions.timed():
            await self._shielded(lambda: self._obey_once(guest, command, acknowledge))

    async def _shielded(self, work: Work) -> None:
        """A page that hangs up must not come between storing something and doing it."""
        await asyncio.shield(asyncio.create_task(work()))

    async def _commit(self, link: Link, message: Commit) -> None:
        async with self._background.held():
            self._refuse_if_frozen()
            try:
                await self.dealing.commit(link, message.sealed, message.commitment)
            except LudotecaError:
                raise
            except Exception:
                self.freeze()
                self._refuse_if_frozen()
        self.wake()

    async def _obey_once(self, guest: Guest, command: Ordered, acknowledge: Callable[[], None]) -> None:
        async with self._background.held():
            if (guest.id, command.command) in self.state.obeyed:
                acknowledge()
                return
            try:
                if isinstance(command, Reopen):
                    await self._reopen(guest, command)
                else:
                    self._refuse_if_frozen()
                    await self._commands.carry_out(guest, command)
            except LudotecaError:
                raise
            except Exception:
                self.freeze()
            self._refuse_if_frozen()
            self.state.obeyed.add((guest.id, command.command))
        self.wake()
        acknowledge()

    async def _reopen(self, guest: Guest, command: Reopen) -> None:
        """Begin again from what is stored; what stopped the table is forgotten, whatever it left in memory too."""
        if guest.id != self.state.host:
            raise Refusal("server-host-only", status=403)
        if not self.state.incident:
            raise Refusal("server-not-frozen", status=409)
        await self.close()
        await self._services.storage.note_command(self.id, guest.id, command.command)
        await self._begin_again()

    async def reopen(self) -> None:
        """The operator opens a frozen table again, as it was stored last; a Refusal where it cannot be."""
        async with self._background.lock:
            if not self.state.incident:
                raise Refusal("server-not-frozen", status=409)
            await self.close()
            await self._begin_again()
            self._refuse_if_frozen()
        self.wake()

    async def _begin_again(self) -> None:
        await self._services.reload(self)
        for link in self.audience:
            self.publisher.greet(link, None, -1, was_here=True)
        if not self.state.incident:
            self._note("reopened")

    def go_offline(self) -> None:
        """The operator has taken this table offline: everybody here is told and shown out, and nothing happens."""
        self.state.offline = True
        self.pages.show_out()
        self.wake()

    def come_back(self, turns: Iterable[Turn]) -> None:
        """The operator has put this table back; turns have as much time as when it was taken, as they are stored."""
        self.state.offline = False
        self.turns.put_back(turns)
        self.wake()

    def wake(self) -> None:
        """Let every bot that has yet to decide think, once per decision, and the clocks run that have to."""
        if self.is_gone:
            return
        if self.state.has_champions:
            self._services.warm_up.want_network(self.state.game)
        if self.state.has_long_thoughts:
            self.champions_room.take()  # a table that comes into memory takes its place, or one that was kept for it
        self.clocks.sync()
        if self.state.is_dealing:
            self.dealing.keep_time()
        live = self.state.live_match
        is_abandoned = self.audience.is_long_gone and not self.state.goes_on_unseen
        if live is None or self.state.is_paused or is_abandoned:
            return
        self._bots.wake(live)
        self.moves.keep_time(live)

    def freeze(self) -> None:
        """Stop this table after a failure of ours; nothing is played on until somebody opens it again."""
        self.state.incident, self.state.frozen = secrets.token_hex(4), self._services.clock.now()
        self._note("frozen", self.state.incident)
        log.exception("table %s is frozen, incident %s", self.id, self.state.incident)
        with contextlib.suppress(Exception):  # whatever has failed may be what is to be shown
            self.publisher.table()

    async def let_go(self) -> None:
        """Do nothing here any more, once what is being done is stored; pages come back to whoever has the table now."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PARTING), self._background.lock:
                self._background.is_gone = True
        self._background.is_gone = True
        for link in self.audience:
            link.hang_up(ELSEWHERE)
        await self.close()

    async def close(self) -> None:
        """Stop thinking."""
        await self.clocks.close()
        await self._background.stop()

    @property
    def is_gone(self) -> bool:
        """Whether this process has let the table go: nothing happens here any more."""
        return self._background.is_gone

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is going on, so that memory may forget this table. A frozen one stays."""
        return not self.audience and self._background.is_idle and not self.state.incident

    @property
    def is_timed(self) -> bool:
        """Whether time counts here: somebody's clock runs, or a window is closed by it."""
        live = self.state.live_match
        if self.clocks.is_running:
            return True
        return live is not None and not self.state.is_paused and self._windows.now(live).is_timed

    def _tidy(self) -> None:
        if self.is_idle:
            self._services.tidy(self)

    def _note(self, kind: Kind, incident: str = "") -> None:
        self._services.diary.note(Noted(self._services.clock.now(), kind, self.state.game, incident))

    def _refuse_if_frozen(self) -> None:
        if self.state.incident:
            raise stopped_by(self.state.incident)
