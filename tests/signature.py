"""A digest of fixed-seed games: it moves exactly when a game's behaviour does (`make signature`).

The games are played at random, with all pairs of option values and every number of seats, and all that anybody was
shown goes into the digest. `signatures.txt` holds the digests of the last change of behaviour that was meant.
"""

import hashlib
import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.engine.errors import BadOption
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.games import GAMES

KNOWN = Path(__file__).parent / "signatures.txt"


def variants(game: Game) -> Iterator[dict[str, Any]]:
    """The default options, each option at each other value, and all pairs of those."""
    moved = [
        (option.name, value) for option in game.option_list() for value in option.values if value != option.default
    ]
    yield {}
    yield from ({name: value} for name, value in moved)
    yield from (dict(pair) for pair in combinations(moved, 2) if pair[0][0] != pair[1][0])


def matches(game: Game) -> Iterator[Match]:
    """Whole matches, played by a fixed choice among the legal moves."""
    for number, given in enumerate(variants(game)):
        for seats in game.seats:
            try:
                match = game.start(seats=seats, seed=number, **given)
            except BadOption:  # some variants are not for this many seats
                continue
            choice = random.Random(number)
            while not match.over:
                match.play(choice.choice(match.legal()))
            yield match


def signature(game: Game) -> str:
    """What everybody saw and how it ended, over all those matches, in twelve digits."""
    digest = hashlib.sha256()
    for match in matches(game):
        shown = [[match.events(viewer), match.view(viewer)] for viewer in (None, *range(match.seats))]
        digest.update(msgspec.json.encode([shown, match.outcome]))
    return digest.hexdigest()[:12]


def signatures() -> str:
    """One line per game: its rules version and its digest."""
    return "".join(f"{game.name}/{game.version} {signature(game)}\n" for game in GAMES.values())


if __name__ == "__main__":
    print(signatures(), end="")
