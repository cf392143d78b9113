"""Finished games: the prize card makes way for the table, and comes back."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.gallery.showing import gallery, show
from tests.browser.worlds import DRAWN


@pytest.mark.parametrize("game", DRAWN)
def test_the_prize_card_goes_and_comes_back(browser: Browser, base_url: str, game: str) -> None:
    with gallery(browser, base_url, 360, 740) as page:
        show(page, game, "end")
        for _ in range(2):
            page.get_by_role("button", name="Il tavolo").click()
            expect(page.locator(".end")).to_have_count(0)
            page.get_by_role("button", name="Fine della partita").click()
            expect(page.locator(".end h2")).to_be_in_viewport()


def test_nothing_is_left_to_see_for_whoever_was_out(browser: Browser, base_url: str) -> None:
    with gallery(browser, base_url, 360, 740) as page:
        show(page, "exploding-kittens", "out")
        expect(page.locator(".hand-place")).to_contain_text("Guarda come va a finire")
        show(page, "exploding-kittens", "end")
        expect(page.locator(".status")).to_have_text("La partita è finita")
        expect(page.locator(".hand-place")).to_have_text("")
