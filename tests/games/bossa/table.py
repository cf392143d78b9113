"""Bossa positions in one line: the fixture language of these tests.

W5 +3-1,3-2 / B3 / a 5-0 2-1 / b 1-1 / pile 4-0

W5 +3-1,3-2     the White die shows 5; one group upwards, of two tiles; - is downwards; groups from the die outwards
a 5-0 2-1       a hand; the tile of this turn is already in it
pile 4-0 2-0    the top of the pile; all tiles not named lie below, the last of them is the one set aside
pile 4-0 only   the whole pile; `pile none` is an empty one: tiles not named are thrown away
used a swap     an action tile that is used; `used b` alone uses all three
keeps a doubler a modifier kept; switches the expansion on
white b         who owns the White line (a unless said)
to-move b       a unless said
"""

from typing import Any

from ludoteca import Match
from ludoteca.games.bossa import GAME
from ludoteca.games.bossa.box import PAIRS

BOSSA = GAME
ACTIONS = ["redraw", "stack", "swap"]


def tile(word: str) -> list[int]:
    """ "3-1" as [3, 1]."""
    return [int(pips) for pips in word.rstrip("*").split("-")]


def arms(line: int, words: list[str], named: list[list[int]]) -> tuple[int, dict[str, list[dict[str, Any]]]]:
    """A die and the groups beside it."""
    die = int(words[0][1:])
    found: dict[str, list[dict[str, Any]]] = {"up": [], "down": []}
    for word in words[1:]:
        arm, step = ("up", 1) if word[0] == "+" else ("down", -1)
        tiles = [tile(name) for name in word[1:].split(",")]
        named += tiles
        value = die + step * (len(found[arm]) + 1)
        group = {"count": len(tiles), "value": value, "tiles": sorted(tiles), "seat": 1, "mod": None, "stacks": []}
        found[arm].append(group)
    return die, found


def position(line: str, **options: Any) -> dict[str, Any]:
    """The line as a whole position in the middle of a turn; options have their JSON names."""
    parts = [part.split() for part in line.split("/")]
    named: list[list[int]] = []
    white, white_arms = arms(0, next(part for part in parts if part[0][0] == "W"), named)
    black, black_arms = arms(1, next(part for part in parts if part[0][0] == "B"), named)
    words = {part[0]: part[1:] for part in parts}
    hands = [sorted(tile(word) for word in words[letter]) for letter in "ab"]
    top = words.get("pile", [])
    pile = [tile(word) for word in top if word not in ("only", "none")]
    placed = [*named, *pile, *hands[0], *hands[1]]
    rest = [list(pair) for pair in PAIRS if list(pair) not in placed]
    removed, discards = rest.pop(), []
    if top and top[-1] in ("only", "none"):
        discards = rest
    else:
        pile += rest
    actions = [list(ACTIONS), list(ACTIONS)]
    kept: list[str | None] = [None, None]
    for part in parts:
        if part[0] == "used":
            gone = part[2:] or ACTIONS
            actions["ab".index(part[1])] = [name for name in ACTIONS if name not in gone]
        if part[0] == "keeps":
            kept["ab".index(part[1])] = part[2]
    owner = "ab".index(words.get("white", ["a"])[0])
    active = "ab".index(words.get("to-move", ["a"])[0])
    return {
        "pile": pile,
        "removed": removed,
        "discards": discards,
        "hands": hands,
        "dice": {"W": white, "B": black},
        "chooser": 0 if white > black else 1,
        "owner": {"W": owner, "B": 1 - owner},
        "first": active,
        "lines": {"W": white_arms, "B": black_arms},
        "actions": actions,
        "kept": kept,
        "modifier_used": [False, False],
        "active": active,
        "phase": "move",
        "outcome": None,
        "options": {**({"expansion": True} if any(kept) else {}), **options},
    }


def table(line: str, seed: int = 1, **options: Any) -> Match:
    """A match that goes on from the position of the line."""
    return BOSSA.position(position(line, **options), seed)


def legal(match: Match, beginning: str = "") -> list[str]:
    """The legal moves in notation, without the seat, that begin with some word."""
    return sorted(text for move in match.legal() if (text := move.text[2:]).startswith(beginning))


def opening(white: int, black: int, **options: Any) -> Match:
    """A match whose dice fell like this, before the first decision."""
    for seed in range(2000):
        match = BOSSA.start(2, seed=seed, **options)
        if match.view(None).dice == [white, black]:
            return match
    raise LookupError("no seed rolls these dice")
