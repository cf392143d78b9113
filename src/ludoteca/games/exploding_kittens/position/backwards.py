"""The past of a position, undone from the cards as they lie now: what cannot be undone has not happened.

Every card that was drawn, played, given or put back goes back to where it came from, the latest first. Before a shuffle
only which cards the pile had is known, not their order, until a later look or draw tells. Who was to move is not asked.
"""

from collections import Counter
from itertools import takewhile
from typing import Any

from ludoteca.engine.record import State, row
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    CATS,
    DEFUSE,
    GIVE,
    KITTEN,
    LOOK,
    NOPE,
    PAIRING,
    PLACING,
    SEEING,
    SHUFFLING,
    THREEING,
    WINDOW,
)
from ludoteca.games.exploding_kittens.moves import CODES
from ludoteca.games.exploding_kittens.rules.cards import pile_size
from ludoteca.games.exploding_kittens.rules.resolution import card_at
from ludoteca.games.exploding_kittens.rules.turn import cards_of


class Impossible(Exception):
    """An entry of the past that contradicts the cards."""


class Undoing:
    """The cards of a record, on their way back."""

    def __init__(self, s: State) -> None:
        self.hands = [Counter(dict(enumerate(hand))) for hand in s["hand"][: s["seats"]].tolist()]
        self.discards: list[int] = s["discards"][: s["discard_size"]].tolist()
        self.pile: list[int | None] = [int(card_at(row(s), depth)) for depth in range(int(pile_size(row(s))))]
        """The top first; None is a card of `loose`."""
        self.loose: Counter[int] = Counter()
        self.fallen = {int(seat) for seat in s["fallen_order"][: s["fallen"]]}
        self.drawn_kitten = bool(s["phase"] == PLACING)

    def undo(self, words: list[Any]) -> None:
        """Take one thing back."""
        kind, seat = words[0], words[1]
        if None in words:
            raise Impossible
        if kind != "exploded" and (seat in self.fallen or (kind in TRANSFERS and words[2] in self.fallen)):
            raise Impossible
        match words:
            case ["drew", _, title]:
                self.take(seat, CODES[title])
                self.pile.insert(0, CODES[title])
            case ["kitten", _]:
                self.drawn_kitten = changed(self.drawn_kitten, False)
                self.pile.insert(0, KITTEN)
            case ["placed", _, depth]:
                self.drawn_kitten = changed(self.drawn_kitten, True)
                self.see(depth, KITTEN)
                del self.pile[depth]
            case ["saw", _, depth, title]:
                self.see(depth, CODES[title])
            case ["shuffled", _]:
                self.loose.update(card for card in self.pile if card is not None)
                self.pile = [None] * len(self.pile)
            case ["played", _, title, count]:
                for _ in range(count):
                    self.lift(CODES[title])
                self.hands[seat][CODES[title]] += count
            case ["gave" | "stolen", _, to, title]:
                self.back(seat, to, CODES[title])
            case ["three" | "burglar", asker, asked, title, handed]:
                self.undo_demand(kind, asker, asked, CODES[title], handed)
            case ["exploded", _]:
                self.undo_explosion(seat)

    def undo_demand(self, kind: str, asker: int, asked: int, title: int, handed: bool) -> None:
        """EK-517, EK-518: a demand that was met, or made in vain."""
        if kind == "burglar" and title < CATS:
            raise Impossible
        if handed:
            self.back(asked, asker, title)
        elif asker == asked or self.hands[asked][title]:
            raise Impossible

    def undo_explosion(self, seat: int) -> None:
        """EK-542: the kitten comes off the discards; hand and player come back with what was discarded before."""
        self.drawn_kitten = changed(self.drawn_kitten, True)
        self.lift(KITTEN)
        if seat not in self.fallen or self.hands[seat].total():
            raise Impossible
        self.fallen.remove(seat)

    def take(self, seat: int, title: int) -> None:
        """A card leaves a hand."""
        if not self.hands[seat][title]:
            raise Impossible
        self.hands[seat][title] -= 1

    def back(self, seat: int, receiver: int, title: int) -> None:
        """A card goes back to the hand it came from."""
        if seat == receiver:
            raise Impossible
        self.take(receiver, title)
        self.hands[seat][title] += 1

    def lift(self, card: int) -> None:
        """The top of the discards is this card and goes."""
        if not self.discards or self.discards.pop() != card:
            raise Impossible

    def see(self, depth: int, card: int) -> None:
        """This card lies below so many others."""
        if depth >= len(self.pile):
            raise Impossible
        if self.pile[depth] is None and self.loose[card]:
            self.loose[card] -= 1
            self.pile[depth] = card
        if self.pile[depth] != card:
            raise Impossible

    def is_deal(self) -> bool:
        """EK-302: whether all can be known from here on, as from the deal: everybody is there and has a Defuse."""
        return not self.drawn_kitten and not self.fallen and all(hand[DEFUSE] for hand in self.hands)


