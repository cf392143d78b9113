"""Game files on disk, read for the commands that look at them."""

from pathlib import Path
from typing import Any

import click

from ludoteca.cli.games import game_named
from ludoteca.cli.speech import failure
from ludoteca.cli.terminal import lettered
from ludoteca.cli.warm import begin_cold
from ludoteca.engine import gamefile
from ludoteca.engine.game import Game
from ludoteca.engine.move import seat_letter
from ludoteca.engine.warm import TABLES

FILE = click.Path(path_type=Path)


def read_file(path: Path) -> tuple[Game, dict[str, Any]]:
    """A game file and the game it is of; a failure in one line if there is none."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise failure("cli-file-missing", file=str(path), reason=error.strerror or "") from error
    file = gamefile.read(raw)
    game = game_named(str(file.get("rules")).partition("/")[0])
    begin_cold(game, [TABLES])
    return game, file


def names_at(file: dict[str, Any], seats: int) -> list[str]:
    """Who sat where: names of a served match, otherwise letters alone."""
    return lettered(gamefile.names_in(file, seats)) or [seat_letter(seat) for seat in range(seats)]
