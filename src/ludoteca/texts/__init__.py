"""Sentences: where ids and values become text for the terminal. Every text stands in `<lang>/*.ftl`, packaged here.

The page has its own renderer over the same files (`web/src/lib/texts.svelte.ts`); both fill in the same values.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ludoteca.engine import given, saying
from ludoteca.engine.plain import plain_line
from ludoteca.engine.saying import Says
from ludoteca.texts.bundle import Texts
from ludoteca.texts.habits import either, listed, locale_of
from ludoteca.texts.languages import COMPLETE, FOLDER, MODEL

LETTERS = "abcdefgh"
"""Seats as notation writes them."""
SEATS = frozenset({"by", "to", "seat"})
"""Values that are seats, shown as names."""
ELSEWHERE = ("page.ftl", "server.ftl", "teaching.ftl", "-minute.ftl", "-lesson.ftl")
"""Ends of files that only a browser ever shows: reading it would make every command slower."""

Value = int | str | list[int]


def bundle(lang: str) -> Texts:
    """All texts of a language."""
    return bundle_with(lang, tuple(saying.PLUGIN_TEXTS))


@cache
def bundle_with(lang: str, brought: tuple[Path, ...]) -> Texts:
    """The texts of the house in a language, then those of games from elsewhere, which overrule none of them."""
    spoken = Texts(str(locale_of(lang)))
    for each in (lang,) if lang in COMPLETE else (lang, MODEL):
        for file in sorted((FOLDER / each).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl") and not file.name.endswith(ELSEWHERE):
                spoken.add(file.read_text("utf-8"))
    for folder in brought:
        for text in texts_in(folder, lang):
            spoken.add(text)
    return spoken


def texts_in(folder: Path, lang: str) -> list[str]:
    """The texts in a folder in a language, then the English ones for what that lacks: whoever comes first is heard."""
    spoken = dict.fromkeys((lang, MODEL))
    return [file.read_text("utf-8") for each in spoken for file in sorted((folder / each).glob("*.ftl"))]


def has(id: str, lang: str) -> bool:
    """Whether a language has a text of this id."""
    return bundle(lang).has_message(id)


def text(id: str, lang: str, **values: int | float | str) -> str:
    """The text of this id with its values filled in; an unknown id shows itself, so that it is noticed."""
    spoken = bundle(lang)
    if not spoken.has_message(id):
        return id
    pattern = spoken.get_message(id).value
    if pattern is None:
        return id
    filled, _ = spoken.format_pattern(pattern, {name: shown(value) for name, value in values.items()})
    return str(filled)


def shown(value: int | float | str) -> int | float | str:
    """A value as a terminal may show it: what a stranger's file calls a move or a player moves no cursor.

    No language's way of writing numbers counts further than kernels do.
    """
    if isinstance(value, str):
        return value if value.isprintable() else plain_line(value)
    return given.shown(value) if isinstance(value, int) and abs(value) > given.MOST else value


def say(says: Says, lang: str, names: Sequence[str] = (), you: int | None = None) -> str:
    """A saying as a sentence: seats become names, lists of seats, scores and cards become words.

    `you` is the seat of whoever reads it: where a sentence is about that one, it is said to a person.
    """
    game = game_of(says.id, lang)
    values = {name: worded(game, name, value, lang, names) for name, value in says.args.items()}
    if you is None:
        return text(says.id, lang, **values)
    if says.args.get("to") == you:
        values["to"] = text("you-to", lang)
    return text(told_to(says, lang, you), lang, **values)


def told_to(says: Says, lang: str, you: int) -> str:
    """The text for whoever reads it: what one does oneself (`-self`), or what happens to one (`-you`)."""
    if says.args.get("by") == you and has(f"{says.id}-self", lang):
        return f"{says.id}-self"
    return f"{says.id}-you" if spoken_of(says) == you and has(f"{says.id}-you", lang) else says.id


def spoken_of(says: Says) -> Value | None:
    """The seat that a sentence is about: its own, the only winner, or to whom something happens."""
    winners = says.args.get("winners")
    if isinstance(winners, list):
        return says.args.get("seat", winners[0] if len(winners) == 1 else None)
    return says.args.get("seat", says.args.get("to"))


def sentence(says: Says, lang: str = "en", names: Sequence[str] = LETTERS) -> str:
    """A saying as a sentence with the number of its rule; whoever has no name goes by the letter of the seat."""
    cited = f" ({says.rule})" if says.rule else ""
    return say(says, lang, names) + cited


def game_of(id: str, lang: str) -> str:
    """The game that a text belongs to: the shortest beginning of its id that knows how to count cards."""
    words = id.split("-")
    names = ("-".join(words[:end]) for end in range(1, len(words)))
    return next((name for name in names if has(f"{name}-counted", lang)), words[0])


def worded(game: str, name: str, value: Value, lang: str, names: Sequence[str]) -> int | str:
    """A value as a text can take it."""
    if isinstance(value, list):
        items = items_of(game, name, value, lang, names)
        return either(items, lang) if name == "counts" else listed(items, lang)
    return name_of(value, names) if name in SEATS and isinstance(value, int) else value


def items_of(game: str, name: str, values: list[int], lang: str, names: Sequence[str]) -> list[str]:
    """The items of a list in words: what they are follows from the list's name."""
    match name:
        case "winners":
            return [name_of(seat, names) for seat in values]
        case "scores":
            return [f"{name_of(seat, names)} {score}" for seat, score in enumerate(values)]
        case "cards":
            counts = sorted(Counter(values).items())
            return [text(f"{game}-counted", lang, card=card, count=count) for card, count in counts]
    return [str(value) for value in values]


def name_of(seat: int, names: Sequence[str]) -> str:
    """Who sits there; without names, the seat's number."""
    return names[seat] if seat < len(names) else str(seat + 1)
