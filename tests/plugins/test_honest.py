"""The compile cache covers a package's sources: an edited rule of its game never plays the old one."""

import importlib
from pathlib import Path

import pytest

from ludoteca.engine import cache
from tests.plugins.installed import edit, installed
from tests.plugins.test_found import asked

# Which cards may be played by a seat that holds the cards 3 and 7?
LEGAL = """
import numpy as np
from ludoteca.engine import calls
from ludoteca.engine.record import rows
from high_card import GAME
states = np.zeros(1, GAME.state)
states[0]["seats"], states[0]["place"][[2, 6]] = 2, 1
out = np.zeros(GAME.steps, np.int64)
print(out[: calls.legal(rows(states), 0, 0, out)].tolist())
"""
OLD = "if s.place[card] == 1 + seat:\n                out[n]"
NEW = "if s.place[card] == 1 + seat and card > 2:\n                out[n]"


def test_an_edit_of_a_rule_gives_its_kernels_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = installed(tmp_path, "watched_card")
    monkeypatch.syspath_prepend(tmp_path)
    record = importlib.import_module("watched_card").GAME.state
    assert cache.scope_of("watched_card.rules") == "watched_card"
    before = cache.fingerprint("watched_card")
    assert record.names[-1] == f"v_{before}"
    edit(game / "view.py", '"""The cards of a hand."""', '"""All cards of a hand."""')
    cache.fingerprint.cache_clear()
    assert cache.fingerprint("watched_card") == before, "what is said cannot change what is played"
    edit(game / "rules.py", OLD, NEW)
    cache.fingerprint.cache_clear()
    assert cache.fingerprint("watched_card") != before


@pytest.mark.long
def test_an_edited_rule_of_a_package_is_played_at_once(tmp_path: Path) -> None:
    game = installed(tmp_path)
    compiled = {"jit": "1", "LUDOTECA_CACHE": str(tmp_path / "cache")}
    assert asked(tmp_path, LEGAL, **compiled) == "[2, 6]\n"
    assert asked(tmp_path, LEGAL, **compiled) == "[2, 6]\n", "from the cache"
    edit(game / "rules.py", OLD, NEW)
    assert asked(tmp_path, LEGAL, **compiled) == "[6]\n"
