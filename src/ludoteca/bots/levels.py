"""Levels: strengths with the same names in every game, each a fixed amount of work.

Levels differ only where people can feel it: a game whose luck leaves less room has fewer of them. Each game says in its
`players.py` who plays which; the amounts come from small trials (docs/decisions/bots.md), and how far apart the levels
are, `make ladder` measures for docs/bots.md. A level that has learnt is there only if its network is: one that is
damaged or was made for other rules is left out with a sentence, and the game is played without that level.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ludoteca.bots.bot import Bot, game_of
from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.net import Net, network_for
from ludoteca.bots.network import BadNetwork
from ludoteca.bots.search import Guard, Search
from ludoteca.engine.game import Game
from ludoteca.engine.players import LEVELS, Follows, Glances, Plays, needs_network
from ludoteca.engine.record import States
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES

USUAL = "brass"
"""The level of bots nobody has chosen: they play for people who are away."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return tuple(playable(GAMES[game]))


def played_by(game: str, level: str) -> str:
    """Which level plays where this one is asked for: itself, the next higher one of this game, or the strongest."""
    levels = levels_of(game)
    return next((each for each in LEVELS[LEVELS.index(level) :] if each in levels), levels[-1])


def bot_of(game: str, level: str) -> Bot:
    """Who plays a level of a game."""
    plays = playable(GAMES[game])[played_by(game, level)]
    if isinstance(plays, Glances):
        return ByThumb(plays.lapses)
    if isinstance(plays, Follows):
        return Net(network_file(GAMES[game]))
    if plays.with_network:
        return Search(plays.iterations, file=network_file(GAMES[game]), exact=True)
    return Search(plays.iterations)


def searches(game: str, spec: str) -> bool:
    """Whether a player of this name thinks further than at a glance at this game, which the interpreter cannot."""
    return isinstance(bot_of(game, spec), Search | Net) if spec in LEVELS else spec.startswith(("search:", "greedy"))


def has_learnt(game: str, spec: str) -> bool:
    """Whether a player of this name asks the network of this game."""
    return spec in LEVELS and needs_network(playable(GAMES[game])[played_by(game, spec)])


def follows(game: str, spec: str) -> bool:
    """Whether a player of this name takes what the network of this game prefers, which takes no time."""
    return spec in LEVELS and isinstance(bot_of(game, spec), Net)


def thinks_long(game: str, spec: str) -> bool:
    """Whether a player of this name searches for as long as people care to wait."""
    return spec in LEVELS and played_by(game, spec) == LEVELS[-1] and not follows(game, spec)


def learns(game: Game) -> bool:
    """Whether some level of a game asks its network, and can."""
    return any(map(needs_network, playable(game).values()))


def strongest_unaided(game: str) -> str:
    """The strongest level of a game that needs neither network nor long thoughts: it plays where these are not had."""
    return unaided(game)[-1]


def unaided(game: str) -> tuple[str, ...]:
    """The levels of a game below diamond that need no network, weakest first."""
    levels = GAMES[game].players.levels.items()
    return tuple(level for level, plays in levels if level != LEVELS[-1] and not needs_network(plays))


def left_out(games: Iterable[Game] = GAMES.values()) -> list[Says]:
    """What is said of each game that is played without a level, since its network is no good."""
    return [says for game in games if (says := bad_network(game)) is not None]


def playable(game: Game) -> dict[str, Plays]:
    """The levels that a game names, but for those whose network is no good."""
    levels = game.players.levels
    if bad_network(game) is None:
        return levels
    return {level: plays for level, plays in levels.items() if not needs_network(plays)}


@cache
def bad_network(game: Game) -> Says | None:
    """Why a game is played without the levels that need its network; None where nothing is wrong, or none does."""
    levels = [level for level, plays in game.players.levels.items() if needs_network(plays)]
    if not levels:
        return None
    try:
        network_for(network_file(game), game)
    except BadNetwork as error:
        why = error.says.id.rpartition("-")[2]
        return Says("engine-no-network", args={"game": game.name, "level": levels[-1], "why": why})
    return None


def network_file(game: Game) -> Path:
    """Where the network of a game lies."""
    return game.folder / game.players.network


@dataclass(frozen=True)
class Level:
    """A level as a player of any game."""

    name: str
    guard: Guard | None = field(default=None, compare=False)

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """What the level's player of this game chooses."""
        bot = bot_of(game_of(states).name, self.name)
        if isinstance(bot, Search):
            bot = replace(bot, guard=self.guard)
        return bot.choose(states, seat, seed)
