"""How a language writes numbers, percentages and lists in the terminal; the page asks the browser (`lib/habits.ts`).

Babel has the habits of every language. Percentages inside sentences stand in the texts, each with its language's sign.
"""

import re
from collections.abc import Sequence
from functools import cache

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from ludoteca.texts.languages import FOLDER, MODEL

NAMED = re.compile(r"^language-locale *= *(\S+)", re.MULTILINE)


@cache
def locale_of(lang: str) -> Locale:
    """By whose habits a language is written: its `language-locale`, or else English ones."""
    found = NAMED.search((FOLDER / lang / "language.ftl").read_text("utf-8"))
    return Locale.parse(found[1], sep="-") if found else locale_of(MODEL)


def number(value: float, lang: str, *, digits: int = 0) -> str:
    """A number with this many decimals: "1,234.5", "1.234,5"."""
    return format_decimal(value, f"#,##0{decimals(digits)}", locale=locale_of(lang))


def percent(share: float, lang: str, *, digits: int = 0) -> str:
    """A share of 1 as a percentage with this many decimals: "12.5%", "12,5 %"."""
    locale = locale_of(lang)
    return format_percent(
        share, locale.percent_formats[None].pattern.replace("0", f"0{decimals(digits)}"), locale=locale
    )


def decimals(digits: int) -> str:
    """The end of a pattern of numbers."""
    return f".{'0' * digits}" if digits else ""


def listed(items: Sequence[str], lang: str) -> str:
    """A list as it is spoken: "a, b and c"."""
    return format_list(items, "standard", locale_of(lang)) if items else ""


def either(items: Sequence[str], lang: str) -> str:
    """A choice as it is spoken: "a, b or c"."""
    return format_list(items, "or", locale_of(lang)) if items else ""
