"""Somebody at the page: sits down, looks, picks, plays, reloads. Knows the page as a person does, by what it shows."""

import random
import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.ear import Ear, any_path, only_move
from tests.browser.hands import KEY, Finger, Hands
from tests.browser.settled import glimpse

LONG = 30_000
"""Milliseconds: bots think, and machines that run tests are slow."""
GAME_SECONDS = 120


class Person:
    """One browser at one table. Moves are any legal ones, by a fixed seed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Ear(page)
        self.hands: Hands = Finger(page)
        self.chance = random.Random(1)
        page.set_default_timeout(LONG)

    def play_now(self) -> None:
        """From home to a game against bots with one tap."""
        self.page.goto("/")
        self.page.get_by_role("button", name=re.compile("Gioca subito|Play now")).click()
        self.arrive()

    def opens(self, game: str, seats: int, **wish: object) -> str:
        """Open a table without the set-up and go there; the address is what friends are sent."""
        if self.page.url == "about:blank":
            self.page.goto("/gallery")
        address = self.page.evaluate(
            """async (table) => {
              await fetch('/api/me');
              const headers = { 'content-type': 'application/json' };
              const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
              return (await answer.json()).id;
            }""",
            {"game": game, "seats": seats, **wish},
        )
        self.page.goto(f"/t/{address}")
        return self.page.url

    def sit_at(self, game: str, seats: int, options: dict[str, int] | None = None) -> None:
        """A table of this game against the weakest bots, dealt at once."""
        self.opens(game, seats, options=options or {}, bots=["random"] * (seats - 1), start=True)
        expect(self.page.locator(".tray, .plain").first).to_be_visible()

    def open_table(self, *, bots: int, people: int = 0, expert: bool = False) -> None:
        """Set a table of Kariba: the first chairs for people with the link, then bots, the rest for nobody."""
        self.page.goto("/open")
        chairs = self.page.locator("button.chair")
        expect(chairs).to_have_count(4)
        for chair in range(4):
            chairs.nth(chair).click()
            who = "link" if chair < people else "bot" if chair < people + bots else "nobody"
            self.page.locator(f"[aria-labelledby=chair] .seg label[for$='-{who}']").click()
            if who == "bot":
                self.page.locator("label[for$='-tin']").click()
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
        """Whether the game has ended."""
        return self.ear.over

    @property
    def my_turn(self) -> bool:
        """Whether I have something to decide, and the tray says so."""
        return bool(self.ear.graph) and self.page.locator(".tray:not(.low)").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until I may move; False when the game ended instead."""
        limit = time.monotonic() + GAME_SECONDS
        while time.monotonic() < limit:
            if self.over:
                return False
            if self.my_turn:
                return True
            glimpse(self.page)
        raise TimeoutError("neither my turn nor the end of the game came")

    def move(self) -> bool:
        """Make any legal move; False when the game is over."""
        if not self.wait_for_turn():
            return False
        moment = self.ear.moment
        try:
            self.decide()
        except TimeoutError:
            if self.ear.moment == moment and self.ear.graph:
                raise
        self.page.locator(".tray[aria-busy=false]").wait_for()
        self.wait_for_answer(moment)
        return True

    def decide(self) -> None:
        """Pick the steps of a move, one after the other, and press the key, unless the last step is a key itself."""
        graph = self.ear.graph
        if not only_move(graph):
            for step in any_path(graph, self.chance):
                answers = self.page.locator(f'.tray .key[data-step="{step}"]').count() > 0
                self.hands.take(step)
                if answers:
                    return
        self.hands.press(KEY)

    def wait_for_answer(self, moment: tuple[str, int]) -> None:
        """Wait until the table shows that my move was made, or that my answer is in."""
        limit = time.monotonic() + LONG / 1000
        while self.ear.moment == moment and self.ear.graph:
            if time.monotonic() > limit:
                raise TimeoutError(f"a move was not made: {self.page.locator('.tray').inner_text()}")
            glimpse(self.page)

    def play(self, moves: int) -> None:
        """Make so many moves."""
        for _ in range(moves):
            assert self.move(), "the game ended early"

    def play_to_the_end(self) -> int:
        """Move until the prize card rises; how many moves it took."""
        limit = time.monotonic() + GAME_SECONDS
        moves = 0
        while self.move():
            moves += 1
            assert time.monotonic() < limit, f"the game did not end in {moves} moves"
        expect(self.page.locator(".end h2")).to_be_visible()
        return moves

    def scores(self) -> list[int]:
        """What the prize card counts, best first."""
        return [int(text) for text in self.page.locator(".rank b").all_inner_texts()]

    def reload(self) -> None:
        """Load the page again, as people do."""
        before = self.page.locator(".seat").count()
        self.page.reload()
        self.arrive()
        expect(self.page.locator(".seat")).to_have_count(before)
