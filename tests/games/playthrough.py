"""Whole games as text, alike in all games: a heading, what was dealt, then one short line per move."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from ludoteca import Game, Match, Move
from ludoteca.engine.event import Event


class Script(Struct, frozen=True):
    """What is played: seats, options and the seed of cards and choices."""

    seats: int
    seed: int
    options: dict[str, Any]


class Playthroughs(NamedTuple):
    """The games on file of one game, and how they are played and told."""

    game: Game
    folder: Path
    scripts: dict[str, Script]
    choose: Callable[[Match, random.Random], Move]
    """A move by somebody who makes interesting games."""
    phrase: Callable[[Event], str]
    """An event in few words."""
    line: Callable[[Any, Match, list[Event]], str]
    """The line of the last move: the public view before it, the match after it, what happened."""

    def text(self, name: str) -> str:
        """A whole game, played anew."""
        script = self.scripts[name]
        match, dice = self.game.start(script.seats, script.seed, **script.options), random.Random(script.seed)
        options = "".join(f" {option}={value}" for option, value in script.options.items())
        lines = [f"{self.game.name}/{self.game.version} seats={script.seats} seed={script.seed}{options}"]
        lines += [f"    {self.phrase(told.full)}" for told in match.told[0]]
        while not match.over:
            before = match.view(None)
            told = match.play(self.choose(match, dice))
            lines.append(self.line(before, match, [each.full for each in told]))
        return "\n".join(lines) + "\n"

    def on_file(self) -> dict[str, str]:
        """All games as they were read."""
        return {file.stem: file.read_text("utf-8") for file in self.folder.glob("*.txt")}

    def write(self) -> None:
        """Put all games on file, to be read."""
        for name in self.scripts:
            (self.folder / f"{name}.txt").write_text(self.text(name), "utf-8")
