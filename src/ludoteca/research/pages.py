"""The pages on what learners see and do, written from the code: `python -m ludoteca.research.pages`.

Writes one page per game into docs/research; a test keeps them fresh.
"""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from ludoteca.texts import say, text

FOLDER = Path("docs/research")
SEATS = [f"seat {seat}" for seat in range(8)]
"""What seats are called."""
ABOUT = """\
This page is written from the code by `python -m ludoteca.research.pages`.

| | |
|---|---|
| PettingZoo | `ludoteca.research.pettingzoo.env("{name}")` |
| Gymnasium | `gymnasium.make("ludoteca/{name}-v{version}")` after `import ludoteca.research.gymnasium` |
| OpenSpiel | `pyspiel.load_game("ludoteca_{spelled}")` after `import ludoteca.research.openspiel` |
| batches | `ludoteca.research.batch.Batch(ludoteca.game("{name}"), games=1024, seats={seats})` |
| version | {version}, digest `{digest}`; raised exactly when the numbers, steps or rewards below change |
| rules | version {rules} |
| seats | {every_seats} |

A seat is asked for one step at a time. Where several seats may act at once they are asked in the order of their seats,
and nobody's observation shows another's sealed answer. Rewards come when the game is over: rivals beaten less rivals
not reached, divided by the number of rivals, so that they lie between −1 and 1 and sum to 0."""


def page(game: Game) -> str:
    """Everything a learner needs to know about a game."""
    version = game.research
    about = ABOUT.format(
        name=game.name,
        spelled=game.name.replace("-", "_"),
        version=version.number,
        digest=version.digest,
        rules=game.version,
        seats=game.seats[0],
        every_seats=", ".join(map(str, game.seats)),
    )
    parts = [
        f"# {text(game.name, 'en')} for learners",
        about,
        "## Options",
        table(("option", "values, the default first", "rule"), option_rows(game)),
        f"## Observation: {game.observation_size} numbers",
        table(("numbers", "name", "meaning"), observation_rows(game)),
        f"## Steps: {game.steps} codes",
        "A compound decision is a chain of several steps by one seat.",
        *([mirrored(game)] if game.mirror.flag >= 0 else []),
        table(("code", "step", "rule"), step_rows(game)),
    ]
    return "\n\n".join(parts) + "\n"


def mirrored(game: Game) -> str:
    """That steps and masks keep their codes where observations are written from the other side."""
    return (
        f"Where number {game.mirror.flag} of the observation is above 0, the game is seen as if from the other side. "
        f"Steps and masks keep their codes all the same: `game.mirror.steps` names for each code the one that means in "
        "such an observation what it means in others, and back."
    )


def option_rows(game: Game) -> Iterable[Sequence[str]]:
    """The table options."""
    for option in game.option_list():
        others = [value for value in option.values if value != option.default]
        yield f"`{option.name}`", ", ".join(f"`{value}`" for value in (option.default, *others)), option.rule


def observation_rows(game: Game) -> Iterable[Sequence[str]]:
    """Which numbers of an observation mean what."""
    place = 0
    for name, size, meaning in game.knowledge.OBSERVATION:
        yield span(place, size), name, meaning
        place += size


def step_rows(game: Game) -> Iterable[Sequence[str]]:
    """What each step code means."""
    for step in range(game.steps):
        label = game.moves.label(step)
        yield str(step), say(label, "en", SEATS), label.rule


def span(place: int, size: int) -> str:
    """The first and the last of some numbers."""
    return str(place) if size == 1 else f"{place} … {place + size - 1}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)


def write(folder: Path) -> None:
    """Write all pages."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (folder / f"{game.name}.md").write_text(page(game), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m ludoteca.research.pages", description="Write what learners see.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"by itself {FOLDER}")
    write(parser.parse_args().folder)
