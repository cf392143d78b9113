"""A no always has a reason: one sentence, one rule number, and the rule behind it."""

from playwright.sync_api import expect

from tests.browser.person import Person


def test_playing_before_drawing_is_refused_with_its_rule(desk: Person) -> None:
    page = desk.page
    desk.open_table(bots=1, expert=True)
    desk.arrive()
    expect(page.locator(".faceup .card")).to_have_count(3)
    assert desk.move()
    expect(page.locator(".status")).to_contain_text("Draw from the pile or the open cards")
    desk.hand.first.click()
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("KA-5")
    slip.locator(".rule").click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("Rule KA-5")
    card.get_by_role("link").click()
    page.wait_for_url("**/rules/kariba#KA-5*")
    expect(page.locator("li.here")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(desk: Person) -> None:
    desk.page.goto("/t/no-such-table")
    expect(desk.page.get_by_role("heading", name="This table is no longer here.")).to_be_visible()
    desk.page.get_by_role("link", name="Back home").click()
    expect(desk.page.get_by_role("heading", name="Ludoteca")).to_be_visible()
