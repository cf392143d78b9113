"""A course of lessons: a network learns a game for so many minutes, sits exams on the way and is kept.

    GAME.checkpoint    all that is needed to go on learning, written every now and then and at the end
    GAME.net           the network that plays
    GAME.curve.json    what the exams said, for figures

Whoever starts a course again in the same folder goes on where it ended, and with nothing but a network there, from that
network; each course has a pace of its own, quick at first and slow at the end.
"""

import datetime
import errno
import os
import platform
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import torch

from ludoteca.bots.forward import Network
from ludoteca.bots.net import network_for
from ludoteca.bots.network import Header, Made, packed, read, shape_of
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.saying import Says
from ludoteca.learn.checkpoint import Checkpoint, checkpoint, narrowed, save
from ludoteca.learn.exam import Learnt, Mark, OfTheHouse, Rival, exam, field
from ludoteca.learn.growing import checked, grown, no_smaller, no_wider
from ludoteca.learn.improving import Improver, Size
from ludoteca.learn.model import Model, Reader, Weights, network_of, weights_of
from ludoteca.learn.self_play import LEAGUE, SelfPlay
from ludoteca.learn.tables import Tables, kinds, tops

SELVES = 6
"""Past selves that are kept."""
FIRST_SELF = 20
"""Lessons until the first past self is kept; the next one comes after a fifth more lessons each time."""
LATER = 1.2
KEEP = 60.0
"""Seconds between two checkpoints."""
EXAM_SEED = 1_000_003
RIVAL = "rival"
"""What exams call the network that is to be beaten."""
MINUTE = 60.0


class BadRival(LudotecaError):
    """A network that cannot be the one to be beaten: the course would write over it."""


class BadFolder(LudotecaError):
    """A place where nothing can be kept."""


