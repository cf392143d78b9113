"""A bot's turn at a table: what goes to the bot, when its move is shown, and what happens when none comes."""

import logging
import random
from collections.abc import Callable
from functools import partial

from ludoteca.bots import decision_seed, follows, strongest_unaided, thinks_long
from ludoteca.engine.decided import CLOCK, decided_by
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.saying import Says
from ludoteca.engine.stepgraph import DONE, StepGraph
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.background import Background
from ludoteca.server.play.moves import Moves
from ludoteca.server.protocol import Refused
from ludoteca.server.table.audience import Audience
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.state import TableState
from ludoteca.server.table.window import Window, Windows
from ludoteca.server.workers.bot_pool import BotFailedError, BotPool, IllegalAnswerError, NotWantedError
from ludoteca.server.workers.jobs import Answer, Job

log = logging.getLogger(__name__)

THINKING = 0.75
TICK = 0.25
"""A move is shown at the first tick after this long, whatever it cost: thinking time tells nothing. Answers in a window
that is closed by the clock are not shown and come as soon as they may."""

QUICK = "search:1k"
SLOW = ("silver", "gold", "diamond")
"""How bots that search long do it in a window closed by the clock: four of them are done in time, one after another."""
STAND_IN = "thumb"
"""Who decides for a bot that has a legal move and does not find it; the file says so."""
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 60.0
"""Seconds after which the bots are asked again when no worker had an answer; twice as many each time."""


class Turn:
    """One decision that a bot has to take."""

    def __init__(self, live: LiveMatch, seat: int, window: Window, decides_for: str) -> None:
        self.live, self.seat, self.window, self.decides_for = live, seat, window, decides_for
        self.match, self.at = live.match, live.at

    def is_legal(self, answer: Answer) -> bool:
        """Whether the seat may make this move. Why not is nobody's business: it would tell of the hand it came from."""
        try:
            self.match.after(self.seat, tuple(answer.steps))
        except IllegalMove:
            return False
        return True


class BotTurns:
    """Takes the turns of the bots at one table. What a bot is given depends only on what its seat was shown."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        windows: Windows,
        moves: Moves,
        background: Background,
        clock: HouseClock,
        pool: BotPool,
        takes_room: Callable[[], bool],
    ) -> None:
        self._state = state
        self._audience = audience
        self._windows = windows
        self._moves = moves
        self._background = background
        self._clock = clock
        self._pool = pool
        self._takes_room = takes_room

    def wake(self, live: LiveMatch) -> None:
        """Let every bot that has yet to decide think, once per decision."""
        levels = {seat: self._state.bot_level(seat) for seat in live.awaited}
        if not any(levels.values()):
            return
        window, people = self._windows.now(live), not all(levels.values())
        for seat, level in levels.items():
            # Where the quickest partner decides for a side, a bot leaves it to the people.
            if level and not (window.kind == "race" and not window.is_timed and people):
                self._background.begin(f"{live.id} {live.at} {seat}", partial(self.take, live, seat, level))

    async def take(self, live: LiveMatch, seat: int, level: str) -> None:
        """Choose and make one move; a failure of ours freezes the table."""
        began = self._clock.steady()
        try:
            turn = Turn(live, seat, self._windows.now(live), self._state.decides_for(seat))
            if turn.window.is_timed:
                steps, decider = await self._in_time(turn, quick(self._state.game, level))
                await self._clock.until(began + turn.window.bots_wait)
            else:
                steps, decider = await self._patiently(turn, self._with_room(level))
                pause = TICK if self._state.hurried and self._state.bots_are_alone else THINKING
                await self._clock.until_tick(max(began + pause, self._clock.steady()), TICK)
        except NotWantedError:
            return
        except Exception:
            self._background.freeze()
            return
        await self._background.insist(partial(self._moves.take_from_bot, live, seat, turn.at, steps, decider))

    def _with_room(self, level: str) -> str:
        """The level that plays: a champion without a place leaves it to the best of the others."""
        game = self._state.game
        return level if not thinks_long(game, level) or self._takes_room() else strongest_unaided(game)

    async def _in_time(self, turn: Turn, level: str) -> tuple[list[int], str]:
        """The answer in a window that is closed by the clock: a bot that has none lets things pass, as people do."""
        try:
            return await self._legal(turn, level)
        except BotFailedError as error:
            log.warning("table %s: %s; seat %d lets things pass", self._state.id, error, turn.seat)
            return turn.window.passing, CLOCK

    async def _patiently(self, turn: Turn, level: str) -> tuple[list[int], str]:
        """The move of a bot of this level and no other: while none comes the table waits, and says so.

        A bot that answers with what is not legal would do so for ever: its stand-in decides, and if that one errs too
        the table is frozen, as after any fault of ours.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._legal(turn, level)
            except IllegalAnswerError as error:
                if level == STAND_IN:
                    raise
                log.error("table %s: %s; %s decides for seat %d", self._state.id, error, STAND_IN, turn.seat)
                level = STAND_IN
                continue
            except BotFailedError as error:
                log.warning("table %s: %s; seat %d waits for its bot", self._state.id, error, turn.seat)
            self._audience.tell(Refused("", Says("server-bot-silent")))
            await self._clock.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _legal(self, turn: Turn, level: str) -> tuple[list[int], str]:
        """What a worker answers, and who decided that: a legal move, wanted when the worker begins to think."""
        is_wanted = partial(self._is_wanted, turn)
        if not is_wanted():
            raise NotWantedError
        job = job_for(turn.live, turn.seat, level)
        answer = await self._pool.choose(job, self._state.host, is_wanted, turn.is_legal)
        return answer.steps, decided_by(answer.player or level, turn.decides_for)

    def _is_wanted(self, turn: Turn) -> bool:
        """Whether a decision is still open, a bot's, and somebody has looked of late where that matters."""
        is_open = self._state.is_at(turn.live, turn.at) and bool(self._state.bot_level(turn.seat))
        return is_open and (self._state.goes_on_unseen or not self._audience.is_long_gone)


def job_for(live: LiveMatch, seat: int, level: str) -> Job:
    """All that goes to a bot: one possible world of its seat, and a seed drawn from what the seat was shown."""
    match = live.match
    seed = decision_seed(match, seat)
    return Job(match.game.name, match.redealt(seat, seed).tobytes(), seat, level, seed)


def quick(game: str, level: str) -> str:
    """A bot's level where time is short; whoever only follows a network has all that it needs."""
    is_slow = level.startswith("search:") or (level in SLOW and not follows(game, level))
    return QUICK if is_slow else level


def random_steps(graph: StepGraph, seed: int) -> list[int]:
    """Any legal move."""
    chance = random.Random(seed)
    steps: list[int] = []
    node = 0
    while node != DONE:
        choice = chance.choice(graph.nodes[node])
        steps.append(choice.step)
        node = choice.to
    return steps
