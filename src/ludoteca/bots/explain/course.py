"""The course of a finished match: everybody's chances after every move, turning points, luck and decisions apart.

A seat's chance is what that seat could know of it, also when others are to move. The chances of all sides are scaled
to add up to one. A decision costs what the move made is worth less than the best one, for all that its seat knew, where
the search is sure of the difference; what it costs falls to the others as their chances stand. All the rest is luck:
the deal, the draws, and what could not be known. See docs/decisions/explaining.md.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from ludoteca.bots.bot import decision_seed
from ludoteca.bots.explain.candidates import Chain
from ludoteca.bots.explain.explanation import Explanation, explained
from ludoteca.engine.match import Match
from ludoteca.engine.record import States

WHOLE = 800_000
MOST = 10_000
"""Iterations for a whole match, shared evenly by its questions, and for one question at most: half a minute on two
cores for the longest matches of the slowest game."""
TURNING = 0.08
"""A move that changes somebody's chance by so much may be a turning point."""
MOST_TURNING = 5
"""Turning points of a match at most: the greatest changes."""


class Question(NamedTuple):
    """How a seat stands after so many moves, and what it thinks of the move it then made. Never the true record."""

    moment: int
    seat: int
    states: States
    seed: int
    made: Chain | None


class Ledger(Struct, frozen=True):
    """A seat's way from its first chance to its result, in shares of a victory: start + luck + decisions = result."""

    start: float
    luck: float
    decisions: float
    result: float


class Course(Struct, frozen=True):
    """How a finished match went. Lists per moment begin with the deal, lists per seat with seat 0."""

    sides: list[int]
    """For whom each seat plays; seats of one side have one chance."""
    chances: list[list[float]]
    """Per moment and seat."""
    decisions: list[Explanation]
    """Per move, what the seat that made it could say about it before."""
    costs: list[float]
    """Per move, what the decision gave away for sure."""
    turning: list[int]
    """Moments of the greatest changes, in their order."""
    ledgers: list[Ledger]


Findings = dict[tuple[int, int], Explanation]
"""What was found out, by moment and seat."""


def questions(match: Match) -> Iterator[Question]:
    """All that has to be found out about a finished match: every seat still in it, before every move."""
    for moment, (then, move) in enumerate(zip(match.moments(), match.moves, strict=False)):
        for seat in seats_in(then):
            seed = decision_seed(then, seat, "hints")
            made = move.steps if move.by == seat else None
            yield Question(moment, seat, then.redealt(seat, seed), seed, made)


def how_many(match: Match) -> int:
    """How many questions there are."""
    return sum(len(seats_in(then)) for then, _ in zip(match.moments(), match.moves, strict=False))


def iterations_for(match: Match) -> int:
    """Iterations for each question: a match has a fixed amount of thought, whatever its length."""
    return min(MOST, WHOLE // max(1, how_many(match)))


def seats_in(match: Match) -> list[int]:
    """The seats that can still win."""
    out = match.out
    return [seat for seat in range(match.seats) if seat not in out]


def answered(question: Question, iterations: int) -> Explanation:
    """What the seat can say."""
    return explained(question.states, question.seat, question.seed, iterations, question.made)


def examine(match: Match, *, iterations: int, threads: int, told: Callable[[], None]) -> Course:
    """The course of a finished match, found out by so many threads; `told` hears of every answer."""

    def find(question: Question) -> tuple[tuple[int, int], Explanation]:
        found = answered(question, iterations)
        told()
        return (question.moment, question.seat), found

    with ThreadPoolExecutor(threads) as pool:
        return course(match, dict(pool.map(find, questions(match))))


def course(match: Match, findings: Findings) -> Course:
    """All answers put together."""
    sides = match.game.sides(match.seats)
    chances = [scaled(sides, findings, moment) for moment in range(match.sequence)]
    chances.append(result(match, sides))
    decisions = [findings[moment, move.by] for moment, move in enumerate(match.moves)]
    costs = [cost(decision) for decision in decisions]
    spent = [(sides[decision.seat], given) for decision, given in zip(decisions, costs, strict=True)]
    return Course(sides, chances, decisions, costs, turning_points(chances), ledgers(sides, chances, spent))


def scaled(sides: list[int], findings: Findings, moment: int) -> list[float]:
    """Everybody's chance at a moment: the mean of what the members of a side think, scaled to one over the sides."""
    thought: dict[int, list[float]] = {side: [] for side in sides}
    for seat, side in enumerate(sides):
        found = findings.get((moment, seat))
        thought[side].append(0.0 if found is None else found.chance.value)
    means = {side: sum(values) / len(values) for side, values in thought.items()}
    total = sum(means.values())
    return [means[side] / total if total else 1 / len(means) for side in sides]


def result(match: Match, sides: list[int]) -> list[float]:
    """Who has won: a victory is shared by the sides that have it; all stand alike where there is none yet."""
    outcome = match.outcome
    winning = set(sides) if outcome is None else {sides[seat] for seat in outcome.winners}
    return [1 / len(winning) if side in winning else 0.0 for side in sides]


def turning_points(chances: list[list[float]]) -> list[int]:
    """The moments whose move changed somebody's chance most."""
    swings = [
        (max(abs(now - then) for now, then in zip(after, before, strict=True)), moment)
        for moment, (before, after) in enumerate(pairwise(chances), start=1)
    ]
    greatest = sorted((swing for swing in swings if swing[0] >= TURNING), reverse=True)[:MOST_TURNING]
    return sorted(moment for _, moment in greatest)


def cost(decision: Explanation) -> float:
    """What a decision gave away, for all that its seat knew; 0 where the search is not sure that it gave anything."""
    if not decision.made:
        return 0.0
    best, made = decision.candidates[0].chance, decision.candidates[decision.made].chance
    return best.value - made.value if made.high < best.value else 0.0


def ledgers(sides: list[int], chances: list[list[float]], spent: list[tuple[int, float]]) -> list[Ledger]:
    """Luck and decisions of every seat; over the sides both add up to nothing. `spent` is by whom and how much."""
    by_side = dict.fromkeys(sides, 0.0)
    for standing, (own, given) in zip(chances, spent, strict=False):
        now = {side: standing[seat] for seat, side in enumerate(sides)}
        rest = 1 - now[own]
        for side in by_side:
            by_side[side] += -given if side == own else given * now[side] / rest if rest > 0 else 0.0
    start, end = chances[0], chances[-1]
    return [
        Ledger(start[seat], end[seat] - start[seat] - by_side[side], by_side[side], end[seat])
        for seat, side in enumerate(sides)
    ]
