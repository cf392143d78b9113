"""Every drawn table: a whole game by finger on a phone, by mouse at a desk, and by keyboard alone.

In every run the finger plays one game to its end, without its middle, and the keyboard the first moves of each; all
from the deal to the end is a proof that takes minutes.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import barriers
from tests.browser.hands import Keys
from tests.browser.hastened import hasten
from tests.browser.person import Person
from tests.browser.settled import settle
from tests.browser.worlds import DRAWN, IS_LATE, QUICKEST

MID_GAME = 3
"""Moves after which axe looks at the table."""
SOME = 6
"""Moves that the keyboard makes where it does not play to the end."""
WHOLE = "kitsune"
"""The game that is played to its end in every run."""


def play_some_moves(person: Person, game: str, most: int) -> int:
    """From the deal to so many moves, with axe in between; nothing may hang over the edge. How many were made."""
    page = person.page
    width = page.viewport_size["width"] if page.viewport_size else 0
    person.sit_at(game, *QUICKEST[game])
    assert barriers(page) == [], "set-up"
    moves = 0
    while moves < most and person.move():
        moves += 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert barriers(page) == [], "mid-game"
    return moves


def play_whole_game(person: Person, game: str, *, hastened: bool = False) -> None:
    """On to the prize card, with axe at the end too; `hastened` leaves the middle of a long game to others."""
    page = person.page
    width = page.viewport_size["width"] if page.viewport_size else 0
    moves = play_some_moves(person, game, MID_GAME)
    if hastened and game in IS_LATE:
        hasten(person, until=IS_LATE[game])
    assert moves + person.play_to_the_end() > 0
    settle(page)  # the prize card has risen
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert barriers(page) == [], "end"


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == WHOLE else pytest.mark.long) for game in DRAWN]
)
def test_a_phone_plays_a_game_to_its_end_and_watches_it_again(phone: Person, game: str) -> None:
    play_whole_game(phone, game, hastened=True)
    page = phone.page
    page.locator("a[href^='/replay/']").first.click()
    page.locator(".reel").wait_for()
    page.keyboard.press("End")
    expect(page.locator("#reel")).to_have_value(str(len(phone.ear.update) and phone.ear.update["sequence"]))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert barriers(page) == [], "replay"


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", IS_LATE)
def test_a_phone_plays_a_long_game_from_the_deal_to_the_end(phone: Person, game: str) -> None:
    play_whole_game(phone, game)


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", DRAWN)
def test_a_desk_plays_a_whole_game_by_keyboard_alone(desk: Person, game: str) -> None:
    desk.hands = Keys(desk.page)
    play_whole_game(desk, game)


@pytest.mark.parametrize("game", DRAWN)
def test_a_desk_plays_some_moves_by_keyboard_alone(desk: Person, game: str) -> None:
    desk.hands = Keys(desk.page)
    assert play_some_moves(desk, game, SOME) > 0


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", DRAWN)
def test_a_desk_plays_a_whole_game_by_mouse(desk: Person, game: str) -> None:
    play_whole_game(desk, game)
