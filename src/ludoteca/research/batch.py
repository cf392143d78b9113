"""Many games stepped together, in place, on all cores and without the interpreter lock.

    batch = Batch(ludoteca.game(name), games=1024, seats=2, seed=7)
    observations, masks = batch.blank()
    actions = np.zeros(batch.games, np.int64)
    batch.observe(observations, masks)      # what each actor knows, and which steps are legal for it
    actions[:] = choose(observations, masks)
    batch.step(actions)                     # each actor takes its step; games that end begin anew at once.
                                            # NOBODY as an action lets a game wait
    batch.actors, batch.rewards, batch.dones

Place n of a batch of N games plays the games numbered n, n + N, n + 2N … of its seed, whatever the number of threads;
game number g is dealt as `engine.batch.play_batch` deals its game g, and if all steps come from `sample` it ends as
that one ends. Where several seats may act at once, they are asked in the order of their seats, and nobody's
observation shows another's sealed answer.

A table option that is called like an argument here, such as `games`, goes into the mapping `options`.

Batches on a card (`engine.cuda`) have the same attributes and methods over the card's arrays.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ludoteca.engine import calls, given, stepping
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.game import Game
from ludoteca.engine.outcome import rivals_of
from ludoteca.engine.record import rows
from ludoteca.engine.saying import Says
from ludoteca.engine.stepgraph import SEED, imagined
from ludoteca.engine.stepping import CUT, NOBODY, OVER, RUNNING

__all__ = ["CUT", "NOBODY", "OVER", "RUNNING", "Batch"]

PORTION = 256
"""A thread is worth waking for so many games."""


class Batch:
    """Games of one kind that are stepped together. Its arrays stay the same ones and may be kept."""

    def __init__(
        self, game: Game, *, games: int, seats: int, seed: int = 0, threads: int | None = None, **options: Any
    ) -> None:
        self.game = game
        self.games = games = given.whole("games", games, 1)
        self.seats = seats = given.whole("seats", seats)
        self.seed = given.whole("seed", seed)
        self.rivals = rivals_of(game, seats)
        self.longest = game.longest
        self.empty = game.record(seats, game.parse_options(options))
        self.states = np.zeros(games, game.state)
        self.actors = np.zeros(games, np.int64)
        """The seat that is asked in each game."""
        self.rewards = np.zeros((games, seats), np.float32)
        """What the last step brought every seat: −1 to 1 where it ended a game (see `stepping.pay_one`), else 0."""
        self.dones = np.zeros(games, np.int8)
        """How the last step left each game: RUNNING, OVER or CUT."""
        self.numbers = np.zeros(games, np.int64)
        """The number of the game that each place plays now."""
        self.lengths = np.zeros(games, np.int64)
        """Steps taken in that game."""
        threads = max(1, min(given.whole("threads", threads or os.cpu_count() or 1, 1), games // PORTION))
        self.bounds = [games * part // threads for part in range(threads + 1)]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.scratch = [(np.zeros(game.steps, np.int64), np.zeros(seats, np.int64)) for _ in range(threads)]
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew, from another seed if one is given."""
        self.seed = self.seed if seed is None else given.whole("seed", seed)
        self.numbers[:] = np.arange(self.games)
        self.rewards[:] = 0
        self.dones[:] = RUNNING
        states, empty = rows(self.states), rows(self.empty)
        self.shared(
            lambda begin, end, out, scores: stepping.begin_games(
                begin, end, states, empty, self.seed, self.actors, self.lengths, self.numbers
            )
        )

    def restart(self, place: int) -> None:
        """Leave the game of a place and begin the next one there."""
        place = given.whole("place", place, 0, self.games - 1)
        self.numbers[place] += self.games
        states, empty = rows(self.states), rows(self.empty)
        stepping.begin_games(place, place + 1, states, empty, self.seed, self.actors, self.lengths, self.numbers)

    def step(self, actions: NDArray[np.int64], *, check: bool = True) -> None:
        """Every actor takes its step; raises IllegalMove if one may not, and then no game has moved.

        Whoever takes steps from the masks alone can do without the `check`; a step that is not legal then leaves its
        game in an impossible state.
        """
        taken = self.column(actions)
        states, empty = rows(self.states), rows(self.empty)
        if check and (place := self.refused(taken)) != NOBODY:
            raise IllegalMove(self.refusal(place, int(taken[place])))
        self.shared(
            lambda begin, end, out, scores: stepping.step_games(
                begin,
                end,
                states,
                empty,
                self.seed,
                self.actors,
                self.lengths,
                self.numbers,
                taken,
                self.rewards,
                self.dones,
                scores,
                self.longest,
                self.rivals,
            )
        )

    def refused(self, actions: NDArray[np.int64]) -> int:
        """The first place whose actor may not take its step, NOBODY if all may."""
        states, steps = rows(self.states), self.game.steps
        found = self.shared(
            lambda begin, end, out, scores: stepping.refused_games(begin, end, states, self.actors, actions, steps)
        )
        return next((int(place) for place in found if place != NOBODY), NOBODY)

    def refusal(self, place: int, step: int) -> Says:
        """Why the actor of a place may not take a step, for all that it knows."""
        args: dict[str, int | str | list[int]] = {"place": place, "seat": int(self.actors[place]), "step": step}
        known = step in range(self.game.steps)
        seat = int(self.actors[place])
        seen = imagined(self.states[place : place + 1], seat, SEED)
        rule = int(calls.forbids(rows(seen), 0, seat, step)) if known else 0
        return Says("engine-batch-step", self.game.cite(rule) if rule else "", args)

    def observe(self, observations: NDArray[Any], masks: NDArray[np.int8]) -> None:
        """Write what every actor knows, and 1 for each step it may take, into arrays shaped as `blank` makes them."""
        if observations.shape != (self.games, self.game.observation_size) or not observations.flags.c_contiguous:
            raise ValueError(f"observations are rows of {self.game.observation_size} for {self.games} games")
        if masks.shape != (self.games, self.game.steps) or masks.dtype != np.int8 or not masks.flags.c_contiguous:
            raise ValueError(f"masks are rows of {self.game.steps} int8 for {self.games} games")
        states = rows(self.states)
        self.shared(
            lambda begin, end, out, scores: stepping.observe_games(
                begin, end, states, self.actors, observations, masks, out
            )
        )

    def sample(self, actions: NDArray[np.int64]) -> None:
        """Write a random legal step for every actor, by the dice of its game."""
        taken, states = self.column(actions), rows(self.states)
        self.shared(lambda begin, end, out, scores: stepping.sample_games(begin, end, states, self.actors, taken, out))

    def blank(self, dtype: DTypeLike = np.float32) -> tuple[NDArray[Any], NDArray[np.int8]]:
        """Arrays that `observe` can fill: observations in a number type of one's choice, and masks."""
        observations = np.zeros((self.games, self.game.observation_size), dtype)
        return observations, np.zeros((self.games, self.game.steps), np.int8)

    def column(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """One step per game, as it came; raises ValueError if it is not that."""
        if actions.shape != (self.games,) or actions.dtype != np.int64:
            raise ValueError(f"actions are {self.games} numbers of type int64")
        return actions

    def shared(self, work: Callable[[int, int, NDArray[np.int64], NDArray[np.int64]], Any]) -> list[Any]:
        """Let every thread do its part of the places; returns what each found, in the order of the places."""
        parts = [(*bounds, *scratch) for bounds, scratch in zip(pairwise(self.bounds), self.scratch, strict=True)]
        if self.pool is None:
            return [work(*part) for part in parts]
        return list(self.pool.map(lambda part: work(*part), parts))
