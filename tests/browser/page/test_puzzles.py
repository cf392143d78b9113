"""Find the move: from the slate to an answer, drawn and in words."""

import re

from playwright.sync_api import Page, expect

from ludoteca.games import GAMES
from ludoteca.puzzles import puzzles_of
from tests.browser.accessibility import barriers
from tests.browser.person import Person
from tests.browser.settled import settle


def choose_in_words(page: Page) -> None:
    """Take the first of all choices until the move is whole, and send it."""
    key = page.locator(".deciding .doing .key:not(.quiet)")
    while key.is_disabled():
        page.locator(".choices button").first.click()
    key.click()


def test_from_the_slate_to_an_answer_and_on_to_the_next(phone: Person) -> None:
    page = phone.page
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    slate = page.locator(".slate")
    slate.get_by_role("link", name="Prova").click()
    expect(page.get_by_role("heading", name="Trova la mossa")).to_be_visible()
    expect(page.locator(".strip")).to_contain_text("Del giorno")
    page.get_by_role("button", name="Tavolo in parole").click()
    choose_in_words(page)
    verdict = page.locator(".verdict")
    expect(verdict.get_by_role("heading")).to_have_text(re.compile("Giusta!|C’è di meglio"))
    expect(verdict.locator("li")).not_to_have_count(0)
    assert barriers(page) == []
    page.get_by_role("button", name="Tavolo disegnato").click()
    expect(page.locator(".table.done .verdict")).to_be_visible()
    settle(page)
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    kept = page.evaluate("JSON.parse(localStorage.getItem('ludoteca-puzzles'))")
    assert len(kept["answers"]) == 1
    here = page.url
    page.get_by_role("link", name="Un altro").click()
    expect(page.locator(".strip")).to_contain_text("N. ")
    assert page.url != here
    page.goto("/puzzles")
    expect(page.locator("main nav a")).to_have_count(3 * sum(puzzles_of(game) is not None for game in GAMES.values()))
