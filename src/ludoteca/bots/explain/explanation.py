"""Why a move: candidates with their chances, how the match is expected to go on, and a reason in the game's words.

All of it follows from one redeal of the position, a seat and a seed: whoever asks gives no more than the seat knows,
and in two positions that the seat cannot tell apart the explanation is the same to the last bit.
"""

from msgspec import Struct

from ludoteca.bots.bot import decision_seed, game_of
from ludoteca.bots.calibration import calibrated
from ludoteca.bots.explain.candidates import Chain, Tried, most_tried, tried_as
from ludoteca.bots.explain.continuation import Expected, expected
from ludoteca.bots.explain.judging import WELL, judged
from ludoteca.bots.search import Search, standing
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
    """How often the search tried it."""
    chance: Chance


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


def explain(match: Match, seat: int, iterations: int, made: Chain | None = None) -> Explanation:
    """What a seat can say about a position of a match; nothing hidden from the seat is looked at."""
    seat, iterations = given.seat(seat, match.seats), given.whole("iterations", iterations, 1)
    seed = decision_seed(match, seat, "hints")
    return explained(match.redealt(seat, seed), seat, seed, iterations, made)


def explained(states: States, seat: int, seed: int, iterations: int, made: Chain | None = None) -> Explanation:
    """The explanation of a position given as `Match.redealt` gives it; `made` is the move that was then made."""
    game = game_of(states)
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


def labels(game: Game, states: States, seat: int, chain: Chain) -> list[Says]:
    """The names of a move's steps, each in the position where it is taken."""
    named = []
    for step in chain:
        named.append(game.moves.label(step, states[0]))
        states = stepgraph.tried(states, seat, step)
    return named


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
