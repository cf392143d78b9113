"""Finished matches thought over: everybody's chances, turning points, luck and decisions. Once each, in the background.

Questions go to the bot workers one at a time, so that bots at live tables hardly wait, and only as long as somebody
waits for the answer. What was found out lies in a folder of its own beside the house's memory; it can be found out
again, so nothing is lost with it.
"""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from ludoteca.bots import decision_seed
from ludoteca.bots.explain import Course, Explanation, Findings, Question, course, how_many, iterations_for, questions
from ludoteca.bots.explain.course import result, scaled, seats_in
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.match import Match
from ludoteca.server import protocol
from ludoteca.server.archive.replays import frame_of
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import HINDSIGHTS, THOUGHT_OVER
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.private import write_private
from ludoteca.server.storage.stored import StoredMatch
from ludoteca.server.table.live_match import LiveMatch, ReplayDiffersError
from ludoteca.server.workers.bot_pool import BotFailedError, BotPool
from ludoteca.server.workers.jobs import Asked, Job
from ludoteca.server.workers.warm_up import WarmUp

log = logging.getLogger(__name__)

FOLDER = "hindsight"
VERSION = 1
"""Raised when matches should be thought over again."""
WAITED_FOR = 20.0
"""Seconds for which somebody who has asked counts as waiting; pages ask every second."""
PAUSE = 0.5
"""Seconds between two looks at whether the search of a game is compiled."""
WONDERED = 6_000
"""Iterations for each seat where somebody asks what would have been."""
FEWEST = 500
"""Iterations for each question in a house whose clock runs fast: where time is short, so is thought."""


@dataclass
class Thought:
    """A match that is being thought over: the questions still open, and what was found out."""

    match: Match
    total: int
    iterations: int
    """For each question."""
    open: Iterator[Question]
    whose: str
    """Who asked first."""
    findings: Findings = field(default_factory=dict)
    asked: float = 0.0
    """When somebody last asked."""


