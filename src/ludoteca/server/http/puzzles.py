"""Puzzles have addresses. They are the same for everybody; what a device has solved, only the device knows."""

import asyncio
import datetime
import re

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludoteca.games import GAMES
from ludoteca.puzzles.today import of_the_day
from ludoteca.server.house.house import House
from ludoteca.server.http.me import Asked, address_of
from ludoteca.server.http.unchanged import unless_known
from ludoteca.server.lessons import puzzle
from ludoteca.server.protocol import DayPuzzle, GamePuzzles, Puzzle, PuzzleAnswer
from ludoteca.server.refusal import Refusal

STEPS = re.compile(r"\d{1,6}(\.\d{1,6}){0,63}")


@get("/api/puzzles")
async def get_puzzles(request: Asked) -> Response[list[GamePuzzles] | None]:
    """Which puzzles there are."""
    return unless_known(request, await asyncio.to_thread(puzzle.lists))


@get("/api/puzzles/today")
async def get_puzzle_of_the_day(house: NamedDependency[House]) -> DayPuzzle:
    """The puzzle of the day."""
    day = datetime.datetime.fromtimestamp(house.clock.now() / 1000, datetime.UTC).date()
    found = of_the_day(day, list(puzzle.collections().values()))
    if found is None:
        raise Refusal("server-not-found", status=404)
    return DayPuzzle(day.isoformat(), found.game, found.number, found.puzzle.name, found.puzzle.strength)


@get("/api/games/{game:str}/puzzles/{number:int}")
async def get_puzzle(request: Asked, game: FromPath[str], number: FromPath[int]) -> Response[Puzzle | None]:
    """The position of a puzzle; what is right there is told to those who have answered."""
    found = await asyncio.to_thread(puzzle.position, game, number)
    if found is None:
        raise Refusal("server-not-found", status=404)
    return unless_known(request, found)


@get("/api/games/{game:str}/puzzles/{number:int}/answer")
async def get_puzzle_answer(
    request: Asked, house: NamedDependency[House], game: FromPath[str], number: FromPath[int], steps: FromQuery[str]
) -> PuzzleAnswer:
    """What a whole move is worth."""
    if not house.rates.puzzles.allows(address_of(request)):
        raise Refusal("server-too-many-answers", status=429)
    found = puzzle.puzzle_at(game, number)
    if found is None:
        raise Refusal("server-not-found", status=404)
    if not STEPS.fullmatch(steps):
        raise Refusal("server-bad-steps", status=400)
    return await asyncio.to_thread(puzzle.answered, GAMES[game], found, [int(step) for step in steps.split(".")])


HANDLERS = [get_puzzles, get_puzzle_of_the_day, get_puzzle, get_puzzle_answer]
