"""Bossa: two lines of tiles grow from two dice, up and down; empty your hand, or fill your line with six groups."""

from ludoteca.engine.game import Game
from ludoteca.games.bossa import box, knowledge, moves, position, rules, story, view

GAME = Game(box, rules, knowledge, moves, view, story, position)
