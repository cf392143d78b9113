"""Every saved position: nothing hangs over the edge, is clipped, too small, covered, or hard to read.

In the normal run on a phone and in one other size, in turn; in all sizes and at night is a proof that takes minutes.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.texts.languages import COMPLETE
from tests.browser.accessibility import barriers
from tests.browser.gallery.showing import Window, gallery, show
from tests.browser.tongues import LONGEST, unspoken
from tests.browser.worlds import DRAWN, saved

FAULTS = (Path(__file__).parents[1] / "structure.js").read_text("utf-8")
PHONE = (360, 740)
SIZES: dict[str, tuple[int, ...]] = {
    "phone": PHONE,
    "tablet": (768, 1024),
    "desktop": (1280, 800),
    "desktop at 200 %": (640, 400, 2),
}
OTHERS = [size for size in SIZES if size != "phone"]
EVERY = 5
"""Of the saved positions, those that axe looks at in the normal run; in the proof it looks at all."""


def faults(page: Page, window: Window, size: str, language: str, *, axe: bool) -> list[str]:
    """What is wrong with the position that is shown, in this size."""
    window.resize(*SIZES[size])
    found: list[str] = page.evaluate(FAULTS)
    if size == "phone":
        found += [*unspoken(page, language), *(barriers(page) if axe else ())]
        if page.evaluate("document.documentElement.scrollHeight") > PHONE[1] + 1:
            found.append("the page scrolls")
    return [f"{size}: {fault}" for fault in found]


@pytest.mark.parametrize("game", DRAWN)
def test_every_position_is_whole_on_a_phone_and_in_another_size(browser: Browser, base_url: str, game: str) -> None:
    """In the two longest languages, in turn: where their words fit, shorter ones do."""
    found: list[str] = []
    language = LONGEST[DRAWN.index(game) % len(LONGEST)]
    with gallery(browser, base_url, *PHONE, language=language) as page:
        window = Window(page)
        for number, name in enumerate(saved(game)):
            show(page, game, name)
            sizes = ["phone", OTHERS[number // 2 % len(OTHERS)]]
            if number % 2:
                sizes.reverse()  # it is drawn in the size that the window has now
            for size in sizes:
                found += [f"{name}, {fault}" for fault in faults(page, window, size, language, axe=number % EVERY == 0)]
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", DRAWN)
def test_every_position_is_whole_and_can_be_read_in_every_size(
    browser: Browser, base_url: str, game: str, language: str
) -> None:
    found: list[str] = []
    sizes = list(SIZES)
    with gallery(browser, base_url, *PHONE, language=language) as page:
        window = Window(page)
        for name in saved(game):
            show(page, game, name)
            for size in sizes:
                found += [f"{name}, {fault}" for fault in faults(page, window, size, language, axe=True)]
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
