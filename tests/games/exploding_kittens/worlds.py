"""Every world that a seat may be in, by brute force: what `redeal` is measured against.

A world is all hands and the pile. It begins with every spread of the cards that the seat cannot locate when its past
begins, each as likely as any other. Then the past happens in each of them: what the seat saw rules worlds out,
what was left to chance or done in secret splits them. Cards are physical: those the seat has seen are marked (*), and a
card shown by somebody's choice is a marked one if there is one, else any of that title, each being one way to show it.
"""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

from ludoteca import Match

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
"""Hands, sorted, and the pile from the top; a marked card ends with *."""
Worlds = dict[World, Fraction]


def arrangements(cards: list[str]) -> Iterator[tuple[str, ...]]:
    """All distinct orders of some cards."""
    if not cards:
        yield ()
    for card in sorted(set(cards)):
        rest = list(cards)
        rest.remove(card)
        for order in arrangements(rest):
            yield (card, *order)


def at_start(match: Match, seat: int) -> Worlds:
    """Every spread of what the seat could not locate when its past began; after the deal each has a Defuse (EK-302)."""
    position = match.start_position
    assert position is not None
    pile = position["pile"]
    located = [["Defuse*"] if position["knowledge"]["dealt"] and other != seat else [] for other in range(match.seats)]
    hands = [hand[len(sure) :] for hand, sure in zip(map(defuses_first, position["hands"]), located, strict=True)]
    others = [other for other in range(match.seats) if other != seat]
    hidden = [card for other in others for card in hands[other]] + [card for card in pile if card != "EK"]
    kittens = len(pile) - sum(card != "EK" for card in pile)
    worlds: Worlds = defaultdict(Fraction)
    layouts = set(permutations([True] * kittens + [False] * (len(pile) - kittens))) if len(pile) < 8 else {()}
    for order in arrangements(hidden):
        dealt, rest = [], list(order)
        for other in range(match.seats):
            size = len(hands[other])
            dealt.append(tuple(sorted(located[other] + (hands[other] if other == seat else rest[:size]))))
            rest = rest if other == seat else rest[size:]
        for layout in layouts:
            harmless = iter(rest)
            worlds[tuple(dealt), tuple("EK" if kitten else next(harmless) for kitten in layout)] += 1
    return worlds


def defuses_first(hand: list[str]) -> list[str]:
    """A hand sorted so that its Defuses come first."""
    return sorted(hand, key=lambda card: card != "Defuse")


def happen(worlds: Worlds, entry: list[Any], seat: int) -> Worlds:
    """One thing that happened, in every world."""
    after: Worlds = defaultdict(Fraction)
    for world, weight in worlds.items():
        for following, chance in outcomes(world, entry, seat):
            after[following] += weight * chance
    return after


def outcomes(world: World, entry: list[Any], seat: int) -> Iterator[tuple[World, Fraction]]:
    """What one thing that happened makes of one world, each with its likelihood."""
    hands, pile = world
    one = Fraction(1)
    match entry:
        case ["drew", by, title]:
            if pile[0] != "EK" and (by != seat or plain(pile[0]) == title):
                yield (with_card(hands, by, pile[0]), pile[1:]), one
        case ["kitten", _]:
            if pile[0] == "EK":
                yield (hands, pile[1:]), one
        case ["placed", by, depth]:
            for place in [depth] if by == seat else range(len(pile) + 1):
                yield (hands, (*pile[:place], "EK", *pile[place:])), one / (1 if by == seat else len(pile) + 1)
        case ["saw", by, depth, title]:
            if by != seat:
                yield world, one
            elif plain(pile[depth]) == title:
                seen = title if title == "EK" else title + "*"
                yield (hands, (*pile[:depth], seen, *pile[depth + 1 :])), one
        case ["shuffled", _]:
            orders = list(permutations(pile))
            for order in orders:
                yield (hands, order), one / len(orders)
        case ["played", by, title, count]:
            yield from played(world, by, title, count)
        case ["exploded", by]:
            if not hands[by]:
                yield world, one
        case ["gave" | "stolen" as kind, by, to, title]:
            for card, chance in moving(
                hands[by], title if seat in (by, to) else None, kind == "stolen" or seat not in (by, to)
            ):
                moved = card.rstrip("*") + "*" if seat in (by, to) else card
                yield (with_card(without(hands, by, card), to, moved), pile), chance
        case [_, by, asked, title, True]:
            for card, chance in moving(hands[asked], title, False):
                yield (with_card(without(hands, asked, card), by, title + "*"), pile), chance
        case [_, _, asked, title, False]:
            if title not in map(plain, hands[asked]):
                yield world, one


def played(world: World, by: int, title: str, count: int) -> Iterator[tuple[World, Fraction]]:
    """So many cards of a title leave a hand for the discard pile."""
    if count == 0:
        yield world, Fraction(1)
        return
    for card, chance in moving(world[0][by], title, False):
        for following, further in played((without(world[0], by, card), world[1]), by, title, count - 1):
            yield following, chance * further


def moving(hand: tuple[str, ...], title: str | None, by_chance: bool) -> Iterator[tuple[str, Fraction]]:
    """The cards that may leave a hand (of a title, where the seat sees it), with the likelihood of each."""
    cards = [card for card in hand if title is None or plain(card) == title]
    if by_chance:
        for card in set(cards):
            yield card, Fraction(cards.count(card), len(hand))
    elif f"{title}*" in cards:
        yield f"{title}*", Fraction(1)
    elif cards:
        yield cards[0], Fraction(len(cards))


def plain(card: str) -> str:
    """A card without its mark."""
    return card.rstrip("*")


def with_card(hands: tuple[tuple[str, ...], ...], seat: int, card: str) -> tuple[tuple[str, ...], ...]:
    """All hands, one of them with one card more."""
    return tuple(tuple(sorted((*hand, card))) if other == seat else hand for other, hand in enumerate(hands))


def without(hands: tuple[tuple[str, ...], ...], seat: int, card: str) -> tuple[tuple[str, ...], ...]:
    """All hands, one of them with one card less."""
    rest = list(hands[seat])
    rest.remove(card)
    return tuple(tuple(rest) if other == seat else hand for other, hand in enumerate(hands))


def worlds_of(match: Match, seat: int) -> dict[Any, Fraction]:
    """How likely each world is for a seat that remembers everything: hands, and the pile from the top."""
    worlds = at_start(match, seat)
    for entry in match.position()["knowledge"]["past"]:
        worlds = happen(worlds, entry, seat)
    whole = sum(worlds.values())
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for (hands, pile), weight in worlds.items():
        bare = tuple(tuple(sorted(map(plain, hand))) for hand in hands)
        found[bare, tuple(map(plain, pile))] += weight / whole
    return found
