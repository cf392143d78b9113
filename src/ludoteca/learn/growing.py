"""Networks that become wider and say the same as before: what has learnt all it can hold goes on with more neurons."""

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from ludoteca.bots.forward import FULL, SHIFT, Network
from ludoteca.bots.network import Shape, blank, weights

CELL, SLOPE, BIAS = 0.02, 0.15, 0.1
"""How far what a number picks is spread for a new neuron, by itself and along the number; what it says anyway."""


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
