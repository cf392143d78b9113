"""Pages of docs whose tables are measured: what stands between two marks is written anew, the rest is left as it is."""

import re
from collections.abc import Sequence
from pathlib import Path


class NoSuchPart(ValueError):
    """A page without the marks of a part."""


def put(page: Path, part: str, text: str) -> None:
    """Replace a part of a page."""
    old = part_of(page, part)
    begin, end = marks(part)
    whole = page.read_text("utf-8")
    page.write_text(whole.replace(f"{begin}{old}{end}", f"{begin}\n{text.strip()}\n{end}"), "utf-8")


def part_of(page: Path, part: str) -> str:
    """What stands in a part of a page; raises NoSuchPart."""
    begin, end = marks(part)
    found = re.search(f"{re.escape(begin)}(.*?){re.escape(end)}", page.read_text("utf-8"), re.DOTALL)
    if not found:
        raise NoSuchPart(f"{page} has no line {begin}")
    return found[1]


def marks(part: str) -> tuple[str, str]:
    """The lines around a part."""
    return f"<!-- {part}: measured, do not edit -->", f"<!-- end of {part} -->"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table; all columns but the first two are figures."""
    ruler = ["---" if place < 2 else "--:" for place in range(len(headings))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (headings, ruler, *rows)) + "\n"


def percent(rate: float) -> str:
    """A rate with one decimal."""
    return f"{100 * rate:.1f} %"
