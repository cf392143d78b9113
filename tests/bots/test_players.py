import pytest

from ludoteca.bots import BadPlayer, player
from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.levels import Level
from ludoteca.bots.random import Random
from ludoteca.bots.search import Search
from ludoteca.texts import has


@pytest.mark.parametrize(
    ("spec", "bot"),
    [
        ("random", Random()),
        ("greedy", Greedy()),
        ("thumb", ByThumb()),
        ("gold", Level("gold")),
        ("search:500", Search(iterations=500)),
        ("search:10k", Search(iterations=10_000)),
        ("search:1.2s", Search(seconds=1.2)),
        ("search:2s", Search(seconds=2.0)),
        ("search:10kx2", Search(iterations=10_000, threads=2)),
    ],
)
def test_a_player_is_known_by_its_name(spec: str, bot: object) -> None:
    assert player(spec) == bot


@pytest.mark.parametrize(
    "spec",
    ["", "Random", "search", "search:", "search:0", "search:10m", "search:1.2", "search:61s", "search:9kx0", "x"],
)
def test_an_unknown_player_is_refused_with_a_sentence(spec: str) -> None:
    with pytest.raises(BadPlayer) as refused:
        player(spec)
    assert has(refused.value.says.id, "en")
    assert has(refused.value.says.id, "it")
