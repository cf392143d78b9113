"""The keyboard on drawn tables: digits choose, Space keeps what the arrows lifted; and a refusal hides no tools."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.gallery.showing import gallery, show
from tests.browser.worlds import saved

PHONE = (360, 740)
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;
}"""


def lifted(page: Page) -> list[str]:
    """The cards of the hand that are picked, by their place."""
    places: list[str] = page.locator(".hand .up").evaluate_all("(cards) => cards.map((card) => card.dataset.place)")
    return places


def test_a_digit_is_the_number_on_a_card_and_space_lowers_nothing(browser: Browser, base_url: str) -> None:
    hand = saved("kariba")["midgame"]["update"]["view"]["hands"][0]
    animal = next(number for number, count in enumerate(hand, start=1) if count > 0)
    with gallery(browser, base_url, *PHONE) as page:
        show(page, "kariba", "midgame")
        page.keyboard.press(str(animal))
        assert lifted(page) == [f"hand-{animal}-1"]
        page.keyboard.press("ArrowRight")
        moved = lifted(page)
        page.keyboard.press("Space")
        assert lifted(page) == moved != [f"hand-{animal}-1"]
        page.keyboard.press("Escape")
        assert lifted(page) == []


def test_a_digit_counts_through_a_hand_without_numbers(browser: Browser, base_url: str) -> None:
    with gallery(browser, base_url, *PHONE) as page:
        show(page, "bossa", "midgame")
        page.keyboard.press("3")
        expect(page.locator(".hand [role=checkbox]").nth(2)).to_be_checked()


def test_a_refusal_does_not_lie_on_the_action_tiles(browser: Browser, base_url: str) -> None:
    with gallery(browser, base_url, *PHONE) as page:
        show(page, "bossa", "midgame")
        page.locator(".lip .act[aria-disabled=true]").first.click(force=True)
        expect(page.get_by_role("alert")).to_be_visible()
        assert not page.evaluate(OVERLAP, [".slip", ".lip .acts"])
