"""A house with an empty compile cache, watched by five people while every game goes over to native code."""

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ludoteca.games import GAMES
from tests.browser.house import House, open_house
from tests.browser.person import Person

TERMS = {"exploding-kittens": {"pace": "blitz"}, "kariba": {"pace": "blitz"}}
"""Tables where time counts: Kariba's with clocks, Exploding Kittens' with Nope windows as well."""
AFTERWARDS = 3
"""Moves that everybody makes when all is native code."""
MOST_ROUNDS = 2_000


def warmth(house: House) -> dict[str, object]:
    """How far the house is."""
    with urllib.request.urlopen(f"{house.base_url}/api/warmth", timeout=60) as answer:
        found: dict[str, object] = json.load(answer)
    return found


def seated(browser: Browser, house: House, game: str) -> Person:
    """Somebody at a table of this game against bots that search."""
    person = Person(browser.new_context(base_url=house.base_url).new_page())
    seats = min(GAMES[game].seats)
    person.opens(game, seats, bots=["silver"] * (seats - 1), start=True, terms=TERMS.get(game, {}))
    person.page.evaluate("window.loadedOnce = true")
    return person


def again(person: Person, game: str) -> None:
    """Move if it is this person's turn; after the end there is a rematch."""
    if person.over:
        person.page.get_by_role("button", name="Rematch").click()
        person.page.locator(".end").wait_for(state="detached")
    if person.my_turn:
        person.move()
    assert person.page.evaluate("window.loadedOnce") is True, f"{game}: the page was loaded again"
    assert not any(seat.get("absent") for seat in person.ear.table["sitters"]), f"{game}: somebody lost a clock"


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_every_game_goes_over_to_native_code_and_nobody_notices(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "cache"))
    with open_house(tmp_path / "house", clock=1, warm=False) as house:
        people = {game: seated(browser, house, game) for game in GAMES}
        assert warmth(house)["done"] == 0
        began_warming = {game: person.ear.table["sitters"][1].get("warming") for game, person in people.items()}
        assert all(began_warming.values())
        for _ in range(MOST_ROUNDS):
            for game, person in people.items():
                again(person, game)
            if warmth(house)["done"] == warmth(house)["total"]:
                break
        for _ in range(AFTERWARDS):
            for game, person in people.items():
                again(person, game)
        for game, person in people.items():
            person.page.wait_for_timeout(200)
            assert not person.ear.table["sitters"][1].get("warming"), game
        assert "frozen" not in house.log.read_text("utf-8")
