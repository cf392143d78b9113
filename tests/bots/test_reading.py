"""Reading what others did: what it says, and that it says nothing else.

That interpreter and native code read alike, and that whoever reads decides fairly, is for the tests of all searches.
"""

import random
from typing import Any

import numpy as np
import pytest

from ludoteca import Match
from ludoteca.bots.levels import network_file
from ludoteca.bots.reading import explained, read
from ludoteca.bots.search import Search, belong
from ludoteca.bots.tree import OTHER, Tree, grow, likely_place, plant
from ludoteca.engine.kernel import JIT
from ludoteca.engine.players import Style
from ludoteca.engine.reading import READINGS, Reading
from ludoteca.engine.record import rows
from ludoteca.engine.row import Rows
from ludoteca.games import GAMES
from ludoteca.games.kariba.knowledge import READING
from tests.games.kariba.table import KARIBA, table
from tests.rulebook import rule

WORLDS = 512 if JIT else 40
thousands = pytest.mark.skipif(not JIT, reason="thousands of worlds, too many for Python")


def planted(match: Match, seat: int, reads: int = WORLDS) -> Tree:
    """A tree of a search with the network of the house that has read what others did."""
    game = match.game
    tree = plant(
        match.states,
        nodes=2 * reads + 1,
        steps=game.steps,
        longest=game.longest,
        sides=game.sides(len(match.position()["hands"])),
        style=Style(curiosity=100, trust=700, width=1, reads=reads).numbers(),
        mind=Search(file=network_file(game)).mind(game),
    )
    belong(tree, seat)
    read(tree, seat, 5)
    return tree


def weights(tree: Tree) -> Any:
    """How likely each world of the pool is."""
    return np.diff(tree.likely, prepend=0)


def likely_to_hold(tree: Tree, seat: int, animal: int) -> float:
    """How likely a hand holds a card of an animal, after all that was read."""
    return float(weights(tree) @ (worlds_of(tree.pool)["hand"][:, seat, animal - 1] > 0) / tree.likely[-1])


@thousands
@rule("KA-406", "KA-522")
def test_whoever_leaves_a_large_prey_probably_holds_nothing_that_would_have_driven_it_off() -> None:
    """Two 7s and five 6s lay there; b drove a 2 away with three 5s. Had it held a 7, it would have taken five cards."""
    match = table("hole 7x2 6x5 / a 2 2 3 3 4 / b 1x2 5x3", seed=3)
    match.play("a 2x1")
    match.play("b 5x3")
    tree = planted(match, 0)
    holds = worlds_of(tree.pool)["hand"][:, 1, 6] > 0
    likely = weights(tree)
    assert 0 < holds.sum() < len(holds)
    assert likely[holds].mean() < 0.7 * likely[~holds].mean()  # one of three cards just drawn may be a 7 all the same


@thousands
@rule("KA-406", "KA-522")
def test_of_several_others_every_hand_is_read() -> None:
    """Nobody took the five 6s, though a 7 would have done: less likely than before to hold one, each of them."""
    match = table("hole 7x2 6x5 / a 2 2 3 3 4 / b 5x4 1 / c 4x4 1 / d 3x4 1", seed=3)
    for move in ("a 2x1", "b 5x3", "c 4x3", "d 3x3"):
        match.play(move)
    tree = planted(match, 0, 4 * WORLDS)
    unread = worlds_weighed_at_once(match, (), 4 * WORLDS)
    assert all(likely_to_hold(tree, seat, 7) < 0.9 * float(unread[1][:, seat, 6].mean()) for seat in (1, 2, 3))


