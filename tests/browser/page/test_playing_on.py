"""From a replay back to a table: what if another move had been made, playing on from there, and somebody's own page."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import barriers
from tests.browser.person import Person
from tests.browser.worlds import QUICKEST

SLOW = 90_000
"""Milliseconds: the house thinks a whole match over."""

COVERED = """() => [...document.querySelectorAll('.eyes b')].filter((name) => {
  const at = name.getBoundingClientRect();
  return !name.contains(document.elementFromPoint(at.x + at.width / 2, at.bottom - 2));
}).map((name) => name.textContent)"""
"""Names of seats over which something else lies."""


def finished(person: Person, game: str) -> str:
    """Play a game to its end and open its replay, thought over; its path."""
    person.sit_at(game, *QUICKEST[game])
    person.play_to_the_end()
    person.page.locator("a[href^='/replay/']").first.click()
    expect(person.page.locator(".curve")).to_be_visible(timeout=SLOW)
    return person.page.evaluate("location.pathname")  # type: ignore[no-any-return]  # a path


def other_moves(page: Page) -> Locator:
    """What might have been played instead of the move on the screen."""
    return page.locator("#told ol button")


def to_a_choice(page: Page) -> int:
    """Go to the first move instead of which another could have been made; its number."""
    page.locator("#reel").focus()
    page.keyboard.press("Home")
    for at in range(1, int(page.locator("#reel").get_attribute("max") or 0) + 1):
        page.keyboard.press("ArrowRight")
        expect(page.locator("#reel")).to_have_value(str(at))
        if other_moves(page).count():
            return at
    raise AssertionError("nobody had a choice")


def asks_what_if(page: Page) -> Locator:
    """Wonder about the best of the other moves; the chances that it would have led to."""
    other_moves(page).first.click()
    chances = page.locator("#told section li")
    expect(chances.first).to_be_visible(timeout=SLOW)
    return chances


def sits_down(person: Person) -> None:
    """From the sheet to the table."""
    person.page.locator("dialog .key").click()
    person.page.wait_for_url("**/t/**")
    expect(person.page.locator(".tray, .plain").first).to_be_visible()


@pytest.mark.timeout(300)
def test_what_if_and_playing_on_and_the_own_page(phone: Person) -> None:
    page = phone.page
    replay = finished(phone, "bossa")
    at = to_a_choice(page)
    assert page.evaluate(COVERED) == []
    chances = asks_what_if(page)
    expect(chances).to_have_count(2)
    expect(chances.first).to_contain_text(re.compile(r"\d+ → \d+"))
    expect(chances.last).to_be_in_viewport(ratio=1)  # nothing has to be scrolled for the answer
    expect(page.get_by_role("button", name="Torna alla partita")).to_be_focused()
    assert barriers(page) == [], "what if"
    page.get_by_role("button", name="Continua da lì").click()
    expect(page.locator("dialog h2")).to_have_text(re.compile(rf" {at - 1}$|distribuzione"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(other_moves(page).first).to_be_visible()

    page.get_by_role("button", name="Continua da qui").click()
    expect(page.locator("dialog h2")).to_have_text(f"Continuare dopo la mossa {at}")
    assert barriers(page) == [], "playing on"
    sits_down(phone)
    expect(page.locator("header small")).to_contain_text("esercizio")
    assert phone.move()

    page.goto("/me")
    expect(page.locator("#results")).to_be_visible()
    expect(page.locator("[role=img]")).to_have_accessible_name(re.compile("^(0|100) per cento vinte, 50 attese$"))
    expect(page.locator("progress")).to_have_count(0, timeout=SLOW)
    for link in page.locator("section a[href*='/replay/']").all():
        assert (link.get_attribute("href") or "").startswith(f"{replay}#")
    assert barriers(page) == [], "own page"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", QUICKEST)
def test_playing_on_by_keyboard_at_a_desk(desk: Person, game: str) -> None:
    page = desk.page
    finished(desk, game)
    to_a_choice(page)
    other_moves(page).first.press("Enter")
    expect(page.locator("#told section li").first).to_be_visible(timeout=SLOW)
    expect(page.locator("#told section li").last).to_be_in_viewport(ratio=1)
    assert barriers(page) == [], "what if"
    page.keyboard.press("Enter")  # the way back has the focus
    expect(page.locator("#told")).to_be_focused()
    page.get_by_role("button", name="Continue from here").press("Enter")
    page.locator("dialog .pick[name=seat]").last.press("Space")
    page.locator("dialog").get_by_role("radio", name="Newly drawn").press("Space")
    assert barriers(page) == [], "playing on"
    page.locator("dialog .key").press("Enter")
    page.wait_for_url("**/t/**")
    expect(page.locator("header small")).to_contain_text("practice")
    assert desk.move()
    expect(page.locator(".seat")).to_have_count(QUICKEST[game][0] - 1)


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", QUICKEST)
def test_playing_on_by_finger_on_a_phone(phone: Person, game: str) -> None:
    page = phone.page
    replay = finished(phone, game)
    at = to_a_choice(page)
    asks_what_if(page)
    page.get_by_role("button", name="Continua da lì").click()
    sits_down(phone)
    expect(page.locator("header small")).to_contain_text("esercizio")
    phone.play_to_the_end()
    page.locator("a[href^='/replay/']").first.click()
    expect(page.locator("a.origin")).to_have_attribute("href", f"{replay}#{at - 1}")
    assert barriers(page, "color-contrast") == []
