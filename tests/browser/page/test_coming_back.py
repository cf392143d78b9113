"""A table with days for a move: set up on the page, played from two devices, and found again on the first page."""

from playwright.sync_api import expect

from tests.browser.accessibility import barriers
from tests.browser.person import Person
from tests.browser.settled import glimpse


def test_a_table_with_days_waits_on_the_first_page_with_what_happened(desk: Person, phone: Person) -> None:
    page = desk.page
    page.goto("/open?game=exploding-kittens")
    expect(page.get_by_text("cannot be played with days for a move")).to_be_visible()
    page.goto("/open?game=kariba")
    for chair, who in enumerate(("link", "nobody", "nobody", "nobody")):
        page.locator("button.chair").nth(chair).click()
        page.locator(f"[aria-labelledby=chair] .seg label[for$='-{who}']").click()
    page.locator("[aria-labelledby=pace] .seg label[for$='-days']").click()
    page.locator("[aria-labelledby=pace] .seg label[for$='-2-days']").click()
    expect(page.get_by_text("this clock also runs while nobody is there")).to_be_visible()
    assert barriers(page) == []
    page.locator(".foot .key").click()
    page.wait_for_url("**/t/**")
    phone.sit_down(page.url, "Marta")
    page.get_by_role("button", name="Begin").click()
    desk.arrive()
    phone.arrive()
    while not (desk.my_turn or phone.my_turn):
        glimpse(page)
    mover, other = (desk, phone) if desk.my_turn else (phone, desk)
    mover.move()
    mover.page.goto("/")
    slip = mover.page.locator(".wait")
    expect(slip.locator("a.key.quiet")).to_be_visible()
    expect(slip.locator(".days i.on")).to_have_count(2)
    assert barriers(mover.page) == []
    other.move()
    expect(slip.locator("li")).not_to_have_count(0)
    expect(slip.locator(".left b.mine")).to_be_visible()
    expect(mover.page).to_have_title("(1) Ludoteca")
    expect(mover.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    assert barriers(mover.page) == []
    slip.locator("a.key").click()
    mover.arrive()
    mover.move()
    mover.page.goto("/")
    expect(mover.page).to_have_title("Ludoteca")
