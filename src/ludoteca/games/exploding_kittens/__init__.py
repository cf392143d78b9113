"""Exploding Kittens, Cat Burglar Edition: draw, and hope; the last player who has not exploded wins."""

from ludoteca.engine.game import Game, Version
from ludoteca.games.exploding_kittens import (
    box,
    knowledge,
    moves,
    players,
    position,
    reasons,
    rules,
    story,
    thumb,
    view,
)

GAME = Game(
    box,
    rules,
    knowledge,
    moves,
    view,
    story,
    position,
    thumb=thumb.THUMB,
    players=players.PLAYERS,
    reasons=reasons,
    seated=view.seated,
    remember=position.remember,
    in_person=True,  # EK-604: a Nope comes within seconds
    research=Version(1, "c70303752ac3"),
)
