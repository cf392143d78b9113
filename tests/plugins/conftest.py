"""High Card in the house of this process and of its workers, as if it had been installed before they started."""

import sys
from collections.abc import Iterator

import pytest

from ludoteca import games
from ludoteca.engine import saying, switch
from ludoteca.engine.game import Game
from ludoteca.games import plugins
from tests.plugins.installed import installed


@pytest.fixture(scope="module")
def high_card(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game, found as packages are; it is interpreted, since nobody has compiled it."""
    site = tmp_path_factory.mktemp("site")
    installed(site)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(site)
        patch.setenv("PYTHONPATH", str(site))
        patch.setenv("LUDOTECA_PLUGINS", "1")
        found, left_out = plugins.found(games.HOUSE)
        assert not left_out
        for name, game in found.items():
            patch.setitem(games.GAMES, name, game)
            patch.setitem(games.PLUGINS, name, game)
            patch.setattr(saying, "PLUGIN_TEXTS", [*saying.PLUGIN_TEXTS, game.texts])
            switch.INTERPRETED.add(game.state)
        yield found["high-card"]
        switch.INTERPRETED.discard(found["high-card"].state)
    for module in [name for name in sys.modules if name.partition(".")[0] == "high_card"]:
        del sys.modules[module]
