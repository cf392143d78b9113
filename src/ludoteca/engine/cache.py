"""The honest compile cache: an edited rule can never be played from an old cache.

Numba watches only the file of the outermost function of what it has cached; a search compiled yesterday would go on
playing yesterday's rules, and a constant imported from another file is not watched at all. So the folders themselves
are named by everything that may change the machine code: kernel sources, Numba, NumPy, the CPU and the compiler flags.
The engine has one folder, each game and each room above has its own, so that an edited game leaves the others
compiled and an edited bot leaves the games. A room is a package of this house; it builds on the rooms that its
kernels import, so that none has to be named here. A game is whatever package holds a `box.py`, in this house or brought
from elsewhere; its kernels build on the engine and on its own files, and on nothing else. Generic kernels are cached
under the type of the record, and every record carries its game's fingerprint in a field's name: so a bot's folder need
not name the games it plays. How Numba is brought to use these folders, one process at a time, stands in `compiler`.
"""

import hashlib
import os
import re
import shutil
import sys
import time
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # ships no types
import numba
import numpy as np
import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
SHARED = "ludoteca.engine"
"""The scope of what all games and rooms share. Scopes are packages."""
BOX = "box.py"
INTERPRETED = ("moves", "view", "story", "refusals", "position", "players", "reasons")
"""The rooms of a game, files or folders, whose text cannot change what its kernels do; whatever else it has counts."""
KERNEL = re.compile(r"@kernel|@overload|def kernel\(|def two_sided\(|layout\(|Verbs\(|typeof_impl")
"""The files of engine and rooms that count: they hold kernels, say how to compile, lay out records or bind verbs."""
IMPORTED = re.compile(rf"^(?:from|import) ({PACKAGE.name}\.\w+)", re.MULTILINE)
"""The rooms that a file names where it imports."""
KEPT_DAYS = 14
"""Folders of other versions that nobody has used for so long are swept away."""


@cache
def scope_of(module: str) -> str:
    """The package of the game a module belongs to, or of the room it lies in, or SHARED."""
    names = module.split(".")
    packages = [".".join(names[:end]) for end in range(len(names), 0, -1)]
    return next((each for each in packages if is_game(each) or is_room(each)), SHARED)


def is_game(package: str) -> bool:
    """Whether a package is a game's: it holds a box."""
    return any((Path(folder) / BOX).exists() for folder in getattr(sys.modules.get(package), "__path__", ()))


def is_room(package: str) -> bool:
    """Whether a package is a room of this house, the engine among them."""
    house, _, room = package.partition(".")
    return house == PACKAGE.name and room != "" and "." not in room


def folder_of(scope: str, package: Path = PACKAGE) -> Path:
    """Where the files of a scope lie; `package` is this house's own."""
    first, *names = scope.split(".")
    return package.joinpath(*names) if first == PACKAGE.name else Path(sys.modules[scope].__path__[0])


def kernel_sources(scope: str, package: Path = PACKAGE) -> list[Path]:
    """Every file whose text can change the machine code of a game, of a room, or of what all share."""
    top = folder_of(scope, package)
    files = sorted(top.rglob("*.py"))
    if is_room(scope):
        return [file for file in files if KERNEL.search(file.read_text("utf-8"))]
    return [file for file in files if file.relative_to(top).parts[0].removesuffix(".py") not in INTERPRETED]


def built_on(scope: str, files: list[Path]) -> list[str]:
    """The scopes whose kernels a scope calls or is laid out by: the engine's, and those of rooms that it imports."""
    named = {room for file in files for room in IMPORTED.findall(file.read_text("utf-8"))} if is_room(scope) else set()
    return sorted({SHARED, *named} - {scope})


@cache
def fingerprint(scope: str, package: Path = PACKAGE) -> str:
    """A short name for exactly these kernels on exactly this machine; it covers what they build on."""
    files, top = kernel_sources(scope, package), folder_of(scope, package)
    below = machine() if scope == SHARED else [fingerprint(each, package) for each in built_on(scope, files)]
    digest = hashlib.sha256(f"{scope}\n{below}".encode())
    for file in files:
        digest.update(str(file.relative_to(top)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def machine() -> str:
    """What machine code depends on besides our sources."""
    flags = (str(vars(numba.config)[flag]) for flag in ("BOUNDSCHECK", "OPT"))
    cpu = (llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    return "\n".join((numba.__version__, np.__version__, *cpu, *flags))


def home() -> Path:
    """Where all caches lie: `$LUDOTECA_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("LUDOTECA_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("ludoteca") / "kernels"


@cache
def folder(scope: str) -> Path:
    """The folder of exactly these kernels on this machine, made and marked as used."""
    chosen = home() / f"{scope}-{fingerprint(scope)}"
    chosen.mkdir(parents=True, exist_ok=True)
    os.utime(chosen)
    return chosen


class NotCompiledError(Exception):
    """A kernel is not in the cache, and this process does not compile."""


class Policy:
    """What this process does about kernels that are not in the cache."""

    compiles: bool = True
    """A server does not: whoever compiles keeps hundreds of megabytes, and everybody would wait for it."""


def sweep(now: float | None = None) -> list[Path]:
    """Remove folders of other versions that were not used for KEPT_DAYS; returns what went."""
    limit = (time.time() if now is None else now) - KEPT_DAYS * 86_400
    old = [child for child in home().iterdir() if child.is_dir() and child.stat().st_mtime < limit]
    for child in old:
        shutil.rmtree(child, ignore_errors=True)
    return old
