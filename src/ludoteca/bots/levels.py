"""Levels: five strengths with the same names in every game, each a fixed amount of work.

Levels differ only where people can feel it: a game whose luck leaves less room has fewer of them. Each game says in its
`players.py` who plays which; the amounts come from small trials (docs/decisions/bots.md), and how far apart the levels
are, `make ladder` measures for docs/bots.md.
"""

from dataclasses import dataclass, field

from ludoteca.bots.bot import Bot, game_of
from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.search import Guard, Search
from ludoteca.engine.players import LEVELS, Glances
from ludoteca.engine.record import States
from ludoteca.games import GAMES

USUAL = "brass"
"""The level of bots nobody has chosen: they play for people who are away."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return tuple(GAMES[game].players.levels)


def bot_of(game: str, level: str) -> Bot:
    """Who plays a level of a game; a level that this game does not have is played by the next higher one."""
    levels = GAMES[game].players.levels
    plays = next(levels[each] for each in LEVELS[LEVELS.index(level) :] if each in levels)
    return ByThumb(plays.lapses) if isinstance(plays, Glances) else Search(plays.iterations)


def searches(game: str, spec: str) -> bool:
    """Whether a player of this name thinks further than at a glance at this game, which the interpreter cannot."""
    return isinstance(bot_of(game, spec), Search) if spec in LEVELS else spec.startswith(("search:", "greedy"))


@dataclass(frozen=True)
class Level:
    """A level as a player of any game."""

    name: str
    guard: Guard | None = field(default=None, compare=False)

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """What the level's player of this game chooses."""
        bot = bot_of(game_of(states).name, self.name)
        if isinstance(bot, Search):
            bot = Search(bot.iterations, style=bot.style, guard=self.guard)
        return bot.choose(states, seat, seed)
