"""Dealing as a page takes part in it: unasked at "Play now", and loud when a server leaves it out."""

import hashlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import Person

WRONG = re.compile("not to be trusted|non c’è da fidarsi")


def pledged(person: Person, sealed: str) -> str:
    """What this device has committed itself to for a deck, as everybody sees it."""
    kept = json.loads(person.page.evaluate("localStorage.getItem('ludoteca-pledges')"))[sealed]
    return hashlib.sha256(f"{sealed}\0{kept['seat']}\0{kept['text']}".encode()).hexdigest()


def test_play_now_takes_part_without_being_asked(phone: Person) -> None:
    phone.play_now()
    table = phone.ear.table
    assert table["deal"]["commitments"][0] == pledged(phone, table["commitment"])
    assert not any(table["deal"]["commitments"][1:])
    expect(phone.page.get_by_text(WRONG)).to_have_count(0)


def cheat(message: dict[str, Any], phase: str) -> dict[str, Any]:
    """A table as a server would show it that leaves out the part of seat 0, in the deal or before it."""
    part = message.get("deal" if phase == "dealt" else "dealing")
    if part and part.get("commitments"):
        part["commitments"][0] = ""
    return message


@pytest.mark.parametrize("phase", ["dealt", "revealing"])
def test_a_server_that_leaves_my_part_out_is_caught_loudly(desk: Person, phase: str) -> None:
    def between(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def passed_on(text: str | bytes) -> None:
            message = json.loads(text)
            page_side.send(json.dumps(cheat(message, phase)) if message["type"] == "table" else str(text))

        server.on_message(passed_on)

    desk.page.route_web_socket(re.compile("/live/"), between)
    desk.page.goto("/")
    desk.page.get_by_role("button", name="Play now").click()
    alarm = desk.page.get_by_role("alert").filter(has_text=WRONG)
    expect(alarm).to_be_visible()
    alarm.get_by_role("button").click()
    expect(alarm).to_have_count(0)
