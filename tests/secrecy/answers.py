"""Every answer that a match itself can give to one seat, as bytes, by its kind."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import numpy as np

from ludoteca import IllegalMove, Match
from ludoteca.bots import decision_seed
from ludoteca.engine import calls
from ludoteca.engine.record import rows
from ludoteca.server.play.takebacks import tells_nothing
from tests.secrecy.twins import Twins, World

SEEDS = (0, 7, 2**61 + 1)
STEPS = 8
"""Steps asked about, spread over all of a game, others each time."""


def events(world: World, viewer: int) -> Any:
    """What was told so far, to the viewer and to a spectator."""
    return [world.events(viewer), world.events(None)]


def views(world: World, viewer: int) -> Any:
    """What the viewer and a spectator see, in data and in sentences; odds are a part of it."""
    seen = [world.view(viewer), world.view(None)]
    return [seen, [world.plain(each) for each in seen]]


def graph(world: World, viewer: int) -> Any:
    """What may be decided, with labels and effects."""
    return world.graph(viewer)


def record(world: World, viewer: int) -> Any:
    """What goes to a bot."""
    return [world.redealt(viewer, seed).tobytes() for seed in SEEDS]


def observation(world: World, viewer: int) -> Any:
    """What goes to a learner."""
    numbers = np.zeros(world.game.observation_size, np.int64)
    calls.observe(rows(world.states), 0, viewer, numbers)
    return numbers.tolist()


def seeds(world: World, viewer: int) -> Any:
    """The dice of a bot, and those of advice."""
    return [decision_seed(world, viewer, "bots"), decision_seed(world, viewer, "hints")]


def reasons(world: World, viewer: int) -> Any:
    """Why a step is not legal, at the beginning of a decision, further on, and where the decision would be over."""
    return [asked(partial(world.why, viewer, chain, step)) for chain, step in questions(world, viewer)]


def refusals(world: World, viewer: int) -> Any:
    """What is said of moves that cannot be made; one that can be is not made."""
    return [asked(partial(allowed, world, viewer, (*chain, step))) for chain, step in questions(world, viewer)]


def verdict(world: World, viewer: int) -> Any:
    """Whether the viewer's last move may be taken back."""
    if not world.moves or world.moves[-1].by != viewer:
        return None
    return tells_nothing(world.after_moves(world.sequence - 1), viewer, world.moves[-1].steps)


KINDS: dict[str, Callable[[World, int], Any]] = {
    "events": events,
    "views": views,
    "graph": graph,
    "record": record,
    "observation": observation,
    "seeds": seeds,
    "why": reasons,
    "refusals": refusals,
    "verdict": verdict,
}


def questions(world: World, viewer: int) -> Iterator[tuple[list[int], int]]:
    """Chains and a further step to ask about: from nothing, after each first step of a decision, after a whole one."""
    steps, turn = world.game.steps, world.sequence
    some = [(turn * 5 + number * max(1, steps // STEPS)) % steps for number in range(STEPS)]
    yield from (([], step) for step in some)
    for choice in world.graph(viewer).nodes[:1]:
        for first in choice[turn % 3 :: 5]:
            yield from (([first.step], step) for step in some[turn % 2 :: 2])


def allowed(match: Match, seat: int, chain: tuple[int, ...]) -> bool:
    """Whether a move can be made; IllegalMove says why not."""
    match.after(seat, chain)
    return True


def asked(question: Callable[[], Any]) -> Any:
    """An answer, or what is said instead of one."""
    try:
        return ["answered", question()]
    except IllegalMove as refused:
        return ["refused", refused.says]


def differences(twins: Twins, kinds: Callable[[str], bool] = lambda _: True) -> set[str]:
    """The kinds of answers by which the viewer could tell the two worlds apart."""
    viewer = twins.viewer
    return {
        name
        for name, answer in KINDS.items()
        if kinds(name)
        and msgspec.msgpack.encode(answer(twins.one, viewer)) != msgspec.msgpack.encode(answer(twins.two, viewer))
    }
