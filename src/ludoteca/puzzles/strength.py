"""How hard a puzzle is: how often the bots below the one that mines find the move."""

from ludoteca.bots.explain.candidates import Chain
from ludoteca.bots.levels import bot_of, unaided
from ludoteca.engine.match import Match
from ludoteca.engine.playout import SEEDS
from ludoteca.puzzles.puzzle import Strength

TRIES = 6
"""Of each level."""
EASY = 0.75
HARD = 0.40
"""From so often on it is easy; what is found more rarely is hard."""


def found_by(match: Match, seat: int, right: list[Chain], seed: int) -> float:
    """How often the levels below the one that mines make one of the right moves, all levels together."""
    name = match.game.name
    seeds = [seed + number & SEEDS for number in range(TRIES)]
    tries = [
        bot_of(name, level).choose(match.redealt(seat, own), seat, own) in right
        for level in unaided(name)[:-1]
        for own in seeds
    ]
    return sum(tries) / len(tries)


def strength_of(found: float) -> Strength:
    """The strength of a puzzle that was found so often."""
    return "easy" if found >= EASY else "hard" if found < HARD else "medium"
