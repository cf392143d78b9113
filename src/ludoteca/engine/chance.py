"""Chance on record: which rule left what to chance, and what came out, for game files and for whoever checks them.

A game's story names its chances in order; their results are read off a copy of the record's random stream, which must
then stand exactly where the true one stands. A shuffle of n is a list that tells for every place which of the n it
took; a pick is one number.
"""

from typing import Literal

import numpy as np
from msgspec import Struct

from ludoteca.engine import calls
from ludoteca.engine.errors import BrokenInvariant
from ludoteca.engine.record import States, copied, rows


class Chance(Struct, frozen=True):
    """What a rule leaves to chance: a shuffle of n things, or a pick among n."""

    rule: str
    kind: Literal["shuffle", "pick"]
    n: int


class Draw(Struct, frozen=True):
    """A chance and what came out of it, and the number of the move that called for it (0: the deal)."""

    move: int
    rule: str
    kind: Literal["shuffle", "pick"]
    n: int
    result: list[int] | int


def draws(before: States, after: States, move: int, chances: list[Chance]) -> list[Draw]:
    """What came out of the chances between two states, read off a copy of the stream."""
    if not chances and before[0]["rng_drawn"] == after[0]["rng_drawn"]:
        return []
    stream = copied(before)
    drawn = [Draw(move, chance.rule, chance.kind, chance.n, result_of(stream, chance)) for chance in chances]
    if stream[0]["rng_drawn"] != after[0]["rng_drawn"]:
        raise BrokenInvariant(f"move {move} took chance that its story does not name")
    return drawn


def result_of(stream: States, chance: Chance) -> list[int] | int:
    """The next result of a random stream."""
    if chance.kind == "pick":
        return int(calls.pick(rows(stream), 0, chance.n))
    places = np.arange(chance.n, dtype=np.int64)
    calls.permute(rows(stream), 0, places, chance.n)
    result: list[int] = places.tolist()
    return result
