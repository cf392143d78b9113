"""Networks: what they are made of, and the files in which they lie.

    ludoteca-network 2                  the kind of file and its version
    {"game": "chess", …}                one line of JSON: whose it is, its shape, and what made it
    …                                   the arrays of `Network`, one after the other, little-endian, deflated

Files of version 1 hold the arrays as they are, and are read too. A file is read as numbers and nothing else, so that
one from a stranger can play badly and do nothing worse.
"""

import zlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludoteca.bots.forward import Network
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.mirror import Mirror
from ludoteca.engine.saying import Says

MAGIC = b"ludoteca-network 2\n"
PLAIN = b"ludoteca-network 1\n"
"""How a file begins, and how one of the first version does; both are as long."""
LARGEST = 4_000_000
"""No file is larger; those of the house keep to 600 KB."""
LONGEST_WORD = 200
"""What a file says of itself is told no further."""
MOST_NUMBERS = 1 << 14
"""No observation has more numbers: each takes room before anybody asks whose the file is."""
BEST = 9
"""How hard files are deflated: weights take four fifths of their room, whoever reads them waits for milliseconds."""
WIDEST = 1024
"""Sums of a layer of so many neurons still fit into 24 bits, which PyTorch's floats hold exactly."""


class BadNetwork(LudotecaError):
    """A file that holds no network for the game it is asked about."""


class Made(Struct, frozen=True, kw_only=True):
    """What made a network: enough to make it again, or to know what it is worth."""

    commit: str = ""
    date: str = ""
    steps: int = 0
    """Steps that it has learnt from."""
    seconds: int = 0
    machine: str = ""
    opponents: str = ""
    """Whom it has learnt against, in words."""
    exam: dict[str, list[float]] = {}
    """Shares of the victory against players of the house, and how far each may be off (95 %)."""


class Shape(Struct, frozen=True, kw_only=True):
    """The measures of a network, and for which game it was made."""

    game: str
    version: int
    """The game's version, and below the names and sizes of what it observes: another layout is another language."""
    observation: list[tuple[str, int]]
    tops: list[int]
    """The largest number that has a row of its own in each part of the observation; larger ones count as that."""
    width: int
    layers: int
    steps: int
    seats: int
    flag: int = -1
    """Which number tells that the game is seen from its other side, and below what each step is called there."""
    mirror: list[int] = []

    def numbers(self) -> list[int]:
        """The top of every single number."""
        return [top for top, (_, size) in zip(self.tops, self.observation, strict=True) for _ in range(size)]

    def rows(self) -> int:
        """How many rows the table has."""
        return sum(top * size for top, (_, size) in zip(self.tops, self.observation, strict=True))


class Header(Struct, frozen=True, kw_only=True):
    """The line of JSON in a file."""

    shape: Shape
    made: Made


class Desk(NamedTuple):
    """Room for one thought."""

    seen: NDArray[np.int64]
    now: NDArray[np.int32]
    then: NDArray[np.int32]
    preferences: NDArray[np.int32]
    values: NDArray[np.int32]
    out: NDArray[np.int64]


def desk(shape: Shape) -> Desk:
    """Room for the thoughts of a network of this shape."""
    return Desk(
        np.zeros(len(shape.numbers()), np.int64),
        np.zeros(shape.width, np.int32),
        np.zeros(shape.width, np.int32),
        np.zeros(shape.steps, np.int32),
        np.zeros(shape.seats, np.int32),
        np.zeros(shape.steps, np.int64),
    )


def shape_of(game: Game, tops: list[int], *, width: int, layers: int) -> Shape:
    """The shape of a network for a game."""
    return Shape(
        game=game.name,
        version=game.version,
        observation=[(name, size) for name, size, _ in game.knowledge.OBSERVATION],
        tops=tops,
        width=width,
        layers=layers,
        steps=game.steps,
        seats=game.seats[-1],
        flag=game.mirror.flag,
        mirror=list(game.mirror.steps),
    )


