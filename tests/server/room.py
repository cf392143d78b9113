"""One table without sockets, disk and workers, whose clock is moved by hand: for tests of what happens when."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.hints import Hints
from ludoteca.server.play.live_table import LiveTable, Services
from ludoteca.server.protocol import Ordered, Play
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import (
    Aid,
    Chair,
    Guest,
    Line,
    Seal,
    StoredAnswer,
    StoredMove,
    StoredTable,
    Terms,
)
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.table.audience import Link, Shown
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.workers.bot_pool import BotPool, IllegalAnswerError
from ludoteca.server.workers.champions import Champions
from ludoteca.server.workers.jobs import Answer, Job
from ludoteca.server.workers.warm_up import WarmUp
from tests.server.visitor import command


class HandClock(HouseClock):
    """Time passes only in `pass_time`."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> int:
        """Milliseconds since the beginning."""
        return round(self.time * 1000)

    def steady(self) -> float:
        """Seconds since the beginning."""
        return self.time

    async def sleep(self, seconds: float) -> None:
        """Wait until time has passed."""
        woken = asyncio.Event()
        self._sleepers.append((self.time + seconds, woken))
        await woken.wait()

    async def pass_time(self, until: float) -> None:
        """Let time pass up to a moment, waking everybody at theirs."""
        await settled()
        while due := sorted(each[0] for each in self._sleepers if each[0] <= until):
            self.time = due[0]
            for sleeper in [each for each in self._sleepers if each[0] <= due[0]]:
                self._sleepers.remove(sleeper)
                sleeper[1].set()
            await settled()
        self.time = until


async def settled() -> None:
    """Let everything happen that needs no time."""
    for _ in range(50):
        await asyncio.sleep(0)


class Kept:
    """A storage that remembers what it was asked to store, and when."""

    def __init__(self, clock: HouseClock) -> None:
        self._clock = clock
        self.run = 1
        self.lives = {1: 0}
        self.answers: list[StoredAnswer] = []
        self.moves: list[tuple[int, list[StoredMove]]] = []
        self.clocks: list[str] = []
        self.changes: list[tuple[dict[int, Chair], dict[str, Any]]] = []
        self.backs: list[int] = []
        self.aids: list[Aid] = []
        self.lines: list[Line] = []
        self.looked: list[tuple[str, str, int]] = []
        self.looks = SimpleNamespace(note=lambda *look: self.looked.append(look))
        self._well = asyncio.Event()
        self._well.set()

    def fall_ill(self) -> None:
        """Store nothing from now on."""
        self._well.clear()

    def recover(self) -> None:
        """Store again."""
        self._well.set()

    async def healed(self) -> None:
        """Wait until something can be stored."""
        await self._well.wait()

    def _must_be_well(self) -> None:
        if not self._well.is_set():
            raise NotStoredError

    async def set_answer(self, _table: str, _match: str, answer: StoredAnswer, **_more: Any) -> None:
        """Remember an answer."""
        self._must_be_well()
        self.answers.append(answer)

    async def add_moves(self, _table: str, _match: str, moves: list[StoredMove], **_more: Any) -> None:
        """Remember moves."""
        self._must_be_well()
        self.moves.append((self._clock.now(), moves))
        self.clocks.append(_more.get("clocks", ""))

    async def change_table(self, _table: str, chairs: dict[int, Chair], **more: Any) -> None:
        """Remember who sits where."""
        self._must_be_well()
        self.changes.append((dict(chairs), more))

    async def set_clocks(self, _table: str, _match: str, clocks: str) -> None:
        """Remember the clocks."""
        self._must_be_well()
        self.clocks.append(clocks)

    async def take_back(self, _table: str, _match: str, sequence: int, **_more: Any) -> None:
        """Remember what was taken back."""
        self._must_be_well()
        self.backs.append(sequence)
        self.clocks.append(_more.get("clocks", ""))

    async def add_aid(self, _table: str, _match: str, _number: int, aid: Aid) -> None:
        """Remember help that was taken."""
        self.aids.append(aid)

    async def add_line(self, _table: str, line: Line, _command: str) -> None:
        """Remember a line of the chat."""
        self._must_be_well()
        self.lines.append(line)

    async def note_command(self, _table: str, _by: str, _command: str) -> None:
        """Nothing to remember."""
        self._must_be_well()


