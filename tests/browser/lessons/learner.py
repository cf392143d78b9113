"""Somebody who takes a lesson: makes right moves and wrong ones on the real table, and goes on."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.ear import DONE, Graph, in_words, only_move
from tests.browser.hands import KEY
from tests.browser.person import Person

KEPT = "(kept) => localStorage.setItem('ludoteca-lessons', JSON.stringify(kept))"
WORDS = "localStorage.setItem('ludoteca', JSON.stringify({ speed: 'still', plain: true }))"


class Learner:
    """One person at one lesson; what may be decided is read from the document that the page has too."""

    def __init__(self, person: Person, game: str, *, words: bool = False) -> None:
        self.person, self.page, self.game, self.words = person, person.page, game, words
        self.height: int | None = None
        self.page.goto("/gallery")
        if words:
            self.page.evaluate(WORDS)
        self.lesson: dict[str, Any] = self.page.request.get(f"/api/games/{game}/lesson").json()

    @property
    def stations(self) -> list[dict[str, Any]]:
        """All stations, in order."""
        found: list[dict[str, Any]] = self.lesson["stations"]
        return found

    @property
    def slip(self) -> Locator:
        """What the coach says."""
        return self.page.locator(".teach")

    def arrive(self, at: int = 0) -> None:
        """Take the lesson up at a station."""
        self.page.evaluate(KEPT, {self.game: at})
        self.page.goto(f"/learn/{self.game}")
        self.is_asked(at)

    def is_asked(self, at: int) -> None:
        """The station is there, says what to do, and waits."""
        expect(self.slip).to_have_attribute("data-stage", "asked")
        expect(self.page.locator("header").first).to_contain_text(f"{at + 1} ")
        assert self.stations[at]["text"] not in self.slip.inner_text()
        self.keeps_its_place()

    def plays(self, at: int, consequence: dict[str, Any]) -> None:
        """Make one legal decision at a station, and see how it is judged."""
        asked = [self.stations[at]["opening"], *self.stations[at]["before"]][-1]
        nodes: Graph = asked["graph"]["nodes"]
        (self.in_words if self.words else self.on_the_table)(nodes, consequence["steps"])
        expect(self.slip).to_have_attribute("data-stage", "right" if consequence["right"] else "wrong")
        assert consequence["text"] not in self.slip.inner_text()
        self.keeps_its_place()

    def keeps_its_place(self) -> None:
        """Whatever the coach says, the table below stays where it is."""
        if not self.words:
            height = self.page.locator(".coach-place").evaluate("(one) => Math.round(one.offsetHeight)")
            assert self.height in (None, height), "the table jumps"
            self.height = height

    def on_the_table(self, nodes: Graph, steps: list[int]) -> None:
        """Pick the steps on the drawn table and press the key, unless the last step is a key itself."""
        hands = self.person.hands
        if not only_move(nodes):
            for choice in chosen(nodes, steps):
                step = in_words(choice)
                answers = self.page.locator(f'.tray .key[data-step="{step}"]').count() > 0
                hands.take(step)
                if answers:
                    return
        hands.press(KEY)

    def in_words(self, nodes: Graph, steps: list[int]) -> None:
        """Press the buttons of the table in words."""
        hands = self.person.hands
        if not only_move(nodes):
            node = 0
            for choice in chosen(nodes, steps):
                place = nodes[node].index(choice) + 1
                button = f".choices li:nth-child({place}) button"
                expect(self.page.locator(".choices li")).to_have_count(len(nodes[node]))
                if self.page.locator(button).get_attribute("aria-pressed") != "true":
                    hands.tap(button)
                node = choice.get("to", DONE)
        hands.press(".act .key:not(.quiet, [disabled])")

    def goes_on(self) -> None:
        """Try again, or go to the next station."""
        self.person.hands.press(".teach .on")


def chosen(nodes: Graph, steps: list[int]) -> list[dict[str, Any]]:
    """The choices that a chain of steps takes."""
    node, found = 0, []
    for step in steps:
        choice = next(each for each in nodes[node] if each["step"] == step)
        found.append(choice)
        node = choice.get("to", DONE)
    return found


def right(station: dict[str, Any]) -> dict[str, Any]:
    """What the first right move of a station leads to."""
    found: dict[str, Any] = next(each for each in station["consequences"] if each["steps"] == station["best"])
    return found


def wrong(station: dict[str, Any]) -> list[dict[str, Any]]:
    """A wrong move of each kind that a station tells apart."""
    found: dict[str, dict[str, Any]] = {}
    for each in station["consequences"]:
        if not each["right"]:
            found.setdefault(each["text"], each)
    return list(found.values())
