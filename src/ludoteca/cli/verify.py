"""`ludoteca verify FILE`: whether a game file is what it says, and who vouches for it."""

from pathlib import Path

import click

from ludoteca.cli.file import FILE, read_file
from ludoteca.cli.speech import Spoken, lang, tell
from ludoteca.engine.verify import verify
from ludoteca.texts import say

MARKS = {True: "✓", False: "✗", None: "–"}


@click.command("verify", cls=Spoken)
@click.argument("file", type=FILE)
@click.pass_context
def command(context: click.Context, file: Path) -> None:
    """Print each check as a line, then the verdict; exit status 1 if the file contradicts itself."""
    game, found = read_file(file)
    report = verify(game, found)
    for check in report.checks:
        cited = f" ({check.says.rule})" if check.says.rule else ""
        click.echo(f"{MARKS[check.state]} {say(check.says, lang())}{cited}")
    if report.genuine:
        tell("cli-verify-genuine", key=report.key)
    else:
        tell("cli-verify-consistent" if report.consistent else "cli-verify-broken")
    context.exit(0 if report.consistent else 1)
