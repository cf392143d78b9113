"""Gymnasium: one seat of a game against bots, alone or many tables at a time.

    import gymnasium
    import ludoteca.research.gymnasium
    table = gymnasium.make(f"ludoteca/{name}-v1", opponents="greedy", seats=3)
    tables = gymnasium.make_vec(f"ludoteca/{name}-v1", num_envs=256, opponents="random")

An observation is what the seat knows, as numbers (docs/research has a page on each game); `info["action_mask"]` and
`action_masks()` have 1 for every legal step. The reward comes at the end: see `stepping.pay_one`. A step that is not
legal loses the game. Table options are keywords or a mapping `options`. Many tables are one `Batch`: whoever plays
against "random" never leaves compiled code.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import ludoteca
from ludoteca.arena.entrants import entrant
from ludoteca.bots import Bot
from ludoteca.bots.random import Random
from ludoteca.engine import given
from ludoteca.engine.game import Game
from ludoteca.engine.options import to_json
from ludoteca.engine.record import States
from ludoteca.engine.stepgraph import imagined
from ludoteca.engine.stepping import CUT, NOBODY, OVER, RUNNING
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch
from ludoteca.research.table import DEALS, HIGHEST, Mask, Observation, Table

Opponents = str | Bot | Sequence[str | Bot]
"""One bot for all other seats, or one for each of them, in the order of the seats; named as `ludoteca arena` does, a
network as net:FILE and a class of one's own as module:Class."""
ILLEGAL = -1.0
"""The reward for a step that is not legal."""


def observation_space(game: Game) -> spaces.Box:
    """What a seat knows, as numbers."""
    return spaces.Box(0, HIGHEST, (game.observation_size,), np.float32)


def bots_for(opponents: Opponents, seats: int, seat: int, game: str) -> dict[int, Bot]:
    """The bot of every other seat at a game; raises BadPlayer or BadNetwork, as the arena does."""
    others = [other for other in range(seats) if other != seat]
    chosen = [opponents] * len(others) if isinstance(opponents, str) or hasattr(opponents, "choose") else opponents
    bots = [entrant(bot, game) if isinstance(bot, str) else bot for bot in chosen]
    return dict(zip(others, bots, strict=True))


