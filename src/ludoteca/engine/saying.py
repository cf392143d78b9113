"""What is to be said, as plain data: a text's id, the rule behind it and the values it speaks of.

Sentences live in `texts/<lang>/*.ftl`; whoever shows a saying renders it. Values named `by`, `to` or `seat` are seats
and are shown as names. Such data cannot lead back to themselves: Python need not look through them for garbage.
"""

from pathlib import Path

from msgspec import Struct

PLUGIN_TEXTS: list[Path] = []
"""Folders of sentences that came with games from elsewhere, a folder for each language in each."""


class Says(Struct, frozen=True, omit_defaults=True, gc=False):
    """One sentence to be rendered: `id` names the text, `rule` the rule behind it ("" if none)."""

    id: str
    rule: str = ""
    args: dict[str, int | str | list[int]] = {}


class Section(Struct, frozen=True, gc=False):
    """A heading with its lines: the plain table, the terminal and screen readers draw any game from these."""

    heading: Says
    lines: list[Says]
