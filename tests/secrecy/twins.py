"""Two matches that one seat has no means to tell apart, made without asking what a seat knows.

Both begin with one deal, in which things hidden from the viewer are exchanged (`swaps`). Then both are played on by
legal moves. The viewer does the same in both; the others may do different things, where a viewer does not see which. As
long as the viewer has been shown the same at every moment (`knowing`), the two are twins, and everything that the house
ever tells the viewer has to be the same. In some pairs the chance to come is another one as well.
"""

import random
from collections.abc import Iterator
from itertools import count

import numpy as np
from msgspec import Struct

from ludoteca import Game, IllegalMove, Match
from ludoteca.engine.event import Told
from ludoteca.engine.randomness import seed_secure
from ludoteca.engine.record import States
from tests.conformance.random_play import random_chain
from tests.conformance.rows import ROWS, Row
from tests.secrecy.knowing import RANDOM, Eyes
from tests.secrecy.swaps import swapped

TRIES = 6
"""Ways to go on that are tried before a pair is given up."""
Chains = tuple[tuple[int, ...], tuple[int, ...]]
"""What a seat does in each of the two worlds."""


class World(Match):
    """A match of which every record is kept, since nothing but those leads back to a world that was swapped."""

    past: list[States]

    @classmethod
    def of(cls, match: Match) -> "World":
        """A match that has just been dealt, as a world."""
        world = cls(match.game, match.options, match.states.copy(), match.seed)
        world.told, world.draws, world.past = list(match.told), list(match.draws), []
        return world

    def copy(self) -> "World":
        """An independent world in the same state."""
        other = World(self.game, self.options, self.states.copy(), self.seed)
        other.moves, other.told, other.draws = list(self.moves), list(self.told), list(self.draws)
        other.past = list(self.past)
        return other

    def play_steps(self, seat: int, steps: tuple[int, ...] | list[int]) -> list[Told]:
        """Make a move and keep the record before it."""
        before = self.states
        told = super().play_steps(seat, steps)
        self.past.append(before)
        return told

    def after_moves(self, count: int) -> "World":
        """This world as it was after so many moves."""
        other = self.copy()
        if count < len(self.past):
            other.states, other.past = self.past[count].copy(), self.past[:count]
            other.moves, other.told = self.moves[:count], self.told[: count + 1]
            other.draws = [draw for draw in self.draws if draw.move <= count]
        return other


class Twins(Struct, frozen=True):
    """Both worlds at a moment, and who cannot tell them apart. The same objects are played on afterwards."""

    viewer: int
    one: World
    two: World
    made: tuple[int, Chains] | None = None
    """The last move: by whom, and what it was in each world."""

    @property
    def both(self) -> tuple[World, World]:
        """The two worlds."""
        return self.one, self.two


def hidden_parts(twins: Twins) -> set[str]:
    """The fields in which the two records differ, chance left out."""
    one, two = (world.states[0] for world in twins.both)
    return {name for name in one.dtype.names if name not in RANDOM and not np.array_equal(one[name], two[name])}


def twins(game: Game, row: Row, viewer: int, seed: int) -> Iterator[Twins]:
    """One pair, at every moment of its common life at which something hidden differs."""
    dice = random.Random(f"{game.name} {row} {viewer} {seed}")
    one = World.of(game.start(row.seats, seed, **row.options))
    two = one.copy()
    eyes = Eyes(game.name, game.state, viewer)
    swap(two, viewer, dice)
    if dice.random() < 0.4:
        seed_secure(two.states[0], dice.randbytes(32))
    assert eyes.see(one.states) == eyes.see(two.states)
    made: tuple[int, Chains] | None = None
    while True:
        now = Twins(viewer, one, two, made)
        if hidden_parts(now):
            yield now
        made = go_on(now, eyes, dice)
        if made is None or one.over:
            return
        if is_fresh(one):
            swap(two, viewer, dice)


def is_fresh(world: World) -> bool:
    """Whether cards have just been dealt anew, in games that do so on the way."""
    name, before, now = world.game.name, world.past[-1][0], world.states[0]
    if name == "kariba":
        return bool(now["game"] != before["game"])
    return bool(name == "kitsune" and before["trick_size"] and not now["trick_size"] and not now["tricks"])


def swap(world: World, viewer: int, dice: random.Random) -> None:
    """Exchange hidden things of a deal, and tell the others what they were dealt then."""
    swapped(world.game.name, world.states[0], viewer, dice)
    world.check()
    story = world.game.story
    if not world.moves:
        world.told[-1] = story.tell_deal(world.states[0])
    else:
        last = world.moves[-1]
        world.told[-1] = story.tell(world.past[-1][0], last.by, last.steps, world.states[0])


def go_on(now: Twins, eyes: Eyes, dice: random.Random) -> tuple[int, Chains] | None:
    """Make one move in both worlds after which they are still twins; None if no try finds one."""
    one, two = now.both
    for number in range(TRIES):
        seat = dice.choice(one.pending)
        mine = random_chain(one, seat, dice)
        theirs = mine
        if seat != now.viewer and number < TRIES // 2 and seat in two.pending:
            theirs = random_chain(two, seat, dice)
        after = one.copy(), two.copy()
        try:
            after[0].play_steps(seat, mine)
            after[1].play_steps(seat, theirs)
        except IllegalMove:
            assert seat != now.viewer  # what a seat may do follows from what it knows
            continue
        if all_alike(now, eyes, seat, (mine, theirs), after):
            for world, then in zip(now.both, after, strict=True):
                vars(world).update(vars(then))
            return seat, (mine, theirs)
    return None


def all_alike(now: Twins, eyes: Eyes, seat: int, chains: Chains, after: tuple[World, World]) -> bool:
    """Whether the viewer is shown the same of a move and of what then lies there."""
    heard = [
        eyes.hear(before.states[0], seat, chain, then.states[0])
        for before, chain, then in zip(now.both, chains, after, strict=True)
    ]
    return heard[0] == heard[1] and eyes.see(after[0].states) == eyes.see(after[1].states)


def some_twins(
    game: Game, most: int, *, every: int = 1, rows: list[Row] | None = None, begin: int = 0
) -> Iterator[Twins]:
    """So many pairs of all tables and seats of a game, one at a time, of every so manieth moment of all matches."""
    found, tables = 0, rows or ROWS[game.name]
    for seed in count(begin):
        row = tables[seed % len(tables)]
        for number, pair in enumerate(twins(game, row, seed // len(tables) % row.seats, seed)):
            if number % every == seed % every:
                yield pair
                found += 1
                if found == most:
                    return
