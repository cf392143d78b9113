"""A house with an empty compile cache: somebody sits at a table while its game goes over to native code."""

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ludoteca.games import GAMES
from tests.browser.house import House, open_house
from tests.browser.person import Person
from tests.browser.settled import glimpse

TERMS = {"exploding-kittens": {"pace": "blitz"}, "kariba": {"pace": "blitz"}}
"""Tables where time counts: Kariba's with clocks, Exploding Kittens' with Nope windows as well."""
AFTERWARDS = 3
"""Moves that are made when the game is native code."""
MOST_MOVES = 2_000


def warmth(house: House) -> dict[str, str]:
    """How far each game is."""
    with urllib.request.urlopen(f"{house.base_url}/api/warmth", timeout=60) as answer:
        found: dict[str, str] = json.load(answer)["games"]
    return found


def seated(browser: Browser, house: House, game: str) -> Person:
    """Somebody at a table of this game against bots that search."""
    person = Person(browser.new_context(base_url=house.base_url).new_page())
    seats = min(GAMES[game].seats)
    person.opens(game, seats, bots=["silver"] * (seats - 1), start=True, terms=TERMS.get(game, {}))
    person.page.locator(".tray").first.wait_for()
    person.page.evaluate("window.loadedOnce = true")
    return person


def again(person: Person, game: str) -> bool:
    """Move if it is this person's turn, and say so; after the end there is a rematch."""
    if person.over:
        person.page.get_by_role("button", name="Rematch").click()
        person.page.locator(".end").wait_for(state="detached")
    moves = person.my_turn and person.move()
    assert person.page.evaluate("window.loadedOnce") is True, f"{game}: the page was loaded again"
    assert not any(seat.get("absent") for seat in person.ear.table["sitters"]), f"{game}: somebody lost a clock"
    return moves


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_over_to_native_code_and_nobody_notices(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "cache"))
    with open_house(tmp_path / "house", clock=1, warm=False) as house:
        person = seated(browser, house, game)
        assert warmth(house)[game] != "warm"
        assert person.ear.table["sitters"][1].get("warming")
        moves = 0
        while warmth(house)[game] != "warm":
            moves += again(person, game)
            assert moves < MOST_MOVES
        assert moves, "nothing was played by thumb"
        for _ in range(AFTERWARDS):
            while not again(person, game):
                glimpse(person.page)
        assert not person.ear.table["sitters"][1].get("warming")
        assert "frozen" not in house.log.read_text("utf-8")
