"""Finished games on the first page: date, what became of me, score, companions; every kind of end, phone and desk."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.accessibility import barriers
from tests.browser.person import Person

DAY = 86_400_000
DESK_HEIGHT = 800
OVERHANG = "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('dialog .inside'))"


def sitter(name: str = "", doll: int = 0, **more: Any) -> dict[str, Any]:
    """Somebody at a table; a level makes a bot of them."""
    return {"kind": "bot" if "level" in more else "person", "name": name, "doll": doll, **more}


ME = sitter("Marta", 3, you=True)
NINA, OTTO, BOT = sitter("Nina", 1), sitter("Otto", 5), sitter(level="brass")


def match(
    game: str, sitters: list[dict[str, Any]], scores: list[int], ranking: list[int], **more: Any
) -> dict[str, Any]:
    """A finished match as the server tells of it."""
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    because = {"id": "exploding-kittens-because-last-alive", "rule": "EK-701", "args": {"seat": winners[0]}}
    outcome = {"scores": scores, "ranking": ranking, "winners": winners, "because": because}
    return {"game": game, "sitters": sitters, "outcome": outcome, **more}


MATCHES = [
    match("kariba", [ME, NINA, BOT], [23, 18, 9], [1, 2, 3]),
    match("boss-kito", [NINA, ME, OTTO, BOT], [31, 24, 12, 8], [1, 2, 3, 4]),
    match("bossa", [ME, NINA], [3, 3], [1, 1]),
    match("kitsune", [ME, NINA, OTTO, BOT], [2, 1, 2, 1], [1, 3, 1, 3]),
    match("kitsune", [ME, NINA, OTTO, BOT], [1, 2, 1, 2], [3, 1, 3, 1]),
    match("exploding-kittens", [NINA, ME, OTTO, BOT], [0, 0, 1, 0], [4, 3, 1, 2]),
    match("exploding-kittens", [NINA, ME], [0, 1], [2, 1], practice=True),
    match("kariba", [ME, NINA], [4, 19], [2, 1], left=True),
    {"game": "kariba", "sitters": [ME, sitter(doll=4), BOT]},
    match("kariba", [sitter("Marta", 3), sitter("Nonna", 4)], [9, 14], [2, 1]),
]
"""A win, a place, a draw, a clan's win and loss, who survived, practice, left, not known, one device handed round."""

TOLD = {
    "it": [
        ("Hai vinto", "23 animali", "1"),
        ("Secondo posto su quattro", "24 punti", "2"),
        ("Pari", "3 tessere rimaste", "="),
        ("Hai vinto con Otto", "2 round", "1"),
        ("Hanno vinto Nina e", "1 round", "2"),
        ("Terzo posto su quattro", "Solo Otto resta in gioco.", "3"),
        ("Hai vinto", "Solo tu resti in gioco.", "1"),
        ("Hai lasciato il posto prima della fine", "Ha vinto Nina", "–"),
        ("Giocata fino in fondo", "", "–"),
        ("Ha vinto Nonna", "14 animali", "–"),
    ],
    "en": [
        ("You won", "23 animals", "1"),
        ("Second of four", "24 points", "2"),
        ("A draw", "3 tiles left", "="),
        ("You won with Otto", "2 rounds", "1"),
        ("Nina and", "1 round", "2"),
        ("Third of four", "Only Otto did not explode.", "3"),
        ("You won", "Only you did not explode.", "1"),
        ("You left before the end", "Nina won", "–"),
        ("Played to the end", "", "–"),
        ("Nonna won", "14 animals", "–"),
    ],
}


def with_matches(page: Page) -> None:
    """Let the server tell of these matches, one a day; when asked for those before them, of none."""
    now = int(time.time() * 1000)
    lines = [{"id": f"m{number}", "ended": now - number * DAY, **each} for number, each in enumerate(MATCHES)]

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps([] if "after=m" in route.request.url else lines))

    page.route("**/api/matches?*", answer)


@pytest.mark.parametrize("who", ["phone", "desk"])
def test_every_kind_of_end_is_told_and_leads_to_its_replay(who: str, request: pytest.FixtureRequest) -> None:
    person: Person = request.getfixturevalue(who)
    page = person.page
    with_matches(page)
    page.goto("/")
    page.locator(".played .all").click()
    sheet = page.locator("dialog")
    lines = sheet.locator("li")
    expect(lines).to_have_count(len(MATCHES))
    language = "it" if who == "phone" else "en"
    for number, (headline, detail, place) in enumerate(TOLD[language]):
        line = lines.nth(number)
        expect(line.locator(".what b")).to_contain_text(headline)
        expect(line.locator(".medal")).to_have_text(place)
        assert (line.locator("em").inner_text() if detail else "") == detail
        assert line.locator(".again").get_attribute("href") == f"/replay/m{number}"
        others = len([each for each in MATCHES[number]["sitters"] if not each.get("you")])
        expect(line.locator(".one .doll")).to_have_count(others)
    expect(lines.first.locator(".one .name")).to_have_text(["Nina", re.compile(r"\w+")])
    expect(lines.first.locator(".one b")).to_have_text(["18", "9"])
    expect(lines.nth(5).locator(".one.won .name")).to_have_text(["Otto"])
    expect(lines.first.locator("time")).to_contain_text("oggi" if language == "it" else "today")
    expect(lines.nth(1).locator("time")).to_contain_text("ieri" if language == "it" else "yesterday")
    assert page.evaluate(OVERHANG) == 0
    assert barriers(page) == []
    sheet.locator(".key").click()
    expect(sheet.locator(".key")).to_have_count(0)
    expect(lines).to_have_count(len(MATCHES))


@pytest.mark.parametrize("played", [False, True])
def test_the_house_fits_on_a_desk(desk: Person, played: bool) -> None:
    page = desk.page
    page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    if played:
        with_matches(page)
    page.goto("/")
    expect(page.locator(".win")).to_have_count(5)
    expect(page.locator(".played li:visible")).to_have_count(int(played))
    assert page.evaluate("document.documentElement.scrollHeight") == DESK_HEIGHT
