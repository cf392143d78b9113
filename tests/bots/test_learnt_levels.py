"""Levels that have learnt: their networks are there, small and for these rules; without one the game plays on without.

Most of it is tried with networks that know nothing. Searches with a network are native code only for the small games in
every run, as in `test_net`.
"""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from ludoteca.bots import (
    BadPlayer,
    decide,
    follows,
    has_learnt,
    learns,
    left_out,
    levels_of,
    played_by,
    player_at,
    thinks_long,
)
from ludoteca.bots.levels import Level, bot_of, network_file, strongest_unaided
from ludoteca.bots.network import read
from ludoteca.bots.search import Guard, Search
from ludoteca.engine.game import Game
from ludoteca.engine.players import needs_network
from ludoteca.games import GAMES, HOUSE
from ludoteca.texts import sentence
from ludoteca.texts.languages import LANGUAGES
from tests.bots.networks import kept, taught
from tests.bots.positions import decisions
from tests.bots.test_net import LESS, LONG, games
from tests.secrecy.test_thinking import deciding

KARIBA = GAMES["kariba"]
LARGEST, ALL_TOGETHER = 600_000, 2_000_000
"""Bytes of a network in the wheel, and of all of them."""


@pytest.fixture
def diamond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Kariba with a diamond that knows nothing."""
    game = taught(KARIBA, kept(KARIBA, tmp_path))
    monkeypatch.setitem(GAMES, "kariba", game)
    return game


def test_networks_are_small() -> None:
    sizes = [file.stat().st_size for game in HOUSE.values() if (file := network_file(game)).exists()]
    assert all(size <= LARGEST for size in sizes)
    assert sum(sizes) <= ALL_TOGETHER


@pytest.mark.parametrize("game", HOUSE.values(), ids=HOUSE.keys())
def test_a_network_is_there_where_a_level_asks_it_and_nowhere_else(game: Game) -> None:
    asks = any(map(needs_network, game.players.levels.values()))
    assert learns(game) == asks == network_file(game).exists()
    if asks:
        made = read(network_file(game))[0].made
        assert made.commit
        assert made.date
        assert made.steps > 0
        assert levels_of(game.name)[-1] == "diamond"


def test_no_level_of_the_house_is_left_out() -> None:
    assert left_out() == []


@games
@pytest.mark.parametrize("pairs", [4, pytest.param(1000, marks=LONG)])
def test_a_diamond_answers_alike_what_it_cannot_tell_apart(game: Game, pairs: int) -> None:
    bot = bot_of(game.name, "diamond")
    if not has_learnt(game.name, "diamond"):
        pytest.skip("its diamond asks no network: searches without one are in test_fairness")
    if isinstance(bot, Search) and pairs < 1000:
        bot = replace(bot, iterations=24 // LESS)
    for twins in islice(deciding(game, pairs, 5), max(1, pairs // LESS)):
        one, two = (decide(bot, world, twins.viewer) for world in twins.both)
        assert one == two


def test_the_level_searches_with_the_network_of_its_game(diamond: Game) -> None:
    assert bot_of("kariba", "diamond") == Search(8, file=Path(diamond.players.network), exact=True)
    assert levels_of("kariba") == (*levels_of("kariba")[:-1], "diamond")
    assert strongest_unaided("kariba") == "gold"
    assert [level for level in levels_of("kariba") if has_learnt("kariba", level)] == ["diamond"]
    assert not has_learnt("kariba", "search:1k")


def test_the_level_plays_as_its_search_does_and_is_cut_like_others(diamond: Game) -> None:
    for match, seat in decisions(diamond, 3, every=11):
        chosen = decide(Level("diamond"), match, seat)
        assert chosen == decide(bot_of("kariba", "diamond"), match, seat)
        assert chosen in {move.steps for move in match.legal(seat)}
    guard = Guard(60.0)
    decide(Level("diamond", guard), match, seat)
    assert not guard.has_cut


@pytest.mark.parametrize("pairs", [8])
def test_it_answers_alike_what_it_cannot_tell_apart(diamond: Game, pairs: int) -> None:
    for twins in islice(deciding(diamond, pairs, 5), max(2, pairs // LESS)):
        one, two = (decide(Level("diamond"), world, twins.viewer) for world in twins.both)
        assert one == two


@pytest.mark.parametrize("why", ["damaged", "strange", "other", "unreadable"])
def test_without_a_good_network_the_game_has_no_such_level_and_one_sentence_says_so(
    why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept(GAMES["bossa"] if why == "other" else KARIBA, tmp_path)
    whole = file.read_bytes()
    file.write_bytes({"damaged": whole[:-1], "strange": b"PK" + whole}.get(why, whole))
    if why == "unreadable":
        file.unlink()
    game = taught(KARIBA, file)
    monkeypatch.setitem(GAMES, "kariba", game)
    assert levels_of("kariba")[-1] == "gold"
    assert played_by("kariba", "diamond") == "gold"
    assert bot_of("kariba", "diamond") == bot_of("kariba", "gold")
    assert not has_learnt("kariba", "diamond")
    assert not learns(game)
    (says,) = left_out()
    assert says.id == "engine-no-network"
    said = {lang: sentence(says, lang) for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert said["en"].startswith("kariba is played without diamond: its network ")
    assert all("ludoteca learn kariba" in line and "\n" not in line for line in said.values())
    with pytest.raises(BadPlayer) as refused:
        player_at("kariba", "diamond")
    assert refused.value.says == says


def test_a_game_that_names_no_diamond_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    levels = {level: plays for level, plays in KARIBA.players.levels.items() if not needs_network(plays)}
    taught_game = taught(KARIBA, kept(KARIBA, tmp_path))
    del taught_game.players.levels["diamond"]
    monkeypatch.setitem(GAMES, "kariba", taught_game)
    assert levels_of("kariba") == tuple(levels)
    assert left_out() == []
    with pytest.raises(BadPlayer) as refused:
        player_at("kariba", "diamond")
    assert sentence(refused.value.says, "en") == "kariba has no bot at the level diamond. Its strongest is gold."
    assert player_at("kariba", "gold") == Level("gold")


def test_only_diamonds_think_long_and_not_where_they_follow_a_network() -> None:
    long = {(game, level) for game in HOUSE for level in levels_of(game) if thinks_long(game, level)}
    at_once = {(game, level) for game in HOUSE for level in levels_of(game) if follows(game, level)}
    assert long | at_once == {(game, "diamond") for game in HOUSE}
    assert not long & at_once
    assert ("exploding-kittens", "diamond") in at_once
