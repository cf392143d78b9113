"""Positions to decide in, from random games at all tables of a game."""

from collections.abc import Iterator
from itertools import count

from ludoteca.bots import decide, player
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.games import GAMES


def decisions(game: Game, most: int, *, every: int = 1) -> Iterator[tuple[Match, int]]:
    """So many matches, each with a seat that has to decide; the match goes on once the next one is asked for."""
    random, found = player("random"), 0
    for seed in count():
        match = game.start(game.seats[seed % len(game.seats)], seed, **usual_options(game, seed))
        while not match.over:
            seat = match.pending[0]
            if match.sequence % every == seed % every:
                yield match, seat
                found += 1
                if found == most:
                    return
            match.play_steps(seat, decide(random, match, seat))


def usual_options(game: Game, number: int) -> dict[str, object]:
    """Every other table has its switches turned the other way."""
    switches = [option for option in game.option_list() if isinstance(option.default, bool)]
    return {option.name: not option.default for option in switches} if number % 2 else {}


def won_by_the_elephant() -> Match:
    """Kariba for two: the elephant takes eight rhinos, the meerkat leaves them to the other elephant."""
    position = {
        "players": 2,
        "hands": [[2, 8], [5, 8]],
        "pile": [],
        "waterhole": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 0, "7": 8, "8": 2},
        "captured": [[1] * 8 + [2] * 7 + [3] * 8, [4] * 8 + [5] * 7 + [6] * 8 + [8] * 4],
        "first": 0,
        "active": 0,
        "phase": "play",
    }
    return GAMES["kariba"].position(position, seed=1)
