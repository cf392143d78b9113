"""What learners are told about the numbers and steps is what they meet."""

import pytest

from ludoteca import Game
from ludoteca.engine.kernel import JIT
from ludoteca.research.pages import FOLDER, observation_rows, page, step_rows
from ludoteca.research.versions import digest_of
from tests.conformance.rows import each_game
from tests.project.tree import ROOT


@pytest.mark.parametrize("game", each_game())
def test_the_page_is_fresh(game: Game) -> None:
    """If not: `python -m ludoteca.research.pages`."""
    assert (ROOT / FOLDER / f"{game.name}.md").read_text("utf-8") == page(game)


@pytest.mark.skipif(not JIT, reason="takes minutes in the interpreter")
@pytest.mark.parametrize("game", each_game())
def test_the_version_stands_for_this_behaviour(game: Game) -> None:
    """If not: raise the version in the game's `GAME`, put this digest beside it, write the pages anew."""
    assert game.research.digest == digest_of(game)


@pytest.mark.parametrize("game", each_game())
def test_names_cover_every_number_and_every_step(game: Game) -> None:
    covered: list[int] = []
    for numbers, name, meaning in observation_rows(game):
        first, _, last = numbers.partition(" … ")
        covered += range(int(first), int(last or first) + 1)
        assert name
        assert meaning
    assert covered == list(range(game.observation_size))
    names = [(name, rule) for _, name, rule in step_rows(game)]
    assert len(set(names)) == len(names) == game.steps
    assert all(name[0].isalnum() and rule.startswith(game.box.PREFIX) for name, rule in names)
