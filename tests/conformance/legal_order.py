"""The order in which `legal` lists steps is part of the contract: bots, files and learning count on it.

`python -m tests.conformance.legal_order` writes each game's snapshot anew, beside that game's tests.
"""

from pathlib import Path

from ludoteca import Game
from ludoteca.engine import stepgraph
from ludoteca.games import GAMES
from tests.conformance.random_play import states_of
from tests.conformance.rows import ROWS

TESTS = Path(__file__).parents[1] / "games"
EVERY = 9
"""Of one game of each option row, every ninth position is kept."""


def folder(game: Game) -> Path:
    """Where a game's own tests and data lie."""
    return TESTS / game.name.replace("-", "_")


def snapshot(game: Game) -> str:
    """Positions of some games, one a line: row, move number, seat, steps in order."""
    lines = []
    for number, row in enumerate(ROWS[game.name][:6]):
        for match in states_of(game, row, seed=number):
            if match.sequence % EVERY == 0:
                for seat in match.pending:
                    steps = " ".join(str(step) for step in stepgraph.steps(match.states, seat, game.steps))
                    lines.append(f"{number} {match.sequence} {seat}: {steps}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game in GAMES.values():
        (folder(game) / "legal_order.txt").write_text(snapshot(game), "utf-8")
