"""All games learn side by side on one card: `python -m bench.school --seconds 360 --out FOLDER`.

Each game is a process of its own and goes on if another one fails. What is there is gathered every now and then, so
that little is lost if the machine is taken away: a checkpoint for each game, and one archive with networks, curves and
logs. Checkpoints that lie in `--from` are gone on with, and networks that have none; with `--further` those of the
house learn on. With `--against-house` each course is only there to beat the network of the house, which stays as it is.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
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
    parser = argparse.ArgumentParser(prog="python -m bench.school", description="All games learn side by side.")
    parser.add_argument("--seconds", type=float, default=360.0, help="how long all of it may take")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="origin", type=Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument(
        "--laptop", metavar="GAME", help="beside them, as a laptop would: on four cores, without the card"
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--further", action="store_true", help="go on from the networks of the house")
    which.add_argument("--against-house", action="store_true", help="learn to beat them")
    parser.add_argument("--paces", nargs=2, default=["1", "0"], help="of a course in parts: at first, at last")
    given = parser.parse_args()
    desk = Path("/tmp/school")
    desk.mkdir(exist_ok=True)
    if given.origin is not None:
        for kept in (*given.origin.glob("*.checkpoint"), *given.origin.glob("*.net")):
            shutil.copy(kept, desk)
    if given.further:
        for game in given.games:
            shutil.copy(network_file(GAMES[game]), desk / f"{game}.net")
    minutes = (given.seconds - EXAM) / 60
    courses = []
    for game in given.games:
        rival = ["--against", str(network_file(GAMES[game]))] if given.against_house else []
        courses.append(begun(game, desk, minutes, given.device, "--paces", *given.paces, *rival))
    if given.laptop:
        courses.append(
            begun(given.laptop, desk / "laptop", minutes, "cpu", "--seats", str(GAMES[given.laptop].seats[0]))
        )
    try:
        while any(course.poll() is None for course in courses) and time.monotonic() - start < given.seconds:
            time.sleep(min(BREATH, max(1.0, given.seconds - (time.monotonic() - start))))
            gather(desk, given.out)
    finally:
        for course in courses:
            course.kill()
        gather(desk, given.out)
    for log in sorted(desk.rglob("*.log")):
        print(f"== {log.relative_to(desk)}", log.read_text()[-1500:], sep="\n", flush=True)


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
    out.mkdir(parents=True, exist_ok=True)
    for checkpoint in desk.glob("*.checkpoint"):
        shutil.copy(checkpoint, out)
    with tarfile.open(out / "learnt.tar.gz", "w:gz") as archive:
        for file in sorted(desk.rglob("*")):
            if file.suffix in (".net", ".json", ".log"):
                archive.add(file, str(file.relative_to(desk)))


if __name__ == "__main__":
    main()
