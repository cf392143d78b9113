"""A paused game can be resumed: what says so stands in the window of every game, whatever that game calls its parts."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.worlds import DRAWN, QUICKEST

SIZES = ((390, 844), (1440, 900))


@pytest.mark.parametrize("game", DRAWN)
def test_the_way_back_into_a_paused_game_can_be_seen(phone: Person, game: str) -> None:
    page = phone.page
    phone.sit_at(game, *QUICKEST[game])
    phone.wait_for_turn()
    while phone.ear.update["view"].get("phase") == "window":  # a clock runs, and nobody may pause
        phone.move()
        phone.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continuiamo un altro giorno").click()
    notice = page.locator(".notice")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(notice).to_be_in_viewport(ratio=1)
        place, words, key = (part.bounding_box() for part in (notice, notice.locator("p"), notice.locator(".key")))
        assert place
        assert words
        assert key
        assert words["y"] + words["height"] <= key["y"], "the key stands under the words"
        assert key["y"] + key["height"] <= place["y"] + place["height"]
    notice.get_by_role("button", name="Riprendiamo").click()
    expect(notice).to_have_count(0)
