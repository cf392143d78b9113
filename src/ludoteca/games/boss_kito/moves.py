"""Boss Kito's steps ↔ decisions ↔ notation, both ways. Colours are r y g b p, as in positions.

a play r       seat 0 plays a red card                      ["play", "r"]
a token r      one token on red                             ["tokens", "r"]
a token rb     two tokens, on red and on blue               ["tokens", "r", "b"]
a draw         a card from the draw deck                    ["draw"]
a take         tokens from the supply                       ["take"]
a swap rrb     exchange two red cards and a blue one        ["exchange", "r", "r", "b"]
a swap -       exchange nothing, where the table allows it  ["exchange"]
a pass         nothing else is possible                     ["pass"]
a give c       the start card goes to seat 2                ["give", 2]
"""

import re

from ludoteca.engine.errors import BadNotation
from ludoteca.engine.move import Decision, seat_letter
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says
from ludoteca.games.boss_kito.box import (
    COPIES,
    DONE,
    DRAW,
    EXCHANGE,
    GIVE_TO,
    LETTERS,
    MOST_SEATS,
    NOTHING,
    ONE_TOKEN,
    PASS,
    PLAY,
    TAKE,
    TWO_TOKENS,
)
from ludoteca.games.boss_kito.rules.legality import exchanged_colour, exchanged_count, first_colour, second_colour

ALONE = {DRAW: "draw", TAKE: "take", PASS: "pass"}
"""Steps without anything to choose."""
COLOURED = re.compile(r"(play) ([rygbp])|(token) ([rygbp]{1,2})|(swap) (-|[rygbp]{1,50})")
GIVEN = re.compile(r"give ([a-e])")


def decision_of(steps: tuple[int, ...]) -> Decision:
    """A whole move as data."""
    step = steps[0]
    if step < ONE_TOKEN:
        return ["play", LETTERS[step - PLAY]]
    if step < TWO_TOKENS:
        return ["tokens", LETTERS[step - ONE_TOKEN]]
    if step < DRAW:
        return ["tokens", LETTERS[first_colour(step)], LETTERS[second_colour(step)]]
    if step < EXCHANGE:
        return [ALONE[step]]
    if step >= GIVE_TO:
        return ["give", step - GIVE_TO]
    thrown = [
        letter for each in steps if each < DONE for letter in LETTERS[exchanged_colour(each)] * exchanged_count(each)
    ]
    return ["exchange", *thrown]


def steps_of(decision: Decision) -> tuple[int, ...]:
    """The steps of a decision given as data; the order of colours does not matter."""
    match decision:
        case ["play", str(colour)] if is_colours(colour, 1):
            return (PLAY + LETTERS.index(colour),)
        case ["tokens", str(colour)] if is_colours(colour, 1):
            return (ONE_TOKEN + LETTERS.index(colour),)
        case ["tokens", str(one), str(two)] if is_colours(one, 1) and is_colours(two, 1):
            return (two_tokens(*sorted((LETTERS.index(one), LETTERS.index(two)))),)
        case ["draw" | "take" | "pass" as name]:
            return ({name: step for step, name in ALONE.items()}[name],)
        case ["exchange"]:
            return (NOTHING,)
        case ["exchange", *colours] if all(isinstance(each, str) and is_colours(each, 1) for each in colours):
            counts = [colours.count(letter) for letter in LETTERS]
            if max(counts) <= COPIES:
                thrown = [EXCHANGE + place * COPIES + n - 1 for place, n in enumerate(counts) if n]
                return (*thrown, DONE)
        case ["give", int(seat)] if not isinstance(seat, bool) and 0 <= seat < MOST_SEATS:
            return (GIVE_TO + seat,)
    raise BadNotation(Says("boss-kito-bad-decision", args={"text": str(decision)[:80]}))


def is_colours(text: str, length: int) -> bool:
    """Whether a text is so many letters of colours."""
    return len(text) == length and all(letter in LETTERS for letter in text)


def two_tokens(first: int, second: int) -> int:
    """The step that puts tokens on two colours, the lower one first."""
    return TWO_TOKENS + first * len(LETTERS) - first * (first - 1) // 2 + second - first


def format_decision(decision: Decision) -> str:
    """A decision in notation, without the seat."""
    match decision:
        case ["play", colour]:
            return f"play {colour}"
        case ["tokens", *colours]:
            return f"token {''.join(colours)}"
        case ["exchange", *colours]:
            return f"swap {''.join(colours) or '-'}"
        case ["give", seat]:
            return f"give {seat_letter(seat)}"
    return str(decision[0])


def parse_decision(text: str) -> Decision:
    """A decision read from notation, without the seat."""
    if coloured := COLOURED.fullmatch(text):
        kind, colours = (part for part in coloured.groups() if part)
        ordered = sorted(colours.replace("-", ""), key=LETTERS.index)
        return [{"play": "play", "token": "tokens", "swap": "exchange"}[kind], *ordered]
    if given := GIVEN.fullmatch(text):
        return ["give", "abcde".index(given[1])]
    if text in ALONE.values():
        return [text]
    raise BadNotation(Says("boss-kito-bad-notation", args={"text": text[:80]}))


def label(step: int, s: State | None = None) -> Says:
    """The name of a step, for keys and lists; here it is the same in every position."""
    if step == DONE:
        return Says("boss-kito-exchange-done", "BK-514")
    if step == NOTHING:
        return Says("boss-kito-exchange-nothing", "BK-514")
    if EXCHANGE <= step < DONE:
        args: dict[str, int | str | list[int]] = {
            "colour": int(exchanged_colour(step)) + 1,
            "count": int(exchanged_count(step)),
        }
        return Says("boss-kito-exchange", "BK-514", args)
    match decision_of((step,)):
        case ["play", colour]:
            return Says("boss-kito-play", "BK-510", {"colour": LETTERS.index(colour) + 1})
        case ["tokens", one]:
            return Says("boss-kito-token", "BK-511", {"colour": LETTERS.index(one) + 1})
        case ["tokens", one, two] if one == two:
            return Says("boss-kito-tokens-same", "BK-511", {"colour": LETTERS.index(one) + 1})
        case ["tokens", one, two]:
            args = {"colour": LETTERS.index(one) + 1, "other": LETTERS.index(two) + 1}
            return Says("boss-kito-tokens", "BK-511", args)
        case ["draw"]:
            return Says("boss-kito-draw", "BK-512")
        case ["take"]:
            return Says("boss-kito-take", "BK-513")
        case ["pass"]:
            return Says("boss-kito-pass", "BK-515")
    return Says("boss-kito-give", "BK-621", {"to": step - GIVE_TO})
