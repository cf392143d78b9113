"""Four friends, each with a browser of their own, who come to one table after the other and play what comes."""

import re
import time
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.person import GAME_SECONDS, LONG, Person
from tests.browser.settled import glimpse

SOCKETS = """
  const Plain = WebSocket;
  window.sockets = [];
  window.WebSocket = class extends Plain {
    constructor(...args) { super(...args); window.sockets.push(this); }
  };
  addEventListener('pointerdown', () => (sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0)), true);
"""
"""Lets a test cut the sockets of a page, and counts taps."""


class Friend(Person):
    """Somebody who comes by link, loses the connection and comes back."""

    @property
    def taps(self) -> int:
        """How often the screen was tapped since this browser came into the house."""
        return int(self.page.evaluate("Number(sessionStorage.taps ?? 0)"))

    def come(self, link: str) -> None:
        """Follow a link to a chair, as whoever one is already."""
        self.page.goto(link)
        self.page.get_by_role("button", name=re.compile("^(Siediti|Sit down)")).click()
        expect(self.page.locator(".front")).to_be_visible(timeout=LONG)

    def watch(self, link: str) -> None:
        """Follow a link to a table where all chairs are taken."""
        self.page.goto(link)
        expect(self.page.locator(".watching")).to_be_visible(timeout=LONG)

    def see_table(self) -> None:
        """Wait until the table is drawn and the tray is mine."""
        expect(self.page.locator(".tray .me")).to_be_visible(timeout=LONG)

    def lose_connection(self) -> None:
        """The network goes away under the page, which says so."""
        self.page.context.set_offline(True)
        self.page.evaluate("sockets.forEach((socket) => socket.close())")
        expect(self.page.locator(".reconnecting").first).to_be_visible(timeout=LONG)

    def find_connection(self) -> None:
        """The network is back, and the page with it."""
        self.page.context.set_offline(False)
        expect(self.page.locator(".reconnecting")).to_have_count(0, timeout=LONG)

    def vanish(self) -> None:
        """Close the page, as a phone does in a pocket."""
        self.page.goto("about:blank")

    def take_seat_back(self, link: str) -> None:
        """Come back to a table where a bot has been playing for me."""
        if self.page.url != link:
            self.page.goto(link)
        self.page.get_by_role("button", name=re.compile("Riprendi il posto|Take your seat back")).click()
        expect(self.page.locator(".notice")).to_have_count(0, timeout=LONG)

    @property
    def in_window(self) -> bool:
        """Whether only a reaction is asked for, which the clock closes anyway."""
        return bool(self.ear.update) and self.ear.update["view"].get("phase") == "window"


def play(players: Sequence[Friend], moves: int | None) -> int:
    """Whoever of these may move does, as often as that or (None) to the end; or until others are awaited.

    Answers how many moves they made.
    """
    made, limit = 0, time.monotonic() + GAME_SECONDS
    while (moves is None or made < moves) and not any(player.over for player in players):
        mover = next((player for player in players if player.my_turn and not player.in_window), None)
        if mover is not None and mover.move():
            made += 1
        elif await_others(players):
            break
        else:
            glimpse(players[0].page)
        assert time.monotonic() < limit, f"no end after {made} moves"
    return made


def await_others(players: Sequence[Friend]) -> bool:
    """Whether only people are awaited who are not among these, and for whom no bot plays."""
    table, update = players[0].ear.table, players[0].ear.update
    present = {player.ear.table.get("seat") for player in players}
    pending = [seat for seat in update["view"]["pending"] if seat not in update["answered"]] if update else []
    others = [table["sitters"][seat] for seat in pending if seat not in present]
    away = [sitter for sitter in others if sitter["kind"] == "person" and not sitter.get("absent")]
    return len(away) == len(pending) > 0


def agree(friends: Sequence[Friend]) -> bool:
    """Whether all see the same moment of the match, as soon as news has reached everybody."""
    limit = time.monotonic() + LONG / 1000
    while len({friend.ear.moment for friend in friends}) > 1 and time.monotonic() < limit:
        glimpse(friends[0].page)
    return len({friend.ear.moment for friend in friends}) == 1
