"""A course: what it writes, that it goes on where it ended, and that something is learnt."""

from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason='PyTorch is not installed (`pip install "ludoteca[learn]"`)')

from ludoteca.bots.network import WIDEST, BadNetwork, read  # noqa: E402  # after it is known that PyTorch is there
from ludoteca.engine.errors import BadOption  # noqa: E402
from ludoteca.games import GAMES  # noqa: E402
from ludoteca.learn import __main__ as learner  # noqa: E402
from ludoteca.learn.__main__ import main  # noqa: E402
from ludoteca.learn.checkpoint import BadCheckpoint  # noqa: E402
from ludoteca.learn.course import SELVES, BadFolder, BadRival, Course  # noqa: E402
from ludoteca.learn.growing import BadWidth  # noqa: E402
from ludoteca.learn.improving import Size  # noqa: E402
from ludoteca.learn.self_play import SelfPlay  # noqa: E402
from ludoteca.learn.tables import Tables  # noqa: E402

TINY = Size(games=64, steps=8, portion=256, width=16, layers=1, pace=1e-3)
KARIBA = GAMES["kariba"]


def test_a_course_goes_on_where_it_ended(tmp_path: Path) -> None:
    one = Course(KARIBA, tmp_path, TINY, "cpu")
    play = SelfPlay(Tables(KARIBA, games=TINY.games, seed=0, device="cpu"), 1)
    one.improver.improve(play.lesson(one.model, [], TINY.steps), 1.0)
    one.lessons, one.steps = 20, 512
    one.remember()
    one.examine(("thumb",), 20)
    one.keep()
    two = Course(KARIBA, tmp_path, TINY, "cpu")
    assert (two.lessons, two.steps, two.curve, two.shape) == (20, 512, one.curve, one.shape)
    lesson = play.lesson(one.model, one.selves, TINY.steps)
    for course in (one, two):
        torch.manual_seed(5)
        course.improver.improve(lesson, 0.5)
    assert all(map(torch.equal, one.model.frozen(), two.model.frozen()))
    assert all(map(torch.equal, one.selves[0], two.selves[0]))
    header, network = read(tmp_path / "kariba.net")
    assert header.made.steps == 512
    assert header.made.exam == one.curve[-1].shares
    assert header.shape == one.shape
    assert network.table.any()


def test_a_course_goes_on_from_a_network_where_there_is_no_checkpoint(tmp_path: Path) -> None:
    one = Course(KARIBA, tmp_path, TINY, "cpu")
    one.steps, one.seconds = 4_096, 7
    one.keep()
    (tmp_path / "kariba.checkpoint").unlink()
    two = Course(KARIBA, tmp_path, TINY, "cpu")
    assert (two.steps, two.seconds, two.shape) == (4_096, 7, one.shape)
    assert all(map(torch.equal, one.model.frozen(), two.model.frozen()))


def test_a_network_says_whom_it_has_played_against_from_the_first_course_on(tmp_path: Path) -> None:
    for ending, by_thumb in (("net", 0.0), ("checkpoint", 0.005), ("net", 0.005)):
        Course(KARIBA, tmp_path, TINY, "cpu", by_thumb=by_thumb).keep()
        (tmp_path / f"kariba.{ending}").unlink(missing_ok=ending == "net")
    course = Course(KARIBA, tmp_path, TINY, "cpu", by_thumb=0.005)
    first = "itself; at 25% of the tables past selves too"
    assert course.opponents() == f"{first}; then {first}, at 0.5% its rule of thumb"


def test_rules_of_thumb_take_a_part_of_the_tables_and_no_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    for given in (["--thumbs", "0.8"], ["--thumbs", "nan"], ["--thumbs", "0.5", "--against", "kariba.net"]):
        monkeypatch.setattr("sys.argv", ["learn", "kariba", *given])
        with pytest.raises(SystemExit) as refused:
            main()
        assert refused.value.code == 2


def test_a_network_that_grows_says_the_same_as_before(tmp_path: Path) -> None:
    one = Course(KARIBA, tmp_path, TINY, "cpu")
    one.keep()
    one.file("checkpoint").unlink()
    two = Course(KARIBA, tmp_path, TINY, "cpu", width=TINY.width + 8)
    assert two.shape.width == TINY.width + 8
    tables = Tables(KARIBA, games=TINY.games, seed=0, device="cpu")
    for thought, again in zip(one.model(tables.seen, tables.legal), two.model(tables.seen, tables.legal), strict=True):
        assert torch.equal(thought, again)
    play = SelfPlay(tables, 1)
    before = two.model.frozen()
    two.improver.improve(play.lesson(two.model, [], TINY.steps), 1.0)
    assert not torch.equal(before.policy[TINY.width :], two.model.policy[TINY.width :])
    assert Course(KARIBA, tmp_path, TINY, "cpu", width=TINY.width).shape.width == TINY.width


