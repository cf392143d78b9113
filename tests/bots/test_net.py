"""Players with a network, alone and with a search: whole legal moves, alike in every world of numbers, and fair.

Native code of a search with a network takes half a minute to compile for a large game: in every run large games are
played by the interpreter, a little of each; natively, and more of it, they are a proof.
"""

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from ludoteca.bots import Bot, decide
from ludoteca.bots.net import Net
from ludoteca.bots.search import Search
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT
from ludoteca.games import GAMES
from tests.bots.networks import kept
from tests.bots.positions import decisions
from tests.secrecy.test_thinking import deciding

SMALL = ("kariba", "bossa")
LARGE = [name for name in GAMES if name not in SMALL]
LONG = [pytest.mark.long, pytest.mark.timeout(36_000)]
games = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name, marks=LONG if JIT and name in LARGE else ()) for name, game in GAMES.items()]
)
LESS = 1 if JIT else 8
"""The interpreter looks at so many times less."""
ELSEWHERE = """
import json, sys
from pathlib import Path
from ludoteca.games import GAMES
from tests.bots.test_net import decided
print(json.dumps(decided(GAMES[sys.argv[1]], Path(sys.argv[2]))))
"""


def learnt(file: Path, iterations: int = 24 // LESS) -> tuple[Bot, ...]:
    """A player that follows a network, and one that searches with it."""
    return Net(file), Search(iterations, file=file)


def decided(game: Game, file: Path) -> list[list[int]]:
    """What both decide in some positions, in this process."""
    some = decisions(game, 2, every=17)
    return [list(decide(bot, match, seat)) for match, seat in some for bot in learnt(file, 8)]


@pytest.mark.skipif(not JIT, reason="the large games are played by themselves")
def test_large_games_hold_in_the_interpreter() -> None:
    asked = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", __file__, "-k", " or ".join(LARGE)]
    environment = {**os.environ, "LUDOTECA_JIT": "0"}
    done = subprocess.run([sys.executable, *asked], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{4 * len(LARGE)} passed" in done.stdout


@pytest.mark.skipif(not JIT, reason="native code asks the interpreter")
@games
def test_interpreter_and_native_code_decide_alike(game: Game, tmp_path: Path) -> None:
    file = kept(game, tmp_path)
    environment = {**os.environ, "LUDOTECA_JIT": "0"}
    command = [sys.executable, "-c", ELSEWHERE, game.name, str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == decided(game, file)


@games
def test_every_decision_is_a_whole_legal_move(game: Game, tmp_path: Path) -> None:
    bots = learnt(kept(game, tmp_path))
    for match, seat in decisions(game, 32 // LESS, every=3):
        legal = {move.steps for move in match.legal(seat)}
        for bot in bots:
            given = match.redealt(seat, 3)
            before = given.tobytes()
            assert bot.choose(given, seat, 4) in legal
            assert given.tobytes() == before


@games
@pytest.mark.parametrize("pairs", [8, pytest.param(1000, marks=LONG)])
def test_what_a_seat_cannot_tell_apart_it_answers_alike(game: Game, pairs: int, tmp_path: Path) -> None:
    bots = learnt(kept(game, tmp_path))
    for twins in islice(deciding(game, pairs, 5), max(2, pairs // LESS)):
        for bot in bots:
            one, two = (decide(bot, world, twins.viewer) for world in twins.both)
            assert one == two


@games
def test_a_network_alone_needs_no_dice(game: Game, tmp_path: Path) -> None:
    bot = Net(kept(game, tmp_path))
    for match, seat in decisions(game, max(2, 8 // LESS), every=11):
        assert len({bot.choose(match.redealt(seat, seed), seat, seed) for seed in range(6)}) == 1


@games
def test_a_search_with_a_network_counts_every_iteration(game: Game, tmp_path: Path) -> None:
    iterations = 200 // LESS
    search = Search(iterations, file=kept(game, tmp_path))
    for match, seat in decisions(game, max(1, 4 // LESS), every=13):
        weighed = search.weighed(match.redealt(seat, 1), seat, 9)
        assert sum(each.visits for each in weighed) == iterations
        assert all(0 <= each.share <= 1 for each in weighed)
        assert weighed == search.weighed(match.redealt(seat, 1), seat, 9)
