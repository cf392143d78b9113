"""What the ladder measures: each level against the next lower one, diamond, simpler players, tenfold budgets."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from ludoteca.arena import Tournament
from ludoteca.bots.levels import bot_of, levels_of, strongest_unaided
from ludoteca.bots.search import Search
from ludoteca.engine.players import LEVELS
from ludoteca.games import GAMES

SEATS = {"boss-kito": 3, "kitsune": 4}
"""Where a meeting is not heads up: one among two; two clans of two."""
ALONE = {"kariba": 4, "exploding-kittens": 4}
"""Games in which the top level is also measured alone among three."""
STEP, STEP_AMONG = (0.57, 0.75), (1.15, 1.7)
"""What a level should win against the next lower one: a rate, or a multiple of its share among several."""
CLEAR, CLEAR_CLANS, CLEAR_AMONG = 0.70, 0.65, 1.6
"""What the top level should win against a rule of thumb: heads up, as a clan, among several."""
ENOUGH = 400
"""How many games of the top level are enough."""
CHAMPIONS = {
    "kariba": (4_000, 0.58, 1.4),
    "boss-kito": (600, 1.8),
    "bossa": (5_000, 0.58),
    "kitsune": (600, 0.80),
    "exploding-kittens": (1_200, 0.68),
}
"""The work of gold when diamond was aimed for, and what a diamond should win against it: usual table, among three."""
CHANCE, CHANCE_AMONG = 0.92, 0.65 * 4
"""Exploding Kittens: what the top level should win against one random player, and among three."""


class Measure(Struct, frozen=True):
    """Two players at a table: the first is alone there, or takes a clan, and the other has all other chairs."""

    part: str
    """"ladder", "champion", "strength" or "budget"."""
    game: str
    seats: int
    first: str
    other: str
    low: float | None = None
    high: float | None = None
    """Between which the rate should lie; at tables of more than two sides, the multiple of its share."""
    most: int = 600
    """Games that are enough."""
    weight: float = 1.0
    """Its part of the machine's time."""

    @property
    def name(self) -> str:
        """Its name in a journal."""
        return f"{self.part} {self.game} {self.seats} {self.first} {self.other}"

    @property
    def is_among(self) -> bool:
        """Whether more than two sides sit at the table."""
        return self.seats > 2 and len(set(GAMES[self.game].sides(self.seats))) > 2

    def tournament(self) -> Tournament:
        """The tournament whose games are played, as many as there is time for."""
        return Tournament(self.game, [self.first, self.other], self.most, self.seats, {}, gauntlet=True)


def plan() -> list[Measure]:
    """All measures of all games."""
    return [measure for game in GAMES for part in (ladder, champions, strength, budgets) for measure in part(game)]


def ladder(game: str) -> Iterator[Measure]:
    """Each level against the next lower one."""
    seats, levels = SEATS.get(game, 2), levels_of(game)
    low, high = STEP_AMONG if game == "boss-kito" else STEP
    for lower, higher in pairwise(levels):
        most = ENOUGH if higher == LEVELS[-1] else 600
        yield Measure("ladder", game, seats, higher, lower, low, high, most, weight=2.0)


def champions(game: str) -> Iterator[Measure]:
    """Diamond against what gold was when it was aimed for; where gold still is that, the ladder shows it for two."""
    work, *aims = CHAMPIONS.get(game, (0,))
    for seats, low in zip(tables_of(game), aims, strict=False):
        if seats > 2 or work != work_of(game):
            yield Measure("champion", game, seats, LEVELS[-1], f"search:{work}", low, most=ENOUGH, weight=3.0)


def strength(game: str) -> Iterator[Measure]:
    """The top level against rules of thumb and chance."""
    top = levels_of(game)[-1]
    low = {"boss-kito": CLEAR_AMONG, "kitsune": CLEAR_CLANS}.get(game, CLEAR)
    for chairs, least in zip(tables_of(game), (low, CLEAR_AMONG), strict=False):
        yield Measure("strength", game, chairs, top, "thumb", least, most=400)
        yield Measure("strength", game, chairs, top, "greedy", least, most=200, weight=0.5)
    if game == "exploding-kittens":
        yield Measure("strength", game, 2, top, "random", CHANCE, most=120, weight=0.5)
        yield Measure("strength", game, 4, top, "random", CHANCE_AMONG, most=120, weight=0.5)


def budgets(game: str) -> Iterator[Measure]:
    """The budget of the top level without a network against a tenth of it: how much room luck leaves."""
    more, less = f"search:{work_of(game)}", f"search:{work_of(game) // 10}"
    for seats in tables_of(game):
        yield Measure("budget", game, seats, more, less, most=120, weight=0.5)


def tables_of(game: str) -> list[int]:
    """The seats of the usual table of a game, and of that at which the top level is alone among three."""
    return [SEATS.get(game, 2), *([ALONE[game]] if game in ALONE else [])]


def work_of(game: str) -> int:
    """The iterations of the top level without a network."""
    top = bot_of(game, strongest_unaided(game))
    assert isinstance(top, Search)
    return top.iterations
