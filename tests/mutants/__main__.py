"""`python -m tests.mutants [GAME…] [--sample N]`: how many changed rules the tests of each game notice.

Survivors that change nothing a player could ever see stand in the game's `mutants.txt`, each with its reason. The run
fails if another one survives, if a listed one is killed after all, or if fewer than nine in ten are killed.
"""

import argparse
import os
import random
import sys

os.environ["LUDOTECA_JIT"] = "0"  # before any kernel is decorated: mutants are made of interpreted functions

from ludoteca import Game
from ludoteca.games import GAMES
from tests.mutants.changes import Mutant
from tests.mutants.sources import folder, listed, mutants_of
from tests.mutants.trial import SURVIVED, run

ENOUGH = 0.9
PROGRESS = 50


def trial(game: Game, sample: int, jobs: int, like: str) -> bool:
    """Try the mutants of a game; whether the figure is good and every survivor has a reason."""
    found = [mutant for mutant in mutants_of(game) if like in mutant.name]
    if sample:
        found = random.Random(sample).sample(found, min(sample, len(found)))
    excused = listed(game)

    def report(number: int, mutant: Mutant, killer: str) -> None:
        if killer == SURVIVED:
            print(
                f"{mutant.module}:{mutant.line} survived: {mutant.name} | {excused.get(mutant.name, '?')}", flush=True
            )
        if number % PROGRESS == 0:
            print(f"{game.name}: {number} of {len(found)} tried", flush=True)

    killers = run(folder(game), found, report, jobs, truth_first=not sample)
    survivors = {mutant.name for mutant, killer in zip(found, killers, strict=True) if killer == SURVIVED}
    killed = len(killers) - killers.count(SURVIVED)
    print(f"{game.name}: {killed} of {len(found)} mutants killed ({killed / len(found):.1%})", flush=True)
    revived = set() if sample or like else set(excused) - survivors
    for name in sorted(revived):
        print(f"listed, but no survivor: {name}")
    return survivors <= set(excused) and not revived and (bool(sample) or killed >= ENOUGH * len(found))


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Mutation tests of the rules.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one or more of: {', '.join(GAMES)}")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="try only N mutants of each game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="so many at once")
    parser.add_argument("--like", default="", metavar="TEXT", help="try only mutants with this in their name")
    chosen = parser.parse_args()
    return (
        0 if all([trial(GAMES[name], chosen.sample, chosen.jobs, chosen.like) for name in chosen.games or GAMES]) else 1
    )


if __name__ == "__main__":
    sys.exit(main())
