"""A game from elsewhere at a table: dealt, played over the socket with bots, replayed, verified, and spoken of."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.engine.game import Game
from ludoteca.engine.saying import Says
from ludoteca.engine.verify import verify
from ludoteca.server.protocol import Done, OtherView, Start, Update
from tests.server.running import running
from tests.server.visitor import Visitor, command, some_play


@pytest.fixture(scope="module")
def marta(high_card: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A person in a house that has the game."""
    with running(tmp_path_factory.mktemp("house")) as house:
        yield Visitor(house.address, "Marta")


def test_it_is_played_over_the_socket_with_bots_replayed_and_verified(marta: Visitor, high_card: Game) -> None:
    table = marta.open_table(3, game="high-card", bots=["tin", "gold"])
    with marta.at(table) as socket:
        assert isinstance(socket.ask(Start(command())), Done)
        seen = socket.screen.view
        assert isinstance(seen, OtherView)
        assert seen.name == "high-card"
        assert [hand is None for hand in seen.view["hands"]] == [False, True, True]
        while socket.screen.view.outcome is None:
            if socket.screen.graph.nodes:
                assert isinstance(socket.ask(some_play(socket.screen)), Done)
            else:
                socket.until(Update)
        assert socket.screen.plain[0].heading.id == "high-card-heading-table"
        match = socket.table.match
    replay = marta.http.get(f"/api/matches/{match}/replay?eyes=0").json()
    assert {frame["view"]["game"] for frame in replay["frames"]} == {"other"}
    assert len(replay["frames"]) == 1 + 3 * 2
    file = marta.http.get(f"/api/matches/{match}/file").json()
    assert verify(high_card, file).signer.kind == "unknown"


def test_a_page_is_told_all_that_it_needs_to_speak_of_it(marta: Visitor) -> None:
    info = next(each for each in marta.http.get("/api/games").json() if each["name"] == "high-card")
    assert info["sides"] == [[0, 1], [0, 1, 2], [0, 1, 2, 3]]
    answer = marta.http.get("/api/games/high-card/texts?language=it")
    told = answer.json()
    assert (told["name"], told["prefix"]) == ("high-card", "HC")
    assert "high-card-about = " in told["texts"][0]
    assert told["rulebook"].startswith("# High Card")
    again = marta.http.get("/api/games/high-card/texts?language=it", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("asked", ["kariba/texts", "chess/texts", "high-card/texts?language=tlh"])
def test_what_the_page_has_or_nobody_knows_is_not_told(marta: Visitor, asked: str) -> None:
    assert marta.problem("GET", f"/api/games/{asked}") == (404, "server-not-found")


def test_a_package_left_out_is_noted_where_the_house_is_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    left_out = Says("engine-left-out", "", {"name": "chess", "text": "no box"})
    monkeypatch.setattr("ludoteca.server.house.house.LEFT_OUT", [left_out])
    with running(tmp_path) as house:
        assert house.house.notes == [left_out]