TRANSFERS = ("gave", "stolen", "three", "burglar")


def changed(before: bool, after: bool) -> bool:
    """Whether a drawn kitten is on its way, which it was not, or no longer is."""
    if before == after:
        raise Impossible
    return after


def contradiction(s: State, past: list[list[Any]]) -> int | None:
    """The number of the latest entry that cannot have happened, 0 for the beginning of it all; None if all is well."""
    cards = Undoing(s)
    for number in range(len(past), 0, -1):
        try:
            cards.undo(past[number - 1])
        except Impossible:
            return number
    if len(cards.discards) > int(s["discard_size"]) - waiting_cards(s):
        return None if not s["dealt"] and all(words[0] == "played" and words[2] == "Nope" for words in past) else 0
    return 0 if (s["dealt"] and not cards.is_deal()) or not is_caused(s, past) else None


def waiting_cards(s: State) -> int:
    """EK-503, EK-513, EK-543, EK-602: how many cards on top of the discards belong to what waits now."""
    if s["phase"] == WINDOW:
        return int(cards_of(int(s["action"]))) + int(s["nope_count"])
    if s["phase"] == GIVE:
        return 1 + len(list(takewhile(NOPE.__eq__, s["discards"][: s["discard_size"]][::-1].tolist())))
    return int(s["phase"] == PLACING)


def is_caused(s: State, past: list[list[Any]]) -> bool:
    """Whether all that needs a card or a turn had one before it, and what may come next will have.

    A past that begins later than the deal may begin in the middle of something: one cause of each kind came before.
    """
    due = Counter({kind: 0 if s["dealt"] else worth for kind, worth in WORTH.items()})
    due["burglar"] += 1
    for words in past:
        if words[0] in WORTH:
            due[words[0]] -= 1
            if due[words[0]] < 0:
                return False
        due.update(brought_by(words))
    waits = {WINDOW: BRINGS.get(int(s["action"])), GIVE: "gave", PLACING: "placed"}.get(int(s["phase"]))
    if waits is not None and due[waits] < WORTH[waits]:
        return False
    return due["burglar"] > 0 or s["burglar"] != s["active"] or s["phase"] == PLACING


WORTH = {"saw": LOOK, "shuffled": 1, "gave": 1, "stolen": 1, "three": 1, "placed": 1, "burglar": 1}
"""What never happens by itself, and how much of it one cause brings."""
BRINGS = {SEEING: "saw", SHUFFLING: "shuffled", ASKING_FAVOR: "gave", PAIRING: "stolen", THREEING: "three"}
BY_CARD = {
    "See": "saw",
    "Shuffle": "shuffled",
    "Favor": "gave",
    "Defuse": "placed",
    "Skip": "burglar",
    "Attack": "burglar",
}
BY_COUNT = {2: "stolen", 3: "three"}


def brought_by(words: list[Any]) -> dict[str, int]:
    """EK-505, EK-511 to EK-517, EK-543, EK-551: what an entry of the past may bring: its effect, or another turn."""
    if words[0] in ("drew", "placed", "exploded"):
        return {"burglar": 1}
    if words[0] != "played":
        return {}
    kind = BY_CARD.get(words[2]) if words[3] == 1 else BY_COUNT.get(words[3])
    return {kind: WORTH[kind]} if kind else {}
