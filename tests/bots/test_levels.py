"""Levels: the same names everywhere, a fixed amount of work, and a guard that says when it cut that short."""

from itertools import pairwise

import pytest

from ludoteca.bots import LEVELS, USUAL, decide, levels_of, player
from ludoteca.bots.levels import bot_of, unaided
from ludoteca.bots.search import Guard, Search
from ludoteca.engine.game import HOUSE_TEXTS, Game
from ludoteca.games import GAMES
from ludoteca.texts import has
from ludoteca.texts.languages import LANGUAGES
from tests.bots.positions import decisions

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@games
def test_every_game_has_some_of_the_levels_in_their_order(game: Game) -> None:
    levels = levels_of(game.name)
    assert 2 <= len(levels) <= len(LEVELS)
    assert [LEVELS.index(level) for level in levels] == sorted(LEVELS.index(level) for level in levels)
    assert levels[-1] in ("gold", "diamond")
    assert USUAL in levels


@games
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(game: Game, level: str) -> None:
    match, seat = next(decisions(game, 1))
    if bot_of(game.name, level) != bot_of(game.name, levels_of(game.name)[-1]) and level != "gold":
        assert decide(player(level), match, seat) in {move.steps for move in match.legal(seat)}
    if level not in levels_of(game.name):
        assert bot_of(game.name, level) in [bot_of(game.name, each) for each in levels_of(game.name)]


@games
def test_each_level_that_searches_does_more_work_than_the_one_below(game: Game) -> None:
    bots = [bot_of(game.name, level) for level in unaided(game.name)]
    work = [bot.iterations for bot in bots if isinstance(bot, Search)]
    assert len(work) >= 2
    assert all(more >= 2.5 * less for less, more in pairwise(work))
    assert not any(bot.seconds for bot in bots if isinstance(bot, Search))


def test_every_level_has_a_name_in_every_language() -> None:
    for number in range(len(LEVELS)):
        for lang in LANGUAGES:
            assert has(f"cli-metal-{number + 1}", lang)
            page = (HOUSE_TEXTS / lang / "page.ftl").read_text("utf-8")
            assert f"page-metal-{number} = " in page
            assert f"page-metal-{number}-about = " in page


def test_a_guard_cuts_what_takes_too_long_and_says_so() -> None:
    match, seat = next(decisions(GAMES["kariba"], 1))
    guard = Guard(0.0)
    assert decide(player("gold", guard), match, seat) in {move.steps for move in match.legal(seat)}
    assert guard.has_cut


def test_a_guard_that_has_time_changes_nothing() -> None:
    for match, seat in decisions(GAMES["kariba"], 4, every=9):
        guard = Guard(60.0)
        assert decide(player("brass", guard), match, seat) == decide(player("brass"), match, seat)
        assert not guard.has_cut
