"""The honest compile cache: an edited rule can never be played from an old cache.

Numba watches only the file of the outermost function of what it has cached; a search compiled yesterday would go on playing
yesterday's rules. So the folder itself is named by everything that may change the machine code: all kernel sources, Numba,
NumPy, the CPU and the compiler flags. Edit one kernel and the folder is another one.
"""

import hashlib
import os
import shutil
import time
from pathlib import Path

import llvmlite.binding as llvm
import numba
import numpy as np
import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
KEPT_DAYS = 14
"""Folders of other versions that nobody has used for so long are swept away."""


def is_kernel_source(text: str) -> bool:
    """A file counts if it holds kernels, or constants and records that kernels read."""
    return "@kernel" in text or "@overload" in text or "np.dtype(" in text or "# read by kernels" in text


def kernel_sources(package: Path = PACKAGE) -> list[Path]:
    """Every file whose text can change what kernels do, in a fixed order."""
    files = [file for room in ("engine", "games", "bots") for file in sorted((package / room).rglob("*.py"))]
    return [file for file in files if is_kernel_source(file.read_text("utf-8"))]


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
        str(numba.config.BOUNDSCHECK),
        str(numba.config.OPT),
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
