"""Table options: typed structs per game, camelCase in JSON, snake_case in Python, each with the rule that allows it."""

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from ludoteca.engine.errors import BadOption
from ludoteca.engine.given import json_data
from ludoteca.engine.saying import Says

Value = bool | int | str
MAPPING = "options"
"""The name under which options may be given together: some are called like something else that is asked for there."""


class OptionInfo(Struct, frozen=True):
    """One option as a table can set it: its name in JSON, the rule behind it, its values and its default."""

    name: str
    rule: str
    values: list[Value]
    default: Value


def option_list(options: type[Struct]) -> list[OptionInfo]:
    """All options of a game, in the order of its option table."""
    hints = get_type_hints(options, include_extras=True)
    return [
        OptionInfo(each.encode_name, **extra_of(hints[each.name]), default=each.default)
        for each in msgspec.structs.fields(options)
    ]


def extra_of(hint: Any) -> dict[str, Any]:
    """The rule and the values that stand beside an option's type."""
    return next(meta.extra for meta in get_args(hint) if isinstance(meta, msgspec.Meta) and meta.extra)


def parse_options(options: type[Struct], given: dict[str, Any]) -> Struct:
    """Options from JSON names or Python names, beside or in MAPPING; raises BadOption with the name at fault."""
    plain: dict[str, Any] = {}
    try:
        for name, value in each_given(options, given):
            if name in plain:
                raise BadOption(Says("engine-option-twice", args={"name": name}))
            plain[name] = value
        return msgspec.convert(plain, options)
    except msgspec.ValidationError as error:
        raise BadOption(Says("engine-bad-option", args={"text": str(error)[:160]})) from error


def each_given(options: type[Struct], given: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every option that is given, by its JSON name, as often as it is."""
    names = json_names(options)
    apart = msgspec.convert(json_data(given), dict[str, Any])
    together = msgspec.convert(apart.pop(MAPPING, {}), dict[str, Any]) if MAPPING not in names else {}
    for part in (apart, together):
        yield from ((names.get(name, name), value) for name, value in part.items())


@cache
def json_names(options: type[Struct]) -> dict[str, str]:
    """The names of a game's options in Python, each with the one in JSON."""
    return {each.name: each.encode_name for each in msgspec.structs.fields(options)}


def to_json(options: Struct) -> dict[str, Value]:
    """Options with their JSON names, defaults written out."""
    plain: dict[str, Value] = msgspec.to_builtins(options)
    return plain
