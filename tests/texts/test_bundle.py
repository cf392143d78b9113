"""Texts are read when they are said, and say the same as if all had been read at once."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.texts.bundle import Texts
from ludoteca.texts.languages import FOLDER

SOURCE = """# A comment = nothing
-hare = { $case ->
    [of] of the hare
   *[it] hare
}

## Part = nothing
chased = { fox } chases the { -hare }.
ears = The ears { -hare(case: "of") }, { $count ->
    [one] one
   *[other] { $count }
}.

    And a second line.
fox = Fox
broken = { $count
"""


def said(texts: FluentBundle, id: str, **values: int) -> str:
    """A text with its values."""
    pattern = texts.get_message(id).value
    assert pattern is not None
    return str(texts.format_pattern(pattern, values)[0])


def test_a_text_is_read_with_all_that_it_refers_to() -> None:
    texts = Texts("en")
    texts.add(SOURCE)
    assert said(texts, "chased") == "Fox chases the hare."
    assert said(texts, "ears", count=2) == "The ears of the hare, 2.\n\nAnd a second line."
    assert [texts.has_message(id) for id in ("fox", "broken", "-hare", "Part", "nobody")] == [True, *[False] * 4]


def test_whoever_comes_first_is_heard() -> None:
    texts = Texts("en")
    texts.add(SOURCE)
    assert said(texts, "fox") == "Fox"
    texts.add("fox = Wolf\nchased = Nobody\nwolf = Wolf\n")
    assert [said(texts, id) for id in ("fox", "chased", "wolf")] == ["Fox", "Fox chases the hare.", "Wolf"]


@pytest.mark.parametrize("file", ["kariba", "kitsune", "cli"])
def test_every_text_of_a_file_is_found(file: str) -> None:
    source = (FOLDER / "en" / f"{file}.ftl").read_text("utf-8")
    whole, texts = FluentBundle(["en"], use_isolating=False), Texts("en")
    whole.add_resource(FluentResource(source))
    texts.add(source)
    ids = [entry.id.name for entry in FluentResource(source).body if hasattr(entry, "id")]
    assert len(ids) > 50
    for id in ids:
        assert said(texts, id, count=2, card=1) == said(whole, id, count=2, card=1)
