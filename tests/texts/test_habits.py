"""Numbers, percentages and lists as each language writes them."""

import pytest

from ludoteca.texts.habits import either, listed, locale_of, number, percent
from ludoteca.texts.languages import LANGUAGES


@pytest.mark.parametrize(
    ("lang", "written"),
    [
        ("en", ("1,234.5", "12.6%", "13%", "a, b and c", "a, b or c")),
        ("it", ("1.234,5", "12,6%", "13%", "a, b e c", "a, b o c")),
        ("de", ("1.234,5", "12,6\N{NO-BREAK SPACE}%", "13\N{NO-BREAK SPACE}%", "a, b und c", "a, b oder c")),
        (
            "fr",
            (
                "1\N{NARROW NO-BREAK SPACE}234,5",
                "12,6\N{NO-BREAK SPACE}%",
                "13\N{NO-BREAK SPACE}%",
                "a, b et c",
                "a, b ou c",
            ),
        ),
        ("bg", ("1\N{NO-BREAK SPACE}234,5", "12,6%", "13%", "a, b и c", "a, b или c")),
    ],
)
def test_each_language_writes_by_its_habits(lang: str, written: tuple[str, ...]) -> None:
    letters = ["a", "b", "c"]
    assert written == (
        number(1234.5, lang, digits=1),
        percent(0.1256, lang, digits=1),
        percent(0.1256, lang),
        listed(letters, lang),
        either(letters, lang),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_names_its_locale(lang: str) -> None:
    assert locale_of(lang).language == lang.partition("-")[0]
    assert listed([], lang) == ""
    assert listed(["a"], lang) == "a"
