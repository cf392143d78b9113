"""A first game: the lesson is offered and can be declined for ever; help lies where no piece, pile or key is."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import Person
from tests.browser.settled import settle
from tests.browser.worlds import QUICKEST

SLIP = ".first"
COVERED = """() => {
  const slip = document.querySelector('.first').getBoundingClientRect();
  const meets = (one) => {
    const at = one.getBoundingClientRect();
    return at.width && at.left < slip.right && slip.left < at.right && at.top < slip.bottom && slip.top < at.bottom;
  };
  const named = '.seat, .board [data-place], .board button:not(.ticker), .tray, .top a, .top button';
  const things = [...document.querySelectorAll(named)];
  return things.filter((one) => one.checkVisibility() && meets(one)).map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.fixture
def newcomer(browser: Browser, base_url: str) -> Iterator[Person]:
    """Somebody with a small phone who has never been here; nothing moves."""
    context = browser.new_context(base_url=base_url, viewport={"width": 360, "height": 740}, locale="it-IT")
    context.add_init_script(f"localStorage.ludoteca ??= {json.dumps(json.dumps({'speed': 'still'}))}")
    yield Person(context.new_page())
    context.close()


def covered(page: Page) -> list[str]:
    """What lies under the slip."""
    page.locator(SLIP).wait_for()
    settle(page)
    found: list[str] = page.evaluate(COVERED)
    return found


def test_a_newcomer_is_offered_the_lesson_and_can_decline_for_ever(newcomer: Person) -> None:
    page = newcomer.page
    newcomer.sit_at("kariba", 2)  # whoever begins: what a bot does is told after the offer
    expect(page.locator(SLIP)).to_contain_text("Prima volta con Kariba?")
    expect(page.locator(SLIP)).to_contain_text("ogni carta presa è un punto")
    assert covered(page) == []
    page.locator(SLIP).get_by_role("button", name="Chiudi").click()
    page.locator(".seats .has").first.click()
    expect(page.locator(SLIP)).to_contain_text("5 carte in mano")
    page.reload()
    page.locator(SLIP).get_by_role("button", name="Lo so già").click()
    expect(page.locator(SLIP)).to_have_count(0)
    with page.expect_response("**/api/games"):
        page.reload()
    page.locator(".tray").wait_for()
    expect(page.locator(SLIP)).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", QUICKEST)
def test_the_offer_covers_nothing_in_any_game(game: str, newcomer: Person) -> None:
    seats, options = QUICKEST[game]
    newcomer.sit_at(game, seats, options)
    for size in ((360, 740), (390, 844), (768, 1024), (1280, 800)):
        newcomer.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert covered(newcomer.page) == [], size
