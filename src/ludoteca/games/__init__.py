"""The games of the house. Everything that needs a list of games loops over this one."""

from ludoteca.engine.game import Game
from ludoteca.games import boss_kito, bossa, exploding_kittens, kariba, kitsune

GAMES: dict[str, Game] = {
    game.name: game for game in (kariba.GAME, boss_kito.GAME, bossa.GAME, kitsune.GAME, exploding_kittens.GAME)
}
