"""PettingZoo: every game as an AEC environment, one agent per seat.

    from ludoteca.research.pettingzoo import env
    table = env(name, seats=3)

An observation is {"observation": numbers, "action_mask": 1 for every legal step}, as in PettingZoo's classic games;
docs/research has a page on each game's numbers and steps. Rewards come at the end of a game and sum to 0: see
`stepping.pay_one`. These games are played in turn, so there is no parallel form of them.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import ludoteca
from ludoteca.engine import given
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.stepping import NOBODY
from ludoteca.research.table import DEALS, HIGHEST, Table

Observed = dict[str, Any]


def env(name: str, **options: Any) -> AECEnv[str, Observed, int]:
    """A game with PettingZoo's usual safeguards round it: an illegal step loses the game."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(name, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Observed, int]):  # noqa: N801  # PettingZoo's own name for it
    """A game as it is; `seats` and the game's table options may be given. An illegal step raises IllegalMove."""

    def __init__(self, name: str, *, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        game = ludoteca.game(name)
        self.table = Table(game, seats or game.seats[0], options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{name.replace('-', '_')}_v{game.research.number}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.dice = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.steps) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Observed]:
        """The numbers a seat knows and the mask of its legal steps."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All step codes of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game, the same one for the same seed."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.table.deal(int(self.dice.integers(DEALS)))
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self.table.asked]

    def observe(self, agent: str) -> Observed:
        """What a seat knows now."""
        table = self.table
        if agent == self.agent_selection and table.asked != NOBODY:
            return {"observation": table.observation, "action_mask": table.mask}
        observation, mask = table.seen(self.possible_agents.index(agent))
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent that is asked takes a step; None once its game is over."""
        table = self.table
        if table.asked == NOBODY:
            self._was_dead_step(action)
            return
        step = NOBODY if action is None else given.step(action)
        if says := table.refusal(step):
            raise IllegalMove(says)
        table.step(step)
        if table.asked == NOBODY:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[table.asked]

    def finish(self) -> None:
        """The game is over: every seat is paid and asked once more, for nothing."""
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, not self.table.cut)
        self.truncations = dict.fromkeys(self.agents, self.table.cut)
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """What everybody sees, in sentences."""
        return self.table.shown()

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(table: Table) -> spaces.Dict:
    """Numbers between 0 and HIGHEST, and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, HIGHEST, (table.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.steps,), np.int8),
        }
    )
