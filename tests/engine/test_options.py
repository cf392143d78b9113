"""Options: camelCase in JSON, snake_case in Python, and a refusal that names what is wrong."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from ludoteca import BadOption
from ludoteca.engine.options import OptionInfo, option_list, parse_options, to_json
from ludoteca.engine.saying import Says


class Options(Struct, frozen=True, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """Two options."""

    loud: Annotated[bool, Meta(extra={"rule": "XX-101", "values": [False, True]})] = False
    how_many: Annotated[Literal[1, 3], Meta(extra={"rule": "XX-102", "values": [1, 3]})] = 3


@pytest.mark.parametrize("given", [{"howMany": 1, "loud": True}, {"how_many": 1, "loud": True}])
def test_both_spellings_are_read(given: dict[str, object]) -> None:
    assert parse_options(Options, given) == Options(how_many=1, loud=True)


@pytest.mark.parametrize(
    "given", [{"howMany": 1, "options": {"loud": True}}, {"options": {"how_many": 1, "loud": True}}]
)
def test_options_may_be_given_together_in_a_mapping(given: dict[str, object]) -> None:
    assert parse_options(Options, given) == Options(how_many=1, loud=True)


@pytest.mark.parametrize(
    "given", [{"loud": True, "options": {"loud": False}}, {"loud": True, "options": {"loud": True}}]
)
def test_an_option_is_given_once(given: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        parse_options(Options, given)
    assert refused.value.says == Says("engine-option-twice", args={"name": "loud"})


def test_two_spellings_of_one_option_are_not_two_options() -> None:
    with pytest.raises(BadOption, match="howMany"):
        parse_options(Options, {"howMany": 1, "options": {"how_many": 3}})


def test_what_is_left_out_has_its_default_and_is_written_out() -> None:
    assert to_json(parse_options(Options, {})) == {"loud": False, "howMany": 3}


@pytest.mark.parametrize(
    "given",
    [
        {"howMany": 2},
        {"loud": "yes"},
        {"loud": 1},
        {"loud": None},
        {"quiet": True},
        {"options": [1]},
        {"options": {"options": {}}},
    ],
)
def test_other_values_and_names_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        parse_options(Options, given)
    assert refused.value.says.id == "engine-bad-option"
    assert refused.value.says.args["text"]


def test_the_list_has_name_rule_values_and_default() -> None:
    assert option_list(Options) == [
        OptionInfo("loud", "XX-101", [False, True], False),
        OptionInfo("howMany", "XX-102", [1, 3], 3),
    ]
