"""Whole games that were read line by line: any change of behaviour shows here first."""

import pytest

from tests.games.boss_kito.playthrough import FOLDER, SCRIPTS, playthrough
from tests.rulebook import rule


@rule("BK-501", "BK-601", "BK-634")
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_whole_game_goes_as_it_was_read(name: str) -> None:
    assert playthrough(SCRIPTS[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_game_on_file_is_played() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(SCRIPTS)
