"""Every lesson fits the rules of its game: each station is played right, wrong and in every other legal way."""

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from ludoteca import Game
from ludoteca.bots import levels_of
from ludoteca.engine.lesson import Lesson, LessonMisfit, Played, Station, lesson_in, played, text_id
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from ludoteca.server.lessons.lesson import lesson_of as shown_lesson
from ludoteca.server.lessons.shown import NAMES, sitter
from tests.conformance.test_texts import LANGUAGES, bundle, spoken

FEWEST, MOST = 6, 10
"""Stations: three to five minutes."""
LARGEST = 3 * 2**20
"""Bytes of a whole lesson on the wire, before it is packed; a page keeps it for when it is offline."""


def each_lesson() -> list[Any]:
    """Every game that has a lesson, as a test's parameter."""
    return [pytest.param(game, id=name) for name, game in GAMES.items() if lesson_in(game.folder)]


def lesson_of(game: Game) -> Lesson:
    """The lesson of a game that has one."""
    lesson = lesson_in(game.folder)
    assert lesson is not None
    return lesson


@cache
def stations_of(game: Game) -> list[Played]:
    """The stations of a game's lesson, played through; one that does not fit the rules says where and why."""
    return played(game, lesson_of(game))


@pytest.mark.parametrize("game", each_lesson())
def test_every_station_can_be_played_right_wrong_and_otherwise(game: Game) -> None:
    stations = stations_of(game)
    assert FEWEST <= len(stations) <= MOST
    assert len({each.station.name for each in stations}) == len(stations)
    for each in stations:
        legal = [move.steps for move in each.asked.legal(each.station.seat)]
        assert [consequence.move.steps for consequence in each.consequences] == legal
        assert sum(consequence.right for consequence in each.consequences) == len(each.station.right)
        for consequence in each.consequences:
            assert consequence.path[0].sequence == each.asked.sequence + 1
            consequence.path[-1].check()
    assert any(not consequence.right for each in stations for consequence in each.consequences)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", each_lesson())
def test_every_station_has_its_sentences(game: Game, language: str) -> None:
    for each in stations_of(game):
        ids = {text_id(game, each.station), *(consequence.text for consequence in each.consequences)}
        for id in sorted(ids):
            spoken(Says(id), language)
        if each.station.rule:
            spoken(Says(each.station.rule), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", each_lesson())
def test_no_sentence_is_left_over_and_whoever_is_named_sits_there(game: Game, language: str) -> None:
    written = {id for id in bundle(language)._messages if id.startswith(f"{game.name}-lesson-")}
    for each in stations_of(game):
        ids = {text_id(game, each.station), *(consequence.text for consequence in each.consequences)}
        title = text_id(game, each.station, "title")
        written -= {*ids, title}
        here = {sitter(seat, you=seat == each.station.seat).name for seat in range(each.asked.seats)}
        for id in ids:
            named = {name for name in NAMES if name in re.findall(r"\w+", spoken(Says(id), language))}
            assert named <= here, id
    assert not written


@pytest.mark.parametrize("game", each_lesson())
def test_the_game_after_the_lesson_can_begin(game: Game) -> None:
    after = lesson_of(game).game
    match = after.begin(game)
    assert not match.over
    assert after.seat in range(match.seats)
    assert after.level in levels_of(game.name)


@pytest.mark.parametrize("game", each_lesson())
def test_a_lesson_is_one_small_document(game: Game) -> None:
    document = shown_lesson(game.name)
    assert document is not None
    assert len(msgspec.json.encode(document)) < LARGEST
    for station in document.stations:
        asked = station.before[-1] if station.before else station.opening
        assert asked.graph.nodes
        assert station.best in [each.steps for each in station.consequences if each.right]


KARIBA = GAMES["kariba"]
HERD = {
    "players": 2,
    "hands": [[4], [5]],
    "pile": [],
    "waterhole": {"3": 2, "4": 2},
    "captured": [
        [1] * 8 + [2] * 8 + [3] * 6 + [4] * 5,
        [5] * 7 + [6] * 8 + [7] * 8 + [8] * 8,
    ],
    "first": 0,
    "active": 0,
    "phase": "play",
    "turns": 9,
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"right": ["a 4x1"]}, ""),
        ({"right": ["a 3x1"]}, "not legal now: a 3x1"),
        ({"right": []}, "some move must be right"),
        ({"right": ["a 4x1"], "wrong": {"a 4x1": "few"}}, "none both right and wrong"),
        ({"right": ["b 5x1"]}, "the learner sits at 0"),
        ({"right": ["a giraffe"]}, '"giraffe" is not a move of Kariba'),
        ({"right": ["a 4x1"], "before": ["b 5x1"]}, "before, b 5x1: Now it is the turn of a. (KA-501)"),
        ({"right": ["a 4x1"], "then": ["b 5x1"]}, "after a 4x1, b 5x1: The game is over. (KA-541)"),
        ({"right": ["b 5x1"], "seat": 1}, "seat 1 has nothing to decide"),
        ({"right": ["a 4x1"], "position": None}, "the first station needs a position"),
        ({"right": ["a 4x1"], "position": {**HERD, "pile": [1]}}, "(KA-102)"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_says_where_and_why(change: dict[str, Any], said: str) -> None:
    plain = {"name": "herd", "position": HERD, **change}
    lesson = Lesson([msgspec.convert(plain, Station)], lesson_of(KARIBA).game)
    if not said:
        assert [each.right for each in played(KARIBA, lesson)[0].consequences] == [True]
        return
    with pytest.raises(LessonMisfit) as misfit:
        played(KARIBA, lesson)
    assert str(misfit.value).startswith("lesson of kariba, station herd")
    assert said in str(misfit.value)
