"""Exploding Kittens, Cat Burglar Edition: draw, and hope; the last player who has not exploded wins."""

from ludoteca.engine.game import Game
from ludoteca.games.exploding_kittens import box, knowledge, moves, position, rules, story, view

GAME = Game(box, rules, knowledge, moves, view, story, position)
