"""What a running server owns, in one place: handlers of requests get it."""

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from filelock import FileLock

from ludoteca.bots import left_out
from ludoteca.engine.saying import Says
from ludoteca.games import LEFT_OUT
from ludoteca.server.archive.analysis import MatchAnalysis
from ludoteca.server.archive.person import PersonPages
from ludoteca.server.archive.results import Results
from ludoteca.server.archive.signing import FILE as KEY
from ludoteca.server.archive.signing import ServerKey
from ludoteca.server.diary import Diary, Noted
from ludoteca.server.house.canary import Canary
from ludoteca.server.house.closing import Closing
from ludoteca.server.house.connection_limits import ConnectionLimit, room_for_all, sparing
from ludoteca.server.house.due_moments import DueMoments
from ludoteca.server.house.errand_runner import ErrandRunner
from ludoteca.server.house.forgetting import Forgetting
from ludoteca.server.house.guests import Guests
from ludoteca.server.house.heartbeat import keep_beating
from ludoteca.server.house.news import News
from ludoteca.server.house.open_sockets import OpenSockets
from ludoteca.server.house.operator import Operator
from ludoteca.server.house.operator_key import OperatorKey
from ludoteca.server.house.process import Process, name_of
from ludoteca.server.house.rates import Rates
from ludoteca.server.house.restart import Restart
from ludoteca.server.house.rounds import Rounds
from ludoteca.server.house.tables import Tables
from ludoteca.server.house.tally import HouseTally
from ludoteca.server.house.waiting import WaitingTables
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import CONNECTIONS, READERS, SOCKETS
from ludoteca.server.notices.caller import Caller
from ludoteca.server.notices.config import NoticeConfig
from ludoteca.server.notices.subscriptions import Subscriptions
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.folder import house_lock, must_be_whole
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp
from ludoteca.texts import say

log = logging.getLogger(__name__)


