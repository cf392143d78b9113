"""The games of the house. Everything that needs a list of games loops over this one."""

from ludoteca.engine import saying
from ludoteca.engine.game import Game
from ludoteca.games import boss_kito, bossa, exploding_kittens, kariba, kitsune, plugins

HOUSE: dict[str, Game] = {
    game.name: game for game in (kariba.GAME, boss_kito.GAME, bossa.GAME, kitsune.GAME, exploding_kittens.GAME)
}
"""Those that live here: the page has a world and the texts of each."""
PLUGINS, LEFT_OUT = plugins.found(HOUSE)
"""Those that packages bring, and what is said of each that could not be taken in."""
GAMES: dict[str, Game] = {**HOUSE, **PLUGINS}

saying.PLUGIN_TEXTS += [game.texts for game in PLUGINS.values()]
