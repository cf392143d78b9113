"""Mutants that may survive are mutants that there are: code that is gone needs no excuse."""

import pytest

from ludoteca import Game
from ludoteca.games import GAMES
from tests.mutants.sources import listed, mutants_of


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_excuse_is_for_a_line_that_is_there(game: Game) -> None:
    excused = listed(game)
    functions = {name.partition(" | ")[0] for name in excused}
    assert set(excused) - {mutant.name for mutant in mutants_of(game, functions)} == set()
    assert all(excused.values()), "each with its reason"
