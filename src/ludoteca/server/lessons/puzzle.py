"""A puzzle as a page shows it: the position as messages, and what the engine and the stored search say to an answer."""

import logging
from functools import cache, lru_cache

import msgspec

from ludoteca.bots.explain.candidates import labels
from ludoteca.bots.explain.explanation import Candidate, Chance, Explanation
from ludoteca.engine import stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.situation import situation
from ludoteca.engine.stepgraph import StepGraph
from ludoteca.games import GAMES
from ludoteca.puzzles import BadPuzzles, Puzzle, Puzzles, puzzles_of
from ludoteca.server import protocol
from ludoteca.server.lessons import shown

log = logging.getLogger(__name__)

KEPT = 256
"""Positions that are kept ready."""


@cache
def collections() -> dict[str, Puzzles]:
    """The puzzles of every game that has any, by its name."""
    found: dict[str, Puzzles] = {}
    for game in GAMES.values():
        try:
            some = puzzles_of(game)
        except BadPuzzles:
            log.exception("the puzzles of %s cannot be read", game.name)  # a package's: the house's own are tested
            continue
        if some is not None:
            found[game.name] = some
    return found


def lists() -> list[protocol.GamePuzzles]:
    """The puzzles of every game that has any, as a page lists them."""
    return [
        protocol.GamePuzzles(game, [protocol.PuzzleLine(each.name, each.strength) for each in some.puzzles])
        for game, some in collections().items()
    ]


def puzzle_at(game: str, number: int) -> Puzzle | None:
    """A puzzle by its number, counted from 1; None if there is none."""
    some = collections().get(game)
    return some.puzzles[number - 1] if some is not None and 1 <= number <= len(some.puzzles) else None


def asked_in(game: str, name: str) -> tuple[Match, int] | None:
    """The match of a puzzle, and whose move is to be found; None where there is no such puzzle."""
    some = collections().get(game)
    found = next((each for each in some.puzzles if each.name == name), None) if some is not None else None
    return None if found is None else (found.match(GAMES[game]), found.seat)


@lru_cache(KEPT)
def position(game: str, number: int) -> protocol.Puzzle | None:
    """The position of a puzzle as messages."""
    puzzle = puzzle_at(game, number)
    if puzzle is None:
        return None
    match = puzzle.match(GAMES[game])
    return protocol.Puzzle(
        game=game,
        number=number,
        name=puzzle.name,
        strength=puzzle.strength,
        table=shown.table(match, puzzle.seat),
        update=shown.update(match, puzzle.seat),
    )


def answered(game: Game, puzzle: Puzzle, steps: list[int]) -> protocol.PuzzleAnswer:
    """What becomes of a whole move; raises what `Match.play_steps` raises for one that is none."""
    match = puzzle.match(game)
    explanation = explained(game, puzzle, match, steps)
    match.play_steps(puzzle.seat, steps)
    made = match.moves[-1].text
    right = made in puzzle.right
    best, own = explanation.candidates[0], explanation.made
    cost = None if own is None else max(0.0, best.chance.value - explanation.candidates[own].chance.value)
    after = msgspec.structs.replace(shown.update(match, puzzle.seat, match.sequence), graph=StepGraph([]))
    return protocol.PuzzleAnswer(right, 0.0 if right else cost, explanation, after)


def explained(game: Game, puzzle: Puzzle, match: Match, steps: list[int]) -> Explanation:
    """What was found out when the puzzle was mined, with the words that follow from the position."""
    states = match.redealt(puzzle.seat, stepgraph.SEED)
    candidates = []
    for each in puzzle.candidates:
        chain = match.read(each.move).steps
        candidates.append(
            Candidate(
                steps=list(chain),
                move=each.move,
                labels=labels(game, states, puzzle.seat, chain),
                effect=situation(game, states, puzzle.seat, chain).effect,
                visits=each.visits,
                chance=each.chance,
            )
        )
    made = next((place for place, each in enumerate(candidates) if each.steps == steps), None)
    return Explanation(puzzle.seat, Chance(*puzzle.chance), candidates, made, puzzle.continuation, puzzle.says)
