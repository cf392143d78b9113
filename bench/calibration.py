"""Do the bots' chances come true? `python -m bench.calibration [--minutes 8] [--games 4000] [--journal FILE]`.

Plays whole games between searches, as long as those of the top level without a network, looks at one decision of
each, taken at random, and compares the share of victories that a search finds there with how the game ended. Writes
`calibration.json` into the folder of each game and the figures to docs/bots.md; `--minutes 0` only fits and writes
anew.
"""

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from bench import calibration_page
from bench.plan import work_of
from bench.sample import TABLES, Asked, Job, Sample, answered, sampled, seats_of
from bench.self_play import play_there
from bench.shares import Series, Shares
from ludoteca.arena import Journal, executor_for
from ludoteca.arena.tournament import digest, edition
from ludoteca.engine.cuda import available
from ludoteca.games import GAMES

ROOT = Path(__file__).parents[1]
ASKED = 2_000
"""Iterations of the search that is asked: what an explanation of a long match spends on a decision."""


def job_of(game: str, number: int, plays: int, asked: int) -> Job:
    """Game `number` of a game, played and judged by searches."""
    return Job(digest(edition(game, ()), f"{game} {number} {plays} {asked}"), game, number, plays, asked)


def run(
    games: list[str],
    journal: Journal[Sample],
    *,
    most: int,
    minutes: float,
    processes: int,
    plays: int = 0,
    asked: int = ASKED,
) -> list[Sample]:
    """Play until there are enough samples of every game or time is up; all samples of these bots."""
    series = {game: Series(game, most) for game in games}
    shares, found = Shares(list(series.values()), minutes), list[Sample]()

    def jobs() -> Iterator[Job]:
        for chosen, number in shares.numbers():
            job = job_of(chosen.name, number, plays or work_of(chosen.name), asked)
            if known := journal.lines.get(job.id):
                chosen.note(known.seconds)
                found.append(known)
            else:
                yield job

    for _, sample in shares.watched(executor_for(processes).run(sampled, jobs()), "samples"):
        journal.note(sample)
        found.append(sample)
        series[sample.game].note(sample.seconds)
    return found


def run_on_card(
    games: list[str], journal: Journal[Sample], *, most: int, processes: int, plays: int = 0, asked: int = ASKED
) -> list[Sample]:
    """Play all games on the card, a game's side by side; the searches that are asked run here."""
    found = list[Sample]()
    for game in games:
        iterations, begun = plays or work_of(game), time.perf_counter()
        jobs = [job_of(game, number, iterations, asked) for number in range(most)]
        kept = play_there(GAMES[game], seats=[seats_of(game, job.number) for job in jobs], iterations=iterations)
        took = time.perf_counter() - begun
        Console(stderr=True).print(f"{game}: {most} games on the card in {took:.0f} s, compiling included")
        asks = (Asked(job, each, took / most) for job, each in zip(jobs, kept, strict=True))
        for _, sample in executor_for(processes).run(answered, asks):
            journal.note(sample)
            found.append(sample)
    return found


def main() -> None:
    """Measure, then write curves and figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=8.0)
    asked.add_argument("--games", type=int, default=4000, help="games of each game")
    asked.add_argument("--game", action="append", choices=TABLES, help="only this game; may be given several times")
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--plays", type=int, default=0, help="iterations of those who play; 0: the top level's")
    asked.add_argument("--asked", type=int, default=ASKED, help="iterations of the search that is asked")
    asked.add_argument("--card", action="store_true", help="play on an NVIDIA card, however long it takes")
    asked.add_argument("--journal", type=Path, default=ROOT / "build" / "calibration.journal")
    asked.add_argument("--page", type=Path, default=ROOT / "docs" / "bots.md")
    given = asked.parse_args()
    if given.card and not available():
        raise SystemExit("bench.calibration: there is no NVIDIA card here; without --card the processor plays")
    given.journal.parent.mkdir(parents=True, exist_ok=True)
    with Journal(given.journal, Sample) as journal:
        samples = list(journal.lines.values())
        asks = {"most": given.games, "processes": given.processes, "plays": given.plays, "asked": given.asked}
        if given.card:
            samples = run_on_card(given.game or list(GAMES), journal, **asks)
        elif given.minutes:
            samples = run(given.game or list(GAMES), journal, minutes=given.minutes, **asks)
    calibration_page.write(given.page, samples)


if __name__ == "__main__":
    main()
