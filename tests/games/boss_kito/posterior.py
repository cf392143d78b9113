"""What a seat may believe, by enumeration: every order of the hidden cards, every reshuffle, every card to be shown.

Cards are physical: when somebody shows a colour, each card of the hand is as likely as any other to be the one shown,
so a world counts for as many cards of that colour as the hand holds in it. Nothing here is taken from the engine.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb
from typing import Any

from tests.games.boss_kito.table import SEATS, position

World = tuple[tuple[str, ...], str, str]
"""Hands (sorted), the deck from its top, the discards (sorted)."""
Weighted = Iterator[tuple[World, float]]

REST = "rest front"
"""Cards that are not named lie open."""
SHORT = "a g / b ry / c rb / deck r / discards yyb"
LONG = "a g / b rry / c rby / deck ry / discards yybr"
LAZY = {"reshuffle": "lazy"}
FACE_DOWN = {"discardsPublic": False}
SEVERAL_POOLS: list[tuple[str, list[str], dict[str, Any]]] = [
    (SHORT, ["a take", "b draw", "c play r", "a take", "b play y"], {}),
    (SHORT, ["a take", "b draw", "c draw", "a draw"], {}),
    (SHORT, ["a take", "b draw", "c draw", "a take", "b swap y", "c swap b"], {}),
    (SHORT, ["a take", "b draw", "c draw", "a take", "b play y", "c play b", "a take", "b draw", "c play r"], {}),
    (LONG, ["a take", "b draw", "c draw", "a take", "b play y", "c play b", "a take", "b draw", "c play r"], {}),
    (LONG, ["a take", "b draw", "c draw", "a draw", "b draw", "c play y", "a take", "b swap r", "c play r"], {}),
    (LONG, ["a take", "b draw", "c draw", "a take", "b draw", "c draw", "a take", "b play y", "c play y"], {}),
    (LONG, ["a take", "b draw", "c draw", "a take", "b draw", "c play r", "a take", "b play y"], LAZY),
    ("a gr / b ry / c rb / deck rr", ["a swap r", "b swap y", "c swap b", "a take", "b play r"], FACE_DOWN),
    ("a gr / b ryy / c rb / deck ry", ["a swap r", "b swap yy", "c draw", "a take", "b play y"], FACE_DOWN),
]
"""Lines with reshuffles, small enough to go through everything that may be hidden, with moves and options."""


def orders(cards: str) -> dict[str, float]:
    """Every order of some cards with its chance."""
    found = Counter("".join(order) for order in permutations(cards))
    total = sum(found.values())
    return {order: count / total for order, count in found.items()}


def renewed(world: World, lazy: bool) -> Weighted:
    """BK-530: an eager table reshuffles an empty deck."""
    hands, deck, discards = world
    if deck or lazy or not discards:
        yield world, 1.0
        return
    for order, chance in orders(discards).items():
        yield (hands, order, ""), chance


def drawn(world: World, seat: int, count: int, lazy: bool) -> Weighted:
    """So many cards drawn, one after another."""
    if count == 0:
        yield world, 1.0
        return
    hands, deck, discards = world
    if not deck:
        for order, chance in orders(discards).items():
            for after, further in drawn((hands, order, ""), seat, count, lazy):
                yield after, chance * further
        return
    after_hands = changed(hands, seat, hands[seat] + deck[0])
    for after, chance in renewed((after_hands, deck[1:], discards), lazy):
        for last, further in drawn(after, seat, count - 1, lazy):
            yield last, chance * further


def changed(hands: tuple[str, ...], seat: int, cards: str) -> tuple[str, ...]:
    """The hands with one of them replaced."""
    return tuple("".join(sorted(cards)) if other == seat else hand for other, hand in enumerate(hands))


def without(hand: str, cards: str) -> str:
    """A hand less some cards."""
    return "".join((Counter(hand) - Counter(cards)).elements())


def thrown(hand: str, cards: str, hidden: bool) -> dict[str, int]:
    """Which cards may have left a hand, and in how many ways."""
    if hidden:
        return Counter("".join(sorted(chosen)) for chosen in combinations(hand, len(cards)))
    ways = 1
    for colour in set(cards):
        ways *= comb(hand.count(colour), cards.count(colour))
    return {cards: ways} if ways else {}


def moved(world: World, text: str, viewer: int, options: dict[str, Any]) -> Weighted:
    """The worlds after a move that the viewer saw, with how likely each made it."""
    letter, kind, *rest = text.split()
    seat, cards, lazy = SEATS.index(letter), "".join(rest), options.get("reshuffle") == "lazy"
    hands, deck, discards = world
    if kind == "draw":
        yield from drawn(world, seat, 1, lazy)
    elif kind in ("play", "swap"):
        hidden = kind == "swap" and seat != viewer and not options.get("discardsPublic", True)
        for left, ways in thrown(hands[seat], cards, hidden).items():
            after_hands = changed(hands, seat, without(hands[seat], left))
            weight = 1 if seat == viewer else ways
            if kind == "play":
                yield (after_hands, deck, discards), weight
                continue
            pile = "".join(sorted(discards + left))
            for after, chance in renewed((after_hands, deck, pile), lazy):
                for last, further in drawn(after, seat, len(cards), lazy):
                    yield last, weight * chance * further
    else:
        yield world, 1.0


def beliefs(line: str, moves: list[str], viewer: int, own: str, options: dict[str, Any]) -> dict[World, float]:
    """Chances of all worlds after some moves, for a viewer whose hand is now `own`."""
    given = position(line, **options)
    others = [seat for seat in range(given["players"]) if seat != viewer]
    hidden = "".join("".join(given["hands"][seat]) for seat in others) + "".join(given["deck"])
    worlds: dict[World, float] = {}
    for order, chance in orders(hidden).items():
        hands, rest = ["".join(hand) for hand in given["hands"]], order
        for seat in others:
            size = len(hands[seat])
            hands[seat], rest = "".join(sorted(rest[:size])), rest[size:]
        hands[viewer] = "".join(sorted(hands[viewer]))
        world = (tuple(hands), rest, "".join(sorted(given["discards"])))
        worlds[world] = worlds.get(world, 0) + chance
    for move in moves:
        after: dict[World, float] = {}
        for world, chance in worlds.items():
            for last, further in moved(world, move, viewer, options):
                after[last] = after.get(last, 0) + chance * further
        worlds = after
    fitting = {world: chance for world, chance in worlds.items() if world[0][viewer] == own}
    total = sum(fitting.values())
    return {world: chance / total for world, chance in fitting.items()}
