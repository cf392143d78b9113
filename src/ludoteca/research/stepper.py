"""One game, stepped from Python as quickly as Python can ask: a step is one call into compiled code.

    stepper = Stepper(ludoteca.game(name), seats=3)
    stepper.deal(7)                                   # game number 7 of seed 0, as batches deal it
    while stepper.legal:                              # the legal steps, as a list; empty once the game is over
        stepper.step(random.choice(stepper.legal))    # `stepper.asked` is the seat that decides
    stepper.returns()

No observations and no story: `Batch` and the environments have those. A step that is not legal raises IllegalMove, and
nothing has moved then.
"""

from typing import Any, cast

import numpy as np
from numba import typeof

from ludoteca.engine import calls, given, stepping, verbs
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT, Kernel, kernel
from ludoteca.engine.outcome import rewards, rivals_of
from ludoteca.engine.record import copied, rows
from ludoteca.engine.saying import Says
from ludoteca.engine.stepping import NOBODY

REFUSED = -1
"""What `advance` returns for a step that is not among the legal ones."""


@kernel
def ask(s: Any, out: Any) -> Any:
    """Find who is asked and write the legal steps; behind them, in the last two cells, that seat and how many."""
    last = len(out) - 1
    seat = stepping.asked_one(s)
    n = 0 if seat == NOBODY else verbs.legal(s, seat, out)
    out[last - 1] = seat
    out[last] = n
    return n


@kernel
def begin(states: Any, seed: Any, number: Any, out: Any) -> Any:
    """Deal a game into record 0 and ask; returns how many steps are legal."""
    stepping.begin_one(states[0], seed, number)
    return ask(states[0], out)


@kernel
def advance(states: Any, step: Any, out: Any) -> Any:
    """Take a step of whoever is asked and ask the next; returns how many steps are legal then, or REFUSED."""
    last = len(out) - 1
    for place in range(int(out[last])):
        if out[place] == step:
            s = states[0]
            verbs.play(s, int(out[last - 1]), step)
            return ask(s, out)
    return REFUSED


def direct(function: Kernel, *args: Any) -> Kernel:
    """The machine code of a kernel for arguments of these types: a call asks for them no more, and costs half of it."""
    if not JIT or not isinstance(args[0], np.ndarray):
        return function
    compiled: Any = function
    entry: Kernel = compiled.compile(tuple(map(typeof, args)))
    return entry


class Stepper:
    """A game being played. `legal` holds the legal steps of the seat `asked`, in the order of the rules."""

    def __init__(self, game: Game, seats: int, **options: Any) -> None:
        self.game = game
        self.seats = given.whole("seats", seats)
        self.empty = game.record(self.seats, game.parse_options(options))
        self.rivals = rivals_of(game, self.seats)
        self.legal: list[int] = []
        self.states = copied(self.empty)
        self.rows = rows(self.states)
        self.out = np.zeros(game.steps + 2, np.int64)
        self.cells = memoryview(cast("Any", self.out))
        self.advance = direct(advance, self.rows, 0, self.out)

    def deal(self, number: int, seed: int = 0) -> None:
        """Begin the game of this number, the same as in a batch of the same seed."""
        number, seed = given.whole("number", number), given.whole("seed", seed)
        self.states = copied(self.empty)
        self.rows = rows(self.states)
        self.legal = self.cells[: begin(self.rows, seed, number, self.out)].tolist()

    def step(self, step: int) -> None:
        """The seat that is asked takes a step."""
        if step.__class__ is not int:
            step = given.step(step)
        n = self.advance(self.rows, step, self.out)
        if n == REFUSED:
            raise IllegalMove(self.refusal(step))
        self.legal = self.cells[:n].tolist()

    @property
    def asked(self) -> int:
        """The seat that decides next; of several that may act the first. NOBODY once the game is over."""
        return int(self.out[-2]) if self.legal else NOBODY

    def returns(self) -> list[float]:
        """What every seat gets for a game that is over, as batches pay it (see `stepping.pay_one`); before that 0."""
        if self.legal:
            return [0.0] * self.seats
        scores = np.zeros(self.seats, np.int64)
        calls.score(self.rows, 0, scores)
        return rewards(scores.tolist(), self.rivals)

    def refusal(self, step: int) -> Says:
        """Why a step is not legal now."""
        known = 0 <= step < self.game.steps and self.asked != NOBODY
        rule = int(calls.forbids(self.rows, 0, self.asked, step)) if known else 0
        return Says("engine-stepper-step", self.game.cite(rule) if rule else "", {"step": step})
