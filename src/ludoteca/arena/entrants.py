"""Who may enter: the players of the house by name, networks as `net:FILE`, and anybody's own class as `module:Class`.

Only the arena and learners' environments read such files and import such classes. A table's player is chosen by its
host, and must name neither code to run nor files to look for.
"""

import importlib
import inspect
import os
import re
import sys
from pathlib import Path

from ludoteca.bots import BadPlayer, Bot, player, player_at
from ludoteca.bots.net import Net, network_for
from ludoteca.bots.network import read
from ludoteca.bots.players import MOST_ITERATIONS
from ludoteca.bots.search import Search
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES

NET = re.compile(r"net:(?P<file>[^:\0]+)(?::(?P<count>[1-9]\d{0,6})(?P<thousands>k?))?")
OWN = re.compile(r"(?!search:|net:)(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")
LONGEST_REASON = 120


def entrant(spec: str, game: str = "") -> Bot:
    """The player of a name, one that follows a network, or a new one of somebody's own class; raises BadPlayer.

    Where a game is named, so it does for a level that this game does not have.
    """
    if spec.startswith("net:"):
        return learnt(spec, game)
    own = OWN.fullmatch(spec)
    return made(spec, own["module"], own["name"]) if own else player_at(game, spec) if game else player(spec)


def learnt(spec: str, game: str) -> Net | Search:
    """A player that follows the network of a file, or searches with it; raises BadPlayer, BadNetwork.

    Where a game is named, the network must be one for it.
    """
    named = NET.fullmatch(spec)
    if named is None:
        raise BadPlayer(Says("cli-bad-player", args={"text": spec[:40]}))
    file = Path(named["file"]).resolve()
    iterations = int(named["count"] or 0) * (1000 if named["thousands"] else 1)
    if iterations > MOST_ITERATIONS:
        raise BadPlayer(Says("cli-bad-budget", args={"text": spec[:40]}))
    if game:
        network_for(file, GAMES[game])
    else:
        read(file)
    return Search(iterations, file=file) if iterations else Net(file)


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
    """The text of somebody's own module, or a network's file; nothing for players of the house."""
    bot = entrant(spec)
    if isinstance(bot, Net | Search) and bot.file is not None:
        return bot.file.read_bytes()
    return Path(inspect.getfile(type(bot))).read_bytes() if OWN.fullmatch(spec) else b""
