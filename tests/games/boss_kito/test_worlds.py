"""The kernels with which `redeal` weighs worlds against each other, one by one and to the last bit."""

import pytest

from ludoteca.engine.record import States, copied, rows
from ludoteca.games.boss_kito.box import DECK, DREW, NOBODY, PLAYED, POOLS, THREW, THROWN, WORLDS
from ludoteca.games.boss_kito.knowledge import worlds as kernels
from ludoteca.games.boss_kito.knowledge.worlds import HEAVY, ONE, UNSEEN
from tests.games.boss_kito.table import BOSS_KITO
from tests.games.boss_kito.worlds import FULL, PLACES, seen, thinking, weights, world, worlds
from tests.games.dice import load, thrown
from tests.rulebook import rule

A, B, C, D = range(4)
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)


@rule("BK-411")
@pytest.mark.parametrize(
    ("place", "pool", "colour", "cards"),
    [
        (B, 0, RED, ONE * 2 * 3 // 5),  # two of five cards, three of the five are red
        (B, 0, YELLOW, ONE * 2 * 2 // 5),
        (B, 0, GREEN, 0),
        (B, 0, UNSEEN, ONE * 2),
        (B, 1, GREEN, ONE),
        (B, 1, RED, 0),
        (DECK, 0, RED, ONE * 3 * 3 // 5),
        (DECK, 1, UNSEEN, 0),
        (C, 2, RED, 0),  # a pool that is used up
    ],
)
def test_a_place_is_expected_to_hold_its_share_of_a_pool(place: int, pool: int, colour: int, cards: int) -> None:
    states = thinking("rrryy : bbDDD | g : b | -")
    assert int(kernels.odds(rows(states)[0], 0, place, pool, colour)) == cards


def found(states: States, place: int, colour: int) -> tuple[int, int]:
    """The pool for which lots are drawn, and how likely the card was."""
    pool, chance = kernels.find_pool(rows(states)[0], 0, place, colour)
    return int(pool), int(chance)


OLD, NEW = ONE * 4 // 3, ONE
"""Of red cards b is expected to hold four thirds of the older pool and the one of the newer."""


@rule("BK-405", "BK-411")
@pytest.mark.parametrize(
    ("colour", "lot", "sides", "pool", "chance"),
    [
        (RED, 0, OLD + NEW, 0, OLD + NEW),
        (RED, OLD - 1, OLD + NEW, 0, OLD + NEW),
        (RED, OLD, OLD + NEW, 2, OLD + NEW),
        (RED, OLD + NEW - 1, OLD + NEW, 2, OLD + NEW),
        (UNSEEN, 2 * ONE - 1, 3 * ONE, 0, ONE),  # two old cards and a new one: nothing was seen, nothing foretold
        (UNSEEN, 2 * ONE, 3 * ONE, 2, ONE),
    ],
)
def test_lots_are_drawn_for_the_pool_of_a_card(colour: int, lot: int, sides: int, pool: int, chance: int) -> None:
    states = thinking("rry : bbD | gg : cc | r : b", "r : b")
    load(states, (lot, sides))
    assert found(states, B, colour) == (pool, chance)
    assert thrown(states) == 1


@rule("BK-405")
@pytest.mark.parametrize(
    ("place", "colour", "pool", "chance"),
    [(B, YELLOW, 0, ONE * 2 // 3), (C, GREEN, 1, 2 * ONE), (C, UNSEEN, 1, ONE), (B, GREEN, 0, 0), (D, RED, 0, 0)],
)
def test_no_lot_is_drawn_where_one_pool_is_in_question_or_none(place: int, colour: int, pool: int, chance: int) -> None:
    states = thinking("rry : bbD | gg : cc | r : b", "r : b")
    load(states, (0, 2))
    assert found(states, place, colour) == (pool, chance)
    assert thrown(states) == 0


def test_before_the_first_reshuffle_there_is_one_pool_and_nothing_to_weigh() -> None:
    states = thinking("rry : bbD")
    assert found(states, B, RED) == (0, ONE)
    assert found(states, B, UNSEEN) == (0, ONE)


@rule("BK-401", "BK-405", "BK-410", "BK-411")
@pytest.mark.parametrize(
    ("kind", "shown", "target"),
    [
        (DREW, False, C),
        (THREW, False, THROWN),
        (DREW, True, NOBODY),
        (PLAYED, True, NOBODY),
        (THREW, True, NOBODY),
    ],
)
def test_a_card_is_hidden_until_it_is_seen(kind: int, shown: bool, target: int) -> None:
    assert int(kernels.target_of(kind, C, shown)) == target


@rule("BK-405", "BK-411")
@pytest.mark.parametrize(
    ("pool", "origin", "target", "colour", "after"),
    [
        (0, DECK, C, 0, "rry : bcD | g : b"),  # drawn
        (0, B, THROWN, 0, "rry : DDT | g : b"),  # thrown face down
        (0, B, NOBODY, RED, "ry : DD | g : b"),  # played
        (1, B, NOBODY, GREEN, "rry : bDD | -"),
    ],
)
def test_a_card_leaves_its_place_and_once_seen_its_pool(
    pool: int, origin: int, target: int, colour: int, after: str
) -> None:
    states = thinking("y : D", "rry : bDD | g : b")
    kernels.leave_pool(rows(states)[0], 1, pool, origin, target, colour)
    assert worlds(states) == ["y : D", after]


@rule("BK-530", "BK-903")
@pytest.mark.parametrize(
    ("before", "discards", "after"),
    [
        ("ryg : bcc", "yyb", "ryg : bcc | yyb : DDD"),
        ("ryg : bcT", "pp", "ryg : bcD | pp : DD"),  # what lies face down is shuffled too, but not known
        ("ryg : bTT", "", "ryg : bDD | -"),
        ("-", "yyb", "yyb : DDD"),  # an older pool is used up
    ],
)
def test_a_reshuffle_makes_a_pool_of_the_discards_that_were_seen(before: str, discards: str, after: str) -> None:
    states = thinking(before)
    for colour in discards:
        states[0]["seen_discards"]["rygbp".index(colour)] += 1
    kernels.add_pools(rows(states)[0])
    assert worlds(states) == [after] * WORLDS
    assert weights(states) == [FULL] * WORLDS
    assert seen(states, "discards") == ""


@rule("BK-530")
def test_a_second_reshuffle_finds_worlds_that_differ() -> None:
    before = ["ry : bT | g : c", "- | rg : bc"] * (WORLDS // 2)
    states = thinking(*before, weights=tuple(range(1, WORLDS + 1)))
    states[0]["seen_discards"][BLUE] = 2
    kernels.add_pools(rows(states)[0])
    assert worlds(states) == ["ry : bD | g : c | bb : DD", "bb : DD | rg : bc"] * (WORLDS // 2)
    assert weights(states) == list(range(1, WORLDS + 1))


@rule("BK-530")
def test_with_too_many_reshuffles_the_two_oldest_pools_are_one() -> None:
    newer = " | ".join(["p : D"] * (POOLS - 2))
    states = thinking("r : b", f"rrygp : bcDTT | rgg : bcc | {newer}")
    assert int(kernels.free_pool(rows(states)[0], 1)) == 1
    assert worlds(states) == ["r : b", f"rrrygggp : bbcccDTT | - | {newer}"]
    roomy = thinking(" | ".join(["p : D"] * (POOLS - 1)))
    assert int(kernels.free_pool(rows(roomy)[0], 0)) == POOLS - 1
    assert int(roomy[0]["pools"][0]) == POOLS


@rule("BK-405")
@pytest.mark.parametrize(
    ("before", "colour", "here", "after"),
    [
        ("yg : bD | rb : cD", RED, 0, "rg : bD | yb : cD"),
        ("rr : cD | yg : bD", RED, 1, "ry : cD | rg : bD"),
        ("rr : bb | g : c", GREEN, 0, "rg : bb | r : c"),
        ("b : c | rr : cD | pp : bb", RED, 2, "b : c | rp : cD | rp : bb"),
        ("b : c | pp : bb | rr : cD | r : D", RED, 1, "b : c | rp : bb | rp : cD | r : D"),
    ],
)
def test_the_last_resort_swaps_a_colour_into_the_pool_of_who_showed_it(
    before: str, colour: int, here: int, after: str
) -> None:
    states = thinking("r : b", before)
    assert int(kernels.swapped_pool(rows(states)[0], 1, B, colour)) == here
    assert worlds(states) == ["r : b", after]


HALF = HEAVY // 2


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((FULL, 5, 6), [FULL, 5, 6]),
        ((5, HALF, 6), [5, HALF, 6]),
        ((6, HEAVY, 9), [3, HALF, 4]),
        ((8, 9, 3 * HEAVY), [2, 2, 3 * HEAVY // 4]),
        ((3, HALF - 1, 2), [6, HEAVY - 2, 4]),
        ((3, 2, HEAVY // 8), [12, 8, HALF]),
    ],
)
def test_weights_are_kept_in_bounds_and_in_proportion(before: tuple[int, ...], after: list[int]) -> None:
    states = thinking("r : b", "y : b", "g : b", weights=before)
    kernels.balance(rows(states)[0])
    assert weights(states) == after
    assert worlds(states) == ["r : b", "y : b", "g : b"]


@rule("BK-405")
def test_a_world_that_contradicts_makes_room_for_half_of_the_heaviest() -> None:
    share = HEAVY // 16
    lines = ["r : b", "y : b | rp : cD", "g : b", "b : b | pp : DT"]
    states = thinking(*lines, weights=(0, 12 * share, 10 * share, 0))
    kernels.balance(rows(states)[0])
    assert weights(states) == [6 * share, 6 * share, 5 * share, 5 * share]
    assert worlds(states) == [lines[1], lines[1], lines[2], lines[2]]


def test_halves_of_an_odd_weight_add_up_to_it() -> None:
    states = thinking("r : b", "y : b", weights=(0, FULL))
    kernels.balance(rows(states)[0])
    assert weights(states) == [FULL // 2, FULL // 2 + 1]


@pytest.mark.parametrize(("heavy", "number"), [((3, 9, 9, 1), 1), ((9, 9, 3, 1), 0), ((1, 2, 3, 4), 3)])
def test_of_equally_heavy_worlds_the_first_is_the_heaviest(heavy: tuple[int, ...], number: int) -> None:
    states = thinking("r : b", "y : b", "g : b", "b : b", weights=heavy)
    assert int(kernels.heaviest_world(rows(states)[0])) == number


@pytest.mark.parametrize(("lot", "number"), list(enumerate([0, 0, 0, 1, 1, 3])))
def test_a_world_is_drawn_by_its_weight_without_the_last_eight_bits(lot: int, number: int) -> None:
    states = thinking("r : b", "y : b", "g : b", "b : b", weights=(3 << 8, (2 << 8) + 255, 255, 1 << 8))
    load(states, (lot, 6))
    assert int(kernels.chosen_world(rows(states)[0])) == number


def test_the_room_for_thinking_is_left_empty() -> None:
    crowded = " | ".join([f"rygbprr : {PLACES}"] * POOLS)
    states = thinking(*[crowded] * WORLDS)
    states[0]["seen_front"], states[0]["seen_discards"] = 1, 1
    kernels.clear_worlds(rows(states)[0])
    assert states.tobytes() == copied(BOSS_KITO.start(4, seed=1).states).tobytes()


def test_a_world_is_read_as_it_was_laid() -> None:
    assert world(thinking("rryp : abDT | - | g : e")) == "rryp : abDT | - | g : e"
