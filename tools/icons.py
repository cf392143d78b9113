"""Draws the icons of the installed page from the house's own window: `python tools/icons.py`, then look at them.

Systems cut a maskable icon to a shape of their own, so the window stands within the inner four fifths, on plaster that
goes to the edge. The badge is what a phone shows in its top line: a shape, no colours.
"""

import re
from pathlib import Path
from shutil import which

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parents[1] / "web" / "public"
PLASTER = "#f2b8a0"
SHAPE = (
    "M6 60V34a26 26 0 0 1 52 0v26z"  # the arch
    "M13 53V34a19 19 0 0 1 38 0v13q-17-8-38 6z"  # what is seen through it, down to the water
)


def drawings() -> dict[str, tuple[int, str]]:
    """Every picture by its name: how many pixels wide, and its drawing."""
    window = re.sub(r"</?svg[^>]*>", "", (FOLDER / "icon.svg").read_text("utf-8"))
    plain = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{window}</svg>'
    walled = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-22 -20 108 108">'
        f'<path d="M-22-20h108v108h-108z" fill="{PLASTER}"/>{window}</svg>'
    )
    badge = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="{SHAPE}" fill="#fff" '
        f'fill-rule="evenodd"/></svg>'
    )
    return {
        "icon-192.png": (192, plain),
        "icon-512.png": (512, plain),
        "icon-mask.png": (512, walled),
        "icon-touch.png": (180, walled),
        "icon-badge.png": (96, badge),
    }


def main() -> None:
    """Draw all of them."""
    found = next(filter(None, map(which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, (size, drawing) in drawings().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
