"""Every game as a PettingZoo environment: PettingZoo's own tests, and what they do not look at."""

import itertools
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import ludoteca
from ludoteca import Game, IllegalMove
from ludoteca.research.batch import Batch
from ludoteca.research.pettingzoo import env, raw_env
from ludoteca.research.table import Table
from tests.conformance.rows import each_game

OWN_WARNINGS = [  # PettingZoo knows by name which of its own classic games have masks, and warns of all others
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # so it is for whoever has nothing to decide any more
]
pytestmark = [pytest.mark.filterwarnings(warning) for warning in OWN_WARNINGS]


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("game", each_game())
def test_pettingzoo_finds_nothing_wrong(game: Game, make: Any) -> None:
    api_test(make(game.name, seats=game.seats[-1]))


@pytest.mark.parametrize("game", each_game())
def test_a_seed_decides_everything(game: Game) -> None:
    seed_test(lambda: env(game.name))


@pytest.mark.parametrize("game", each_game())
def test_pettingzoos_benchmark_runs(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock runs fast, since it would go on for five seconds."""
    ticks = itertools.count(0, 0.05)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(env(game.name))


@pytest.mark.parametrize("game", each_game())
def test_a_game_is_the_one_that_a_batch_plays(game: Game) -> None:
    batch = Batch(game, games=1, seats=game.seats[-1], seed=77)
    observations, masks = batch.blank()
    table, actions = Table(game, game.seats[-1], {}), np.zeros(1, np.int64)
    table.deal(77)
    while True:
        batch.observe(observations, masks)
        assert table.asked == batch.actors[0]
        assert np.array_equal(table.observation, observations[0])
        assert np.array_equal(table.mask, masks[0])
        actions[0] = np.flatnonzero(masks[0])[-1 - batch.lengths[0] % 2 if masks[0].sum() > 1 else 0]
        batch.step(actions)
        table.step(int(actions[0]))
        if batch.dones[0] or batch.lengths[0] == 300:
            break
    assert batch.lengths[0] == 300 or table.rewards() == pytest.approx(batch.rewards[0].tolist())


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("bossa", {"expansion": True}),
        ("kitsune", {"seats": 4}),
        ("exploding-kittens", {"seats": 4}),
    ],
)
def test_nobody_sees_a_sealed_answer(name: str, options: dict[str, Any]) -> None:
    """Whatever the seat asked first answers, the next seat of the same window knows and may do the same."""
    game, windows = ludoteca.game(name), 0
    seats = options.pop("seats", 2)
    for number in range(4):
        table, dice = Table(game, seats, options), np.random.default_rng(number)
        table.deal(number)
        while table.asked >= 0 and windows < 40:
            first, answers = table.asked, np.flatnonzero(table.mask)
            seen = []
            for answer in answers if game.views.window(table.states[0]).kind == "sealed" else ():
                other = Table(game, seats, options)
                other.states[:], other.asked = table.states, first
                other.step(int(answer))
                seen.append((other.asked, other.observation.tobytes(), other.mask.tobytes()))
            if len(seen) > 1 and seen[0][0] > first:
                windows += 1
                assert len(set(seen)) == 1
            table.step(int(dice.choice(answers)))
    assert windows


def test_an_illegal_step_is_refused_or_loses(caplog: pytest.LogCaptureFixture) -> None:
    raw, guarded = raw_env("kariba", seats=3), env("kariba", seats=3)
    for game in (raw, guarded):
        game.reset(seed=1)
    for step in (40, 49, -1, None):
        with pytest.raises(IllegalMove):
            raw.step(step)
    loser = guarded.agent_selection
    guarded.last()
    guarded.step(40)
    assert "Illegal move" in caplog.text
    assert guarded.rewards[loser] == -1
    assert all(guarded.terminations.values())


def test_a_table_can_be_read() -> None:
    table = env("kariba", seats=2, render_mode="ansi")
    table.reset(seed=3)
    assert "waterhole" in table.render().lower()
    assert str(table) == "kariba_v2"


def test_options_are_those_of_the_game() -> None:
    with pytest.raises(ludoteca.BadOption):
        env("kariba", expert="perhaps")
    with pytest.raises(ludoteca.BadOption):
        env("bossa", seats=3)
    table = raw_env("kitsune", seats=6)
    assert table.max_num_agents == 6
    assert table.table.rivals == 3
