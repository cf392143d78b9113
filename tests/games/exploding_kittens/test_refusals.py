"""Every step in every state: legal, or refused with the rule that says so."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.box import (
    CATS,
    DO_BURGLAR,
    DO_DRAW,
    DO_FAVOR,
    DO_GIVE,
    DO_LET,
    DO_NOPE,
    DO_PAIR,
    DO_THREE,
    NAME_IT,
    PLACE,
    STEPS,
    TARGET,
    TITLES,
)
from ludoteca.games.exploding_kittens.moves import NAMES
from tests.games.exploding_kittens.table import table
from tests.games.exploding_kittens.test_observation import TABLES, asked
from tests.games.walk import legal_steps, walk
from tests.rulebook import rule

ANSWERS = (DO_NOPE, DO_LET)
SINGLE = {0: ("Attack", 511), 1: ("Skip", 512), 2: ("Shuffle", 514), 3: ("See", 515)}


def alive(p: dict[str, Any], seat: int) -> bool:
    """Whether somebody sits there who is still in the game."""
    return seat < p["players"] and seat not in p["eliminated"]


def refuses_action(p: dict[str, Any], step: int) -> int:
    """EK-511 to EK-519: what the active player may begin."""
    seat = p["active"]
    hand = Counter(p["hands"][seat])
    victim = any(other != seat and p["hands"][other] and alive(p, other) for other in range(p["players"]))
    if step in SINGLE:
        return 0 if hand[SINGLE[step][0]] else SINGLE[step][1]
    if step == DO_FAVOR:
        return 0 if hand["Favor"] and victim else 513
    if step == DO_BURGLAR:
        return 0 if p["burglar"] == seat else 518
    if step == DO_DRAW:
        return 0
    if step in ANSWERS:
        return 601
    if step < DO_THREE:
        return 0 if hand[NAMES[step - DO_PAIR]] >= 2 and victim else 516
    if step < TARGET:
        return 0 if hand[NAMES[step - DO_THREE]] >= 3 else 517
    return 503 if step < DO_GIVE else 513 if step < PLACE else 544


def refuses_declaration(p: dict[str, Any], chain: tuple[int, ...], step: int) -> int:
    """EK-503: target and name, in this order."""
    first = chain[0]
    if len(chain) > 1:
        if step not in range(NAME_IT, DO_GIVE):
            return 503
        return 518 if first == DO_BURGLAR and step - NAME_IT < CATS else 0
    if step not in range(TARGET, NAME_IT):
        return 503
    other, robs = step - TARGET, first == DO_FAVOR or DO_PAIR <= first < DO_THREE
    if other != p["active"] and alive(p, other) and (p["hands"][other] or not robs):
        return 0
    return 513 if first == DO_FAVOR else 518 if first == DO_BURGLAR else 516 if robs else 517


def refuses(p: dict[str, Any], chain: tuple[int, ...], seat: int, step: int) -> int:
    """The rule against a step, 0 if it is legal (section 10)."""
    phase, hand = p["phase"], p["hands"][seat]
    if phase == "over":
        return 701
    if not alive(p, seat):
        return 542
    if phase == "window":
        if step not in ANSWERS:
            return 502
        return 0 if seat in asked(p, seat) and (step == DO_LET or "Nope" in hand) else 603
    if phase == "give":
        if seat != p["action"]["target"] or step not in range(DO_GIVE, DO_GIVE + TITLES):
            return 502
        return 0 if NAMES[step - DO_GIVE] in hand else 513
    if seat != p["active"]:
        return 601 if step in ANSWERS else 501
    if phase == "defuse":
        return 0 if PLACE <= step <= PLACE + len(p["pile"]) else 544
    return refuses_declaration(p, chain, step) if chain else refuses_action(p, step)


def assert_refusals(match: Match, chain: tuple[int, ...] = ()) -> None:
    """`legal` and `forbids` say of every step what the rules say."""
    p = match.position()
    for seat in range(match.seats):
        wanted = [refuses(p, chain, seat, step) for step in range(STEPS)]
        assert legal_steps(match, seat) == [step for step in range(STEPS) if not wanted[step]]
        assert [int(calls.forbids(rows(match.states), 0, seat, step)) for step in range(STEPS)] == wanted


@rule("EK-501", "EK-502", "EK-503", "EK-511", "EK-512", "EK-513", "EK-514", "EK-515", "EK-516", "EK-517", "EK-518")
@rule("EK-542", "EK-544", "EK-601", "EK-603", "EK-701")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", TABLES, ids=["poll", "race"])
@pytest.mark.parametrize("every", [9, *([pytest.param(1, marks=pytest.mark.long)] if JIT else [])])
def test_every_step_is_legal_or_names_the_rule_that_forbids_it(every: int, seats: int, options: dict[str, Any]) -> None:
    """The first states of every phase, then one of so many; the interpreter, and so mutants, never looks at all."""
    phases = Counter[str]()
    for seed in range(4 if JIT else 2):
        match = GAME.start(seats, seed=seed, **options)
        for number, chain in enumerate(walk(match, seed)):
            phase = match.position()["phase"] + " chain" * len(chain)
            phases[phase] += 1
            if phases[phase] < (33 if JIT else 9) or number % every == 0:
                assert_refusals(match, chain)
    assert set(phases) >= {"main", "main chain", "window", "over"}


@rule("EK-803", "EK-804", "EK-513", "EK-516", "EK-517", "EK-518")
@pytest.mark.parametrize(
    ("line", "steps"),
    [
        ("a favor otta3 / b / c", ()),
        ("a favor otta3 / b / c nope / dead b", (DO_FAVOR,)),
        ("a favor otta3 / b / c nope", (DO_FAVOR,)),
        ("a favor otta3 / b / c nope", (DO_PAIR + CATS,)),
        ("a favor otta3 / b / c", (DO_THREE + CATS,)),
        ("a otta3 / b / c / burglar a", (DO_BURGLAR,)),
        ("a otta3 / b / c / burglar a", (DO_BURGLAR, TARGET + 2)),
        ("a otta3 / b / c nope", (DO_THREE + CATS, TARGET + 1)),
        ("a defuse / b skip / c nope / placing / pile only", ()),
    ],
)
def test_whom_an_action_may_name(line: str, steps: tuple[int, ...]) -> None:
    match = table(line)
    for step in steps:
        calls.play(rows(match.states), 0, 0, step)
    assert_refusals(match, steps)
