"""Why a move: candidates with their chances, how the match is expected to go on, and a reason in the game's words.

All of it follows from one redeal of the position, a seat and a seed: whoever asks gives no more than the seat knows,
and in two positions that the seat cannot tell apart the explanation is the same to the last bit. Where nothing that
matters is hidden any more, moves are not tried but played to all their ends, and it says how they end.
"""

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.bots.bot import decision_seed, game_of
from ludoteca.bots.calibration import calibrated
from ludoteca.bots.explain.candidates import Chain, Tried, labels, most_tried, tried_as
from ludoteca.bots.explain.certain import best_line, ending, from_seat, verdict
from ludoteca.bots.explain.continuation import Expected, expected
from ludoteca.bots.explain.judging import WELL, judged
from ludoteca.bots.search import Search, standing
from ludoteca.bots.solution import Settled, Solution, solved
from ludoteca.engine import calls, given, stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.interval import wilson
from ludoteca.engine.match import Match
from ludoteca.engine.move import seat_letter
from ludoteca.engine.record import States, rows
from ludoteca.engine.saying import Says
from ludoteca.engine.situation import situation

CANDIDATES = 5
"""Moves that are told at most, the one that was made not counted."""
RARE = 50
"""A move tried so many times less often than the first was soon found to be worse; its own figure says little."""


class Chance(Struct, frozen=True):
    """An estimated chance to win, and where it lies with 95 % as far as the number of tries tells."""

    value: float
    low: float
    high: float


class Candidate(Struct, frozen=True):
    """A move that could be made: its steps, its notation, the names of its steps, what will surely happen."""

    steps: list[int]
    move: str
    labels: list[Says]
    effect: list[Says]
    visits: int
    """How often the search tried it; 0 in a position that was solved."""
    chance: Chance
    exact: Says | None = None
    """How it ends if both sides then play their best, where that is known for certain."""


class Explanation(Struct, frozen=True):
    """What a seat can say about its position. Without candidates: it is not this seat's turn."""

    seat: int
    chance: Chance
    """How the seat stands, whoever is to move."""
    candidates: list[Candidate]
    """The most tried move first: it is the one recommended. The others by their chances."""
    made: int | None
    """Which of them was made, where that is known."""
    continuation: list[Expected]
    """How the match is expected to go on after the first candidate."""
    says: list[Says]
    solved: bool = False
    """Whether every move was played to all its ends: chances are then exact, the continuation the best play."""
    exact: Says | None = None
    """How it ends for the seat if both sides play their best, where that is known for certain."""


def explain(match: Match, seat: int, iterations: int, made: Chain | None = None) -> Explanation:
    """What a seat can say about a position of a match; nothing hidden from the seat is looked at."""
    seat, iterations = given.seat(seat, match.seats), given.whole("iterations", iterations, 1)
    seed = decision_seed(match, seat, "hints")
    return explained(match.redealt(seat, seed), seat, seed, iterations, made)


def explained(states: States, seat: int, seed: int, iterations: int, made: Chain | None = None) -> Explanation:
    """The explanation of a position given as `Match.redealt` gives it; `made` is the move that was then made."""
    game = game_of(states)
    if (solution := solved(states, seat)) is not None:
        return certain(game, states, seat, solution, made)
    trees = Search(iterations, style=game.players.style.telling()).grown(states, seat, seed)
    visits, share = standing(trees)
    chance = chance_of(game, visits, share)
    if not int(calls.pending(rows(states), 0)) >> seat & 1:
        return Explanation(seat, chance, candidates=[], made=None, continuation=[], says=[])
    found = most_tried(trees, states, seat, CANDIDATES)
    if made is not None and made != found[0].chain:
        known = tried_as(trees, states, seat, made)
        if known.visits * WELL < iterations:
            known = judged(states, seat, seed, made, iterations)
        found = [*(each for each in found if each.chain != made), known]
    found[1:] = sorted(found[1:], key=lambda each: each.share, reverse=True)
    candidates = [candidate(game, states, seat, each) for each in found]
    return Explanation(
        seat=seat,
        chance=chance,
        candidates=candidates,
        made=None if made is None else [each.chain for each in found].index(made),
        continuation=expected(trees, states, seat, seed, found[0].chain),
        says=[*reasons(game, states, seat, found[0].chain), *compared(game, states, seat, candidates)],
    )


def certain(game: Game, states: States, seat: int, solution: Solution, made: Chain | None) -> Explanation:
    """The explanation of a position that was solved."""
    stands = from_seat(game, solution, seat, int(states[0]["seats"]))
    chance, exact = sure(stands), ending(game, "explain", stands)
    if solution.by != seat:
        return Explanation(seat, chance, candidates=[], made=None, continuation=[], says=[], solved=True, exact=exact)
    told = [each for place, each in enumerate(solution.moves) if place < CANDIDATES or each.chain == made]
    return Explanation(
        seat=seat,
        chance=chance,
        candidates=[settled_candidate(game, states, seat, each) for each in told],
        made=None if made is None else [each.chain for each in told].index(made),
        continuation=best_line(states, seat, solution),
        says=[*reasons(game, states, seat, solution.best.chain), *verdict(game, solution)],
        solved=True,
        exact=exact,
    )


def settled_candidate(game: Game, states: States, seat: int, settled: Settled) -> Candidate:
    """A move as it is told whose end is known."""
    told = candidate(game, states, seat, Tried(settled.chain, 0, settled.share))
    return replace(told, chance=sure(settled), exact=ending(game, "explain", settled))


def sure(settled: Settled) -> Chance:
    """A share of the victory that is no estimate."""
    return Chance(settled.share, settled.share, settled.share)


def candidate(game: Game, states: States, seat: int, tried: Tried) -> Candidate:
    """A move as it is told."""
    text = game.moves.format_decision(game.moves.decision_of(tried.chain))
    return Candidate(
        steps=list(tried.chain),
        move=f"{seat_letter(seat)} {text}",
        labels=labels(game, states, seat, tried.chain),
        effect=situation(game, states, seat, tried.chain).effect,
        visits=tried.visits,
        chance=chance_of(game, tried.visits, tried.share),
    )


def chance_of(game: Game, visits: int, share: float) -> Chance:
    """A share of victories as a chance to win."""
    spread = wilson(share * visits, visits)
    return Chance(*(calibrated(game, each) for each in (share, spread.low, spread.high)))


def reasons(game: Game, states: States, seat: int, chain: Chain) -> list[Says]:
    """What speaks for a move, in the words of its game, which knows what matters there; nothing if it does not say."""
    return [game.reasons.reason(situation(game, states, seat, chain))] if game.reasons else []


def compared(game: Game, states: States, seat: int, candidates: list[Candidate]) -> list[Says]:
    """How far ahead of the others the recommended move is."""
    first = candidates[0]
    others = [each.chance for each in candidates[1:] if each.visits * RARE >= first.visits]
    if not others:
        forced = len(stepgraph.steps(states, seat, game.steps)) == 1
        return [Says("explain-forced" if forced else "explain-alone")]
    second = max(others, key=lambda chance: chance.value)
    points = round(100 * (first.chance.value - second.value))
    if second.high < first.chance.value and points > 0:
        return [Says("explain-ahead", args={"points": points})]
    return [Says("explain-close")]
