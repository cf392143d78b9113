"""Texts that strangers wrote, made fit to be shown as one line anywhere: on a page, in a terminal, in a log."""

import unicodedata

NAME_LENGTH = 24
"""Characters of the longest name."""


def plain_line(text: str) -> str:
    """A text as one line: nothing invisible, nothing that turns around, no towers of accents."""
    kept = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
        elif category.startswith("M"):
            marks += 1
            if marks <= 2:  # accents, but no towers of them
                kept.append(character)
            continue
        elif not category.startswith("C"):
            kept.append(character)
        marks = 0
    return " ".join("".join(kept).split())
