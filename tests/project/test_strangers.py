"""Outside their own folders nobody names one of the games of the house or borrows its words."""

import re
from pathlib import Path

from ludoteca.games import HOUSE
from tests.project.tree import texts

PLACES = ("web/src", *(f"src/ludoteca/{room}" for room in ("engine", "bots", "server", "arena", "research", "cli")))
OWN = re.compile(r"web/src/games/[a-z-]+/|web/src/gallery/[a-z-]+\.json")
"""The folders of the games on the page, and what the gallery has saved of each."""
GENERATED = Path("web/src/games/views.ts")
"""The types of the games' views."""
WORDS = (
    *("animal", "herd", "waterhole", "meerkat", "zebra", "elephant", "rhino", "prey"),
    *("gorilla", "banana", "domino", "doubler", "inverter"),
    *("clan", "katana", "shrine", "kitten", "nope", "defuse", "burglar"),
)
"""Words that mean something in one of the games and nothing elsewhere."""


def spelled(name: str) -> str:
    """A game's name as anybody might write it: boss-kito, boss_kito, BossKito, Boss Kito."""
    return name.replace("-", "[-_ ]?")


def test_no_game_is_named_and_no_word_of_one_is_used_outside_its_folders() -> None:
    names = "|".join(spelled(name) for name in HOUSE)
    numbers = "|".join(game.box.PREFIX for game in HOUSE.values())
    strange = re.compile(rf"{names}|\b(?:{'|'.join(WORDS)})s?\b|(?-i:\b(?:{numbers})-A?\d)", re.I)
    found = [
        f"{file}:{number}: {line.strip()[:100]}"
        for file, text in texts().items()
        if file.as_posix().startswith(PLACES) and not OWN.match(file.as_posix()) and file != GENERATED
        for number, line in enumerate(text.splitlines(), start=1)
        if strange.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_names_of_files_are_looked_at_as_well() -> None:
    strange = re.compile("|".join(spelled(name) for name in HOUSE), re.I)
    files = [file.as_posix() for file in texts() if file.as_posix().startswith(PLACES)]
    assert [file for file in files if strange.search(file) and not OWN.match(file)] == []
