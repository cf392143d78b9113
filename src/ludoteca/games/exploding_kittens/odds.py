"""What a seat may expect for all it knows: the next card, and the Cats in the other hands.

The knowledge kernels are asked, never the true record. Kittens are weighed exactly, over every place where others may
have put one back; where there are too many such places, as if the pile had been shuffled. Cards that are not located
are counted: each is as likely in any unknown place that is open to it. Where chance decides what a seat remembers, the
mean of a few recollections is taken, always of the same seeds, so that equal knowledge gives equal odds. All of this is
plain arithmetic, alike whoever runs the kernels.
"""

from collections import Counter
from math import comb
from operator import mul

from ludoteca.engine import calls
from ludoteca.engine.record import State, States, copied, row, rows
from ludoteca.games.exploding_kittens.box import (
    CATS,
    DREW,
    DREW_KITTEN,
    KITTEN,
    PLACED,
    SAW,
    TITLES,
    UNKNOWN,
)
from ludoteca.games.exploding_kittens.knowledge import located_by
from ludoteca.games.exploding_kittens.knowledge.memory import MOST_STALE, PILE, forget, recall
from ludoteca.games.exploding_kittens.knowledge.whereabouts import first_fact, kittens_at, size_at

RECOLLECTIONS = 8
"""How many are averaged where chance decides what is remembered."""
ATTEMPTS = 40
"""Recollections begun, since most of them may turn out to be impossible."""
MOST_WEIGHED = 1000
"""Ways in which kittens may lie that are told apart; more are hardly ever there."""

Cards = list[int]
"""How many of each title."""


def odds(truth: State, seat: int) -> tuple[list[float], list[list[float] | None]]:
    """How likely each title is on top of the pile, kittens last; and for each other seat, each Cat in its hand."""
    known = copied(truth)
    tops = int(forget(row(known[0]), seat))
    kitten = kitten_on_top(copied(known[0]), seat)
    places = range(int(known[0]["stack_size"]) - 1, -1, -1)
    top = [int(known[0]["stack"][place]) for place in places[:tops]]
    memories = recollections(known, seat, top)
    weights = [memory.fits() for memory in memories]
    pile = [float(each == top[0]) for each in range(TITLES)] if top else mean(weights, [m.titles() for m in memories])
    held: list[list[float] | None] = [None] * int(truth["seats"])
    for other in range(len(held)):
        if int(truth["alive"]) >> other & 1 and other != seat:
            held[other] = rounded(mean(weights, [memory.cats(other) for memory in memories]))
    return rounded([*((1 - kitten) * share for share in pile), kitten]), held


class Memory:
    """One recollection of a seat: cards known to lie with each holder, its unknown places, and what is not located."""

    def __init__(self, s: State, unseen: int) -> None:
        self.known = [titles_in(int(packed)) for packed in s["known"]]
        self.blank = [int(places) for places in s["blank"]]
        self.stale = [[int(packed) >> 5 * title & MOST_STALE for title in range(TITLES)] for packed in s["stale"]]
        located = [sum(cards) for cards in zip(*self.known, strict=True)]
        self.left = [whole - there for whole, there in zip(titles_in(unseen), located, strict=True)]
        """For each title, the cards that are not located."""
        stale = [sum(cards) for cards in zip(*self.stale, strict=True)]
        self.open = [sum(self.blank) - places for places in stale]
        """For each title, the unknown places where one of it may lie."""

    def fits(self) -> float:
        """How likely cards dealt anywhere agree with all demands in vain; 0 where more are known than there are."""
        fit, places = 1.0, sum(self.blank)
        for left, open_ in zip(self.left, self.open, strict=True):
            fit *= comb(open_, left) / comb(places, left) if 0 <= left <= places else 0.0
        return fit

    def titles(self) -> list[float]:
        """The share of each title among the harmless cards of the pile."""
        cards = [
            there + left * self.blank[PILE] / places if places > 0 else float(there)
            for there, left, places in zip(self.known[PILE], self.left, self.open, strict=True)
        ]
        return [each / max(1.0, sum(cards)) for each in cards]

    def cats(self, other: int) -> list[float]:
        """How likely a hand holds each of the Cats."""
        return [self.holds(other, title) for title in range(CATS, TITLES)]

    def holds(self, other: int, title: int) -> float:
        """How likely a hand holds a title: not if all that are not located lie elsewhere."""
        if self.known[other][title] > 0:
            return 1.0
        places, left = self.open[title], self.left[title]
        elsewhere = places - self.blank[other] + self.stale[other][title]
        return 1 - comb(elsewhere, left) / comb(places, left) if 0 < left <= places else float(left > 0)


