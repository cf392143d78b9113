"""Everything that may be chosen in a saved position lies on the drawn table and can be picked there, step by step.

The normal run walks once through one half of the positions on a phone and through the other at a desk, the proof more
often through all on both.
"""

import random
from collections import Counter

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.ear import DONE, Graph, any_path, offered, only_move
from tests.browser.gallery.showing import gallery, show
from tests.browser.hands import KEY, Finger
from tests.browser.worlds import DRAWN, saved

SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
SHOWN = """() => [...document.querySelectorAll('[data-step], [data-opens]')]
  .filter((one) => one.checkVisibility() && !one.disabled)
  .flatMap((one) => [one.dataset.step, ...(one.dataset.opens ?? '').split(' ')].filter(Boolean))"""


def walk(page: Page, graph: Graph, chance: random.Random) -> list[str]:
    """Pick a move at random; what was offered on the way and not shown."""
    finger = Finger(page)
    chosen: list[str] = []
    missing: list[str] = []
    for step in any_path(graph, chance):
        shown = Counter(page.evaluate(SHOWN))
        missing += [f"after {chosen}: step {one}" for one in offered(graph, chosen) if not shown[one]]
        if missing:
            return missing
        finger.take(step)
        chosen.append(step)
    expect(page.locator(KEY).first).to_be_visible()
    return []


def decisions(game: str) -> dict[str, Graph]:
    """The positions in which there is something to choose, and nothing is chosen yet."""
    found: dict[str, Graph] = {}
    for name, moment in saved(game).items():
        graph: Graph = moment["update"]["graph"]["nodes"]
        if graph and not moment["chosen"] and moment["update"]["answer"] is None and not only_move(graph):
            found[name] = graph
    return found


def missing_steps(browser: Browser, base_url: str, game: str, size: str, names: list[str], walks: int) -> list[str]:
    """What is offered in these positions, on walks through them by chance, and not shown."""
    chance = random.Random(size)
    graphs = decisions(game)
    missing: list[str] = []
    with gallery(browser, base_url, *SIZES[size]) as page:
        for name in names:
            for _ in range(1 if all(choice.get("to", DONE) == DONE for choice in graphs[name][0]) else walks):
                show(page, game, name)
                missing += [f"{name}: {fault}" for fault in walk(page, graphs[name], chance)]
    return missing


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("size", SIZES)
def test_every_offered_step_is_on_the_table(browser: Browser, base_url: str, game: str, size: str) -> None:
    names = list(decisions(game))[list(SIZES).index(size) :: len(SIZES)]
    assert not missing_steps(browser, base_url, game, size, names, walks=1)


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("size", SIZES)
def test_every_offered_step_is_on_the_table_in_every_size(
    browser: Browser, base_url: str, game: str, size: str
) -> None:
    assert not missing_steps(browser, base_url, game, size, list(decisions(game)), walks=3)
