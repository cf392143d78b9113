"""Whole games that were read line by line: any change of behaviour shows here first."""

import pytest

from tests.games.exploding_kittens.playthrough import PLAYTHROUGHS
from tests.rulebook import rule


@rule("EK-501")
@pytest.mark.parametrize("name", PLAYTHROUGHS.scripts)
def test_a_whole_game_goes_as_it_was_read(name: str) -> None:
    assert PLAYTHROUGHS.text(name) == PLAYTHROUGHS.on_file()[name]


def test_every_game_on_file_is_played() -> None:
    assert set(PLAYTHROUGHS.on_file()) == set(PLAYTHROUGHS.scripts)
