"""The `ludoteca` command. Each of its commands is a file of this folder, read only when it is asked for."""

from importlib import import_module

import click

from ludoteca.cli.speech import House

COMMANDS = (
    *("serve", "games", "play", "arena", "bench", "verify", "replay", "explain"),
    *("learn", "puzzles", "house", "backup", "restore", "move", "push-key", "warm"),
)
SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 110}


class Commands(House):
    """The commands in the order in which a newcomer wants them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, read from its file."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"ludoteca.cli.{cmd_name.replace('-', '_')}").command
        return command


@click.command("ludoteca", cls=Commands, context_settings=SETTINGS)
@click.version_option(package_name="ludoteca", message="%(version)s", help="")
def main() -> None:
    """A house of games; the help is in the texts."""
