"""Every language says the same things: same files, same ids, nothing unreadable."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serialize

from tests.project.tree import ROOT

TEXTS = ROOT / "src" / "ludoteca" / "texts"
LANGUAGES = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
MODEL = "en"
STRAIGHT = re.compile(r"(?<=\w)'(?=\w)")


def messages(file: Path) -> set[str]:
    """The ids of a file's messages; a file that Fluent cannot read, or that says something twice, is a mistake."""
    found: set[str] = set()
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name} cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name} says {entry.id.name} twice"
            found.add(entry.id.name)
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
    assert messages(TEXTS / language / name) == messages(TEXTS / MODEL / name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_in_two_files(language: str) -> None:
    owner: dict[str, str] = {}
    for file in sorted((TEXTS / language).glob("*.ftl")):
        for id in messages(file):
            assert id not in owner, f"{id} is in {owner[id]} and in {file.name}"
            owner[id] = file.name


def values_in(language: str) -> dict[str, set[str]]:
    """The values that each text of a language speaks of, also those that its parts do."""
    entries = {
        entry.id.name: entry
        for file in (TEXTS / language).glob("*.ftl")
        for entry in parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }
    return {name: set(re.findall(r"\$(\w+)", serialize(ast.Resource([entry])))) for name, entry in entries.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_a_person_is_said_of_others_too(language: str) -> None:
    """`X-you` stands for `X` where the seat is one's own: it knows the same values, and names nobody."""
    said = values_in(language)
    for id in messages(TEXTS / language / "you.ftl") - {"you", "you-to"}:
        assert said[id] <= said[id.removesuffix("-you")] - {"seat", "who", "by"}, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_whoever_does_it_is_said_to_the_others_too(language: str) -> None:
    """`X-self` stands for `X` where one has done it oneself: it knows the same values."""
    said = values_in(language)
    own = [id for id in said if id.endswith("-self") and id.removesuffix("-self") in said]
    assert own
    for id in own:
        assert said[id] <= said[id.removesuffix("-self")], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_those_of_books(language: str) -> None:
    for file in (TEXTS / language).glob("*.ftl"):
        lines = enumerate(file.read_text("utf-8").splitlines(), start=1)
        straight = [
            f"{file.name}:{number}: {line}" for number, line in lines if STRAIGHT.search(line) and line[0] != "#"
        ]
        assert straight == []