def test_a_checkpoint_does_not_grow_and_is_left_as_it_is(tmp_path: Path) -> None:
    Course(KARIBA, tmp_path, TINY, "cpu").keep()
    before = (tmp_path / "kariba.checkpoint").read_bytes()
    with pytest.raises(BadWidth) as refused:
        Course(KARIBA, tmp_path, TINY, "cpu", width=TINY.width + 8)
    assert refused.value.says.id == "cli-learn-narrower"
    assert (tmp_path / "kariba.checkpoint").read_bytes() == before


@pytest.mark.parametrize("from_a_network", [False, True])
def test_a_network_that_no_file_could_hold_is_refused_before_it_learns(tmp_path: Path, from_a_network: bool) -> None:
    wide = WIDEST + 8
    if from_a_network:
        Course(KARIBA, tmp_path, TINY, "cpu").keep()
        (tmp_path / "kariba.checkpoint").unlink()
    with pytest.raises(BadWidth) as refused:
        Course(KARIBA, tmp_path, replace(TINY, width=wide), "cpu", width=wide)
    assert refused.value.says.id == "cli-learn-too-wide"


@pytest.mark.parametrize("ending", ["net", "checkpoint"])
@pytest.mark.parametrize(("width", "layers"), [(TINY.width - 8, None), (None, TINY.layers + 1)])
def test_nothing_becomes_narrower_or_changes_its_layers(
    tmp_path: Path, ending: str, width: int | None, layers: int | None
) -> None:
    Course(KARIBA, tmp_path, TINY, "cpu").keep()
    if ending == "net":
        (tmp_path / "kariba.checkpoint").unlink()
    with pytest.raises(BadWidth) as refused:
        Course(KARIBA, tmp_path, TINY, "cpu", width=width, layers=layers)
    assert refused.value.says.id == "cli-learn-other-layers"
    assert refused.value.says.args["file"] == str(tmp_path / f"kariba.{ending}")
    assert Course(KARIBA, tmp_path, TINY, "cpu", width=TINY.width, layers=TINY.layers).shape.layers == TINY.layers


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    Course(KARIBA, tmp_path, TINY, "cpu").keep()
    (tmp_path / "kariba.net").rename(tmp_path / "bossa.net")
    with pytest.raises(BadNetwork):
        Course(GAMES["bossa"], tmp_path, TINY, "cpu")


def test_only_some_past_selves_are_kept(tmp_path: Path) -> None:
    course = Course(KARIBA, tmp_path, TINY, "cpu")
    for lesson in range(500):
        course.lessons = lesson
        course.remember()
    assert len(course.selves) == SELVES


def test_the_value_of_a_game_is_learnt(tmp_path: Path) -> None:
    """In a few lessons the network comes to know from the score piles who is winning."""
    size = Size(games=256, steps=32, portion=1024, width=16, layers=1, pace=4e-3)
    course = Course(KARIBA, tmp_path, size, "cpu")
    play = SelfPlay(Tables(KARIBA, games=size.games, seed=0, device="cpu"), 1)
    errors = [course.improver.improve(play.lesson(course.model, [], size.steps), 1.0) for _ in range(12)]
    assert min(errors[-3:]) < 0.75 * max(errors[1:4])


@pytest.mark.parametrize("content", [b"", b"something else", b"PK\x03\x04 half an archive"])
def test_what_is_no_checkpoint_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "kariba.checkpoint"
    file.write_bytes(content)
    with pytest.raises(BadCheckpoint) as refused:
        Course(KARIBA, tmp_path, TINY, "cpu")
    assert refused.value.says.id == "cli-learn-bad-checkpoint"
    assert file.read_bytes() == content


def test_a_checkpoint_of_another_game_is_refused(tmp_path: Path) -> None:
    course = Course(KARIBA, tmp_path, TINY, "cpu")
    course.keep()
    (tmp_path / "kariba.checkpoint").rename(tmp_path / "bossa.checkpoint")
    with pytest.raises(BadCheckpoint):
        Course(GAMES["bossa"], tmp_path, TINY, "cpu")


