"""Every drawn table: a whole game by finger on a phone, by mouse at a desk, and by keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import barriers
from tests.browser.hands import Keys
from tests.browser.person import Person
from tests.browser.settled import settle
from tests.browser.worlds import DRAWN, QUICKEST

MID_GAME = 3
"""Moves after which axe looks at the table."""


def play_whole_game(person: Person, game: str) -> None:
    """From the deal to the prize card, with axe in between and at the end; nothing may hang over the edge."""
    page = person.page
    width = page.viewport_size["width"] if page.viewport_size else 0
    person.sit_at(game, *QUICKEST[game])
    assert barriers(page) == [], "set-up"
    moves = 0
    while moves < MID_GAME and person.move():
        moves += 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert barriers(page) == [], "mid-game"
    assert moves + person.play_to_the_end() > 0
    settle(page)  # the prize card has risen
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert barriers(page) == [], "end"


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", DRAWN)
def test_a_phone_plays_a_whole_game_and_watches_it_again(phone: Person, game: str) -> None:
    play_whole_game(phone, game)
    page = phone.page
    page.locator("a[href^='/replay/']").first.click()
    page.locator(".reel").wait_for()
    page.keyboard.press("End")
    expect(page.locator("#reel")).to_have_value(str(len(phone.ear.update) and phone.ear.update["sequence"]))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert barriers(page) == [], "replay"


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", DRAWN)
def test_a_desk_plays_a_whole_game_by_keyboard_alone(desk: Person, game: str) -> None:
    desk.hands = Keys(desk.page)
    play_whole_game(desk, game)


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", DRAWN)
def test_a_desk_plays_a_whole_game_by_mouse(desk: Person, game: str) -> None:
    play_whole_game(desk, game)
