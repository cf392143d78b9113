"""Pages of docs whose tables are measured: what stands between two marks is written anew, the rest is left as it is."""

import re
from collections.abc import Sequence
from pathlib import Path


class NoSuchPart(ValueError):
    """A page without the marks of a part."""


def put(page: Path, part: str, text: str) -> None:
    """Replace a part of a page."""
    begin, end = f"<!-- {part}: measured, do not edit -->", f"<!-- end of {part} -->"
    whole = page.read_text("utf-8")
    marked = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if not marked.search(whole):
        raise NoSuchPart(f"{page} has no line {begin}")
    page.write_text(marked.sub(lambda _: f"{begin}\n{text.strip()}\n{end}", whole), "utf-8")


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table; all columns but the first two are figures."""
    ruler = ["---" if place < 2 else "--:" for place in range(len(headings))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (headings, ruler, *rows)) + "\n"


def percent(rate: float) -> str:
    """A rate with one decimal."""
    return f"{100 * rate:.1f} %"
