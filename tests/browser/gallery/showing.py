"""The gallery in a browser: one page that goes from saved position to saved position."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tests.browser.people import STILL

DRAWN = ".tray, .plain .deciding"
SETTLED = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""

GO = """(hash) => new Promise((done) => {
  if (location.hash.slice(1) === hash) return done();
  addEventListener('hashchange', () => done(), { once: true });
  location.hash = hash;
})"""


@contextmanager
def gallery(
    browser: Browser, base_url: str, width: int, height: int, *, scale: int = 1, dark: bool = False
) -> Iterator[Page]:
    """A page of this size in which nothing moves."""
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="it-IT",
    )
    context.add_init_script(STILL)
    page = context.new_page()
    page.set_default_timeout(10_000)
    yield page
    context.close()


def show(page: Page, game: str, name: str) -> None:
    """Go to a position and wait until it is drawn."""
    if "/gallery" not in page.url:
        page.goto("/gallery")
        page.locator("main a").first.wait_for()
    page.evaluate(GO, "")  # the same position twice is drawn anew, with nothing picked
    page.evaluate(GO, f"{game}/{name}")
    page.locator(DRAWN).first.wait_for()
    page.evaluate(SETTLED)
