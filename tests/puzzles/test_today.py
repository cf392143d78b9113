"""The puzzle of the day: the same for all, every game and every strength in turn, none again before all have been."""

import datetime

from ludoteca.puzzles import STRENGTHS
from ludoteca.puzzles.puzzle import Puzzles
from ludoteca.puzzles.today import of_the_day
from tests.puzzles.test_mining import puzzle

DAY = datetime.date(2026, 11, 16)
COLLECTIONS = [
    Puzzles(game, "", 1, [puzzle(100 * at + n, STRENGTHS[n % 3]) for n in range(12)])
    for at, game in enumerate(("kariba", "bossa"), start=1)
]


def test_games_and_strengths_take_turns_and_nothing_comes_twice() -> None:
    days = [of_the_day(DAY + datetime.timedelta(n), COLLECTIONS) for n in range(24)]
    found = [day for day in days if day is not None]
    assert len({day.puzzle.name for day in found}) == len(found) == 24
    assert {day.game for day in found[:2]} == {"kariba", "bossa"}
    assert {day.puzzle.strength for day in found[:6:2]} == {*STRENGTHS}
    for day in found:
        collection = next(each for each in COLLECTIONS if each.game == day.game)
        assert collection.puzzles[day.number - 1] == day.puzzle


def test_a_day_has_one_puzzle() -> None:
    assert of_the_day(DAY, COLLECTIONS) == of_the_day(DAY, COLLECTIONS)


def test_a_strength_that_a_game_lacks_is_filled_by_another() -> None:
    easy = Puzzles("kariba", "", 1, [puzzle(1, "easy")])
    found = [of_the_day(DAY + datetime.timedelta(n), [easy]) for n in range(3)]
    assert [day and day.number for day in found] == [1, 1, 1]


def test_without_puzzles_there_is_none() -> None:
    assert of_the_day(DAY, [Puzzles("kariba", "", 1, [])]) is None
