"""Kernels on an NVIDIA card: every verb has a CUDA form, and the card plays the same games as the processor."""

import os
import re
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from math import prod
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import from_dtype, int8, int32, int64, types

from ludoteca import Game
from ludoteca.engine import cuda as card
from ludoteca.engine.batch import play_batch
from ludoteca.engine.cuda.card import step_type
from ludoteca.engine.cuda.observing import CARRIED, observing
from ludoteca.engine.cuda.warp import SQUARE
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.kernel import JIT
from ludoteca.engine.verbs import BY_DTYPE, Verbs
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch

SMALL = ("kariba", "bossa")
"""Games of which every run compiles all; of the others what is legal, and the proofs all."""
HOPPER = SimpleNamespace(compute_capability=(9, 0))
"""A card as far as the compiler asks about it."""
NUMBERS: dict[int, Any] = {1: int8, 4: int32, 8: int64}
"""By their bytes."""
QUICK = 48 << 10
"""Bytes of quick memory that a block may have without asking for more."""
OUT = types.Array(int64, 1, "C")
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "deal": (),
    "pending": (),
    "legal": (int64, OUT),
    "forbids": (int64, int64),
    "play": (int64, int64),
    "is_partial": (),
    "score": (OUT,),
    "check": (),
    "redeal": (int64,),
    "observe": (int64, OUT),
}
needs_card = pytest.mark.skipif(not card.available(), reason="there is no NVIDIA card here")
needs_compiler = pytest.mark.skipif(
    not JIT or (find_spec("numba_cuda") is None and os.environ.get("CI") != "true"),
    reason="the compiler for cards is not installed (`make .venv/.cuda`), or kernels are interpreted",
)


games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def test_a_step_fits_into_the_type_that_cards_keep_it_in() -> None:
    assert all(game.steps - 1 <= np.iinfo(str(step_type(game))).max for game in GAMES.values())


def test_every_verb_is_compiled_below() -> None:
    assert tuple(ARGUMENTS) == Verbs._fields


@needs_compiler
@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game.name in SMALL else pytest.mark.long, id=game.name) for game in GAMES.values()],
)
def test_every_verb_compiles_for_a_card(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """All verbs in one process, since they share most of their kernels; untuned, since nobody runs them here."""
    must_compile(game, ARGUMENTS, monkeypatch)


@needs_compiler
@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.name not in SMALL], ids=lambda game: game.name
)
def test_what_is_legal_in_large_games_compiles_for_a_card(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    must_compile(game, ("legal",), monkeypatch)


@needs_compiler
@pytest.mark.parametrize(
    ("game", "size"),
    [(game, size) for game in GAMES.values() for size in ((1, 4, 8) if game.card.carries else (1,))],
    ids=lambda each: getattr(each, "name", str(each)),
)
def test_observing_compiles_for_a_card_and_fits_into_its_quick_memory(
    game: Game, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seem_to_have_a_card(monkeypatch)
    kernel, number = observing(game, wide=size > CARRIED).py_func, NUMBERS[size]
    seen, may = types.Array(number, 2, "C"), types.Array(int8, 2, "C")
    arrays = (types.Array(from_dtype(game.state), 1, "C"), types.Array(int32, 2, "C"), OUT, seen, may)
    ptx = ptx_of(kernel, arrays, device=False)
    assert ".entry" in ptx
    squares = [int(room) for room in re.findall(r"\.shared .*\[(\d+)\];", ptx)]
    assert size * prod(SQUARE) in squares
    assert sum(squares) <= QUICK


def must_compile(game: Game, verbs: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile some verbs of a game for a card, whether there is one or not."""
    seem_to_have_a_card(monkeypatch)
    for verb in verbs:
        function = getattr(BY_DTYPE[game.state], verb).py_func
        assert ".func" in ptx_of(function, (from_dtype(game.state), *ARGUMENTS[verb]), device=True), verb


def seem_to_have_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler only wants to know for which card."""
    if not card.available():
        for module in ("compiler", "dispatcher"):
            monkeypatch.setattr(f"numba.cuda.{module}.get_current_device", lambda: HOPPER)


def ptx_of(function: Any, arguments: tuple[Any, ...], *, device: bool) -> str:
    """A kernel, or what kernels call on a device, in the card's language."""
    asked = {"cc": HOPPER.compute_capability, "abi": "numba", "output": "ptx", "opt": False}
    ptx, _ = card.cuda.compile(function, arguments, device=device, **asked)
    assert ".target sm_90" in ptx
    return str(ptx)


@needs_card
@needs_compiler
@pytest.mark.parametrize("secure", [False, True], ids=["fast", "secure"])
@games
def test_the_card_ends_with_the_same_records_as_the_processor(game: Game, secure: bool) -> None:
    for seats in game.seats:
        there = card.play_batch(game, games=500, seats=seats, seed=5, secure=secure, keep=True)
        here = play_batch(game, games=500, seats=seats, seed=5, secure=secure, keep=True)
        assert np.array_equal(there.lengths, here.lengths)
        assert np.array_equal(there.scores, here.scores)
        assert there.records.tobytes() == here.records.tobytes()


@needs_card
@needs_compiler
@games
def test_games_are_stepped_alike_on_card_and_processor(game: Game) -> None:
    seats = game.seats[0]
    there = card.Batch(game, games=300, seats=seats, seed=5)
    here = Batch(game, games=300, seats=seats, seed=5)
    seen, legal = here.blank(np.int32)
    seen_there, legal_there = there.blank(np.int32)
    actions = np.zeros(here.games, np.int64)
    actions_there = card.cuda.to_device(actions)
    for _ in range(200):
        here.observe(seen, legal)
        there.observe(seen_there, legal_there)
        assert np.array_equal(seen_there.copy_to_host(), seen)
        assert np.array_equal(legal_there.copy_to_host(), legal)
        here.sample(actions)
        there.sample(actions_there)
        here.step(actions)
        there.step(actions_there)
        for name in ("actors", "rewards", "dones", "numbers", "lengths"):
            assert np.array_equal(getattr(there, name).copy_to_host(), getattr(here, name)), name
        assert there.records().tobytes() == here.states.tobytes()


@needs_card
@needs_compiler
def test_a_step_that_is_not_legal_moves_no_game_of_the_card() -> None:
    batch = card.Batch(GAMES["kariba"], games=64, seats=2, seed=5)
    actions = card.cuda.to_device(np.zeros(64, np.int64))
    batch.sample(actions)
    before = batch.records().tobytes()
    actions[17] = GAMES["kariba"].steps
    with pytest.raises(IllegalMove) as caught:
        batch.step(actions)
    assert caught.value.says.args["place"] == 17
    assert batch.records().tobytes() == before


@needs_card
@needs_compiler
@pytest.mark.parametrize("library", ["torch", "cupy", "jax"])
def test_other_libraries_see_the_memory_of_the_card(library: str) -> None:
    pytest.importorskip(library)
    batch = card.Batch(GAMES["kariba"], games=64, seats=2, seed=5)
    lent = card.shared(batch.actors)
    module = import_module("jax.dlpack") if library == "jax" else import_module(library)
    seen = module.from_dlpack(lent)
    assert seen.shape == (64,)
    assert seen.sum() == int(batch.actors.copy_to_host().sum())
    assert lent.__cuda_array_interface__["data"][0] == batch.actors.__cuda_array_interface__["data"][0]
