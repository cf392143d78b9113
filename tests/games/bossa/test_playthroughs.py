"""Whole games that were read line by line: any change of behaviour shows here first."""

import pytest

from tests.games.bossa.playthrough import FOLDER, SCRIPTS, playthrough
from tests.rulebook import rule


@rule("BO-601", "BO-602", "BO-611", "BO-711")
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_whole_game_goes_as_it_was_read(name: str) -> None:
    assert playthrough(SCRIPTS[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_game_on_file_is_played() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(SCRIPTS)
