"""One game for environments that take a step at a time: who is asked, what that seat knows, what it may do.

Where several seats may act at once, they are asked in the order of their seats; nobody's observation shows another's
sealed answer.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import calls, given, stepping
from ludoteca.engine.game import Game
from ludoteca.engine.outcome import rewards, rivals_of
from ludoteca.engine.record import copied, rows
from ludoteca.engine.saying import Says
from ludoteca.engine.stepgraph import SEED, imagined
from ludoteca.engine.stepping import NOBODY
from ludoteca.texts import say

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

HIGHEST = 255
"""All numbers of an observation lie between 0 and this."""
DEALS = 1 << 62
"""Deals are numbered below this."""


class Table:
    """A game being played. `observation` and `mask` are those of the seat `asked`, and new arrays after every step.

    `asked` is NOBODY once the game is over, or `cut`: stopped since it has more steps than any game may have.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats = given.whole("seats", seats)
        self.rivals = rivals_of(game, seats)
        self.empty = game.record(seats, game.parse_options(options))
        self.out = np.zeros(game.steps, np.int64)
        self.size, self.steps, self.longest = game.observation_size, game.steps, game.longest
        self.asked = NOBODY
        self.length, self.cut = 0, False
        self.states = copied(self.empty)
        self.rows = rows(self.states)
        self.observation, self.mask = np.zeros(self.size, np.float32), np.zeros(self.steps, np.int8)

    def deal(self, number: int) -> None:
        """Begin the game that has this number, the same as in a batch of seed 0."""
        number = given.whole("number", number)
        self.states = copied(self.empty)
        self.rows = rows(self.states)
        actors, lengths, numbers = np.zeros(1, np.int64), np.zeros(1, np.int64), np.array([number])
        stepping.begin_games(0, 1, self.rows, rows(self.empty), 0, actors, lengths, numbers)
        self.asked, self.length, self.cut = int(actors[0]), 0, False
        self.observation, self.mask = self.seen(self.asked)

    def step(self, step: int) -> None:
        """The seat that is asked takes a legal step."""
        observation, mask = np.empty(self.size, np.float32), np.empty(self.steps, np.int8)
        self.asked = stepping.step_and_observe(self.rows, 0, self.asked, step, observation, mask, self.out)
        self.observation, self.mask = observation, mask
        self.length += 1
        if self.length >= self.longest and self.asked != NOBODY:
            self.asked, self.cut = NOBODY, True

    def refusal(self, step: int) -> Says | None:
        """Why the seat that is asked may not take a step, for all that it knows; None if it may."""
        return None if 0 <= step < self.steps and self.mask[step] else self.forbidden(step)

    def forbidden(self, step: int) -> Says | None:
        """The same where `mask` may be that of another moment."""
        if not 0 <= step < self.steps:
            return Says("engine-no-such-step", args={"step": step})
        if not int(calls.forbids(self.rows, 0, self.asked, step)):
            return None
        known = imagined(self.states, self.asked, SEED)
        rule = int(calls.forbids(rows(known), 0, self.asked, step))
        return self.game.story.refusal(known[0], self.asked, step, rule)

    def seen(self, seat: int) -> tuple[Observation, Mask]:
        """What a seat knows now, and which steps it may take if it is the one asked."""
        seat = given.seat(seat, self.seats)
        observation, mask = np.zeros((1, self.size), np.float32), np.zeros((1, self.steps), np.int8)
        stepping.observe_games(0, 1, self.rows, np.array([seat]), observation, mask, self.out)
        if seat != self.asked:
            mask[:] = 0
        return observation[0], mask[0]

    def rewards(self) -> list[float]:
        """What each seat gets for a game that is over, as batches pay it (see `stepping.pay_one`)."""
        if self.cut:
            return [0.0] * self.seats
        scores = np.zeros(self.seats, np.int64)
        calls.score(self.rows, 0, scores)
        return rewards(scores.tolist(), self.rivals)

    def shown(self) -> str:
        """What everybody sees, in English sentences."""
        views = self.game.views
        sections = views.describe(views.view(self.states[0], None))
        lines = ((say(part.heading, "en"), [say(line, "en") for line in part.lines]) for part in sections)
        return "\n".join(f"{heading}: {' · '.join(said)}" for heading, said in lines)