@thousands
def test_hands_read_one_after_the_other_say_what_all_of_them_say_at_once() -> None:
    """Weighed here by the product over all hands, in so many worlds that enough of them count."""
    match = table("hole 7x2 6x5 / a 2 2 3 3 4 / b 5x4 1 / c 4x4 1", seed=3)
    for move in ("a 2x1", "b 5x3", "c 1x1", "a 3x2", "b 5x1", "c 4x3"):
        match.play(move)
    tree = planted(match, 0, 8 * WORLDS)
    likely, holds = worlds_weighed_at_once(match, (1, 2), 16 * WORLDS)
    likely /= likely.sum()
    assert 1 / (likely**2).sum() > WORLDS
    for seat in (1, 2):
        for animal in range(8):
            assert abs(likely_to_hold(tree, seat, animal + 1) - float(likely @ holds[:, seat, animal])) < 0.05


def worlds_weighed_at_once(match: Match, others: tuple[int, ...], worlds: int) -> tuple[Any, Any]:
    """How likely worlds dealt by `redeal` make what others did, all together; and who holds which animals in them."""
    tree = planted(match, match.pending[0], 1)
    likely, hands = np.ones(worlds), []
    for number in range(worlds):
        states = match.redealt(match.pending[0], number)
        hands.append(states[0]["hand"] > 0)
        for other in others:
            tree.worlds[OTHER] = rows(states)[0]
            likely[number] *= explained(tree, tree.worlds[OTHER], other)
    return likely, np.array(hands)


def test_where_nothing_is_known_of_what_others_did_worlds_are_as_likely_as_ever() -> None:
    for match in (
        KARIBA.start(2, seed=1),
        table("hole 7x2 6x5 / a 2 2 3 3 4 / b 1x2 5x3"),
        KARIBA.start(2, seed=1, expert=True),
        GAMES["bossa"].start(2, seed=1),
    ):
        tree = planted(match, match.pending[0])
        assert not tree.likely.any()
        grow(tree, match.pending[0], 1, 0, 4)


def test_each_world_is_taken_up_as_often_as_it_is_likely() -> None:
    tree = planted(table("hole 5 / a 5 / b 8"), 0, reads=4)
    tree.likely[:] = [1.0, 1.0, 4.0, 8.0]
    taken = [int(likely_place(tree, lot / 8)) for lot in range(8)]
    assert taken == [0, 2, 2, 2, 3, 3, 3, 3]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_was_read_says_nothing_of_what_is_hidden(seats: int) -> None:
    """The same to a seat in worlds that it cannot tell apart, made by hand: other hands and the pile change places."""
    match = KARIBA.start(seats, seed=4)
    dice = random.Random(4)
    for _ in range(4 * seats + 1):
        match.play(dice.choice(match.legal()))
    position, seat = match.position(), match.pending[0]
    hidden = [card for other, hand in enumerate(position["hands"]) if other != seat for card in hand]
    hidden = [*position["pile"], *hidden][::-1]
    swapped = [hand if other == seat else [hidden.pop() for _ in hand] for other, hand in enumerate(position["hands"])]
    twin = KARIBA.position({**position, "hands": swapped, "pile": hidden})
    assert twin.position() != position
    one, two = (planted(each, seat) for each in (match, twin))
    assert one.likely.tolist() == two.likely.tolist()
    assert worlds_of(one.pool).tobytes() == worlds_of(two.pool).tobytes()
    assert len(set(one.likely.tolist())) == WORLDS


@pytest.mark.skipif(JIT, reason="compiled kernels keep the reading that they were compiled with")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_that_cannot_deal_around_hands_is_redealt_all_the_same(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(READINGS, KARIBA.state, Reading(READING.rewind, READING.stir))
    match = KARIBA.start(seats, seed=4)
    dice = random.Random(4)
    for _ in range(4 * seats + 1):
        match.play(dice.choice(match.legal()))
    tree = planted(match, match.pending[0])
    others = [other for other in range(seats) if other != match.pending[0]]
    same = worlds_of(tree.pool)["hand"][:, others] == match.states[0]["hand"][others]
    assert tree.likely.all()
    assert not same.all(axis=(1, 2)).any()


def worlds_of(records: Any) -> Any:
    """Records as Python reads them."""
    return records.states if isinstance(records, Rows) else records
