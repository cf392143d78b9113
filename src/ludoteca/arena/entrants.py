"""Who may enter: the players of the house by name, and anybody's own class as `module:Class`.

Only the arena imports such classes. A table's player is chosen by its host, and must not name code to run.
"""

import importlib
import inspect
import os
import re
import sys
from pathlib import Path

from ludoteca.bots import BadPlayer, Bot, player
from ludoteca.engine.saying import Says

OWN = re.compile(r"(?!search:)(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")
LONGEST_REASON = 120


def entrant(spec: str) -> Bot:
    """The player of a name, or a new one of somebody's own class; raises BadPlayer."""
    own = OWN.fullmatch(spec)
    return made(spec, own["module"], own["name"]) if own else player(spec)


def made(spec: str, module: str, name: str) -> Bot:
    """A player of an imported class. Modules are looked for in the current folder first, as Python itself does."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        bot = getattr(importlib.import_module(module), name)()
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"{name} has no method choose")
    except Exception as error:  # whatever somebody's own module does when it is imported, it is told in one line
        reason = f"{type(error).__name__}: {error}".partition("\n")[0][:LONGEST_REASON]
        raise BadPlayer(Says("cli-bad-own-bot", args={"text": spec[:80], "reason": reason})) from error
    chosen: Bot = bot
    return chosen


def source_of(spec: str) -> bytes:
    """The text of somebody's own module; nothing for players of the house."""
    bot = entrant(spec)
    return Path(inspect.getfile(type(bot))).read_bytes() if OWN.fullmatch(spec) else b""
