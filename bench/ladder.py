"""How strong are the bots? `python -m bench.ladder [--minutes 8] [--processes N] [--journal FILE]` writes docs/bots.md.

Plays all meetings of `bench/plan.py` on all cores for as long as it may, each deal from every chair. Finished games
stand in the journal: a run that was stopped goes on, a longer one narrows the intervals. The page has all that the
journal knows of these bots, also where only a part is played; `--minutes 0` plays nothing and only writes it anew.
"""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from bench import ladder_page
from bench.plan import Measure, plan
from bench.shares import Series, Shares
from bench.timing import Job, Timed, timed
from ludoteca.arena import Journal, executor_for

ROOT = Path(__file__).parents[1]


def run(measures: list[Measure], journal: Journal[Timed], *, minutes: float, processes: int) -> list[Timed]:
    """Play until everything is measured or time is up, with a line that says how far it is; all games of these bots."""
    series = {each.name: Series(each.name, each.most, each.weight) for each in measures}
    meetings = {each.name: (each.tournament(), each.tournament().meetings()[0]) for each in measures}
    for tournament, _ in meetings.values():
        tournament.check()
    shares, found = Shares(list(series.values()), minutes), list[Timed]()

    def jobs() -> Iterator[Job]:
        for chosen, number in shares.numbers():
            tournament, meeting = meetings[chosen.name]
            pairing = tournament.pairing(meeting, number)
            if known := journal.lines.get(pairing.id()):
                chosen.note(known.seconds)
                found.append(known)
            else:
                yield Job(chosen.name, pairing.id(), pairing)

    for _, game in shares.watched(executor_for(processes).run(timed, jobs()), "games"):
        journal.note(game)
        found.append(game)
        series[game.measure].note(game.seconds)
    return found


def kept(measures: list[Measure], journal: Journal[Timed]) -> list[Timed]:
    """What the journal knows of these measures, of exactly these rules and bots."""
    found = list[Timed]()
    for each in measures:
        tournament = each.tournament()
        names = (tournament.pairing(tournament.meetings()[0], number).id() for number in range(each.most))
        found += [journal.lines[name] for name in names if name in journal.lines]
    return found


def main() -> None:
    """Measure, then write the page."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=8.0)
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--journal", type=Path, default=ROOT / "build" / "ladder.journal")
    asked.add_argument("--page", type=Path, default=ROOT / "docs" / "bots.md")
    asked.add_argument("--game", action="append", help="only this game; may be given several times")
    asked.add_argument("--part", action="append", help="only this part of the plan; may be given several times")
    asked.add_argument("--where", default=f"{os.cpu_count()} cores", help="the machine, as the page names it")
    given = asked.parse_args()
    given.journal.parent.mkdir(parents=True, exist_ok=True)
    measures = plan()
    asked_for = [
        each
        for each in measures
        if (not given.game or each.game in given.game) and (not given.part or each.part in given.part)
    ]
    with Journal(given.journal, Timed) as journal:
        if given.minutes:
            run(asked_for, journal, minutes=given.minutes, processes=given.processes)
        games = kept(measures, journal)
    if not games:
        raise SystemExit(f"{given.journal} knows no game of these bots: play some first (--minutes 8)")
    ladder_page.write(given.page, measures, games, where=given.where)


if __name__ == "__main__":
    main()
