"""Games that packages bring: found, held to what a game promises, and left out with a line where they break it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.games import plugins
from tests.plugins.installed import edit, installed


def asked(site: Path, program: str, *args: str, jit: str = "0", **more: str) -> str:
    """What a new process says that finds the packages in `site`."""
    environment = {**os.environ, "PYTHONPATH": str(site), "LUDOTECA_PLUGINS": "1", "LUDOTECA_JIT": jit, **more}
    command = [sys.executable, "-c", program, *args]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=200).stdout


# Everything that a researcher or the arena does with a game, for one that nobody here has heard of.
USED = """
import ludoteca
from ludoteca.arena.tournament import Tournament, play
from ludoteca.bots import levels_of
from ludoteca.bots.explain import explain
from ludoteca.engine.verify import verify
from ludoteca.research.batch import Batch
from ludoteca.texts import say
game = ludoteca.game("high-card")
match = game.start(seats=3, seed=5)
other = match.copy()
other.states = match.redealt(0, 1)
print(other.redealt(0, 2).tobytes() == match.redealt(0, 2).tobytes())
print(say(match.told[0][0].full.says(), "it"))
print(explain(match, 0, 30).candidates[0].move[:2], *levels_of("high-card"))
while not match.over:
    match.play(match.legal()[-1])
print(game.load(match.save()).outcome == match.outcome, len(verify(game, match.save()).checks) > 3)
tournament = Tournament("high-card", ["search:20", "random"], 1, 2, {})
print(len(play(next(iter(tournament.pairings()))).scores))
print(Batch(game, games=2, seats=4).observe(*Batch(game, games=2, seats=4).blank()))
"""


def test_a_package_brings_a_game_with_bots_arena_replays_and_batches(tmp_path: Path) -> None:
    installed(tmp_path)
    said = asked(tmp_path, USED).splitlines()
    assert said[0] == "True", "something of the true deal is left after a redeal"
    assert said[1].startswith("Your cards: the ")
    assert said[2:] == ["a  tin copper brass silver gold", "True True", "2", "None"]


def test_nothing_is_looked_for_where_the_house_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("LUDOTECA_PLUGINS", "0")
    assert plugins.found({}) == ({}, [])


def changed(file: str, old: str, new: str) -> Callable[[Path], None]:
    """One place of a package changed."""
    return lambda game: edit(game / file, old, new)


BREAKS: dict[str, tuple[Callable[[Path], None], str]] = {
    "fails": (changed("rules.py", '"""The rules', '1 / 0  # """The rules'), "ZeroDivisionError: division by zero"),
    "leaves": (changed("box.py", 'NAME = "high-card"', 'raise SystemExit("no")'), "SystemExit: no"),
    "name": (changed("box.py", 'NAME = "high-card"', 'NAME = "bossa"'), "the name 'bossa' is taken"),
    "prefix": (changed("box.py", 'PREFIX = "HC"', 'PREFIX = "KA"'), "the prefix 'KA' is taken"),
    "room": (changed("__init__.py", " position, texts", " rules, texts"), "room.rules has no Position"),
    "verb": (changed("rules.py", "def is_partial", "def is_part"), "has no attribute 'is_partial'"),
    "promise": (changed("view.py", "def is_out", "def is_outside"), "promise.view has no is_out"),
    "mirror": (
        changed("__init__.py", "texts=", "mirror=type(Game.mirror)(0, (1,)), texts="),
        "its mirror names a number that is not observed, or steps",
    ),
    "seats": (changed("box.py", "range(2, 5)", "range(2, 12)"), "SEATS are not between 1 and 8"),
    "texts": (lambda game: (game / "texts" / "en" / "high-card.ftl").unlink(), "has no text 'high-card'"),
    "stranger": (
        changed("texts/en/high-card.ftl", "high-card-nothing", "page-title"),
        "the text 'page-title' does not",
    ),
    "helper": (
        changed("rules.py", "\nfrom .box", "\nfrom fluent.runtime import types\n\nfrom .box"),
        "rules.py imports fluent.runtime.types: rules build on helper and ludoteca.engine only",
    ),
}
LEFT_OUT = """
import ludoteca
from ludoteca.games import GAMES, LEFT_OUT
for says in LEFT_OUT:
    print(ludoteca.sentence(says))
print(*GAMES)
"""


def test_each_broken_package_gets_one_line_and_the_house_runs_without_it(tmp_path: Path) -> None:
    for name, (breaks, _) in BREAKS.items():
        breaks(installed(tmp_path, name))
    installed(tmp_path, "whole")
    *lines, games = asked(tmp_path, LEFT_OUT).splitlines()
    assert games == "kariba boss-kito bossa kitsune exploding-kittens high-card"
    assert len(lines) == len(BREAKS)
    for line, name in zip(lines, sorted(BREAKS), strict=True):
        assert line.startswith(f"The game {name} was left out: ")
        assert BREAKS[name][1] in line
        assert len(line) < 400