class MatchAnalysis:
    """Thinks matches over, one after the other."""

    def __init__(self, data: Path, clock: HouseClock, storage: Storage, bots: BotPool, warm_up: WarmUp) -> None:
        self._folder = data / FOLDER
        self._clock = clock
        self._storage = storage
        self._bots = bots
        self._warm_up = warm_up
        self._waiting: dict[str, Thought] = {}
        self._given_up: set[str] = set()
        self._wondering: set[str] = set()
        """Who waits for an answer to a "what if"."""
        self._task: asyncio.Task[None] | None = None

    async def seen(self, match_id: str, whose: str = "") -> protocol.Analysis:
        """What is known about a finished match by now; asking for it begins the thinking, for a few at a time."""
        if match_id not in self._waiting:
            stored = await self._storage.reader.match(match_id)
            if stored is None:
                raise Refusal("server-no-such-match", status=404)
            if not stored.ended:
                raise Refusal("server-still-running", status=409)
            if (found := self._kept(match_id)) is not None:
                return protocol.Analysis(1, 1, found)
            self._waiting[match_id] = self._begun(stored, whose)
        thought = self._waiting[match_id]
        thought.asked = self._clock.steady()
        if self._task is None:
            self._task = asyncio.create_task(self._think(), name="hindsight")
        warming = not self._warm_up.thinks(thought.match.game.name)
        return protocol.Analysis(len(thought.findings), thought.total, None, warming)

    async def what_if(self, match: Match, move: int, instead: str, eyes: int | None, whose: str) -> protocol.WhatIf:
        """Where another move would have led after so many: everybody's chances before it and after it.

        What is asked of the workers is what each seat knew, as for the match itself.
        """
        if not 0 <= move < match.sequence:
            raise Refusal("server-no-such-move", status=404, most=match.sequence - 1)
        if whose in self._wondering or len(self._wondering) >= THOUGHT_OVER:
            raise Refusal("server-too-many-thoughts", status=429, most=1)
        if not self._warm_up.thinks(match.game.name):
            warm = self._warm_up.seen()
            raise Refusal("server-hint-warming", status=503, done=warm.done, total=warm.total)
        self._wondering.add(whose)
        try:
            then = match.after_moves(move)
            sides = then.game.sides(then.seats)
            before = scaled(sides, await self._standing(then), 0)
            then = then.copy()
            then.play(instead)
            made = then.moves[-1]
            found = {} if then.over else await self._standing(then)
            after = result(then, sides) if then.over else scaled(sides, found, 0)
            exact = found[0, made.by].exact if (0, made.by) in found else None
            frame = frame_of(then, made.by, made.text, eyes)
            return protocol.WhatIf(made.by, made.text, frame, before, after, then.over, exact)
        except BotFailedError:
            raise Refusal("server-no-thought", status=503) from None
        finally:
            self._wondering.discard(whose)

    async def _standing(self, match: Match) -> Findings:
        """How everybody stands in a match, each from what that seat knows."""
        iterations = max(FEWEST, int(WONDERED / self._clock.speed))
        findings: Findings = {}
        for seat in seats_in(match):
            seed = decision_seed(match, seat, "hints")
            question = Question(0, seat, match.redealt(seat, seed), seed, None)
            findings[0, seat] = await self._ask(match, question, iterations)
        return findings

    def _begun(self, stored: StoredMatch, whose: str) -> Thought:
        theirs = [each for each in self._waiting.values() if each.whose == whose and self._is_waited_for(each)]
        if len(theirs) >= HINDSIGHTS:
            raise Refusal("server-too-many-thoughts", status=429, most=HINDSIGHTS)
        if len(self._waiting) >= THOUGHT_OVER:
            self._forget_one()
        if stored.id in self._given_up:
            raise Refusal("server-no-hindsight", status=409)
        try:
            match = LiveMatch.rebuild(stored).match
        except (ReplayDiffersError, LudotecaError):
            raise Refusal("server-no-hindsight", status=409) from None
        iterations = max(FEWEST, int(iterations_for(match) / self._clock.speed))
        return Thought(match, how_many(match), iterations, questions(match), whose)

    def _forget_one(self) -> None:
        """Make room: what nobody waits for any more can be thought over another day."""
        left = [match_id for match_id, thought in self._waiting.items() if not self._is_waited_for(thought)]
        if not left:
            raise Refusal("server-no-thought", status=503)
        del self._waiting[left[0]]

    def _is_waited_for(self, thought: Thought) -> bool:
        return self._clock.steady() - thought.asked < WAITED_FOR

    async def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _think(self) -> None:
        try:
            while thoughts := [each for each in self._waiting.items() if self._is_waited_for(each[1])]:
                ready = [each for each in thoughts if self._warm_up.thinks(each[1].match.game.name)]
                if not ready:
                    await asyncio.sleep(PAUSE)
                    continue
                match_id, thought = ready[0]
                try:
                    if question := next(thought.open, None):
                        found = await self._ask(thought.match, question, thought.iterations)
                        thought.findings[question.moment, question.seat] = found
                        continue
                    self._keep(match_id, course(thought.match, thought.findings))
                except Exception:
                    log.exception("match %s cannot be thought over", match_id)
                    self._given_up.add(match_id)
                self._waiting.pop(match_id, None)
        finally:
            self._task = None

    def _keep(self, match_id: str, found: Course) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        write_private(self._path(match_id), msgspec.json.encode(found))

    async def _ask(self, match: Match, question: Question, iterations: int) -> Explanation:
        made = None if question.made is None else list(question.made)
        asked = Asked(iterations, made)
        job = Job(match.game.name, question.states.tobytes(), question.seat, "", question.seed, asked)
        return await self._bots.explain(job, FOLDER)

    def _kept(self, match_id: str) -> Course | None:
        try:
            return msgspec.json.decode(self._path(match_id).read_bytes(), type=Course)
        except (OSError, msgspec.MsgspecError):
            return None

    def _path(self, match_id: str) -> Path:
        return self._folder / f"{match_id}-{VERSION}.json"
