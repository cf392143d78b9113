"""`ludoteca play GAME`: a whole game against bots in the terminal, in the notation of the game files."""

import json
from pathlib import Path
from typing import Any

import click

from ludoteca import bots
from ludoteca.cli.games import game_named
from ludoteca.cli.speech import Spoken, SpokenGroup, failure, lang, tell
from ludoteca.cli.terminal import Offer, Terminal, bot_name, lettered
from ludoteca.cli.warm import Beside
from ludoteca.engine.errors import BadNotation, IllegalMove
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.move import seat_letter
from ludoteca.engine.options import OptionInfo
from ludoteca.games import GAMES
from ludoteca.texts import has, text

SEAT = 0
"""Where the person sits; who begins is for the table options to say."""
MOST_SHOWN = 60
"""Moves that are listed with a number."""
USUAL_BOT = bots.USUAL


class Games(SpokenGroup):
    """A command per game, with the game's own table options."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All games."""
        return list(GAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command that plays a game."""
        game = game_named(cmd_name)

        def play(seats: int | None, bot: tuple[str, ...], seed: int | None, save: Path | None, **options: Any) -> None:
            chosen = {name: value for name, value in options.items() if value is not None}
            play_game(game, seats, bot, seed, save, chosen)

        most = game.seats[-1]
        common = [
            click.Option(["--seats"], type=click.IntRange(game.seats[0], most)),
            click.Option(["--bot"], multiple=True, metavar="PLAYER"),
            click.Option(["--seed"], type=click.IntRange(0, 2**63 - 1), metavar="NUMBER"),
            click.Option(["--save"], type=click.Path(dir_okay=False, path_type=Path)),
        ]
        own = [table_option(game, option, ctx.meta["lang"]) for option in game.option_list()]
        return GameCommand(cmd_name, callback=play, params=[*common, *own])


class GameCommand(Spoken):
    """Playing one game: its help is that of `play`."""

    def word(self, spoken: str) -> None:
        """The help of the game and of the options that all games share."""
        name = self.name
        self.name = "play"
        super().word(spoken)
        self.name = name
        self.help = f"{text(f'{name}-about', spoken)} {text('cli-play-game', spoken)}"


def table_option(game: Game, option: OptionInfo, spoken: str) -> click.Option:
    """A table option as it is typed: a switch, or a choice of values."""
    name = option.name
    typed = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
    about = f"{text(f'{game.name}-option-{name}', spoken)} ({option.rule})"
    if all(isinstance(value, bool) for value in option.values):
        return click.Option([f"--{typed}/--no-{typed}", name], default=None, help=about)
    values = {str(value): value for value in option.values}
    return click.Option([f"--{typed}", name], type=Listed(values), help=about)


class Listed(click.Choice[str]):
    """One of the values of a table option, handed on as the option has it."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(list(values))
        self.values = values

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The value behind its text."""
        return self.values[super().convert(value, param, ctx)]


@click.command("play", cls=Games)
def command() -> None:
    """Choose a game to play; the help is in the texts."""


def play_game(
    game: Game, seats: int | None, specs: tuple[str, ...], seed: int | None, save: Path | None, options: dict[str, Any]
) -> None:
    """One match of a person against bots."""
    seats = seats or max(len(specs) + 1, game.seats[0])
    if len(specs) >= seats:
        raise failure("cli-play-too-many", count=len(specs), seats=seats)
    specs = (*specs, *[specs[-1] if specs else USUAL_BOT] * (seats - 1 - len(specs)))
    for spec in specs:
        bots.player_at(game.name, spec)  # refuses what nobody is called
    beside = Beside(game, specs)
    match = game.start(seats, seed, **options)
    names = lettered([text("cli-you", lang()), *(bot_name(spec, lang()) for spec in specs)])
    terminal = Terminal(lang(), names, you=SEAT)
    tell("cli-play-hello", letter=seat_letter(SEAT))
    try:
        play_on(match, terminal, specs, beside)
    finally:
        beside.end()
        if save is not None:
            write(match, save)


def write(match: Match, save: Path) -> None:
    """Keep the game file."""
    try:
        save.write_text(json.dumps(match.save(), ensure_ascii=False), "utf-8")
    except OSError as error:
        raise failure("cli-save-impossible", file=str(save), reason=error.strerror or "") from error
    tell("cli-play-saved", file=str(save))


def play_on(match: Match, terminal: Terminal, specs: tuple[str, ...], beside: Beside) -> None:
    """Move after move, until the end or until the person goes."""
    show_log(match, terminal, 0)
    while not match.over:
        seat = match.pending[0]
        if seat == SEAT:
            if not person_moves(match, terminal):
                tell("cli-play-left")
                return
        else:
            match.play_steps(seat, bots.decide(beside.player(specs[seat - 1]), match, seat))
        show_log(match, terminal, match.sequence)
    assert match.outcome is not None
    click.echo(terminal.say(match.outcome.because))


def show_log(match: Match, terminal: Terminal, since: int) -> None:
    """Tell what the person's seat was told."""
    for line in terminal.log(match.events(SEAT, since)):
        click.echo(line)


def person_moves(match: Match, terminal: Terminal) -> bool:
    """Show the table and ask until a legal move is made; False if the person goes."""
    offers = terminal.offers(match, SEAT, MOST_SHOWN)
    show_table(match, terminal, offers)
    while True:
        try:
            typed = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip()
        except click.Abort:
            return False
        match typed.split():
            case ["quit" | "q"]:
                return False
            case [] | ["table"]:
                show_table(match, terminal, offers)
            case ["?" | "help"]:
                tell("cli-play-help", letter=seat_letter(SEAT))
            case ["log"]:
                show_log(match, terminal, 0)
            case ["why", *words]:
                say_why(match, terminal, " ".join(words))
            case [rule] if has(rule.upper(), terminal.lang) and "-" in rule:
                click.echo(text(rule.upper(), terminal.lang))
            case _ if make(match, terminal, offers, typed):
                return True


def show_table(match: Match, terminal: Terminal, offers: list[Offer]) -> None:
    """What the person's seat sees, and what it may do."""
    click.echo()
    for line in terminal.sections(match.plain(match.view(SEAT))):
        click.echo(line)
    for number, offer in enumerate(offers, start=1):
        click.echo(f"{number:>3}  {offer.move.text.partition(' ')[2]:<6}  {offer.label}")
    if len(offers) == MOST_SHOWN:
        tell("cli-play-more")


def make(match: Match, terminal: Terminal, offers: list[Offer], typed: str) -> bool:
    """Make the move that was typed, by its number or in notation; False, with the reason told, if that cannot be."""
    if typed.isdecimal() and 1 <= int(typed) <= len(offers):
        match.play(offers[int(typed) - 1].move)
        return True
    try:
        match.play(with_letter(typed))
    except (IllegalMove, BadNotation) as error:
        click.echo(terminal.because(error.says))
        return False
    return True


def say_why(match: Match, terminal: Terminal, typed: str) -> None:
    """Why a move is not legal."""
    try:
        match.copy().play(with_letter(typed))
    except (IllegalMove, BadNotation) as error:
        click.echo(terminal.because(error.says))
    else:
        tell("cli-play-legal", move=typed)


def with_letter(typed: str) -> str:
    """A move in full notation: the seat's own letter may be left out."""
    letter = seat_letter(SEAT)
    return typed if typed.startswith(f"{letter} ") else f"{letter} {typed}"
