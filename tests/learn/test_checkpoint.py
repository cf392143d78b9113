"""Checkpoints: what a course wrote is read back, and whatever else lies there is refused as a whole."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason='PyTorch is not installed (`pip install "ludoteca[learn]"`)')

import msgspec  # noqa: E402  # after it is known that PyTorch is there

from ludoteca.games import GAMES  # noqa: E402
from ludoteca.learn.checkpoint import BadCheckpoint, checkpoint  # noqa: E402
from ludoteca.learn.course import Course  # noqa: E402
from ludoteca.learn.improving import Size  # noqa: E402
from ludoteca.learn.self_play import SelfPlay  # noqa: E402
from ludoteca.learn.tables import Tables  # noqa: E402

KARIBA = GAMES["kariba"]
TINY = Size(games=64, steps=4, portion=256, width=16, layers=1, pace=1e-3)
Known = dict[str, Any]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkpoint of a course that has learnt a little and knows one past self."""
    course = Course(KARIBA, tmp_path_factory.mktemp("kept"), TINY, "cpu")
    play = SelfPlay(Tables(KARIBA, games=TINY.games, seed=0, device="cpu"), 1)
    course.improver.improve(play.lesson(course.model, [], TINY.steps), 1.0)
    course.lessons = 20
    course.remember()
    course.keep()
    return course.file("checkpoint")


def test_a_checkpoint_is_read_back_whole(kept: Path) -> None:
    known = checkpoint(kept, KARIBA)
    assert known is not None
    assert known.counts == (20, 0, 0)
    assert len(known.past("cpu")) == 1
    assert len(known.optimizer.state) == len(known.model)


def shaped(known: Known, **other: Any) -> None:
    """Another shape in a checkpoint."""
    shape = msgspec.json.decode(known["shape"])
    known["shape"] = msgspec.json.encode({**shape, **other}).decode()


def undone(part: str, **other: Any) -> Callable[[Known], None]:
    """A step by which one array of the model, or of what the optimizer remembers, becomes another."""

    def undo(known: Known) -> None:
        held = known["model"] if part == "model" else known["optimizer"]["state"][0]
        for name, change in other.items():
            held[name] = change(held[name])

    return undo


@pytest.mark.parametrize(
    "damage",
    [
        lambda known: known.pop("model"),
        lambda known: known["model"].pop("policy"),
        lambda known: known["model"].update(more=torch.zeros(3)),
        undone("model", cells=lambda each: each[:-1]),
        undone("model", cells=lambda each: each.double()),
        undone("model", value=lambda each: each / 0),
        undone("model", value=lambda each: each.tolist()),
        lambda known: known.pop("optimizer"),
        lambda known: known.update(optimizer={}),
        lambda known: known["optimizer"]["state"].pop(0),
        lambda known: known["optimizer"]["state"].update({0: {}}),
        lambda known: known["optimizer"]["state"].update({8: known["optimizer"]["state"].pop(0)}),
        undone("optimizer", exp_avg=lambda each: each[:-1]),
        undone("optimizer", exp_avg_sq=lambda each: each * float("nan")),
        lambda known: known.update(selves=None),
        lambda known: known["selves"].append([]),
        lambda known: known["selves"][0].pop(),
        lambda known: known["selves"][0].__setitem__(0, known["selves"][0][0][:-1]),
        lambda known: known["selves"][0].__setitem__(0, known["selves"][0][0].float()),
        lambda known: known.update(curve="[1]"),
        lambda known: known.update(curve="[" * 100_000),
        lambda known: known.update(curve=None),
        lambda known: known.update(counts=[1, 2]),
        lambda known: known.update(counts=[1, 2, -3]),
        lambda known: known.update(counts=[1, 2, 1 << 80]),
        lambda known: known.update(opponents=7),
        lambda known: known.pop("shape"),
        lambda known: shaped(known, width=0),
        lambda known: shaped(known, layers=-1),
        lambda known: shaped(known, layers=2),
        lambda known: shaped(known, tops=[1]),
        lambda known: shaped(known, tops=[1_000_000] * len(KARIBA.knowledge.OBSERVATION)),
        lambda known: shaped(known, version=0),
    ],
)
def test_what_does_not_hold_together_is_refused(kept: Path, tmp_path: Path, damage: Callable[[Known], None]) -> None:
    known = torch.load(kept, weights_only=True)
    damage(known)
    file = tmp_path / "kariba.checkpoint"
    torch.save(known, file)
    with pytest.raises(BadCheckpoint) as refused:
        checkpoint(file, KARIBA)
    assert refused.value.says.id == "cli-learn-bad-checkpoint"


@pytest.mark.parametrize("content", [None, 7, [1, 2], torch.zeros(3), {1: 2}])
def test_what_is_something_else_altogether_is_refused(tmp_path: Path, content: object) -> None:
    file = tmp_path / "kariba.checkpoint"
    torch.save(content, file)
    with pytest.raises(BadCheckpoint):
        checkpoint(file, KARIBA)


def test_a_file_that_ends_early_is_refused(kept: Path, tmp_path: Path) -> None:
    whole, file = kept.read_bytes(), tmp_path / "kariba.checkpoint"
    for length in range(0, len(whole), len(whole) // 20):
        file.write_bytes(whole[:length])
        with pytest.raises(BadCheckpoint):
            checkpoint(file, KARIBA)


def test_a_folder_in_the_place_of_a_checkpoint_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "kariba.checkpoint").mkdir()
    with pytest.raises(BadCheckpoint) as refused:
        Course(KARIBA, tmp_path, TINY, "cpu")
    assert os.strerror(21) in str(refused.value)


def test_how_updates_are_made_does_not_come_from_the_file(kept: Path, tmp_path: Path) -> None:
    """A course goes on with the processor where a card ended, and the other way round."""
    known = torch.load(kept, weights_only=True)
    known["optimizer"]["param_groups"][0].update(fused=True, capturable=True, betas=(0.0, 0.0))
    torch.save(known, tmp_path / "kariba.checkpoint")
    course = Course(KARIBA, tmp_path, TINY, "cpu")
    (group,) = course.improver.optimizer.param_groups
    assert (group["fused"], group["capturable"], group["betas"]) == (False, False, (0.9, 0.999))
    assert len(course.improver.optimizer.state) == len(known["model"])
