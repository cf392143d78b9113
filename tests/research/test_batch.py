"""Batches stepped together: the same games as `play_batch` plays, on any number of threads, and nothing but those."""

from typing import Any

import numpy as np
import pytest

from ludoteca import Game, IllegalMove
from ludoteca.engine import calls
from ludoteca.engine.batch import play_batch
from ludoteca.engine.kernel import JIT
from ludoteca.engine.outcome import rivals_of
from ludoteca.engine.record import rows
from ludoteca.games import GAMES
from ludoteca.research.batch import CUT, NOBODY, OVER, RUNNING, Batch
from tests.conformance.rows import each_game

PLACES = 600 if JIT else 3
ROUNDS = 300 if JIT else 40


def played(batch: Batch, rounds: int) -> dict[int, tuple[int, list[float]]]:
    """Random steps for some rounds: how long each finished game was, and what it paid."""
    actions, found = np.zeros(batch.games, np.int64), {}
    for _ in range(rounds):
        lengths, numbers = batch.lengths.copy(), batch.numbers.copy()
        batch.sample(actions)
        batch.step(actions)
        for place in np.flatnonzero(batch.dones):
            found[int(numbers[place])] = (int(lengths[place]) + 1, batch.rewards[place].tolist())
    return found


def paid(game: Game, scores: list[int]) -> list[float]:
    """The rewards for final scores."""
    rivals = rivals_of(game, len(scores))
    return [sum((score > other) - (score < other) for other in scores) / rivals for score in scores]


@pytest.mark.parametrize("game", each_game())
def test_random_steps_lead_to_the_games_of_a_random_batch(game: Game) -> None:
    seats = game.seats[-1]
    batch = Batch(game, games=PLACES, seats=seats, seed=11)
    found = played(batch, ROUNDS)
    whole = play_batch(game, games=max(found, default=0) + 1, seats=seats, seed=11)
    assert len(found) > 20 or not JIT
    for number, (length, rewards) in found.items():
        assert length == whole.lengths[number]
        assert rewards == pytest.approx(paid(game, whole.scores[number].tolist()))
        assert sum(rewards) == pytest.approx(0, abs=1e-6)


def test_tables_of_several_kinds_are_stepped_together() -> None:
    """Place n takes kind n, counted round: each kind plays the games of its own, and absent seats are paid nothing."""
    game, most = GAMES["kariba"], GAMES["kariba"].seats[-1]
    batch = Batch(game, games=4 * max(1, PLACES // 4), seats=most, seed=11)
    usual = game.parse_options({})
    batch.empty, batch.rivals = np.concatenate([game.record(seats, usual) for seats in game.seats]), 1
    batch.reset()
    found = played(batch, ROUNDS if JIT else 90)
    assert set(batch.states["seats"].tolist()) == set(game.seats)
    for seats in game.seats:
        mine = [number for number in found if game.seats[number % len(game.seats)] == seats]
        whole = play_batch(game, games=max(mine) + 1, seats=seats, seed=11)
        for number in mine:
            length, rewards = found[number]
            assert length == whole.lengths[number]
            assert rewards[:seats] == [each * (seats - 1) for each in paid(game, whole.scores[number].tolist())]
            assert rewards[seats:] == [0] * (most - seats)


@pytest.mark.parametrize("game", each_game())
def test_threads_change_nothing(game: Game) -> None:
    one, two = (Batch(game, games=PLACES, seats=game.seats[0], seed=5, threads=threads) for threads in (1, 2))
    assert len(two.bounds) > len(one.bounds) or not JIT
    assert played(one, 60) == played(two, 60)
    assert one.states.tobytes() == two.states.tobytes()


@pytest.mark.parametrize("game", each_game())
def test_observations_and_masks_are_those_of_the_verbs(game: Game) -> None:
    batch = Batch(game, games=20 if JIT else 2, seats=game.seats[-1], seed=3)
    observations, masks = batch.blank()
    knows, out, actions = (np.zeros(n, np.int64) for n in (game.observation_size, game.steps, batch.games))
    for _ in range(30):
        batch.observe(observations, masks)
        for place in range(batch.games):
            states, seat = rows(batch.states), int(batch.actors[place])
            assert int(calls.pending(states, place)) & -int(calls.pending(states, place)) == 1 << seat
            calls.observe(states, place, seat, knows)
            assert observations[place].tolist() == knows.tolist()
            assert 0 <= knows.min() <= knows.max() <= 255
            n = int(calls.legal(states, place, seat, out))
            assert np.flatnonzero(masks[place]).tolist() == sorted(out[:n].tolist())
        batch.sample(actions)
        assert masks[np.arange(batch.games), actions].all()
        batch.step(actions)


def test_a_reset_begins_again_from_the_seed() -> None:
    batch = Batch(GAMES["kariba"], games=4, seats=3, seed=1)
    first = batch.states.tobytes()
    played(batch, 5)
    batch.reset()
    assert batch.states.tobytes() == first
    batch.reset(seed=2)
    assert batch.states.tobytes() != first
    assert batch.dones.tolist() == [RUNNING] * 4


def test_nobody_moves_where_nobody_acts() -> None:
    batch = Batch(GAMES["kariba"], games=3, seats=2)
    actions, before = np.zeros(3, np.int64), batch.states.copy()
    batch.sample(actions)
    before = batch.states.copy()
    actions[1] = NOBODY
    batch.step(actions)
    assert batch.lengths.tolist() == [1, 0, 1]
    assert batch.states[1].tobytes() == before[1].tobytes()
    assert batch.states[0].tobytes() != before[0].tobytes()


@pytest.mark.parametrize("step", [-2, 49, 10**9, 40])
def test_a_step_that_is_not_legal_moves_no_game(step: int) -> None:
    batch = Batch(GAMES["kariba"], games=3, seats=2)
    actions = np.zeros(3, np.int64)
    batch.sample(actions)
    before = batch.states.tobytes()
    actions[2] = step
    with pytest.raises(IllegalMove, match=rf"Game 2 of the batch: [ab] may not take step {step:,}"):
        batch.step(actions)
    assert batch.states.tobytes() == before


def test_a_game_without_an_end_is_cut() -> None:
    batch = Batch(GAMES["kariba"], games=2, seats=2)
    batch.longest = 3
    actions = np.zeros(2, np.int64)
    seen = []
    for _ in range(4):
        batch.sample(actions)
        batch.step(actions)
        seen.append(batch.dones.tolist())
    assert seen == [[RUNNING] * 2, [RUNNING] * 2, [CUT] * 2, [RUNNING] * 2]
    assert not batch.rewards.any()
    assert batch.numbers.tolist() == [2, 3]
    assert OVER not in batch.dones


@pytest.mark.parametrize(
    ("observations", "masks"),
    [
        (np.zeros((2, 3)), np.zeros((2, 49), np.int8)),
        (np.zeros((2, 140)), np.zeros((2, 49), np.int64)),
        (np.zeros((2, 140), order="F"), np.zeros((2, 49), np.int8)),
    ],
)
def test_arrays_of_another_shape_are_refused(observations: Any, masks: Any) -> None:
    batch = Batch(GAMES["kariba"], games=2, seats=2)
    with pytest.raises(ValueError, match="for 2 games"):
        batch.observe(observations, masks)
    with pytest.raises(ValueError, match="2 numbers"):
        batch.step(np.zeros(3, np.int64))


def test_clans_have_rivals_not_partners() -> None:
    assert [rivals_of(GAMES["kitsune"], seats) for seats in (2, 4, 6)] == [1, 2, 3]
    assert rivals_of(GAMES["exploding-kittens"], 5) == 4
