"""Moments of Boss Kito: every kind of decision, the fullest market, the prize card, at three to five seats."""

from collections import Counter
from typing import Any

from ludoteca.engine.saying import Says
from tests.browser.positions.moment import Moment, over, said, views

COLOURS = "rygbp"
COPIES = 10
ROUNDS = 9
SYMBOLS = (None, "T", "S", "C", "C", "S", "T", None, None, None)
"""The symbol of each type, as our own table has it."""
OFFERS = (7, 4, 9, 2, 6)
NEXT = (3, 8, 5, 9, 8)
FIVE = ("", "rr", "g b", "r y b", "g p")
"""What lies before five seats in the middle of a round."""


def benefit(kind: int) -> list[Any]:
    """A benefit card as positions write it."""
    return [kind, SYMBOLS[kind]]


def market(
    hands: list[str],
    fronts: list[str],
    tokens: list[str],
    reserves: list[int],
    *,
    number: int = 4,
    turn: int = 3,
    start: int = 2,
    active: int = 0,
    thrown: int = 9,
    offers: tuple[int, ...] = OFFERS,
    coming: tuple[int, ...] = NEXT,
    **options: Any,
) -> dict[str, Any]:
    """A position from what everybody holds and has put down; what is left over is deck, discards and supply."""
    seats = len(hands)
    left = Counter({colour: COPIES for colour in COLOURS}) - Counter("".join(hands + fronts).replace(" ", ""))
    rest = [colour for copy in range(COPIES) for colour in COLOURS if copy < left[colour]]
    pool = Counter({kind: kind for kind in range(1, 10)}) - Counter(offers) - Counter(coming)
    kinds = sorted(pool.elements(), key=lambda kind: (kind * 7) % 10)
    depth = ROUNDS - number
    below = [[kinds.pop() for _ in range(depth - 1)] for _ in offers] if depth else []
    decks = [[benefit(kind) for kind in (coming[place], *below[place])] for place in range(5)] if depth else [[]] * 5
    shares: list[list[int]] = [kinds[seat :: seats + 1] for seat in range(seats + 1)]
    return {
        "players": seats,
        "boss": list(COLOURS),
        "benefit_decks": decks,
        "offers": [benefit(kind) for kind in offers],
        "won": [[benefit(kind) for kind in sorted(share)] for share in shares[:seats]],
        "removed": [benefit(kind) for kind in sorted(shares[seats])],
        "hands": [sorted(hand, key=COLOURS.index) for hand in hands],
        "fronts": [list(front.replace(" ", "")) for front in fronts],
        "front_tokens": [{colour: put.count(colour) for colour in COLOURS} for put in tokens],
        "reserves": reserves,
        "supply": 30 - sum(reserves) - len("".join(tokens)),
        "deck": rest[thrown:],
        "discards": rest[:thrown],
        "start": start,
        "round": number,
        "turn": turn,
        "active": active,
        "phase": "action",
        "assign": 0,
        "options": options,
    }


MIDGAME = market(["ryygbp", "rrgb", "gbpr", "yybppr"], ["g", "p", "r", "g b"], ["", "", "rr", ""], [2, 2, 1, 5], turn=2)
LATELY = ("a play p", "b token p", "c play r", "d token bb")
"""What is told of this round in the middle of the game."""
CROWD = market(
    ["rryggbp", "rygp", "rbp", "yybppg", "rgbbp"],
    ["g p", "y p", "rr", "g b", "y b"],
    ["", "p", "rr", "bb", "y"],
    [2, 1, 1, 3, 2],
)
DENSE = market(
    ["rgb", "p", "g", "y", "b"],
    ["rygb", "rrrr", "yygp", "bbbp", "gypb"],
    ["rryg", "", "yyg", "bbp", "gp"],
    [2, 4, 0, 3, 1],
    number=8,
    turn=4,
)
HOARD = market(["rrrryygggbbbppp", "rr", "gb"], ["y", "r", "b"], ["", "", ""], [5, 2, 4], turn=2)
STUCK = market(
    ["", "rrrrryyyyygggggbbbbbppppp", "rrrrryyyyygggggbbbbbppppp"],
    ["", "", ""],
    ["", "", ""],
    [4, 13, 13],
    turn=2,
    thrown=0,
)
DRY = market(
    ["ry", "rrrryyyygggggbbbbbppppp", "rrrryyyygggggbbbbbppp"],
    ["r", "y", "pp"],
    ["", "", ""],
    [0, 15, 15],
    turn=4,
    thrown=0,
)
FLAG = market(
    ["rryg", "rygp", "rbp", "yybppg", "rgb"],
    ["g bb", "y p", "rr", "g b", "r y b"],
    ["gg", "p", "rr", "bb", "y"],
    [1, 1, 1, 3, 2],
    turn=4,
    start=0,
    active=4,
)  # fmt: skip
"""Seat 4 acts last, then seat 0 wins the blue card and has the flag to give."""
LAST = market(
    ["ryyb", "rg", "bp", "yp"],
    ["g", "p", "r", "b"],
    ["", "", "r", ""],
    [2, 3, 1, 4],
    number=9,
    coming=(),
    offers=(9, 9, 8, 5, 7),
)
COVERED = market(
    ["ryb", "rrgb", "gbp"],
    ["g", "p", "rr"],
    ["", "p", ""],
    [2, 1, 1],
    exchangeZero=True,
    discardsPublic=False,
    reshuffle="lazy",
)

QUICKEST: tuple[int, dict[str, int]] = (3, {})
"""The fewest seats and the quickest options."""
DONE = said("boss-kito-exchange-done")


def is_late(view: Any) -> bool:
    """Whether a match is soon over."""
    return bool(view.round == ROUNDS)


def thrown(colour: int, count: int) -> Says:
    """The step that gives so many cards of a colour to an exchange."""
    return said("boss-kito-exchange", colour=colour, count=count)


MOMENTS = [
    Moment("opening", seats=4, seed=5),
    Moment("midgame", position=MIDGAME, script=LATELY),
    Moment("tokens", position=MIDGAME, script=LATELY, chosen=(said("boss-kito-tokens-same", colour=3),)),
    Moment("card", position=MIDGAME, script=LATELY, chosen=(said("boss-kito-play", colour=3),)),
    Moment("waiting", position=MIDGAME, script=LATELY, moves=5, mine=False),
    Moment("three", seats=3, seed=4, moves=40),
    Moment("five", position=CROWD),
    Moment("exchange", position=CROWD, chosen=(thrown(1, 2), thrown(4, 1), DONE)),
    Moment("dense", position=DENSE),
    Moment("hoard", position=HOARD, chosen=(thrown(1, 4), DONE)),
    Moment("pass", position=STUCK),
    Moment("dry", position=DRY),
    Moment("flag", position=FLAG, script=("e take",)),
    Moment("flag-given", position=FLAG, script=("e take",), seat=1, until=views(lambda view: view.phase == "give")),
    Moment("last-round", position=LAST),
    Moment("covered", position=COVERED),
    Moment("stalls-by-lot", seats=4, seed=11, moves=30, options={"bossOrder": "random", "symbols": "---SSSCCT"}),
    Moment("spectator", position=CROWD, seat=None),
    Moment("end", seats=4, seed=9, until=over),
    Moment("end-five", seats=5, seed=2, until=over),
]
