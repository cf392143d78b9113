"""Every step in every state: legal, or refused with the rule that says so, found by trying all sets of tiles."""

from itertools import combinations
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.record import rows
from ludoteca.games.bossa.box import MODIFIED, ON_GROUP, PAIRS, PLACE, PLACES, STEPS, TILE, USE_REDRAW, USE_SWAP
from tests.games.bossa.table import BOSSA, table
from tests.games.bossa.test_observation import TABLES, arms_of, pips_of, waiting
from tests.games.walk import legal_steps, walk
from tests.rulebook import rule

ANY = range(1, len(PAIRS))


def groups_of(p: dict[str, Any], seat: int, aim: int, counts: range | list[int]) -> list[tuple[int, ...]]:
    """BO-503 to BO-507, BO-641: every set of so many tiles of the hand that makes the value asked for, as steps."""
    arm, place = (aim - PLACE, -1) if aim < ON_GROUP else divmod(aim - ON_GROUP, PLACES)
    line, groups, value = arms_of(p)[arm]
    value = value if place < 0 else groups[place]["value"]
    token = p["kept"][seat] is not None and not p["modifier_used"][seat]
    hand = [TILE + PAIRS.index(tile) for tile in p["hands"][seat]]
    found = []
    for count in counts:
        for plain in combinations(sorted(hand), count):
            ways = [plain, *((*plain[:n], plain[n] + len(PAIRS), *plain[n + 1 :]) for n in range(count) if token)]
            for way in ways:
                pips = [pips_of(p, seat, line, step) for step in way]
                if sum(pips) == value and min(pips) > 0:
                    found.append(way)
    return found


def counts_for(p: dict[str, Any], aim: int) -> range | list[int]:
    """BO-506, BO-507, BO-623: how many tiles may lie there."""
    if aim >= ON_GROUP:
        arm, place = divmod(aim - ON_GROUP, PLACES)
        return [arms_of(p)[arm][1][place]["count"]]
    _, groups, _ = arms_of(p)[aim - PLACE]
    if not groups:
        return [1, 2]
    beside: int = groups[-1]["count"]
    choices = {"exactlyOneOff": [beside - 1, beside + 1], "sameOrOneOff": [beside - 1, beside, beside + 1], "free": ANY}
    return [count for count in choices[p["options"]["groupCount"]] if count > 0]


def refuses_move(p: dict[str, Any], seat: int, step: int) -> int:
    """The rule against the first step of a move."""
    if step not in range(PLACE, TILE):
        return 603
    if step < ON_GROUP:
        if arms_of(p)[step - PLACE][2] < 1:
            return 508
        return 0 if groups_of(p, seat, step, counts_for(p, step)) else 610
    if step < USE_REDRAW:
        arm, place = divmod(step - ON_GROUP, PLACES)
        if "stack" not in p["actions"][seat]:
            return 620
        if place >= len(arms_of(p)[arm][1]):
            return 633
        return 0 if groups_of(p, seat, step, counts_for(p, step)) else 623
    if ("redraw" if step == USE_REDRAW else "swap") not in p["actions"][seat]:
        return 620
    return 621 if step == USE_REDRAW and not p["pile"] else 0


