"""What lies beside the table, or comes from below on a phone: the chat is whole, the log opens at its end."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.gallery.showing import gallery, show
from tests.browser.worlds import DRAWN

MARGIN = 8
"""What is free between a key and the edge of its panel."""


def test_the_chat_fits_beside_the_table(browser: Browser, base_url: str) -> None:
    with gallery(browser, base_url, 1280, 800) as page:
        show(page, "kitsune", "midgame")
        page.get_by_role("tab", name="Chat").click()
        panel = page.locator(".side").bounding_box()
        assert panel
        for button in page.locator(".chat :is(.faces button, form button)").all():
            box = button.bounding_box()
            assert box
            assert box["x"] + box["width"] <= panel["x"] + panel["width"] - MARGIN, button.inner_text()


def test_the_log_of_a_phone_opens_at_its_newest_line(browser: Browser, base_url: str) -> None:
    with gallery(browser, base_url, 360, 740) as page:
        show(page, "kitsune", "two")
        page.locator(".bar .only-phone").click()
        newest = page.locator(".side .log li").last
        expect(newest).to_be_in_viewport()
        rolled = page.locator(".side [role=log]").evaluate("(one) => one.scrollTop")
        assert rolled > 0, "the log is longer than its sheet, or this test sees nothing"


@pytest.mark.parametrize("game", DRAWN)
def test_no_game_restyles_what_is_beside_its_table(browser: Browser, base_url: str, game: str) -> None:
    with gallery(browser, base_url, 360, 740) as page:
        show(page, game, "midgame" if game != "exploding-kittens" else "turn")
        page.locator(".bar .only-phone").click()
        page.get_by_role("tab", name="Chat").click()
        parts = (".side", ".side header", ".side [role=log]", ".side .mutes")
        side, tabs, talk, mutes = (page.locator(part).bounding_box() for part in parts)
        assert side
        assert tabs
        assert talk
        assert mutes
        assert (side["x"], side["width"]) == (0, 360)
        assert side["height"] > 400
        assert tabs["y"] + tabs["height"] <= talk["y"] + 1
        assert talk["y"] + talk["height"] <= mutes["y"] + 1
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog").get_by_role("button", name="Tavolo in parole").click()
        keys = page.locator(".plain .deciding .doing").bounding_box()
        assert keys
        assert keys["width"] > 300
