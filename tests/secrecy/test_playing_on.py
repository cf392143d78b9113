"""Playing on from any point of a match: the position of the replay, or one that the seat cannot tell from it.

What a seat may know is judged by `knowing`, which is written apart from the code that draws hidden things anew.
"""

import random
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from ludoteca import Game, Match, bots
from ludoteca.bots import decide
from ludoteca.engine import origin as origins
from ludoteca.engine.errors import BadPosition
from ludoteca.engine.gamefile import canonical
from ludoteca.engine.kernel import JIT
from ludoteca.engine.origin import Origin
from ludoteca.engine.verify import verify
from tests.conformance.random_play import random_chain
from tests.conformance.rows import ROWS, each_game
from tests.secrecy.knowing import Eyes

POINTS = 4 if JIT else 2
LONG = pytest.param(200, marks=[pytest.mark.long, pytest.mark.timeout(3600)])
FURTHER = 4
"""Moves made from a point before the file is saved."""


def matches(game: Game, dice: random.Random) -> Iterator[Match]:
    """Whole matches of all tables of a game, half of them played by thumb and half by lot."""
    thumb = bots.player("thumb")
    while True:
        row = dice.choice(ROWS[game.name])
        by_lot = dice.random() < 0.5
        match = game.start(row.seats, dice.getrandbits(32), **row.options)
        while not match.over:
            seat = dice.choice(match.pending)
            match.play_steps(seat, random_chain(match, seat, dice) if by_lot else decide(thumb, match, seat))
        yield match


def points(game: Game, dice: random.Random, most: int) -> Iterator[tuple[Match, Origin]]:
    """Random points of random matches, with a seat that is still in; one of two with hidden things drawn anew."""
    found = 0
    for match in matches(game, dice):
        for _ in range(min(5, most - found)):
            move = dice.randrange(match.sequence)
            then = match.after_moves(move)
            seat = dice.choice([seat for seat in range(match.seats) if seat not in then.out])
            yield match, Origin("match", "m", move, seat, "redrawn" if found % 2 else "as-were")
            found += 1
        if found == most:
            return


def saved(match: Match, origin: Origin, dice: random.Random) -> dict[str, object]:
    """The file of a match after some moves, as a house saves what was played on from elsewhere."""
    for _ in range(FURTHER):
        if not match.over:
            seat = dice.choice(match.pending)
            match.play_steps(seat, random_chain(match, seat, dice))
    parts = {"players": ["person"] * match.sequence, "aids": [], "practice": True}
    file: dict[str, object] = {**match.save(), **parts, "origin": msgspec.to_builtins(origin)}
    return file


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("most", [POINTS, LONG])
def test_what_is_played_on_from_a_point_is_what_lay_there(game: Game, most: int) -> None:
    dice = random.Random(f"{game.name} {most}")
    refused = fresh = 0
    for source, origin in points(game, dice, most):
        then = source.after_moves(origin.move)
        try:
            position = origins.begun(then, origin, dice)
        except BadPosition:
            assert origin.hidden == "redrawn"
            refused += 1
            continue
        began = game.position(position, dice.getrandbits(32))
        assert began.pending
        if origin.hidden == "as-were":
            assert canonical(began.position()) == canonical(then.position())
        else:
            fresh += canonical(began.position()) != canonical(then.position())
        eyes = Eyes(game.name, game.state, origin.seat)
        true = game.position(then.position(), 0)  # as a position tells it: without what no rule asks for any more
        assert eyes.see(began.states) == eyes.see(true.states)
        assert began.view(origin.seat) == then.view(origin.seat)
        assert began.graph(origin.seat) == then.graph(origin.seat)
        for seat in range(began.seats):  # every bot can think: its seat remembers a past that can have been
            assert np.array_equal(began.redealt(seat, 1)["hand"][0][seat], began.states["hand"][0][seat])
        file = saved(began, origin, dice)
        report = verify(game, file, source=source)
        assert report.consistent, [check.says for check in report.checks if check.state is False]
        assert {check.says.id for check in report.checks} >= {"engine-check-origin", "engine-check-seed-origin"}
    print(
        f"{game.name}: {refused} of {most} points refused, {fresh} with hidden things that are other ones"
    )  # -rP shows it
    assert refused == 0
    assert fresh >= most // 4
