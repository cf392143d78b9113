import os
import subprocess
import sys

import numpy as np
import pytest

from ludoteca.engine.batch import play_batch
from ludoteca.engine.errors import BadOption
from ludoteca.engine.game import Game
from ludoteca.games import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@games
@pytest.mark.parametrize("secure", [False, True])
def test_every_record_of_a_thousand_games_obeys_the_rules(game: Game, secure: bool) -> None:
    for seats in game.seats:
        batch = play_batch(game, games=1000, seats=seats, seed=seats, secure=secure, check=True)
        assert batch.games == 1000
        assert batch.steps == batch.lengths.sum()
        assert 0 < batch.lengths.min() <= batch.lengths.max() <= game.longest
        assert batch.scores.shape == (1000, seats)


@games
@pytest.mark.parametrize("secure", [False, True])
def test_a_batch_is_the_same_on_any_number_of_threads(game: Game, secure: bool) -> None:
    one, two = (
        play_batch(game, games=5000, seats=game.seats[0], seed=4, secure=secure, keep=True, threads=threads)
        for threads in (1, 2)
    )
    assert one.records.tobytes() == two.records.tobytes()
    assert np.array_equal(one.scores, two.scores)


@games
def test_checking_changes_nothing(game: Game) -> None:
    plain, checked = (
        play_batch(game, games=200, seats=game.seats[-1], seed=1, check=check, keep=True) for check in (False, True)
    )
    assert plain.records.tobytes() == checked.records.tobytes()
    assert np.array_equal(plain.lengths, checked.lengths)


@games
def test_other_seeds_give_other_games(game: Game) -> None:
    one, two = (play_batch(game, games=50, seats=game.seats[0], seed=seed, keep=True) for seed in (0, 1000))
    assert one.records.tobytes() != two.records.tobytes()


def test_table_options_are_played() -> None:
    kariba = GAMES["kariba"]
    basic, expert = (play_batch(kariba, games=100, seats=2, expert=mode) for mode in (False, True))
    assert expert.steps > 1.5 * basic.steps
    with pytest.raises(BadOption):
        play_batch(kariba, games=1, seats=2, expert="perhaps")


BROKEN = """
from ludoteca.engine.batch import play_batch
from ludoteca.engine.verbs import BY_DTYPE
from ludoteca.games import GAMES
kariba = GAMES["kariba"]
BY_DTYPE[kariba.state] = BY_DTYPE[kariba.state]._replace(check=lambda s: 102)
play_batch(kariba, games=1, seats=2, check=True)
"""


def test_a_broken_rule_is_named() -> None:
    """An engine that breaks a rule is made up in the interpreter, where verbs are looked up at every call."""
    surroundings = {**os.environ, "LUDOTECA_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", BROKEN], env=surroundings, capture_output=True, text=True)
    assert "BrokenInvariant: KA-102 broken in a batch with seed 0" in done.stderr
