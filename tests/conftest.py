"""What all tests share: compiled code with bounds checks, and hypothesis without surprises in CI."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

# Read when the first kernel is compiled, by this process and by the servers and workers that tests start.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# Tests are about the games that live here; those about others look for them by themselves.
os.environ.setdefault("LUDOTECA_PLUGINS", "0")

# The first example of a property may wait for the compiler, so time says nothing about a single example.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "here")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: from their first page on an event loop runs, and nothing else may start its own."""
    items.sort(key=lambda item: "browser" in item.path.parts)


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end: no look for garbage has to go through them."""
    gc.freeze()
