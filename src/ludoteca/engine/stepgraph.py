"""The legal decisions of one seat as a small graph of labelled steps.

A whole move is a chain of steps; chains that can go on in the same ways share a node, so that thousands of whole
moves fit into a few hundred choices. Pages, the terminal and remote bots walk this graph and send the steps back. What
a step is, its label says in the game's own words: a kind (the label's id) and named fields (its arguments), which no
two choices of a node share. Its number says nothing to anybody but the kernels. The graph is built on a redealt copy of
the record, so that nothing in it can depend on what the seat does not know.
"""

from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from ludoteca.engine import calls
from ludoteca.engine.record import State, States, copied, rows
from ludoteca.engine.saying import Says

if TYPE_CHECKING:
    from ludoteca.engine.game import Game
    from ludoteca.engine.match import Match

DONE = -1
"""Where a choice leads that completes the move."""
SEED = 0
"""Of the one redeal from which a seat is answered: the same for everybody, so that only what a seat knows decides."""


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """One step that may be taken: its number, what it is in words, where it leads, and what will surely happen then.

    The number is to be sent back as it came. It means nothing: a new version of the rules may number steps otherwise.
    """

    step: int
    label: Says
    to: int = DONE
    effect: list[Says] = []


class StepGraph(Struct, frozen=True):
    """Node 0 is where the decision starts. No nodes: this seat has nothing to decide now."""

    nodes: list[list[Choice]]


def steps(states: States, seat: int, most: int) -> list[int]:
    """The legal steps of a seat."""
    out = np.zeros(most, np.int64)
    n = int(calls.legal(rows(states), 0, seat, out))
    found: list[int] = out[:n].tolist()
    return found


def tried(states: States, seat: int, step: int) -> States:
    """A copy of the state with one legal step made."""
    after = copied(states)
    calls.play(rows(after), 0, seat, step)
    return after


def imagined(states: States, seat: int, seed: int) -> States:
    """A copy in which everything that a seat cannot know, and all chance to come, is drawn anew."""
    world = copied(states)
    calls.redeal(rows(world), 0, seat, seed)
    return world


def is_partial(states: States) -> bool:
    """Whether a chain of steps has begun and is not complete."""
    return bool(calls.is_partial(rows(states), 0))


def build(match: "Match", seat: int) -> StepGraph:
    """The graph of what a seat may decide now."""
    if seat not in match.pending:
        return StepGraph([])
    known = match.redealt(seat, SEED)
    gathered = match.game.box.GATHERED
    numbers, nodes = {way_on(known, gathered): 0}, []
    waiting: list[tuple[tuple[int, ...], States]] = [((), known)]
    for chain, states in waiting:
        choices = []
        for step in steps(states, seat, match.game.steps):
            after, label = tried(states, seat, step), match.game.moves.label(step, states[0])
            if is_partial(after):
                to = numbers.setdefault(way_on(after, gathered), len(waiting))
                if to == len(waiting):
                    waiting.append(((*chain, step), after))
                choices.append(Choice(step, label, to))
            else:
                effect = effects(match.game, known, seat, (*chain, step), after)
                choices.append(Choice(step, label, DONE, effect))
        nodes.append(choices)
    return StepGraph(nodes)


def named(game: "Game", s: State, label: Says) -> int | None:
    """The step that is called so in this position, fields that are left out being free; None where none is."""
    for step in range(game.steps):
        found = game.moves.label(step, s)
        if found.id == label.id and label.args.items() <= found.args.items():
            return step
    return None


def way_on(states: States, gathered: tuple[str, ...]) -> bytes:
    """What decides how a chain may go on: the record but for the fields that only keep what was chosen so far."""
    if gathered:
        states = copied(states)
        for field in gathered:
            states[field] = 0
    return states.tobytes()


def effects(game: "Game", before: States, seat: int, chain: tuple[int, ...], after: States) -> list[Says]:
    """What will surely happen if this chain is played, whatever is hidden."""
    foretold = game.story.FORETOLD
    if not foretold:
        return []
    if game.foretell is not None:
        events = game.foretell(before[0], seat, chain)
    else:
        told = (each.to(seat) for each in game.story.tell(before[0], seat, chain, after[0]))
        events = [event for event in told if event is not None and event.id in foretold]
    return [Says(foretold[event.id], event.rule, event.args) for event in events]
