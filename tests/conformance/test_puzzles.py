"""The puzzles of every game: the rules of today lead into them, their moves are legal, and all they say has words."""

import hashlib

import msgspec
import pytest

from ludoteca import Game
from ludoteca.games import HOUSE
from ludoteca.puzzles import STRENGTHS, Puzzles, puzzles_of
from ludoteca.puzzles.puzzle import FILE
from tests.conformance.rows import each_game
from tests.conformance.test_texts import LANGUAGES, spoken

FEWEST = 60
HEAVIEST = 250_000
"""Bytes of a game's puzzles in the package."""


def posed() -> list[object]:
    """The games that have puzzles."""
    return [each for each in each_game() if puzzles_of(each.values[0]) is not None]


def collection(game: Game) -> Puzzles:
    """The puzzles of a game."""
    found = puzzles_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", HOUSE.values(), ids=[*HOUSE])
def test_the_house_has_puzzles_enough_of_every_strength(game: Game) -> None:
    found = collection(game)
    assert found.game == game.name
    assert len(found.puzzles) >= FEWEST
    assert {each.strength for each in found.puzzles} == {*STRENGTHS}
    assert len({each.name for each in found.puzzles}) == len(found.puzzles)
    assert (game.folder / FILE).stat().st_size <= HEAVIEST


@pytest.mark.parametrize("game", posed())
def test_every_puzzle_is_a_position_in_which_its_moves_are_legal(game: Game) -> None:
    for puzzle in collection(game).puzzles:
        match = puzzle.match(game)
        assert puzzle.seat in match.pending
        for text in {*puzzle.right, *(each.move for each in puzzle.candidates)}:
            move = match.read(text)
            assert move.by == puzzle.seat
            match.after(puzzle.seat, move.steps)
        assert puzzle.candidates[0].move in puzzle.right
        others = [each for each in puzzle.candidates if each.move not in puzzle.right]
        assert others, "nothing to choose from"
        assert puzzle.candidates[0].low > max(each.value for each in others), puzzle.name


@pytest.mark.parametrize("game", posed())
def test_a_puzzle_is_called_after_its_position(game: Game) -> None:
    for puzzle in collection(game).puzzles:
        asked = msgspec.json.encode([game.name, puzzle.seat, puzzle.position], order="sorted")
        assert puzzle.name == hashlib.sha256(asked).hexdigest()[:10]


@pytest.mark.parametrize("game", posed())
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_puzzle_says_has_words(game: Game, language: str) -> None:
    for puzzle in collection(game).puzzles:
        for says in (*puzzle.says, *(label for each in puzzle.continuation for label in each.labels)):
            assert spoken(says, language)
