"""Networks that grow and say the same as before: what has learnt all it can hold goes on with more neurons, or rows."""

from pathlib import Path

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from ludoteca.bots.forward import FULL, SHIFT, Network
from ludoteca.bots.network import Shape, blank, is_possible, weights
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.saying import Says

CELL, SLOPE, BIAS = 0.02, 0.15, 0.1
"""How far what a number picks is spread for a new neuron, by itself and along the number; what it says anyway."""


class BadWidth(LudotecaError):
    """A network cannot have such measures, or not from here on."""


def grown(shape: Shape, network: Network, game: Game, tops: list[int], width: int | None) -> tuple[Shape, Network]:
    """The network with rows up to these tops, if a file can hold them, and so many neurons; raises BadWidth."""
    taller, larger = reaching(shape, network, tops)
    if is_possible(taller):
        shape, network = taller, larger
    if width is None or width == shape.width:
        return shape, network
    checked(structs.replace(shape, width=width), game)
    return wider(shape, network, width)


def reaching(shape: Shape, network: Network, tops: list[int]) -> tuple[Shape, Network]:
    """The network with rows for larger numbers: copies of a number's last row, which meant those numbers too."""
    taller = structs.replace(shape, tops=[max(pair) for pair in zip(shape.tops, tops, strict=True)])
    larger = blank(taller)
    for name, given in weights(network).items():
        if name != "table":
            getattr(larger, name)[...] = given
    places = zip(network.first, network.top, larger.top, strict=True)
    larger.table[...] = network.table[
        np.concatenate([first + np.minimum(np.arange(top), last - 1) for first, last, top in places])
    ]
    return taller, larger


def wider(shape: Shape, network: Network, width: int, seed: int = 1) -> tuple[Shape, Network]:
    """The network with so many neurons a layer; the new ones look around, and nobody listens to them yet."""
    dice, old = np.random.default_rng(seed), shape.width
    grown = structs.replace(shape, width=width)
    larger = blank(grown)
    larger.table[:, old:] = spread(dice, shape, width - old)
    larger.table_bias[old:] = round(BIAS * FULL)
    incoming = dice.normal(0, (2 / width) ** 0.5 * (1 << SHIFT), larger.hidden[:, :, old:].shape)
    larger.hidden[:, :, old:] = np.rint(incoming).clip(-FULL, FULL)
    for name, given in weights(network).items():
        getattr(larger, name)[tuple(map(slice, given.shape))] = given
    return grown, larger


def spread(dice: np.random.Generator, shape: Shape, neurons: int) -> NDArray[np.int8]:
    """What the numbers of an observation mean to new neurons."""
    slopes = dice.normal(0, SLOPE, (len(shape.numbers()), neurons))
    parts = np.concatenate([np.arange(1, top + 1) / top for top in shape.numbers()])
    rows = np.repeat(slopes, shape.numbers(), axis=0) * parts[:, None] + dice.normal(0, CELL, (len(parts), neurons))
    found: NDArray[np.int8] = np.rint(rows * FULL).clip(-FULL, FULL).astype(np.int8)
    return found


def checked(shape: Shape, game: Game) -> Shape:
    """A shape whose network can be kept in a file; raises BadWidth."""
    if not is_possible(shape):
        raise BadWidth(Says("cli-learn-too-wide", args={"game": game.name, "width": shape.width}))
    return shape


def no_smaller(shape: Shape, file: Path, width: int | None, layers: int | None) -> None:
    """Raise BadWidth where the network of a file would have to become narrower, or to change its layers."""
    if (width or shape.width) < shape.width or (layers or shape.layers) != shape.layers:
        raise BadWidth(
            Says("cli-learn-other-layers", args={"file": str(file), "width": shape.width, "layers": shape.layers})
        )


def no_wider(shape: Shape, file: Path, width: int | None) -> None:
    """Raise BadWidth where a checkpoint would have to grow: what else it holds would not fit."""
    if width and width > shape.width:
        raise BadWidth(Says("cli-learn-narrower", args={"file": str(file), "width": shape.width}))
