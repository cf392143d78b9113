"""Bossa: two lines of tiles grow from two dice, up and down; empty your hand, or fill your line with six groups."""

from ludoteca.engine.game import Card, Game, Version
from ludoteca.engine.mirror import Mirror
from ludoteca.games.bossa import (
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
    endgame=knowledge.ENDGAME,
    mirror=Mirror(flag=knowledge.OWNS_BLACK, steps=tuple(knowledge.MIRRORED.tolist())),
    players=players.PLAYERS,
    reasons=reasons,
    research=Version(3, "fb4783822993"),
    card=Card(registers=40),
)
