"""Positions of Exploding Kittens in one line: the fixture language of these tests.

a skip nope2 / b favor see / pile ek see any / discards attack

a skip nope2     a hand; titles may be cut short; seats are those that have one, at least a and b
pile ek see      the top of the pile; all cards not named lie below, one kitten per player alive but one at the bottom
pile ek see only the whole pile: cards not named lie at the bottom of the discard pile
dead c b         players already out, in this order
to-move b        a unless said          owed 3          1 unless said          attacked
burglar c        nobody unless said     placing         a kitten waits to be put back, its Defuse on the discards
dealt            everything since the deal is known: each hand was dealt a Defuse, and nothing has happened yet
"""

from typing import Any

from ludoteca import Match
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.box import COPIES
from ludoteca.games.exploding_kittens.moves import NAMES
from ludoteca.games.exploding_kittens.position.past import parse_past

LETTERS = "abcde"


def titles(words: list[str]) -> list[str]:
    """["skip", "nope2"] as ["Skip", "Nope", "Nope"]."""
    found: list[str] = []
    for word in words:
        name, count = (word[:-1], int(word[-1])) if word[-1].isdecimal() else (word, 1)
        found += [next(title for title in NAMES if title.lower().startswith(name))] * count
    return found


def text(cards: list[str]) -> str:
    """["Skip", "Nope", "Nope"] as "nope2 skip"."""
    counts = [(card, cards.count(card)) for card in sorted(set(cards))]
    return " ".join(f"{card.lower()}{count}" if count > 1 else card.lower() for card, count in counts)


def position(line: str, **options: Any) -> dict[str, Any]:
    """The line as a whole position; options have their JSON names."""
    parts = [part.split() for part in line.split("/")]
    named = {part[0]: part[1:] for part in parts}
    dead = [LETTERS.index(letter) for letter in named.get("dead", [])]
    hands = {letter: titles(named[letter]) for letter in LETTERS if letter in named}
    seats = max(2, *(LETTERS.index(letter) + 1 for letter in hands), *(seat + 1 for seat in dead))
    only = named.get("pile", [])[-1:] == ["only"]
    pile = titles([word for word in named.get("pile", []) if word != "only"])
    defused = ["Defuse"] if "placing" in named else []
    discards = defused + titles(named.get("discards", [])) + ["EK"] * len(dead)
    out = ["Defuse"] * (4 - seats if seats <= 3 and options.get("smallGame", True) else 0) + ["EK"] * (5 - seats)
    in_hand = ["EK"] if "placing" in named else []
    placed = [*pile, *discards, *out, *in_hand, *(card for hand in hands.values() for card in hand)]
    copies = dict(zip(NAMES, COPIES.tolist(), strict=True))
    rest = [name for name in NAMES for _ in range(copies[name] - placed.count(name))]
    (discards if only else pile).extend(card for card in rest if card != "EK")
    pile.extend(card for card in rest if card == "EK")
    return {
        "players": seats,
        "hands": [hands.get(letter, []) for letter in LETTERS[:seats]],
        "pile": pile,
        "discards": discards,
        "out": out,
        "eliminated": dead,
        "active": LETTERS.index(named.get("to-move", ["a"])[0]),
        "owed": int(named.get("owed", ["1"])[0]),
        "attacked": "attacked" in named,
        "burglar": LETTERS.index(named["burglar"][0]) if "burglar" in named else None,
        "phase": "defuse" if "placing" in named else "main",
        "ek_in_hand": "placing" in named,
        "knowledge": {"dealt": "dealt" in named},
        "options": options,
    }


def remembering(line: str, past: list[list[Any]]) -> Match:
    """A record in which this has happened, whether it can have or not; what has been forgotten is None."""
    match = table(line, smallGame=False)
    parse_past(past, match.states[0])
    return match


def table(line: str, seed: int = 1, **options: Any) -> Match:
    """A match that goes on from the position of the line."""
    return GAME.position(position(line, **options), seed)


def plays(line: str, *moves: str, **options: Any) -> Match:
    """The position after some moves; windows are let pass unless the next move is an answer."""
    match = table(line, **options)
    return play(match, *moves)


def play(match: Match, *moves: str) -> Match:
    """Some more moves; windows are let pass unless the next move is an answer."""
    for move in moves:
        if match.view(None).phase == "window" and move.split()[1] not in ("nope", "let"):
            pass_on(match)
        match.play(move)
    return pass_on(match)


def pass_on(match: Match) -> Match:
    """Everybody who is still asked lets it pass."""
    while match.view(None).phase == "window":
        match.play(f"{LETTERS[match.pending[0]]} let")
    return match


def hand(match: Match, letter: str) -> str:
    """A hand, as in the fixture language."""
    return text(match.position()["hands"][LETTERS.index(letter)])


def top(match: Match, count: int) -> str:
    """The top cards of the pile, in order."""
    return " ".join(card.lower() for card in match.position()["pile"][:count])


def discards(match: Match, count: int) -> str:
    """The top cards of the discard pile, in order."""
    return " ".join(card.lower() for card in match.position()["discards"][:count])


def turn(match: Match) -> str:
    """Whose turn it is and how many are owed: "b 2 attacked"."""
    view = match.view(None)
    return f"{LETTERS[view.active]} {view.owed}" + (" attacked" if view.attacked else "")


def legal(match: Match, letter: str | None = None) -> list[str]:
    """The legal moves in notation."""
    return [move.text for move in match.legal(None if letter is None else LETTERS.index(letter))]
