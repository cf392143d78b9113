"""Kariba: animals gather round a waterhole, herds chase the weaker ones off, and who chases keeps the cards."""

from ludoteca.engine.game import Game, Version
from ludoteca.games.kariba import (
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
    reading=knowledge.READING,
    players=players.PLAYERS,
    reasons=reasons,
    seated=view.seated,
    foretell=story.foretell,
    research=Version(2, "777c1e0e1667"),
)
