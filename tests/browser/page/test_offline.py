"""The page without a network: house and rules are there, a table says that it is not; a newer page comes quietly.

This machine's own address is a secure context, as HTTPS is elsewhere: the worker stands beside the page.
"""

import json
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludoteca.server.http import page as pages
from ludoteca.texts.languages import LANGUAGES
from tests.browser.accessibility import barriers
from tests.browser.people import STILL
from tests.browser.settled import glimpse
from tests.server.running import Running, running

SECONDS = 60.0
IN_CHARGE = "navigator.serviceWorker.controller?.state === 'activated'"
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
VERSIONS = "caches.keys().then((names) => names.filter((name) => name.startsWith('page-')))"


@contextmanager
def visiting(browser: Browser, base_url: str) -> Iterator[BrowserContext]:
    """A phone with a worker beside the page."""
    context = browser.new_context(
        base_url=base_url, viewport={"width": 360, "height": 740}, locale="en-GB", service_workers="allow"
    )
    context.add_init_script(STILL)
    yield context
    context.close()


def settled(context: BrowserContext) -> Page:
    """The house, once the worker has all it needs."""
    page = context.new_page()
    page.goto("/")
    until(page, IN_CHARGE)
    return page


def until(page: Page, holds: str) -> None:
    """Wait for something that only a script can see; the page's policy forbids Playwright's own way."""
    limit = time.monotonic() + SECONDS
    while not page.evaluate(holds):
        assert time.monotonic() < limit, holds
        glimpse(page)


def manifests(kept: list[str]) -> set[str]:
    """The languages that are kept, by their manifests."""
    return {path for path in kept if path.endswith(".webmanifest")}


def test_without_a_network_the_rules_open_and_a_table_says_so(browser: Browser, base_url: str) -> None:
    with visiting(browser, base_url) as context:
        page = settled(context)
        context.set_offline(True)
        page.goto("/rules/kariba")
        expect(page.locator("#KA-522, [id='KA-522']").first).to_be_visible()
        page.goto("/t/nowhere")
        expect(page.get_by_role("heading", name="You are offline.")).to_be_visible()
        assert barriers(page) == []
        kept = page.evaluate(KEPT)
        changing = [path for path in kept if path.startswith(("/api", "/live", "/t/"))]
        assert [path for path in changing if not re.fullmatch(r"/api/games/[^/]+/(lesson|minute)", path)] == []
        assert manifests(kept) == {"/en.webmanifest"}
        context.set_offline(False)
        page.goto("/")
        page.get_by_role("combobox", name="Language").select_option("it")
        until(page, "caches.match('/en.webmanifest').then((found) => !found)")
        context.set_offline(True)
        page.goto("/rules/kariba")
        expect(page.get_by_role("link", name="Torna a casa")).to_be_visible()
        assert manifests(page.evaluate(KEPT)) == {"/it.webmanifest"}


@pytest.mark.long
def test_the_house_stands_without_a_network_and_wakes_when_it_is_back(browser: Browser, base_url: str) -> None:
    with visiting(browser, base_url) as context:
        page = settled(context)
        until(page, "caches.match('/api/games/kariba/lesson').then(Boolean)")
        context.set_offline(True)
        page.goto("/")
        expect(page.locator(".win")).to_have_count(5)
        expect(page.get_by_role("alert")).to_contain_text("You are offline")
        page.locator(".win").first.click()
        page.wait_for_url("**/rules/**")
        page.goto("/learn/kariba")
        expect(page.locator(".tray, .plain").first).to_be_visible()
        page.goto("/settings")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto("/")
        context.set_offline(False)
        expect(page.locator(".win[href^='/open'], .win[href^='/t/']")).to_have_count(5, timeout=20_000)
        expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.long
