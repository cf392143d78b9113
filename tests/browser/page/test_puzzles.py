"""Find the move: from the slate to an answer, drawn and in words; all puzzles of the house through the page (long)."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ludoteca.games import GAMES
from ludoteca.puzzles import puzzles_of
from tests.browser.accessibility import barriers
from tests.browser.person import Person
from tests.browser.settled import settle


def choose_in_words(page: Page) -> None:
    """Take the first of all choices until the move is whole, and send it."""
    key = page.locator(".deciding .act .key:not(.quiet)")
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


@pytest.mark.long
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if puzzles_of(game) is not None])
def test_every_puzzle_of_the_house_is_answered_on_the_page(desk: Person, game: str) -> None:
    """Each is shown on its drawn table, then answered in words with the right move, step by step, and stamped right."""
    page = desk.page
    page.emulate_media(reduced_motion="reduce")
    collection = puzzles_of(GAMES[game])
    assert collection is not None
    for number, puzzle in enumerate(collection.puzzles, start=1):
        page.goto(f"/puzzles/{game}/{number}")
        expect(page.locator(".table .strip .tag").first).to_be_visible()
        if number % 10 == 1:
            settle(page)
            assert barriers(page) == [], puzzle.name
        page.get_by_role("button", name="Table in words").click()
        told = page.request.get(f"/api/games/{game}/puzzles/{number}").json()
        for place in places(told["update"]["graph"]["nodes"], puzzle.match(GAMES[game]).read(puzzle.right[0]).steps):
            page.locator(".choices button").nth(place).click()
        page.locator(".deciding .act .key:not(.quiet)").click()
        expect(page.locator(".verdict h2")).to_contain_text("Right!")
        page.get_by_role("button", name="Drawn table").click()
        expect(page.locator(".table.done .verdict")).to_be_visible()


def places(nodes: list[list[dict[str, int]]], steps: tuple[int, ...]) -> Iterator[int]:
    """Where each step of a move stands among the choices before it."""
    at = 0
    for step in steps:
        place = [choice["step"] for choice in nodes[at]].index(step)
        yield place
        at = nodes[at][place].get("to", -1)
