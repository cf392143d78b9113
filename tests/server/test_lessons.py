"""A lesson travels as one document that may be kept: what every move leads to, through the learner's eyes only."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Game
from ludoteca.engine.lesson import FILE, has_lesson
from ludoteca.games import GAMES
from ludoteca.server.http import lessons
from ludoteca.server.lessons.lesson import lesson_of
from tests.server.visitor import Visitor

KARIBA = GAMES["kariba"]


def test_a_lesson_is_sent_once_and_kept(marta: Visitor) -> None:
    answer = marta.http.get("/api/games/kariba/lesson")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    lesson = answer.json()
    assert lesson["game"] == "kariba"
    assert [station["name"] for station in lesson["stations"]][:3] == ["water", "several", "herd"]
    again = marta.http.get("/api/games/kariba/lesson", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_pages_know_which_games_have_a_lesson(marta: Visitor) -> None:
    found = {game["name"]: game["lesson"] for game in marta.http.get("/api/games").json()}
    assert found == {name: has_lesson(game) for name, game in GAMES.items()}
    assert found["kariba"]


@pytest.mark.parametrize("game", ["chess", "%2e%2e"])
def test_a_game_without_a_lesson_says_so(marta: Visitor, game: str) -> None:
    assert marta.problem("get", f"/api/games/{game}/lesson") == (404, "server-not-found")


def test_a_learner_sees_no_other_hand_and_decides_once() -> None:
    lesson = lesson_of("kariba")
    assert lesson is not None
    for station in lesson.stations:
        updates = [station.opening, *station.before, *(each for one in station.consequences for each in one.updates)]
        assert [update.view.hands.count(None) for update in updates] == [2] * len(updates)
        asked = (station.before or [station.opening])[-1]
        assert [update for update in updates if update.graph.nodes] == [asked]


def test_who_has_sealed_a_choice_is_shown_where_a_table_shows_it() -> None:
    lesson = lesson_of("kitsune")
    assert lesson is not None
    (give,) = (station for station in lesson.stations if station.name == "give")
    assert [update.answered for update in (give.opening, *give.before)] == [[], [1], [1, 2], [1, 2, 3]]
    kittens = lesson_of("exploding-kittens")
    assert kittens is not None
    (back,) = (station for station in kittens.stations if station.name == "nope-back")
    assert not any(update.answered for update in back.before)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "lesson of kariba, station water: not legal now: a 3x1"),
        ('{"stations": 7}', "Expected `array`, got `int` - at `$.stations`"),
    ],
)
@pytest.mark.one_database("no database at all")
def test_a_lesson_that_does_not_fit_is_for_the_log_and_not_for_pages(
    text: str, said: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson: dict[str, Any] = json.loads((KARIBA.folder / FILE).read_text("utf-8"))
    lesson["stations"][0]["right"] = ["a 3x1"]
    (tmp_path / FILE).write_text(text or json.dumps(lesson))
    monkeypatch.setattr(Game, "folder", tmp_path)
    monkeypatch.setitem(GAMES, "elsewhere", KARIBA)
    with caplog.at_level(logging.ERROR):
        assert lessons._lesson("elsewhere") is None
    assert said in caplog.messages[0]


def test_a_station_and_a_puzzle_tell_the_reason_of_the_rules(marta: Visitor) -> None:
    mouse = {"id": "kariba-play", "args": {"animal": 1, "count": 1}}
    asked = {"kind": "lesson", "name": "water", "steps": [], "step": mouse}
    says = marta.http.post("/api/games/kariba/why", json=asked).json()["says"]
    assert (says["id"], says["rule"]) == ("kariba-refused-none", "KA-511")
    puzzle = marta.http.get("/api/games/kariba/puzzles/1").json()
    view = puzzle["update"]["view"]
    missing = {"id": "kariba-play", "args": {"animal": view["hands"][view["seat"]].index(0) + 1, "count": 1}}
    asked = {"kind": "puzzle", "name": puzzle["name"], "steps": [], "step": missing}
    says = marta.http.post("/api/games/kariba/why", json=asked).json()["says"]
    assert (says["id"], says["rule"]) == ("kariba-refused-none", "KA-511")


@pytest.mark.parametrize(
    ("game", "asked", "status"),
    [
        ("kariba", {"kind": "lesson", "name": "nowhere"}, 404),
        ("kariba", {"kind": "puzzle", "name": "nowhere"}, 404),
        ("chess", {"kind": "lesson", "name": "water"}, 404),
        ("kariba", {"kind": "lesson", "name": "water", "steps": [999_999]}, 400),
        ("kariba", {"kind": "match", "name": "water"}, 400),
    ],
)
def test_where_nothing_is_asked_there_is_no_reason(
    marta: Visitor, game: str, asked: dict[str, object], status: int
) -> None:
    answer = marta.http.post(f"/api/games/{game}/why", json={"steps": [], "step": 0, **asked})
    assert (answer.status_code, bool(answer.json()["says"]["id"])) == (status, True)


def test_what_is_allowed_is_not_explained(marta: Visitor) -> None:
    lesson = lesson_of("kariba")
    assert lesson is not None
    step = lesson.stations[0].best[0]
    asked = {"kind": "lesson", "name": "water", "steps": [], "step": step}
    assert marta.problem("post", "/api/games/kariba/why", json=asked) == (409, "server-nothing-forbids")
