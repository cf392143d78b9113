"""What a bot is: it is given a possible world of its seat, never the true one, and answers with a whole move."""

import hmac
from typing import Protocol

import msgspec
import numpy as np

from ludoteca.engine import calls, fairness, given
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.record import States, rows
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES

SEED_BITS = 62
"""Seeds of the fast generator are below 2**62."""


class Bot(Protocol):
    """A player without a chair of its own: it may be asked for any seat of any game."""

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The steps of one whole move. `states` holds one record as `Match.redealt` gives it, and is left as it is."""


def asked(states: States, seat: int, seed: int) -> int:
    """The seat that a bot is asked for; raises BadNumber if there is none, IllegalMove if it has nothing to decide."""
    seat = given.seat(seat, int(states[0]["seats"]))
    given.whole("seed", seed)
    if not int(calls.pending(rows(states), 0)) >> seat & 1:
        raise IllegalMove(Says("engine-not-asked", args={"seat": seat}))
    return seat


def game_of(states: States) -> Game:
    """The game a record belongs to."""
    return next(game for game in GAMES.values() if game.state == states.dtype)


def decision_seed(match: Match, seat: int, thinking: fairness.Thinking = "bots") -> int:
    """The seed of a seat's next decision: it follows from what that seat was shown and from a secret of the match.

    Without the secret, whoever knows the bot could work out its move for every hand it may hold, and compare.
    """
    known = np.zeros(match.game.observation_size, np.int64)
    calls.observe(rows(match.states), 0, seat, known)
    shown = msgspec.json.encode([seat, match.sequence, match.events(seat), known.tolist()])
    dice = hmac.digest(fairness.dice_secret(match.seed, thinking), shown, "sha256")
    return int.from_bytes(dice[:8], "big") >> 64 - SEED_BITS


def decide(bot: Bot, match: Match, seat: int) -> tuple[int, ...]:
    """Ask a bot for the move of a seat, and give it no more than that seat has."""
    seat = given.seat(seat, match.seats)
    seed = decision_seed(match, seat)
    return bot.choose(match.redealt(seat, seed), seat, seed)