def recollections(known: States, seat: int, top: Cards) -> list[Memory]:
    """What the seat remembers: once where nothing is left to chance, else a few times over."""
    found: list[Memory] = []
    packed = sum(title << 4 * place for place, title in enumerate(top))
    for number in range(ATTEMPTS):
        tried = copied(known)
        calls.reseed(rows(tried), 0, number)
        if recall(row(tried[0]), seat, False):
            memory = Memory(tried[0], int(located_by(row(tried[0]), seat, packed, len(top))))
            found += [memory] if memory.fits() > 0 else []
        if len(found) == RECOLLECTIONS or not tried[0]["rng_drawn"]:
            break
    if not found:  # a past that cannot be, as a position made by hand may have it
        recall(row(known[0]), seat, True)
        found.append(Memory(known[0], int(located_by(row(known[0]), seat, packed, len(top)))))
    return found


def kitten_on_top(known: States, seat: int) -> float:
    """How likely the next card is a kitten, in a record from which the seat's ignorance has been wiped."""
    s = known[0]
    start = int(first_fact(row(s), seat, 0, True))
    size, kittens = int(size_at(row(s), start)), int(kittens_at(row(s), start))
    lying: Counter[tuple[int, int]] = Counter({(0, 0): 1})  # places known as kittens, known as others: in how many ways
    for entry in s["past"][start : s["past_size"]].tolist():
        kind, by, value = entry & 15, entry >> 4 & 7, entry >> 7
        if kind in (DREW, DREW_KITTEN):
            lying = drawn(lying, kind == DREW_KITTEN, kittens)
            size, kittens = size - 1, kittens - (kind == DREW_KITTEN)
        elif kind == SAW and by == seat and value & 15 != UNKNOWN:
            lying = seen(lying, 1 << (value >> 4), value & 15 == KITTEN)
        elif kind == PLACED:
            lying = placed(lying, [value] if by == seat else list(range(size + 1)))
            size, kittens = size + 1, kittens + 1
        if len(lying) > MOST_WEIGHED:
            lying.clear()
    whole, on_top = 0, 0.0
    for (found, clear), count in lying.items():
        room, left = size - (found | clear).bit_count(), kittens - found.bit_count()
        weight = count * comb(room, left) if 0 <= left <= room else 0
        whole += weight
        if found & 1:
            on_top += weight
        elif not clear & 1 and room > 0:
            on_top += weight * left / room
    return on_top / whole if whole else kittens / size if size else 0.0


def drawn(lying: Counter[tuple[int, int]], kitten: bool, kittens: int) -> Counter[tuple[int, int]]:
    """The top card was drawn: a kitten, or none."""
    after: Counter[tuple[int, int]] = Counter()
    for (found, clear), count in lying.items():
        can_be = not clear & 1 and (found & 1 or found.bit_count() < kittens) if kitten else not found & 1
        if can_be:
            after[found >> 1, clear >> 1] += count
    return after


def seen(lying: Counter[tuple[int, int]], bit: int, kitten: bool) -> Counter[tuple[int, int]]:
    """A card was seen in the pile: a kitten, or none."""
    after: Counter[tuple[int, int]] = Counter()
    for (found, clear), count in lying.items():
        if not (clear if kitten else found) & bit:
            after[(found | bit, clear) if kitten else (found, clear | bit)] += count
    return after


def placed(lying: Counter[tuple[int, int]], depths: list[int]) -> Counter[tuple[int, int]]:
    """A kitten was put back in one of these places."""
    after: Counter[tuple[int, int]] = Counter()
    for (found, clear), count in lying.items():
        for depth in depths:
            above = (1 << depth) - 1
            wide = found & above | 1 << depth | (found & ~above) << 1
            after[wide, clear & above | (clear & ~above) << 1] += count
    return after


def titles_in(packed: int) -> Cards:
    """Cards of each title, from four bits each."""
    return [packed >> 4 * title & 15 for title in range(TITLES)]


def mean(weights: list[float], tables: list[list[float]]) -> list[float]:
    """The mean of each column; of weights that are all zero, the plain one."""
    whole = sum(weights)
    shares = [weight / whole if whole else 1 / len(weights) for weight in weights]
    return [sum(map(mul, shares, column)) for column in zip(*tables, strict=True)]


def rounded(chances: list[float]) -> list[float]:
    """Chances with three digits: more than a table shows."""
    return [round(min(max(chance, 0.0), 1.0), 3) for chance in chances]
