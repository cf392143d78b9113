"""What warps carry is what each thread had, with Python's threads for those of a card."""

import threading
from collections import defaultdict
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba.np.numpy_support import as_dtype

from ludoteca import Game
from ludoteca.engine import verbs
from ludoteca.engine.cuda import observing, warp
from ludoteca.engine.record import rows
from ludoteca.engine.row import Row
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch

PATIENCE = 60.0
"""Seconds until a lane that does not come is missed."""
OVER = 5
"""Games more than a warp has lanes."""


class Block:
    """Some warps of a block, as far as they are used here: whoever waits for its warp waits at a barrier."""

    def __init__(self) -> None:
        self.mine = threading.local()
        self.lock = threading.Lock()
        self.squares: dict[int, np.ndarray] = {}
        self.barriers: dict[int, threading.Barrier] = defaultdict(
            lambda: threading.Barrier(warp.LANES, timeout=PATIENCE)
        )
        self.told = np.zeros((warp.WARPS, warp.LANES), np.int64)
        self.shared = SimpleNamespace(array=self.square)
        self.local = SimpleNamespace(array=own)

    def run(self, threads: int, kernel: Callable[..., None], *arguments: Any) -> None:
        """Let so many threads do the same, to the end; what breaks one of them breaks all."""
        broken: list[BaseException] = []

        def one(number: int) -> None:
            self.mine.number, self.mine.squares = number, 0
            try:
                kernel(*arguments)
            except BaseException as error:
                broken.append(error)
                self.barriers[number // warp.LANES].abort()

        for begin in range(0, threads, warp.LANES):
            self.barriers[begin // warp.LANES].reset()
        crowd = [threading.Thread(target=one, args=(number,)) for number in range(threads)]
        for each in crowd:
            each.start()
        for each in crowd:
            each.join()
        if broken:
            raise broken[0]

    def jit(self, **_: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Nothing is compiled."""
        return lambda function: function

    def grid(self, _: int) -> int:
        return int(self.mine.number)

    @property
    def laneid(self) -> int:
        return int(self.mine.number) % warp.LANES

    @property
    def threadIdx(self) -> SimpleNamespace:  # noqa: N802  # as cards call it
        return SimpleNamespace(x=self.mine.number)

    def square(self, shape: tuple[int, ...], kind: Any) -> np.ndarray:
        """One array for all threads that ask at the same place, full of rubbish at first."""
        with self.lock:
            self.mine.squares += 1
            return self.squares.setdefault(self.mine.squares, np.full(shape, 77, kind_of(kind)))

    def syncwarp(self, _: int) -> None:
        self.barriers[self.mine.number // warp.LANES].wait()

    def shfl_sync(self, everybody: int, value: int, lane: int) -> int:
        """What another lane says, while all of them say something."""
        here = self.told[self.mine.number // warp.LANES]
        here[self.laneid] = value
        self.syncwarp(everybody)
        theirs = int(here[lane])
        self.syncwarp(everybody)
        return theirs


def kind_of(kind: Any) -> np.dtype[Any]:
    """NumPy's type for one of Numba's, or itself."""
    return kind if isinstance(kind, np.dtype) else np.dtype(as_dtype(kind))


def own(room: int, kind: Any) -> np.ndarray:
    """A thread's own array; words of 32 bits get 64, since NumPy's do not wrap."""
    kind = kind_of(kind)
    return np.full(room, 66, np.int64 if kind == np.int32 else kind)


def row_of(s: Any) -> Row:
    """A record that warps have carried comes bare."""
    return s if isinstance(s, Row) else Row(s)


@pytest.fixture
def block(monkeypatch: pytest.MonkeyPatch) -> Block:
    """The block that runs what is written for a card."""
    block = Block()
    for module in (warp, observing):
        monkeypatch.setattr(module, "cuda", block)
    for name in ("fetch", "bring_out", "bring_out_bits"):
        monkeypatch.setattr(observing, name, getattr(warp, name).py_func)
    asked = {
        "observe": lambda s, seat, out: verbs.observe(row_of(s), seat, out),
        "legal": lambda s, seat, out: verbs.legal(row_of(s), seat, out),
    }
    monkeypatch.setattr(observing, "verbs", SimpleNamespace(**asked))
    return block


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("make", [observing.looked_at, observing.carried], ids=["looked at", "carried"])
def test_warps_write_what_each_actor_knows_and_may_do(
    game: Game, make: Callable[[Game], Any], block: Block, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observing, "step_type", lambda _: np.dtype(np.int64))
    batch = Batch(game, games=warp.LANES + OVER, seats=game.seats[-1], seed=5)
    actions = np.zeros(batch.games, np.int64)
    for _ in range(20):
        batch.sample(actions)
        batch.step(actions)
    seen, legal = batch.blank(np.int16)
    batch.observe(seen, legal)
    there = [np.full_like(each, 55) for each in (seen, legal)]
    words = batch.states.view(np.int32).reshape(batch.games, -1)
    block.run(2 * warp.LANES, make(game), rows(batch.states), words, batch.actors, *there)
    assert len(np.unique(seen, axis=0)) == batch.games
    for one, other in zip((seen, legal), there, strict=True):
        assert one.tobytes() == other.tobytes()
