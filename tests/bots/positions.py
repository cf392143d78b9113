"""Positions to decide in, from random games at all tables of a game."""

from collections.abc import Iterator
from itertools import count

from ludoteca.bots import decide, player
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match


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
