"""The honest compile cache: an edited rule can never be played from an old cache.

Numba watches only the file of the outermost function of what it has cached; a search compiled yesterday would go on
playing yesterday's rules, and a constant imported from another file is not watched at all. So the folder itself is
named by everything that may change the machine code: all kernel sources and what they import, Numba, NumPy, the CPU
and the compiler flags. Edit one of them and the folder is another one.
"""

import ast
import hashlib
import os
import re
import shutil
import time
from pathlib import Path

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # ships no types
import numba
import numpy as np
import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL = re.compile(r"@kernel|@overload|@cuda")
KEPT_DAYS = 14
"""Folders of other versions that nobody has used for so long are swept away."""


def kernel_sources(package: Path = PACKAGE) -> list[Path]:
    """Every file whose text can change what kernels do: those with kernels, all they import, and what binds verbs."""
    files = [file for room in ("engine", "games", "bots") for file in sorted((package / room).rglob("*.py"))]
    waiting = [file for file in files if KERNEL.search(file.read_text("utf-8"))]
    found = set(waiting)
    for file in waiting:
        fresh = imported(file, package) - found
        found |= fresh
        waiting.extend(sorted(fresh))
    found |= {package / "engine" / "game.py", *package.glob("games/*/__init__.py")}
    return [file for file in files if file in found]


def imported(file: Path, package: Path) -> set[Path]:
    """The files of the package that a file imports: constants and records come from there."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    places = [package.joinpath(*name.split(".")[1:]) for name in names if name.split(".")[0] == package.name]
    return {found for place in places for found in (place.with_suffix(".py"), place / "__init__.py") if found.is_file()}


def fingerprint(package: Path = PACKAGE) -> str:
    """A short name for this exact set of kernels on this exact machine."""
    digest = hashlib.sha256()
    for file in kernel_sources(package):
        digest.update(str(file.relative_to(package)).encode())
        digest.update(file.read_bytes())
    machine = (
        numba.__version__,
        np.__version__,
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
        *(str(vars(numba.config)[flag]) for flag in ("BOUNDSCHECK", "OPT")),
    )
    digest.update("\n".join(machine).encode())
    return digest.hexdigest()[:16]


def home() -> Path:
    """Where all caches lie: `$LUDOTECA_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("LUDOTECA_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("ludoteca") / "kernels"


def folder() -> Path:
    """The folder of exactly these kernels on this machine."""
    return home() / fingerprint()


def use() -> Path:
    """Point Numba at the honest folder; called once, before any kernel is decorated."""
    chosen = folder()
    chosen.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(chosen)  # type: ignore[attr-defined]  # numba's settings are set like this
    os.utime(chosen)
    return chosen


def sweep(now: float | None = None) -> list[Path]:
    """Remove folders of other versions that were not used for KEPT_DAYS; returns what went."""
    limit = (time.time() if now is None else now) - KEPT_DAYS * 86_400
    old = [child for child in home().iterdir() if child.is_dir() and child.stat().st_mtime < limit]
    for child in old:
        shutil.rmtree(child, ignore_errors=True)
    return old
