"""Playing on from a point of another match: where a match came from, the position that it begins with, and its proof.

Such a match is practice. Its file names its origin, and whoever has that one can check whether it leads there: hidden
things are as they were, or newly drawn from what one seat knew, and then that seat cannot tell the two apart.
"""

import random
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import Meta, Struct

from ludoteca.engine import calls
from ludoteca.engine.errors import BadPosition, LudotecaError
from ludoteca.engine.gamefile import canonical, sha256
from ludoteca.engine.match import Match
from ludoteca.engine.record import rows
from ludoteca.engine.saying import Says

Kind = Literal["match", "file", "puzzle", "lesson"]
Hidden = Literal["as-were", "redrawn"]
REDRAWS = 40
"""Worlds that are drawn until one has a past that everybody can remember; nearly always the first has."""
SEED_BITS = 62
LONGEST = 80
MOST_MOVES = 100_000


class Origin(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a match was played on from, as its file tells it."""

    kind: Kind
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    """The address of a match, the SHA-256 of a file (`digest`), or the name of a puzzle or a lesson."""
    move: Annotated[int, Meta(ge=0, le=MOST_MOVES)] = 0
    """After how many moves."""
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    """Who played on by hand, and from whose knowledge hidden things were drawn."""
    hidden: Hidden = "as-were"
    instead: Annotated[str, Meta(max_length=LONGEST)] = ""
    """A move that was made there instead of the one that followed, in notation; "" for none."""


def digest(file: dict[str, Any]) -> str:
    """What a file is called where another one goes on from it: SHA-256 of all of it, as it is hashed."""
    return sha256(canonical(file))


def reached(source: Match, move: int, instead: str = "") -> Match:
    """A match as it was after so many moves, or where another move would have led from there."""
    then = source.after_moves(move)
    if instead:
        then = then.copy()
        then.play(instead)
    return then


def redrawn(match: Match, seat: int, dice: random.Random) -> dict[str, Any]:
    """The position with all that a seat cannot know drawn anew, and a past that everybody remembers alike.

    Raises BadPosition if none can be found: where very much has been seen, few others fit.
    """
    game = match.game
    for _ in range(REDRAWS):
        world = Match(game, match.options, match.redealt(seat, dice.getrandbits(SEED_BITS)), match.seed)
        if game.remember is not None and not game.remember(world.states[0], seat, dice):
            continue
        position = world.position()
        try:
            game.position(position, 0)
        except BadPosition:
            continue
        return position
    raise BadPosition(Says("engine-no-redraw"))


def begun(match: Match, origin: Origin, dice: random.Random) -> dict[str, Any]:
    """The position with which a match that goes on from here begins."""
    return match.position() if origin.hidden == "as-were" else redrawn(match, origin.seat, dice)


def leads(source: Match, origin: Origin, position: dict[str, Any]) -> bool:
    """Whether an origin leads to a position: to itself, or to one that the seat cannot tell from it."""
    if origin.move > source.sequence or origin.seat >= source.seats:
        return False
    then = reached(source, origin.move, origin.instead)
    if origin.hidden == "as-were":
        return canonical(then.position()) == canonical(position)
    again = source.game.position(position, 0)
    return again.seats == then.seats and known(again, origin.seat) == known(then, origin.seat)


def known(match: Match, seat: int) -> list[Any]:
    """All that a seat knows of a position: what it sees, and what it remembers as numbers."""
    remembered = np.zeros(match.game.observation_size, np.int64)
    calls.observe(rows(match.states), 0, seat, remembered)
    return [msgspec.to_builtins(match.view(seat)), remembered.tolist()]


def read(value: Any) -> Origin | None:
    """The origin that a file names; None if it cannot be read."""
    try:
        return msgspec.convert(value, Origin)
    except msgspec.ValidationError:
        return None


def is_of(source: dict[str, Any], origin: Origin) -> bool:
    """Whether a file is the match that an origin names."""
    if origin.kind == "match":
        fairness = source.get("fairness")
        return isinstance(fairness, dict) and fairness.get("match") == origin.name
    return origin.kind == "file" and digest(source) == origin.name


def proves(origin: Origin, source: Match, position: dict[str, Any]) -> bool:
    """Whether the match that an origin names leads to a position; a move that cannot be made there leads nowhere."""
    try:
        return leads(source, origin, position)
    except LudotecaError:
        return False
