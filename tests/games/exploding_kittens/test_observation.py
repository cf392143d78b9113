"""What a seat knows as numbers, each computed anew from the position and from what it was shown."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import copied, row
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.knowledge.memory import recall
from ludoteca.games.exploding_kittens.knowledge.sure import FORGOTTEN, recall_sure
from ludoteca.games.exploding_kittens.knowledge.whereabouts import first_fact
from ludoteca.games.exploding_kittens.moves import NAMES
from tests.games.exploding_kittens.table import plays
from tests.games.walk import observed, walk
from tests.rulebook import rule

KINDS = ["attack", "skip", "shuffle", "see", "favor", "pair", "three", "burglar"]
TABLES: list[dict[str, Any]] = [
    {},
    {"nopeMode": "race", "selfNope": True, "attackOnLastTurn": "two", "catBurglar": False, "smallGame": False},
]


class Hands:
    """EK-408 to EK-410: the cards that a seat is sure of in other hands and somewhere in the pile."""

    def __init__(self, seat: int, seats: int, dealt: bool) -> None:
        """EK-302: after the deal everybody has a Defuse."""
        self.seat = seat
        self.sure = [Counter[str]({"Defuse": 1} if dealt and other != seat else {}) for other in range(seats)]
        self.pile = Counter[str]()
        self.tops: list[str] = []
        self.seen = 0

    def hear(self, words: list[Any]) -> None:
        """One thing that happened."""
        match words:
            case ["drew", by, title]:
                self.draw(by, title)
            case ["saw", by, depth, title] if by == self.seat:
                self.seen = 0 if depth == 0 else self.seen
                if title != "EK":
                    if self.seen >= len(self.tops):
                        leave(self.pile, title)
                        self.tops.append(title)
                    self.seen += 1
            case ["shuffled", _]:
                self.pile.update(self.tops)
                self.tops = []
            case ["played", by, title, count]:
                for _ in range(count):
                    leave(self.sure[by], title)
            case [("gave" | "stolen"), giver, receiver, title]:
                if self.seat in (giver, receiver):
                    self.hand_over(giver, receiver, title)
                else:
                    blur(self.sure[giver])
            case [("three" | "burglar"), asker, asked, title, True]:
                self.hand_over(asked, asker, title)

    def draw(self, by: int, title: str) -> None:
        """A card leaves the pile: one that was seen there, or any."""
        if self.tops:
            top = self.tops.pop(0)
            if by != self.seat:
                self.sure[by][top] += 1
        elif by == self.seat:
            leave(self.pile, title)
        else:
            blur(self.pile)

    def hand_over(self, giver: int, receiver: int, title: str) -> None:
        """A card whose title the seat knows changes hands."""
        if giver != self.seat:
            leave(self.sure[giver], title)
        if receiver != self.seat:
            self.sure[receiver][title] += 1


def leave(cards: Counter[str], title: str) -> None:
    """A card of this title leaves: a sure one if there is one."""
    cards[title] = max(0, cards[title] - 1)


def blur(cards: Counter[str]) -> None:
    """Some card leaves unseen: of no title are as many sure as before."""
    for title in list(cards):
        leave(cards, title)


def next_cards(p: dict[str, Any], seat: int) -> list[int]:
    """The top three cards where the seat is sure: seen or put there, and no other kitten put back in secret since."""
    sure: set[int] = set()
    reach, doubt = 0, False
    for words in p["knowledge"]["past"]:
        match words:
            case ["shuffled", _]:
                reach = 0
            case ["saw", by, depth, _] if by == seat:
                reach = max(reach, depth + 1)
                sure.add(depth)
            case ["placed", by, depth] if by == seat:
                reach = max(reach, depth) + 1
                sure = {place + (place >= depth) for place in sure} | {depth}
            case ["placed", _, _] if reach:
                reach, doubt = reach + 1, True
            case [("drew" | "kitten"), *_] if reach:
                reach -= 1
                sure = {place - 1 for place in sure if place}
        if not reach:
            sure, doubt = set(), False
    return [1 + NAMES.index(p["pile"][place]) if place in sure and not doubt else 0 for place in range(3)]


def asked(p: dict[str, Any], seat: int) -> list[int]:
    """EK-603, EK-608: who is asked, as far as a seat can know."""
    alive = [other for other in range(p["players"]) if other not in p["eliminated"]]
    if p["phase"] == "window":
        player = p["nopes"][-1] if p["nopes"] else p["active"]
        everybody = alive if p["options"]["selfNope"] else [other for other in alive if other != player]
        return [other for other in everybody if other != seat or str(seat) not in p["answers"]]
    return {"over": [], "give": [p["action"] and p["action"]["target"]]}.get(p["phase"], [p["active"]])


def known(match: Match, seat: int) -> dict[str, list[int]]:
    """Every part of OBSERVATION, from the position and the past alone."""
    p = match.position()
    seats, action = p["players"], p["action"]
    order = [(seat + place) % seats for place in range(seats)]
    memory = Hands(seat, seats, p["knowledge"]["dealt"])
    for words in p["knowledge"]["past"]:
        memory.hear(words)
    cats = [memory.sure[other][title] if other != seat else 0 for other in order for title in NAMES[:12]]

    def marked(chosen: list[int]) -> list[int]:
        return filled([int(other in chosen) for other in order], 5)

    return {
        "hand": [p["hands"][seat].count(title) for title in NAMES[:12]],
        "discards": [p["discards"].count(title) for title in NAMES],
        "known": filled(cats, 60),
        "held": filled([len(p["hands"][other]) for other in order], 5),
        "alive": marked([other for other in order if other not in p["eliminated"]]),
        "active": marked([] if p["phase"] == "over" else [p["active"]]),
        "pending": marked(asked(p, seat)),
        "burglar": marked([p["burglar"]]),
        "target": marked([action["target"]] if action else []),
        "action": [int(action is not None and action["kind"] == kind) for kind in KINDS],
        "title": [int(action is not None and action["title"] == title) for title in NAMES[:12]],
        "named": [int(action is not None and action["named"] == title) for title in NAMES[:12]],
        "next": next_cards(p, seat),
        "pile": [len(p["pile"])],
        "kittens": [p["pile"].count("EK")],
        "owed": [p["owed"]],
        "attacked": [int(p["attacked"])],
        "nopes": [len(p["nopes"])],
        "placing": [int(p["phase"] == "defuse")],
        "giving": [int(p["phase"] == "give")],
        "seats": [seats],
        "race": [int(p["options"]["nopeMode"] == "race")],
        "self nope": [int(p["options"]["selfNope"])],
        "two": [int(p["options"]["attackOnLastTurn"] == "two")],
    }


def filled(numbers: list[int], size: int) -> list[int]:
    """Numbers with zeros after them."""
    return numbers + [0] * (size - len(numbers))


@rule("EK-302", "EK-401", "EK-402", "EK-403", "EK-404", "EK-407", "EK-408", "EK-409", "EK-410", "EK-608")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", TABLES, ids=["poll", "race"])
@pytest.mark.parametrize("whole", [False, *([pytest.param(True, marks=pytest.mark.long)] if JIT else [])])
def test_every_number_follows_from_what_was_shown(seats: int, options: dict[str, Any], whole: bool) -> None:
    phases = Counter[str]()
    for seed in range(2 if JIT else 1):
        match = GAME.start(seats, seed=seed, **options)
        for number, chain in enumerate(walk(match, seed)):
            phase = match.position()["phase"] + (" chain" if chain else "")
            phases[phase] += 1
            if whole or phases[phase] < 9 or number % 9 == 0:
                for seat in range(seats):
                    assert observed(match, seat) == known(match, seat)
    assert set(phases) >= {"main", "window", "over"}


@rule("EK-407", "EK-408", "EK-409", "EK-515", "EK-513", "EK-516", "EK-517", "EK-544")
@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("a see skip / b favor / c nope / pile see ek otta", ["a see", "a draw"]),
        ("a see skip defuse / b favor / c nope / pile ek see otta", ["a see", "a draw", "a put 1", "b draw"]),
        ("a see defuse / b favor defuse / c nope / pile otta ek see", ["a see", "a draw", "b draw", "b put 0"]),
        ("a see shuffle / b favor / c nope / pile see skip otta", ["a see", "a shuffle", "a draw", "b draw"]),
        ("a favor / b skip / c nope", ["a favor b", "b give skip", "a draw"]),
        ("a skip / b favor / c nope see / to-move b", ["b favor c", "c give see", "b draw", "c draw"]),
        ("a otta2 / b favor skip / c nope", ["a pair ottagogatto b"]),
        ("a see2 / b favor / c nope / pile see ek otta skip", ["a see", "a see"]),
    ],
)
def test_the_numbers_after_cards_were_seen_or_handed_over(line: str, moves: list[str]) -> None:
    match = plays(line, *moves)
    for seat in range(match.seats):
        assert observed(match, seat) == known(match, seat)


@rule("EK-407", "EK-408", "EK-409", "EK-410")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_sure_is_sure_in_a_whole_recollection(seats: int) -> None:
    """In the true record, and in those that were redealt for somebody, who then forgets what only others saw."""
    match, found = GAME.start(seats, seed=4), Counter[bool]()
    for number, chain in enumerate(walk(match, 4)):
        if chain or number % (3 if JIT else 9):
            continue
        for states in (match.states, *(match.redealt(other, number) for other in range(seats))):
            for seat in range(seats):
                quick, whole = copied(states), copied(states)
                looked = int(recall_sure(row(quick[0]), seat))
                found[looked == FORGOTTEN] += 1
                if looked != FORGOTTEN:
                    recall(row(whole[0]), seat, True)
                    assert quick[0]["known"][:seats].tolist() == whole[0]["known"][:seats].tolist()
                    assert first_fact(row(states[0]), seat, looked, False) == first_fact(row(states[0]), seat, 0, False)
    assert found[False] > 0
    assert (found[True] > 0) == (seats > 2)  # of two, both see every card that changes hands
