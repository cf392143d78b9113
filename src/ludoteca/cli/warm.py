"""`ludoteca warm`: compile all games now rather than when the first one is played."""

import subprocess
import sys
import time

import click
from rich.console import Console

from ludoteca.cli.speech import Spoken, lang, tell
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT
from ludoteca.engine.warm import is_warm
from ludoteca.texts import text


@click.command("warm", cls=Spoken)
def command() -> None:
    """Compile everything under a lock, with a line that says where it stands."""
    from ludoteca.bots.warm import warm_all

    start, spoken = time.monotonic(), lang()
    with Console(stderr=True).status(text("cli-warm-waiting", spoken)) as status:

        def report(game: Game, part: str, number: int, count: int) -> None:
            status.update(text("cli-warm-part", spoken, game=game.name, part=part, number=number, count=count))

        fresh = warm_all(report)
    tell("cli-warm-done" if fresh else "cli-warm-already", seconds=round(time.monotonic() - start))


def ensure_warm(game: Game) -> None:
    """Compile in a process of its own, which gives the compiler's memory back, before anything is played."""
    if JIT and not is_warm(game):
        with Console(stderr=True).status(text("cli-warm-first", lang(), game=game.name)):
            subprocess.run([sys.executable, "-m", "ludoteca.bots.warm"], check=True)
