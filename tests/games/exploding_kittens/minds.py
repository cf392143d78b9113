"""What a seat remembers about cards it cannot see, in one line: what `knowledge.memory` works with.

b skip ?2 no-otta1 / c ?1 ~skip / pile see ?3 / unseen otta skip2

b skip ?2        one Skip is known in that hand, two cards are unknown
no-otta1         one of the unknown cards is surely no Ottagogatto
~skip            the Skip may have come or gone in a hidden move
unseen otta      the cards that have not been located
"""

import re
from fractions import Fraction
from typing import Any

import numpy as np

from ludoteca.engine.record import State, row
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.box import TITLES
from ludoteca.games.exploding_kittens.moves import CODES, NAMES
from tests.games.exploding_kittens.fates import untouched
from tests.games.exploding_kittens.table import text, titles

Minds = dict[str, Fraction]
"""How likely each mind is."""
HOLDER_NAMES = [*"abcde", "pile"]


def counts(packed: int, bits: int = 4) -> list[str]:
    """Titles from so many bits each; bits beyond the last title belong to nothing."""
    assert 0 <= packed < 1 << bits * TITLES
    return [NAMES[title] for title in range(TITLES) for _ in range(packed >> bits * title & (1 << bits) - 1)]


def packed(cards: list[str], bits: int = 4) -> int:
    """Titles as so many bits each."""
    return sum(1 << bits * CODES[card] for card in cards)


def mind(s: State) -> str:
    """What is in the working space of a record."""
    parts = []
    for name, known, stale, drifting, blank in zip(
        HOLDER_NAMES, *(s[field].tolist() for field in ("known", "stale", "drifting", "blank")), strict=True
    ):
        words = [text(counts(known)), f"?{blank}" if blank else ""]
        lacked = counts(stale, 5)
        words += [f"no-{card.lower()}{lacked.count(card)}" for card in sorted(set(lacked))]
        words += [f"~{card.lower()}" for card in sorted(counts(drifting, 1))]
        parts += [" ".join([name, *filter(None, words)])] if any(words) else []
    pool = text(counts(int(s["pool"])))
    return " / ".join(parts + ([f"unseen {pool}"] if pool else []))


def minded(line: str) -> State:
    """A record with nothing but this in its working space."""
    s = np.zeros(1, GAME.state)[0]
    for name, *words in (part.split() for part in line.split("/") if part.strip()):
        cards = titles([word for word in words if word[0] not in "?~" and not word.startswith("no-")])
        if name == "unseen":
            s["pool"] = packed(cards)
            continue
        holder = HOLDER_NAMES.index(name)
        s["known"][holder] = packed(cards)
        s["blank"][holder] = sum(int(word[1:]) for word in words if word[0] == "?")
        s["drifting"][holder] = packed(titles([word[1:] for word in words if word[0] == "~"]), 1)
        for title, count in re.findall(r"no-([a-z]+)(\d+)", " ".join(words)):
            s["stale"][holder] += packed(titles([title]), 5) * int(count)
    return untouched(s)


def after(line: str, kernel: Any, *values: Any) -> tuple[Any, str]:
    """What a kernel returns and leaves behind, from what was remembered before."""
    s = minded(line)
    result = kernel(row(s), *values)
    return result, mind(s)


def likely(*lines: str) -> Minds:
    """Minds as they are written, each with its likelihood before it, as in "2/3 b skip ?1 / c ?2"; alone it is sure."""
    parts = [line.split(" ", 1) if line[0].isdecimal() else ["1", line] for line in lines]
    return {mind(minded(line)): Fraction(share) for share, line in parts}
