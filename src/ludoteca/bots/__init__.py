"""Players: random, greedy, by thumb, search, and the levels people choose. They get what their seat knows, no more."""

from ludoteca.bots.bot import Bot, decide, decision_seed
from ludoteca.bots.levels import (
    USUAL,
    follows,
    has_learnt,
    learns,
    left_out,
    levels_of,
    played_by,
    searches,
    strongest_unaided,
    thinks_long,
)
from ludoteca.bots.players import BadPlayer, player, player_at
from ludoteca.engine.players import LEVELS

__all__ = [
    "LEVELS",
    "USUAL",
    "BadPlayer",
    "Bot",
    "decide",
    "decision_seed",
    "follows",
    "has_learnt",
    "learns",
    "left_out",
    "levels_of",
    "played_by",
    "player",
    "player_at",
    "searches",
    "strongest_unaided",
    "thinks_long",
]
