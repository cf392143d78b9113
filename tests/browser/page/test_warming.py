"""While bots warm up, or play for stronger ones, their seats say so, and their dolls can still be told apart."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import Person

COVERED = """() => [...document.querySelectorAll('.seat')].map((seat) => {
  const [doll, sign] = ['.doll', '.badge'].map((part) => seat.querySelector(part).getBoundingClientRect());
  const across = Math.min(doll.right, sign.right) - Math.max(doll.left, sign.left);
  const down = Math.min(doll.bottom, sign.bottom) - Math.max(doll.top, sign.top);
  return Math.max(0, across) * Math.max(0, down) / (doll.width * doll.height);
})"""
"""How much of each doll the sign covers."""


def warming(socket: WebSocketRoute) -> None:
    """Let the server say of every bot that it is warming up."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        for sitter in told.get("sitters", []):
            sitter["warming"] = sitter["kind"] == "bot"
        socket.send(json.dumps(told))

    server.on_message(pass_on)


def test_the_sign_leaves_the_dolls_to_be_seen(phone: Person) -> None:
    phone.page.route_web_socket("**/live/*", warming)
    phone.sit_at("boss-kito", 5)
    expect(phone.page.locator(".badge")).to_have_count(4)
    expect(phone.page.locator(".badge").first).to_have_text("si scalda")
    assert max(phone.page.evaluate(COVERED)) < 0.15


def test_the_sign_leaves_open_tiles_to_be_seen(phone: Person) -> None:
    phone.page.route_web_socket("**/live/*", warming)
    phone.sit_at("bossa", 2)
    sign, tiles = (phone.page.locator(part).bounding_box() for part in (".badge", ".seat .open"))
    assert sign
    assert tiles
    assert sign["x"] + sign["width"] <= tiles["x"]
    assert max(phone.page.evaluate(COVERED)) < 0.15


def crowded(socket: WebSocketRoute) -> None:
    """Let the server say of every bot that it plays for a champion."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        for sitter in told.get("sitters", []):
            if sitter["kind"] == "bot":
                sitter |= {"level": "diamond", "plays": "gold"}
        socket.send(json.dumps(told))

    server.on_message(pass_on)


def test_whoever_plays_for_a_champion_says_so_as_long_as_it_does(phone: Person) -> None:
    phone.page.route_web_socket("**/live/*", crowded)
    phone.sit_at("boss-kito", 5)
    sign = phone.page.locator(".badge").first
    expect(sign).to_have_text("gioca come Oro")
    assert max(phone.page.evaluate(COVERED)) < 0.15
    sign.press("Enter")
    expect(phone.page.locator("[popover]:popover-open")).to_contain_text("finché non si libera un posto")
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("[popover]:popover-open")).to_have_count(0)
