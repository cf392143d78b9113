"""A moment of a match worth looking at, and how the match gets there."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import ludoteca
from ludoteca.bots import Bot, decide, player
from ludoteca.engine.match import Match
from ludoteca.engine.saying import Says

Until = Callable[[Match], bool]
LONGEST = 2000
"""Moves after which a moment is taken to be out of reach."""
MOST_SEEDS = 400
"""Deals that are tried for a moment before it is taken to be out of reach."""


class OutOfReachError(Exception):
    """A match that was to reach a moment ended, or went on for too long, without it."""


@dataclass(frozen=True)
class Moment:
    """A named moment of one match.

    The match is dealt from `seed` (or goes on from `position`), first plays the moves of `script` in notation, then
    moves of the bot `by` until both `moves` moves are made and `until` says yes. Without `until` it stops at the first
    decision of `seat` (`mine`) or of somebody else (`mine=False`); for a spectator, at once. Bots change their minds as
    they improve: where a deal does not lead to the moment any more, the next one that does is taken.
    """

    name: str
    seats: int = 3
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    seat: int | None = 0
    """Through whose eyes; None is a spectator."""
    moves: int = 0
    until: Until | None = None
    mine: bool = True
    script: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    by: str = "greedy"
    answers: dict[int, str] = field(default_factory=dict)
    """In a window: what seats have answered already, in notation."""
    chosen: tuple[Says, ...] = ()
    """Steps that are picked but not sent when the moment is drawn, as their labels name them."""
    told: int = 8
    """How many of the last moves are in the log; the deal is one of them."""

    def match(self, game: str) -> Match:
        """The match at this moment."""
        for seed in range(self.seed, self.seed + MOST_SEEDS):
            with suppress(OutOfReachError):
                return self.bring(self.begin(game, seed))
        raise OutOfReachError(f"{game}/{self.name}: not reached in {MOST_SEEDS} deals")

    def begin(self, game: str, seed: int) -> Match:
        """The match at the deal, or at the position."""
        if self.position is not None:
            return ludoteca.game(game).position(self.position, seed)
        return ludoteca.game(game).start(self.seats, seed, **self.options)

    def bring(self, match: Match) -> Match:
        """Play on to the moment."""
        for move in self.script:
            match.play(move)
        while match.sequence < self.moves or not self.is_here(match):
            if match.over or match.sequence > LONGEST:
                raise OutOfReachError(f"{match.game.name}/{self.name}: not reached in {match.sequence} moves")
            seat = match.pending[match.sequence % len(match.pending)]
            match.play_steps(seat, decide(bot(self.by), match, seat))
        return match

    def is_here(self, match: Match) -> bool:
        """Whether a match with enough moves stands at the moment."""
        if self.until is not None:
            return self.until(match)
        return self.seat is None or (self.seat in match.pending) == self.mine


def said(id: str, **args: int | str) -> Says:
    """A step as its label names it, without its rule."""
    return Says(id, args=dict(args))


@cache
def bot(name: str) -> Bot:
    """A player by its name, made once."""
    return player(name)


def over(match: Match) -> bool:
    """The match has ended."""
    return match.over


def ended(because: str) -> Until:
    """The match has ended for this reason."""
    return lambda match: match.outcome is not None and match.outcome.because.id == because


def views(test: Callable[[Any], bool], seat: int | None = 0) -> Until:
    """A moment that can be told from what a seat sees: `until=views(lambda view: view.phase == "draw")`."""
    return lambda match: not match.over and bool(test(match.view(seat)))
