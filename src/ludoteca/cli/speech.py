"""What the command line says: the language in force, help and failures as texts of `cli.ftl`."""

import os
from collections.abc import Sequence
from typing import Any

import click

from ludoteca.engine.errors import LudotecaError
from ludoteca.texts import has, sentence, text
from ludoteca.texts.languages import LANGUAGES, first_known, surroundings


def language(args: Sequence[str], environment: dict[str, str]) -> str:
    """The language asked for by `--lang`, else by the surroundings, else English."""
    for place, arg in enumerate(args):
        name, _, value = arg.partition("=")
        if name == "--lang":
            chosen = value or (args[place + 1] if place + 1 < len(args) else "")
            if chosen in LANGUAGES:
                return chosen
    return first_known(surroundings(environment))


def lang() -> str:
    """The language of the command being run."""
    spoken: str = click.get_current_context().meta["lang"]
    return spoken


def tell(id: str, *, to_errors: bool = False, **values: int | float | str) -> None:
    """Print a text."""
    click.echo(text(id, lang(), **values), err=to_errors)


class Failure(click.ClickException):
    """A failure in one line that says what to try."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        """Print the line, and nothing else."""
        click.echo(f"ludoteca: {self.message}", err=True)


def failure(id: str, **values: int | float | str) -> Failure:
    """A failure of the command line itself."""
    return Failure(text(id, lang(), **values))


def failed(error: LudotecaError, spoken: str) -> Failure:
    """A failure of the house, with the number of its rule."""
    return Failure(sentence(error.says, spoken))


def misuse(error: click.UsageError, spoken: str) -> click.ClickException:
    """A slip in the command's words, as one line with the help to look at."""
    match error:
        case click.exceptions.NoArgsIsHelpError():
            return error
        case click.NoSuchCommand():
            said = text("cli-no-such-command", spoken, name=error.command_name)
        case click.NoSuchOption():
            said = text("cli-no-such-option", spoken, name=error.option_name)
        case click.MissingParameter():
            said = text("cli-missing", spoken, name=named(error))
        case click.BadParameter():
            said = text("cli-bad-value", spoken, name=named(error), reason=error.message)
        case _:
            said = error.message
    where = error.ctx.command_path if error.ctx else "ludoteca"
    return Failure(f"{said.rstrip('.')}. {text('cli-try-help', spoken, command=f'{where} --help')}")


def named(error: click.BadParameter) -> str:
    """The option or argument at fault, as it is typed."""
    parameter = error.param
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return (parameter.name or "").upper() if parameter else ""


class SpokenFormatter(click.HelpFormatter):
    """Help whose headings stand in the texts too."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line."""
        super().write_usage(prog, args, text("cli-usage", lang()))

    def write_heading(self, heading: str) -> None:
        """The heading of a part."""
        super().write_heading(text(f"cli-heading-{heading.lower()}", lang()))


class SpokenContext(click.Context):
    """A context that writes such help."""

    formatter_class = SpokenFormatter


class Spoken(click.Command):
    """A command whose help stands in the texts: `cli-NAME`, and `cli-NAME-OPTION` or else `cli-option-OPTION`."""

    context_class = SpokenContext

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.params.append(click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False))
        self.unworded = [each for each in self.params if isinstance(each, click.Option) and not each.help]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Help in the language in force."""
        self.word(ctx.meta["lang"])
        super().format_help(ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option that shows the help."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = text("cli-option-help", ctx.meta["lang"])
        return option

    def word(self, spoken: str) -> None:
        """Fill in the help of the command and its options."""
        self.help = text(f"cli-{self.name}", spoken)
        for option in self.unworded:
            own, shared = (f"cli-{part}-{str(option.name).replace('_', '-')}" for part in (self.name, "option"))
            option.help = text(own if has(own, spoken) else shared, spoken)

    def get_short_help_str(self, limit: int = 45) -> str:
        """One line for the list of commands: `cli-NAME-short`, or else the whole help."""
        self.word(lang())
        short = f"cli-{self.name}-short"
        return text(short, lang()) if has(short, lang()) else self.help or ""


class SpokenGroup(Spoken, click.Group):
    """A command of commands."""

    command_class = Spoken


class House(SpokenGroup):
    """The outermost command: settles the language, and turns whatever fails into one line."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Know the language before anything else is read, so that even slips are told in it."""
        ctx.meta["lang"] = language(args, dict(os.environ))
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise misuse(error, ctx.meta["lang"]) from error

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; failures become one line."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise misuse(error, ctx.meta["lang"]) from error
        except LudotecaError as error:
            raise failed(error, ctx.meta["lang"]) from error
