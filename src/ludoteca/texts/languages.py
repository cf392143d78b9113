"""Languages, found by their folders: whoever adds one copies a folder, and it is offered everywhere.

A folder is a language once its `language.ftl` says its name. The page finds the same folders when it is built
(`web/languages.ts`). What a language that is not complete yet lacks is said in English, sentence by sentence.
"""

from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

COMPLETE = ("en", "it", "bg", "de", "es", "fr", "nl")
"""Those in which nothing may be missing: `make check` fails where something is (`tools/languages.py`)."""
MODEL = "en"
"""The language that says what there is to say, and speaks where another is silent."""
FOLDER: Traversable = files("ludoteca.texts")


def found_in(folder: Traversable) -> tuple[str, ...]:
    """The languages whose folders lie here: the complete ones first, then the others by their codes."""
    named = sorted(each.name for each in folder.iterdir() if each.is_dir() and (each / "language.ftl").is_file())
    return (*(code for code in COMPLETE if code in named), *(code for code in named if code not in COMPLETE))


LANGUAGES = found_in(FOLDER)


def first_known(wanted: Iterable[str], known: tuple[str, ...] = LANGUAGES) -> str:
    """The first language somebody wants that is known, English if none is. `de-AT` and `de_AT.UTF-8` are German."""
    for tag in wanted:
        parts = tag.partition(".")[0].lower().replace("_", "-").split("-")
        for end in range(len(parts), 0, -1):
            if "-".join(parts[:end]) in known:
                return "-".join(parts[:end])
    return MODEL


def surroundings(environment: Mapping[str, str]) -> list[str]:
    """The languages that a terminal's surroundings ask for: the strongest variable that is set, no other."""
    return [environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)][:1]