def blank(shape: Shape) -> Network:
    """A network that knows nothing."""
    tops = np.array(shape.numbers(), np.int64)
    width, layers = shape.width, shape.layers
    return Network(
        np.cumsum(tops) - tops,
        tops,
        np.full(1, shape.flag, np.int64),
        np.array(shape.mirror or range(shape.steps), np.int64),
        np.zeros((int(tops.sum()), width), np.int8),
        np.zeros(width, np.int32),
        np.zeros((layers, width, width), np.int8),
        np.zeros((layers, width), np.int32),
        np.zeros((width, shape.steps), np.int8),
        np.zeros(shape.steps, np.int32),
        np.zeros((width, shape.seats), np.int8),
        np.zeros(shape.seats, np.int32),
    )


def weights(network: Network) -> dict[str, NDArray[Any]]:
    """The arrays that a file holds, in its order; the four first follow from the shape."""
    return {name: getattr(network, name) for name in Network._fields[4:]}


def packed(header: Header, network: Network) -> bytes:
    """The file of a network."""
    arrays = [array.astype(array.dtype.newbyteorder("<")).tobytes() for array in weights(network).values()]
    return b"".join((MAGIC, msgspec.json.encode(header), b"\n", zlib.compress(b"".join(arrays), BEST)))


def unpacked(file: bytes) -> tuple[Header, Network]:
    """What a file holds; raises BadNetwork if it is damaged or something else."""
    kind, content = file[: len(MAGIC)], file[len(MAGIC) :]
    if kind not in (MAGIC, PLAIN) or len(file) > LARGEST:
        raise bad("engine-network-strange")
    line, _, rest = content.partition(b"\n")
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise bad("engine-network-damaged") from error
    if not is_possible(header.shape):
        raise bad("engine-network-damaged")
    network = blank(header.shape)
    arrays = weights(network)
    size = sum(array.nbytes for array in arrays.values())
    if kind == MAGIC:
        rest = inflated(rest, size)
    if len(rest) != size:
        raise bad("engine-network-damaged")
    for array in arrays.values():
        here, rest = rest[: array.nbytes], rest[array.nbytes :]
        array[...] = np.frombuffer(here, array.dtype.newbyteorder("<")).reshape(array.shape)
    return header, network


def inflated(packed: bytes, size: int) -> bytes:
    """What was deflated, if it is so many bytes and ends there; raises BadNetwork. No more room is taken than that."""
    reader = zlib.decompressobj()
    try:
        whole = reader.decompress(packed, size + 1)
    except zlib.error as error:
        raise bad("engine-network-damaged") from error
    if not reader.eof or reader.unused_data:
        raise bad("engine-network-damaged")
    return whole


def is_possible(shape: Shape) -> bool:
    """Whether the measures are those of a network at all, before room is made for it."""
    sizes = [size for _, size in shape.observation]
    return (
        len(shape.tops) == len(sizes)
        and all(0 < size <= WIDEST for size in sizes)
        and sum(sizes) <= MOST_NUMBERS
        and all(0 < top <= WIDEST for top in shape.tops)
        and 0 < shape.width <= WIDEST
        and 0 <= shape.layers <= 8
        and 0 < shape.steps <= 1 << 16
        and 0 < shape.seats <= 8
        and Mirror(shape.flag, tuple(shape.mirror)).holds(sum(sizes), shape.steps)
        and (shape.rows() + shape.layers * shape.width + shape.steps + shape.seats) * shape.width <= LARGEST
    )


def fits(shape: Shape, game: Game) -> bool:
    """Whether a network speaks the language of a game: what it observes, its steps and its seats."""
    return shape == shape_of(game, shape.tops, width=shape.width, layers=shape.layers)


@cache
def read(path: Path) -> tuple[Header, Network]:
    """A network from its file, read once; raises BadNetwork."""
    try:
        with path.open("rb") as file:
            return unpacked(file.read(LARGEST + 1))
    except OSError as error:
        raise bad("engine-network-unreadable", file=str(path), reason=error.strerror or str(error)) from error


def bad(id: str, **args: str) -> BadNetwork:
    """Why a file is no network."""
    return BadNetwork(Says(id, args={name: text[:LONGEST_WORD] for name, text in args.items()}))
