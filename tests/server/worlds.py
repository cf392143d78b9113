"""Two matches that one seat cannot tell apart, as they stand at some moment, and how both are played on at a table."""

import random
from collections import deque
from collections.abc import Iterator

from msgspec import Struct

from ludoteca import Game
from tests.conformance.rows import Row
from tests.secrecy.talking import is_between_windows
from tests.secrecy.twins import Twins, World, hidden_parts, is_fresh, twins

SEED = bytes(range(32))

Answers = dict[int, tuple[int, ...]]
"""What each seat chooses that decides now."""


class Pair(Struct):
    """Both worlds as they begin, who cannot tell them apart, and what is played in each: the viewer does the same."""

    viewer: int
    begin: tuple[World, World]
    line: list[tuple[Answers, Answers]]


def pairs(game: Game, row: Row, seed: int, rounds: int) -> Iterator[Pair]:
    """A pair for each seat of a match, where its twins live long enough."""
    dice = random.Random(seed)
    for viewer in range(row.seats):
        moments = deque(twins(game, row, viewer, seed), maxlen=1)
        if not moments:
            continue
        last = moments.pop()
        marks = boundaries(last)
        begin = dice.choice(marks[: max(1, 2 * len(marks) // 3)])
        found = common_line(last, begin, [mark for mark in marks if mark > begin][:rounds])
        if found.line and hidden_parts(Twins(viewer, *found.begin)):
            yield found


def boundaries(last: Twins) -> list[int]:
    """The moments between two rounds: a round is one move, or all answers of a window."""
    return [number for number in range(last.one.sequence + 1) if is_between_windows(at(last, number))]


def at(last: Twins, number: int) -> Twins:
    """The twins as they were after so many moves."""
    return Twins(last.viewer, last.one.after_moves(number), last.two.after_moves(number))


def common_line(last: Twins, begin: int, marks: list[int]) -> Pair:
    """What was played from one boundary on, up to the next deal, since cards dealt then were exchanged by hand."""
    line: list[tuple[Answers, Answers]] = []
    here = begin
    for mark in marks:
        if any(is_fresh(last.one.after_moves(number)) for number in range(here + 1, mark + 1)):
            break
        one, two = (
            {move.by: tuple(move.steps) for move in sorted(world.moves[here:mark], key=lambda move: move.by)}
            for world in last.both
        )
        line.append((one, two))
        here = mark
    start = at(last, begin)
    return Pair(last.viewer, start.both, line)