@dataclass
class House:
    """One server: its memory, its guests, its tables, its bots."""

    clock: HouseClock
    storage: Storage
    key: ServerKey
    bots: BotPool
    warm_up: WarmUp
    canary: Canary
    analysis: MatchAnalysis
    lock: FileLock
    """Held for as long as the house is open: two servers on one folder would deal from the same deck."""
    port: int
    names: tuple[str, ...] = ()
    """Under which names this server may be called, beside this machine's own."""
    guest_address: str = ""
    """Where phones on the same Wi-Fi reach this server, "" if only this machine does."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies that are believed when they say who comes, and how."""
    notices: NoticeConfig = field(default_factory=NoticeConfig)
    """How people are called who are not there; nothing is set up unless the operator does."""
    metrics: bool = False
    """Whether numbers are told at `/metrics`, to this machine and whoever has the token."""
    metrics_token: str = ""
    """Who sends it may read the numbers from elsewhere; "": nobody."""
    guests: Guests = field(init=False)
    open_sockets: OpenSockets = field(init=False)
    tables: Tables = field(init=False)
    closing: Closing = field(init=False)
    errands: ErrandRunner = field(init=False)
    forgetting: Forgetting = field(init=False)
    tally: HouseTally = field(init=False)
    due_moments: DueMoments = field(init=False)
    waiting: WaitingTables = field(init=False)
    subscriptions: Subscriptions = field(init=False)
    caller: Caller = field(init=False)
    results: Results = field(init=False)
    persons: PersonPages = field(init=False)
    rates: Rates = field(init=False)
    reading: asyncio.Semaphore = field(init=False)
    """For those who play a match through again."""
    connections: ConnectionLimit = field(init=False)
    """All connections."""
    sockets: ConnectionLimit = field(init=False)
    """Those of them that look at a table, also behind a proxy."""
    notes: list[Says] = field(init=False, default_factory=list)
    """What the operator should know."""
    process: Process = field(init=False)
    refusals: Counter[str] = field(init=False, default_factory=Counter)
    """What was refused since the start, by the id of the sentence."""
    diary: Diary = field(init=False, default_factory=Diary)
    restart: Restart = field(init=False)
    operator: Operator = field(init=False)
    operator_key: OperatorKey = field(init=False)
    _beside: list[asyncio.Task[None]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.guests = Guests(self.storage)
        self.process = Process(self.port)
        self.restart = Restart(self.clock)
        self.open_sockets = OpenSockets(self.guests, self.restart, self.refusals)
        self.tables = Tables(self.clock, self.storage, self.guests, self.bots, self.warm_up, self.diary)
        self.closing = Closing(self.tables)
        self.errands = ErrandRunner(self.storage, self.tables, self.guests)
        self.forgetting = Forgetting(self.storage, self.tables, self.guests, self.errands)
        self.tally = HouseTally(self.storage, self.key)
        self.operator = Operator(
            self.clock, self.storage, self.tables, self.open_sockets, self.restart, self.errands, self.diary
        )
        self.operator_key = OperatorKey(self.key, self.clock)
        self.due_moments = DueMoments(self.clock, self.storage, self.tables, self.errands)
        self.waiting = WaitingTables(self.clock, self.storage)
        self.subscriptions = Subscriptions(self.clock, self.storage, self.notices)
        self.caller = Caller(self.clock, self.storage, self.notices, self.tables.shows, self.tables.others)
        self.results = Results(self.storage)
        self.persons = PersonPages(self.clock, self.storage, self.analysis)
        self.rates = Rates(self.clock)
        self.reading = asyncio.Semaphore(READERS)
        spares = sparing(self.proxies)
        self.connections = ConnectionLimit(CONNECTIONS, room=room_for_all(), spares=spares)
        self.sockets = ConnectionLimit(SOCKETS, spares=spares)
        self._look_for_damage()
        for says in (*LEFT_OUT, *left_out()):
            self._note(says)

    def _look_for_damage(self) -> None:
        """Say what is missing; the database says nothing."""
        if (lost := self.storage.missing) is not None:
            tables = ", ".join(lost.tables) or "–"
            self._note(Says("serving-log-damaged", "", {"moves": lost.moves, "tables": tables}))
        if self.storage.torn:
            self._note(Says("serving-moves-missing", "", {"tables": ", ".join(self.storage.torn)}))

    def _note(self, says: Says) -> None:
        self.notes.append(says)
        log.error(say(says, "en"))

    @classmethod
    def build(
        cls,
        data: Path,
        *,
        port: int,
        database: str = "",
        key: Path | None = None,
        names: tuple[str, ...] = (),
        guest_address: str = "",
        proxies: tuple[str, ...] = (),
        clock: HouseClock | None = None,
        bots: BotPool | None = None,
        warm_up: WarmUp | None = None,
        notices: NoticeConfig | None = None,
        metrics: bool = False,
        metrics_token: str = "",
    ) -> "House":
        """The house whose memory lies in a data folder, or in a database at an address of PostgreSQL.

        `key` is the file of its signing key, where several processes share one; else it lies in the data folder.
        """
        clock = clock or HouseClock.of_this_house()
        lock = house_lock(data)
        try:
            must_be_whole(data)
        except Refusal:
            lock.release()
            raise
        bots, warm_up = bots or BotPool(clock), warm_up or WarmUp()
        try:
            storage = Storage.open(database or data, clock, name=name_of(port))
            own_key = ServerKey.of(key or data / KEY)
        except Exception:
            lock.release()
            raise
        return cls(
            clock=clock,
            storage=storage,
            key=own_key,
            port=port,
            names=names,
            bots=bots,
            warm_up=warm_up,
            canary=Canary(data, clock, storage, bots, warm_up),
            analysis=MatchAnalysis(data, clock, storage, bots, warm_up),
            lock=lock,
            guest_address=guest_address,
            proxies=proxies,
            notices=notices or NoticeConfig(),
            metrics=metrics,
            metrics_token=metrics_token,
        )

    async def start(self) -> None:
        """Begin: everything at once; games and bots grow faster as they get warm."""
        self.storage.start()
        await self.operator.catch_up()
        self.diary.note(Noted(self.clock.now(), "opened"))
        self._beside = [
            asyncio.create_task(self.clock.watch(), name="watch"),
            asyncio.create_task(self.tables.keep_alive(), name="signs of life"),
            asyncio.create_task(self.due_moments.watch(), name="due moments"),
            asyncio.create_task(self.process.watch(), name="process"),
            asyncio.create_task(keep_beating(self.tables), name="beats"),
            asyncio.create_task(self.forgetting.finish(), name="forgetting"),
        ]
        if self.storage.is_shared:
            rounds = Rounds(self.storage, self.tables, self.errands, self.closing)
            news = News(
                self.storage,
                self.guests,
                self.open_sockets,
                self.tables,
                self.persons,
                self.errands,
                self.operator,
                rounds,
            )
            self._beside += [
                asyncio.create_task(rounds.watch(), name="rounds"),
                asyncio.create_task(news.listen(), name="news"),
            ]
        if self.notices.push is not None or self.notices.mail is not None:
            self._beside.append(asyncio.create_task(self.caller.watch(), name="notices"))
        self.bots.start()
        self.warm_up.start(self.bots.prepare, self.tables.warmer)

    async def stop(self) -> None:
        """End: bots first, then whatever still has to be written."""
        await self.warm_up.stop()
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self.caller.stop()
        self.clock.stop_watching()
        await self.tables.close()
        await self.canary.stop()
        await self.persons.stop()
        await self.analysis.stop()
        await self.results.stop()
        await self.bots.stop()
        await self.storage.close()
        self.lock.release()
