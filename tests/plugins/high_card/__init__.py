"""High Card: two cards each, and the higher one takes the trick. The smallest game that a package can bring."""

from pathlib import Path

from ludoteca.engine.game import Game

from . import box, knowledge, moves, position, rules, story, view

GAME = Game(box, rules, knowledge, moves, view, story, position, texts=Path(__file__).parent / "texts")
