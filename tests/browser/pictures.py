"""Pictures of the page for the README and for looking at: `python -m tests.browser.pictures [FOLDER]`.

Kariba's table comes from the gallery's saved views, the house from a server of its own with nobody in it.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, NAMES
from tests.browser.house import open_house

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
HOURS = {"day": "light", "night": "dark"}


def kariba(page: Page) -> None:
    """The table in the middle of a game, two giraffes picked."""
    page.goto("/gallery#kariba/midgame")
    page.locator(".hand [role=radio]").nth(2).click()


def home(page: Page) -> None:
    """The house from the street."""
    page.goto("/")
    page.locator(".bells").wait_for()


ROOMS = {"kariba": kariba, "home": home}


def take(browser: Browser, base_url: str, folder: Path) -> None:
    """One picture per room, size and hour."""
    for size, (width, height) in SIZES.items():
        for hour, scheme in HOURS.items():
            context = browser.new_context(
                base_url=base_url,
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                locale="en-GB",
            )
            page = context.new_page()
            for name, enter in ROOMS.items():
                enter(page)
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(800)
                page.screenshot(path=folder / f"{name}-{size}-{hour}.png")
            context.close()


def main() -> None:
    """Take all pictures into the folder named on the command line, or into docs/pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        sys.exit("Chromium is missing: install it with your system's packages")
    with tempfile.TemporaryDirectory() as data, open_house(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        take(browser, house.base_url, folder)
        browser.close()


if __name__ == "__main__":
    main()
