"""Whether a position that was read says nothing but what the record made of it says: no part of it is passed over."""

from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.engine.errors import BadPosition
from ludoteca.engine.saying import Says


def agree(given: Struct, written: Struct, unread: tuple[str, ...] = ()) -> None:
    """Raise BadPosition where a position contradicts the record that was made of it, written down again.

    What was left out follows from the rest, as do parts that are `unread`. The order within lists is not looked at.
    """
    read, again = msgspec.to_builtins(given), msgspec.to_builtins(written)
    differing = [
        name
        for each in msgspec.structs.fields(given)
        if (name := each.encode_name) not in unread
        and not is_left_out(each, getattr(given, each.name))
        and loosely(read[name]) != loosely(again[name])
    ]
    if differing:
        raise BadPosition(Says("engine-position-differs", args={"text": ", ".join(differing)}))


def is_left_out(field: Any, value: Any) -> bool:
    """Whether a part of a position has the value that it has when it is left out."""
    if field.default_factory is not msgspec.NODEFAULT:
        return bool(value == field.default_factory())
    return bool(value == field.default)


def loosely(value: Any) -> Any:
    """A value as it is compared: nothing, zero and false are left out, lists are sorted."""
    if isinstance(value, dict):
        return {key: part for key, each in value.items() if (part := loosely(each))}
    if isinstance(value, list):
        return sorted((part for each in value if (part := loosely(each))), key=repr)
    return value
