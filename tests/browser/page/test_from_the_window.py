"""Every game stands in the window: from there to its table, and to its rules."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import barriers
from tests.browser.person import LONG, Person
from tests.browser.worlds import QUICKEST


@pytest.mark.parametrize("game", QUICKEST)
def test_from_the_window_to_the_table(phone: Person, game: str) -> None:
    page = phone.page
    page.goto("/")
    page.locator(f".wins a[href='/open?game={game}']").click()
    page.locator(f"#game-{game}:checked").wait_for(state="attached", timeout=LONG)
    for chair in page.locator("button.chair:not(.faint)").all():
        chair.click()
        page.locator(".col .seg label[for$='-bot']").click()
    page.locator(".foot .key:not([disabled])").click()
    page.wait_for_url("**/t/**")
    page.locator(".tray, .plain .deciding").first.wait_for()


@pytest.mark.parametrize("game", QUICKEST)
def test_its_rules_can_be_read(phone: Person, game: str) -> None:
    phone.page.goto(f"/rules/{game}")
    expect(phone.page.locator("main li").nth(30)).to_be_attached()
    assert barriers(phone.page) == []
