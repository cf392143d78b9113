"""Games from elsewhere: packages that name their `GAME` in the entry point group `ludoteca.games`.

    [project.entry-points."ludoteca.games"]
    go-fish = "go_fish:GAME"

Each is held to what `engine.game` promises before anybody sits down at it. One that cannot be imported, or does not
keep a promise, is left out with one line that says why, and the house runs without it. `LUDOTECA_PLUGINS=0` looks for
none.
"""

import ast
import os
import re
import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from ludoteca.engine import cache, randomness
from ludoteca.engine.game import Game, promises
from ludoteca.engine.match import MOST_SEATS
from ludoteca.engine.plain import plain_line
from ludoteca.engine.players import LEVELS, needs_network
from ludoteca.engine.saying import Says

GROUP = "ludoteca.games"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z]{2}")
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.M)
BUILT_ON = {"ludoteca.engine", "msgspec", "numba", "numpy", *sys.stdlib_module_names}
"""What a game's kernels may import besides their own package: an edit there is noticed by the compile cache."""
NEEDED = ("", "-about", "-table-end-you", "-table-end-other", "-table-end-shared")
"""How the texts end that every table shows, whatever the game."""
LONGEST_LINE = 300


class BrokenPromise(Exception):
    """What a game from elsewhere lacks."""


def found(known: Mapping[str, Game]) -> tuple[dict[str, Game], list[Says]]:
    """The games that packages bring to those that are known, and what is said of each that was left out."""
    games: dict[str, Game] = {}
    left_out: list[Says] = []
    points = entry_points(group=GROUP) if os.environ.get("LUDOTECA_PLUGINS", "1") != "0" else ()
    for point in sorted(points, key=lambda point: (point.name, point.value)):
        try:
            game = held_to_promises(point, {**known, **games})
        except (Exception, SystemExit) as error:  # whatever a package does when it is imported
            why = str(error) if isinstance(error, BrokenPromise) else f"{type(error).__name__}: {error}"
            line = plain_line(why)[:LONGEST_LINE]
            left_out.append(Says("engine-left-out", args={"name": plain_line(point.name), "text": line}))
        else:
            games[game.name] = game
    return games, left_out


def held_to_promises(point: EntryPoint, known: Mapping[str, Game]) -> Game:
    """The game behind an entry point; raises whatever importing it raises, or BrokenPromise."""
    game = point.load()
    if not isinstance(game, Game):
        raise BrokenPromise(f"{point.value} is not a Game")
    for reason in (*missing(game), *in_box(game, known), *in_texts(game), *in_sources(game)):
        raise BrokenPromise(reason)
    return game


def missing(game: Game) -> list[str]:
    """The names that its rooms lack."""
    rooms = [(room, name) for room, names in promises(game) for name in names if not hasattr(room, name)]
    return [f"{room.__name__} has no {name}" for room, name in rooms]


def in_box(game: Game, known: Mapping[str, Game]) -> list[str]:
    """What is wrong with its name, its numbers and its record."""
    box, fields = game.box, game.state.names or ()
    needed = ("seats", *(name for name, *_ in randomness.FIELDS))
    claims: dict[str, Any] = {
        f"the name {box.NAME!r} is not made of small letters and hyphens": NAME.fullmatch(box.NAME),
        f"the name {box.NAME!r} is taken": box.NAME not in known,
        f"the prefix {box.PREFIX!r} is not made of two capital letters": PREFIX.fullmatch(box.PREFIX),
        f"the prefix {box.PREFIX!r} is taken": all(box.PREFIX != other.box.PREFIX for other in known.values()),
        f"SEATS are not between 1 and {MOST_SEATS}": box.SEATS and 1 <= min(box.SEATS) <= max(box.SEATS) <= MOST_SEATS,
        "its mirror names a number that is not observed, or steps that do not change places": game.mirror.holds(
            game.observation_size, game.steps
        ),
        "STATE lacks the fields that `layout`, `randomness.FIELDS` and `seats` make": set(needed) <= set(fields),
        f"its levels are not some of {', '.join(LEVELS)}": game.players.levels
        and set(game.players.levels) <= {*LEVELS},
        f"none of its levels does without a network and without {LEVELS[-1]}'s long thoughts": any(
            level != LEVELS[-1] and not needs_network(plays) for level, plays in game.players.levels.items()
        ),
    }
    return [reason for reason, holds in claims.items() if not holds]


def in_texts(game: Game) -> list[str]:
    """What is wrong with its texts: English must be there, and no id may be somebody else's."""
    texts = [file.read_text("utf-8") for file in sorted((game.texts / "en").glob("*.ftl"))]
    ids = [id for text in texts for id in MESSAGE.findall(text)]
    beginnings = (f"{game.name}-", f"{game.box.PREFIX}-")
    strange = [id for id in ids if id != game.name and not id.startswith(beginnings)]
    return [
        *(f"{game.texts / 'en'} has no text {game.name + end!r}" for end in NEEDED if game.name + end not in ids),
        *(f"the text {id!r} does not begin with {game.name!r} or {game.box.PREFIX!r}" for id in strange),
    ]


def in_sources(game: Game) -> list[str]:
    """What its kernels build on that the compile cache does not watch."""
    package = cache.scope_of(game.box.__name__)
    if package == cache.SHARED:
        return [f"{game.box.__name__} is not the box.py of a package"]
    outside = [room for room, _ in promises(game) if cache.scope_of(room.__name__) != package]
    return [
        *(f"{room.__name__} does not lie in {package}" for room in outside),
        *(
            f"{file.name} imports {name}: rules build on {package} and ludoteca.engine only"
            for file in cache.kernel_sources(package)
            for name in imported(file)
            if not is_within(name, {*BUILT_ON, package})
        ),
    ]


def imported(file: Path) -> list[str]:
    """The modules that a file imports, but for those beside it."""
    names = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


def is_within(name: str, packages: set[str]) -> bool:
    """Whether a module or what is imported from it lies in one of these packages."""
    parts = name.split(".")
    return any(".".join(parts[:end]) in packages for end in range(1, len(parts) + 1))
