"""What commands draw on the terminal: tables of figures, rates, and how far long work is."""

import sys
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

WIDE = 200
"""Columns of what no terminal shows: tables are as wide as their figures, and none is cut off."""


def paper() -> Console:
    """Where tables are printed: the terminal in its width, a pipe or a file as wide as it takes."""
    return Console() if sys.stdout.isatty() else Console(width=WIDE)


def counted() -> Progress:
    """A line that says what is being done, how much of how many, and how long it will take; gone when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def drawn(headings: list[str], rows: Sequence[tuple[str, ...]]) -> Table:
    """A table in which headings may break and figures may not."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, title in enumerate(headings):
        widest = max(len(row[place]) for row in rows)
        made.add_column(title, justify="right" if place else "left", min_width=widest)
    for row in rows:
        made.add_row(*row)
    return made
