"""A table is usable soon and cheaply, for every game: little is fetched and computed, and nothing from other places.

What a phone waits for is bytes, and what it computes with them: both are counted. The time on a clock also tells who
else uses this machine; it is printed and proves nothing.
"""

import time
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Response

from ludoteca.texts.languages import COMPLETE
from tests.browser.people import STILL
from tests.browser.person import Person
from tests.browser.tongues import HEAVIEST, locale
from tests.browser.worlds import QUICKEST

MOST_BYTES = 300_000
MOST_SECONDS = 0.5
"""Seconds that the page's own thread may compute, on the processors that run tests."""


@dataclass(frozen=True)
class Load:
    """What a first load took."""

    size: int
    computed: float
    passed: float
    memory: float
    foreign: list[str]


def first_load(browser: Browser, base_url: str, address: str, storage: str, language: str) -> Load:
    """Everything until the tray can be used, for a browser that knows nothing yet."""
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 360, "height": 740},
        storage_state=storage,
        locale=locale(language),
    )
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    devices = context.new_cdp_session(page)
    devices.send("Performance.enable", {"timeDomain": "threadTicks"})
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(".tray, .plain .deciding").first.wait_for()
    page.evaluate("document.fonts.ready")
    passed = time.monotonic() - began
    metrics = {each["name"]: each["value"] for each in devices.send("Performance.getMetrics")["metrics"]}
    page.wait_for_load_state("networkidle")
    load = Load(
        sum(answer.request.sizes()["responseBodySize"] for answer in answers),
        metrics["TaskDuration"],
        passed,
        metrics["JSHeapUsedSize"],
        [answer.url for answer in answers if not answer.url.startswith((base_url, "data:"))],
    )
    context.close()
    return load


@pytest.mark.parametrize("game", QUICKEST)
@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=() if each == HEAVIEST else pytest.mark.long) for each in COMPLETE]
)
def test_a_table_is_light_and_soon_there(
    browser: Browser,
    base_url: str,
    game: str,
    language: str,
    tmp_path_factory: pytest.TempPathFactory,
    capsys: pytest.CaptureFixture[str],
) -> None:
    context = browser.new_context(base_url=base_url, viewport={"width": 360, "height": 740})
    context.add_init_script(STILL)
    person = Person(context.new_page())
    person.sit_at(game, *QUICKEST[game])
    storage = tmp_path_factory.mktemp("visitor") / "storage.json"
    context.storage_state(path=storage)
    address = person.page.url
    context.close()
    load = first_load(browser, base_url, address, str(storage), language)
    with capsys.disabled():
        spent = f"{load.computed:.2f} s computed, {load.passed:.2f} s, {load.memory / 1e6:.1f} MB of scripts"
        print(f"\n{game}, {language}: {load.size / 1000:.0f} KB, {spent}")
    assert load.foreign == []
    assert load.size <= MOST_BYTES
    assert load.computed <= MOST_SECONDS
