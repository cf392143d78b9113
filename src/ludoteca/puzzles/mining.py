"""Mining: games between the strongest bots without a network, and the decisions in them that make a puzzle.

They are played from fixed seeds. The seat's own search plays on and looks for candidates; what looks promising is
written down as a position in which all that the seat cannot know is drawn anew, and from there on only that position is
asked.
"""

import hashlib
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from ludoteca.bots.bot import decision_seed
from ludoteca.bots.explain.candidates import most_tried
from ludoteca.bots.explain.continuation import expected
from ludoteca.bots.explain.explanation import candidate, chance_of, reasons
from ludoteca.bots.levels import bot_of, strongest_unaided
from ludoteca.bots.search import Search, standing
from ludoteca.engine.errors import BadPosition, LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.origin import known, redrawn
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from ludoteca.puzzles.proof import Proof, best_two, proved
from ludoteca.puzzles.puzzle import BadPuzzles, Puzzle, Weighed
from ludoteca.puzzles.strength import found_by, strength_of

FEWEST = 3
"""Whole moves of a decision worth asking about."""
PROMISING = 0.06
"""What the strongest bot's own search must see between its best move and the next."""
SHOWN = 8
"""Moves whose chances are kept."""
FOLLOWING = 2
"""Moves told that are expected to follow."""
BETWEEN = 6
"""Moves between two puzzles of a game, so that they do not resemble each other."""
SEED_BITS = 62
EXACT = 4
"""Decimals of a chance."""


class Dig(NamedTuple):
    """One game to be played and looked through."""

    game: str
    seed: int
    number: int
    iterations: int

    def dice(self, *parts: object) -> bytes:
        """What follows from the seed of all mining, this game's number and a purpose."""
        return hashlib.sha256(" ".join(map(str, (self.game, self.seed, self.number, *parts))).encode()).digest()

    def lot(self, *parts: object) -> int:
        """The same as a number for the fast generator."""
        return int.from_bytes(self.dice(*parts)[:8], "big") >> 64 - SEED_BITS


def depth_of(game: Game) -> int:
    """Iterations of each search that confirms a puzzle: five to ten times those of the strongest bot."""
    return max(6_000, min(10 * strongest_of(game).iterations, 25_000))


def strongest_of(game: Game) -> Search:
    """Who plays the games that are dug; raises BadPuzzles if nobody thinks about this game."""
    strongest = bot_of(game.name, strongest_unaided(game.name))
    if not isinstance(strongest, Search):
        raise BadPuzzles(Says("puzzles-no-search", args={"game": game.name}))
    return strongest


def dug(dig: Dig) -> list[Puzzle]:
    """The puzzles of one game."""
    game, found, last = GAMES[dig.game], list[Puzzle](), -BETWEEN
    match = game.start(game.seats[dig.number % len(game.seats)], dig.dice("deal"))
    for seat, is_promising in played(match):
        if is_promising and match.sequence - last >= BETWEEN:
            puzzle = puzzle_at(match, seat, dig.lot(match.sequence), dig.iterations)
            if puzzle is not None:
                found.append(puzzle)
                last = match.sequence
    return found


def played(match: Match) -> Iterator[tuple[int, bool]]:
    """Play to the end, the strongest bot on every seat; before each move, who decides and whether it is promising."""
    strongest = strongest_of(match.game)
    while not match.over:
        seat = match.pending[0]
        moves = list(islice(match.chains(seat), FEWEST))
        if len(moves) > 1:
            seed = decision_seed(match, seat)
            states = match.redealt(seat, seed)
            tried = most_tried(strongest.grown(states, seat, seed), states, seat, FEWEST)
            first, second = best_two(match.game, tried, [tried[0].chain])
            yield seat, len(moves) == FEWEST and first.value - second.value >= PROMISING
            moves = [tried[0].chain]
        match.play_steps(seat, moves[0])


def puzzle_at(match: Match, seat: int, seed: int, iterations: int) -> Puzzle | None:
    """The puzzle that a seat's decision makes; None if no move is clearly best. The truth of the match stays here."""
    position = blind_position(match, seat, seed)
    if position is None:
        return None
    again = match.game.position(position, 0)
    proof = proved(again, seat, seed, iterations)
    if proof is None:
        return None
    return told(again, seat, position, proof, found_by(again, seat, proof.right, seed))


def blind_position(match: Match, seat: int, seed: int) -> dict[str, Any] | None:
    """What a seat knows as a position, everything else drawn anew; None if a position cannot say all that it knows."""
    try:
        whole = redrawn(match, seat, random.Random(seed))
    except BadPosition:
        return None
    again = match.game.position(whole, 0)
    return shortened(match.game, whole, again) if known(again, seat) == known(match, seat) else None


def shortened(game: Game, whole: dict[str, Any], again: Match) -> dict[str, Any]:
    """A position without the parts that follow from the others, and without what is nothing anyway."""

    def is_enough(less: dict[str, Any]) -> bool:
        try:
            return game.position(less, 0).states.tobytes() == again.states.tobytes()
        except LudotecaError:
            return False

    kept = dict(whole)
    for part in whole:
        less = {name: value for name, value in kept.items() if name != part}
        kept = less if is_enough(less) else kept
    inner = [(part, name) for part, value in kept.items() for name in sorted(names_in(value))]
    for outer, name in inner:
        less = {**kept, outer: without(kept[outer], name)}
        kept = less if is_enough(less) else kept
    return kept


def names_in(value: Any) -> set[str]:
    """All names within a part of a position."""
    within = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return {*(value if isinstance(value, dict) else ()), *(name for each in within for name in names_in(each))}


def without(value: Any, name: str) -> Any:
    """A part of a position without what bears a name and is nothing."""
    if isinstance(value, list):
        return [without(each, name) for each in value]
    if not isinstance(value, dict):
        return value
    return {key: without(each, name) for key, each in value.items() if key != name or each}


def told(match: Match, seat: int, position: dict[str, Any], proof: Proof, found: float) -> Puzzle:
    """A puzzle with all that the searches have to say."""
    game, trees, states = match.game, proof.trees, proof.states
    best, *others = most_tried(trees, states, seat, SHOWN)
    tried = [best, *sorted(others, key=lambda each: each.share, reverse=True)]
    candidates = [candidate(game, states, seat, each) for each in tried]
    chance, (first, second) = chance_of(game, *standing(trees)), best_two(game, tried, proof.right)
    ahead = first.value - second.value
    return Puzzle(
        name=hashlib.sha256(msgspec.json.encode([game.name, seat, position], order="sorted")).hexdigest()[:10],
        seat=seat,
        strength=strength_of(found),
        found=round(found, EXACT),
        right=[match.move(seat, chain).text for chain in dict.fromkeys((best.chain, *proof.right))],
        position=position,
        chance=(round(chance.value, EXACT), round(chance.low, EXACT), round(chance.high, EXACT)),
        candidates=[
            Weighed(each.move, each.visits, *(round(part, EXACT) for part in msgspec.structs.astuple(each.chance)))
            for each in candidates
        ],
        continuation=expected(trees, states, seat, 0, best.chain)[:FOLLOWING],
        says=[*reasons(game, states, seat, best.chain), Says("explain-ahead", args={"points": round(100 * ahead)})],
    )
