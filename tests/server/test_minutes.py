"""A game in a minute, over HTTP: for everybody, kept by the page, and none where a game has none or a wrong one."""

from pathlib import Path

import pytest

from ludoteca.engine import minute
from ludoteca.games import GAMES
from ludoteca.server.lessons.minute import minute_of
from tests.server.visitor import Visitor


def test_a_minute_is_sent_once_and_then_only_confirmed(marta: Visitor) -> None:
    answer = marta.http.get("/api/games/kariba/minute")
    assert answer.status_code == 200
    pictures = answer.json()["pictures"]
    assert [picture["update"]["sequence"] for picture in pictures] == [0] * len(pictures)
    (three,) = (picture for picture in pictures if picture["name"] == "three")
    assert "kariba-chased" in [event["id"] for event in three["then"][0]["events"]]
    known = {"if-none-match": answer.headers["etag"]}
    assert marta.http.get("/api/games/kariba/minute", headers=known).status_code == 304
    listed = {game["name"]: game["minute"] for game in marta.http.get("/api/games").json()}
    assert listed["kariba"]


def test_a_game_that_nobody_knows_has_no_minute(marta: Visitor) -> None:
    assert marta.http.get("/api/games/go-fish/minute").status_code == 404


@pytest.mark.parametrize("written", ['{"pictures": []}', "{", None])
def test_a_minute_that_does_not_fit_is_none(
    marta: Visitor, written: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = written or (GAMES["kariba"].folder / "minute.json").read_text("utf-8").replace('"a 3x1"', '"a 8x5"')
    (tmp_path / "minute.json").write_text(text, "utf-8")
    found = minute.minute_in.__wrapped__
    monkeypatch.setattr(minute, "minute_in", lambda folder: found(tmp_path))
    minute_of.cache_clear()
    try:
        assert marta.http.get("/api/games/kariba/minute").status_code == 404
    finally:
        minute_of.cache_clear()
