"""Hidden things exchanged right after a deal, game by game and field by field; a viewer has seen none of them yet."""

import random
from collections.abc import Callable
from typing import Any

from ludoteca.engine.record import State
from ludoteca.games.boss_kito import box as boss_kito
from ludoteca.games.bossa import box as bossa
from ludoteca.games.exploding_kittens import box as kittens

Place = tuple[Any, int]
"""An array and a cell of it that holds a card."""
MOST = 4
"""Exchanges at most: worlds that differ little stay alike for long."""


def swapped(name: str, s: State, viewer: int, dice: random.Random) -> None:
    """Exchange a few hidden things in a record that has just been dealt."""
    SWAPS[name](s, viewer, dice)


def others(s: State, viewer: int) -> list[int]:
    """The other seats."""
    return [seat for seat in range(int(s["seats"])) if seat != viewer]


def exchange(s: State, viewer: int, pile: str, size: int, dice: random.Random, keeps: tuple[int, ...] = ()) -> None:
    """Cards of other hands (counts per kind) and of a pile (cards in their order) change places.

    `keeps` are kinds that a hand does not give away.
    """
    for _ in range(dice.randint(1, MOST)):
        seat, kinds = dice.choice(others(s, viewer)), range(s["hand"].shape[1])
        gives = dice.choice([kind for kind in kinds if s["hand"][seat, kind] and kind not in keeps])
        if size and (int(s["seats"]) == 2 or dice.random() < 0.5):
            cell = dice.randrange(size)
            takes = int(s[pile][cell])
            s[pile][cell] = gives
        else:
            other = dice.choice([each for each in others(s, viewer) if each != seat] or [seat])
            takes = dice.choice([kind for kind in kinds if s["hand"][other, kind] and kind not in keeps])
            s["hand"][other, takes] -= 1
            s["hand"][other, gives] += 1
        s["hand"][seat, gives] -= 1
        s["hand"][seat, takes] += 1
    for _ in range(dice.randint(0, MOST) if size > 1 else 0):
        one, two = dice.sample(range(size), 2)
        s[pile][one], s[pile][two] = int(s[pile][two]), int(s[pile][one])


def kariba(s: State, viewer: int, dice: random.Random) -> None:
    """KA-401, KA-404: other hands and the pile."""
    exchange(s, viewer, "pile", int(s["pile_size"]), dice)


def boss(s: State, viewer: int, dice: random.Random) -> None:
    """BK-401, BK-406: other hands, the draw deck, and the benefit cards below the tops."""
    exchange(s, viewer, "deck", int(s["deck_size"]), dice)
    for seat in others(s, viewer):
        s["since_hand"][seat] = s["hand"][seat]  # memory begins with the deal
    hidden = (boss_kito.ROUNDS - 1 - int(s["round"])) * boss_kito.COLOURS
    for _ in range(dice.randint(0, MOST)):
        one, two = dice.sample(range(hidden), 2)
        s["offered"][one], s["offered"][two] = int(s["offered"][two]), int(s["offered"][one])


def tiles(s: State, viewer: int, dice: random.Random) -> None:
    """BO-406: the pile, the tile set aside, and the other hand as long as it is not turned up."""
    size = int(s["pile_size"])
    for _ in range(dice.randint(1, MOST)):
        cell = dice.randrange(size)
        tile = int(s["pile"][cell])
        if s["phase"] == bossa.CHOOSE and dice.random() < 0.5:
            hand = int(s["hand"][1 - viewer])
            given = dice.choice([each for each in range(bossa.TILES) if hand >> each & 1])
            s["hand"][1 - viewer] = hand & ~(1 << given) | 1 << tile
            s["pile"][cell] = given
        elif dice.random() < 0.3:
            s["pile"][cell], s["removed"] = int(s["removed"]) - 1, tile + 1
        else:
            other = dice.randrange(size)
            s["pile"][cell], s["pile"][other] = int(s["pile"][other]), tile


def foxes(s: State, viewer: int, dice: random.Random) -> None:
    """KI-401, KI-407: other hands, and the pile with two players."""
    exchange(s, viewer, "pile", int(s["pile_size"]), dice)


def cats(s: State, viewer: int, dice: random.Random) -> None:
    """EK-401, EK-403: other hands (each was dealt a Defuse), the pile, and where its kittens lie."""
    exchange(s, viewer, "stack", int(s["stack_size"]), dice, keeps=(kittens.DEFUSE,))
    pile = int(s["stack_size"]) + int(s["kittens"]).bit_count()
    for _ in range(dice.randint(0, 2)):
        lying = [depth for depth in range(pile) if int(s["kittens"]) >> depth & 1]
        free = dice.choice([depth for depth in range(pile) if depth not in lying])
        s["kittens"] = int(s["kittens"]) & ~(1 << dice.choice(lying)) | 1 << free


SWAPS: dict[str, Callable[[State, int, random.Random], None]] = {
    "kariba": kariba,
    "boss-kito": boss,
    "bossa": tiles,
    "kitsune": foxes,
    "exploding-kittens": cats,
}