def answer(bot: Bot, states: States, place: int, seat: int, seed: int) -> tuple[int, ...]:
    """The steps of a bot's move: it gets a record in which everything that its seat cannot know is replaced."""
    return bot.choose(imagined(states[place : place + 1], seat, seed), seat, seed)


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at one table."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        name: str,
        *,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        game = ludoteca.game(name)
        self.table = Table(game, seats or game.seats[0], options)
        self.seat = seat = given.seat(seat, self.table.seats)
        self.bots = bots_for(opponents, self.table.seats, seat, name)
        self.render_mode = render_mode
        self.observation_space = observation_space(game)
        self.action_space = spaces.Discrete(game.steps)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal games until this seat is asked in one: whoever is out before has nothing to decide."""
        super().reset(seed=seed)
        self.table.asked = NOBODY
        while self.table.asked == NOBODY:
            self.table.deal(int(self.np_random.integers(DEALS)))
            self.let_others_play()
        return self.table.observation, self.info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take a step, then let the others play until this seat is asked again."""
        table, step = self.table, given.step(action)
        if table.asked != self.seat or table.refusal(step):
            table.asked = NOBODY
            return table.observation.copy(), ILLEGAL, True, False, self.info()
        table.step(step)
        self.let_others_play()
        if table.asked == self.seat:
            return table.observation, 0.0, False, False, self.info()
        last, _ = table.seen(self.seat)
        return last, table.rewards()[self.seat], not table.cut, table.cut, self.info()

    def let_others_play(self) -> None:
        """Every other seat that is asked answers."""
        table = self.table
        while table.asked not in (self.seat, NOBODY):
            seat = table.asked
            for step in answer(self.bots[seat], table.states, 0, seat, int(self.np_random.integers(DEALS))):
                table.step(step)

    def info(self) -> dict[str, Any]:
        """The legal steps."""
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """1 for every legal step; all 0 once the game is over."""
        return self.table.mask.copy() if self.table.asked == self.seat else np.zeros(self.table.steps, np.int8)

    def render(self) -> str:
        """What everybody sees, in sentences."""
        return self.table.shown()


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """One seat at many tables that are stepped together. A game that ends is followed by the next one in the same step.

    `threads` are all cores if it is not given.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # declared so there

    def __init__(
        self,
        name: str,
        *,
        num_envs: int,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = "random",
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        game = ludoteca.game(name)
        chosen = to_json(game.parse_options(options))
        self.batch = Batch(game, games=num_envs, seats=seats or game.seats[0], threads=threads, options=chosen)
        self.num_envs = num_envs
        self.seat = seat = given.seat(seat, self.batch.seats)
        self.bots = bots_for(opponents, self.batch.seats, seat, name)
        self.render_mode = render_mode
        self.single_observation_space = observation_space(game)
        self.single_action_space = spaces.Discrete(game.steps)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observations, self.masks = self.batch.blank()
        self.actions = np.zeros(num_envs, np.int64)
        self.chains: dict[int, list[int]] = {}
        self.rewards, self.endings = np.zeros(num_envs), np.zeros(num_envs, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games and let the others play until this seat is asked everywhere."""
        super().reset(seed=seed)
        self.chains.clear()
        self.batch.reset(int(self.np_random.integers(DEALS)))
        self.let_others_play()
        return self.observed()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take a step at every table, then let the others play until this seat is asked everywhere again."""
        self.rewards, self.endings = np.zeros(self.num_envs), np.zeros(self.num_envs, np.int8)
        self.actions[:] = actions
        within = (self.actions >= 0) & (self.actions < self.batch.game.steps)
        legal = within & (self.masks[np.arange(self.num_envs), np.where(within, self.actions, 0)] == 1)
        self.actions[~legal] = NOBODY
        self.move()
        for place in np.flatnonzero(~legal):
            self.batch.restart(int(place))
            self.rewards[place], self.endings[place] = ILLEGAL, OVER
        self.let_others_play()
        observations, infos = self.observed()
        return observations, self.rewards, self.endings == OVER, self.endings == CUT, infos

    def move(self) -> None:
        """Step all tables. Of several games that end at a table, the one that this seat decided in counts."""
        self.batch.step(self.actions, check=False)
        ended = (self.batch.dones != RUNNING) & (self.endings == RUNNING)
        self.rewards[ended] = self.batch.rewards[ended, self.seat]
        self.endings[ended] = self.batch.dones[ended]

    def let_others_play(self) -> None:
        """Every other seat that is asked answers."""
        chance = all(isinstance(bot, Random) for bot in self.bots.values())
        while (others := self.batch.actors != self.seat).any():
            if chance:
                self.batch.sample(self.actions)
            else:
                for place in np.flatnonzero(others):
                    self.actions[place] = self.answer(int(place))
            self.actions[~others] = NOBODY
            self.move()

    def answer(self, place: int) -> int:
        """The next step of the bot that is asked at a table: the rest of its move is kept."""
        chain = self.chains.get(place)
        if not chain:
            seat, seed = int(self.batch.actors[place]), int(self.np_random.integers(DEALS))
            chain = list(answer(self.bots[seat], self.batch.states, place, seat, seed))
        self.chains[place] = chain[1:]
        return chain[0]

    def observed(self) -> tuple[Observation, dict[str, Any]]:
        """What this seat knows at every table, and its legal steps."""
        self.observations, self.masks = self.batch.blank()
        self.batch.observe(self.observations, self.masks)
        return self.observations, {"action_mask": self.masks.copy(), "_action_mask": np.ones(self.num_envs, bool)}


for name, game in GAMES.items():
    gymnasium.register(
        f"ludoteca/{name}-v{game.research.number}",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
        kwargs={"name": name},
    )
