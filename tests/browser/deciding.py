"""One whole decision, made as people make it: on the drawn table, or by the buttons of the table in words."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.ear import DONE, Graph, in_words, only_move
from tests.browser.hands import KEY
from tests.browser.person import Person


def decide_on_the_table(person: Person, nodes: Graph, steps: list[int]) -> None:
    """Pick the steps on the drawn table and press the key, unless the last step is a key itself."""
    hands = person.hands
    if not only_move(nodes):
        for choice in chosen(nodes, steps):
            step = in_words(choice)
            answers = person.page.locator(f'.tray .key[data-step="{step}"]').count() > 0
            hands.take(step)
            if answers:
                return
    hands.press(KEY)


def decide_in_words(person: Person, nodes: Graph, steps: list[int]) -> None:
    """Press the buttons of the table in words."""
    page, hands = person.page, person.hands
    if not only_move(nodes):
        node = 0
        for choice in chosen(nodes, steps):
            place = nodes[node].index(choice) + 1
            button = f".choices li:nth-child({place}) button"
            expect(page.locator(".choices li")).to_have_count(len(nodes[node]))
            if page.locator(button).get_attribute("aria-pressed") != "true":
                hands.tap(button)
            node = choice.get("to", DONE)
    hands.press(".doing .key:not(.quiet, [disabled])")


def chosen(nodes: Graph, steps: list[int]) -> list[dict[str, Any]]:
    """The choices that a chain of steps takes."""
    node, found = 0, []
    for step in steps:
        choice = next(each for each in nodes[node] if each["step"] == step)
        found.append(choice)
        node = choice.get("to", DONE)
    return found
