"""Compile games and their players, then exit, for a compiler keeps its memory: `python -m ludoteca.bots.warm`.

Games and parts may be named; else all are meant.
"""

import sys
from collections.abc import Callable, Iterable
from functools import partial

from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.levels import bot_of, has_learnt, learns, levels_of, network_file
from ludoteca.bots.net import Net
from ludoteca.bots.random import Random
from ludoteca.bots.search import Search
from ludoteca.bots.solution import can_be_solved, warm_up
from ludoteca.engine import cache
from ludoteca.engine.game import Game
from ludoteca.engine.warm import BATCH, TABLES, Part, is_warm, warm
from ludoteca.games import GAMES

Report = Callable[[Game, str, int, int], None]
"""Told of each part before it is compiled: the game, the part's name, its number and how many there are."""


def let_think(game: Game) -> None:
    """Every player's thought, by letting it think a little."""
    match = game.start(seats=game.seats[0], seed=0)
    seat = match.pending[0]
    for bot in (Random(), Greedy(), ByThumb(), Search(iterations=2)):
        bot.choose(match.redealt(seat, 0), seat, 0)
    if can_be_solved(game):
        warm_up(game)


def ask_network(game: Game) -> None:
    """A thought of everybody who asks the game's network, if it has one."""
    if learns(game):
        match = game.start(seats=game.seats[0], seed=0)
        seat, file = match.pending[0], network_file(game)
        for level in filter(partial(has_learnt, game.name), levels_of(game.name)):
            bot = Search(2, file=file, exact=True) if isinstance(bot_of(game.name, level), Search) else Net(file)
            bot.choose(match.redealt(seat, 0), seat, 0)


SEARCH = Part("search", let_think, "ludoteca.bots")
NETWORK = Part("network", ask_network, "ludoteca.bots")
PARTS = {part.name: part for part in (TABLES, SEARCH, NETWORK, BATCH)}
"""In the order in which they are needed."""
SERVED = (TABLES, SEARCH)
"""What a house needs at once; of networks only those that somebody plays against, and batches are for research."""


def is_there(game: Game, part: Part) -> bool:
    """Whether a game has a part: some have no network."""
    return part is not NETWORK or learns(game)


def silently(game: Game, part: str, number: int, count: int) -> None:
    """For whoever does not watch."""


def warm_all(
    report: Report = silently, games: Iterable[Game] = GAMES.values(), parts: Iterable[Part] = PARTS.values()
) -> list[Game]:
    """Compile what is not in the cache yet and sweep old caches away; returns the games that had to be compiled."""
    waiting = [(game, part) for game in games for part in parts if is_there(game, part) and not is_warm(game, part)]
    fresh: list[Game] = []
    for number, (game, part) in enumerate(waiting, start=1):
        report(game, part.name, number, len(waiting))
        if warm(game, part) and game not in fresh:
            fresh.append(game)
    if waiting:
        cache.sweep()
    return fresh


def tell(game: Game, part: str, number: int, count: int) -> None:
    """A line per part, for whoever started this process."""
    print(game.name, part, number, count, flush=True)


if __name__ == "__main__":
    games, parts = ([name for name in sys.argv[1:] if name in known] or known for known in (GAMES, PARTS))
    warm_all(tell, [GAMES[name] for name in games], [PARTS[name] for name in parts])
