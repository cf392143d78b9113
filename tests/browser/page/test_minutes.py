"""The game in a minute: at the head of the rules and behind "How does it go?", by pointer, by keyboard, in words."""

import pytest
from playwright.sync_api import Page, expect

from ludoteca.engine.minute import has_minute
from ludoteca.games import GAMES
from ludoteca.server.lessons.minute import minute_of
from tests.browser.accessibility import barriers
from tests.browser.person import Person

TOLD = [name for name, game in GAMES.items() if has_minute(game)]
TOP_CARD = "dialog[open] .top-card"


def wait_for_picture(page: Page) -> None:
    """Wait until the top card's picture is drawn in its frame."""
    page.locator(f"{TOP_CARD} iframe.ready").wait_for(state="attached")


def titles(page: Page) -> list[str]:
    """Turn every card by the keyboard, from the first to the last: what their titles say; each picture is drawn."""
    found = []
    count = page.locator("dialog[open] input[type=radio]").count()
    for at in range(count):
        wait_for_picture(page)
        assert page.frames[-1].locator(".picture .board").is_visible()
        found.append(page.locator(f"{TOP_CARD} h3").inner_text())
        if at < count - 1:
            page.keyboard.press("ArrowRight")
    return found


def test_the_game_in_a_minute_from_the_rules_and_from_a_table(phone: Person) -> None:
    page = phone.page
    page.goto("/rules/kariba")
    expect(page.locator("main")).to_contain_text("Scaccia dall’acqua")
    page.get_by_role("button", name="Come funziona?").click()
    page.get_by_role("button", name="Avanti").wait_for()
    seen = titles(page)
    assert len(set(seen)) == len(seen) == 6
    assert not barriers(page)
    page.get_by_role("button", name="Ho capito").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("history.length") <= 2, "turning cards is no way back through the browser"
    phone.sit_at("kariba", 2)
    page.get_by_role("button", name="Come funziona?").click()
    wait_for_picture(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", TOLD)
def test_every_minute_on_phone_and_desk(game: str, phone: Person, desk: Person) -> None:
    for person in (phone, desk):
        page = person.page
        page.goto(f"/rules/{game}#minute")
        page.locator(f"{TOP_CARD} h3").wait_for()
        assert 5 <= len(set(titles(page))) <= 7
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # two literals
            assert not barriers(page), f"{game}, {scheme}"
        clipped = page.locator(f"{TOP_CARD} .words").evaluate("each => each.scrollHeight - each.clientHeight")
        assert clipped <= 0, f"{game}: the last card's words do not fit"
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", TOLD)
def test_a_minute_moves_for_whoever_likes_motion(game: str, desk: Person) -> None:
    page = desk.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('ludoteca', '{\"speed\":\"brisk\"}')")
    page.goto(f"/rules/{game}#minute")
    wait_for_picture(page)
    minute = minute_of(game)
    assert minute
    moving = next(at for at, picture in enumerate(minute.pictures) if picture.then)
    for _ in range(moving):
        page.keyboard.press("ArrowRight")
    page.frames[-1].locator(".air").first.wait_for(state="attached")
