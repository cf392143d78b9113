"""Kitsune's steps ↔ decisions ↔ notation, both ways. Every move is one step.

    a give B4       seat 0 gives its team-mate the blue 4                ["give", "B4"]
    b O5            seat 1 plays the orange 5                            ["play", "O5", null, null]
    b O5 block      … with the Block token                               ["play", "O5", "block", null]
    b O5 +3B        … with the +3 token, blue side up (+3O: orange)      ["play", "O5", "+3", "B"]
    c fetch Wh      seat 2 takes a White Kitsune from the discards       ["fetch", "Wh"]
    c strike 2      seat 2 destroys the second card of the trick         ["target", 1]
    d take hidden d seat 3 takes the Hidden token for its clan, for d    ["award", "hidden", 3]
    d lead b        seat 3 names seat 1 as Leader of the next round      ["leader", 1]

Cards: B1 to B6, O1 to O6, Wh, Bk, Ka. Tokens: +3, block, hidden, discard, change. Data counts plays of a trick from 0.
"""

import re

from ludoteca.engine.errors import BadNotation
from ludoteca.engine.move import Decision, seat_letter
from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says
from ludoteca.games.kitsune.box import (
    AWARD_STEP,
    CARD_NAMES,
    FETCH_STEP,
    GIVE_STEP,
    LEADER_STEP,
    MOST_SEATS,
    NO_TOKEN,
    PLAY_STEP,
    PLAYS_SIX,
    PLUS,
    PLUS_BLUE,
    PLUS_ORANGE,
    TARGET_STEP,
    TOKEN_NAMES,
    USES,
)
from ludoteca.games.kitsune.rules.seating import seat_of

SIDES = "BO"
CARD = "|".join(CARD_NAMES)
TOKEN = "|".join(re.escape(name) for name in TOKEN_NAMES)
GIVEN = re.compile(rf"give ({CARD})")
PLAYED = re.compile(rf"({CARD})(?: (?:\+3([BO])|({'|'.join(TOKEN_NAMES[1:])})))?")
FETCHED = re.compile(rf"fetch ({CARD})")
STRUCK = re.compile(r"strike ([1-6])")
TAKEN = re.compile(rf"take ({TOKEN}) ([a-f])")
LED = re.compile(r"lead ([a-f])")


def decision_of(steps: tuple[int, ...]) -> Decision:
    """A whole move as data."""
    (step,) = steps
    if step < PLAY_STEP:
        return ["give", CARD_NAMES[step - GIVE_STEP]]
    if step < FETCH_STEP:
        kind, use = divmod(step - PLAY_STEP, USES)
        return ["play", CARD_NAMES[kind], token_name(use), side_name(use)]
    if step < TARGET_STEP:
        return ["fetch", CARD_NAMES[step - FETCH_STEP]]
    if step < AWARD_STEP:
        return ["target", step - TARGET_STEP]
    if step < LEADER_STEP:
        token, seat = divmod(step - AWARD_STEP, MOST_SEATS)
        return ["award", TOKEN_NAMES[token], seat]
    return ["leader", step - LEADER_STEP]


def token_name(use: int) -> str | None:
    """The token of a use, None for none."""
    return None if use == NO_TOKEN else TOKEN_NAMES[max(PLUS, use - PLUS_ORANGE)]


def side_name(use: int) -> str | None:
    """KI-561: the side of +3 that lies up, None for anything else."""
    return SIDES[use - PLUS_BLUE] if use in (PLUS_BLUE, PLUS_ORANGE) else None


def use_of(token: str | None, side: str | None) -> int:
    """The use of a token; raises ValueError for what does not exist."""
    if token is None and side is None:
        return NO_TOKEN
    if token == TOKEN_NAMES[PLUS]:
        return PLUS_BLUE + SIDES.index(side or "?")
    if side is not None:
        raise ValueError(side)
    return TOKEN_NAMES.index(token or "") + PLUS_ORANGE


