"""Waiting until a page stands still: for what is under way on it, never for a number of milliseconds."""

from playwright.sync_api import Page

GLIMPSE = 20
"""Milliseconds between two looks."""

SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();
  await frame();
  const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));  // one that is cut short has ended too
}"""
"""Letters have their typeface, what was changed is drawn, and every motion that ends has ended."""


def settle(page: Page) -> None:
    """Wait until nothing on the page is about to look otherwise by itself."""
    page.evaluate(SETTLED)


def glimpse(page: Page) -> None:
    """Let the page go on for a moment, between two looks for what is waited for."""
    page.wait_for_timeout(GLIMPSE)
