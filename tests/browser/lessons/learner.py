"""Somebody who takes a lesson: makes right moves and wrong ones on the real table, and goes on."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.deciding import decide_in_words, decide_on_the_table
from tests.browser.ear import Graph
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
        decide = decide_in_words if self.words else decide_on_the_table
        decide(self.person, nodes, consequence["steps"])
        expect(self.slip).to_have_attribute("data-stage", "right" if consequence["right"] else "wrong")
        assert consequence["text"] not in self.slip.inner_text()
        self.keeps_its_place()

    def keeps_its_place(self) -> None:
        """Whatever the coach says, the table below stays where it is."""
        if not self.words:
            height = self.page.locator(".coach-place").evaluate("(one) => Math.round(one.offsetHeight)")
            assert self.height in (None, height), "the table jumps"
            self.height = height

    def goes_on(self) -> None:
        """Try again, or go to the next station."""
        self.person.hands.press(".teach .on")


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
