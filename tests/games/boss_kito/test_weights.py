"""If every lot were followed, and not eight worlds of them, the weights would be exactly the chances by enumeration."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

import pytest

from ludoteca.engine.record import States, copied, rows
from ludoteca.games.boss_kito import knowledge
from ludoteca.games.boss_kito.box import COLOURS, DECK, DREW, MOST_SEATS, RESHUFFLED, THREW
from ludoteca.games.boss_kito.knowledge import worlds as kernels
from ludoteca.games.boss_kito.knowledge.worlds import ONE, UNSEEN
from tests.games.boss_kito.posterior import REST, SEVERAL_POOLS, beliefs
from tests.games.boss_kito.table import hand, plays
from tests.games.boss_kito.worlds import PLACES, seen, world
from tests.rulebook import rule

ROUNDED = 1e-5
"""Chances are kept in twenty bits."""
Spread = dict[str, str]
"""Hidden cards by place, sorted."""


def followed(states: States, event: int) -> Iterator[tuple[States, float]]:
    """All that an event of the history may have been, to the first seat, in the first world, with its weight."""
    kind, who, colour = event // 25 * 25, event // COLOURS % MOST_SEATS, event % COLOURS
    shown = kind not in (DREW, THREW) or who == 0 or (kind == THREW and bool(states[0]["discards_public"]))
    if kind == THREW and shown:
        states = copied(states)
        states[0]["seen_discards"][colour] += 1
    if kind != DREW and who == 0:
        yield states, 1.0
        return
    place, target = DECK if kind == DREW else who, kernels.target_of(kind, who, shown)
    for pool in range(int(states[0]["pools"][0])):
        after = copied(states)
        s = rows(after)[0]
        chance = int(kernels.odds(s, 0, place, pool, colour if shown else UNSEEN)) / ONE
        if chance > 0:
            kernels.leave_pool(s, 0, pool, place, target, colour)
            yield after, chance


def spreads(cards: str, places: str) -> Iterator[tuple[Spread, float]]:
    """Every way to spread the cards of a pool over its places, each card as likely here as there."""
    if not places:
        yield {}, 1.0
        return
    place, size = places[0], places.count(places[0])
    for chosen, ways in Counter(combinations(cards, size)).items():
        left = "".join((Counter(cards) - Counter(chosen)).elements())
        for rest, chance in spreads(left, places[size:]):
            yield {place: "".join(chosen), **rest}, chance * ways / comb(len(cards), size)


def together(line: str) -> Iterator[tuple[Spread, float]]:
    """Every way to spread the cards of all pools of a world."""
    if not line:
        yield {}, 1.0
        return
    first, _, others = line.partition(" | ")
    cards, _, places = first.replace("-", "").partition(" : ")
    for one, chance in spreads(cards, places):
        for rest, further in together(others):
            both = {place: "".join(sorted(one.get(place, "") + rest.get(place, ""))) for place in PLACES}
            yield both, chance * further


def weighed(states: States) -> dict[tuple[str, ...], float]:
    """What b and c hold and how many cards of which colour the deck and the discards have, with the chances."""
    states = copied(states)
    knowledge.forget(rows(states)[0], 0)
    knowledge.lay_pools(rows(states)[0], 0)
    walks = [(states, 1.0)]
    for event in states[0]["history"][: states[0]["history_size"]].tolist():
        if event == RESHUFFLED:
            for after, _ in walks:
                kernels.add_pools(rows(after)[0])
        else:
            walks = [(after, weight * more) for each, weight in walks for after, more in followed(each, event)]
    found: dict[tuple[str, ...], float] = {}
    for after, weight in walks:
        for spread, chance in together(world(after)):
            discards = "".join(sorted(spread["T"] + seen(after, "discards")))
            key = (spread["b"], spread["c"], spread["D"], discards)
            found[key] = found.get(key, 0) + weight * chance
    total = sum(found.values())
    return {key: weight / total for key, weight in found.items()}


@rule("BK-401", "BK-405", "BK-410", "BK-411", "BK-530", "BK-A07", "BK-A08")
@pytest.mark.parametrize(("line", "moves", "options"), SEVERAL_POOLS)
def test_all_lots_together_are_as_likely_as_the_shuffles_make_them(line: str, moves: list[str], options: Any) -> None:
    match = plays(f"{line} / {REST}", *moves, **options)
    expected: dict[tuple[str, ...], float] = {}
    own = "".join(sorted(hand(match, "a")))
    for (hands, deck, discards), chance in beliefs(f"{line} / {REST}", moves, 0, own, options).items():
        key = (*hands[1:], "".join(sorted(deck)), discards)
        expected[key] = expected.get(key, 0) + chance
    assert weighed(match.states) == pytest.approx(expected, abs=ROUNDED)
