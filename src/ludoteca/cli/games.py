"""`ludoteca games`: what can be played here."""

import click

from ludoteca import bots
from ludoteca.cli.speech import Spoken, failure, lang
from ludoteca.engine.game import Game
from ludoteca.engine.options import OptionInfo
from ludoteca.games import GAMES, LEFT_OUT
from ludoteca.texts import sentence, text
from ludoteca.texts.habits import listed


def game_named(name: str) -> Game:
    """The game of a name; a failure that names all games otherwise."""
    if name not in GAMES:
        tell_left_out()
        raise failure("cli-no-such-game", name=name, games=listed(list(GAMES), lang()))
    return GAMES[name]


def tell_left_out() -> None:
    """A line for every game from elsewhere that could not be taken in, and for every level that is not there."""
    for says in (*LEFT_OUT, *bots.left_out()):
        click.echo(f"ludoteca: {sentence(says, lang())}", err=True)


def seat_counts(game: Game) -> str:
    """How many can play: "2", "3–5", or "2, 4, 6" where not every number goes."""
    if len(game.seats) > 1 and game.seats.step == 1:
        return f"{game.seats[0]}–{game.seats[-1]}"
    return ", ".join(map(str, game.seats))


@click.command("games", cls=Spoken)
def command() -> None:
    """List the games with their seats and table options."""
    tell_left_out()
    for game in GAMES.values():
        about = text(f"{game.name}-about", lang())
        click.echo(f"{game.name}  {about}")
        click.echo("  " + text("cli-games-seats", lang(), counts=seat_counts(game)))
        for option in game.option_list():
            said = text(f"{game.name}-option-{option.name}", lang())
            click.echo(f"  {option.name} ({option.rule}): {said} {choices(game, option)}")


def choices(game: Game, option: OptionInfo) -> str:
    """The values of an option as they are typed; where there is only one, what it means."""
    values = [str(value).lower() if isinstance(value, bool) else str(value) for value in option.values]
    if len(values) > 1:
        return f"[{', '.join(values)}]"
    return f"({text(f'{game.name}-option-{option.name}-{values[0]}', lang())})"
