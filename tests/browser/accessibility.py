"""What axe-core finds wrong with a page for people who do not see, hear or point as others do."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")


@cache
def axe_source() -> str:
    """The library as it came from its package."""
    return SOURCE.read_text("utf-8")


def barriers(page: Page, *only: str) -> list[str]:
    """Every serious or critical finding on the page as it is now, with the places; none is what we want.

    With names of rules, e.g. `color-contrast`, only those are asked.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())
    asked = {"resultTypes": ["violations"], **({"runOnly": list(only)} if only else {})}
    found = page.evaluate("async (asked) => (await axe.run(document, asked)).violations", asked)
    return [
        f"{finding['impact']} {finding['id']}: {node['html']}"
        for finding in found
        if finding["impact"] in BAD
        for node in finding["nodes"]
    ]
