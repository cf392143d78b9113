"""Players: random, greedy, search. They are given what their seat knows, and nothing else."""

from ludoteca.bots.bot import Bot, decide, decision_seed
from ludoteca.bots.players import LEVELS, BadPlayer, player

__all__ = ["LEVELS", "BadPlayer", "Bot", "decide", "decision_seed", "player"]
