"""What `make check` says of languages: what is missing, what is too much, what was left in English.

That the languages of the house have none of these faults is `make check` itself, not a test.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca import texts
from ludoteca.texts import habits
from ludoteca.texts.languages import COMPLETE, LANGUAGES, first_known, found_in
from tools.languages import TEXTS, Language, check, read

FIRST = ("en", "it")
ENGLISH = {
    "language.ftl": "language-name = English\nlanguage-locale = en-GB\n",
    "hare.ftl": """hare-card = { $card ->
    [1] hare
   *[2] fox
}
hare-drew = Draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hare-chased = { hare-card } chases { $name }.
hare-typed = Type ludoteca play, or --from.
""",
}
ITALIAN = {
    "language.ftl": "language-name = Italiano\nlanguage-locale = it\n",
    "hare.ftl": """hare-card = { $card ->
    [1] lepre
   *[2] volpe
}
hare-drew = Pesca: { $count }.
hare-chased = { hare-card } caccia { $name }.
hare-typed = Scrivi ludoteca play, o --from.
""",
}
GERMAN = {
    "language.ftl": "language-name = Deutsch\nlanguage-locale = de\n",
    "hare.ftl": """-hase = Hase
hare-card = { $card ->
    [1] { -hase }
   *[2] Fuchs
}
hare-drew = { $count } auf die Hand.
hare-chased = { hare-card } jagt { $name }.
hare-typed = Tippe ludoteca play oder --from.
""",
}
Folder = Callable[..., Path]


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """A folder of languages: English, Italian, and one more."""

    def make(**more: dict[str, str]) -> Path:
        for code, files in {"en": ENGLISH, "it": ITALIAN, **more}.items():
            (tmp_path / code).mkdir()
            for name, text in files.items():
                (tmp_path / code / name).write_text(text, "utf-8")
        return tmp_path

    return make


def test_a_language_that_says_the_same_has_no_fault(folder: Folder) -> None:
    assert check(folder(de=GERMAN), (*FIRST, "de")) == ([], [])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hare-drew = { $count } auf die Hand.\n", "", "de/hare.ftl hare-drew: is missing"),
        ("-hase", "hare-extra", "de/hare.ftl hare-extra: no other language says this"),
        ("jagt { $name }", "jagt { $whom }", "de/hare.ftl hare-chased: speaks of $whom, which is not given"),
        ("jagt { $name }", "jagt", "de/hare.ftl hare-chased: does not speak of $name"),
        (
            "{ hare-card } jagt",
            "{ hare-cards } jagt",
            "de/hare.ftl hare-chased: refers to hare-cards, which is not there",
        ),
        ("{ hare-card } jagt", "Er jagt", "de/hare.ftl hare-chased: does not speak of $card"),
        ("{ hare-card } jagt", "hare-card jagt", "de/hare.ftl hare-chased: the id of a text as text: hare-card"),
        ("auf die Hand", "geht's", "de/hare.ftl hare-drew: an apostrophe that is not one of books: geht's."),
        ("auf die Hand", "auf !", "de/hare.ftl hare-drew: a mark after a space that may break: auf !."),
        ("auf die Hand", "{ cards", "de/hare.ftl cannot be read: hare-drew = { $count } { cards."),
        ("auf die Hand", "to your hand", "de/hare.ftl hare-drew: English: your, in: to your hand."),
        ("hare-drew =", "hare-card =", "de/hare.ftl says hare-card, as hare.ftl does already"),
    ],
)
def test_a_fault_is_named(folder: Folder, old: str, new: str, said: str) -> None:
    wrong, _ = check(folder(de={**GERMAN, "hare.ftl": GERMAN["hare.ftl"].replace(old, new, 1)}), (*FIRST, "de"))
    assert said in wrong


def test_a_message_in_another_file_is_a_fault(folder: Folder) -> None:
    wrong, _ = check(folder(de={**GERMAN, "fox.ftl": GERMAN["hare.ftl"], "hare.ftl": ""}), (*FIRST, "de"))
    assert "de/fox.ftl hare-drew: stands in hare.ftl elsewhere" in wrong


def test_a_complete_language_that_is_not_there_is_a_fault(folder: Folder) -> None:
    assert check(folder(), (*FIRST, "de")) == (["de: there is no such language"], [])


def test_in_an_eighth_language_what_is_missing_is_counted(folder: Folder) -> None:
    begun = {"language.ftl": "language-name = Esperanto\n", "hare.ftl": "hare-drew = Prenas { $count }.\n"}
    assert check(folder(eo=begun), FIRST) == ([], ["eo: 2 of 6 messages; 4 are said in English"])


def test_an_eighth_language_speaks_english_where_it_is_silent(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = {"language.ftl": "language-name = Esperanto\n", "hare.ftl": "hare-drew = Prenas { $count }.\n"}
    found = folder(eo=begun)
    monkeypatch.setattr(texts, "FOLDER", found)
    monkeypatch.setattr(habits, "FOLDER", found)
    try:
        assert texts.text("hare-drew", "eo", count=3) == "Prenas 3."
        assert texts.text("hare-card", "eo", card=1) == "hare"
    finally:
        texts.bundle_with.cache_clear()
        habits.locale_of.cache_clear()
    assert found_in(found) == ("en", "it", "eo")


def test_a_folder_without_a_name_is_no_language(folder: Folder) -> None:
    assert found_in(folder(de={"hare.ftl": GERMAN["hare.ftl"]})) == FIRST


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["it-IT", "en"], "it"),
        (["xx", "it_CH.UTF-8"], "it"),
        (["pt-BR", "xx-it"], "en"),
        (["pt-BR", "de_AT"], "de"),
        (["EN-gb"], "en"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_is_known_is_spoken(wanted: list[str], language: str) -> None:
    assert first_known(wanted) == language


def test_the_complete_languages_are_there() -> None:
    assert LANGUAGES[: len(COMPLETE)] == COMPLETE


@pytest.fixture(scope="module", params=COMPLETE)
def spoken(request: pytest.FixtureRequest) -> Language:
    """A complete language."""
    return read(TEXTS, request.param)


def test_what_is_said_to_a_person_is_said_of_others_too(spoken: Language) -> None:
    """`X-you` stands for `X` where the seat is one's own: it knows the same values, and names nobody."""
    said = [id for id in spoken.messages if id.endswith("-you") and id.removesuffix("-you") in spoken.messages]
    assert said
    for id in said:
        assert spoken.values(id) <= spoken.values(id.removesuffix("-you")) - {"seat", "who", "by"}, id


def test_what_is_said_to_whoever_does_it_is_said_to_the_others_too(spoken: Language) -> None:
    """`X-self` stands for `X` where one has done it oneself: it knows the same values."""
    own = [id for id in spoken.messages if id.endswith("-self") and id.removesuffix("-self") in spoken.messages]
    assert own
    for id in own:
        assert spoken.values(id) <= spoken.values(id.removesuffix("-self")), id
