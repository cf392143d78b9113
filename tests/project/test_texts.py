"""Every language says the same things: same files, same ids, same values spoken of, nothing unreadable."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests.project.tree import ROOT

TEXTS = ROOT / "src" / "ludoteca" / "texts"
LANGUAGES = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
MODEL = "en"


class Values(Visitor):
    """Collects the values that a text speaks of."""

    def __init__(self) -> None:
        """Nothing found yet."""
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # found by this name
        """Called by the walk for every `{ $value }`."""
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The ids of a file's messages, and the values that each one speaks of."""
    found = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name} cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name} says {entry.id.name} twice"
            values = Values()
            values.visit(entry)
            found[entry.id.name] = values.found
    return found


def test_italian_and_english_are_there() -> None:
    assert {"en", "it"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_file(language: str) -> None:
    assert {file.name for file in (TEXTS / language).glob("*.ftl")} == {
        file.name for file in (TEXTS / MODEL).glob("*.ftl")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(file.name for file in (TEXTS / MODEL).glob("*.ftl")))
def test_a_file_says_the_same_things_in_every_language(language: str, name: str) -> None:
    here, model = messages(TEXTS / language / name), messages(TEXTS / MODEL / name)
    assert set(here) == set(model)
    invented = {id: values - model[id] for id, values in here.items() if values - model[id]}
    assert not invented, "values that the model language does not know"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_in_two_files(language: str) -> None:
    owner: dict[str, str] = {}
    for file in sorted((TEXTS / language).glob("*.ftl")):
        for id in messages(file):
            assert id not in owner, f"{id} is in {owner[id]} and in {file.name}"
            owner[id] = file.name
