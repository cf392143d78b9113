"""A language that nobody speaks: every text of the English files between ⟦ and ⟧, so that any other words stand out."""

import json
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from playwright.sync_api import BrowserContext, Page

TEXTS = Path(__file__).parents[2] / "src" / "ludoteca" / "texts" / "en"
OPEN, CLOSE = "⟦", "⟧"

FOREIGN = """(names) => {
  const found = new Set();
  const rest = (said) => {
    for (let before = ''; before !== said; ) [before, said] = [said, said.replace(/⟦[^⟦⟧]*⟧/g, ' ')];
    said = said.replace(/\\b[A-Z]{2}-\\d+(\\.\\d+)?\\b/g, ' ').replace(/(?<=\\s)(and|or)(?=\\s)|Σ/g, ' ');
    for (const name of names) said = said.replaceAll(name, ' ');
    return said;
  };
  const look = (said, where) => { if (/\\p{L}/u.test(rest(said))) found.add(`${where}: ${said.trim().slice(0, 60)}`); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('[translate=no], script, style') || !parent.checkVisibility()) continue;
    look(walker.currentNode.data, parent.tagName.toLowerCase());
  }
  for (const attribute of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription'])
    for (const one of document.querySelectorAll(`[${attribute}]`))
      if (!one.closest('[translate=no]')) look(one.getAttribute(attribute), attribute);
  look(document.title, 'title of the page');
  return [...found];
}"""
"""Words on the page that are in no language file; names of people, numbers and numbers of rules are nobody's words."""


@cache
def texts() -> list[str]:
    """The English files of the page, each message wrapped."""
    return [wrapped(file.read_text("utf-8")) for file in sorted(TEXTS.glob("*.ftl")) if file.name != "cli.ftl"]


def wrapped(source: str) -> str:
    """A file with every message between the brackets."""
    resource = parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements = [ast.TextElement(OPEN), *entry.value.elements, ast.TextElement(CLOSE)]
    return serialize(resource)


def speak(context: BrowserContext) -> None:
    """Give the pages of this context the language instead of English."""
    chunk = f"export const texts = {json.dumps(texts())};"
    context.route("**/assets/en-*.js", lambda route: route.fulfill(body=chunk, content_type="text/javascript"))


def foreign(page: Page, names: list[str]) -> list[str]:
    """What the page says that is in no language file."""
    said: list[str] = page.evaluate(FOREIGN, names)
    return said
