"""Every saved position at every size: nothing hangs over the edge, is clipped, too small, covered, or hard to read."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.accessibility import barriers
from tests.browser.gallery.showing import gallery, show
from tests.browser.worlds import DRAWN, saved

FAULTS = (Path(__file__).parents[1] / "structure.js").read_text("utf-8")
SIZES = {
    "phone": (360, 740, 1),
    "tablet": (768, 1024, 1),
    "desktop": (1280, 800, 1),
    "desktop at 200 %": (640, 400, 2),
}


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("size", SIZES)
def test_every_position_is_whole(browser: Browser, base_url: str, game: str, size: str) -> None:
    width, height, scale = SIZES[size]
    found: list[str] = []
    with gallery(browser, base_url, width, height, scale=scale) as page:
        for name in saved(game):
            show(page, game, name)
            found += [f"{name}: {fault}" for fault in page.evaluate(FAULTS)]
            if size == "phone" and page.evaluate("document.documentElement.scrollHeight") > height + 1:
                found.append(f"{name}: the page scrolls")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize(
    "dark", [pytest.param(False, id="day"), pytest.param(True, id="night", marks=pytest.mark.long)]
)
def test_every_position_can_be_read(browser: Browser, base_url: str, game: str, *, dark: bool) -> None:
    found: list[str] = []
    with gallery(browser, base_url, 360, 740, dark=dark) as page:
        for name in saved(game):
            show(page, game, name)
            asked = ["color-contrast"] if dark else []  # the night changes nothing but colours
            found += [f"{name}: {barrier}" for barrier in barriers(page, *asked)]
    assert not found, "\n".join(found)
