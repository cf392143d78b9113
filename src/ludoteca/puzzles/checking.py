"""Checking puzzles: whether a search many times deeper, with seeds that nobody has used, still finds the same move."""

import hashlib
import random
from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.bots.explain.candidates import most_tried
from ludoteca.games import GAMES
from ludoteca.puzzles.proof import thorough, worlds
from ludoteca.puzzles.puzzle import Puzzle, Puzzles


class Doubt(NamedTuple):
    """A puzzle that is asked again."""

    game: str
    puzzle: Puzzle
    iterations: int
    seed: int


class Checked(NamedTuple):
    """What the deeper search would play, and whether the puzzle calls that right."""

    game: str
    name: str
    move: str
    agrees: bool


def doubts(files: Iterable[Puzzles], *, depth: int, sample: int, seed: int) -> list[Doubt]:
    """So many puzzles of all files drawn by lot, each with a seed of its own."""
    everything = [(file, puzzle) for file in files for puzzle in file.puzzles]
    drawn = random.Random(seed).sample(everything, min(sample, len(everything)))
    return [Doubt(file.game, puzzle, depth * file.iterations, lot(seed, puzzle)) for file, puzzle in drawn]


def lot(seed: int, puzzle: Puzzle) -> int:
    """A seed that no mining has used: it follows from the puzzle itself."""
    return int.from_bytes(hashlib.sha256(f"check {seed} {puzzle.name}".encode()).digest()[:8], "big") >> 2


def checked(doubt: Doubt) -> Checked:
    """Ask one puzzle again."""
    game, puzzle = GAMES[doubt.game], doubt.puzzle
    match = puzzle.match(game)
    ((states, own),) = worlds(match, puzzle.seat, doubt.seed, 1)
    trees = thorough(game, doubt.iterations).grown(states, puzzle.seat, own)
    move = match.move(puzzle.seat, most_tried(trees, states, puzzle.seat, 1)[0].chain).text
    return Checked(doubt.game, puzzle.name, move, move in puzzle.right)
