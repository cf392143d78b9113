"""Players: random, greedy, by thumb, search, and the levels people choose. They get what their seat knows, no more."""

from ludoteca.bots.bot import Bot, decide, decision_seed
from ludoteca.bots.levels import USUAL, levels_of, searches
from ludoteca.bots.players import BadPlayer, player
from ludoteca.engine.players import LEVELS

__all__ = ["LEVELS", "USUAL", "BadPlayer", "Bot", "decide", "decision_seed", "levels_of", "player", "searches"]
