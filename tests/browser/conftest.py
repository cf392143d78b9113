"""Chromium from the system, and one house for all browser tests of a run."""

import os
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House, open_house
from tests.browser.people import desk as desk
from tests.browser.people import phone as phone

NAMES = ("chromium", "chromium-browser", "google-chrome")
UNWANTED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""The first two draw lists under an address bar that nobody sees, half a second of work for every new window.

The third starts a process for the page after this one, which most tests never open: an eighth of the work of a page.
The others are Playwright's own list: Chromium listens to the last `--disable-features` only.
"""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
]
"""No sandbox because CI runs as root; the others keep Chromium from calling home."""

# Playwright's own five seconds are too few for a house that still compiles on a busy machine.
expect.set_options(timeout=20_000)

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test: `pytest -m 'not browser'` leaves it out.

    Whole games come first: no worker is left with a long one at the end, and hardly a second one opens their house.
    """
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: HERE / "games" not in item.path.parents)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; without one, browser tests are skipped, and fail in CI."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(
            "Chromium is missing: install it with your system's packages"
        )
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], chromium: str) -> dict[str, Any]:
    """How every browser of the tests is started."""
    return {**browser_type_launch_args, "executable_path": chromium, "args": FLAGS}


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """A browser whose pages have no worker beside them unless a test wants one.

    It would fetch the whole page for every new visitor, and answer where a test stands in for the network.
    """
    for verb in ("new_context", "new_page"):
        setattr(browser, verb, partial(getattr(browser, verb), service_workers="block"))
    return browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One running server for all tests that do not need their own."""
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    """Where pages are: `page.goto("/")` opens the home of the house."""
    return house.base_url
