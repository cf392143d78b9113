"""One possible past for everybody: what a redealt record has forgotten of its history, drawn so that it fits.

`redeal` wipes what only other seats saw: which cards they drew, and threw away where nobody looked. The history is gone
through backwards from where the cards lie in that world. A card that was played is known; a card that was drawn goes
back to the deck, and a deck that was reshuffled goes back to the discards, which have to be those that all saw there.
"""

import random
from collections import Counter
from collections.abc import Iterator

from ludoteca.engine.record import State
from ludoteca.games.boss_kito.box import COLOURS, MOST_SEATS, PLAYED, RESHUFFLED, ROUND_ENDED, THREW

TRIES = 100
"""Ways back that are tried; most records need one or two."""

Cards = Counter[int]


class NoWayBackError(Exception):
    """A draw of lots that leads to cards which nobody had."""


class Backwards:
    """The banana cards of a record on their way back to where the history began."""

    def __init__(self, s: State, seat: int, dice: random.Random) -> None:
        self.seat, self.dice = seat, dice
        self.public = bool(s["discards_public"])
        self.hands = [Counter(dict(enumerate(hand))) for hand in s["hand"][: s["seats"]].tolist()]
        self.deck: Cards = Counter(s["deck"][: s["deck_size"]].tolist())
        self.discards: Cards = Counter(dict(enumerate(s["discards"].tolist())))
        self.events: list[int] = s["history"][: s["history_size"]].tolist()
        self.fronts, self.renewed = shown_piles(s, seat)
        self.since: Cards = Counter(dict(enumerate(s["since_discards"].tolist())))
        self.quota: Cards | None = None
        """Cards that others must have drawn since the reshuffle before; None: nobody knows which."""
        self.shown: Cards = Counter()
        """Discards since the reshuffle before that this seat has seen: what others threw unseen is none of them."""

    def walk(self) -> list[int]:
        """All events with their colours; raises NoWayBackError where lots have fallen so that they cannot be."""
        self.begin_epoch(len(self.events))
        for number in range(len(self.events) - 1, -1, -1):
            event = self.events[number]
            if event == RESHUFFLED:
                if self.quota:
                    raise NoWayBackError
                self.discards, self.deck = self.deck, Counter()
                self.begin_epoch(number)
            elif event == ROUND_ENDED:
                front = self.fronts.pop()
                take(self.discards, front)
                take(self.shown, front)
            else:
                self.events[number] = event - event % COLOURS + self.undo(event)
        return self.events

    def begin_epoch(self, end: int) -> None:
        """Before these events the deck was last renewed with cards that all have seen: what is missing was drawn."""
        since = max((number for number in range(end) if self.events[number] == RESHUFFLED), default=None)
        rounds = self.events[since or 0 : end].count(ROUND_ENDED)
        self.shown = sum(self.fronts[len(self.fronts) - rounds :], Counter(self.since if since is None else ()))
        self.shown.update(
            event % COLOURS
            for event in self.events[since or 0 : end]
            if THREW <= event < ROUND_ENDED and seat_of(event) == self.seat
        )
        self.quota = None
        if since is None or not self.public:
            return
        self.quota = self.renewed.pop()
        take(self.quota, self.deck)
        own = (event for event in self.events[since:end] if event < PLAYED and seat_of(event) == self.seat)
        take(self.quota, Counter(event % COLOURS for event in own))

    def undo(self, event: int) -> int:
        """One card goes back to where it came from; its colour."""
        seat, colour = seat_of(event), event % COLOURS
        hand = self.hands[seat]
        if PLAYED <= event < THREW:
            hand[colour] += 1
        elif event >= THREW:
            if seat == self.seat:
                take(self.shown, Counter([colour]))
            elif not self.public:
                colour = self.one_of(self.discards - self.shown)
            take(self.discards, Counter([colour]))
            hand[colour] += 1
        else:
            if seat != self.seat:
                colour = self.one_of(hand if self.quota is None else hand & self.quota)
                if self.quota is not None:
                    take(self.quota, Counter([colour]))
            take(hand, Counter([colour]))
            self.deck[colour] += 1
        return colour

    def one_of(self, cards: Cards) -> int:
        """A card drawn by lot."""
        if not cards.total():
            raise NoWayBackError
        return self.dice.choice(list(cards.elements()))


def shown_piles(s: State, seat: int) -> tuple[list[Cards], list[Cards]]:
    """What lay in front of all at the end of each round, and among the discards at each reshuffle, for all to see."""
    front, discards = (Counter(dict(enumerate(s[name].tolist()))) for name in ("since_front", "since_discards"))
    fronts, renewed = [], []
    for event in s["history"][: s["history_size"]].tolist():
        if event == RESHUFFLED:
            renewed.append(+discards)
            discards = Counter()
        elif event == ROUND_ENDED:
            fronts.append(+front)
            discards, front = discards + front, Counter()
        elif event >= THREW:
            discards[event % COLOURS] += 1
        elif event >= PLAYED:
            front[event % COLOURS] += 1
    return fronts, renewed


def take(cards: Cards, gone: Cards) -> None:
    """Cards leave a pile that has to hold them."""
    cards.subtract(gone)
    if cards and min(cards.values()) < 0:
        raise NoWayBackError
    for colour in [colour for colour, count in cards.items() if not count]:
        del cards[colour]


def seat_of(event: int) -> int:
    """Of whom an event tells."""
    return event // COLOURS % MOST_SEATS


def ways_back(s: State, seat: int, dice: random.Random) -> Iterator[tuple[list[int], list[Cards]]]:
    """Whole histories with the hands that they began from, as far as lots lead back to any."""
    for _ in range(TRIES):
        way = Backwards(s, seat, dice)
        try:
            yield way.walk(), way.hands
        except NoWayBackError:
            continue


def remember(s: State, seat: int, dice: random.Random) -> bool:
    """Fill in what a record that was redealt for a seat has forgotten; False if no way back was found."""
    for history, hands in ways_back(s, seat, dice):
        s["history"][: len(history)] = history
        for other, hand in enumerate(hands):
            s["since_hand"][other] = [hand[colour] for colour in range(COLOURS)]
        s["eyes"] = 0
        return True
    return False
