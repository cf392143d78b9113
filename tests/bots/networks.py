"""Networks that have learnt nothing, for tests: every weight drawn by lot."""

from dataclasses import replace
from pathlib import Path

import numpy as np
from msgspec import structs

from ludoteca import Game
from ludoteca.bots.forward import Network
from ludoteca.bots.network import Header, Made, Shape, blank, packed, shape_of, weights
from ludoteca.engine.players import Searches, needs_network

TOP = 9


def some_shape(game: Game, *, width: int = 16, layers: int = 2) -> Shape:
    """A small network for a game."""
    return shape_of(game, [TOP for _ in game.knowledge.OBSERVATION], width=width, layers=layers)


def drawn_by_lot(shape: Shape, seed: int = 7) -> Network:
    """A network whose weights are drawn by lot, from end to end of what they may be."""
    dice, network = np.random.default_rng(seed), blank(shape)
    for array in weights(network).values():
        most = 127 if array.dtype == np.int8 else 20_000
        array[...] = dice.integers(-most, most + 1, array.shape)
    return network


def kept(game: Game, folder: Path, seed: int = 7) -> Path:
    """The file of such a network."""
    shape, file = some_shape(game), folder / f"{game.name}-{seed}.net"
    file.write_bytes(packed(Header(shape=shape, made=Made(commit="none")), drawn_by_lot(shape, seed)))
    return file


def taught(game: Game, file: Path, iterations: int = 8) -> Game:
    """A game with a diamond that asks the network of a file, whether or not it had one before."""
    levels = {level: plays for level, plays in game.players.levels.items() if not needs_network(plays)}
    levels["diamond"] = Searches(iterations, with_network=True)
    return replace(game, players=structs.replace(game.players, levels=levels, network=str(file)))
