"""Kariba: animals gather round a waterhole, herds chase the weaker ones off, and who chases keeps the cards."""

from ludoteca.engine.game import Game
from ludoteca.games.kariba import box, knowledge, moves, position, rules, story, view

GAME = Game(box, rules, knowledge, moves, view, story, position)
