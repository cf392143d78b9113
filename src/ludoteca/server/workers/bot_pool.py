"""Bots in processes of their own. A worker that dies or gets stuck is replaced, and another one is asked the same."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable

import msgspec

from ludoteca.bots.explain import Explanation
from ludoteca.server.histogram import SLOW, Histogram
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.workers.champions import Champions
from ludoteca.server.workers.fair_queue import FairQueue
from ludoteca.server.workers.jobs import GO, LENGTH, Answer, Job, frame

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds a worker may think about one move."""
READY_PATIENCE = 300.0
"""Seconds a new worker may take to load what is compiled."""
TRIES = 3
"""How many workers are asked the same, each one fresh after the failure of the one before."""
COMMAND = (sys.executable, "-m", "ludoteca.server.workers.bot_worker")


class BotFailedError(Exception):
    """Nothing came from any worker in time."""


class IllegalAnswerError(BotFailedError):
    """Every worker answered with a move that is not legal: the fault is the bot's, and asking on does not help."""


class NotWantedError(Exception):
    """When a worker was free at last, nobody wanted the answer any more."""


class Worker:
    """One child process and its pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def spawn(cls, command: tuple[str, ...]) -> "Worker":
        """Start a worker and wait until it has loaded what is compiled."""
        pipe = asyncio.subprocess.PIPE
        # A session of its own: Ctrl-C in the terminal is for the server, which then ends its workers.
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
        worker = cls(process)
        try:
            async with asyncio.timeout(READY_PATIENCE):
                await worker._write(GO)
                await worker._read()
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    async def ask(self, job: Job) -> Answer:
        """What the worker answers."""
        await self._write(frame(job))
        return await self._read()

    async def end(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _write(self, data: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(data)
        await self._process.stdin.drain()

    async def _read(self) -> Answer:
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        body = await self._process.stdout.readexactly(LENGTH.unpack(head)[0])
        return msgspec.msgpack.decode(body, type=Answer)


class BotPool:
    """Hands jobs to workers, one at a time each. Workers come up in the background, first and after a failure.

    `whose` names the guest for whom a bot thinks: guests are served in turn, however many jobs each of them has.
    """

    def __init__(
        self, clock: HouseClock, workers: int = 1, command: tuple[str, ...] = COMMAND, patience: float = PATIENCE
    ) -> None:
        self._clock = clock
        self._patience = patience
        self.cuts = 0
        """How many moves were made with less work than their level asks for."""
        self.thinking = Histogram(SLOW)
        """How long workers take for an answer, not counting the wait for a free one."""
        self._count = workers
        self.champions = Champions(workers)
        self._command = command
        self._idle: FairQueue[Worker] = FairQueue()
        self._all: set[Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Bring the workers up, if they are not."""
        while len(self._starting) + len(self._all) < self._count:
            self._bring_up()

    async def stop(self) -> None:
        """End all workers."""
        for task in list(self._starting):
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for worker in list(self._all):
            await worker.end()
        self._all.clear()

    @property
    def is_up(self) -> bool:
        """Whether a bot can move at once."""
        return bool(self._all)

    @property
    def busy(self) -> int:
        """How many workers are thinking."""
        return max(0, len(self._all) - self._idle.free)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._idle.waiting

    @property
    def pids(self) -> list[int]:
        """The worker processes that are up."""
        return [worker.pid for worker in self._all]

    async def choose(
        self,
        job: Job,
        whose: str,
        is_wanted: Callable[[], bool] = lambda: True,
        is_legal: Callable[[Answer], bool] = lambda _: True,
    ) -> Answer:
        """The answer of the first worker that gives one: the same job and the same seed, so the same answer.

        BotFailedError when none came, NotWantedError when it came to be useless. A worker whose answer is not legal is
        replaced like one that gave none.
        """
        for _ in range(TRIES - 1):
            try:
                return await self._ask_one(job, whose, is_wanted, is_legal)
            except BotFailedError as error:
                log.warning("%s; another worker is asked", error)
        return await self._ask_one(job, whose, is_wanted, is_legal)

    async def prepare(self, game: str, part: str) -> None:
        """A part of a game is compiled: workers load it before anybody waits for it, new ones by themselves."""
        for _ in range(self._count):
            await self.choose(Job(game, b"", 0, part, 0), f"warm {game}")

    async def explain(self, job: Job, whose: str) -> Explanation:
        """What a bot has to say; BotFailedError when nothing came."""
        answer = await self.choose(job, whose)
        try:
            return msgspec.msgpack.decode(answer.explanation, type=Explanation)
        except msgspec.MsgspecError as error:
            raise BotFailedError(f"{type(error).__name__} from the worker of {job.game}") from error

    async def _ask_one(
        self, job: Job, whose: str, is_wanted: Callable[[], bool], is_legal: Callable[[Answer], bool]
    ) -> Answer:
        try:
            async with asyncio.timeout(READY_PATIENCE):
                worker = await self._idle.get(whose)
        except TimeoutError:
            raise BotFailedError("no worker came up") from None
        if not is_wanted():
            self._idle.put(worker)
            raise NotWantedError
        try:
            with self.thinking.timed():
                async with self._clock.timeout(self._patience):
                    answer = await worker.ask(job)
        except (TimeoutError, OSError, EOFError, RuntimeError, msgspec.MsgspecError) as error:
            await self._replace(worker)  # writing to one that has died is a RuntimeError in some event loops
            raise BotFailedError(f"{type(error).__name__} from the worker of {job.game} {job.level}") from error
        except BaseException:
            await self._replace(worker)
            raise
        if is_wanted() and not is_legal(answer):
            await self._replace(worker)
            raise IllegalAnswerError(f"a move that is not legal from the worker of {job.game} {job.level}")
        self._idle.put(worker)
        if answer.cut:
            self.cuts += 1
            log.warning("%s at %s ran out of time; its move is weaker than it should be", job.level, job.game)
        return answer

    async def _replace(self, worker: Worker) -> None:
        self._all.discard(worker)
        self._bring_up()
        await worker.end()

    def _bring_up(self) -> None:
        task = asyncio.create_task(self._spawn(), name="bot worker")
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _spawn(self) -> None:
        while True:
            try:
                worker = await Worker.spawn(self._command)
            except (TimeoutError, OSError, EOFError, msgspec.MsgspecError):
                log.exception("a bot worker does not start; trying again")
                await self._clock.sleep(1.0)
                continue
            self._all.add(worker)
            self._idle.put(worker)
            return