class Course:
    """One network on its way."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        size: Size,
        device: str,
        *,
        seats: int | None = None,
        seed: int = 1,
        against: Path | None = None,
        width: int | None = None,
        layers: int | None = None,
        by_thumb: float = 0.0,
    ) -> None:
        """Begin anew, or go on from the checkpoint in the folder, or from its network where there is no checkpoint.

        With `seats`, at tables of one size only; `against` a network that stays as it is and is to be beaten; at a part
        of the tables, `by_thumb`, the others follow their rule of thumb. A network that is gone on with grows to a
        `width`, if it is narrower, and gets rows for all numbers that are seen today; a checkpoint does not grow: what
        else it holds would not fit. Neither becomes narrower or changes its `layers`. Raises BadCheckpoint, BadFolder,
        BadNetwork, BadOption, BadRival, BadWidth.
        """
        self.game, self.folder, self.size, self.device, self.seed = game, folder, size, device, seed
        self.seats, self.by_thumb = seats, by_thumb
        if seats is not None:
            kinds(game, seats)  # refused before anything is made
        self.rival = network_for(against, game) if against else None
        if against and self.file("net").exists() and against.samefile(self.file("net")):
            raise BadRival(Says("cli-learn-own-rival", args={"file": str(against)}))
        prepare(folder)
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")  # products of 8 bits are exact all the same
        known = checkpoint(self.file("checkpoint"), game)
        taught = taught_by(self.file("net"), game) if not known else None
        if known:
            self.shape = known.shaped()
            no_smaller(self.shape, self.file("checkpoint"), width, layers)
            no_wider(self.shape, self.file("checkpoint"), width)
        elif taught:
            no_smaller(taught[0].shape, self.file("net"), width, layers)
            self.shape, learnt = grown(taught[0].shape, taught[1], game, tops(game), width)
        else:
            self.shape = checked(shape_of(game, tops(game), width=size.width, layers=size.layers), game)
        self.model = Model(self.shape).to(device)
        self.improver = Improver(self.model, size, device)
        self.selves: list[Weights] = []
        self.curve: list[Mark] = []
        self.lessons = self.steps = self.seconds = 0
        self.earlier = ""
        """Whom the network had played against before this course."""
        self.error = 0.0
        if known:
            self.recall(known)
        elif taught:
            self.model.become(learnt)
            self.steps, self.seconds = taught[0].made.steps, taught[0].made.seconds
            self.earlier = taught[0].made.opponents
        if self.rival:
            self.selves = [weights_of(self.rival[1], device)]

    def learn(
        self, seconds: float, exams: float, games: int, paces: tuple[float, float] = (1.0, 0.0)
    ) -> Iterator[Mark]:
        """Learn for so long; now and then there is an exam of so many games, whose mark is given out.

        The pace falls from the first to the second of `paces`: a course in parts goes on at the pace it had. Whatever
        ends it, what was learnt is kept.
        """
        tables = Tables(self.game, games=self.size.games, seed=self.steps, device=self.device, seats=self.seats)
        play = SelfPlay(tables, self.seed, **self.wishes())
        start = time.monotonic()
        next_exam, next_kept, before = min(exams, MINUTE), KEEP, self.seconds
        try:
            while (spent := time.monotonic() - start) < seconds:
                lesson = play.lesson(self.model, self.selves, self.size.steps)
                self.error = self.improver.improve(lesson, paces[0] + (paces[1] - paces[0]) * spent / seconds)
                self.lessons += 1
                self.steps += len(lesson.actions)
                self.seconds = before + int(time.monotonic() - start)
                self.remember()
                if spent > next_exam:
                    next_exam = spent + exams
                    yield self.examine(("thumb",), games)
                if spent > next_kept:
                    next_kept = spent + KEEP
                    self.keep()
        finally:
            self.keep()

    def wishes(self) -> dict[str, Any]:
        """Who sits at the other side; a rival may have rows for larger or smaller numbers than the own network."""
        if not self.rival:
            return {"by_thumb": self.by_thumb}
        return {"league": 1.0, "sharp": True, "reader": Reader(self.rival[0]).to(self.device)}

    def remember(self) -> None:
        """Now and then become one of the past selves: often at first, seldom later; of many, every other one goes."""
        if self.rival:
            return
        due = FIRST_SELF
        while due < self.lessons:
            due = int(due * LATER) + 1
        if due == self.lessons:
            self.selves.append(self.model.frozen())
            if len(self.selves) > SELVES:
                del self.selves[len(self.selves) // 2]

    def examine(self, rivals: tuple[str, ...], games: int) -> Mark:
        """Keep what was learnt, then sit an exam at the smallest table, unless only another one was learnt.

        It is against each of some players; where a network is to be beaten, against that one instead.
        """
        self.keep()
        network, seats = network_of(self.shape, self.model.frozen()), self.seats or self.game.seats[0]
        shares = {
            rival: exam(self.game, self.shape, network, self.called(rival), games=games, seats=seats, seed=EXAM_SEED)
            for rival in ((RIVAL,) if self.rival else rivals)
        }
        mark = Mark(int(self.seconds), self.steps, seats, round(self.error, 5), shares)
        self.curve.append(mark)
        return mark

    def called(self, rival: str) -> Rival:
        """Who sits an exam's other side: the network that is to be beaten, or a player of the house."""
        return Learnt(*self.rival) if self.rival and rival == RIVAL else OfTheHouse(rival)

    def graduate(self, games: int) -> Mark:
        """The last exam, against the whole field; what comes of it stands in the network's file."""
        mark = self.examine(field(self.game), games)
        self.keep()
        return mark

    def keep(self) -> None:
        """Write checkpoint, network and curve; a file is there whole or as it was before."""
        known = {
            "shape": msgspec.json.encode(self.shape).decode(),
            "model": self.model.state_dict(),
            "optimizer": self.improver.optimizer.state_dict(),
            "selves": [] if self.rival else narrowed(self.selves),  # a rival has its own file
            "curve": msgspec.json.encode(self.curve).decode(),
            "counts": [self.lessons, self.steps, int(self.seconds)],
            "opponents": self.opponents(),
        }
        save(known, self.file("checkpoint"))
        network = network_of(self.shape, self.model.frozen())
        written(self.file("net"), packed(Header(shape=self.shape, made=self.made()), network))
        written(self.file("curve.json"), msgspec.json.encode(self.curve))

    def recall(self, known: Checkpoint) -> None:
        """Go on from a checkpoint."""
        self.model.load_state_dict(known.model)
        self.improver.recall(known.optimizer.state)
        self.selves, self.curve = known.past(self.device), known.marks()
        self.lessons, self.steps, self.seconds = known.counts
        self.earlier = known.opponents

    def made(self) -> Made:
        """What made this network."""
        last = self.curve[-1].shares if self.curve else {}
        return Made(
            commit=commit(),
            date=datetime.datetime.now(datetime.UTC).date().isoformat(),
            steps=self.steps,
            seconds=int(self.seconds),
            machine=torch.cuda.get_device_name()
            if self.device != "cpu"
            else platform.processor() or platform.machine(),
            opponents=self.opponents(),
            exam=last,
        )

    def opponents(self) -> str:
        """Whom it has played against, those before this course first."""
        now = f"itself; at {LEAGUE:.0%} of the tables past selves too"
        if self.by_thumb:
            now += f", at {100 * self.by_thumb:g}% its rule of thumb"
        if self.rival:
            now = "one network that stayed as it was"
        if not self.earlier or self.earlier.endswith(now):
            return self.earlier or now
        return f"{self.earlier}; then {now}"

    def file(self, ending: str) -> Path:
        """A file of this course; one against a rival has files of its own, and never writes over the rival."""
        return self.folder / f"{self.game.name}{'-against' if self.rival else ''}.{ending}"


def taught_by(file: Path, game: Game) -> tuple[Header, Network] | None:
    """A network to go on from, nothing if there is none; raises BadNetwork if it is another game's or damaged."""
    if not file.exists():
        return None
    network_for(file, game)
    return read(file)


def prepare(folder: Path) -> None:
    """Make the folder; raises BadFolder before anything is learnt that could not be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        why = error.strerror or str(error)
        raise BadFolder(Says("cli-learn-no-folder", args={"file": str(folder), "reason": why})) from error


def written(path: Path, content: bytes) -> None:
    """Write a file beside its place and put it there."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(content)
    beside.replace(path)


def commit() -> str:
    """The commit of the sources, "" where nobody knows."""
    told = os.environ.get("LUDOTECA_COMMIT")
    if told is not None:
        return told
    try:
        asked = subprocess.run(
            ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--exclude=*"],
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return asked.stdout.strip()