def test_a_network_that_is_to_be_beaten_stays_as_it_is(tmp_path: Path) -> None:
    Course(KARIBA, tmp_path / "rival", TINY, "cpu").keep()
    file = tmp_path / "rival" / "kariba.net"
    before = file.read_bytes()
    course = Course(KARIBA, tmp_path / "rival", TINY, "cpu", against=file, seed=2)
    rival = [each.clone() for each in course.selves[0]]
    for mark in course.learn(0.5, 10.0, 20):
        assert mark.shares.keys() == {"rival"}
    assert course.lessons > 0
    assert not all(map(torch.equal, rival, course.model.frozen()))  # it began from nothing, beside the rival's files
    assert [torch.equal(*each) for each in zip(rival, course.selves[0], strict=True)] == [True] * len(rival)
    assert len(course.selves) == 1
    share, off = course.graduate(20).shares["rival"]
    assert 0 <= share <= 1
    assert off >= 0
    assert file.read_bytes() == before
    assert read(tmp_path / "rival" / "kariba-against.net")[0].made.opponents == "one network that stayed as it was"


@pytest.mark.parametrize("alias", [False, True])
def test_a_course_does_not_write_over_its_rival(tmp_path: Path, alias: bool) -> None:
    Course(KARIBA, tmp_path, TINY, "cpu").keep()
    own = (tmp_path / "kariba.net").rename(tmp_path / "kariba-against.net")
    before, rival = own.read_bytes(), tmp_path / "alias.net" if alias else own
    if alias:
        rival.symlink_to(own)
    with pytest.raises(BadRival):
        Course(KARIBA, tmp_path, TINY, "cpu", against=rival)
    assert own.read_bytes() == before


class Stopped:
    """Stands in for a method during which somebody presses Ctrl-C."""

    def __init__(self, files: Path) -> None:
        self.files, self.found = files, list[str]()

    def __call__(self, *_: object, **__: object) -> object:
        self.found = sorted(file.name for file in self.files.iterdir())
        raise KeyboardInterrupt


def test_whatever_ends_a_course_what_was_learnt_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(KARIBA, tmp_path, TINY, "cpu")
    monkeypatch.setattr(course, "remember", Stopped(tmp_path))  # in the midst of the first lesson
    with pytest.raises(KeyboardInterrupt):
        next(course.learn(60.0, 60.0, 10))
    assert Course(KARIBA, tmp_path, TINY, "cpu").lessons == 1


def test_an_exam_begins_after_what_was_learnt_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(KARIBA, tmp_path, TINY, "cpu")
    course.steps = 512
    monkeypatch.setattr("ludoteca.learn.course.exam", stopped := Stopped(tmp_path))
    with pytest.raises(KeyboardInterrupt):
        course.graduate(200)
    assert stopped.found == ["kariba.checkpoint", "kariba.curve.json", "kariba.net"]
    assert Course(KARIBA, tmp_path, TINY, "cpu").steps == 512


def asked(monkeypatch: pytest.MonkeyPatch, *words: str) -> int | str | None:
    """How `python -m ludoteca.learn kariba` refuses these words."""
    monkeypatch.setattr("sys.argv", ["learn", "kariba", *words])
    with pytest.raises(SystemExit) as refused:
        main()
    return refused.value.code


def test_ctrl_c_ends_the_course_and_a_second_one_the_last_exam(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["learn", "kariba", "--folder", str(tmp_path)])
    monkeypatch.setattr(learner, "SMALL", TINY)
    monkeypatch.setattr(Course, "remember", Stopped(tmp_path))
    monkeypatch.setattr("ludoteca.learn.course.exam", Stopped(tmp_path))
    main()
    assert Course(KARIBA, tmp_path, TINY, "cpu").lessons == 1


@pytest.mark.parametrize(
    "words",
    [
        "--games 0",
        "--games -3",
        "--minutes -1",
        "--minutes nan",
        "--minutes 0",
        "--exams -1",
        "--width 0",
        "--layers -1",
        "--paces -1 5",
        "--device tpu",
        "--device CPU",
    ],
)
def test_a_number_that_cannot_be_is_refused_first(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(monkeypatch, *words.split()) == 2
    assert f"argument {words.split()[0]}:" in capsys.readouterr().err


def test_without_a_card_nobody_learns_on_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learner, "has_card", lambda: False)
    assert asked(monkeypatch, "--device", "cuda") == 2
    assert "no NVIDIA card" in capsys.readouterr().err


@pytest.mark.parametrize("seats", [9, 1, 0])
def test_a_table_that_cannot_be_is_refused_before_anything_is_made(tmp_path: Path, seats: int) -> None:
    with pytest.raises(BadOption):
        Course(KARIBA, tmp_path / "new", TINY, "cpu", seats=seats)
    assert not (tmp_path / "new").exists()


def test_where_nothing_can_be_kept_nothing_is_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(BadFolder):
            Course(KARIBA, folder, TINY, "cpu")
    said = asked(monkeypatch, "--folder", str(tmp_path / "file"))
    assert isinstance(said, str)
    assert said.startswith(f"ludoteca.learn: {tmp_path / 'file'} cannot be written")
    assert "\n" not in said
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(BadFolder):
        Course(KARIBA, tmp_path, TINY, "cpu")
