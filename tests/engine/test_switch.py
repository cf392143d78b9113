"""A game goes over from the interpreter to native code in mid-game, and nothing about it changes."""

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest
from numba.core.caching import FunctionCache

from ludoteca import Game, Match
from ludoteca.bots import decide, player
from ludoteca.engine import cache, calls, switch
from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import JIT, interpreted
from ludoteca.engine.record import row, rows
from ludoteca.engine.row import Row, Rows
from ludoteca.engine.warm import some_steps
from ludoteca.games import GAMES
from tests.conformance.rows import each_game

pytestmark = pytest.mark.skipif(not JIT, reason="compares native code with the interpreter")

MOVES = 14
"""As many as two games in both worlds take a second or so for."""


@pytest.fixture
def interpreter() -> Iterator[set[np.dtype[np.void]]]:
    """The games that are interpreted here: none before and none afterwards."""
    assert not switch.INTERPRETED
    yield switch.INTERPRETED
    switch.INTERPRETED.clear()


def shown(match: Match) -> list[bytes]:
    """Everything that anybody is shown or told, and what a bot would do at a glance."""
    seats = [seat for seat in range(match.seats) if seat in match.pending]
    return [
        match.states.tobytes(),
        msgspec.json.encode([match.view(seat) for seat in (None, *range(match.seats))]),
        msgspec.json.encode([match.graph(seat) for seat in range(match.seats)]),
        msgspec.json.encode([match.why(seat, [], step) for seat in seats for step in range(0, match.game.steps, 7)]),
        msgspec.json.encode(match.told),
        msgspec.json.encode([decide(player("thumb"), match, seat) for seat in seats]),
        *(match.redealt(seat, match.sequence).tobytes() for seat in range(match.seats)),
    ]


@pytest.mark.parametrize("game", each_game())
def test_interpreted_and_native_code_show_the_same_to_the_byte(game: Game, interpreter: set[np.dtype[np.void]]) -> None:
    native = game.start(seats=game.seats[-1], seed=11)
    interpreter.add(game.state)
    slow = game.start(seats=game.seats[-1], seed=11)
    while not native.over and native.sequence < MOVES:
        interpreter.clear()
        expected, seat = shown(native), native.pending[-1]
        native.play_steps(seat, some_steps(native, seat))
        interpreter.add(game.state)
        assert shown(slow) == expected
        slow.play_steps(seat, some_steps(slow, seat))
    assert slow.states.tobytes() == native.states.tobytes()


def test_what_a_kernel_is_handed_decides_who_runs_it(interpreter: set[np.dtype[np.void]]) -> None:
    match = GAMES["kariba"].start(seats=3, seed=1)
    assert rows(match.states) is match.states
    interpreter.add(match.states.dtype)
    assert isinstance(rows(match.states), Rows)
    assert isinstance(row(match.states[0]), Row)
    with switch.native_here():
        assert rows(match.states) is match.states
    slow, fast = calls.pending(Rows(match.states), 0), calls.pending(match.states, 0)
    assert slow == fast == 1 << match.pending[0]


def test_a_process_that_does_not_compile_leaves_what_is_not_in_the_cache_to_the_interpreter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = GAMES["kariba"].start(seats=3, seed=1)
    monkeypatch.setattr(cache.Policy, "compiles", False)
    monkeypatch.setattr(FunctionCache, "load_overload", lambda *asked: None)
    out = np.zeros(match.game.steps, np.int32)  # no table calls with such numbers, so that no version is loaded
    assert calls.legal(match.states, 0, match.pending[0], out) == len(match.graph(match.pending[0]).nodes[0])
    assert interpreted(bits_in)(7) == 3
