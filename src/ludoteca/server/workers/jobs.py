"""What goes through the pipe between the server and a bot worker: frames of a four-byte length and MessagePack."""

import struct

import msgspec
from msgspec import Struct

LENGTH = struct.Struct("<I")
GO = LENGTH.pack(0)
"""server → worker. The first frame is empty: let us begin."""


class Asked(Struct, frozen=True, array_like=True):
    """What is to be explained: with how many iterations, and the move that was made, where that is known."""

    iterations: int
    made: list[int] | None = None


class Job(Struct, frozen=True, array_like=True):
    """server → worker. Choose a move for this seat in this possible world, or say what speaks for which.

    Without a record there is nothing to choose: a part of the game, named instead of a level, is compiled and is to be
    loaded.
    """

    game: str
    record: bytes
    seat: int
    level: str
    seed: int
    asked: Asked | None = None
    """None: choose a move."""


class Answer(Struct, frozen=True, array_like=True):
    """worker → server. The steps of one move, or an explanation. An empty one says that the worker is ready."""

    steps: list[int]
    cut: bool = False
    """Whether the bot ran out of time before its level's work was done."""
    explanation: bytes = b""
    """MessagePack of an `Explanation`."""
    player: str = ""
    """Who has chosen instead, while the search of the game is not compiled."""


def frame(message: Struct) -> bytes:
    """A message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body
