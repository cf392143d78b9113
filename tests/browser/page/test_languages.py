"""No words outside the language files: in a language of brackets, everything on every page stands between them."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from ludoteca.server.lessons.shown import NAMES
from tests.browser.gallery.showing import show
from tests.browser.people import STILL
from tests.browser.person import Person
from tests.browser.pseudo import foreign, speak
from tests.browser.walking import walk
from tests.browser.worlds import DRAWN, QUICKEST, saved

NAME = "Bianca"
EVERY = 3
"""Of the saved positions, those that the normal run reads; the proof reads all."""


@pytest.fixture
def stranger(browser: Browser, base_url: str) -> Iterator[Person]:
    """Somebody who reads brackets."""
    context = browser.new_context(
        base_url=base_url, viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(STILL)
    speak(context)
    yield Person(context.new_page())
    context.close()


def replay_of(game: str, name: str = "opening") -> dict[str, Any]:
    """A replay of two frames, made of a saved position."""
    moment = saved(game)[name]
    update, table = moment["update"], moment["table"]
    frame = {"by": 0, "move": "", "events": update["events"], "view": update["view"], "plain": update["plain"]}
    return {
        "game": game,
        "names": list(NAMES),
        "sitters": table["sitters"],
        "options": table["options"],
        "eyes": None,
        "frames": [frame, frame],
    }


def visit(page: Page, room: str, waiting_for: str) -> list[str]:
    """What is foreign in a room."""
    walk(page, room, waiting_for)
    return [f"{room}: {said}" for said in foreign(page, [*NAMES, NAME])]


def test_the_house_speaks_from_its_files(stranger: Person) -> None:
    page = stranger.page
    found = visit(page, "/", ".wins a")
    found += visit(page, "/nowhere", "h1")
    found += visit(page, "/settings", "h1")
    found += visit(page, "/gallery", "main a")
    for game in QUICKEST:
        found += visit(page, f"/open?game={game}", ".foot .key")
        found += visit(page, f"/rules/{game}", "main li")
    assert not found, "\n".join(found)


def test_the_waiting_room_speaks_from_its_files(stranger: Person) -> None:
    stranger.open_table(bots=1, people=1)
    page = stranger.page
    page.locator(".letter").wait_for()
    address = page.locator(".letter b").first.inner_text()
    found = foreign(page, [*NAMES, NAME, address])
    assert not found, "\n".join(found)


def foreign_in(page: Page, game: str, names: list[str]) -> list[str]:
    """What is foreign in saved positions of a game."""
    found: list[str] = []
    for name in names:
        show(page, game, name)
        found += [f"{name}: {said}" for said in foreign(page, [*NAMES, NAME])]
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", QUICKEST)
def test_every_position_speaks_from_the_files(stranger: Person, game: str) -> None:
    found = foreign_in(stranger.page, game, list(saved(game)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", QUICKEST)
def test_tables_and_replays_speak_from_their_files(stranger: Person, game: str) -> None:
    page = stranger.page
    found = foreign_in(page, game, list(saved(game))[::EVERY])

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(replay_of(game)), content_type="application/json")

    page.route("**/api/matches/*/replay*", answer)
    found += visit(page, "/replay/saved", ".reel")
    if game in DRAWN:
        stranger.sit_at(game, *QUICKEST[game])
        found += foreign(page, [*NAMES, NAME])
    assert not found, "\n".join(found)
