"""The plain table: a game with the keyboard alone, through headings, lists and buttons.

In every run its middle is played without the page; the whole of it is a proof.
"""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import barriers
from tests.browser.hastened import hasten
from tests.browser.person import GAME_SECONDS, Person
from tests.browser.settled import glimpse
from tests.browser.worlds import IS_LATE

SOME = 5
"""Moves by keyboard before the middle of the game is left out."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(80):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["hastened", "whole"])
def test_a_game_by_keyboard_alone(desk: Person, whole: bool) -> None:
    page = desk.page
    desk.open_table(bots=1)
    desk.arrive()
    tab_to(page, "button[aria-label='Table in words']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You may choose")).to_be_visible()
    expect(page.get_by_role("log")).to_be_visible()
    assert barriers(page) == []

    limit, moves = time.monotonic() + GAME_SECONDS, 0
    again = page.get_by_role("button", name="Rematch")
    while again.count() == 0:
        assert time.monotonic() < limit, "the game did not end"
        if page.locator(".choices button").count() == 0:
            glimpse(page)
            continue
        if page.locator(".doing .key:not(.quiet):not([disabled])").count() == 0:
            tab_to(page, ".choices button")
            page.keyboard.press("Space")
        tab_to(page, ".doing .key:not(.quiet)")
        page.keyboard.press("Enter")
        page.locator(".deciding[aria-busy=false]").wait_for()
        moves += 1
        if moves == SOME and not whole:
            hasten(desk, until=IS_LATE["kariba"])
    assert moves > SOME
    expect(page.get_by_role("link", name="Watch again")).to_be_visible()

    page.reload()
    expect(page.get_by_role("heading", name="You may choose")).to_be_visible()


def test_the_drawn_table_by_keyboard(desk: Person) -> None:
    page = desk.page
    desk.open_table(bots=1)
    desk.arrive()
    desk.wait_for_turn()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand [aria-checked=true]")).to_be_focused()
    page.keyboard.press("Space")  # takes nothing back that the arrows lifted
    expect(page.locator(".hand [aria-checked=true]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".tray .key")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator(".hand .up")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".log li").filter(has_text="You")).not_to_have_count(0)
