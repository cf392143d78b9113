"""Levels: five strengths with the same names in every game, each a fixed amount of work.

Levels differ only where people can feel it: a game whose luck leaves less room has fewer of them. The amounts come from
small trials (docs/decisions/bots.md); how far apart the levels are, `make ladder` measures for docs/bots.md.
"""

from dataclasses import dataclass, field

from ludoteca.bots.bot import Bot, game_of
from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.search import Guard, Search
from ludoteca.engine.record import States

LEVELS = ("tin", "copper", "brass", "silver", "gold")
"""All levels, weakest first."""
USUAL = "brass"
"""The level of bots nobody has chosen: they play for people who are away."""

BOTS: dict[str, dict[str, Bot]] = {
    "kariba": {
        "tin": ByThumb(lapses=35),
        "copper": ByThumb(),
        "brass": Search(iterations=200),
        "silver": Search(iterations=900),
        "gold": Search(iterations=4_000),
    },
    "boss-kito": {
        "tin": ByThumb(lapses=25),
        "copper": ByThumb(),
        "brass": Search(iterations=70),
        "silver": Search(iterations=200),
        "gold": Search(iterations=600),
    },
    "bossa": {
        "tin": ByThumb(lapses=50),
        "copper": ByThumb(),
        "brass": Search(iterations=40),
        "silver": Search(iterations=200),
        "gold": Search(iterations=5_000),
    },
    "kitsune": {
        "tin": ByThumb(lapses=10),
        "copper": Search(iterations=25),
        "brass": Search(iterations=70),
        "silver": Search(iterations=200),
        "gold": Search(iterations=600),
    },
    "exploding-kittens": {
        "tin": ByThumb(lapses=50),
        "copper": ByThumb(),
        "brass": Search(iterations=15),
        "silver": Search(iterations=150),
        "gold": Search(iterations=1_200),
    },
}
"""Who plays each level; `lapses` are the steps of a hundred that a beginner does not notice."""
ELSEWHERE = BOTS["kariba"]
"""What the levels do in a game that has not been measured."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return tuple(BOTS.get(game, ELSEWHERE))


def bot_of(game: str, level: str) -> Bot:
    """Who plays a level of a game; a level that this game does not have is played by the next higher one."""
    bots = BOTS.get(game, ELSEWHERE)
    return next(bots[each] for each in LEVELS[LEVELS.index(level) :] if each in bots)


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
