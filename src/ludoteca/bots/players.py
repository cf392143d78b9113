"""Players by name: "tin" to "diamond", "thumb", "random", "greedy", "search:10k", "search:1.2s", "search:10kx2"."""

import re

from ludoteca.bots.bot import Bot
from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.levels import Level, bad_network, levels_of
from ludoteca.bots.random import Random
from ludoteca.bots.search import Guard, Search
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.given import shown
from ludoteca.engine.players import LEVELS
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES

BUDGET = re.compile(
    r"search:(?:(?P<count>\d{1,9})(?P<thousands>k?)|(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)(?:x(?P<threads>\d{1,2}))?"
)
LONGEST_SEARCH = 60.0
MOST_ITERATIONS = 100_000_000
MOST_THREADS = 64


class BadPlayer(LudotecaError):
    """A player that the house does not know."""


PLAYERS: dict[str, Bot] = {"random": Random(), "greedy": Greedy(), "thumb": ByThumb()}
"""Those without a budget."""


def player(spec: str, guard: Guard | None = None) -> Bot:
    """The player of this name; a guard may cut the thoughts of a level or a search short. Raises BadPlayer."""
    if not isinstance(spec, str):
        raise BadPlayer(Says("cli-bad-player", args={"text": shown(spec)}))
    if spec in LEVELS:
        return Level(spec, guard)
    if spec in PLAYERS:
        return PLAYERS[spec]
    if budget := BUDGET.fullmatch(spec):
        return searching(budget, spec, guard)
    raise BadPlayer(Says("cli-bad-player", args={"text": spec[:40]}))


def player_at(game: str, spec: str) -> Bot:
    """The player of this name for one game; raises BadPlayer also for a level above all that the game has."""
    bot, levels = player(spec), levels_of(game)
    if spec in LEVELS and LEVELS.index(spec) > LEVELS.index(levels[-1]):
        says = bad_network(GAMES[game]) if spec in GAMES[game].players.levels else None
        raise BadPlayer(says or Says("cli-no-such-level", args={"game": game, "level": spec, "best": levels[-1]}))
    return bot


def searching(budget: re.Match[str], spec: str, guard: Guard | None) -> Search:
    """A searching player with the budget its name tells."""
    iterations = int(budget["count"] or 0) * (1000 if budget["thousands"] else 1)
    seconds = float(budget["seconds"] or 0)
    threads = int(budget["threads"] or 1)
    within = iterations <= MOST_ITERATIONS and seconds <= LONGEST_SEARCH and 1 <= threads <= MOST_THREADS
    if not within or not (iterations or seconds):
        raise BadPlayer(Says("cli-bad-budget", args={"text": spec[:40]}))
    return Search(iterations=iterations, seconds=seconds, threads=threads, guard=guard)
