"""What a seat knows as numbers, each computed anew from the position and the steps of the move begun."""

from itertools import combinations
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.bossa.box import MODIFIED, ON_GROUP, PAIRS, PLACE, PLACES, TILE, USE_REDRAW
from tests.games.bossa.table import BOSSA
from tests.games.walk import observed, walk
from tests.rulebook import rule

TABLES: list[dict[str, Any]] = [
    {},
    {"expansion": True, "groupCount": "sameOrOneOff"},
    {"expansion": True, "groupCount": "free", "modifierChoice": "firstPlayerFirst"},
    {"expansion": True, "groupCount": "free", "modifierChoice": "secondPlayerFirst"},
]
SEALED = "simultaneous"


def bits(tiles: list[tuple[int, int]]) -> list[int]:
    """27 numbers, 1 for each of these tiles."""
    return [int(pair in tiles) for pair in PAIRS]


def waiting(p: dict[str, Any]) -> list[int]:
    """The seats that may decide (section 10)."""
    if p["phase"] == "over":
        return []
    if p["phase"] != "modifier":
        return [p["active"]]
    without = [seat for seat in range(2) if p["kept"][seat] is None]
    order = p["options"]["modifierChoice"]
    if order == SEALED or len(without) < 2:
        return without
    return [p["first"] if order == "firstPlayerFirst" else 1 - p["first"]]


def arms_of(p: dict[str, Any]) -> list[tuple[int, list[dict[str, Any]], int]]:
    """The four arms: the line's number, the groups, the value that continues them."""
    found = []
    for number, line in enumerate("WB"):
        for arm, way in (("up", 1), ("down", -1)):
            groups = p["lines"][line][arm]
            found.append((number, groups, (groups[-1]["value"] if groups else p["dice"][line]) + way))
    return found


def pips_of(p: dict[str, Any], seat: int, line: int, step: int) -> int:
    """What a tile counts in a line, under the seat's modifier if the step says so."""
    pair = PAIRS[(step - TILE) % len(PAIRS)]
    if step < MODIFIED:
        return pair[line]
    return 2 * pair[line] if p["kept"][seat] == "doubler" else pair[1 - line]


def missing(p: dict[str, Any], seat: int, chain: tuple[int, ...]) -> int:
    """The pips that the move begun still needs."""
    if not chain or chain[0] >= USE_REDRAW:
        return 0
    arm, place = (chain[0] - PLACE, -1) if chain[0] < ON_GROUP else divmod(chain[0] - ON_GROUP, PLACES)
    line, groups, following = arms_of(p)[arm]
    value: int = following if place < 0 else groups[place]["value"]
    return value - sum(pips_of(p, seat, line, step) for step in chain[1:])


def sums_of(tiles: list[tuple[int, int]], line: int) -> set[tuple[int, int]]:
    """Every sum that some of these tiles make in a line, with how many of them do (BO-503, BO-504)."""
    pips = [tile[line] for tile in tiles if tile[line] > 0]
    return {(sum(some), count) for count in range(1, len(pips) + 1) for some in combinations(pips, count)}


def few_of(tiles: list[tuple[int, int]], line: int) -> list[int]:
    """For 1 to 12 pips, whether one, two and three of these tiles make them."""
    sums = sums_of(tiles, line)
    return [sum(1 << count - 1 for count in (1, 2, 3) if (pips, count) in sums) for pips in range(1, 13)]


def goes_on(p: dict[str, Any], arm: tuple[int, list[dict[str, Any]], int], tiles: list[tuple[int, int]]) -> int:
    """Whether these tiles make the group that continues an arm (BO-505 to BO-509)."""
    line, groups, following = arm
    counts = {count for pips, count in sums_of(tiles, line) if pips == following <= 12}
    if not groups:
        return int(bool(counts & {1, 2}))
    beside, kind = groups[-1]["count"], p["options"]["groupCount"]
    same = {beside} if kind == "sameOrOneOff" else set()
    return int(bool(counts if kind == "free" else counts & {beside - 1, beside + 1, *same}))


def known(match: Match, seat: int, chain: tuple[int, ...]) -> dict[str, list[int]]:
    """Every part of OBSERVATION, from the position alone."""
    p = match.position()
    other, mine = 1 - seat, p["active"] == seat
    is_open = p["phase"] not in ("choose", "colour")
    groups = [group for _, arm, _ in arms_of(p) for group in arm]
    stacks = [stack for group in groups for stack in group["stacks"]]
    seen = [*p["hands"][seat], *p["discards"], *(tile for part in (*groups, *stacks) for tile in part["tiles"])]
    seen += p["hands"][other] if is_open else []
    chosen = [PAIRS[(step - TILE) % len(PAIRS)] for step in chain[1:]] if mine else []
    free = [[tile for tile in p["hands"][seat] if tile not in chosen], p["hands"][other] if is_open else []]
    own = 0 if p["owner"]["W"] in (None, seat) else 1
    arms = arms_of(p)[2 * own :] + arms_of(p)[: 2 * own]
    cells = [
        (arm[place]["value"], arm[place]["count"]) if place < len(arm) else (0, 0)
        for _, arm, _ in arms
        for place in range(6)
    ]
    sealed = p["phase"] == "modifier" and p["options"]["modifierChoice"] == SEALED
    tokens = [
        int(p["kept"][who] == token and not p["modifier_used"][who] and not (sealed and who == other))
        for who in (seat, other)
        for token in ("doubler", "inverter")
    ]
    return {
        "hand": bits(p["hands"][seat]),
        "other hand": bits(p["hands"][other] if is_open else []),
        "unseen": [1 - bit for bit in bits(seen)],
        "chosen": bits(chosen),
        "groups": [len(arm) for _, arm, _ in arms],
        "next": [max(0, value) for _, _, value in arms],
        "neighbour": [arm[-1]["count"] if arm else 0 for _, arm, _ in arms],
        "stackable": [number for cell in cells for number in cell],
        "dice": [p["dice"]["WB"[own]], p["dice"]["BW"[own]]],
        "own line": [int(p["owner"]["W"] == seat), int(p["owner"]["B"] == seat)],
        "actions": [int(name in p["actions"][who]) for who in (seat, other) for name in ("redraw", "swap", "stack")],
        "modifiers": tokens,
        "pile": [len(p["pile"])],
        "phase": [int(p["phase"] == phase) for phase in ("choose", "colour", "modifier", "move")],
        "my turn": [int(seat in waiting(p))],
        "aim": [chain[0] if chain and mine else 0],
        "need": [missing(p, seat, chain) if mine else 0],
        "sums": [number for tiles in free for line in (own, 1 - own) for number in few_of(tiles, line)],
        "goes on": [goes_on(p, arm, tiles) for tiles in free for arm in arms],
    }


@rule("BO-311", "BO-401", "BO-402", "BO-403", "BO-404", "BO-405", "BO-406")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_number_follows_from_what_lies_on_the_table(options: dict[str, Any]) -> None:
    phases = set()
    for seed in range(4):
        match = BOSSA.start(2, seed=seed, **options)
        for chain in walk(match, seed):
            for seat in range(2):
                assert observed(match, seat) == known(match, seat, chain)
            phases.add(match.position()["phase"])
    assert phases >= {"choose", "move", "over"}
