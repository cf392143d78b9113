"""The random player: every legal step is equally likely."""

from dataclasses import dataclass

from ludoteca.bots.bot import asked, game_of
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.record import States, rows


@dataclass(frozen=True)
class Random:
    """Plays any legal move."""

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """A chain of steps, each drawn fairly among the legal ones."""
        seat, states = asked(states, seat, seed), states.copy()
        chain: tuple[int, ...] = ()
        calls.reseed(rows(states), 0, seed)
        while not chain or stepgraph.is_partial(states):
            steps = stepgraph.steps(states, seat, game_of(states).steps)
            chain = (*chain, steps[int(calls.pick(rows(states), 0, len(steps)))])
            calls.play(rows(states), 0, seat, chain[-1])
        return chain
