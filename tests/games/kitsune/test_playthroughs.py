"""Whole games that were read line by line: any change of behaviour shows here first."""

import pytest

from tests.games.kitsune.playthrough import FOLDER, SCRIPTS, playthrough
from tests.rulebook import rule


@rule("KI-501", "KI-602", "KI-605")
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_whole_game_goes_as_it_was_read(name: str) -> None:
    assert playthrough(SCRIPTS[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_game_on_file_is_played() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(SCRIPTS)
