"""Many games stepped together on a card, in place: the twin of `research.batch.Batch` over the card's arrays.

    batch = Batch(ludoteca.game(name), games=65_536, seats=2, seed=7)
    observations, masks = torch.zeros(…, device="cuda"), …    # or CuPy's arrays, or `batch.blank()`
    batch.observe(observations, masks)
    batch.step(actions)                                       # int64, one per game; ended games begin anew at once
    torch.as_tensor(batch.rewards), shared(batch.rewards)     # the card's own memory, not a copy of it

Arrays of PyTorch and CuPy can be handed over as they are; `shared` makes an array of the batch one that every library
with DLPack takes, JAX among them. Nothing is copied to the processor, except one number where `step` has to check.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numba import int64
from numpy.typing import DTypeLike

from ludoteca.engine import stepping
from ludoteca.engine.cuda.card import THREADS, blocks, compiled, cuda, step_type
from ludoteca.engine.cuda.observing import CARRIED, observing
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.game import Game
from ludoteca.engine.outcome import rivals_of
from ludoteca.engine.record import States
from ludoteca.engine.saying import Says
from ludoteca.engine.stepping import NOBODY, RUNNING


@cache
def kernels(game: Game) -> dict[str, Any]:
    """What one thread does with its game: begin, step, sample and refuse; observing is done by warps."""
    steps, code, seats = game.steps, step_type(game), game.seats[-1]

    @compiled(game)  # type: ignore[untyped-decorator]
    def begin(states: Any, empty: Any, seed: Any, actors: Any, lengths: Any, numbers: Any) -> None:
        n = cuda.grid(1)
        if n < len(states):
            stepping.begin_game(n, states, empty, seed, actors, lengths, numbers)

    @compiled(game)  # type: ignore[untyped-decorator]
    def step(
        states: Any,
        empty: Any,
        seed: Any,
        actors: Any,
        lengths: Any,
        numbers: Any,
        actions: Any,
        rewards: Any,
        dones: Any,
        longest: Any,
        rivals: Any,
    ) -> None:
        n = cuda.grid(1)
        if n < len(states):
            scores = cuda.local.array(seats, int64)
            stepping.step_game(
                n, states, empty, seed, actors, lengths, numbers, actions, rewards, dones, scores, longest, rivals
            )

    @compiled(game)  # type: ignore[untyped-decorator]
    def sample(states: Any, actors: Any, actions: Any) -> None:
        n = cuda.grid(1)
        if n < len(states):
            out = cuda.local.array(steps, code)
            actions[n] = stepping.sample_one(states[n], actors[n], out)

    @compiled(game)  # type: ignore[untyped-decorator]
    def refuse(states: Any, actors: Any, actions: Any, first: Any) -> None:
        n = cuda.grid(1)
        if n < len(states) and stepping.refused_games(n, n + 1, states, actors, actions, steps) != NOBODY:
            cuda.atomic.min(first, 0, n)

    return {
        "begin": begin,
        "step": step,
        "observe": observing(game),
        "observe wide": observing(game, wide=True),
        "sample": sample,
        "refuse": refuse,
    }


class Batch:
    """Games of one kind that are stepped together on a card. Its arrays stay the same ones and may be kept."""

    def __init__(self, game: Game, *, games: int, seats: int, seed: int = 0, **options: Any) -> None:
        self.game = game
        self.games = games
        self.seats = seats
        self.seed = seed
        self.rivals = rivals_of(game, seats)
        self.kernels = kernels(game)
        self.empty = cuda.to_device(game.record(seats, game.parse_options(options)))
        self.states = cuda.device_array(games, game.state)
        self.words = self.states.view(np.int32).reshape(games, -1)
        """The same records, word by word."""
        self.actors = cuda.device_array(games, np.int64)
        self.rewards = cuda.device_array((games, seats), np.float32)
        self.dones = cuda.device_array(games, np.int8)
        self.numbers = cuda.device_array(games, np.int64)
        self.lengths = cuda.device_array(games, np.int64)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew, from another seed if one is given."""
        self.seed = self.seed if seed is None else seed
        self.numbers.copy_to_device(np.arange(self.games))
        self.rewards.copy_to_device(np.zeros((self.games, self.seats), np.float32))
        self.dones.copy_to_device(np.full(self.games, RUNNING, np.int8))
        self.launch("begin", self.states, self.empty, self.seed, self.actors, self.lengths, self.numbers)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Every actor takes its step; raises IllegalMove if one may not, and then no game has moved.

        Whoever takes steps from the masks alone can do without the `check`; a step that is not legal then leaves its
        game in an impossible state.
        """
        if check and (place := self.refused(actions)) != NOBODY:
            raise IllegalMove(Says("engine-batch-step", "", {"place": place, **self.asked(place, actions)}))
        self.launch(
            "step",
            self.states,
            self.empty,
            self.seed,
            self.actors,
            self.lengths,
            self.numbers,
            actions,
            self.rewards,
            self.dones,
            self.game.longest,
            self.rivals,
        )

    def refused(self, actions: Any) -> int:
        """The first place whose actor may not take its step, NOBODY if all may."""
        first = cuda.to_device(np.full(1, self.games, np.int64))
        self.launch("refuse", self.states, self.actors, actions, first)
        place = int(first.copy_to_host()[0])
        return place if place < self.games else NOBODY

    def asked(self, place: int, actions: Any) -> dict[str, int]:
        """Who is asked at a place, and which step was given for it."""
        given = cuda.as_cuda_array(actions)
        return {"seat": int(self.actors[place]), "step": int(given[place])}

    def observe(self, observations: Any, masks: Any) -> None:
        """Write what every actor knows, and 1 for each step it may take, into arrays shaped as `blank` makes them."""
        name = "observe" if observations.dtype.itemsize <= CARRIED else "observe wide"
        self.launch(name, self.states, self.words, self.actors, observations, masks)

    def sample(self, actions: Any) -> None:
        """Write a random legal step for every actor, by the dice of its game."""
        self.launch("sample", self.states, self.actors, actions)

    def blank(self, dtype: DTypeLike = np.float32) -> tuple[Any, Any]:
        """Arrays that `observe` can fill: observations in a number type of one's choice, and masks."""
        observations = cuda.device_array((self.games, self.game.observation_size), dtype)
        return observations, cuda.device_array((self.games, self.game.steps), np.int8)

    def records(self) -> States:
        """A copy of all records for the processor."""
        records: States = self.states.copy_to_host()
        return records

    def launch(self, name: str, *arguments: Any) -> None:
        """One thread for each game."""
        self.kernels[name][blocks(self.games), THREADS](*arguments)


def shared(array: Any) -> Any:
    """An array of a batch as one that speaks DLPack, by CuPy or PyTorch, whichever is there; the memory is the same."""
    if find_spec("cupy"):
        return import_module("cupy").asarray(array)
    return import_module("torch").as_tensor(array, device="cuda")
