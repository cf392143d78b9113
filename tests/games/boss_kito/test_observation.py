"""What a seat knows as numbers, each computed anew from the position and the exchange begun."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.boss_kito.box import COPIES, EXCHANGE, LETTERS
from tests.games.boss_kito.table import BOSS_KITO, table
from tests.games.walk import observed, walk
from tests.rulebook import rule

TABLES: list[dict[str, Any]] = [
    {},
    {"discardsPublic": False, "bossOrder": "random", "exchangeZero": True, "symbols": "STCSTCSTC"},
    {"reshuffle": "lazy", "symbols": "SSSSSSSSS"},
]


def counted(cards: list[str]) -> list[int]:
    """How many of each colour."""
    return [cards.count(letter) for letter in LETTERS]


def in_order(numbers: list[list[int]], seat: int, size: int) -> list[int]:
    """Numbers per seat, own seat first, zeros for the seats that are not there."""
    turned = numbers[seat:] + numbers[:seat]
    return [number for part in turned for number in part] + [0] * (size * (5 - len(numbers)))


def strengths(p: dict[str, Any], letter: str) -> list[int]:
    """BK-602: everybody's bananas of a colour."""
    return [
        3 * front.count(letter) + tokens[letter] for front, tokens in zip(p["fronts"], p["front_tokens"], strict=True)
    ]


def ahead(p: dict[str, Any], seat: int) -> list[int]:
    """How far a seat is before the strongest other one in each colour; less than nothing where it is behind."""
    bananas = [strengths(p, letter) for letter in LETTERS]
    return [own[seat] - max(own[:seat] + own[seat + 1 :]) for own in bananas]


def points_of(won: list[Counter[int]], seat: int) -> int:
    """BK-703, BK-704: what the benefit cards of a seat count."""
    total = 0
    for kind in range(1, 10):
        own, most = won[seat][kind], max(cards[kind] for cards in won)
        total += kind if own and own == most else own
    return total


def gain_of(won: list[Counter[int]], seat: int, kind: int) -> int:
    """What one card more of a type would bring a seat."""
    if not kind:
        return 0
    more = [cards + Counter([kind]) if who == seat else cards for who, cards in enumerate(won)]
    return points_of(more, seat) - points_of(won, seat)


def known(match: Match, seat: int, chain: tuple[int, ...]) -> dict[str, list[int]]:
    """Every part of OBSERVATION, from the position alone."""
    p = match.position()
    seats, public = range(p["players"]), p["options"]["discardsPublic"]
    fronts = [card for front in p["fronts"] for card in front]
    located = [*p["hands"][seat], *fronts, *(p["discards"] if public else [])]
    places = [p["boss"].index(letter) for letter in LETTERS]
    offers = [p["offers"][place] or (0, None) for place in places]
    coming = [p["benefit_decks"][place][0] if p["round"] < 9 else (0, None) for place in places]
    chosen = {(step - EXCHANGE) // COPIES: (step - EXCHANGE) % COPIES + 1 for step in chain}
    won = [Counter(kind for kind, _ in cards) for cards in p["won"]]
    deciding = p["active"] if p["phase"] != "over" else None
    return {
        "hand": counted(p["hands"][seat]),
        "unseen": [COPIES - n for n in counted(located)],
        "discards": counted(p["discards"]) if public else [0] * 5,
        "position": [place + 1 for place in places],
        "offer": [kind for kind, _ in offers],
        "symbol": ["-SCT".index(symbol or "-") for _, symbol in offers],
        "next": [kind for kind, _ in coming],
        "next symbol": ["-SCT".index(symbol or "-") for _, symbol in coming],
        "front": in_order([counted(front) for front in p["fronts"]], seat, 5),
        "tokens": in_order([[tokens[letter] for letter in LETTERS] for tokens in p["front_tokens"]], seat, 5),
        "won": in_order([[cards[kind] for kind in range(1, 10)] for cards in won], seat, 9),
        "held": in_order([[len(hand)] for hand in p["hands"]], seat, 1),
        "reserve": in_order([[tokens] for tokens in p["reserves"]], seat, 1),
        "start": in_order([[int(who == p["start"])] for who in seats], seat, 1),
        "turn": in_order([[int(who == deciding)] for who in seats], seat, 1),
        "deck": [len(p["deck"])],
        "discarded": [len(p["discards"])],
        "supply": [p["supply"]],
        "seats": [p["players"]],
        "round": [p["round"]],
        "turn of the round": [p["turn"]],
        "acting": [int(p["phase"] == "action")],
        "giving": [int(p["phase"] == "give")],
        "chosen": [chosen.get(colour, 0) if seat == p["active"] else 0 for colour in range(5)],
        "lead": [min(8, max(0, bananas)) for bananas in ahead(p, seat)],
        "behind": [min(8, max(0, -bananas)) for bananas in ahead(p, seat)],
        "points": in_order([[points_of(won, who)] for who in seats], seat, 1),
        "gain": in_order([[gain_of(won, who, kind) for kind, _ in offers] for who in seats], seat, 5),
    }


@rule("BK-401", "BK-405", "BK-410", "BK-411")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", TABLES, ids=["plain", "hidden", "lazy"])
def test_every_number_follows_from_what_lies_on_the_table(seats: int, options: dict[str, Any]) -> None:
    match = BOSS_KITO.start(seats, seed=seats, **options)
    phases = Counter[str]()
    for number, chain in enumerate(walk(match, seats)):
        phase = match.position()["phase"] + (" chain" if chain else "")
        phases[phase] += 1
        if phases[phase] < 4 or number % 12 == 0:
            for seat in range(seats):
                assert observed(match, seat) == known(match, seat, chain)
    assert set(phases) >= {"action", "action chain", "over"}


@rule("BK-621", "BK-604")
@pytest.mark.parametrize(
    "line",
    [
        "a rr / b y / c / round 9 / offers 5 6 7 8 9",
        "a rr / b y / c / round 3 / won a 5 7 / won c 9 9 / front a rg / on a r2 g1",
        "a rr / b y / c / d p / over / won d 9 9 9 8 / won b 1",
    ],
)
def test_the_numbers_late_in_a_game(line: str) -> None:
    match = table(line)
    for seat in range(match.seats):
        assert observed(match, seat) == known(match, seat, ())