def refuses_tile(p: dict[str, Any], seat: int, chain: tuple[int, ...], step: int) -> int:
    """The rule against a further step of a move."""
    aim, *chosen = chain
    if step < TILE:
        return 603
    tile = (step - TILE) % len(PAIRS)
    marked, pair = step >= MODIFIED, PAIRS[tile]
    if aim in (USE_REDRAW, USE_SWAP):
        whose = 1 - seat if chosen else seat
        return 641 if marked else 0 if pair in p["hands"][whose] else 621 if aim == USE_REDRAW else 622
    begun = (*chosen, step)
    if begun in [way[: len(begun)] for way in groups_of(p, seat, aim, counts_for(p, aim))]:
        return 0
    spent = any(each >= MODIFIED for each in chosen)
    if marked and (p["kept"][seat] is None or p["modifier_used"][seat] or spent):
        return 640
    if pair not in p["hands"][seat] or any(tile <= (each - TILE) % len(PAIRS) for each in chosen):
        return 503
    if pips_of(p, seat, arms_of(p)[aim - PLACE if aim < ON_GROUP else (aim - ON_GROUP) // PLACES][0], step) == 0:
        return 504
    if aim >= ON_GROUP:
        return 623
    if begun not in [way[: len(begun)] for way in groups_of(p, seat, aim, ANY)]:
        return 505
    return 507 if arms_of(p)[aim - PLACE][1] else 506


def refuses(p: dict[str, Any], seat: int, chain: tuple[int, ...], step: int) -> int:
    """The rule against a step, 0 if it is legal (section 10)."""
    phase = p["phase"]
    if phase == "over":
        return 701 + "ABCDE".index(p["outcome"]["reason"])
    if phase == "modifier":
        return 0 if seat in waiting(p) and step in (3, 4) else 312
    if phase in ("choose", "colour"):
        allowed, number = ((0, 1, 2), 308) if phase == "choose" else ((0, 1), 309)
        return 0 if seat == p["active"] and step in allowed else number
    if seat != p["active"]:
        return 601
    return refuses_tile(p, seat, chain, step) if chain else refuses_move(p, seat, step)


def assert_refusals(match: Match, chain: tuple[int, ...]) -> None:
    """`legal` and `forbids` say of every step what the rules say."""
    p = match.position()
    for seat in range(2):
        wanted = [refuses(p, seat, chain, step) for step in range(STEPS)]
        assert legal_steps(match, seat) == [step for step in range(STEPS) if not wanted[step]]
        if seat == p["active"] or not chain:
            assert [int(calls.forbids(rows(match.states), 0, seat, step)) for step in range(STEPS)] == wanted


@rule("BO-308", "BO-309", "BO-312", "BO-503", "BO-504", "BO-505", "BO-507", "BO-508", "BO-601", "BO-603", "BO-610")
@rule("BO-620", "BO-621", "BO-622", "BO-623", "BO-633", "BO-640", "BO-641")
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_step_is_legal_or_names_the_rule_that_forbids_it(options: dict[str, Any], seed: int) -> None:
    match = BOSSA.start(2, seed=seed, **options)
    for chain in walk(match, seed):
        assert_refusals(match, chain)


@rule("BO-505", "BO-507", "BO-641", "BO-642", "BO-643")
@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("W4 +5-0 / B1 / a 1-0 1-1 2-0 / b 3-3 / keeps a doubler", "free"),
        ("W6 +4-0,3-2 / B1 / a 1-0 1-1 3-0 / b 3-3 / keeps a doubler", "exactlyOneOff"),
        ("W4 +5-0 / B1 / a 1-0 1-1 2-0 3-0 / b 3-3 / keeps a doubler", "free"),
        ("W5 +3-1,3-2 / B1 / a 1-0 1-2 2-1 4-1 0-2 / b 3-3 / keeps a inverter", "exactlyOneOff"),
        ("W1 / B3 -2-1,3-1 +2-4 / a 0-1 1-1 1-2 5-1 / b 3-3 / keeps a inverter", "sameOrOneOff"),
    ],
)
def test_a_token_may_lie_on_any_tile_of_a_group(line: str, counts: str) -> None:
    waiting_moves: list[tuple[int, ...]] = [()]
    longest = 0
    while waiting_moves:
        chain = waiting_moves.pop()
        match = table(line, groupCount=counts)
        for step in chain:
            calls.play(rows(match.states), 0, 0, step)
        if not chain or match.states[0]["partial"]:
            assert_refusals(match, chain)
            longest = max(longest, len(chain))
            waiting_moves += [(*chain, step) for step in legal_steps(match, 0) if chain or step < USE_REDRAW]
    assert longest > 1
