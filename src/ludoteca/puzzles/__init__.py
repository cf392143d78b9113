"""Puzzles: positions of games between strong bots in which one move is clearly best, for all that its seat knows."""

from ludoteca.puzzles.puzzle import STRENGTHS, BadPuzzles, Puzzle, Puzzles, puzzles_of, read_puzzles

__all__ = ["STRENGTHS", "BadPuzzles", "Puzzle", "Puzzles", "puzzles_of", "read_puzzles"]
