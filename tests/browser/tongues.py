"""Which languages a browser test speaks: a few on every run, all of them in the proofs."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from ludoteca.texts.habits import locale_of
from ludoteca.texts.languages import COMPLETE, MODEL
from tools.languages import TEXTS, left_in_english, read


def drawn(code: str) -> list[Path]:
    """The texts that stand on tables and in rooms."""
    return [TEXTS / code / "page.ftl", *(TEXTS / code).glob("*-table.ftl")]


def letters(code: str) -> int:
    """How much room a language needs."""
    return sum(len(file.read_text("utf-8")) for file in drawn(code))


def weight(code: str) -> int:
    """How much of a language has to be fetched."""
    return sum(file.stat().st_size for file in drawn(code))


def locale(code: str) -> str:
    """The language as a browser asks for it."""
    return str(locale_of(code)).replace("_", "-")


SAID = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest('[translate=no], script, style')) found.push(walker.currentNode.data);
  for (const attribute of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription'])
    for (const one of document.querySelectorAll(`[${attribute}]`)) found.push(one.getAttribute(attribute));
  return found;
}"""


@cache
def ids() -> frozenset[str]:
    """What no page may show instead of a sentence."""
    return frozenset(
        id for id in read(TEXTS, MODEL).messages if "-" in id and id.islower()
    )  # rules go by their numbers


def unspoken(page: Page, language: str) -> list[str]:
    """What a page says, or tells a screen reader, that is no sentence of its language."""
    said = {each.strip() for each in page.evaluate(SAID)}
    return sorted(
        each for each in said if each in ids() or "{" in each or "undefined" in each or left_in_english(each, language)
    )


LONGEST = sorted(COMPLETE, key=letters)[-2:]
HEAVIEST = max(COMPLETE, key=weight)
