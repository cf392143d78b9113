"""Many games between bots: round robins and gauntlets with paired deals, win rates with confidence, ratings."""

from ludoteca.arena.entrants import entrant
from ludoteca.arena.executors import Executor, NoExecutor, executor_for
from ludoteca.arena.journal import BadJournal, Journal
from ludoteca.arena.rating import Rating, can_rate, ratings
from ludoteca.arena.runner import Game, run_tournament, run_tournaments
from ludoteca.arena.standing import GameResult, Standing, by_meeting, standings
from ludoteca.arena.tournament import BadTournament, Tournament

__all__ = [
    "BadJournal",
    "BadTournament",
    "Executor",
    "Game",
    "GameResult",
    "Journal",
    "NoExecutor",
    "Rating",
    "Standing",
    "Tournament",
    "by_meeting",
    "can_rate",
    "entrant",
    "executor_for",
    "ratings",
    "run_tournament",
    "run_tournaments",
    "standings",
]
