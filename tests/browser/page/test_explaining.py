"""A hint while one plays with bots, and a finished match thought over beside its replay: phone, keyboard, axe."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import barriers
from tests.browser.hands import KEY
from tests.browser.person import Person
from tests.browser.worlds import QUICKEST


@pytest.mark.timeout(300)
def test_a_hint_and_then_the_whole_match_explained(phone: Person) -> None:
    page = phone.page
    phone.sit_at("bossa", *QUICKEST["bossa"])
    assert phone.wait_for_turn()
    moment = phone.ear.moment
    page.keyboard.press("h")
    moves = page.locator("dialog ol button")
    expect(moves.first).to_be_visible(timeout=60_000)  # the first hint of a house waits for its bots
    assert barriers(page) == [], "hint"
    moves.first.click()
    phone.hands.press(KEY)
    phone.wait_for_answer(moment)
    phone.play_to_the_end()

    page.locator("a[href^='/replay/']").first.click()
    expect(page.locator(".curve")).to_be_visible(timeout=90_000)
    page.locator("#reel").focus()
    page.keyboard.press("End")
    assert "%" in (page.locator("#reel").get_attribute("aria-valuetext") or "")
    expect(page.locator("#told ol li").first).to_be_visible()
    expect(page.locator("#told .played")).to_be_in_viewport(ratio=1)  # what was played, before anything about it
    assert barriers(page) == [], "the move"
    page.locator("#tab-move").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".balance tbody tr")).to_have_count(2)
    page.locator("#told summary").click()
    assert barriers(page) == [], "luck"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.timeout(300)
def test_an_endgame_says_how_it_ends_instead_of_chances(phone: Person) -> None:
    page = phone.page
    phone.sit_at("kariba", 2)
    assert phone.wait_for_turn()
    while phone.ear.update["view"]["pile"] > 0:
        assert phone.move()
        assert phone.wait_for_turn()
    page.keyboard.press("h")
    moves = page.locator("dialog ol button")
    expect(moves.first).to_be_visible(timeout=60_000)
    for move in moves.all():
        expect(move.locator(".exact")).to_have_text(re.compile("vince di|perde di|pareggio|wins by|loses by|a draw"))
    expect(page.locator("dialog .gauge")).to_have_count(0)
    assert "%" not in page.locator("dialog").inner_text()
    assert barriers(page) == [], "hint"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
