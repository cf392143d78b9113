"""Every game on the table in words: a game by keyboard alone, on a narrow page (Kariba has its own test).

One is played to its end in every run, of the others the first moves; all to their ends is a proof that takes minutes.
"""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import barriers
from tests.browser.person import Person
from tests.browser.settled import glimpse
from tests.browser.worlds import QUICKEST

IN_WORDS = """localStorage.setItem('ludoteca', '{"speed":"still","plain":true,"help":false}');"""
GAME_SECONDS = 240
MID_GAME = 3
"""Moves after which axe looks at the table."""
SOME = 10
"""Moves that are made where a game is not played to its end."""
OTHERS = [game for game in QUICKEST if game != "kariba"]
WHOLE = "bossa"
"""The game that is played to its end in every run."""

FOCUS = """(selector) => { const found = document.querySelector(selector); found?.focus(); return found !== null; }"""
CHOICE = ".choices button:not([aria-pressed=true])"
AGAIN = ".doing a[href^='/replay/']"
KEY = f".doing:not(:has({AGAIN.removeprefix('.doing ')})) .key:not(.quiet):not([disabled])"
"""The key that plays; at the end another one begins a new match."""


def move(page: Page) -> bool:
    """Take the first choice of each step until the move is whole, and play it; False: nothing to decide now."""
    for _ in range(40):
        if page.evaluate(FOCUS, KEY):
            page.keyboard.press("Enter")
            page.locator(".deciding[aria-busy=false]").wait_for()
            return True
        if page.locator(".choices button[aria-pressed=true]").count() or not page.evaluate(FOCUS, CHOICE):
            return False
        page.keyboard.press("Space")
    raise AssertionError("a chain of steps did not end")


def play(person: Person, game: str, most: int | None = None) -> None:
    """So many moves, or all to the end."""
    page = person.page
    page.add_init_script(IN_WORDS)
    person.sit_at(game, *QUICKEST[game])
    page.locator(".plain").wait_for()
    limit = time.monotonic() + GAME_SECONDS
    moves = 0
    while moves != most and page.locator(AGAIN).count() == 0:
        assert time.monotonic() < limit, f"the game did not end in {moves} moves"
        if not move(page):
            glimpse(page)
            continue
        moves += 1
        if moves == MID_GAME:
            assert barriers(page) == [], "mid-game"
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert moves > 0


@pytest.mark.parametrize("game", [game for game in OTHERS if game != WHOLE])
def test_some_moves_in_words_by_keyboard_alone(phone: Person, game: str) -> None:
    play(phone, game, SOME)


@pytest.mark.timeout(600)  # the first of them may wait for the compiler too
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == WHOLE else pytest.mark.long) for game in OTHERS]
)
def test_a_whole_game_in_words_by_keyboard_alone(phone: Person, game: str) -> None:
    page = phone.page
    play(phone, game)
    expect(page.get_by_role("status")).to_have_text("La partita è finita")
    assert barriers(page) == [], "end"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
