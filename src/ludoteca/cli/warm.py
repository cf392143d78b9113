"""`ludoteca warm`: compile all games now; and how other commands wait for a game, or begin without."""

import subprocess
import sys
import time
from collections.abc import Iterable
from subprocess import PIPE

import click
from rich.console import Console

from ludoteca import bots
from ludoteca.bots.warm import NETWORK, PARTS, SERVED, is_there
from ludoteca.cli.speech import Spoken, failure, lang, tell
from ludoteca.engine.game import Game
from ludoteca.engine.switch import INTERPRETED
from ludoteca.engine.warm import Part, is_warm, load
from ludoteca.texts import text

COMPILER = (sys.executable, "-m", "ludoteca.bots.warm")
"""A process of its own gives the compiler's memory back."""
BY_THUMB = bots.player("thumb")


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


def needed(game: str, specs: Iterable[str]) -> list[Part]:
    """The parts of a game that are needed where these play."""
    return [
        *SERVED,
        *([NETWORK] if any(bots.has_learnt(game, spec) or spec.startswith("net:") for spec in specs) else []),
    ]


def ensure_warm(game: Game, parts: Iterable[Part] = SERVED) -> None:
    """Compile what is asked for, and nothing else, before anything is played; say what is waited for."""
    cold, spoken = [part.name for part in parts if is_there(game, part) and not is_warm(game, part)], lang()
    if not cold:
        return
    click.echo(text("cli-warm-first", spoken, game=game.name), err=True)
    with (
        Console(stderr=True).status(text("cli-warm-waiting", spoken)) as status,
        subprocess.Popen([*COMPILER, game.name, *cold], stdout=PIPE, text=True) as compiler,
    ):
        assert compiler.stdout is not None
        for line in compiler.stdout:
            _, part, number, count = line.split()
            status.update(text("cli-warm-part", spoken, game=game.name, part=part, number=number, count=count))
    if compiler.returncode:
        raise failure("cli-warm-failed", game=game.name)
    INTERPRETED.discard(game.state)


def begin_cold(game: Game, parts: Iterable[Part]) -> None:
    """A game whose parts are not compiled is left to the interpreter, so that nobody waits."""
    if not all(is_warm(game, part) for part in parts):
        INTERPRETED.add(game.state)


class Beside:
    """A game that is played at once and compiled beside it; until then its bots play as well as they can without."""

    def __init__(self, game: Game, specs: Iterable[str] = ()) -> None:
        self._game, self._parts = game, needed(game.name, specs)
        self._compiler: subprocess.Popen[bytes] | None = None
        self._is_waiting = not all(is_warm(game, part) for part in self._parts)
        """Whether something is not compiled."""
        begin_cold(game, SERVED)
        if game.state in INTERPRETED:
            tell("cli-play-cold")
        if self._is_waiting:
            parts = [part.name for part in self._parts]
            self._compiler = subprocess.Popen([*COMPILER, game.name, *parts], stdout=subprocess.DEVNULL)

    def player(self, spec: str) -> bots.Bot:
        """Who plays for a bot now."""
        if self._compiler is not None and self._compiler.poll() is not None:
            self._go_over(self._compiler.returncode)
        name = self._game.name
        if self._game.state in INTERPRETED and bots.searches(name, spec):
            return BY_THUMB
        return bots.player(bots.strongest_unaided(name) if self._is_waiting and bots.has_learnt(name, spec) else spec)

    def end(self) -> None:
        """Whoever has stopped playing does not wait for a compiler."""
        if self._compiler is not None:
            self._compiler.terminate()

    def _go_over(self, failed: int) -> None:
        self._compiler = None
        if not failed:
            for part in self._parts:
                load(self._game, part)
            INTERPRETED.discard(self._game.state)
            self._is_waiting = False
        tell("cli-warm-failed" if failed else "cli-play-warm", game=self._game.name)


EVERYTHING = PARTS.values()
"""What measuring needs."""
