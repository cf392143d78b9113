"""A bot leaves what it is given as it was, and answers with whole legal moves; that it cannot peek is in `secrecy`."""

import pytest

from ludoteca.bots import decide, player
from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from tests.bots.positions import decisions

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@games
def test_what_a_bot_is_given_is_left_as_it_was(game: Game) -> None:
    for match, seat in decisions(game, 30, every=9):
        for spec in ("random", "greedy", "tin", "search:20"):
            given = match.redealt(seat, 3)
            before = given.tobytes()
            player(spec).choose(given, seat, 4)
            assert given.tobytes() == before


@games
def test_every_decision_is_a_whole_legal_move(game: Game) -> None:
    for match, seat in decisions(game, 60, every=3):
        legal = {move.steps for move in match.legal(seat)}
        for spec in ("random", "greedy", "tin", "copper", "search:30"):
            assert decide(player(spec), match, seat) in legal
