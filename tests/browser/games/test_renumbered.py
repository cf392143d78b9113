"""Rules that number their steps otherwise, in a copy of the sources: the page, unedited, plays them alike."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import ludoteca
from tests.browser.games.conftest import SPEED
from tests.browser.house import open_house
from tests.browser.person import Person
from tests.browser.worlds import QUICKEST

PACKAGE = Path(ludoteca.__file__).parent
Edit = tuple[str, str, str]
"""A file of the game, what stands there, and what stands there instead."""
EDITS: dict[str, list[Edit]] = {
    "kariba": [
        ("rules.py", "return animal * HAND + count - 1", "return (count - 1) * ANIMALS + animal"),
        ("rules.py", "return step // HAND", "return step % ANIMALS"),
        ("rules.py", "return step % HAND + 1", "return step // ANIMALS + 1"),
    ],
    "boss_kito": [
        ("box.py", "DRAW, TAKE, PASS = 25, 26, 27", "DRAW, TAKE, PASS = 25, 27, 26"),
        ("rules/legality.py", "EXCHANGE + colour * COPIES + count", "EXCHANGE + count * COLOURS + colour"),
        ("rules/legality.py", "(step - EXCHANGE) // COPIES", "(step - EXCHANGE) % COLOURS"),
        ("rules/legality.py", "(step - EXCHANGE) % COPIES + 1", "(step - EXCHANGE) // COLOURS + 1"),
        ("moves.py", "EXCHANGE + place * COPIES + n - 1", "EXCHANGE + (n - 1) * len(LETTERS) + place"),
    ],
    "bossa": [
        ("box.py", "for w in range(7) for b in range(7) if", "for b in range(6, -1, -1) for w in range(7) if"),
    ],
    "kitsune": [
        ("box.py", "PLUS, BLOCK, HIDDEN, DISCARD, CHANGE = 0", "PLUS, CHANGE, DISCARD, HIDDEN, BLOCK = 0"),
        ("box.py", '"block", "hidden", "discard", "change")', '"change", "discard", "hidden", "block")'),
        ("box.py", "USE_BLOCK, USE_HIDDEN, USE_DISCARD, USE_CHANGE", "USE_CHANGE, USE_DISCARD, USE_HIDDEN, USE_BLOCK"),
    ],
    "exploding_kittens": [
        ("box.py", "DO_NOPE, DO_LET = 0, 1, 2, 3, 4, 5, 6, 7, 8", "DO_NOPE, DO_LET = 8, 7, 6, 5, 4, 3, 2, 0, 1"),
    ],
}  # fmt: skip
"""Other numbers for many steps of each game, as somebody who works on the rules might choose them."""
LABELS = """
import json, sys
from ludoteca.games import GAMES
game = GAMES[sys.argv[1]]
labels = [game.moves.label(step) for step in range(game.steps)]
print(json.dumps([[label.id, sorted(label.args.items())] for label in labels]))
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package with the page as it is, in which steps have other numbers: where Python finds it."""
    sources = tmp_path / "sources"
    shutil.copytree(PACKAGE, sources / "ludoteca", ignore=shutil.ignore_patterns("__pycache__"))
    for game, edits in EDITS.items():
        for name, before, after in edits:
            file = sources / "ludoteca" / "games" / game / name
            text = file.read_text("utf-8")
            assert text.count(before) == 1, f"{game}/{name}: {before}"
            file.write_text(text.replace(before, after), "utf-8")
    return sources


def labels(game: str, sources: Path) -> list[str]:
    """What each step of a game is called, by its number."""
    surroundings = {**os.environ, "PYTHONPATH": str(sources), "LUDOTECA_JIT": "0"}
    told = subprocess.run(
        [sys.executable, "-c", LABELS, game], env=surroundings, capture_output=True, text=True, check=True
    ).stdout
    return [json.dumps(label) for label in json.loads(told)]


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("folder", EDITS)
def test_a_game_with_other_numbers_is_played_on_the_same_page(
    browser: Browser, copied: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    game = folder.replace("_", "-")
    ours, theirs = labels(game, PACKAGE.parent), labels(game, copied)
    assert sorted(ours) == sorted(theirs)
    assert ours != theirs
    monkeypatch.setenv("PYTHONPATH", str(copied))
    monkeypatch.setenv("LUDOTECA_JIT", "0")
    with open_house(tmp_path / "house", clock=SPEED) as house:
        context = browser.new_context(base_url=house.base_url, viewport={"width": 360, "height": 740}, has_touch=True)
        context.add_init_script("""localStorage.setItem('ludoteca', '{"speed":"still","help":false}');""")
        person = Person(context.new_page())
        person.sit_at(game, *QUICKEST[game])
        assert person.wait_for_turn()
        for choice in person.ear.graph[0]:
            label = [choice["label"]["id"], sorted(choice["label"].get("args", {}).items())]
            assert theirs[choice["step"]] == json.dumps(label), "the house plays by the copied rules"
        assert person.play_to_the_end() > 0
        context.close()
