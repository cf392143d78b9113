"""Compile all games and their players, then exit, since a compiler keeps its memory: `python -m ludoteca.bots.warm`."""

from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.random import Random
from ludoteca.bots.search import Search
from ludoteca.engine import cache
from ludoteca.engine import warm as engine
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT
from ludoteca.games import GAMES


def players(game: Game) -> None:
    """Every player's thought, by letting it think a little."""
    match = game.start(seats=game.seats[0], seed=0)
    seat = match.pending[0]
    for bot in (Random(), Greedy(), ByThumb(), Search(iterations=2)):
        bot.choose(match.redealt(seat, 0), seat, 0)


PARTS: dict[str, engine.Part] = {"verbs": engine.verbs, "search": players, "batch": engine.batch}
"""In the order in which they are needed."""


def silently(game: Game, part: str, number: int, count: int) -> None:
    """For whoever does not watch."""


def warm_all(report: engine.Report = silently) -> list[Game]:
    """Compile what is not in the cache yet and sweep old caches away; returns the games that had to be compiled."""
    if not JIT:
        return []
    fresh = [game for game in GAMES.values() if engine.warm(game, PARTS, report)]
    cache.sweep()
    return fresh


if __name__ == "__main__":
    warm_all()
