"""One seat against bots as a Gymnasium environment, alone and at many tables."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from examples.thinker import Thinker
from ludoteca import BadOption, Game
from ludoteca.arena import entrant
from ludoteca.bots import BadPlayer
from ludoteca.bots.net import Net
from ludoteca.bots.network import BadNetwork
from ludoteca.bots.search import Search
from ludoteca.games import GAMES
from ludoteca.research.gymnasium import ILLEGAL, SeatEnv, SeatVectorEnv
from tests.bots.networks import kept
from tests.conformance.rows import each_game


def made(game: Game, **options: object) -> gymnasium.Env[object, object]:
    """The environment by its name."""
    name = f"ludoteca/{game.name}-v{game.research.number}"
    return gymnasium.make(name, disable_env_checker=True, **options)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("game", each_game())
def test_gymnasium_finds_nothing_wrong(game: Game, opponents: str) -> None:
    check_env(made(game, opponents=opponents, render_mode="ansi").unwrapped)


def played(table: SeatEnv, seed: int) -> tuple[float, list[bytes]]:
    """A game with random legal steps: the reward, and all that was seen."""
    dice, (observation, info) = np.random.default_rng(seed), table.reset(seed=seed)
    seen, over = [observation.tobytes()], False
    while not over:
        assert np.array_equal(info["action_mask"], table.action_masks())
        step = np.int64(dice.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = table.step(step)
        assert observation in table.observation_space
        seen.append(observation.tobytes())
        over = terminated or truncated
        assert over or reward == 0
    assert not info["action_mask"].any()
    return reward, seen


@pytest.mark.parametrize("game", each_game())
def test_a_game_is_played_to_its_end_and_again(game: Game) -> None:
    seats = game.seats[-1]
    one, two = (SeatEnv(game.name, seats=seats, seat=seats - 1) for _ in range(2))
    reward, seen = played(one, 5)
    assert -1 <= reward <= 1
    assert played(two, 5) == (reward, seen)
    assert played(one, 6)[1] != seen


def test_each_seat_may_have_its_own_bot() -> None:
    table = SeatEnv("kariba", seats=3, seat=1, opponents=["greedy", "random"])
    assert sorted(table.bots) == [0, 2]
    assert -1 <= played(table, 1)[0] <= 1
    with pytest.raises(ValueError, match="zip"):
        SeatEnv("kariba", seats=3, opponents=["greedy"])
    with pytest.raises(BadPlayer):
        SeatEnv("kariba", opponents="nobody")


def test_opponents_are_named_as_in_the_arena(tmp_path: Path) -> None:
    """A network's file and a class of one's own, at one table and at many."""
    game = GAMES["kariba"]
    file = kept(game, tmp_path)
    table = SeatEnv("kariba", seats=3, opponents=[f"net:{file}", "examples.thinker:Thinker"])
    assert [type(bot) for bot in table.bots.values()] == [Net, Thinker]
    assert played(table, 1)[1]
    assert isinstance(SeatVectorEnv("kariba", num_envs=2, opponents=f"net:{file}:8").bots[1], Search)


@pytest.mark.parametrize("make", [SeatEnv, partial(SeatVectorEnv, num_envs=2)])
def test_what_cannot_play_is_refused_as_in_the_arena(make: Callable[..., object], tmp_path: Path) -> None:
    for spec in (
        f"net:{kept(GAMES['bossa'], tmp_path)}",
        "net:nowhere.net",
        "net:",
        "no_such_module:Bot",
        "builtins:int",
    ):
        with pytest.raises((BadPlayer, BadNetwork)) as here:
            make("kariba", opponents=spec)
        with pytest.raises((BadPlayer, BadNetwork)) as there:
            entrant(spec, "kariba")
        assert here.value.says == there.value.says


def test_many_tables_may_play_series() -> None:
    """Kariba's option `games` is no number of tables, by its name or in the mapping."""
    for options in ({"games": 3, "expert": True}, {"options": {"games": 3, "expert": True}}):
        tables = SeatVectorEnv("kariba", num_envs=2, **options)
        assert tables.batch.games == 2
        assert tables.batch.empty.tobytes() == SeatEnv("kariba", **options).table.empty.tobytes()
        assert tables.batch.empty.tobytes() != SeatEnv("kariba", expert=True).table.empty.tobytes()
    with pytest.raises(BadOption, match="games"):
        SeatVectorEnv("kariba", num_envs=2, games=3, options={"games": 1})


def test_an_illegal_step_loses() -> None:
    table = SeatEnv("kariba")
    table.reset(seed=1)
    _, reward, terminated, _, info = table.step(np.int64(40))
    assert (reward, terminated) == (ILLEGAL, True)
    assert not info["action_mask"].any()


@pytest.mark.parametrize("game", each_game())
def test_many_tables_are_as_good_as_one(game: Game) -> None:
    seats = game.seats[-1]
    tables = gymnasium.make_vec(f"ludoteca/{game.name}-v{game.research.number}", num_envs=32, seats=seats, seat=1)
    observations, infos = tables.reset(seed=4)
    dice, ended = np.random.default_rng(4), 0
    for _ in range(60):
        assert observations in tables.observation_space
        assert infos["action_mask"].any(axis=1).all()
        steps = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, terminations, truncations, infos = tables.step(steps)
        assert not rewards[~terminations].any()
        assert not truncations.any()
        ended += int(terminations.sum())
    assert ended or game.name == "kitsune"


def test_bots_at_many_tables_play_well() -> None:
    """Against greedy, a seat that plays at random loses most games."""
    tables = SeatVectorEnv("kariba", num_envs=16, opponents="greedy")
    _, infos = tables.reset(seed=2)
    dice, won, games = np.random.default_rng(2), 0.0, 0
    for _ in range(40):
        steps = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, rewards, terminations, _, infos = tables.step(steps)
        won, games = won + rewards.sum(), games + int(terminations.sum())
    assert games >= 16
    assert won / games < -0.3


def test_illegal_steps_lose_their_own_games_only() -> None:
    tables = SeatVectorEnv("kariba", num_envs=3)
    _, infos = tables.reset(seed=1)
    steps = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    steps[1], before = 48, tables.batch.numbers.copy()
    _, rewards, terminations, _, infos = tables.step(steps)
    assert rewards.tolist() == [0, ILLEGAL, 0]
    assert terminations.tolist() == [False, True, False]
    assert (tables.batch.numbers - before).tolist() == [0, 3, 0]
    assert infos["action_mask"].any(axis=1).all()
