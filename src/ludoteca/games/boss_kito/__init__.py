"""Boss Kito: five gorillas offer cards for bananas; whoever shows most of a gorilla's colour takes its card."""

from ludoteca.engine.game import Game
from ludoteca.games.boss_kito import box, knowledge, moves, position, rules, story, view

GAME = Game(box, rules, knowledge, moves, view, story, position)
