"""The games of the house. Everything that needs a list of games loops over this one."""

from ludoteca.engine.game import Game
from ludoteca.games import bossa, kariba

GAMES: dict[str, Game] = {game.name: game for game in (kariba.GAME, bossa.GAME)}
