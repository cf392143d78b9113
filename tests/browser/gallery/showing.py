"""The gallery in a browser: one page that goes from saved position to saved position."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tests.browser.people import STILL
from tests.browser.settled import settle
from tests.browser.tongues import locale

DRAWN = ".tray, .plain .deciding"
SHOW = """async ([hash, drawn]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const go = (to) => new Promise((done) => {
    addEventListener('hashchange', () => done(), { once: true });
    location.hash = to;
  });
  if (location.hash.slice(1) === hash) await go(hash.split('/')[0]);  // drawn anew, with nothing picked
  await go(hash);
  await frame();
  for (const limit = performance.now() + 10_000; !document.querySelector(drawn)?.checkVisibility(); await frame())
    if (performance.now() > limit) throw new Error(`${hash} is not drawn`);
  await document.fonts.ready;
  await frame();
  await frame();
}"""


@contextmanager
def gallery(
    browser: Browser,
    base_url: str,
    width: int,
    height: int,
    *,
    scale: int = 1,
    dark: bool = False,
    language: str = "it",
) -> Iterator[Page]:
    """A page of this size in which nothing moves."""
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale=locale(language),
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
    page.evaluate(SHOW, [f"{game}/{name}", DRAWN])


class Window:
    """The window of a page, which can be pulled to another size and zoomed."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devices = page.context.new_cdp_session(page)
        self._measures: dict[str, int] = {}

    def resize(self, width: int, height: int, scale: int = 1) -> None:
        """Take another size and wait until the page has settled in it."""
        measures = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        if measures == self._measures:
            return
        self._measures = measures
        self._devices.send("Emulation.setDeviceMetricsOverride", measures)
        settle(self._page)
