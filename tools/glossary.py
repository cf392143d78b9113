"""The words of the games in every complete language, for `docs/glossary.md`: `make glossary`.

A card, a zone or a level has one name everywhere. The table is made from the messages that name it, so it cannot differ
from what is said; whoever translates a sentence looks its words up here.
"""

from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from ludoteca.texts.languages import COMPLETE, MODEL
from tools.languages import TEXTS

PAGE = Path(__file__).parents[1] / "docs" / "glossary.md"
OPENING = """# Glossary

What a thing is called, in every language: a card, a zone or a level has one name everywhere. Made from the texts
themselves (`make glossary`), so it is what the tables say; whoever writes a sentence takes its words from here.
"""
NAMING = {
    "kariba": ("kariba-animal", "kariba-animals"),
    "boss-kito": ("boss-kito-colour", "boss-kito-card", "boss-kito-cards"),
    "bossa": ("bossa-line-name", "bossa-arm-name", "bossa-table-action-name", "bossa-table-token"),
    "kitsune": ("kitsune-card", "kitsune-token", "kitsune-clan"),
    "exploding-kittens": ("exploding-kittens-title",),
}
"""Messages that choose a name by a value; beside these, every heading of a game names a zone."""
LEVELS = "page-metal-"
FILES = ("language", "page", *NAMING, *(f"{game}-table" for game in NAMING))


class Words:
    """What a language calls things."""

    def __init__(self, code: str) -> None:
        self._bundle = FluentBundle([code], use_isolating=False)
        for file in FILES:
            self._bundle.add_resource(FluentResource((TEXTS / code / f"{file}.ftl").read_text("utf-8")))

    def word(self, id: str, values: dict[str, int | str]) -> str:
        """A message with its values."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, id
        said, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, (id, values, errors)
        return str(said)


def messages() -> dict[str, list[ast.TextElement | ast.Placeable]]:
    """What the messages are made of, by their ids."""
    made = {}
    for file in FILES:
        for entry in FluentParser(with_spans=False).parse((TEXTS / MODEL / f"{file}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                made[entry.id.name] = entry.value.elements
    return made


def named(parts: list[ast.TextElement | ast.Placeable]) -> Iterator[dict[str, int | str]]:
    """The values by which a message chooses between names."""
    for part in parts:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            chosen = part.expression.selector
            assert isinstance(chosen, ast.VariableReference)
            for variant in part.expression.variants:
                key = variant.key
                yield {chosen.id.name: key.name if isinstance(key, ast.Identifier) else int(key.value)}


def table(languages: dict[str, Words], rows: list[tuple[str, dict[str, int | str]]]) -> Iterator[str]:
    """A table with a column for each language; what is called alike in all of them stands once."""
    names = [words.word("language-name", {}) for words in languages.values()]
    yield f"| {' | '.join(names)} |"
    yield f"|{'---|' * len(names)}"
    for cells in dict.fromkeys(tuple(words.word(id, values) for words in languages.values()) for id, values in rows):
        yield f"| {' | '.join(cells)} |"


def page() -> str:
    """The whole page."""
    languages = {code: Words(code) for code in COMPLETE}
    made = messages()
    zones = [
        id
        for id, parts in made.items()
        if "-heading-" in id and all(isinstance(each, ast.TextElement) for each in parts)
    ]
    lines = [OPENING]
    for game, ids in NAMING.items():
        rows = [(id, values) for id in ids for values in named(made[id])]
        rows += [(id, {}) for id in zones if id.startswith(f"{game}-")]
        lines += [f"## {languages[MODEL].word(game, {})}", *table(languages, rows), ""]
    lines += ["## Levels of bots", *table(languages, [(id, {}) for id in made if id.startswith(LEVELS)])]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
