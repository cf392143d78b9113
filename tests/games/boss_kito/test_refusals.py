"""Every step in every state: legal, or refused with the rule that says so."""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.record import rows
from ludoteca.games.boss_kito.box import (
    COPIES,
    DONE,
    DRAW,
    EXCHANGE,
    GIVE_TO,
    LETTERS,
    NOTHING,
    ONE_TOKEN,
    PASS,
    STEPS,
    TAKE,
    TWO_TOKENS,
)
from tests.games.boss_kito.table import BOSS_KITO, table
from tests.games.boss_kito.test_observation import TABLES
from tests.games.walk import legal_steps, walk
from tests.rulebook import rule

PAIRS = list(combinations_with_replacement(LETTERS, 2))


def tokens_of(step: int) -> tuple[str, ...]:
    """BK-511: the colours on which a step puts tokens."""
    return (LETTERS[step - ONE_TOKEN],) if step < TWO_TOKENS else PAIRS[step - TWO_TOKENS]


def refuses_exchange(p: dict[str, Any], chain: tuple[int, ...], step: int) -> int:
    """BK-514, BK-A06."""
    hand = p["hands"][p["active"]]
    if step == DONE:
        return 0 if chain else 514
    if step == NOTHING:
        return 0 if p["options"]["exchangeZero"] and hand else 514
    colour, count = divmod(step - EXCHANGE, COPIES)
    ascending = all(colour > (each - EXCHANGE) // COPIES for each in chain)
    return 0 if ascending and hand.count(LETTERS[colour]) > count else 514


def refuses_action(p: dict[str, Any], chain: tuple[int, ...], step: int) -> int:
    """BK-510 to BK-515: an action, or a further step of an exchange."""
    seat = p["active"]
    if chain and (step < EXCHANGE or step == NOTHING):
        return 503
    if step < ONE_TOKEN:
        return 0 if LETTERS[step] in p["hands"][seat] else 510
    if step < DRAW:
        wanted = tokens_of(step)
        if p["reserves"][seat] < len(wanted):
            return 511
        return 0 if set(wanted) <= set(p["fronts"][seat]) else 520
    if step == DRAW:
        return 0 if p["deck"] or p["discards"] else 532
    if step == TAKE:
        return 0 if p["supply"] else 534
    if step == PASS:
        others = [refuses_action(p, (), other) for other in range(DONE + 2) if other != PASS]
        return 515 if 0 in others else 0
    return refuses_exchange(p, chain, step)


def refuses(p: dict[str, Any], chain: tuple[int, ...], seat: int, step: int) -> int:
    """The rule against a step, 0 if it is legal (section 10)."""
    if p["phase"] == "over":
        return 701
    if seat != p["active"]:
        return 501
    if p["phase"] == "give":
        return 620 if step < GIVE_TO else 0 if step - GIVE_TO < p["players"] else 621
    return 620 if step >= GIVE_TO else refuses_action(p, chain, step)


def assert_refusals(match: Match, chain: tuple[int, ...] = ()) -> None:
    """`legal` and `forbids` say of every step what the rules say."""
    p = match.position()
    for seat in range(match.seats):
        wanted = [refuses(p, chain, seat, step) for step in range(STEPS)]
        assert legal_in_order(legal_steps(match, seat)) == [step for step in range(STEPS) if not wanted[step]]
        assert [int(calls.forbids(rows(match.states), 0, seat, step)) for step in range(STEPS)] == wanted


def legal_in_order(steps: list[int]) -> list[int]:
    """Legal steps sorted; `legal` names pass only if there is nothing else."""
    assert len(set(steps)) == len(steps)
    assert PASS not in steps or steps == [PASS]
    return sorted(steps)


@rule("BK-501", "BK-503", "BK-510", "BK-511", "BK-514", "BK-515", "BK-520", "BK-532", "BK-534", "BK-620", "BK-621")
@rule("BK-701")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", TABLES, ids=["plain", "hidden", "lazy"])
def test_every_step_is_legal_or_names_the_rule_that_forbids_it(seats: int, options: dict[str, Any]) -> None:
    match = BOSS_KITO.start(seats, seed=seats, **options)
    phases = Counter[str]()
    for number, chain in enumerate(walk(match, seats)):
        phase = match.position()["phase"] + (" chain" if chain else "")
        phases[phase] += 1
        if phases[phase] < 8 or number % 20 == 0:
            assert_refusals(match, chain)


@rule("BK-515", "BK-532", "BK-534", "BK-511", "BK-520", "BK-A06")
@pytest.mark.parametrize(
    ("line", "steps"),
    [
        ("a / b / c / rest front / supply 0 / reserve a 0", [PASS]),
        ("a / b / c / rest front / supply 0 / reserve a 0 / front a r", [PASS]),
        ("a / b / c / rest front / supply 0 / reserve a 1", [PASS]),
        ("a / b / c / rest front / supply 0 / reserve a 1 / front a r", [ONE_TOKEN]),
        ("a / b / c / rest front / supply 0 / reserve a 2 / front a p", [ONE_TOKEN + 4, TWO_TOKENS + 14]),
        ("a / b / c / rest front / supply 1 / reserve a 0", [TAKE]),
        ("a / b / c / rest front / supply 0 / reserve a 0 / deck r", [DRAW]),
        ("a y / b / c / rest front / supply 0 / reserve a 0", [1, EXCHANGE + COPIES]),
    ],
)
@pytest.mark.parametrize("zero", [False, True])
def test_where_little_is_left_to_do(line: str, steps: list[int], zero: bool) -> None:
    match = table(line, exchangeZero=zero)
    assert_refusals(match)
    assert legal_steps(match, 0) == steps + ([NOTHING] if zero and match.position()["hands"][0] else [])
