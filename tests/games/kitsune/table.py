"""Kitsune positions in one line: the fixture language of these tests.

a B4 O1 / b O5 Wh / last O5 B4 Wh O1 / held b hidden

a B4 O1          cards of a hand; it is filled up to its size with cards that nothing else names
last O5 B4 …     the trick before this one, in order of play
held b hidden    a Power token before a seat       used block discard   tokens out of this round
pawns 8 3        steps of blue and orange          won 1 0              rounds won by blue and orange
lead c           the Leader, a unless said         trick 2              finished tricks of this deal, 0 unless said
gave a B4        what a seat gave in this deal's exchange
"""

from typing import Any

from ludoteca import Match
from ludoteca.games.kitsune import GAME
from ludoteca.games.kitsune.box import CARD_NAMES, COPIES, COPIES_SIX

KITSUNE = GAME
LETTERS = "abcdef"
TOKENS = ["+3", "block", "hidden", "discard", "change"]


def box(seats: int) -> list[str]:
    """KI-103: all cards in use."""
    return [card for card, n in zip(CARD_NAMES, COPIES_SIX if seats == 6 else COPIES, strict=True) for _ in range(n)]


def hand_size(seats: int, tricks: int) -> int:
    """KI-802: cards of a hand before a trick."""
    return [6, 6, 6, 6, 4, 2][tricks] if seats == 2 else (5 if seats == 6 else 6) - tricks


def unbinding(cards: list[str], plays: int) -> list[str]:
    """KI-543: finished tricks of these cards in which a Black Kitsune comes last and binds nobody."""
    ordered = [card for card in cards if card != "Bk"]
    for number in range(cards.count("Bk")):
        ordered.insert((number + 1) * plays - 1, "Bk")
    return ordered


def position(line: str, seats: int = 4, **options: Any) -> dict[str, Any]:
    """The line as a whole position; options have their JSON names."""
    parts = [part.split() for part in line.split("/") if part.strip()]
    named = {part[0]: part[1:] for part in parts}
    plays, leader = 6 if seats == 6 else 4, LETTERS.index(named.get("lead", ["a"])[0])
    tricks = int(named.get("trick", ["1" if "last" in named else "0"])[0])
    rest = box(seats)
    hands = [list(named.get(letter, [])) for letter in LETTERS[:seats]]
    last = named.get("last", [])
    for card in (*(card for hand in hands for card in hand), *last):
        rest.remove(card)
    for hand in hands:
        while len(hand) < hand_size(seats, tricks):
            hand.append(rest.pop(0))
    earlier = unbinding([rest.pop() for _ in range(tricks * plays - len(last))], plays) + last
    history = [
        [
            {"seat": (leader - (tricks - number) + place) % seats, "card": earlier[number * plays + place]}
            for place in range(plays)
        ]
        for number in range(tricks)
    ]
    held = dict(zip(*[iter(named.get("held", []))] * 2, strict=True))
    gave = dict(zip(*[iter(named.get("gave", []))] * 2, strict=True))
    pawns, won = ([int(number) for number in named.get(name, ["0", "0"])] for name in ("pawns", "won"))
    return {
        "players": seats,
        "clans": ["B" if seat % 2 == 0 else "O" for seat in range(seats)],
        "hands": hands,
        "pile": rest,
        "discards": earlier[::-1],
        "history": history,
        "leader": leader,
        "turn": leader,
        "phase": "play",
        "pawns": {"B": pawns[0], "O": pawns[1]},
        "victories": {"B": won[0], "O": won[1]},
        "round": 1 + sum(won),
        "held": [held.get(letter) for letter in LETTERS[:seats]],
        "used": named.get("used", []),
        "options": options,
        "knowledge": {"gave": [gave.get(letter) for letter in LETTERS[:seats]]},
    }


def table(line: str, *moves: str, seats: int = 4, seed: int = 1, **options: Any) -> Match:
    """A match that goes on from the position of the line, after some moves."""
    match = KITSUNE.position(position(line, seats, **options), seed)
    for move in moves:
        match.play(move)
    return match


def legal(match: Match, letter: str | None = None) -> list[str]:
    """The legal moves in notation."""
    return [move.text for move in match.legal(None if letter is None else LETTERS.index(letter))]


def pawns(match: Match) -> tuple[int, int]:
    """Steps of blue and orange."""
    steps = match.position()["pawns"]
    return steps["B"], steps["O"]


def told(match: Match, seat: int | None = None) -> list[str]:
    """Ids and rules of what the last move led to, as a seat heard it."""
    return [f"{event.rule} {event.id.removeprefix('kitsune-')}" for event in match.events(seat, match.sequence)]
