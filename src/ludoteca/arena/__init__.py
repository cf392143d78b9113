"""Many games between bots: round robins and gauntlets with paired deals, win rates with confidence, ratings."""

from ludoteca.arena.entrants import entrant
from ludoteca.arena.executors import Crew, NoCrew, hire
from ludoteca.arena.journal import BadJournal, Journal
from ludoteca.arena.rating import Rating, can_rate, ratings
from ludoteca.arena.runner import Game, hold, hold_all
from ludoteca.arena.standing import Played, Standing, by_meeting, standings
from ludoteca.arena.tournament import BadTournament, Tournament

__all__ = [
    "BadJournal",
    "BadTournament",
    "Crew",
    "Game",
    "Journal",
    "NoCrew",
    "Played",
    "Rating",
    "Standing",
    "Tournament",
    "by_meeting",
    "can_rate",
    "entrant",
    "hire",
    "hold",
    "hold_all",
    "ratings",
    "standings",
]
