"""Boss Kito positions in one line: the fixture language of these tests.

a rrb / b yy / c / front a rg / on a r2 / supply 4 / deck ry

a rrb           a hand; seats are those that are named, at least a, b and c
front a rg      cards before a seat                on a r2 g1    tokens on its colours
reserve a 4     tokens of a reserve, 3 unless said supply 5      the general stock; other tokens are in the last reserve
deck ry         the top of the draw deck           discards bb   the discard pile
rest front      where banana cards lie that are not named: at the bottom of the deck unless said, else in the front, the
                hand or the discards; "rest front" and "rest hand" mean the last seat's, "rest discards" the pile
offers 5 6 - 8 9   cards on offer by position, - once assigned      next 1 2 3 4 7   the tops of the decks
won a 5 7       benefit cards of a seat; cards not named are removed as far as rounds have passed, then fill the decks
round 3         1 unless said                      turn 2        1 unless said
start c         a unless said                      to-move b     the start player unless said
give 2          the seat to move gives the start card away, position 2 has just been assigned
over            the game is over                   boss prygb    the order of the colours
"""

from typing import Any

from ludoteca import Match
from ludoteca.games.boss_kito import GAME
from ludoteca.games.boss_kito.box import DEFAULT_SYMBOLS, LETTERS

BOSS_KITO = GAME
SEATS = "abcde"


def position(line: str, **options: Any) -> dict[str, Any]:
    """The line as a whole position; options have their JSON names."""
    parts = [part.split() for part in line.split("/")]
    named = {part[0]: part[1:] for part in parts}
    hands = {part[0]: list("".join(part[1:])) for part in parts if part[0] in SEATS}
    seats = max(3, *(SEATS.index(letter) + 1 for letter in hands))
    symbols = options.get("symbols", DEFAULT_SYMBOLS)
    given: dict[str, Any] = {
        "players": seats,
        "boss": list(named.get("boss", [LETTERS])[0]),
        "hands": [hands.get(letter, []) for letter in SEATS[:seats]],
        "fronts": [list(of_seat(parts, "front", letter)) for letter in SEATS[:seats]],
        "start": SEATS.index(named.get("start", ["a"])[0]),
        "round": 9 if "over" in named else int(named.get("round", ["1"])[0]),
        "turn": 5 if "give" in named or "over" in named else int(named.get("turn", ["1"])[0]),
        "phase": "give" if "give" in named else "over" if "over" in named else "action",
        "assign": int(named["give"][0]) - 1 if "give" in named else 0,
        "options": options,
    }
    given["active"] = SEATS.index(named["to-move"][0]) if "to-move" in named else given["start"]
    return given | bananas(given, named) | tokens(given, parts, named) | benefits(given, parts, named, symbols)


def of_seat(parts: list[list[str]], name: str, letter: str) -> str:
    """The cards of "front a rg" and its like."""
    return "".join("".join(part[2:]) for part in parts if part[:2] == [name, letter])


def bananas(given: dict[str, Any], named: dict[str, list[str]]) -> dict[str, Any]:
    """Draw deck and discards; cards that are not named go where `rest` says."""
    deck, discards = list("".join(named.get("deck", []))), list("".join(named.get("discards", [])))
    placed = [*deck, *discards, *(card for cards in (*given["hands"], *given["fronts"]) for card in cards)]
    rest = [colour for colour in LETTERS for _ in range(10 - placed.count(colour))]
    where = named.get("rest", ["deck"])[0]
    places = {"deck": deck, "discards": discards, "front": given["fronts"][-1], "hand": given["hands"][-1]}
    places[where].extend(rest)
    return {"deck": deck, "discards": discards}


def tokens(given: dict[str, Any], parts: list[list[str]], named: dict[str, list[str]]) -> dict[str, Any]:
    """Reserves, tokens on cards, and the supply."""
    seats = given["players"]
    on: list[dict[str, int]] = [{} for _ in range(seats)]
    reserves = [3] * seats
    for part in parts:
        if part[0] == "on":
            on[SEATS.index(part[1])] = {word[0]: int(word[1:]) for word in part[2:]}
        if part[0] == "reserve":
            reserves[SEATS.index(part[1])] = int(part[2])
    left = 30 - sum(reserves) - sum(sum(each.values()) for each in on)
    supply = int(named["supply"][0]) if "supply" in named else left
    reserves[-1] += left - supply
    return {"front_tokens": on, "reserves": reserves, "supply": supply}


def benefits(
    given: dict[str, Any], parts: list[list[str]], named: dict[str, list[str]], symbols: str
) -> dict[str, Any]:
    """Benefit decks, offers, cards won and removed."""
    over = given["phase"] == "over"
    offers = [None if word == "-" else int(word) for word in named.get("offers", ["-"] * 5 if over else [])]
    tops = [int(word) for word in named.get("next", [])]
    won: list[list[int]] = [[] for _ in range(given["players"])]
    for part in parts:
        if part[0] == "won":
            won[SEATS.index(part[1])] = [int(word) for word in part[2:]]
    used = [*(kind for kind in (*offers, *tops) if kind), *(kind for cards in won for kind in cards)]
    rest = [kind for kind in range(9, 0, -1) for _ in range(kind - used.count(kind))]
    offers = offers or [rest.pop() for _ in range(5)]
    passed = 5 * (given["round"] - 1) + offers.count(None) - sum(map(len, won))
    removed, rest = rest[:passed], rest[passed:]
    below = 9 - given["round"] - (1 if tops else 0)
    decks = [([tops[place]] if tops else []) + rest[place * below : (place + 1) * below] for place in range(5)]
    return {
        "offers": [None if kind is None else printed(kind, symbols) for kind in offers],
        "benefit_decks": [[printed(kind, symbols) for kind in deck] for deck in decks],
        "won": [[printed(kind, symbols) for kind in sorted(cards)] for cards in won],
        "removed": [printed(kind, symbols) for kind in sorted(removed)],
    }


def printed(kind: int, symbols: str) -> list[Any]:
    """A benefit card with its symbol."""
    symbol = symbols[kind - 1]
    return [kind, None if symbol == "-" else symbol]


def table(line: str, seed: int = 1, **options: Any) -> Match:
    """A match that goes on from the position of the line."""
    return BOSS_KITO.position(position(line, **options), seed)


def plays(line: str, *moves: str, **options: Any) -> Match:
    """The match after some moves from a line."""
    match = table(line, **options)
    for move in moves:
        match.play(move)
    return match


def legal(match: Match, kind: str = "") -> list[str]:
    """The legal moves in notation, without the seat; of one kind if it is named."""
    return [move.text[2:] for move in match.legal() if move.text[2:].startswith(kind)]


def hand(match: Match, letter: str) -> str:
    """A hand, as in the fixture language."""
    return "".join(match.position()["hands"][SEATS.index(letter)])
