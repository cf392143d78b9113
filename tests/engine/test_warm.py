import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.bots.warm import PARTS
from ludoteca.engine import cache, warm
from ludoteca.engine.game import Game
from ludoteca.games import GAMES

KARIBA = GAMES["kariba"]


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache that nobody has used yet."""
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    cache.folder.cache_clear()
    yield tmp_path
    cache.folder.cache_clear()


def test_a_game_is_warm_once_all_its_parts_are_compiled(empty_cache: Path) -> None:
    done: list[str] = []
    told: list[tuple[str, int, int]] = []
    parts: dict[str, warm.Part] = {
        "first": lambda game: done.append("first"),
        "second": lambda game: done.append("second"),
    }

    def report(game: Game, part: str, number: int, count: int) -> None:
        told.append((part, number, count))

    assert not warm.is_warm(KARIBA)
    assert warm.warm(KARIBA, parts, report)
    assert done == ["first", "second"]
    assert told == [("first", 1, 2), ("second", 2, 2)]
    assert warm.is_warm(KARIBA)
    assert not warm.warm(KARIBA, parts, report)
    assert done == ["first", "second"]


def test_a_part_that_fails_leaves_the_game_cold(empty_cache: Path) -> None:
    def fails(game: Game) -> None:
        raise RuntimeError("no room on the disk")

    with pytest.raises(RuntimeError):
        warm.warm(KARIBA, {"fails": fails}, lambda *told: None)
    assert not warm.is_warm(KARIBA)


def test_the_same_rules_elsewhere_are_not_warm_yet(empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert warm.warm(KARIBA, {}, lambda *told: None)
    monkeypatch.setattr(cache, "PACKAGE", empty_cache / "another clone")
    assert not warm.is_warm(KARIBA)


def test_two_never_compile_at_the_same_time(empty_cache: Path) -> None:
    at_work: list[int] = []
    most: list[int] = []

    def part(game: Game) -> None:
        at_work.append(1)
        most.append(len(at_work))
        threading.Event().wait(0.1)
        at_work.pop()

    threads = [threading.Thread(target=warm.warm, args=(KARIBA, {"part": part}, lambda *told: None)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]


def test_every_part_can_be_compiled() -> None:
    for game in GAMES.values():
        for part in PARTS.values():
            part(game)
