"""Notices on the page: all off until somebody turns them on, and the two links of a letter."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessibility import barriers
from tests.browser.house import open_house
from tests.browser.people import STILL
from tests.browser.person import Person
from tests.browser.settled import glimpse
from tests.server.post_office import mail_server

LINK = re.compile(r"https?://\S+(/notices/(?:confirm|end)#\S+)")
TAGS = """navigator.serviceWorker.getRegistration()
  .then((found) => found.getNotifications()).then((notes) => notes.map(({ tag }) => tag))"""
UNSEEN = "Object.defineProperty(document, 'hidden', { get: () => globalThis.unseen ?? false, configurable: true });"


def slab(page: Page) -> None:
    """Open the settings where notices are."""
    page.goto("/settings")
    expect(page.locator("#notices")).to_be_visible()


@pytest.mark.long
def test_a_letter_is_asked_for_confirmed_and_ended(browser: Browser, tmp_path: Path) -> None:
    with mail_server() as mail:
        (tmp_path / "notices.toml").write_text(
            f"""
            address = "http://localhost"
            [mail]
            smtp = "smtp://127.0.0.1:{mail.port}"
            from = "Ludoteca <house@house.example>"
            """
        )
        with open_house(tmp_path / "data", "--notices", str(tmp_path / "notices.toml"), warm=False) as house:
            context = browser.new_context(
                base_url=house.base_url, viewport={"width": 390, "height": 844}, locale="en-GB"
            )
            page = context.new_page()
            slab(page)
            expect(page.get_by_text("all off")).to_be_visible()
            page.get_by_text("Letter by mail").click()
            page.get_by_label("Where to send it").fill("marta@example.org")
            assert barriers(page) == []
            page.get_by_role("button", name="Send").click()
            expect(page.get_by_text("on its way to marta@example.org")).to_be_visible()
            page.get_by_text("Every time it is my turn").click()
            asked = LINK.search(mail.letters[0].get_content())
            assert asked is not None

            reader = browser.new_context(base_url=house.base_url, locale="en-GB").new_page()  # another browser
            reader.goto(asked[1])
            assert barriers(reader) == []
            reader.get_by_role("button", name="Yes, write to me").click()
            expect(reader.get_by_role("status")).to_have_text("Done: letters come here.")
            reader.goto("about:blank")
            reader.goto(asked[1])
            reader.get_by_role("button", name="Yes, write to me").click()
            expect(reader.get_by_role("alert")).to_contain_text("used already")
            slab(page)
            expect(page.get_by_text("Letters go to marta@example.org.")).to_be_visible()
            expect(page.get_by_role("radio", name="Every time it is my turn")).to_be_checked()
            page.get_by_text("Letter by mail").click()
            expect(page.get_by_text("Letters go to")).to_have_count(0)
            page.reload()
            expect(page.get_by_text("all off")).to_be_visible()
            reader.context.close()
            context.close()


@pytest.mark.long
def test_a_page_that_nobody_looks_at_calls_and_takes_it_back(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, locale="en-GB", service_workers="allow")
    context.grant_permissions(["notifications"], origin=base_url)
    context.add_init_script(STILL)
    context.add_init_script(UNSEEN)
    page = context.new_page()
    slab(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.get_by_text("System notice").click()
    expect(page.get_by_role("switch", name=re.compile("System notice"))).to_be_checked()
    person = Person(page)
    person.sit_at("kariba", 2)
    table = page.url.rsplit("/", 1)[1]
    person.arrive()
    page.evaluate("globalThis.unseen = true")
    while not page.evaluate(TAGS):
        assert person.move()
    assert page.evaluate(TAGS) == [f"table-{table}"]
    page.evaluate("globalThis.unseen = false; document.dispatchEvent(new Event('visibilitychange'))")
    while page.evaluate(TAGS):
        glimpse(page)
    context.close()
