"""Steps ↔ decisions ↔ notation of Exploding Kittens, both ways. Titles may be cut short as long as they stay clear.

a draw                  ["draw"]                a favor b               ["favor", 1]
a attack                ["attack"]              a pair skip c           ["pair", "Skip", 2]
a skip                  ["skip"]                a three see c defuse    ["three", "See", 2, "Defuse"]
a shuffle               ["shuffle"]             a burglar d barba       ["burglar", 3, "Barbagatto"]
a see                   ["see"]                 b give skip             ["give", "Skip"]
b nope, c let           ["nope"], ["let"]       a put 4                 ["insert", 4]: four cards above the kitten
"""

from typing import Literal, get_args

from ludoteca.engine.errors import BadNotation
from ludoteca.engine.move import Decision, seat_letter
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says
from ludoteca.games.exploding_kittens import box

Title = Literal[
    "Defuse",
    "Attack",
    "Nope",
    "Favor",
    "Shuffle",
    "Skip",
    "See",
    "Ottagogatto",
    "Miciocomero",
    "Patagatto",
    "Barbagatto",
    "Gattobaleno",
    "EK",
]
NAMES: tuple[Title, ...] = get_args(Title)
"""Titles as they are written, in the order of their codes; the last one is the Exploding Kitten."""
CODES: dict[str, int] = {name: code for code, name in enumerate(NAMES)}

PLAIN = {
    "attack": box.DO_ATTACK,
    "skip": box.DO_SKIP,
    "shuffle": box.DO_SHUFFLE,
    "see": box.DO_SEE,
    "draw": box.DO_DRAW,
    "nope": box.DO_NOPE,
    "let": box.DO_LET,
}
"""Decisions of one word."""
WORDS = {step: word for word, step in PLAIN.items()}


def decision_of(steps: tuple[int, ...]) -> Decision:
    """A whole move as data."""
    first, rest = steps[0], steps[1:]
    if first in WORDS:
        return [WORDS[first]]
    if first >= box.PLACE:
        return ["insert", first - box.PLACE]
    if first >= box.DO_GIVE:
        return ["give", NAMES[first - box.DO_GIVE]]
    if first >= box.NAME_IT:
        return ["name", NAMES[first - box.NAME_IT]]
    if first >= box.TARGET:
        return ["target", first - box.TARGET]
    declared = [step - box.TARGET if step < box.NAME_IT else NAMES[step - box.NAME_IT] for step in rest]
    if first == box.DO_FAVOR:
        return ["favor", *declared]
    if first == box.DO_BURGLAR:
        return ["burglar", *declared]
    if first >= box.DO_THREE:
        return ["three", NAMES[first - box.DO_THREE], *declared]
    return ["pair", NAMES[first - box.DO_PAIR], *declared]


def steps_of(decision: Decision) -> tuple[int, ...]:
    """The steps of a decision given as data."""
    match decision:
        case [str(word)] if word in PLAIN:
            return (PLAIN[word],)
        case ["favor", int(seat)] if is_seat(seat):
            return (box.DO_FAVOR, box.TARGET + seat)
        case ["pair", str(title), int(seat)] if is_title(title) and is_seat(seat):
            return (box.DO_PAIR + CODES[title], box.TARGET + seat)
        case ["three", str(title), int(seat), str(named)] if is_title(title) and is_seat(seat) and is_title(named):
            return (box.DO_THREE + CODES[title], box.TARGET + seat, box.NAME_IT + CODES[named])
        case ["burglar", int(seat), str(cat)] if is_seat(seat) and is_title(cat):
            return (box.DO_BURGLAR, box.TARGET + seat, box.NAME_IT + CODES[cat])
        case ["give", str(title)] if is_title(title):
            return (box.DO_GIVE + CODES[title],)
        case ["insert", int(depth)] if 0 <= depth < box.CARDS:
            return (box.PLACE + depth,)
    raise BadNotation(Says("exploding-kittens-bad-decision", args={"text": str(decision)[:80]}))


def is_seat(seat: int) -> bool:
    """Whether a number can be a seat at all."""
    return 0 <= seat < box.MOST_SEATS


def is_title(name: str) -> bool:
    """EK-112: whether hands can hold a card of this name; the Exploding Kitten is none (EK-A13)."""
    return CODES.get(name, box.TITLES) < box.TITLES


def format_decision(decision: Decision) -> str:
    """A decision in notation, without the seat."""
    kind, *values = decision
    words = [("put" if kind == "insert" else kind)]
    for value in values:
        words.append(
            value.lower() if isinstance(value, str) else str(value) if kind == "insert" else seat_letter(value)
        )
    return " ".join(words)


def parse_decision(text: str) -> Decision:
    """A decision read from notation, without the seat."""
    match text.split():
        case [word] if word in PLAIN:
            return [word]
        case ["favor", seat]:
            return ["favor", read_seat(seat, text)]
        case ["pair", title, seat]:
            return ["pair", read_title(title, text), read_seat(seat, text)]
        case ["three", title, seat, named]:
            return ["three", read_title(title, text), read_seat(seat, text), read_title(named, text)]
        case ["burglar", seat, cat]:
            return ["burglar", read_seat(seat, text), read_title(cat, text)]
        case ["give", title]:
            return ["give", read_title(title, text)]
        case ["put", depth] if depth.isdecimal() and int(depth) < box.CARDS:
            return ["insert", int(depth)]
    raise bad_notation(text)


def read_seat(letter: str, text: str) -> int:
    """A seat from its letter."""
    seat = "abcde".find(letter)
    if len(letter) != 1 or seat < 0:
        raise bad_notation(text)
    return seat


def read_title(word: str, text: str) -> str:
    """A title from its name or a clear beginning of it."""
    found = [name for name in NAMES[: box.TITLES] if name.lower().startswith(word.lower())]
    exact = [name for name in found if name.lower() == word.lower()]
    if len(exact or found) != 1:
        raise bad_notation(text)
    return (exact or found)[0]


def bad_notation(text: str) -> BadNotation:
    """What cannot be read."""
    return BadNotation(Says("exploding-kittens-bad-notation", args={"text": text[:80]}))


def label(step: int, s: State | None = None) -> Says:
    """The name of a step, for keys and lists; here it is the same in every position."""
    game = "exploding-kittens"
    match decision_of((step,)):
        case ["target", int(seat)]:
            return Says(f"{game}-do-target", "EK-503", {"seat": seat})
        case ["name", str(title)]:
            return Says(f"{game}-do-name", "EK-503", {"title": CODES[title]})
        case [("pair" | "three" | "give") as kind, str(title)]:
            rule = {"pair": "EK-516", "three": "EK-517", "give": "EK-513"}[kind]
            return Says(f"{game}-do-{kind}", rule, {"title": CODES[title]})
        case ["insert", int(depth)]:
            return Says(f"{game}-do-place", "EK-544", {"depth": depth})
        case [kind]:
            return Says(f"{game}-do-{kind}", RULES[kind])
    raise AssertionError(step)


RULES = {
    "attack": "EK-511",
    "skip": "EK-512",
    "favor": "EK-513",
    "shuffle": "EK-514",
    "see": "EK-515",
    "burglar": "EK-518",
    "draw": "EK-519",
    "nope": "EK-603",
    "let": "EK-603",
}
"""The rule of each decision that needs no card named."""

CAT_NAMES = NAMES[box.CATS : box.TITLES]
