"""Somebody at the page: sits down, looks, picks, plays, reloads. Knows the page as a person does, by what it says."""

import re
import time

from playwright.sync_api import Locator, Page, expect

LONG = 30_000
"""Milliseconds: bots think, and machines that run tests are slow."""
GAME_SECONDS = 120


class Person:
    """One browser at one table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(LONG)

    def play_now(self) -> None:
        """From home to a game against bots with one tap."""
        self.page.goto("/")
        self.page.get_by_role("button", name=re.compile("Gioca subito|Play now")).click()
        self.arrive()

    def open_table(self, *, bots: int, people: int = 0, expert: bool = False) -> None:
        """Set a table: the first chairs for people with the link, then bots, the rest for nobody."""
        self.page.goto("/open")
        chairs = self.page.locator("button.chair")
        expect(chairs).to_have_count(4)
        for chair in range(4):
            chairs.nth(chair).click()
            who = "link" if chair < people else "bot" if chair < people + bots else "nobody"
            self.page.locator(f".col .seg label[for$='-{who}']").click()
            if who == "bot":
                self.page.locator("label[for$='-random']").click()
        if expert:
            self.page.locator(".sw label").first.click()
        self.page.locator(".foot .key").click()
        self.page.wait_for_url("**/t/**")

    def sit_down(self, link: str, name: str) -> int:
        """Follow an invitation; answers how many taps it took, the typing of a name left out."""
        self.page.goto(link)
        self.page.locator("form input").first.fill(name)
        self.page.get_by_role("button", name=re.compile("Siediti|Sit down")).click()
        expect(self.page.locator(".front")).to_be_visible()
        return 1

    def arrive(self) -> None:
        """Wait until the table is drawn and I hold cards."""
        self.page.wait_for_url("**/t/**")
        expect(self.hand.first).to_be_visible()

    @property
    def hand(self) -> Locator:
        """My cards."""
        return self.page.locator(".hand [role=radio]")

    @property
    def over(self) -> bool:
        """Whether the prize card is up."""
        return self.page.locator(".end").count() > 0

    @property
    def my_turn(self) -> bool:
        """Whether the tray says so."""
        return self.page.locator(".tray:not(.low) .status .you").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until I may move; False when the game ended instead."""
        limit = time.monotonic() + GAME_SECONDS
        while time.monotonic() < limit:
            if self.over:
                return False
            if self.my_turn:
                return True
            self.page.wait_for_timeout(30)
        raise TimeoutError("neither my turn nor the end of the game came")

    def move(self) -> bool:
        """Play the most copies of my last animal, or draw; False when the game is over."""
        if not self.wait_for_turn():
            return False
        key = self.page.locator(".tray .key:not([disabled])")
        if key.count() == 0:
            draw = self.page.locator("button.pile, .faceup button.card")
            (draw if draw.count() else self.hand).last.click()
        key.click()
        self.page.locator(".tray[aria-busy=false]").wait_for()
        return True

    def play(self, moves: int) -> None:
        """Make so many moves."""
        for _ in range(moves):
            assert self.move(), "the game ended early"

    def play_to_the_end(self) -> None:
        """Move until the prize card rises."""
        limit = time.monotonic() + GAME_SECONDS
        while self.move():
            assert time.monotonic() < limit, "the game did not end"
        expect(self.page.locator(".end h2")).to_be_visible()

    def scores(self) -> list[int]:
        """What the prize card counts, best first."""
        return [int(text) for text in self.page.locator(".rank b").all_inner_texts()]

    def reload(self) -> None:
        """Load the page again, as people do."""
        before = self.page.locator(".seat").count()
        self.page.reload()
        self.arrive()
        expect(self.page.locator(".seat")).to_have_count(before)
