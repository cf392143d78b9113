"""A key in a link: opening it changes nobody; who wants to be asked is asked, and finds the way back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.accessibility import barriers
from tests.browser.person import Person
from tests.server.visitor import Visitor


def key_of(visitor: Visitor) -> str:
    """A fresh key of somebody."""
    return str(visitor.http.post("/api/me/key").raise_for_status().json()["key"])


def name_of(page: Page) -> str:
    """Who a browser is."""
    return str(page.evaluate("async () => (await (await fetch('/api/me')).json()).name"))


def named(person: Person, name: str) -> None:
    """Somebody who has said who they are."""
    person.page.goto("/gallery")  # which does not ask by itself who this is
    person.page.evaluate(
        """async (name) => {
          await fetch('/api/me');
          const headers = { 'content-type': 'application/json' };
          await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name, doll: 4 }) });
        }""",
        name,
    )


def test_opening_a_link_with_a_key_takes_nobody_over(phone: Person, base_url: str) -> None:
    """At a table in the middle of a match, where the link of a stranger would show them the hand."""
    stranger = Visitor(base_url, "Mallory")
    key, page = key_of(stranger), phone.page
    named(phone, "Bianca")
    phone.sit_at("kariba", 2)
    table = page.url
    page.goto("about:blank")
    page.goto(f"{table}#key={key}")
    asked = page.get_by_role("dialog")
    expect(asked.get_by_text("Mallory").first).to_be_visible()
    expect(asked.get_by_text("Bianca").first).to_be_visible()
    expect(asked.get_by_role("note")).to_contain_text("1")
    assert page.url == table, "the key is out of the address at once"
    assert name_of(page) == "Bianca"
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    expect(phone.hand.first).to_be_visible()
    assert name_of(page) == "Bianca"
    assert stranger.http.post("/api/key/owner", json={"key": key}).status_code == 200, "nothing was used up"


def test_whoever_says_so_becomes_the_other_and_can_go_back(desk: Person, base_url: str) -> None:
    page, marta = desk.page, Visitor(base_url, "Marta")
    named(desk, "Leo")
    desk.sit_at("kariba", 2)
    table = page.url
    page.evaluate("key => (location.hash = `key=${key}`)", key := key_of(marta))
    page.get_by_role("button", name="Leave the seats, become Marta").click()
    expect(page.get_by_text(re.compile("You are watching", re.IGNORECASE)).first).to_be_visible()
    assert name_of(page) == "Marta"
    page.goto("/settings")
    page.get_by_role("button", name="Be Leo again").click()
    expect(page.get_by_role("button", name="Be Marta again")).to_be_visible()
    page.goto(table)
    expect(desk.hand.first).to_be_visible()
    assert name_of(page) == "Leo"
    page.goto(f"/#key={key}")
    expect(page.get_by_role("alert")).to_contain_text("This key does not fit")


def test_a_device_that_is_locked_out_says_so_and_shows_no_hand(phone: Person, base_url: str) -> None:
    marta = Visitor(base_url, "Marta")
    table = marta.open_table(2, bots=["random"], start=True)
    page = phone.page
    page.goto(f"/t/{table}#key={key_of(marta)}")
    page.get_by_role("button", name=re.compile("Divento|Become")).click()
    expect(phone.hand.first).to_be_visible()
    marta.http.delete("/api/me/key").raise_for_status()
    expect(page.get_by_text("la serratura")).to_be_visible()
    expect(phone.hand).to_have_count(0)
