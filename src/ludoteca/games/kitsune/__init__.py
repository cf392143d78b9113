"""Kitsune: two clans of fox spirits race for wisdom; every card counts for its colour, whoever plays it."""

from ludoteca.engine.game import Game
from ludoteca.games.kitsune import box, knowledge, moves, position, rules, story, view

GAME = Game(box, rules, knowledge, moves, view, story, position)
