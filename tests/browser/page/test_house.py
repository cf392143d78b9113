"""The operator's page: opened by a link from the terminal, on a phone and a desk, by day and by night, by keyboard."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, StorageState, expect

from ludoteca.texts.languages import COMPLETE
from tests.browser.accessibility import barriers
from tests.browser.house import COMMAND, House, open_house
from tests.browser.tongues import locale
from tests.server.visitor import Visitor

SIZES = {"small": (360, 740), "phone": (390, 844), "desk": (1280, 800)}
PICTURES = os.environ.get("LUDOTECA_PICTURES")
"""A folder for what was seen, for eyes."""


@pytest.fixture(scope="module")
def staffed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Path]]:
    data = tmp_path_factory.mktemp("staffed")
    with open_house(data, warm=False) as house:
        yield house, data


def link(staffed: tuple[House, Path]) -> str:
    """What `ludoteca house` prints."""
    house, data = staffed
    asked = [str(COMMAND), "house", "--data", str(data), "--address", house.base_url, "--lang", "en"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    found = re.search(r"http\S+", said)
    assert found is not None, said
    return found[0]


@pytest.fixture(scope="module")
def let_in(browser: Browser, staffed: tuple[House, Path]) -> StorageState:
    """What a browser keeps of a link that was opened in it: every language need not ask the terminal for one."""
    context = browser.new_context(base_url=staffed[0].base_url)
    page = context.new_page()
    page.goto(link(staffed))
    expect(page.locator(".timings")).to_be_visible()
    kept = context.storage_state()
    context.close()
    return kept


def looked_at(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)


def with_stopped_tables(route: Route) -> None:
    """The report as it is when mistakes of ours have stopped two tables."""
    answer = route.fetch()
    if not answer.ok:  # the room was locked meanwhile
        route.fulfill(response=answer)
        return
    report = answer.json()
    about = {"since": report["now"] - 720_000, "seats": 4, "pages": 3, "move": 31}
    report["frozen"] = [
        {"id": "one", "game": "boss-kito", "incident": "7fb22041", **about},
        {"id": "two", "game": "kitsune", "incident": "0a192038", **about},
    ]
    report["others"] = [{"name": "hall:8018", "version": report["version"], "silent": 800}]
    for timing in report["timings"]:
        timing["curve"] = [timing["limit"] * (0.3 + (minute * 7 % 11) / 40) for minute in range(60)]
        timing |= {"half": 11.2, "most": 24.0, "nearly": 48.0}
    route.fulfill(response=answer, json=report)


def test_an_operator_comes_in_by_a_link_and_announces_a_restart(browser: Browser, staffed: tuple[House, Path]) -> None:
    house, data = staffed
    marta = Visitor(house.base_url, "Marta")
    table = marta.open_table(2)
    seats = browser.new_context(base_url=house.base_url, viewport={"width": 390, "height": 844}, locale="it-IT")
    seat = seats.new_page()
    seat.goto(f"/t/{table}")
    expect(seat.locator("h1").first).to_be_visible()
    context = browser.new_context(
        base_url=house.base_url, viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("/house")
    expect(page.get_by_role("heading", name="This room is for whoever looks after the house")).to_be_visible()
    assert barriers(page) == []
    opening = link(staffed)
    page.goto(opening)
    expect(page.get_by_role("heading", name="This process")).to_be_visible()
    assert "#" not in page.url
    expect(page.get_by_text("1 open page").first).to_be_visible()
    page.get_by_role("button", name="Announce it to").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Withdraw it")).to_be_visible()
    expect(seat.get_by_text("La casa si riavvia alle")).to_be_visible()
    looked_at(seat, "table-restart")
    assert barriers(seat) == []
    page.get_by_role("button", name="Withdraw it").click()
    expect(seat.get_by_text("La casa si riavvia alle")).to_have_count(0)
    page.get_by_label("The table’s address, or its letters").fill(f"{house.base_url}/t/{table}")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Take it offline").click()
    expect(page.get_by_role("button", name="Put it back")).to_be_visible()
    expect(seat.get_by_text("ha messo questo tavolo fuori servizio")).to_be_visible()
    looked_at(seat, "table-offline")
    assert barriers(seat) == []
    page.route("**/api/house", with_stopped_tables)
    expect(page.get_by_role("heading", name="The house is well. 2 stopped tables wait for you.")).to_be_visible()
    expect(page.get_by_text("hall:8018")).to_be_visible()
    expect(page.get_by_text("last sign of life 800 ms ago")).to_be_visible()
    assert barriers(page) == []
    for hour in ("light", "dark"):
        page.emulate_media(color_scheme=hour)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            looked_at(page, f"house-{size}-{hour}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            small = page.evaluate(
                "[...document.querySelectorAll('.behind button, .behind a, .behind input:not(.pick)')]"
                ".filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML)"
            )
            assert small == []
        assert barriers(page, "color-contrast") == []
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_role("button", name="Put it back")).to_have_count(0)
    page.get_by_role("button", name="Lock this room").click()
    expect(page.get_by_role("heading", name="This room is for whoever looks after the house")).to_be_visible()
    page.goto("/")
    page.goto(opening)  # it has been used
    expect(page.get_by_role("alert")).to_contain_text("This link has been used")
    secret = opening.partition("#")[2]
    assert secret not in (data / "serve.log").read_text("utf-8")
    context.close()
    seats.close()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_has_room_on_a_small_phone(
    browser: Browser, staffed: tuple[House, Path], let_in: StorageState, language: str
) -> None:
    context = browser.new_context(
        base_url=staffed[0].base_url,
        viewport={"width": 360, "height": 740},
        locale=locale(language),
        storage_state=let_in,
    )
    page = context.new_page()
    page.goto("/house")
    expect(page.locator(".timings")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "house-" not in page.locator(".behind").inner_text()
    looked_at(page, f"house-{language}")
    context.close()
