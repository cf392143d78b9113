"""The past of a record in words, in and out, and what it says to each seat.

    ["drew", seat, title]            ["kitten", seat]              ["placed", seat, cards above]
    ["saw", seat, depth, title]      ["shuffled", seat]            ["played", seat, title, cards]
    ["exploded", seat]               ["gave", from, to, title]     ["stolen", from, to, title]
    ["three", asker, asked, title, handed over]                    ["burglar", asker, asked, title, handed over]

A redealt record has forgotten what only other seats knew: null stands there for a title or a place. It can be read so,
but no position is taken that has forgotten something (see `backwards`).
"""

from typing import Any

import msgspec

from ludoteca.engine.record import State, row
from ludoteca.games.exploding_kittens.box import (
    BURGLAR_GOT,
    BURGLAR_LACKED,
    DREW,
    DREW_KITTEN,
    EXPLODED,
    GAVE,
    NOWHERE,
    PLACED,
    PLAYED,
    SAW,
    SHUFFLED,
    STOLEN,
    THREE_GOT,
    THREE_LACKED,
    UNKNOWN,
)
from ludoteca.games.exploding_kittens.moves import CODES, NAMES
from ludoteca.games.exploding_kittens.rules.cards import pile_size

ALONE = {"kitten": DREW_KITTEN, "shuffled": SHUFFLED, "exploded": EXPLODED}
MOVED = {"gave": GAVE, "stolen": STOLEN}
DEMANDED = {
    ("three", True): THREE_GOT,
    ("three", False): THREE_LACKED,
    ("burglar", True): BURGLAR_GOT,
    ("burglar", False): BURGLAR_LACKED,
}
WORDS: dict[int, Any] = {code: word for words in (ALONE, MOVED, DEMANDED) for word, code in words.items()}


def format_past(s: State) -> list[list[Any]]:
    """Everything that happened, the oldest first."""
    return [format_entry(entry) for entry in s["past"][: s["past_size"]].tolist()]


def format_entry(entry: int) -> list[Any]:
    """One thing that happened."""
    kind, seat, value = entry & 15, entry >> 4 & 7, entry >> 7
    title = None if value & 15 == UNKNOWN else NAMES[value & 15] if value & 15 < len(NAMES) else None
    if kind == DREW:
        return ["drew", seat, title]
    if kind == PLACED:
        return ["placed", seat, None if value == NOWHERE else value]
    if kind == SAW:
        return ["saw", seat, value >> 4, title]
    if kind == PLAYED:
        return ["played", seat, title, value >> 4]
    if kind in MOVED.values():
        return [WORDS[kind], seat, value >> 4, title]
    if kind in DEMANDED.values():
        word, handed = WORDS[kind]
        return [word, value >> 4, seat, title, handed]
    return [WORDS[kind], seat]


def parse_past(past: list[list[Any]], s: State) -> None:
    """Write what happened into a record."""
    s["past_size"] = len(past)
    for place, words in enumerate(past):
        s["past"][place] = parse_entry(words, int(s["seats"]))


def parse_entry(words: list[Any], seats: int) -> int:
    """One thing that happened, as the record keeps it."""
    if any(isinstance(word, bool) or (isinstance(word, int) and word < 0) for word in words[:4]):
        raise unreadable(words)
    match words:
        case ["drew", int(seat), title] if seat < seats:
            return entry_of(DREW, seat, title_code(title))
        case ["placed", int(seat), (int() | None) as depth] if seat < seats and 0 <= (depth or 0) < NOWHERE:
            return entry_of(PLACED, seat, NOWHERE if depth is None else depth)
        case ["saw", int(seat), (0 | 1 | 2) as depth, title] if seat < seats:
            return entry_of(SAW, seat, title_code(title, kitten=True) + 16 * depth)
        case ["played", int(seat), title, int(count)] if seat < seats and 1 <= count <= 6:
            return entry_of(PLAYED, seat, title_code(title) + 16 * count)
        case [("gave" | "stolen") as word, int(seat), int(to), title] if seat < seats and 0 <= to < seats:
            return entry_of(MOVED[word], seat, title_code(title) + 16 * to)
        case [("three" | "burglar") as word, int(by), int(seat), title, bool(handed)] if max(by, seat) < seats:
            return entry_of(DEMANDED[word, handed], seat, title_code(title) + 16 * by)
        case [("kitten" | "shuffled" | "exploded") as word, int(seat)] if seat < seats:
            return entry_of(ALONE[word], seat, 0)
    raise unreadable(words)


def unreadable(words: list[Any]) -> msgspec.ValidationError:
    """What is no entry of a past."""
    return msgspec.ValidationError(f"`past` cannot hold {str(words)[:60]}")


def title_code(title: Any, kitten: bool = False) -> int:
    """The code of a title; null is one that has been forgotten."""
    if title is None:
        return UNKNOWN
    code = CODES.get(title) if isinstance(title, str) else None
    if code is None or (title == "EK" and not kitten):
        raise msgspec.ValidationError(f"`past` cannot name {str(title)[:40]}")
    return code


def entry_of(kind: int, seat: int, value: int) -> int:
    """An entry as `rules.cards.note` writes it."""
    return kind + 16 * seat + 128 * value


def private_log(s: State, seat: int) -> list[list[Any]]:
    """What one seat was shown: ["saw", titles], ["gave" or "got", title, other], ["placed", index, pile size after]."""
    log: list[list[Any]] = []
    size = int(pile_size(row(s)))
    for entry in reversed(format_past(s)):
        kind = entry[0]
        if kind == "placed":
            if entry[1] == seat:
                log.append(["placed", entry[2], size])
            size -= 1
        elif kind in ("drew", "kitten"):
            size += 1
        elif kind == "saw" and entry[1] == seat:
            if log and log[-1][0] == "saw" and not log[-1][2]:
                log[-1][1].insert(0, entry[3])
            else:
                log.append(["saw", [entry[3]], False])
            log[-1][2] = entry[2] == 0
        elif kind in ("gave", "stolen", "three", "burglar"):
            log += handed_log(entry, seat)
    return [each[:2] if each[0] == "saw" else each for each in reversed(log)]


def handed_log(entry: list[Any], seat: int) -> list[list[Any]]:
    """A card that changed hands, as giver and receiver remember it."""
    giver, receiver = (entry[1], entry[2]) if entry[0] in ("gave", "stolen") else (entry[2], entry[1])
    if seat not in (giver, receiver) or entry[-1] is False:
        return []
    return [["gave", entry[3], receiver] if seat == giver else ["got", entry[3], giver]]


def public_log(s: State) -> list[list[Any]]:
    """EK-410: demands and whether they were met, in order."""
    return [entry for entry in format_past(s) if entry[0] in ("three", "burglar")]
