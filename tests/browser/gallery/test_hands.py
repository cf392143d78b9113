"""Full hands and long names: tiles lie beside each other, names on cards are whole, nothing leaves the edge."""

import pytest
from playwright.sync_api import Browser

from tests.browser.gallery.showing import gallery, show

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
LONGEST_NAME = "W" * 24
CROWDED = {"kariba": "midgame", "boss-kito": "five", "exploding-kittens": "turn"}
"""Positions with two, three and four opponents, by their game."""
LENGTHEN = """const parse = JSON.parse;
JSON.parse = (text, ...more) => parse(String(text).replace(/("kind":"person","name":")[^"]+/g, '$1NAME'), ...more);
""".replace("NAME", LONGEST_NAME)
"""Everybody in the saved positions has the longest name that there is."""
SEVEN_TILES = """() => {
  for (const row of document.querySelectorAll('.open .row:first-child')) {
    while (row.children.length < 7) row.append(row.lastElementChild.cloneNode(true));
    row.parentElement.classList.add('many');
  }
}"""
"""As many as anybody can hold."""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.theirs .tile')].map((tile) => tile.getBoundingClientRect());
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length;
}"""
COVERED_NAMES = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
  const [title, next] = [card, card.nextElementSibling].map((one) => one?.dataset.place.split('-')[1]);
  if (title === next) return false;
  const box = card.getBoundingClientRect();
  const [left, right, y] = [box.left + 0.08 * box.width, box.left + 0.92 * box.width, box.top + 0.9 * box.height];
  return [left, (left + right) / 2, right].some((x) => !card.contains(document.elementFromPoint(x, y)));
}).map((card) => card.dataset.place)"""
"""Cards whose name, which stands along the lower edge, something lies on; of equal ones the last is looked at."""
OUTSIDE = """() => [...document.querySelectorAll('.seat .has')].filter((has) => {
  const box = has.getBoundingClientRect();
  const rows = new Set([...has.querySelectorAll('span')].map((one) => Math.round(one.getBoundingClientRect().top)));
  return box.left < 0 || box.right > innerWidth || rows.size > 1;
}).map((has) => has.textContent)"""


@pytest.mark.parametrize("size", SIZES)
def test_the_tiles_of_watched_players_lie_beside_each_other(browser: Browser, base_url: str, size: str) -> None:
    with gallery(browser, base_url, *SIZES[size]) as page:
        show(page, "bossa", "spectator")
        page.evaluate(SEVEN_TILES)
        assert page.locator(".theirs .tile").count() == 14
        assert page.evaluate(OVERLAPS) == 0


@pytest.mark.parametrize("moment", ["rich", "crowd"])
def test_the_names_of_cards_are_whole_on_a_desk(browser: Browser, base_url: str, moment: str) -> None:
    with gallery(browser, base_url, *SIZES["desktop"]) as page:
        show(page, "exploding-kittens", moment)
        assert page.evaluate(COVERED_NAMES) == []


def test_long_names_push_nobody_off_a_phone(browser: Browser, base_url: str) -> None:
    with gallery(browser, base_url, *SIZES["phone"]) as page:
        page.add_init_script(LENGTHEN)
        for game, moment in CROWDED.items():
            show(page, game, moment)
            assert page.locator(".seat b", has_text=LONGEST_NAME).count() > 0
            assert page.evaluate(OUTSIDE) == [], game
