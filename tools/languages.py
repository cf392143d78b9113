"""Whether every language says the same things, and nothing else: `python -m tools.languages`, a part of `make check`.

In the complete languages (`COMPLETE` in `texts/languages.py`) nothing may be missing. In any other, what is missing is
counted: it is said in English until somebody translates it. All other faults count everywhere. That sentences come out
well with the values of real games is tested elsewhere (`tests/conformance/test_texts.py`).
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.texts.habits import percent
from ludoteca.texts.languages import COMPLETE, MODEL, found_in

TEXTS = Path(__file__).parents[1] / "src" / "ludoteca" / "texts"
FIRST = COMPLETE[:2]
"""The languages that are written together with the code: what they speak of is given."""
STRAIGHT = re.compile(r"(?<=\w)'(?=\w)")
ID = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])")
ENGLISH = frozenset({"the", "this", "that", "and", "your", "you", "with", "from", "card", "cards", "turn", "hand"})
"""Words that betray a sentence nobody has translated."""
ALIKE = {"de": {"hand"}, "nl": {"hand"}}
"""Words of that list which a language has too."""
FAR, NEAR = re.compile(r"\s%"), re.compile(r"(?<![\u00a0\u202f-])%")
"""Where a percent sign does not belong: after a space, or where no space keeps it to its number, by language."""
LOOSE = re.compile(r" [:;!»]|« ")
"""A mark that an ordinary space would let slip to the next line, or away from what it quotes."""
TYPED = re.compile(r"`[^`]*`|(?<!\w)--?\w[\w-]*|\bludoteca [a-z-]+|\b[a-z]+:[a-z0-9]+")
"""What is typed at a terminal is no language's."""


@dataclass
class Said(Visitor):
    """One message or term: what it speaks of, what it refers to, and its own words."""

    file: str
    values: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 named by fluent.syntax
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.refers.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@dataclass
class Language:
    """Everything that a language says, and what is wrong with its files."""

    code: str
    said: dict[str, Said] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def messages(self) -> set[str]:
        """The ids; terms are a language's own business."""
        return {id for id in self.said if not id.startswith("-")}

    def values(self, id: str, above: frozenset[str] = frozenset()) -> set[str]:
        """What a message speaks of, also in the messages that it is made of. Terms are given nothing."""
        if id not in self.said or id in above or id.startswith("-"):
            return set()
        said = self.said[id]
        return said.values.union(*(self.values(part, above | {id}) for part in said.refers))


def read(folder: Path, code: str) -> Language:
    """A language from its folder."""
    language = Language(code)
    for file in sorted((folder / code).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                language.faults.append(f"{file.name} cannot be read: {(entry.content or '').strip()[:80]}")
            elif isinstance(entry, ast.Message | ast.Term):
                id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if id in language.said:
                    language.faults.append(f"{file.name} says {id}, as {language.said[id].file} does already")
                    continue
                language.said[id] = said = Said(file.name)
                said.visit(entry)
    return language


def faults(language: Language, first: list[Language]) -> Iterator[str]:
    """What is wrong with a language, beside what it does not say yet."""
    model = first[0]
    yield from language.faults
    ids = model.messages.difference(*(ID.findall(text) for said in model.said.values() for text in said.words))
    for id, said in language.said.items():
        where = f"{said.file} {id}"
        if not id.startswith("-"):
            if id not in model.said:
                yield f"{where}: no other language says this"
                continue
            if model.said[id].file != said.file:
                yield f"{where}: stands in {model.said[id].file} elsewhere"
            known = [each.values(id) for each in first if id in each.said]
            spoken = language.values(id)
            if unknown := spoken.difference(*known):
                yield f"{where}: speaks of ${', $'.join(sorted(unknown))}, which is not given"
            if missing := set.intersection(*known) - spoken:
                yield f"{where}: does not speak of ${', $'.join(sorted(missing))}"
        for other in sorted(said.refers - language.said.keys() - model.said.keys()):
            yield f"{where}: refers to {other}, which is not there"
        yield from (f"{where}: {fault}" for fault in wording(language.code, said, ids))


def wording(code: str, said: Said, ids: set[str]) -> Iterator[str]:
    """What is wrong with the words of a message."""
    for text in said.words:
        if STRAIGHT.search(text):
            yield f"an apostrophe that is not one of books: {text.strip()}"
        if LOOSE.search(text):
            yield f"a mark after a space that may break: {text.strip()}"
        if "{" in text or "}" in text:
            yield f"braces as text: {text.strip()}"
        if raw := ids.intersection(ID.findall(text)):
            yield f"the id of a text as text: {', '.join(sorted(raw))}"
        if "%" in text and (FAR if percent(0.5, code) == "50%" else NEAR).search(text):
            yield f"a percent sign that does not stand as in {percent(0.5, code)!r}: {text.strip()}"
        if english := left_in_english(text, code):
            yield f"English: {', '.join(sorted(english))}, in: {text.strip()[:80]}"


def left_in_english(text: str, code: str) -> set[str]:
    """The words of a text that are English, in another language."""
    if code == MODEL:
        return set()
    words = re.findall(r"[^\W\d_]+", TYPED.sub(" ", text).lower())
    return set(ENGLISH.difference(ALIKE.get(code, ())).intersection(words))


def check(folder: Path = TEXTS, complete: tuple[str, ...] = COMPLETE) -> tuple[list[str], list[str]]:
    """What is wrong, and what is worth knowing, a line each."""
    spoken = {code: read(folder, code) for code in found_in(folder)}
    first = [spoken[code] for code in FIRST if code in spoken]
    wrong = [f"{code}: there is no such language" for code in complete if code not in spoken]
    told = []
    for code, language in spoken.items():
        wrong += [f"{code}/{fault}" for fault in faults(language, first)]
        missing = sorted(first[0].messages - language.messages)
        if code in complete:
            wrong += [f"{code}/{first[0].said[id].file} {id}: is missing" for id in missing]
        else:
            share = f"{len(language.messages)} of {len(first[0].messages)} messages"
            told.append(f"{code}: {share}; {len(missing)} are said in English")
    return wrong, told


def main() -> int:
    """Print what is found; fails if something is wrong."""
    wrong, told = check()
    print("\n".join([*told, *wrong, f"{len(found_in(TEXTS))} languages, {len(wrong)} faults"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
