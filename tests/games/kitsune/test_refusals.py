"""Every step in every state: legal, or refused with the rule that says so."""

from collections import Counter
from typing import Any

import pytest

from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from ludoteca.games.kitsune.box import (
    AWARD_STEP,
    CARD_NAMES,
    FETCH_STEP,
    LEADER_STEP,
    MOST_SEATS,
    PLAY_STEP,
    STEPS,
    TARGET_STEP,
    USES,
)
from tests.games.kitsune.table import KITSUNE, TOKENS
from tests.games.kitsune.test_observation import TABLES
from tests.games.walk import legal_steps, walk
from tests.rulebook import rule

BEGINS = {"exchange": 0, "play": PLAY_STEP, "fetch": FETCH_STEP, "target": TARGET_STEP, "award": AWARD_STEP}
ENDS = {"exchange": PLAY_STEP, "play": FETCH_STEP, "fetch": TARGET_STEP, "target": AWARD_STEP, "award": LEADER_STEP}
FIRST = {"exchange": 321, "play": 503, "fetch": 564, "target": 522, "award": 621, "leader": 312}
"""The rule that says what has to be decided in a phase."""


def deciding(p: dict[str, Any]) -> str:
    """KI-621, KI-312: the clan that receives a token, or that won the round."""
    clan: str = p["award"]["clan"] if p["phase"] == "award" else p["round_winner"]
    return clan


def is_asked(p: dict[str, Any], seat: int) -> bool:
    """KI-321, KI-501, KI-624: whether a seat may decide now."""
    if p["phase"] == "exchange":
        return p["given"][seat] is None
    if p["phase"] not in ("award", "leader"):
        return bool(seat == p["turn"])
    members = [who % p["players"] for who in range(p["leader"], p["leader"] + p["players"])]
    members = [who for who in members if p["clans"][who] == deciding(p)]
    return seat in (members if p["options"]["clanDecision"] == "anyMember" else members[:1])


def refuses_play(p: dict[str, Any], seat: int, card: str, use: int) -> int:
    """KI-503, KI-541, KI-504, KI-563."""
    hand = p["hands"][seat]
    if card not in hand:
        return 503
    if p["trick"] and p["trick"][-1]["card"] == "Bk":
        colour = p["clans"][(seat + 1) % p["players"]]
        if card[0] != colour and any(each[0] == colour and each[1].isdigit() for each in hand):
            return 541
        if card == "Bk" and colour == "B" and any(each[0] == "B" and each[1].isdigit() for each in hand):
            return 541
    token = None if use == 0 else TOKENS[max(0, use - 2)]
    if token is not None and p["held"][seat] != token:
        return 504
    return 563 if token == "hidden" and card in ("Bk", "Ka") else 0


def refuses_target(p: dict[str, Any], place: int) -> int:
    """KI-521 to KI-523, KI-563."""
    if place >= len(p["trick"]):
        return 521
    play = p["trick"][place]
    if play["token"] == "hidden":
        return 563
    if play["seat"] == p["turn"] or not play["card"][1].isdigit():
        return 521
    return 523 if play["destroyed"] else 0


def refuses(p: dict[str, Any], seat: int, step: int) -> int:
    """The rule against a step, 0 if it is legal (section 10)."""
    phase = p["phase"]
    if phase == "over":
        return 735
    if not is_asked(p, seat):
        return {"exchange": 321, "award": 624, "leader": 624}.get(phase, 501)
    begin = BEGINS.get(phase, LEADER_STEP)
    if step not in range(begin, ENDS.get(phase, STEPS)):
        return 324 if p["players"] == 2 and step < PLAY_STEP else FIRST[phase]
    number = step - begin
    if phase == "exchange":
        return 0 if CARD_NAMES[number] in p["hands"][seat] else 325
    if phase == "play":
        return refuses_play(p, seat, CARD_NAMES[number // USES], number % USES)
    if phase == "fetch":
        return 0 if CARD_NAMES[number] in [play["card"] for play in p["history"][-1]] else 564
    if phase == "target":
        return refuses_target(p, number)
    who = number % MOST_SEATS
    belongs = who < p["players"] and p["clans"][who] == deciding(p)
    if phase == "leader" or not belongs:
        return 0 if belongs else FIRST[phase]
    token = TOKENS[number // MOST_SEATS]
    return 568 if token in p["used"] else 622 if token in p["held"] else 0


@rule("KI-321", "KI-324", "KI-325", "KI-501", "KI-503", "KI-504", "KI-521", "KI-522", "KI-523", "KI-541", "KI-563")
@rule("KI-564", "KI-568", "KI-621", "KI-622", "KI-624", "KI-312", "KI-735")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("options", TABLES, ids=["long", "short"])
def test_every_step_is_legal_or_names_the_rule_that_forbids_it(seats: int, options: dict[str, Any]) -> None:
    phases = Counter[str]()
    for seed in range(7):
        match = KITSUNE.start(seats, seed=seed, **options)
        for number, _ in enumerate(walk(match, seed)):
            phase = match.position()["phase"]
            phases[phase] += 1
            if phases[phase] > 12 and (not JIT or number % 5):
                continue
            p = match.position()
            for seat in range(seats):
                wanted = [refuses(p, seat, step) for step in range(STEPS)]
                assert legal_steps(match, seat) == [step for step in range(STEPS) if not wanted[step]]
                assert [int(calls.forbids(rows(match.states), 0, seat, step)) for step in range(STEPS)] == wanted
            assert match.pending == tuple(seat for seat in range(seats) if phase != "over" and is_asked(p, seat))
    assert set(phases) >= {"play", "target", "award", "over"}
