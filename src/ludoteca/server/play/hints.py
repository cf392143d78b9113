"""Hints at friendly tables, and for a person who plays alone with bots.

A bot worker thinks, and is given what the seat knows: one redeal.
"""

from ludoteca.bots import decision_seed
from ludoteca.bots.explain import Explanation
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import HINTS, HINTS_SECONDS, Rate
from ludoteca.server.protocol import Hint
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Guest
from ludoteca.server.table.state import TableState
from ludoteca.server.workers.bot_pool import BotFailedError, BotPool
from ludoteca.server.workers.jobs import Asked, Job
from ludoteca.server.workers.warm_up import WarmUp

ITERATIONS = 6_000
"""Less than half a second of thought in the slowest game."""


class Hints:
    """Answers those who may ask; nothing at the table changes."""

    def __init__(self, clock: HouseClock, runner: BotPool, warm_up: WarmUp) -> None:
        self._rate = Rate(clock, HINTS, HINTS_SECONDS)
        self._pool = runner
        self._warm_up = warm_up

    async def give(self, state: TableState, guest: Guest | None, asked: Hint) -> Explanation:
        """What a bot would think in this guest's place; a Refusal says why there is no hint."""
        match, seat = state.playing().match, state.seat_of(guest, asked.seat)
        if not state.gives_hints:
            raise Refusal("server-no-hints", status=403)
        if asked.sequence != match.sequence:
            raise Refusal("server-stale-move", status=409)
        if seat not in match.pending:
            raise Refusal("server-hint-not-now", status=409)
        if not self._warm_up.thinks(state.game):
            warm = self._warm_up.seen()
            raise Refusal("server-hint-warming", status=503, done=warm.done, total=warm.total)
        whose = "" if guest is None else guest.id
        if not self._rate.allows(whose):
            raise Refusal("server-too-many-hints", status=429, seconds=int(HINTS_SECONDS))
        seed = decision_seed(match, seat, "hints")
        record = match.redealt(seat, seed).tobytes()
        try:
            return await self._pool.explain(Job(match.game.name, record, seat, "", seed, Asked(ITERATIONS)), whose)
        except BotFailedError:
            raise Refusal("server-no-thought", status=503) from None
