"""The worlds that `redeal` weighs, each in one line: the fixture language of the tests of its kernels.

rry : bDD | g : c     two pools: of two red cards and a yellow one b holds one, the deck two; c holds a green one

A pool names its cards, then where they lie: a to e are hands, D is the deck, T are discards thrown face down; a pool
without cards is "-".
"""

from ludoteca.engine.record import States, copied
from ludoteca.games.boss_kito.box import LETTERS, WORLDS
from ludoteca.games.boss_kito.knowledge.worlds import HEAVY
from tests.games.boss_kito.table import BOSS_KITO

PLACES = "abcdeDT"
FULL = HEAVY - 1
"""The greatest weight of a world."""


def thinking(*worlds: str, weights: tuple[int, ...] = (), **options: bool) -> States:
    """A record of four seats in the middle of `redeal`, with these worlds."""
    states = copied(BOSS_KITO.start(4, seed=1, **options).states)
    s = states[0]
    s["worlds"] = len(worlds)
    for world, text in enumerate(worlds):
        pools = text.split(" | ")
        s["pools"][world], s["weight"][world] = len(pools), weights[world] if weights else FULL
        for pool, part in enumerate(pools):
            cards, places = ("", "") if part == "-" else part.split(" : ")
            assert len(cards) == len(places), part
            s["pool_size"][world, pool] = len(cards)
            for card in cards:
                s["pool"][world, pool, LETTERS.index(card)] += 1
            for place in places:
                s["place"][world, PLACES.index(place), pool] += 1
    return states


def world(states: States, number: int = 0) -> str:
    """A world as its line."""
    s = states[0]
    lines = []
    for pool in range(int(s["pools"][number])):
        cards = "".join(colour * int(n) for colour, n in zip(LETTERS, s["pool"][number, pool], strict=True))
        places = "".join(place * int(n) for place, n in zip(PLACES, s["place"][number, :, pool], strict=True))
        assert len(cards) == len(places) == s["pool_size"][number, pool], (cards, places)
        lines.append(f"{cards} : {places}" if cards else "-")
    used = int(s["pools"][number])
    assert not s["pool"][number, used:].any(), "cards of a pool that is not in use"
    assert not s["place"][number, :, used:].any(), "places of a pool that is not in use"
    return " | ".join(lines)


def worlds(states: States) -> list[str]:
    """All worlds."""
    return [world(states, number) for number in range(int(states[0]["worlds"]))]


def weights(states: States) -> list[int]:
    """Their weights; those of worlds that are not in use must be nought."""
    found = [int(weight) for weight in states[0]["weight"]]
    used = int(states[0]["worlds"])
    assert found[used:] == [0] * (WORLDS - used)
    return found[:used]


def seen(states: States, name: str) -> str:
    """The cards that were seen in the fronts or the discards, as letters."""
    return "".join(colour * int(n) for colour, n in zip(LETTERS, states[0][f"seen_{name}"], strict=True))
