"""All that a course needs to go on, as a file: written whole, and looked through before anything is taken from it.

A file from elsewhere, or one that is damaged, is refused as a whole and left as it is. What no look can tell are
numbers that became other numbers.
"""

import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import torch
from msgspec import Meta, Struct
from torch import Tensor

from ludoteca.bots.network import Shape, blank, fits, is_possible, weights
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.saying import Says
from ludoteca.learn.exam import Mark
from ludoteca.learn.model import Model, Weights

NARROW = tuple(torch.int32 if name.endswith("bias") else torch.int8 for name in Weights._fields)
"""How the weights of past selves are kept: as narrow as they are."""

Count = Annotated[int, Meta(ge=0, le=1 << 53)]


class BadCheckpoint(LudotecaError):
    """A file from which this course cannot go on."""


class Optimizer(Struct, frozen=True):
    """What Adam remembers of earlier updates, for each parameter by its place."""

    state: dict[int, dict[str, Tensor]]


class Checkpoint(Struct, frozen=True):
    """What lies in the file; shape and curve as JSON."""

    shape: str
    model: dict[str, Tensor]
    optimizer: Optimizer
    selves: list[list[Tensor]]
    curve: str
    counts: tuple[Count, Count, Count]
    """Lessons, steps and seconds so far."""
    opponents: str = ""

    def shaped(self) -> Shape:
        """The measures of its network."""
        return msgspec.json.decode(self.shape, type=Shape)

    def marks(self) -> list[Mark]:
        """What the exams said."""
        return msgspec.json.decode(self.curve, type=list[Mark])

    def past(self, device: str) -> list[Weights]:
        """The past selves."""
        return [Weights(*(each.float().to(device) for each in past)) for past in self.selves]


def checkpoint(file: Path, game: Game) -> Checkpoint | None:
    """What a checkpoint holds, nothing if there is none; raises BadCheckpoint if it is another game's or damaged."""
    if not file.exists():
        return None
    try:
        with warnings.catch_warnings(action="ignore"):  # of what it then cannot read
            found = torch.load(file, map_location="cpu", weights_only=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadCheckpoint(Says("engine-network-unreadable", args={"file": str(file), "reason": why})) from error
    except Exception as error:  # PyTorch names no failures: bytes from elsewhere may raise anything in it
        raise bad_checkpoint(file, game) from error
    try:
        known = msgspec.convert(found, Checkpoint)
        known.marks()
        is_sound = is_for(known.shaped(), game) and is_whole(known)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise bad_checkpoint(file, game) from error
    if not is_sound:
        raise bad_checkpoint(file, game)
    return known


def is_for(shape: Shape, game: Game) -> bool:
    """Whether this is the shape of a network that can be, and that speaks the language of a game."""
    return is_possible(shape) and fits(shape, game)


def is_whole(known: Checkpoint) -> bool:
    """Whether every array is there, of its size and kind, and all that is no whole number is a number."""
    with torch.device("meta"):  # sizes alone
        own = dict(Model(known.shaped()).named_parameters())
    moments = [
        {"step": torch.zeros(()), "exp_avg": each, "exp_avg_sq": each} if known.optimizer.state else {}
        for each in own.values()
    ]
    remembered = [known.optimizer.state.get(place, {}) for place in range(len(own))]
    rooms = [array.shape for array in weights(blank(known.shaped())).values()]
    return (
        are_alike(known.model, own)
        and len(known.optimizer.state) in (0, len(own))
        and all(map(are_alike, remembered, moments))
        and all(
            [(each.shape, each.dtype) for each in past] == list(zip(rooms, NARROW, strict=True))
            for past in known.selves
        )
    )


def are_alike(found: dict[str, Tensor], wanted: dict[str, Tensor]) -> bool:
    """Whether two sets of floats have the same names and sizes, and those that were found are numbers."""
    return found.keys() == wanted.keys() and all(
        each.dtype == torch.float32 and each.shape == wanted[name].shape and bool(each.isfinite().all())
        for name, each in found.items()
    )


def narrowed(selves: Iterable[Weights]) -> list[list[Tensor]]:
    """Past selves as they are kept."""
    return [[each.to(kind) for each, kind in zip(past, NARROW, strict=True)] for past in selves]


def save(known: dict[str, Any], file: Path) -> None:
    """Write a checkpoint; it is there whole, or as it was before."""
    beside = file.with_name(f"{file.name}.new")
    torch.save(known, beside)
    beside.replace(file)


def bad_checkpoint(file: Path, game: Game) -> BadCheckpoint:
    """That a file is none for a game."""
    return BadCheckpoint(Says("cli-learn-bad-checkpoint", args={"file": str(file), "game": game.name}))
