"""A game that a package brought, in the browser: Briscola in words against a bot, on a phone."""

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.accessibility import barriers
from tests.browser.games.test_in_words import AGAIN, IN_WORDS, MID_GAME, move
from tests.browser.person import Person
from tests.browser.settled import glimpse
from tests.plugins.briscola import house_with, with_briscola

GAME_SECONDS = 120
TRICKS = 20


def test_two_play_briscola_in_words(browser: Browser, tmp_path: Path) -> None:
    with house_with(with_briscola(tmp_path / "site"), tmp_path / "house") as house:
        context = browser.new_context(
            base_url=house.base_url, viewport={"width": 360, "height": 740}, locale="it-IT", reduced_motion="reduce"
        )
        context.add_init_script(IN_WORDS)
        person = Person(context.new_page())
        page = person.page
        person.sit_at("briscola", 2)
        page.locator(".plain").wait_for()
        expect(page.get_by_role("heading", name="La tua mano")).to_be_visible()
        limit, moves = time.monotonic() + GAME_SECONDS, 0
        while page.locator(AGAIN).count() == 0:
            assert time.monotonic() < limit, f"the game did not end in {moves} moves"
            if not move(page):
                glimpse(page)
                continue
            moves += 1
            if moves == MID_GAME:
                assert barriers(page) == []
        assert moves == TRICKS
        expect(page.get_by_role("status")).to_have_text("La partita è finita")
        expect(page.get_by_text("Vince Tu.", exact=True)).to_have_count(0)  # said to a person: Vinci tu
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        context.close()
