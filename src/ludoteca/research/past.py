"""What happened in a game, kept so that copies share it: each move points at the one before.

What the seats were told is worked out only when somebody asks.
"""

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from ludoteca.engine.event import Told
from ludoteca.engine.game import Game

Move = tuple[int, tuple[int, ...], bytes]
"""The seat, its steps, and the record after them."""
DEALER = -1
"""Who makes the first move: the deal."""


class Past:
    """All moves up to now. Never changed, so that a copy of it is itself."""

    def __init__(self, before: "Past | None" = None, move: Move | None = None) -> None:
        self.before = before
        self.move = move

    def dealt(self, record: bytes) -> "Past":
        """After the deal."""
        return Past(self, (DEALER, (), record))

    def moved(self, seat: int, steps: tuple[int, ...], record: bytes) -> "Past":
        """After one more move."""
        return Past(self, (seat, steps, record))

    def moves(self) -> list[Move]:
        """All moves, the deal first."""
        found, place = [], self
        while place.before is not None and place.move is not None:
            found.append(place.move)
            place = place.before
        return found[::-1]

    def told_to(self, seat: int, game: Game) -> str:
        """What a seat was told since the deal, as JSON."""
        events, before = [], b""
        for mover, steps, after in self.moves():
            events += [event for told in tell(game, before, mover, steps, after) if (event := told.to(seat))]
            before = after
        return msgspec.json.encode(events).decode()

    def __deepcopy__(self, memo: Any) -> "Past":
        return self

    def __reduce__(self) -> Any:
        return (remembered, (self.moves(),))


def remembered(moves: list[Move]) -> Past:
    """The past of which these are all moves."""
    past = Past()
    for move in moves:
        past = Past(past, move)
    return past


@lru_cache(maxsize=4096)
def tell(game: Game, before: bytes, seat: int, steps: tuple[int, ...], after: bytes) -> list[Told]:
    """What a move led to, and who may know it."""
    record = np.frombuffer(after, game.state)[0]
    if seat == DEALER:
        return game.story.tell_deal(record)
    return game.story.tell(np.frombuffer(before, game.state)[0], seat, steps, record)