def test_a_table_offline_opens_by_itself_when_the_network_is_back(browser: Browser, base_url: str) -> None:
    with visiting(browser, base_url) as context:
        page = settled(context)
        table = page.evaluate(
            """async () => (await (await fetch('/api/tables', { method: 'POST',
                 headers: { 'content-type': 'application/json' },
                 body: JSON.stringify({ game: 'kariba', seats: 2, bots: ['random'], start: true }) })).json()).id"""
        )
        context.set_offline(True)
        page.goto(f"/t/{table}")
        expect(page.get_by_role("heading", name="You are offline.")).to_be_visible()
        context.set_offline(False)
        expect(page.locator(".tray")).to_be_visible(timeout=20_000)


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, Path]]:
    """A house with a copy of the page that a test may change."""
    folder = tmp_path / "page"
    shutil.copytree(pages.FOLDER, folder)
    monkeypatch.setattr(pages, "page", pages.Page(folder))
    with running(tmp_path / "data", speed=1.0) as house:  # a request has its ten seconds
        yield house, folder


def renew(folder: Path, version: str) -> None:
    """Build the page anew, as far as a browser can tell."""
    worker = folder / "worker.js"
    found = re.search(r'"([0-9a-f]{16})"', worker.read_text("utf-8"))
    assert found is not None
    worker.write_text(worker.read_text("utf-8").replace(found[1], version), "utf-8")


LOOK = "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => null)"


@pytest.mark.long
def test_a_newer_page_comes_at_once_where_nobody_plays(browser: Browser, copied: tuple[Running, Path]) -> None:
    house, folder = copied
    with visiting(browser, house.address) as context:
        page = settled(context)
        before = page.evaluate(VERSIONS)
        renew(folder, "f" * 16)
        page.evaluate(LOOK)
        until(page, f"{VERSIONS}.then((names) => names.length === 2)")
        until(page, "navigator.serviceWorker.getRegistration().then((found) => !found.waiting && !found.installing)")
        assert page.evaluate(VERSIONS) == [*before, f"page-{'f' * 16}"]  # pages that run the one before need its files
        expect(page.get_by_role("button", name="Load it")).to_have_count(0)
        page.evaluate("window.old = true")
        page.locator(".links button").click()
        page.locator(".books a[href^='/rules/']").first.click()
        page.wait_for_url("**/rules/**")
        assert page.evaluate("window.old") is None  # the next walk has loaded the newer page


@pytest.mark.long
def test_a_newer_page_waits_for_the_end_of_a_table(browser: Browser, copied: tuple[Running, Path]) -> None:
    house, folder = copied
    with visiting(browser, house.address) as context:
        page = settled(context)
        page.get_by_role("button", name=re.compile("Play now")).click()
        page.locator(".tray").wait_for()
        renew(folder, "e" * 16)
        page.evaluate(LOOK)
        load = page.get_by_role("button", name="Load it")
        expect(load).to_be_visible()
        assert page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
        assert barriers(page) == []
        with page.expect_navigation():
            load.click()
        page.locator(".tray").wait_for()
        until(page, IN_CHARGE)
        expect(page.get_by_role("button", name="Load it")).to_have_count(0)
        renew(folder, "d" * 16)
        page.evaluate(LOOK)
        expect(page.get_by_role("button", name="Load it")).to_be_visible()
        page.locator(".top a.icon").click()  # nobody plays any more
        page.wait_for_url("**/")
        until(page, f"{VERSIONS}.then((names) => names.at(-1) === 'page-{'d' * 16}')")
        until(page, "navigator.serviceWorker.getRegistration().then((found) => found.waiting === null)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_icons_that_are_there(language: str) -> None:
    manifest = json.loads((pages.FOLDER / f"{language}.webmanifest").read_text("utf-8"))
    assert (manifest["id"], manifest["start_url"], manifest["display"]) == ("/", "/", "standalone")
    assert manifest["lang"] == language
    assert manifest["description"]
    sizes = {}
    for icon in manifest["icons"]:
        data = (pages.FOLDER / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
        sizes[icon["sizes"]] = icon.get("purpose", "any")
    assert {"192x192", "512x512", "any"} <= sizes.keys()
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
