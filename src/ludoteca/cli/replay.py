"""`ludoteca replay FILE`: step through a game file, with the eyes of one seat or of nobody."""

from pathlib import Path
from typing import Any

import click

from ludoteca.cli.file import FILE, names_at, read_file
from ludoteca.cli.speech import Spoken, failure, lang, tell
from ludoteca.cli.terminal import Terminal
from ludoteca.engine import gamefile
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match


@click.command("replay", cls=Spoken)
@click.argument("file", type=FILE)
@click.option("--seat", metavar="LETTER")
@click.option("--move", default=0, type=click.IntRange(0))
@click.option("--all", "at_once", is_flag=True)
def command(file: Path, seat: str | None, move: int, at_once: bool) -> None:
    """Show a match move by move: Enter goes on, b goes back, a number goes there, q ends."""
    game, found = read_file(file)
    match = gamefile.replayed(game, found)
    viewer = seat_of(seat, match.seats)
    terminal = Terminal(lang(), names_at(found, match.seats))
    if at_once:
        for number in range(match.sequence + 1):
            show_move(match, terminal, viewer, number)
        return
    number = min(move, match.sequence)
    while True:
        show_move(match, terminal, viewer, number)
        show_position(game, found, terminal, viewer, number)
        wanted = ask(number, match.sequence)
        if wanted is None or (wanted > match.sequence and number == match.sequence):
            return
        number = max(0, min(wanted, match.sequence))


def seat_of(letter: str | None, seats: int) -> int | None:
    """A seat from its letter; None looks on as a spectator."""
    if letter is None:
        return None
    seat = "abcdefgh".find(letter) if len(letter) == 1 else -1
    if seat not in range(seats):
        raise failure("cli-no-such-seat", letter=letter, last="abcdefgh"[seats - 1])
    return seat


def show_move(match: Match, terminal: Terminal, viewer: int | None, number: int) -> None:
    """The log of one move; 0 is the deal."""
    if number:
        tell("cli-replay-at", number=number, count=match.sequence, move=match.moves[number - 1].text)
    else:
        tell("cli-replay-deal", count=match.sequence)
    told = (event for told in match.told[number] if (event := told.to(viewer)) is not None)
    for line in terminal.log(told):
        click.echo(f"  {line}")


def show_position(game: Game, file: dict[str, Any], terminal: Terminal, viewer: int | None, number: int) -> None:
    """The table after a move."""
    match = gamefile.replayed(game, {**file, "moves": file["moves"][:number]})
    for line in terminal.sections(match.plain(match.view(viewer))):
        click.echo(f"  {line}")


def ask(number: int, count: int) -> int | None:
    """Which move to look at next; None ends."""
    try:
        typed = click.prompt("", prompt_suffix=f"{number}/{count}> ", default="", show_default=False).strip()
    except click.Abort:
        return None
    match typed:
        case "q" | "quit":
            return None
        case "b" | "back":
            return number - 1
        case typed if typed.isdecimal():
            return min(int(typed), count)
    return number + 1
