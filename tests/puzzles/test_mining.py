"""Mining: the same seed finds the same puzzles, a seat's knowledge is all that goes into them, and time may end it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from ludoteca import Game
from ludoteca.bots import decide
from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.search import Search
from ludoteca.engine.match import Match
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from ludoteca.puzzles import STRENGTHS, BadPuzzles, Puzzle, mining
from ludoteca.puzzles.checking import checked, doubts
from ludoteca.puzzles.choosing import chosen, is_rich
from ludoteca.puzzles.mine import mined
from ludoteca.puzzles.mining import Dig, blind_position, dug, puzzle_at
from ludoteca.puzzles.puzzle import Puzzles, Weighed
from tests.conformance.rows import each_game

SHALLOW = 1_200
RICH = 3
"""The number of a game in which hasty diggers find something."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot thinks a little only: who digs is not asked for good puzzles here."""
    monkeypatch.setattr(mining, "bot_of", lambda game, level: Search(120))
    monkeypatch.setattr(mining, "depth_of", lambda game: SHALLOW)
    monkeypatch.setattr("ludoteca.puzzles.mine.depth_of", lambda game: SHALLOW)


def midway(game: Game, moves: int, seed: int) -> tuple[Match, int]:
    """A match after some moves made at a glance, and a seat that is to decide."""
    match = game.start(game.seats[-1], seed)
    while not match.over and match.sequence < moves:
        match.play_steps(match.pending[0], decide(ByThumb(), match, match.pending[0]))
    return match, match.pending[0]


@pytest.mark.usefixtures("hasty")
def test_the_same_seed_finds_the_same_puzzles() -> None:
    found = dug(Dig("kariba", 7, RICH, SHALLOW))
    assert found
    assert dug(Dig("kariba", 7, RICH, SHALLOW)) == found
    for puzzle in found:
        match = puzzle.match(GAMES["kariba"])
        assert match.pending == (puzzle.seat,)
        assert puzzle.right[0] == puzzle.candidates[0].move
        assert {*puzzle.right} <= {move.text for move in match.legal(puzzle.seat)}
        assert puzzle.candidates[0].low > max(each.value for each in puzzle.candidates[1:])


@pytest.mark.parametrize("game", each_game())
def test_a_puzzle_knows_what_its_seat_knows_and_nothing_else(game: Game) -> None:
    match, seat = midway(game, 12, 5)
    twin = Match(game, match.options, match.redealt(seat, 99), match.seed)
    position = blind_position(match, seat, 3)
    assert position is not None
    assert blind_position(twin, seat, 3) == position
    assert game.position(position, 0).view(seat) == match.view(seat)


def test_hidden_cards_of_the_true_game_are_not_in_a_puzzle() -> None:
    match, seat = midway(GAMES["kariba"], 6, 5)
    others = {str(blind_position(match, seat, seed)["hands"][1 - seat]) for seed in range(8)}  # type: ignore[index]  # there is one
    assert len(others) > 1


def test_a_game_whose_bots_do_not_think_ahead_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "bot_of", lambda game, level: ByThumb())
    with pytest.raises(BadPuzzles) as refused:
        mining.depth_of(GAMES["kariba"])
    assert refused.value.says.id == "puzzles-no-search"


def test_a_decision_without_a_clearly_best_move_is_no_puzzle() -> None:
    match = GAMES["kariba"].start(2, 1)
    assert puzzle_at(match, match.pending[0], 1, SHALLOW) is None


class Hands:
    """Digs games in the order of its own choosing, and is interrupted before the one after the last."""

    def __init__(self, order: Iterable[int], interrupted: bool = False) -> None:
        self.order = list(order)
        self.interrupted = interrupted

    def run(self, work: Callable[[Dig], list[Puzzle]], jobs: Iterator[Dig], /) -> Iterator[tuple[int, list[Puzzle]]]:
        some = [next(jobs) for _ in self.order]
        for number in self.order:
            yield number, work(some[number])
        if self.interrupted:
            raise KeyboardInterrupt


@pytest.mark.usefixtures("hasty")
def test_who_digs_in_which_order_changes_nothing_and_what_was_found_survives_an_interruption() -> None:
    asked: dict[str, Any] = {"seed": 7, "enough": 1000, "known": [], "minutes": 5, "told": lambda found: None}
    in_order = mined(GAMES["kariba"], hands=Hands([0, 1]), **asked)
    assert in_order
    assert mined(GAMES["kariba"], hands=Hands([1, 0], interrupted=True), **asked) == in_order


def puzzle(name: int, strength: str, kind: str = "x") -> Puzzle:
    """A puzzle of which only these matter."""
    candidates = [Weighed(f"a {name}x1", 9, 0.9, 0.8, 1.0), Weighed("a 8x1", 9, 0.1, 0.0, 0.2)]
    moves, says = [candidates[0].move], [Says(kind)]
    return Puzzle(f"{name:010x}", 0, strength, 0.5, moves, {}, (0.5, 0.4, 0.6), candidates, [], says)  # type: ignore[arg-type]  # one of the three


def test_a_collection_has_all_strengths_and_kinds_and_nothing_twice() -> None:
    easy = [puzzle(n, "easy", "common" if n % 9 else "rare") for n in range(40)]
    hard = [puzzle(100 + n, "hard") for n in range(3)]
    taken = chosen([*easy, *easy, *hard], 9)
    assert len(taken) == len({each.name for each in taken}) == 9
    assert sum(each.strength == "hard" for each in taken) == 3
    assert {each.says[0].id for each in taken if each.strength == "easy"} == {"common", "rare"}
    assert not is_rich(taken, 9)
    assert is_rich([*taken, *(puzzle(200 + n, "medium") for n in range(3))], 9)
    assert [STRENGTHS.index(each.strength) for each in taken] == sorted(STRENGTHS.index(e.strength) for e in taken)


@pytest.mark.usefixtures("hasty")
def test_a_deeper_search_is_asked_about_puzzles_drawn_by_lot() -> None:
    found = dug(Dig("kariba", 7, RICH, SHALLOW))
    asked = doubts([Puzzles("kariba", "", 100, found)], depth=3, sample=2, seed=4)
    assert {each.iterations for each in asked} == {300}
    assert asked == doubts([Puzzles("kariba", "", 100, found)], depth=3, sample=2, seed=4)
    wrong = found[0].candidates[-1].move
    answer = checked(asked[0]._replace(puzzle=found[0]))
    assert answer.agrees == (answer.move in found[0].right)
    assert answer.move != wrong
