"""Whole games between searches: the kernel plays what the player `search` would play, and so does a card."""

import numpy as np
import pytest

from bench.self_play import DECISIONS, GAMES_APART, begin, play_here, play_there
from ludoteca.bots.search import Search
from ludoteca.engine import calls, cuda, stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT
from ludoteca.engine.playout import SEEDS, actor_of
from ludoteca.engine.record import States, rows
from ludoteca.games import GAMES

NUMBER, WORK = 5, 12


def dealt(game: Game, seats: int) -> States:
    """The game of that number before its first decision."""
    table = game.record(seats, game.parse_options({}))
    begin(rows(table), NUMBER)
    return table


@pytest.mark.skipif(not JIT, reason="takes minutes in the interpreter")
def test_the_kernel_plays_what_the_player_would_play() -> None:
    game = GAMES["kariba"]
    kept = play_here(game, number=NUMBER, seats=3, iterations=WORK)
    states, decisions, seen = dealt(game, 3), 0, []
    while mask := int(calls.pending(rows(states), 0)):
        seat = int(actor_of(mask, 0))
        steps: tuple[int, ...] = tuple(stepgraph.steps(states, seat, game.steps))
        if len(steps) > 1:
            decisions += 1
            seed = NUMBER * GAMES_APART + decisions * DECISIONS & SEEDS
            known = states.copy()
            calls.redeal(rows(known), 0, seat, seed)
            seen.append((seat, known["hand"].tobytes()))
            steps = Search(WORK).choose(known, seat, seed)
        for step in steps:
            calls.play(rows(states), 0, seat, step)
    scores = np.zeros(3, np.int64)
    calls.score(rows(states), 0, scores)
    assert kept.scores == scores.tolist()
    assert (kept.seat, kept.known["hand"].tobytes()) in seen
    assert decisions > 20


@pytest.mark.skipif(not cuda.available(), reason="there is no NVIDIA card here")
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_card_plays_the_same_games_as_the_processor(game: Game) -> None:
    seats = [game.seats[number % len(game.seats)] for number in range(24)]
    there = play_there(game, seats=seats, iterations=WORK)
    here = [play_here(game, number=number, seats=each, iterations=WORK) for number, each in enumerate(seats)]
    assert [(each.seat, each.scores) for each in there] == [(each.seat, each.scores) for each in here]
    assert [each.known.tobytes() for each in there] == [each.known.tobytes() for each in here]
