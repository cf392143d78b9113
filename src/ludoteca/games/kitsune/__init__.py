"""Kitsune: two clans of fox spirits race for wisdom; every card counts for its colour, whoever plays it."""

from ludoteca.engine.game import Card, Game, Version
from ludoteca.games.kitsune import (
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
    card=Card(carries=True),
    seated=view.seated,
    research=Version(1, "eb2ddf6b0307"),
)
