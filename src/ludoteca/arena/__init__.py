"""Many games between bots: round robins with paired deals, and win rates with confidence."""

from ludoteca.arena.standing import Played, Standing, standings
from ludoteca.arena.tournament import BadTournament, Tournament, hold

__all__ = ["BadTournament", "Played", "Standing", "Tournament", "hold", "standings"]
