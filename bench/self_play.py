"""Whole games between equal searches, one decision of each kept: as a kernel, on the processor and on a card.

A card plays a game in every block, thousands side by side; a game follows from its number, wherever it is played.
Threads of one warp would wait for each other all the time, since no two searches go the same way: so a block is one
thread.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.mind import Rollouts
from ludoteca.bots.tree import BY_THUMB, NODE, NONE, NOWHERE, ROOT, TRUTH, Tree, child_of, grow, plant, weigh
from ludoteca.engine import verbs
from ludoteca.engine.cuda import cuda
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import SEEDS, actor_of
from ludoteca.engine.randomness import below, seed_fast
from ludoteca.engine.record import States, rows

PLAYED, KEPT = 0, 1
"""Places of the game being played and of the decision kept: what its seat knew of it."""
DECISIONS = 1 << 32
"""How far apart the seeds of two decisions lie: further than any search goes."""
GAMES_APART = 1 << 44
"""How far apart the seeds of two games lie: further than any game's decisions."""
NOBODY = -1


class Kept(NamedTuple):
    """What came out of a game: one record, what the seat knew at the decision that was kept, and how the game ended."""

    known: States
    seat: int
    scores: list[int]


@kernel
def begin(table: Any, number: Any) -> Any:
    """Deal the game of a number; returns its seed."""
    seed = number * GAMES_APART & SEEDS
    seed_fast(table[PLAYED], seed)
    verbs.deal(table[PLAYED])
    return seed


@kernel
def play_game(table: Any, tree: Any, number: Any, iterations: Any) -> Any:
    """Deal and play a game in which every seat searches; returns whose decision was kept, each being as likely."""
    seed = begin(table, number)
    s = table[PLAYED]
    decisions, whose = 0, NOBODY
    for _ in range(len(tree.path) // 2):
        mask = verbs.pending(s)
        if mask == 0:
            break
        actor = actor_of(mask, 0)
        if verbs.legal(s, actor, tree.out) == 1:
            verbs.play(s, actor, tree.out[0])
        else:
            decisions += 1
            own = seed + decisions * DECISIONS & SEEDS
            tree.worlds[TRUTH] = s
            known = tree.worlds[TRUTH]
            seed_fast(known, own)
            verbs.redeal(known, actor)
            if below(known, decisions) == 0:
                table[KEPT] = known
                whose = actor
            clear(tree, actor)
            grow(tree, actor, own, 0, iterations)
            play_most_tried(tree, s, actor)
    verbs.score(s, tree.scores)
    return whose


@kernel
def clear(tree: Any, seat: Any) -> None:
    """Leave nothing of a tree but its root, which belongs to the seat that searches."""
    for place in range(tree.size[0]):
        node = tree.nodes[place]
        node.value = 0
        node.visits = 0
        node.child = NONE
    tree.nodes[ROOT].actor = seat
    tree.size[0] = 1


@kernel
def play_most_tried(tree: Any, s: Any, seat: Any) -> None:
    """Play the chain of steps that leads along the most visits until the move is whole."""
    node = ROOT + 0
    while True:
        n = verbs.legal(s, seat, tree.out)
        for step in range(len(tree.marks)):
            tree.weights[step] = 0
        if node != NOWHERE:
            weigh(tree, node, seat, tree.weights, tree.marks)
        chosen = tree.out[0] + 0
        for place in range(1, n):
            step = tree.out[place] + 0
            more = tree.weights[step] - tree.weights[chosen]
            if more > 0 or (more == 0 and tree.marks[step] > tree.marks[chosen]):
                chosen = step
        for step in range(len(tree.marks)):
            tree.marks[step] = 0
        node = child_of(tree, node, seat, chosen)
        verbs.play(s, seat, chosen)
        if not verbs.is_partial(s):
            return


def play_here(game: Game, *, number: int, seats: int, iterations: int) -> Kept:
    """Play one game on this processor."""
    empty = game.record(seats, game.parse_options({}))
    sides, style = game.sides(seats), game.players.style.numbers()
    room = 2 * iterations + 1
    tree = plant(empty, nodes=room, steps=game.steps, longest=game.longest, sides=sides, style=style)
    table = np.repeat(empty, 2)
    seat = int(play_game(rows(table), tree, number, iterations))
    return Kept(table[KEPT:], seat, tree.scores.tolist())


def play_one(
    iterations: Any,
    tables: Any,
    nodes: Any,
    worlds: Any,
    lists: Any,
    paths: Any,
    scores: Any,
    sides: Any,
    style: Any,
    whose: Any,
) -> None:
    """What one thread of a card does: the game of its number, with a tree in the card's memory."""
    number = cuda.blockIdx.x
    tree = Tree(
        nodes[number],
        lists[number, 0],
        worlds[number],
        lists[number, 1],
        lists[number, 2],
        paths[number],
        scores[number, : tables[number, PLAYED].seats],
        lists[number, 3],
        sides,
        style,
        worlds[number, :0],
        worlds[number, :0],
        lists[number, 0, :0],
        Rollouts(style[BY_THUMB]),
    )
    whose[number] = play_game(tables[number], tree, number, iterations)


@cache
def on_card() -> Any:
    """That as a kernel of the card, compiled once for each game."""
    return cuda.jit(play_one)


def play_there(game: Game, *, seats: Sequence[int], iterations: int) -> list[Kept]:
    """Play on the card, all games side by side: game n at a table of `seats[n]`."""
    count, most, room = len(seats), max(seats), 2 * iterations + 1
    empty = {each: game.record(each, game.parse_options({})) for each in set(seats)}
    dealt = np.stack([np.repeat(empty[each], 3) for each in seats])
    tables, worlds = cuda.to_device(np.ascontiguousarray(dealt[:, :2])), cuda.to_device(dealt)
    nodes, paths = cuda.device_array((count, room), NODE), cuda.device_array((count, 2 * game.longest + 1), np.int64)
    lists = np.zeros((count, 4, game.steps), np.int64)
    lists[:, 0, 0] = room  # as if it were full: the first search clears whatever lies there
    scores, whose = cuda.device_array((count, most), np.int64), cuda.device_array(count, np.int64)
    sides = cuda.to_device(np.array(game.sides(most), np.int64))
    style = cuda.to_device(np.array(game.players.style.numbers(), np.int64))
    on_card()[count, 1](iterations, tables, nodes, worlds, cuda.to_device(lists), paths, scores, sides, style, whose)
    cuda.synchronize()
    ended = zip(
        tables.copy_to_host()[:, KEPT:],
        whose.copy_to_host().tolist(),
        scores.copy_to_host().tolist(),
        seats,
        strict=True,
    )
    return [Kept(known, seat, points[:chairs]) for known, seat, points, chairs in ended]
