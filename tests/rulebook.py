"""Tests cite the rules they show: `@rule("KA-522")` above a test, `marks=rule("KA-522")` in a table of cases.

Citations are read from the sources, so that "is every rule cited?" has the same answer whichever tests are being run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

NUMBER = re.compile(r"[A-Z]{2}-[A-Z]?\d{2,3}")
"""KA-522 is a rule, KA-A03 a ruling, KA-T01 a worked scenario."""


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Says which rules a test shows; the numbers are written out as literals."""
    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise ValueError(f"{number!r} is not a rule's number")
    return pytest.mark.rule(*numbers)


def cited_rules(folder: Path) -> dict[str, list[str]]:
    """For each rule cited in the tests under a folder, the places that cite it, as `file:line`."""
    places: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        for number, line in citations(file.read_text("utf-8")):
            places.setdefault(number, []).append(f"{file.relative_to(folder)}:{line}")
    return places


def citations(source: str) -> Iterator[tuple[str, int]]:
    """Every number in every call of `rule`, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                yield ast.literal_eval(argument), argument.lineno
