"""`python -m tests.browser.positions [GAME…]`: play every game's moments and write them for the gallery."""

import json
import sys
from importlib import import_module
from pathlib import Path

from ludoteca.bots import levels_of
from ludoteca.games import GAMES
from tests.browser.positions.messages import saved
from tests.browser.positions.moment import Moment

FOLDER = Path(__file__).parents[3] / "web" / "src" / "gallery"


def moments_of(game: str) -> list[Moment]:
    """The moments of a game, from the module of its name."""
    moments: list[Moment] = import_module(f"tests.browser.positions.{game.replace('-', '_')}").MOMENTS
    return moments


def written(game: str) -> str:
    """The saved positions of a game, one line each."""
    lines = [f"{json.dumps(moment.name)}: {compact(saved(moment, game))}" for moment in moments_of(game)]
    head = f'{{"game": {json.dumps(game)}, "levels": {json.dumps(levels_of(game))}, "moments": {{\n'
    return head + ",\n".join(lines) + "\n}}\n"


def compact(plain: object) -> str:
    """JSON without spaces."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write the file of each game named on the command line, or of all."""
    asked = sys.argv[1:] or list(GAMES)
    if unknown := set(asked) - set(GAMES):
        sys.exit(f"no game is called {', '.join(sorted(unknown))}; there are: {', '.join(GAMES)}")
    FOLDER.mkdir(exist_ok=True)
    for game in asked:
        text = written(game)
        (FOLDER / f"{game}.json").write_text(text, "utf-8")
        print(f"{game}: {', '.join(json.loads(text)['moments'])} ({len(text.encode()) // 1024} KB)")


if __name__ == "__main__":
    main()
