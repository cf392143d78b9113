"""Boss Kito: five gorillas offer cards for bananas; whoever shows most of a gorilla's colour takes its card."""

from ludoteca.engine.game import Game, Version
from ludoteca.games.boss_kito import (
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
    research=Version(2, "2adeaf392e0c"),
)
