"""Briscola: no suit must be followed, the trump card lies open under the stock, and 61 of 120 points win."""

from pathlib import Path

from ludoteca.engine.game import Game

from . import box, knowledge, moves, position, rules, story, view
from .players import PLAYERS
from .thumb import THUMB

GAME = Game(
    box,
    rules,
    knowledge,
    moves,
    view,
    story,
    position,
    thumb=THUMB,
    players=PLAYERS,
    texts=Path(__file__).parent / "texts",
)
