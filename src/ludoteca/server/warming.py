"""Compiles in a process of its own and tells how far it is: `python -m ludoteca.server.warming`.

A line per part: the game, the part about to be compiled, its number and how many there are.
"""

from ludoteca.bots.warm import warm_all
from ludoteca.engine.game import Game


def tell(game: Game, part: str, number: int, count: int) -> None:
    """Say which part comes next."""
    print(game.name, part, number, count, flush=True)


if __name__ == "__main__":
    warm_all(tell)
