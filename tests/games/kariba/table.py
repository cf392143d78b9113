"""Kariba positions in one line: the fixture language of these tests.

hole 7x2 4x2 / a 7x2 3 5 / b 8x3 / pile 4 6 2

hole 7x2 4      cards at the waterhole: two rhinos, one giraffe
a 7x2 3         a hand; seats are those that have one, at least a and b
won b 5x2       a score pile
pile 4 6 2      the top of the pile; all cards not named lie below
pile 4 6 only   the whole pile; `pile none` is an empty one: cards not named are in the last seat's score pile
open 8 1 -      visible cards V1 to V3, - is an empty slot; switches expert mode on
shown a 8       cards of a hand that everybody saw being taken
draw            the seat to move is drawing
over            the game is over
to-move b       a unless said        first c     the seat to move unless said
history 3 5     scores of finished games, one part each
"""

from collections import Counter
from typing import Any

from ludoteca import Match, game

KARIBA = game("kariba")
LETTERS = "abcde"


def cards(words: list[str]) -> list[int]:
    """["7x2", "3"] as [7, 7, 3]."""
    found = []
    for word in words:
        animal, _, count = word.partition("x")
        found += [int(animal)] * int(count or 1)
    return found


def text(dealt: list[int]) -> str:
    """[7, 7, 3] as "3 7x2"."""
    counts = [(animal, dealt.count(animal)) for animal in sorted(set(dealt))]
    return " ".join(f"{animal}x{count}" if count > 1 else f"{animal}" for animal, count in counts)


def position(line: str, **options: Any) -> dict[str, Any]:
    """The line as a whole position; options have their JSON names."""
    parts = [part.split() for part in line.split("/")]
    hands = {part[0]: cards(part[1:]) for part in parts if part[0] in LETTERS}
    seats = max(2, *(LETTERS.index(letter) + 1 for letter in hands))
    named = {part[0]: part[1:] for part in parts}
    won: list[list[int]] = [[] for _ in range(seats)]
    shown: list[list[int]] = [[] for _ in range(seats)]
    for part in parts:
        if part[0] in ("won", "shown"):
            (won if part[0] == "won" else shown)[LETTERS.index(part[1])] = cards(part[2:])
    hole = cards(named.get("hole", []))
    visible = [None if word == "-" else int(word) for word in named.get("open", [])]
    top = named.get("pile", [])
    pile = cards([word for word in top if word not in ("only", "none")])
    placed = [*hole, *pile, *(card for card in visible if card)]
    for owner in (*hands.values(), *won):
        placed += owner
    rest = [animal for animal in range(1, 9) for _ in range(8 - placed.count(animal))]
    (won[-1] if top and top[-1] in ("only", "none") else pile).extend(rest)
    active = LETTERS.index(named.get("to-move", ["a"])[0])
    return {
        "players": seats,
        "hands": [hands.get(letter, []) for letter in LETTERS[:seats]],
        "pile": pile,
        "visible": visible,
        "waterhole": {str(animal): hole.count(animal) for animal in range(1, 9)},
        "captured": won,
        "first": LETTERS.index(named["first"][0]) if "first" in named else active,
        "active": active,
        "phase": "draw" if "draw" in named else "over" if "over" in named else "play",
        "history": [[int(score) for score in part[1:]] for part in parts if part[0] == "history"],
        "options": {**({"expert": True} if visible else {}), **options},
        "knowledge": {"shown": shown},
    }


def table(line: str, seed: int = 1, **options: Any) -> Match:
    """A match that goes on from the position of the line."""
    return KARIBA.position(position(line, **options), seed)


def hole(match: Match) -> str:
    """The waterhole, as in the fixture language."""
    return text([animal for animal in range(1, 9) for _ in range(match.position()["waterhole"][str(animal)])])


def hand(match: Match, letter: str) -> str:
    """A hand, as in the fixture language."""
    return text(match.position()["hands"][LETTERS.index(letter)])


def gained(before: Match, after: Match) -> dict[str, str]:
    """What each seat has added to its score pile between two positions; seats that gained nothing are left out."""
    piles = zip(LETTERS, before.position()["captured"], after.position()["captured"], strict=False)
    extra = {letter: Counter(new) - Counter(old) for letter, old, new in piles}
    return {letter: text(list(cards.elements())) for letter, cards in extra.items() if cards}


def plays(line: str, *moves: str, **options: Any) -> tuple[Match, dict[str, str]]:
    """The position after some moves from a line, and what each seat gained on the way."""
    before = table(line, **options)
    after = before.copy()
    for move in moves:
        after.play(move)
    return after, gained(before, after)


def legal(match: Match, letter: str | None = None) -> list[str]:
    """The legal moves in notation."""
    return [move.text for move in match.legal(None if letter is None else LETTERS.index(letter))]
