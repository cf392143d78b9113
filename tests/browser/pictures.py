"""Pictures of the page for the README and for looking at: `python -m tests.browser.pictures [FOLDER]`.

Tables come from the gallery's saved positions with a move picked, the house from a server of its own with nobody in it.
How much each picture differs from the last one is printed, for the eye.
"""

import base64
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, NAMES
from tests.browser.ear import any_path, only_move
from tests.browser.hands import Finger
from tests.browser.house import open_house
from tests.browser.settled import settle
from tests.browser.worlds import DRAWN, saved

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
HOURS = {"day": "light", "night": "dark"}
CHOSEN = {
    "kariba": ("midgame", 7),
    "boss-kito": ("midgame", 1),
    "bossa": ("midgame", 2),
    "kitsune": ("midgame", 1),
    "exploding-kittens": ("turn", 1),
}
"""Of each table the moment that is drawn, and the seed of the move that is picked: one that shows what can be done."""

DIFFERENCE = """async ([one, other]) => {
  const pixels = async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.getContext('2d').getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(a.data[at + part] - b.data[at + part]) > 8)) different++;
  return different / (a.data.length / 4);
}"""


def table(page: Page, game: str) -> None:
    """The table in the middle of a game, a move picked."""
    moment, seed = CHOSEN[game]
    page.goto(f"/gallery#{game}/{moment}")
    page.locator(".tray").wait_for()
    graph = saved(game)[moment]["update"]["graph"]["nodes"]
    if graph and not only_move(graph):
        finger = Finger(page)
        for step in any_path(graph, random.Random(seed)):
            finger.take(step)
    page.mouse.move(0, 0)


def home(page: Page) -> None:
    """The house from the street."""
    page.goto("/")
    page.locator(".bells").wait_for()


ROOMS: dict[str, Callable[[Page], None]] = {**{game: partial(table, game=game) for game in DRAWN}, "home": home}


def difference(page: Page, old: bytes, new: bytes) -> float:
    """Which part of the pixels differs visibly, 0 to 1."""
    share: float = page.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in (old, new)])
    return share


def take(browser: Browser, base_url: str, folder: Path) -> None:
    """One picture per room, size and hour."""
    judge = browser.new_page()
    for size, (width, height) in SIZES.items():
        for hour, scheme in HOURS.items():
            context = browser.new_context(
                base_url=base_url,
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                locale="en-GB",
            )
            for name, enter in ROOMS.items():
                page = context.new_page()
                enter(page)
                settle(page)
                file = folder / f"{name}-{size}-{hour}.png"
                old, new = file.read_bytes() if file.exists() else None, page.screenshot()
                file.write_bytes(new)
                print(f"{file.name}: {'new' if old is None else f'{difference(judge, old, new):.1%} differ'}")
                page.close()
            context.close()
    judge.close()


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
