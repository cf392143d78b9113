"""Colours come from palettes: rules of style elsewhere name them.

Drawings are paint and not counted, nor is light and shade: black and white, whole or letting something through.
"""

import re

from tests.project.tree import texts

PALETTES = ("palette.css", "tokens.css")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|(?:rgba?|hsla?|oklch|oklab|lch|lab)\([^)]*\)")
SHADE = re.compile(r"rgb\((?:0 0 0|255 255 255) ?/")
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)


def raw_colours(text: str, *, is_component: bool) -> list[str]:
    """Colours in rules of style that are written as such."""
    rules = "".join(STYLE.findall(text)) if is_component else text
    return [found for found in COLOUR.findall(REMARK.sub("", rules)) if not SHADE.match(found)]


def test_every_colour_stands_in_a_palette() -> None:
    found = {
        str(path): raw
        for path, text in texts().items()
        if path.parts[:2] == ("web", "src") and path.suffix in (".css", ".svelte") and path.name not in PALETTES
        if (raw := raw_colours(text, is_component=path.suffix == ".svelte"))
    }
    assert found == {}


def test_what_counts_as_a_raw_colour() -> None:
    rules = "a { color: #fff; box-shadow: 0 1px rgb(0 0 0 / 0.2); /* #123 */ background: rgb(1 2 3 / 0.5) }"
    assert raw_colours(rules, is_component=False) == ["#fff", "rgb(1 2 3 / 0.5)"]
    assert raw_colours(f'<path fill="#123" /><style>{rules}</style>', is_component=True) == ["#fff", "rgb(1 2 3 / 0.5)"]
