"""A bot's turn at a table: what goes to the bot, when its move is shown, and what happens when none comes."""

import logging
import random
from typing import TYPE_CHECKING

from ludoteca.bots import decision_seed
from ludoteca.engine.decided import decided_by
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.stepgraph import DONE, StepGraph
from ludoteca.server.bot_runner import BotFailedError, BotRunner
from ludoteca.server.clock import Clock
from ludoteca.server.jobs import Job
from ludoteca.server.played import Played

if TYPE_CHECKING:
    from ludoteca.server.table import LiveTable

log = logging.getLogger(__name__)

THINKING = 0.75
TICK = 0.25
"""A move is shown at the first tick after so long, whatever it cost: thinking time tells nothing. Answers in a window
that is closed by the clock are not shown and come as soon as they may."""

ANY = "random"
"""What a move is noted as that was made at random because the bot failed."""
QUICK = "search:1k"
SLOW = ("silver", "gold")
"""How bots that search long do it in a window closed by the clock: four of them are done in time, one after another."""


class BotTurns:
    """Takes the turns of bots. What a bot is given depends only on what its seat was shown."""

    def __init__(self, clock: Clock, runner: BotRunner) -> None:
        self._clock = clock
        self._runner = runner

    async def take(self, table: "LiveTable", played: Played, seat: int, level: str) -> None:
        """Choose and make one move; a failure of ours freezes the table."""
        began = self._clock.steady()
        try:
            match, at, window = played.match, played.at, table.choices.window(played)
            seated, chooser = table.seated(seat), quick(level) if window.is_timed else level
            job = job_for(played, seat, chooser)
            try:
                steps = await self._runner.choose(job)
                match.after(seat, tuple(steps))
            except (BotFailedError, IllegalMove) as error:
                log.warning("table %s: %s; a random move is made for seat %d", table.id, error, seat)
                chooser, steps = ANY, random_steps(match.graph(seat), job.seed)
            if window.is_timed:
                await self._clock.until(began + window.bots_wait)
            else:
                await self._clock.until_tick(max(began + THINKING, self._clock.steady()), TICK)
            await table.play_for_bot(seat, played, at, steps, decided_by(chooser, seated))
        except Exception:
            table.freeze()
            return
        table.wake()


def job_for(played: Played, seat: int, level: str) -> Job:
    """All that goes to a bot: one possible world of its seat, and a seed drawn from what the seat was shown."""
    match = played.match
    seed = decision_seed(match, seat)
    return Job(match.game.name, match.redealt(seat, seed).tobytes(), seat, level, seed)


def quick(level: str) -> str:
    """A bot's level where time is short."""
    return QUICK if level in SLOW or level.startswith("search:") else level


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