class Replies:
    """Bots whose answers are known; one without an answer that is legal now thinks for ever, or errs."""

    errs = False
    """Whether answers that are not legal are given all the same, and refused as by the real pool."""

    def __init__(self, replies: dict[int, list[int]], instead: str = "") -> None:
        self._replies = replies
        self.instead = instead
        """Who answers while the search of the game is not compiled."""
        self.champions = Champions(1)

    async def choose(
        self, job: Job, _whose: str, _is_wanted: Callable[[], bool], is_legal: Callable[[Answer], bool]
    ) -> Answer:
        """What this seat says."""
        answer = Answer(self._replies.get(job.seat, []), player=self.instead)
        if not is_legal(answer):
            if self.errs:
                raise IllegalAnswerError(f"a move that is not legal from the worker of {job.game} {job.level}")
            await asyncio.Event().wait()
        return answer


class Page:
    """A page that remembers what it was sent."""

    def __init__(self, seat: int | str) -> None:
        self.player = str(seat)
        self.looking: int | None = None
        self.deals = self.changes = False
        self.words = True
        self.shown: Shown | None = None
        self.heard: list[bytes] = []

    def send(self, message: Any) -> None:
        """Take in a message."""
        self.heard.append(message if isinstance(message, bytes) else msgspec.json.encode(message))


async def nothing_stored(_table: LiveTable) -> None:
    """A table cannot be set to what is stored of it."""
    raise NotStoredError


class Room:
    """A table where a match is being played. Chairs are written "pbp": persons and bots by seat."""

    def __init__(
        self,
        chairs: str,
        match: Match,
        replies: dict[int, list[int]] | None = None,
        *,
        terms: Terms = Terms(),  # noqa: B008  # frozen
        clocks: str = "",
        last_life: int = 0,
        open_before: float = 0.0,
        instead: str = "",
        warm_up: WarmUp | None = None,
        level: str = "random",
    ) -> None:
        self.clock = HandClock()
        self.kept = Kept(self.clock)
        self.guests = [Guest(str(seat), f"guest {seat}", 0, True) for seat in range(len(chairs))]
        pool, warm_up = cast(BotPool, Replies(replies or {}, instead)), warm_up or WarmUp(cold=())
        services = Services(
            clock=self.clock,
            storage=cast(Storage, self.kept),
            guest=lambda player: self.guests[int(player)],
            pool=pool,
            hints=Hints(self.clock, pool, warm_up),
            warm_up=warm_up,
            reload=nothing_stored,
            tidy=lambda _table: None,
            lose=lambda _table: None,
        )
        seated = [
            Chair("person", str(seat)) if kind == "p" else Chair("bot", None, level) for seat, kind in enumerate(chairs)
        ]
        seal = Seal("next", bytes(32))
        stored = StoredTable("table", match.game.name, {}, "0", "match", seated, set(), seal, terms)
        self.kept.lives = {1: last_life}
        self.table = LiveTable(services, stored)
        self.table.state.live_match = live = LiveMatch("match", bytes(32), match)
        live.opened_before = (match.sequence, open_before)
        self.table.clocks.start(live, clocks)
        self.pages = {seat: Page(seat) for seat, kind in enumerate(chairs) if kind == "p"}
        for page in self.pages.values():
            self.table.pages.join(cast(Link, page), None, -1)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        assert self.table.state.live_match is not None
        assert not self.table.state.incident
        return self.table.state.live_match.match

    async def play(self, seat: int, steps: list[int], sequence: int | None = None) -> None:
        """A person chooses, for what is on the screen or for what was there before."""
        seen = self.match.sequence if sequence is None else sequence
        await self.table.obey(self.guests[seat], Play(command(), seen, steps))
        await settled()

    async def ask(self, seat: int, message: Ordered) -> None:
        """A person asks for something."""
        await self.table.obey(self.guests[seat], message)
        await settled()

    def hang_up(self, seat: int) -> None:
        """A person's connection is lost."""
        self.table.pages.leave(cast(Link, self.pages[seat]))

    def come_back(self, seat: int) -> None:
        """A person is back with a fresh page."""
        self.pages[seat] = Page(seat)
        self.table.pages.join(cast(Link, self.pages[seat]), None, -1)

    async def leave(self) -> None:
        """Go home."""
        await self.table.close()
