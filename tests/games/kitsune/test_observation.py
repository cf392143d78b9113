"""What a seat knows as numbers, each computed anew from the position."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from ludoteca.games.kitsune.box import CARD_NAMES
from tests.games.kitsune.table import KITSUNE, TOKENS, box, table
from tests.games.walk import observed, walk
from tests.rulebook import rule

PHASES = ["over", "exchange", "play", "fetch", "target", "award", "leader"]
FACE_DOWN = 16
TABLES: list[dict[str, Any]] = [
    {"trackSteps": 20, "clanOfP0": "blue"},
    {"trackSteps": 5, "clanOfP0": "orange", "roundLeader": "clanChooses", "clanDecision": "anyMember"},
]


def kind(card: str | None) -> int:
    """1 + the kind of a card, 0 for none."""
    return 0 if card is None else 1 + CARD_NAMES.index(card)


def use(play: dict[str, Any]) -> int:
    """The token of a play: 1 and 2 are the sides of +3."""
    if play["token"] is None:
        return 0
    return 1 + "BO".index(play["side"]) if play["token"] == "+3" else 2 + TOKENS.index(play["token"])


def filled(numbers: list[int], size: int) -> list[int]:
    """Numbers with zeros after them."""
    return numbers + [0] * (size - len(numbers))


def counts(cards: Counter[str]) -> list[int]:
    """How many of each kind, none less than 0."""
    return [max(0, cards[name]) for name in CARD_NAMES]


def took(match: Match, seat: int) -> str | None:
    """KI-564: the card that a seat has taken with the Discard token in this deal."""
    cell, tricks = int(match.states[0]["taken"]) - 1, match.position()["history"]
    if cell < 0:
        return None
    size = 6 if match.seats == 6 else 4
    following = [*tricks, match.position()["trick"]][cell // size + 1]
    by = next(play["seat"] for play in following if play["token"] == "discard")
    card: str = tricks[cell // size][cell % size]["card"]
    return card if by == seat else None


def gift(p: dict[str, Any], seat: int) -> str | None:
    """KI-322: the card given, while the team-mate has not played one like it openly."""
    card: str | None = p["knowledge"]["gave"][seat]
    mate = (seat + 2) % p["players"]
    played = [play for trick in (*p["history"], p["trick"]) for play in trick if play["seat"] == mate]
    return None if card in [play["card"] for play in played if not play["hidden"]] else card


def known(match: Match, seat: int) -> dict[str, list[int]]:
    """Every part of OBSERVATION, from the position alone."""
    p = match.position()
    seats, trick, past = p["players"], p["trick"], [play for trick in p["history"] for play in trick]
    order = [(seat + place) % seats for place in range(seats)]
    mine, taken, given = p["hands"][seat], took(match, seat), gift(p, seat)
    secret = [play["hidden"] and play["seat"] != seat for play in trick]
    unlocated = Counter(box(seats)) + Counter([taken] if taken else [])
    open_plays = [play["card"] for play, covered in zip(trick, secret, strict=True) if not covered]
    unlocated.subtract([*mine, *(play["card"] for play in past), *open_plays, *([given] if given else [])])
    clans = [p["clans"][seat], p["clans"][(seat + 1) % seats]]
    gave = p["given"][seat] or p["knowledge"]["gave"][seat]
    held = [token for token in p["held"] if token]
    return {
        "hand": counts(Counter(mine)),
        "unlocated": counts(unlocated),
        "trick card": filled(
            [FACE_DOWN if covered else kind(play["card"]) for play, covered in zip(trick, secret, strict=True)], 6
        ),
        "trick use": filled([use(play) for play in trick], 6),
        "destroyed": filled([int(play["destroyed"]) for play in trick], 6),
        "past card": filled([kind(play["card"]) for play in past], 30),
        "past use": filled([use(play) for play in past], 30),
        "held cards": filled([len(p["hands"][other]) for other in order], 6),
        "held token": filled([1 + TOKENS.index(p["held"][who]) if p["held"][who] else 0 for who in order], 6),
        "turn": filled([int(other == p["turn"]) for other in order], 6),
        "leader": filled([int(other == p["leader"]) for other in order], 6),
        "used": [int(token in p["used"]) for token in TOKENS],
        "available": [int(token not in [*p["used"], *held]) for token in TOKENS],
        "phase": [int(p["phase"] == phase) for phase in PHASES],
        "gave": [kind(gave)],
        "gift held": [int(given is not None)],
        "took": [kind(taken)],
        "clan": ["BO".index(clans[0])],
        "pawns": [p["pawns"][clan] for clan in clans],
        "victories": [p["victories"][clan] for clan in clans],
        "track": [p["options"]["trackSteps"]],
        "pile": [len(p["pile"])],
        "seats": [seats],
    }


@rule("KI-322", "KI-401", "KI-402", "KI-403", "KI-405", "KI-406", "KI-407", "KI-408")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("options", TABLES, ids=["long", "short"])
@pytest.mark.parametrize("whole", [False, *([pytest.param(True, marks=pytest.mark.long)] if JIT else [])])
def test_every_number_follows_from_what_lies_on_the_table(seats: int, options: dict[str, Any], whole: bool) -> None:
    phases = Counter[str]()
    for seed in range(3 if whole else 2):
        match = KITSUNE.start(seats, seed=seed, **options)
        for number, _ in enumerate(walk(match, seed)):
            phase = match.position()["phase"]
            phases[phase] += 1
            if whole or phases[phase] < 8 or number % 9 == 0:
                for seat in range(seats):
                    assert observed(match, seat) == known(match, seat)
    assert phases["play"]
    assert phases["over"]


@rule("KI-403", "KI-406", "KI-521", "KI-564")
@pytest.mark.parametrize(
    ("line", "moves", "seats"),
    [
        ("last O5 B4 Wh O1 / a B1 / held a discard", ["a B1 discard", "a fetch Wh"], 4),
        ("last O5 B4 Wh O1 / a B1 / held a discard / lead a", ["a B1 discard", "a fetch O5"], 2),
        ("last O5 B4 Wh O1 / a B1 / held a discard", ["a B1 discard"], 4),
        ("a B6 / b Wh O2 / held b hidden", ["a B6", "b Wh hidden"], 4),
        ("a B6 / b O2 / c Ka / held a +3", ["a B6 +3O", "b O2", "c Ka", "c strike 2"], 6),
        ("a B6 B5 / b O2 O6 / c B4 O3 / d O1 / gave a B4 b O1 c B5 d O6", ["a B6", "b O2", "c B4"], 4),
    ],
)
def test_the_numbers_after_a_token_or_a_sword(line: str, moves: list[str], seats: int) -> None:
    match = table(line, *moves, seats=seats)
    for seat in range(seats):
        assert observed(match, seat) == known(match, seat)
