"""Rooms larger than those that the pages were drawn for: pieces and words grow, and nothing comes apart."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.gallery.showing import Window, gallery, show
from tests.browser.gallery.test_structure import FAULTS
from tests.browser.worlds import DRAWN, saved

DRAWN_FOR = {"phone": (360, 740), "small desk": (1280, 800), "phone on its side": (844, 390)}
LARGE = {"upright tablet": (820, 1180), "wide desk": (1920, 1080)}
EVERY = 7
"""Of the saved positions, those that the normal run looks at; the proof looks at all."""
UNIT = "getComputedStyle(document.documentElement).getPropertyValue('--unit')"


def unit(page: Page) -> float:
    """How many pixels a length of one pixel has in this room."""
    return float(page.evaluate(UNIT).removesuffix("px"))


def faults(browser: Browser, base_url: str, game: str, names: list[str]) -> list[str]:
    """What is wrong with these positions in large rooms."""
    found: list[str] = []
    sizes = list(LARGE)
    with gallery(browser, base_url, *LARGE["wide desk"]) as page:
        window = Window(page)
        for name in names:
            show(page, game, name)
            for size in sizes:
                window.resize(*LARGE[size])
                found += [f"{name}, {size}: {fault}" for fault in page.evaluate(FAULTS)]
            sizes.reverse()
    return found


@pytest.mark.parametrize("game", DRAWN)
def test_positions_are_whole_in_large_rooms(browser: Browser, base_url: str, game: str) -> None:
    assert not faults(browser, base_url, game, list(saved(game))[::EVERY])


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
def test_every_position_is_whole_in_large_rooms(browser: Browser, base_url: str, game: str) -> None:
    assert not faults(browser, base_url, game, list(saved(game)))


def test_cards_dolls_and_words_grow_with_the_room_and_only_there(browser: Browser, base_url: str) -> None:
    parts = (".hand-place .card", ".seat .doll", ".key", ".stall")
    with gallery(browser, base_url, *DRAWN_FOR["small desk"]) as page:
        window = Window(page)
        show(page, "boss-kito", "midgame")
        small = {part: page.locator(part).first.bounding_box() for part in parts}
        letters = page.locator(".status").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        window.resize(*LARGE["wide desk"])
        assert unit(page) == pytest.approx(1.35)
        for part in parts:
            now, before = page.locator(part).first.bounding_box(), small[part]
            assert now
            assert before
            assert now["height"] / before["height"] > 1.15, part
        grown = page.locator(".status").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        assert grown / letters == pytest.approx((2 * 1.35 + 1) / 3)
        for size in DRAWN_FOR.values():
            window.resize(*size)
            assert unit(page) == 1, size
