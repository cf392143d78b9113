"""Files that want to do harm: whatever stands in one, it is refused or reported on, and nothing else happens."""

import json
import random
from typing import Any

import pytest

from ludoteca import BadFile, game
from ludoteca.engine import gamefile
from ludoteca.engine.verify import verify
from tests.fairness.files import File, served
from tools import verify_game

KARIBA = game("kariba")
NASTY: list[Any] = [
    None, True, -1, 0, 2**31, 10**30, 1.5, "", "x" * 1000, "\0", "\u202e", "../../etc/passwd", "<script>", [], [[]], {},
    {"a": {}}, [None] * 50, "a 1x1", {"key": [], "signature": 0},
]  # fmt: skip


@pytest.fixture(scope="module")
def honest() -> File:
    """One served file."""
    return served(KARIBA, 5)


def places(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document, down to four levels."""
    inside = list(part) if isinstance(part, dict) else range(min(len(part), 6)) if isinstance(part, list) else []
    below = [place for step in inside if len(path) < 4 for place in places(part[step], (*path, step))]
    return [*([path] if path else []), *below]


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))])
def test_a_file_with_something_nasty_in_it_is_never_honest(honest: File, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(25):
        file: Any = json.loads(json.dumps(honest))
        path = dice.choice(places(file))
        part = file
        for step in path[:-1]:
            part = part[step]
        nasty = dice.choice(NASTY)
        if part[path[-1]] == nasty:
            continue
        part[path[-1]] = nasty
        raw = json.dumps(file)
        try:
            report = verify(KARIBA, gamefile.read(raw))
        except BadFile:
            continue
        finally:
            said = verify_game.verify(raw.encode())
        assert not report.consistent, (path, nasty)
        assert said[0] == verify_game.BROKEN, (path, nasty)


@pytest.mark.parametrize("seed", range(4))
def test_bytes_at_random_are_refused(honest: File, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(25):
        raw = bytearray(json.dumps(honest).encode())
        for _ in range(dice.choice([1, 3, 30])):
            raw[dice.randrange(len(raw))] = dice.randrange(256)
        cut = bytes(raw[: dice.choice([len(raw), len(raw) // 2, 3])])
        assert verify_game.verify(cut)[0] == verify_game.BROKEN
        try:
            assert not verify(KARIBA, gamefile.read(cut)).consistent
        except BadFile:
            continue


def test_a_file_too_deep_or_too_large_is_refused() -> None:
    for raw in (b'{"format":"ludoteca/1","moves":' + b"[" * 100_000, b" " * (gamefile.LARGEST + 1)):
        with pytest.raises(BadFile):
            gamefile.read(raw)
        assert verify_game.verify(raw)[0] == verify_game.BROKEN