def steps_of(decision: Decision) -> tuple[int, ...]:
    """The steps of a decision given as data."""
    try:
        match decision:
            case ["give", str(card)]:
                return (GIVE_STEP + CARD_NAMES.index(card),)
            case ["play", str(card), str() | None as token, str() | None as side]:
                return (PLAY_STEP + CARD_NAMES.index(card) * USES + use_of(token, side),)
            case ["fetch", str(card)]:
                return (FETCH_STEP + CARD_NAMES.index(card),)
            case ["target", int(place)] if 0 <= place < PLAYS_SIX:
                return (TARGET_STEP + place,)
            case ["award", str(token), int(seat)] if 0 <= seat < MOST_SEATS:
                return (AWARD_STEP + TOKEN_NAMES.index(token) * MOST_SEATS + seat,)
            case ["leader", int(seat)] if 0 <= seat < MOST_SEATS:
                return (LEADER_STEP + seat,)
    except ValueError:
        pass  # a card, token or side that does not exist: refused below like every other unreadable decision
    raise BadNotation(Says("kitsune-bad-decision", args={"text": str(decision)[:80]}))


def format_decision(decision: Decision) -> str:
    """A decision in notation, without the seat."""
    match decision:
        case ["give", card]:
            return f"give {card}"
        case ["fetch", card]:
            return f"fetch {card}"
        case ["target", place]:
            return f"strike {place + 1}"
        case ["award", token, seat]:
            return f"take {token} {seat_letter(seat)}"
        case ["leader", seat]:
            return f"lead {seat_letter(seat)}"
    _, card, token, side = decision
    return f"{card} {token}{side or ''}" if token else str(card)


def parse_decision(text: str) -> Decision:
    """A decision read from notation, without the seat."""
    if played := PLAYED.fullmatch(text):
        card, side, token = played.groups()
        return ["play", card, TOKEN_NAMES[PLUS] if side else token, side]
    if given := GIVEN.fullmatch(text):
        return ["give", given[1]]
    if fetched := FETCHED.fullmatch(text):
        return ["fetch", fetched[1]]
    if struck := STRUCK.fullmatch(text):
        return ["target", int(struck[1]) - 1]
    if taken := TAKEN.fullmatch(text):
        return ["award", taken[1], ord(taken[2]) - ord("a")]
    if led := LED.fullmatch(text):
        return ["leader", ord(led[1]) - ord("a")]
    raise BadNotation(Says("kitsune-bad-notation", args={"text": text[:80]}))


def label(step: int, s: State | None = None) -> Says:
    """The name of a step, for keys and lists; in a position, a card that would be destroyed is named."""
    match decision_of((step,)):
        case ["give", card]:
            return Says("kitsune-give", "KI-321", {"card": card})
        case ["fetch", card]:
            return Says("kitsune-fetch", "KI-564", {"card": card})
        case ["target", place] if s is not None and place < s["trick_size"]:
            card, to = CARD_NAMES[s["trick_card"][place]], int(seat_of(row(s), place))
            return Says("kitsune-target-card", "KI-522", {"place": place + 1, "card": card, "to": to})
        case ["target", place]:
            return Says("kitsune-target", "KI-522", {"place": place + 1})
        case ["award", token, seat]:
            return Says("kitsune-take", "KI-621", {"token": token_key(token), "to": seat})
        case ["leader", seat]:
            return Says("kitsune-lead", "KI-312", {"seat": seat})
        case ["play", card, None, _]:
            return Says("kitsune-play", "KI-503", {"card": card})
        case ["play", card, token, None]:
            return Says("kitsune-play-token", "KI-504", {"card": card, "token": token_key(token)})
        case ["play", card, _, side]:
            return Says("kitsune-play-plus", "KI-561", {"card": card, "side": side})
    raise ValueError(step)


def token_key(token: str) -> str:
    """A token as texts select it: "+3" is no key of a text, "plus" is."""
    return "plus" if token == TOKEN_NAMES[PLUS] else token
