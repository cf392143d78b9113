"""A person plays games against bots to their end, on a phone and at a desk, and reloads on the way.

The middle of each game is played without the page; a whole one is in `tests/browser/games`.
"""

import re

from playwright.sync_api import expect

from tests.browser.accessibility import barriers
from tests.browser.hastened import hasten
from tests.browser.person import Person
from tests.browser.settled import settle
from tests.browser.worlds import IS_LATE


def test_a_phone_plays_from_home_to_the_replay(phone: Person) -> None:
    phone.play_now()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    phone.play(3)
    hand = phone.hand.count()
    phone.wait_for_turn()
    phone.reload()
    assert phone.hand.count() == hand or phone.my_turn
    expect(phone.page.locator(".log li")).not_to_have_count(0)
    assert barriers(phone.page) == [], "mid-game"
    hasten(phone, until=IS_LATE["kariba"])
    phone.play_to_the_end()
    settle(phone.page)  # the prize card has risen
    assert barriers(phone.page) == [], "end"
    scores, won = phone.scores(), phone.page.locator(".end h2").inner_text().startswith("Vinci tu")
    assert len(scores) == 3

    phone.page.get_by_role("link", name="Rivedi la partita").click()
    phone.page.wait_for_url("**/replay/**")
    phone.page.locator(".eyes").wait_for()
    assert barriers(phone.page) == [], "replay"
    phone.page.keyboard.press("End")
    expect(phone.page.locator(".top small")).to_have_text(re.compile(r"mossa (\d+) di \1"))
    phone.page.locator(".eyes button").first.click()
    expect(phone.page.locator(".eyes .back").first).to_be_visible()
    last = phone.page.url
    phone.page.goto("/")
    phone.page.goto(last)
    expect(phone.page.locator(".top small")).to_have_text(re.compile(r"mossa (\d+) di \1"))

    phone.page.goto("/")
    expect(phone.page.get_by_role("heading", name="Partite finite")).to_be_visible()
    shelf = phone.page.locator(".played li")
    expect(shelf).to_have_count(1)
    expect(shelf.locator(".medal")).to_have_text("1" if won else re.compile("[123]"))
    told = [shelf.locator("em").inner_text(), *shelf.locator(".one b").all_inner_texts()]
    assert sorted(int(re.findall(r"\d+", each)[0]) for each in told) == sorted(scores)


def test_a_desk_sets_a_table_plays_and_plays_again(desk: Person) -> None:
    desk.open_table(bots=1)
    desk.arrive()
    desk.play(2)
    desk.reload()
    hasten(desk, until=IS_LATE["kariba"])
    desk.play_to_the_end()
    best, second = desk.scores()
    assert best >= second

    desk.page.get_by_role("button", name="Rematch").click()
    expect(desk.page.locator(".end")).to_have_count(0)
    expect(desk.hand).to_have_count(5)
    assert desk.move()


def test_the_title_says_when_it_is_my_turn(desk: Person) -> None:
    desk.open_table(bots=1)
    desk.arrive()
    desk.wait_for_turn()
    expect(desk.page).to_have_title("Your turn · Kariba")
