"""Numbers that come from outside: seats, steps, counts, seeds. What is none is refused before a kernel could see it.

`True` is no number here, though Python counts with it; whole numbers of NumPy are.
"""

import operator
import secrets
from typing import Any

import msgspec
import numpy as np

from ludoteca.engine.errors import BadNotation, BadNumber
from ludoteca.engine.saying import Says

MOST = 2**63 - 1
"""The largest number that kernels calculate with."""
SEED_BYTES = 32
DEEPEST = 16
"""Lists within lists in data from outside."""


def whole(name: str, value: Any, least: int = 0, most: int = MOST) -> int:
    """A whole number between two bounds, both included; raises BadNumber with the name of what it was given for."""
    number = as_whole(value)
    if number is None or not least <= number <= most:
        args: dict[str, int | str | list[int]] = {
            "name": name,
            "least": str(least),
            "most": str(most),
            "text": shown(value),
        }
        raise BadNumber(Says("engine-bad-number", args=args))
    return number


def as_whole(value: Any) -> int | None:
    """A whole number of Python's or NumPy's as Python's; None for anything else."""
    if value.__class__ is int:
        number: int = value
        return number
    if isinstance(value, bool | np.bool_ | np.ndarray):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def shown(value: Any, most: int = 40) -> str:
    """What was given instead, short enough for a sentence."""
    try:
        return repr(value)[:most]
    except (ValueError, RecursionError):  # a number of thousands of digits, or what has one in it
        return type(value).__name__


def seat(value: Any, seats: int) -> int:
    """One of the seats of a match."""
    if value.__class__ is int and 0 <= value < seats:
        number: int = value
        return number
    return whole("seat", value, 0, seats - 1)


def viewer(value: Any, seats: int) -> int | None:
    """One of the seats, or None: a spectator."""
    return None if value is None else seat(value, seats)


def step(value: Any) -> int:
    """A number; whether it is a step of the game, and legal, is for the game to say."""
    if value.__class__ is int and -MOST <= value <= MOST:
        number: int = value
        return number
    return whole("step", value, -MOST)


def steps(values: Any) -> tuple[int, ...]:
    """A chain of numbers; whether they are steps of the game, and legal, is for the game to say."""
    if not isinstance(values, list | tuple) and not (isinstance(values, np.ndarray) and values.ndim == 1):
        raise BadNumber(Says("engine-bad-steps", args={"text": shown(values)}))
    return tuple(map(step, values))


def chain(values: tuple[int, ...], most: int) -> tuple[int, ...]:
    """A chain of one or more steps that a game has."""
    if values.__class__ is tuple and values and all(each.__class__ is int and 0 <= each < most for each in values):
        return values
    return tuple(whole("step", value, 0, most - 1) for value in steps(values) or (None,))


def plain_data(value: Any, text: str) -> Any:
    """A decision as plain data: whole numbers as Python's, no booleans; raises BadNotation."""
    if isinstance(value, list | tuple):
        return [plain_data(each, text) for each in value]
    if value is None or isinstance(value, str):
        return value
    number = as_whole(value)
    if number is None or abs(number) > MOST:
        raise BadNotation(Says("engine-bad-move", args={"text": text}))
    return number


def is_text(value: str) -> bool:
    """Whether all characters are whole: half of one cannot be written to a file."""
    return value.isascii() or not any("\ud800" <= each <= "\udfff" for each in value)


def json_data(value: Any, depth: int = 0) -> Any:
    """Data as JSON could hold it, NumPy's numbers as Python's; raises ValidationError for anything else."""
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, str) and not is_text(value):
        raise msgspec.ValidationError(f"Expected text, got {shown(value)}")
    if value is None or isinstance(value, str | bool | int | float):
        return value
    if depth < DEEPEST and isinstance(value, dict):
        return {json_data(key): json_data(each, depth + 1) for key, each in value.items()}
    if depth < DEEPEST and isinstance(value, list | tuple):
        return [json_data(each, depth + 1) for each in value]
    raise msgspec.ValidationError(f"Expected plain data, got {shown(value)}")


def seed_bytes(seed: Any) -> bytes:
    """A 256-bit seed from a number, from bytes, or fresh."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    number = as_whole(seed)
    if number is None or not 0 <= number < 1 << 8 * SEED_BYTES:
        raise BadNumber(Says("engine-bad-seed", args={"text": shown(seed)}))
    return number.to_bytes(SEED_BYTES, "big")
