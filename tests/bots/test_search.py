import json
import os
import subprocess
import sys
import time

import pytest

from ludoteca.bots import decide, player
from ludoteca.bots.search import Search
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT
from ludoteca.engine.players import Style
from ludoteca.games import GAMES
from tests.bots.positions import decisions, won_by_the_elephant

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())

ELSEWHERE = """
import json, sys
from ludoteca.games import GAMES
from tests.bots.test_search import decided
print(json.dumps(decided(GAMES[sys.argv[1]], int(sys.argv[2]))))
"""


def decided(game: Game, most: int) -> list[list[int]]:
    """What players of every kind decide in so many positions, in this process."""
    specs = ("random", "greedy", "tin", "thumb", "search:15")
    return [
        list(decide(player(spec), match, seat)) for match, seat in decisions(game, most, every=17) for spec in specs
    ]


def decided_elsewhere(game: str, most: int, jit: str) -> list[list[int]]:
    """The same in a process of its own, where kernels are compiled or are not."""
    environment = {**os.environ, "LUDOTECA_JIT": jit}
    command = [sys.executable, "-c", ELSEWHERE, game, str(most)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: list[list[int]] = json.loads(done.stdout)
    return found


@games
@pytest.mark.parametrize("most", [2, pytest.param(3, marks=pytest.mark.long)])
def test_interpreter_and_native_code_decide_alike(game: Game, most: int) -> None:
    assert decided_elsewhere(game.name, most, jit="0" if JIT else "1") == decided(game, most)


@games
def test_the_same_seed_and_work_give_the_same_thoughts(game: Game) -> None:
    for match, seat in decisions(game, 10, every=13):
        known = match.redealt(seat, 1)
        for search in (Search(iterations=150), Search(iterations=80, threads=2)):
            assert search.weighed(known, seat, 9) == search.weighed(known, seat, 9)


@games
def test_every_iteration_is_one_visit_of_a_first_step(game: Game) -> None:
    for match, seat in decisions(game, 10, every=13):
        weighed = Search(iterations=200).weighed(match.redealt(seat, 1), seat, 9)
        assert sum(each.visits for each in weighed) == 200
        assert all(0 <= each.share <= 1 for each in weighed)
        assert {each.step for each in weighed} == {steps[0] for move in match.legal(seat) if (steps := move.steps)}


@pytest.mark.skipif(not JIT, reason="takes minutes in the interpreter")
def test_trust_keeps_a_search_near_its_rule_of_thumb() -> None:
    """With trust alone a search of equals tries most what the rule of thumb weighs most; without, it does not care."""
    kept = {0: 0, 50_000: 0}
    for match, seat in decisions(GAMES["exploding-kittens"], 40, every=7):
        thumb, known = decide(player("thumb"), match, seat)[0], match.redealt(seat, 3)
        for trust in kept:
            search = Search(iterations=120, style=Style(by_thumb=True, curiosity=300, trust=trust))
            kept[trust] += search.weighed(known, seat, 5)[0].step == thumb
    assert kept[50_000] >= 36
    assert kept[0] < kept[50_000]


def test_a_budget_of_seconds_is_kept() -> None:
    match, seat = next(decisions(GAMES["kariba"], 1))
    decide(player("search:0.01s"), match, seat)
    start, computed = time.monotonic(), time.process_time()
    decide(player("search:0.2s"), match, seat)
    assert time.monotonic() - start >= 0.2
    assert time.process_time() - computed < 2.0, "and no more, whoever else uses this machine"


def test_what_is_forced_needs_no_thought() -> None:
    position = {
        "players": 2,
        "hands": [[7], [1, 2, 3]],
        "pile": [],
        "waterhole": {"1": 7, "2": 7, "3": 7, "4": 8, "5": 8, "6": 8, "7": 7, "8": 8},
        "captured": [[], []],
        "first": 0,
        "active": 0,
        "phase": "play",
    }
    match = GAMES["kariba"].position(position, seed=1)
    computed = time.process_time()
    assert decide(player("search:50s"), match, 0) == match.legal(0)[0].steps
    assert time.process_time() - computed < 5


@pytest.mark.skipif(not JIT, reason="takes minutes in the interpreter")
def test_search_takes_what_wins_the_game() -> None:
    match = won_by_the_elephant()
    assert match.move(0, decide(player("search:2k"), match, 0)).text == "a 8x1"
