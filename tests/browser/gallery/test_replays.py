"""Full tables looked at again on a phone: what lies on the board lies side by side, and above what is told about it."""

import json

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.gallery.showing import gallery
from tests.browser.page.test_languages import replay_of
from tests.browser.worlds import saved

FULL = {"kariba": "five", "boss-kito": "dense", "bossa": "dense", "kitsune": "six", "exploding-kittens": "crowd"}
APART = {
    "kariba": (".spot:not(.empty) .stack",),
    "boss-kito": (".cell", ".heap"),
    "bossa": (".line",),
    "kitsune": (".spot .card",),
    "exploding-kittens": (".board .pile", ".board .discards"),
}
"""What must not lie over one another in the replay of each game."""
COVERED = """([parts, slack]) => {
  const shown = [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility());
  const boxes = shown.map((one) => one.getBoundingClientRect());
  const floor = document.querySelector('.rep > aside').getBoundingClientRect().top;
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const pairs = boxes.flatMap((a, at) => boxes.slice(at + 1).map((b) => Math.min(wide(a, b), high(a, b))));
  const below = boxes.filter((box) => box.bottom > floor + slack).length;
  return { count: boxes.length, pairs: pairs.filter((by) => by > slack), below };
}"""
SLACK = 3
DIAMOND = 9
"""The side of a notable move's mark under the slider, which no world may restyle."""


def look_again(page: Page, game: str, name: str) -> None:
    """Open a replay of this saved position."""

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(replay_of(game, name)), content_type="application/json")

    page.route("**/api/matches/*/replay*", answer)
    page.goto("/replay/saved#1")
    page.locator(".look .board").wait_for()
    page.locator(APART[game][0]).first.wait_for()


@pytest.mark.parametrize("game", FULL)
def test_a_full_table_has_room_in_the_replay_of_a_phone(browser: Browser, base_url: str, game: str) -> None:
    with gallery(browser, base_url, 360, 740) as page:
        look_again(page, game, FULL[game])
        marks = page.evaluate("[...document.querySelectorAll('.diamonds i')].map((one) => one.offsetWidth)")
        found = page.evaluate(COVERED, [", ".join(f".look {part}" for part in APART[game]), SLACK])
    assert found["count"] > 1
    assert found["pairs"] == []
    assert found["below"] == 0
    assert set(marks) <= {DIAMOND}


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_tiles_of_a_large_hand_lie_side_by_side(browser: Browser, base_url: str, size: tuple[int, int]) -> None:
    with gallery(browser, base_url, *size) as page:
        look_again(page, "bossa", "hand")
        found = page.evaluate(COVERED, [".look .open .tile", 0])
    assert found["count"] == sum(saved("bossa")["hand"]["update"]["view"]["handSizes"])
    assert found["pairs"] == []
