"""Table options: typed structs per game, camelCase in JSON, snake_case in Python, each with the rule that allows it."""

from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from ludoteca.engine.errors import BadOption
from ludoteca.engine.given import json_data
from ludoteca.engine.saying import Says

Value = bool | int | str


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
    """Options from JSON names or Python names; raises BadOption with the name at fault."""
    names = json_names(options)
    try:
        plain = msgspec.convert(json_data(given), dict[str, Any])
        return msgspec.convert({names.get(name, name): value for name, value in plain.items()}, options)
    except msgspec.ValidationError as error:
        raise BadOption(Says("engine-bad-option", args={"text": str(error)[:160]})) from error


@cache
def json_names(options: type[Struct]) -> dict[str, str]:
    """The names of a game's options in Python, each with the one in JSON."""
    return {each.name: each.encode_name for each in msgspec.structs.fields(options)}


def to_json(options: Struct) -> dict[str, Value]:
    """Options with their JSON names, defaults written out."""
    plain: dict[str, Value] = msgspec.to_builtins(options)
    return plain
