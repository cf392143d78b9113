"""Texts that strangers wrote, made fit to be shown as one line anywhere: on a page, in a terminal, in a log."""

import unicodedata

NAME_LENGTH = 24
"""Characters of the longest name."""
UNSEEN = [
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),  # the empty Braille cell
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x16FE4, 0x16FE4),  # a filler of the Khitan script
    (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159),  # a note without a head
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
]
"""First and last of the characters that show nothing: Unicode's Default_Ignorable_Code_Point, and three empty signs."""
AS_PICTURE = "\ufe0f"
"""After a sign that is text as well: show the picture."""


def plain_line(text: str) -> str:
    """A text as one line: nothing invisible, nothing that turns around, no towers of accents."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if is_unseen(character):
            if character == AS_PICTURE and kept and unicodedata.category(kept[-1]) == "So":
                kept.append(character)
            continue
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
        elif category.startswith("M"):
            marks += 1
            if marks <= 2 and kept and kept[-1] != " ":  # accents of something, but no towers of them
                kept.append(character)
            continue
        elif not category.startswith("C"):
            kept.append(character)
        marks = 0
    return " ".join("".join(kept).split())


def is_unseen(character: str) -> bool:
    """Whether a character shows nothing, though it is a letter, a sign or an accent by its category."""
    return any(first <= ord(character) <= last for first, last in UNSEEN)
