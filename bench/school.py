"""All games learn side by side on one card: `python -m bench.school --seconds 360 --out FOLDER`.

Each game is a process of its own and goes on if another one fails; which failed is said at the end. What is there is
gathered every now and then, so that little is lost if the machine is taken away: a checkpoint for each game, and one
archive with networks, curves and logs. A school begins from nothing, at a desk of its own. Checkpoints that lie in
`--from` are gone on with, and networks that have none; with `--further` those of the house learn on. With
`--against-house` each course is only there to beat the network of the house, which stays as it is.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from ludoteca.bots.levels import network_file
from ludoteca.games import GAMES

EXAM = 45.0
"""Seconds that the last exam may take."""
EXAM_GAMES = 200
EXAMS = 120.0
"""Seconds between two exams."""
BREATH = 30.0
"""Seconds between two gatherings."""


def main() -> None:
    """Start all courses, gather what they write, and end what takes too long."""
    start = time.monotonic()
    given = wishes()
    end = start + given.seconds
    with tempfile.TemporaryDirectory(prefix="school-") as room:
        desk = Path(room)
        lay_out(desk, given)
        courses = started(desk, given)
        try:
            while any(course.poll() is None for course in courses.values()) and time.monotonic() < end:
                time.sleep(min(BREATH, max(1.0, end - time.monotonic())))
                gather(desk, given.out)
            failed = [name for name, course in courses.items() if course.poll()]
        finally:
            for course in courses.values():
                course.kill()
                course.wait()
            gather(desk, given.out)
        for log in sorted(desk.rglob("*.log")):
            print(f"== {log.relative_to(desk)}", log.read_text()[-1500:], sep="\n", flush=True)
    if failed:
        raise SystemExit(f"bench.school: these courses failed, their last words stand above: {', '.join(failed)}")


def wishes() -> argparse.Namespace:
    """What was asked for; what cannot be is refused before anything is started."""
    parser = argparse.ArgumentParser(prog="python -m bench.school", description="All games learn side by side.")
    parser.add_argument("--seconds", type=float, default=360.0, help="how long all of it may take")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="origin", type=Path)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument(
        "--laptop",
        metavar="GAME",
        choices=list(GAMES),
        help="beside them, as a laptop would: on four cores, without the card",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--further", action="store_true", help="go on from the networks of the house")
    which.add_argument("--against-house", action="store_true", help="learn to beat them")
    parser.add_argument("--paces", nargs=2, default=["1", "0"], help="of a course in parts: at first, at last")
    given = parser.parse_args()
    if not EXAM < given.seconds < float("inf"):
        parser.error(f"--seconds: the last exam alone may take {EXAM:g}, so it must be more")
    if given.origin is not None and not brought(given.origin):
        parser.error(f"--from: there is neither a checkpoint nor a network in {given.origin}")
    try:
        given.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"--out: {given.out} cannot be written: {error.strerror}")
    return given


def brought(origin: Path) -> list[Path]:
    """Checkpoints and networks of a folder."""
    return [*origin.glob("*.checkpoint"), *origin.glob("*.net")]


def lay_out(desk: Path, given: argparse.Namespace) -> None:
    """Put there what courses go on from."""
    for kept in brought(given.origin) if given.origin else []:
        shutil.copy(kept, desk)
    if given.further:
        for game in given.games:
            shutil.copy(network_file(GAMES[game]), desk / f"{game}.net")


def started(desk: Path, given: argparse.Namespace) -> dict[str, subprocess.Popen[bytes]]:
    """A process for each course, by its name."""
    minutes = (given.seconds - EXAM) / 60
    courses = {}
    for game in given.games:
        rival = ["--against", str(network_file(GAMES[game]))] if given.against_house else []
        courses[game] = begun(game, desk, minutes, given.device, "--paces", *given.paces, *rival)
    if given.laptop:
        smallest = str(GAMES[given.laptop].seats[0])
        courses["laptop"] = begun(given.laptop, desk / "laptop", minutes, "cpu", "--seats", smallest)
    return courses


def begun(game: str, desk: Path, minutes: float, device: str, *more: str) -> subprocess.Popen[bytes]:
    """A process that learns one game."""
    desk.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "ludoteca.learn", game, "--minutes", str(minutes), "--folder", str(desk)]
    command += ["--games", str(EXAM_GAMES), "--exams", str(EXAMS)]
    with (desk / f"{game}.log").open("wb") as log:
        environment = {**os.environ, "OMP_NUM_THREADS": "4" if device == "cpu" else "2", "PYTHONUNBUFFERED": "1"}
        return subprocess.Popen([*command, "--device", device, *more], stdout=log, stderr=log, env=environment)


def gather(desk: Path, out: Path) -> None:
    """Copy checkpoints, and pack all else into one archive."""
    for checkpoint in desk.glob("*.checkpoint"):
        shutil.copy(checkpoint, out)
    with tarfile.open(out / "learnt.tar.gz", "w:gz") as archive:
        for file in sorted(desk.rglob("*")):
            if file.suffix in (".net", ".json", ".log"):
                archive.add(file, str(file.relative_to(desk)))


if __name__ == "__main__":
    main()
