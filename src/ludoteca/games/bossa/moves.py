"""Bossa's steps ↔ decisions ↔ notation, both ways.

a white                  seat 0 takes the White line          ["white"]
a W+ 3-2 2-1             places two tiles on White upwards    ["place", "W", "up", [[2, 1], [3, 2]], null]
a B- 1-4*                one tile, the own modifier on it     ["place", "B", "down", [[1, 4]], [1, 4]]
a stack W+1 5-1 1-3      stacks on the group next to the die  ["stack", "W", "up", 0, [[1, 3], [5, 1]], null]
a redraw 6-0             ["redraw", [6, 0]]
a swap 6-0 1-1           own tile, other's tile               ["swap", [6, 0], [1, 1]]
"""

import re
from typing import Any

from ludoteca.engine.errors import BadNotation
from ludoteca.engine.move import Decision
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says
from ludoteca.games.bossa.box import KEEP, MODIFIED, ON_GROUP, PAIRS, PLACE, PLACES, TILE, USE_REDRAW, USE_SWAP

WORDS = ("white", "black", "first", "doubler", "inverter")
ARMS = (("W", "up"), ("W", "down"), ("B", "up"), ("B", "down"))
LAID = re.compile(r"(?:(stack) )?([WB])([+-])([1-5])?((?: [0-6]-[0-6]\*?)+)")
ACTION = re.compile(r"(redraw|swap)((?: [0-6]-[0-6]){1,2})")


def decision_of(steps: tuple[int, ...]) -> Decision:
    """A whole move as data."""
    aim, *rest = steps
    if aim < PLACE:
        return [WORDS[aim]]
    tiles = [list(PAIRS[(step - TILE) % len(PAIRS)]) for step in rest]
    if aim == USE_REDRAW:
        return ["redraw", *tiles]
    if aim == USE_SWAP:
        return ["swap", *tiles]
    marked = next((tile for tile, step in zip(tiles, rest, strict=True) if step >= MODIFIED), None)
    if aim < ON_GROUP:
        return ["place", *ARMS[aim - PLACE], tiles, marked]
    arm, place = divmod(aim - ON_GROUP, PLACES)
    return ["stack", *ARMS[arm], place, tiles, marked]


def steps_of(decision: Decision) -> tuple[int, ...]:
    """The steps of a decision given as data."""
    try:
        match decision:
            case [str(word)] if word in WORDS:
                return (WORDS.index(word),)
            case ["redraw", tile]:
                return (USE_REDRAW, TILE + tile_number(tile))
            case ["swap", own, other]:
                return (USE_SWAP, TILE + tile_number(own), TILE + tile_number(other))
            case ["place", line, arm, [*tiles], marked]:
                return (PLACE + ARMS.index((line, arm)), *tile_steps(tiles, marked))
            case ["stack", line, arm, int(place), [*tiles], marked] if 0 <= place < PLACES:
                return (ON_GROUP + ARMS.index((line, arm)) * PLACES + place, *tile_steps(tiles, marked))
    except (ValueError, TypeError):
        pass
    raise BadNotation(Says("bossa-bad-decision", args={"text": str(decision)[:80]}))


def tile_steps(tiles: list[Any], marked: Any) -> list[int]:
    """Tiles as steps, in ascending order, one of them perhaps under the modifier."""
    under = None if marked is None else tile_number(marked)
    numbers = sorted(tile_number(tile) for tile in tiles)
    if not numbers or len(set(numbers)) < len(numbers) or (under is not None and under not in numbers):
        raise ValueError("tiles are a set")
    return [(MODIFIED if number == under else TILE) + number for number in numbers]


def tile_number(tile: Any) -> int:
    """The number of a tile given as [white, black]."""
    return PAIRS.index(tuple(tile))


def tile_text(tile: Any) -> str:
    """A tile in notation: white-black."""
    return f"{tile[0]}-{tile[1]}"


def format_decision(decision: Decision) -> str:
    """A decision in notation, without the seat."""
    match decision:
        case ["place", line, arm, tiles, marked]:
            return f"{line}{'+' if arm == 'up' else '-'} {laid_text(tiles, marked)}"
        case ["stack", line, arm, place, tiles, marked]:
            return f"stack {line}{'+' if arm == 'up' else '-'}{place + 1} {laid_text(tiles, marked)}"
        case [word, *tiles]:
            return " ".join([word, *map(tile_text, tiles)])
    return ""


def laid_text(tiles: list[Any], marked: Any) -> str:
    """Tiles of a group in notation; the one under the modifier has a star."""
    return " ".join(tile_text(tile) + ("*" if tile == marked else "") for tile in tiles)


def parse_decision(text: str) -> Decision:
    """A decision read from notation, without the seat."""
    if text in WORDS:
        return [text]
    if laid := LAID.fullmatch(text):
        names = laid[5].split()
        tiles = sorted(parse_tile(name) for name in names)
        marked = [parse_tile(name) for name in names if name.endswith("*")]
        arm = "up" if laid[3] == "+" else "down"
        if len(marked) < 2 and bool(laid[1]) == bool(laid[4]):
            token = marked[0] if marked else None
            if laid[1]:
                return ["stack", laid[2], arm, int(laid[4]) - 1, tiles, token]
            return ["place", laid[2], arm, tiles, token]
    if action := ACTION.fullmatch(text):
        tiles = [parse_tile(name) for name in action[2].split()]
        if len(tiles) == (1 if action[1] == "redraw" else 2):
            return [action[1], *tiles]
    raise BadNotation(Says("bossa-bad-notation", args={"text": text[:80]}))


def parse_tile(name: str) -> list[int]:
    """A tile read from notation, a star dropped."""
    return [int(pips) for pips in name.rstrip("*").split("-")]


def label(step: int, s: State | None = None) -> Says:
    """The name of a step, for keys and lists; here it is the same in every position."""
    if step < KEEP:
        return Says(f"bossa-take-{WORDS[step]}", "BO-308")
    if step < PLACE:
        return Says(f"bossa-keep-{WORDS[step]}", "BO-312")
    if step < ON_GROUP:
        line, arm = ARMS[step - PLACE]
        return Says("bossa-place", "BO-610", {"line": line, "arm": arm})
    if step < USE_REDRAW:
        (line, arm), place = ARMS[(step - ON_GROUP) // PLACES], (step - ON_GROUP) % PLACES
        return Says("bossa-stack", "BO-623", {"line": line, "arm": arm, "number": place + 1})
    if step < TILE:
        return Says("bossa-redraw", "BO-621") if step == USE_REDRAW else Says("bossa-swap", "BO-622")
    tile = tile_text(PAIRS[(step - TILE) % len(PAIRS)])
    return (
        Says("bossa-tile", "BO-503", {"tile": tile})
        if step < MODIFIED
        else Says("bossa-marked", "BO-641", {"tile": tile})
    )
