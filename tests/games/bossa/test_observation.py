"""What a seat knows as numbers, each computed anew from the position and the steps of the move begun."""

from itertools import combinations
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.bossa.box import MODIFIED, ON_GROUP, PAIRS, PLACE, PLACES, TILE, USE_REDRAW
from tests.games.bossa.table import BOSSA
from tests.games.walk import legal_steps, observed, walk
from tests.rulebook import rule

TABLES: list[dict[str, Any]] = [
    {},
    {"expansion": True, "groupCount": "sameOrOneOff"},
    {"expansion": True, "groupCount": "free", "modifierChoice": "firstPlayerFirst"},
    {"expansion": True, "groupCount": "free", "modifierChoice": "secondPlayerFirst"},
]
SEALED = "simultaneous"


def bits(tiles: list[tuple[int, int]], own: int) -> list[int]:
    """27 numbers, 1 for each of these tiles, which lie in the order of their pips in the own line."""
    return [int((pair if own == 0 else pair[::-1]) in tiles) for pair in PAIRS]


def as_if_white(step: int, own: int) -> int:
    """The first step of a move, whose arm is called as if the own line were White."""
    if own == 0 or not PLACE <= step < USE_REDRAW:
        return step
    arm, place = (step - PLACE, 0) if step < ON_GROUP else divmod(step - ON_GROUP, PLACES)
    other = (2, 3, 0, 1)[arm]
    return PLACE + other if step < ON_GROUP else ON_GROUP + other * PLACES + place


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
        "hand": bits(p["hands"][seat], own),
        "other hand": bits(p["hands"][other] if is_open else [], own),
        "unseen": [1 - bit for bit in bits(seen, own)],
        "chosen": bits(chosen, own),
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
        "aim": [as_if_white(chain[0], own) if chain and mine else 0],
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


def exchanged(p: dict[str, Any]) -> dict[str, Any]:
    """The position with White and Black in each other's place: lines, dice, owners and the pips of every tile."""

    def turned(tiles: Any) -> Any:
        return [tile[::-1] for tile in tiles]

    def group_of(group: dict[str, Any]) -> dict[str, Any]:
        stacks = [{**stack, "tiles": sorted(turned(stack["tiles"]))} for stack in group["stacks"]]
        token = group["mod"] and (group["mod"][0], group["mod"][1][::-1])
        return {**group, "tiles": sorted(turned(group["tiles"])), "stacks": stacks, "mod": token}

    lines = {
        other: {way: [group_of(group) for group in arm] for way, arm in p["lines"][line].items()}
        for line, other in ("WB", "BW")
    }
    both = {name: {"W": p[name]["B"], "B": p[name]["W"]} for name in ("dice", "owner")}
    chooser = 1 - p["chooser"]  # the higher die lies in the other line (BO-307)
    tiles = {"pile": turned(p["pile"]), "discards": sorted(turned(p["discards"])), "removed": p["removed"][::-1]}
    hands = [sorted(turned(hand)) for hand in p["hands"]]
    return {**p, **both, **tiles, "chooser": chooser, "lines": lines, "hands": hands}


def test_whoever_owns_black_sees_a_game_in_which_it_owns_white() -> None:
    compared = 0
    for seed, options in enumerate(TABLES):
        match = BOSSA.start(2, seed=seed, **options)
        for chain in walk(match, seed):
            p = match.position()
            if chain or p["phase"] not in ("modifier", "move"):
                continue
            other = BOSSA.position(exchanged(p))
            for seat in range(2):
                here, there = observed(match, seat), observed(other, seat)
                assert here.pop("own line") == there.pop("own line")[::-1]
                assert here == there
            if match.pending:
                steps = legal_steps(match, match.pending[0])
                names = [BOSSA.mirror.steps[step] for step in steps]
                assert sorted(names) == sorted(legal_steps(other, match.pending[0]))
            compared += 1
    assert compared > 60


def test_the_flag_is_up_for_whoever_owns_black() -> None:
    place = 0
    for name, size, _ in BOSSA.knowledge.OBSERVATION:
        if name == "own line":
            assert BOSSA.mirror.flag == place + 1
        place += size
    assert all(BOSSA.mirror.steps[each] == step for step, each in enumerate(BOSSA.mirror.steps))
