import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.bots.warm import NETWORK, PARTS, warm_all
from ludoteca.engine import cache, warm
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT
from ludoteca.engine.warm import Part
from ludoteca.games import GAMES
from tests.bots.test_net import SMALL

KARIBA = GAMES["kariba"]
pytestmark = pytest.mark.skipif(not JIT, reason="the interpreter has nothing to compile")


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache that nobody has used yet."""
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    cache.folder.cache_clear()
    yield tmp_path
    cache.folder.cache_clear()


def test_only_what_is_asked_for_is_compiled_and_only_once(empty_cache: Path) -> None:
    done: list[str] = []
    told: list[tuple[str, str, int, int]] = []
    first, second = Part("first", lambda game: done.append("first")), Part("second", lambda game: done.append("second"))

    def report(game: Game, part: str, number: int, count: int) -> None:
        told.append((game.name, part, number, count))

    assert not warm.is_warm(KARIBA, first)
    assert warm_all(report, [KARIBA], [first]) == [KARIBA]
    assert warm.is_warm(KARIBA, first)
    assert not warm.is_warm(KARIBA, second)
    assert not warm.is_warm(GAMES["bossa"], first)
    assert warm_all(report, [KARIBA], [first, second]) == [KARIBA]
    assert done == ["first", "second"]
    assert told == [("kariba", "first", 1, 1), ("kariba", "second", 1, 1)]
    assert warm_all(report, [KARIBA], [first, second]) == []
    assert done == ["first", "second"]


def test_a_part_that_fails_leaves_the_game_cold(empty_cache: Path) -> None:
    def fails(game: Game) -> None:
        raise RuntimeError("no room on the disk")

    part = Part("fails", fails)
    with pytest.raises(RuntimeError):
        warm.warm(KARIBA, part)
    assert not warm.is_warm(KARIBA, part)


def test_the_same_rules_elsewhere_are_not_warm_yet(empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = Part("nothing", lambda game: None)
    assert warm.warm(KARIBA, part)
    monkeypatch.setattr(cache, "PACKAGE", empty_cache / "another clone")
    assert not warm.is_warm(KARIBA, part)


def test_two_never_compile_at_the_same_time(empty_cache: Path) -> None:
    at_work: list[int] = []
    most: list[int] = []

    def use(game: Game) -> None:
        at_work.append(1)
        most.append(len(at_work))
        threading.Event().wait(0.1)
        at_work.pop()

    part = Part("part", use)
    threads = [threading.Thread(target=warm.warm, args=(KARIBA, part)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]


def test_every_part_can_be_compiled() -> None:
    for game in GAMES.values():
        for part in PARTS.values():
            if part is not NETWORK or game.name in SMALL:
                part.use(game)
