"""Every saved position at every size: nothing hangs over the edge, is clipped, too small, covered, or hard to read."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.accessibility import barriers
from tests.browser.gallery.showing import Window, gallery, show
from tests.browser.worlds import DRAWN, saved

FAULTS = (Path(__file__).parents[1] / "structure.js").read_text("utf-8")
PHONE = (360, 740)
SIZES: dict[str, tuple[int, ...]] = {
    "phone": PHONE,
    "tablet": (768, 1024),
    "desktop": (1280, 800),
    "desktop at 200 %": (640, 400, 2),
}


@pytest.mark.parametrize("game", DRAWN)
def test_every_position_is_whole_and_can_be_read(browser: Browser, base_url: str, game: str) -> None:
    found: list[str] = []
    sizes = list(SIZES)
    with gallery(browser, base_url, *PHONE) as page:
        window = Window(page)
        for name in saved(game):
            show(page, game, name)
            for size in sizes:
                window.resize(*SIZES[size])
                if size == "phone":
                    found += [f"{name}: {barrier}" for barrier in barriers(page)]
                    if page.evaluate("document.documentElement.scrollHeight") > PHONE[1] + 1:
                        found.append(f"{name}: the page scrolls")
                found += [f"{name}, {size}: {fault}" for fault in page.evaluate(FAULTS)]
            sizes.reverse()  # the next position is drawn in the size that the window has now
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
def test_every_position_can_be_read_at_night(browser: Browser, base_url: str, game: str) -> None:
    found: list[str] = []
    with gallery(browser, base_url, *PHONE, dark=True) as page:
        for name in saved(game):
            show(page, game, name)
            found += [f"{name}: {barrier}" for barrier in barriers(page, "color-contrast")]  # nothing else changes
    assert not found, "\n".join(found)
