"""Playing on from any point: a table that begins where a match, a file or a lesson was left, marked practice."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca.bots.explain import Explanation, explained
from ludoteca.engine import gamefile
from ludoteca.engine import origin as origins
from ludoteca.engine.lesson import lesson_in
from ludoteca.engine.match import Match
from ludoteca.engine.verify import verify
from ludoteca.games import GAMES
from ludoteca.server.archive.analysis import MatchAnalysis
from ludoteca.server.house.continuing import _reached
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.protocol import Rematch, Update
from ludoteca.server.refusal import Refusal
from ludoteca.server.workers.jobs import Job
from tests.conformance.random_play import random_chain
from tests.server.running import Running
from tests.server.test_uploads import bring, local_file
from tests.server.visitor import Socket, Visitor, command, play_out

BOTS: dict[str, Any] = {"bots": ["tin"], "start": True}


def play_on(visitor: Visitor, **wish: Any) -> str:
    """Open a table that goes on from somewhere; its id."""
    answer = visitor.http.post("/api/practice", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@contextmanager
def seated(visitor: Visitor, table: str) -> Iterator[Socket]:
    """A socket that has been shown a table."""
    with visitor.at(table) as socket:
        socket.until(Update)
        yield socket


def to_the_end(visitor: Visitor, table: str) -> str:
    """Play the match on a table out; its address."""
    with seated(visitor, table) as socket:
        play_out(socket)
        return match_at(socket)


def match_at(socket: Socket) -> str:
    match = socket.table.match
    assert match is not None
    return match


@pytest.fixture
def finished(house: Running) -> tuple[Visitor, str]:
    """Somebody who has finished a match of Kariba with a bot, and its address."""
    return finished_at(house.address)


@cache
def finished_at(address: str) -> tuple[Visitor, str]:
    """One match for all tests in a house."""
    marta = Visitor(address, "Marta")
    return marta, to_the_end(marta, marta.open_table(**BOTS))


def match_of(visitor: Visitor, match: str) -> Match:
    file = visitor.http.get(f"/api/matches/{match}/file").json()
    return GAMES["kariba"].load(file)


@pytest.mark.parametrize("hidden", ["as-were", "redrawn"])
def test_a_finished_match_goes_on_from_any_point_on_any_seat(finished: tuple[Visitor, str], hidden: str) -> None:
    marta, match = finished
    source = match_of(marta, match)
    move, seat = source.sequence // 2, 1
    table = play_on(marta, kind="match", name=match, move=move, seat=seat, hidden=hidden, level="tin")
    with seated(marta, table) as socket:
        shown = socket.table
        assert (shown.seat, shown.practice, shown.state) == (seat, True, "playing")
        assert [sitter.kind for sitter in shown.sitters] == ["bot", "person"]
        assert shown.origin == origins.Origin("match", match, move, seat, hidden)  # type: ignore[arg-type]  # a literal
        assert shown.deal is None
        assert socket.screen.view == source.after_moves(move).view(seat)
        play_out(socket)
        further = match_at(socket)
    file = marta.http.get(f"/api/matches/{further}/file").json()
    assert (file["practice"], file["origin"]["name"], "fairness" in file) == (True, match, False)
    proof = verify(GAMES["kariba"], file, {marta.http.get("/key").json()["key"]: ""}, source=source)
    assert proof.consistent
    assert proof.signer.kind == "known"
    assert [check.says.id for check in proof.checks if check.name == "origin"] == ["engine-check-origin"]
    began = GAMES["kariba"].position(file["position"], 0)
    assert (began.position() == source.after_moves(move).position()) == (hidden == "as-were")


def test_it_can_be_played_on_from_there_again_and_after_a_restart_of_its_table(
    finished: tuple[Visitor, str], house: Running
) -> None:
    marta, match = finished
    further = to_the_end(marta, play_on(marta, kind="match", name=match, move=4, seat=0, level="tin"))
    with seated(marta, play_on(marta, kind="match", name=further, move=1, seat=0, level="tin")) as socket:
        assert socket.table.origin == origins.Origin("match", further, 1)
    replay = marta.http.get(f"/api/matches/{further}/replay").json()
    assert (replay["origin"]["name"], replay["frames"][0]["events"]) == (match, [])
    line = next(line for line in marta.http.get("/api/matches").json() if line["id"] == further)
    assert line["practice"]


def test_a_table_from_somewhere_goes_on_with_an_ordinary_deal(finished: tuple[Visitor, str]) -> None:
    marta, match = finished
    table = play_on(marta, kind="match", name=match, move=3, seat=0, level="tin")
    with seated(marta, table) as socket:
        play_out(socket)
        socket.ask(Rematch(command()))
        while socket.table.state == "over":
            socket.hear()
        assert (socket.table.origin, socket.table.practice) == (None, False)


def test_what_would_have_followed_another_move(finished: tuple[Visitor, str]) -> None:
    marta, match = finished
    then = match_of(marta, match).after_moves(2)
    other = then.legal(then.pending[0])[-1]
    table = play_on(marta, kind="match", name=match, move=2, seat=0, instead=other.text, level="tin")
    then.play(other.text)
    with seated(marta, table) as socket:
        assert socket.table.origin is not None
        assert socket.table.origin.instead == other.text
        assert socket.screen.view == then.view(0)


def test_a_file_that_somebody_brought_goes_on_under_its_digest(house: Running) -> None:
    leo, file = Visitor(house.address, "Leo"), local_file("bossa", moves=6)
    table = play_on(leo, kind="file", file=file, move=5, seat=1, hidden="redrawn", level="tin")
    with seated(leo, table) as socket:
        assert socket.table.origin == origins.Origin("file", origins.digest(file), 5, 1, "redrawn")
        assert socket.table.seat == 1


@pytest.mark.parametrize("game", ["kariba", "exploding-kittens"])
def test_the_guided_game_of_a_lesson_begins_as_it_is_written(house: Running, game: str) -> None:
    leo, lesson = Visitor(house.address, "Leo"), lesson_in(GAMES[game].folder)
    assert lesson is not None
    with seated(leo, play_on(leo, kind="lesson", game=game, name=game)) as socket:
        assert socket.table.origin == origins.Origin("lesson", game, 0, lesson.game.seat)
        assert {sitter.level for sitter in socket.table.sitters if sitter.kind == "bot"} == {lesson.game.level}
        began = GAMES[game].position(lesson.game.position, 0)
        assert socket.screen.sequence > 0 or socket.screen.view == began.view(lesson.game.seat)


def test_the_same_command_opens_the_same_table(finished: tuple[Visitor, str]) -> None:
    marta, match = finished
    wish = {"kind": "match", "name": match, "move": 1, "command": "once"}
    assert play_on(marta, **wish) == play_on(marta, **wish)


@pytest.mark.parametrize(
    ("wish", "refused"),
    [
        ({"kind": "match", "name": "nowhere"}, (404, "server-no-such-match")),
        ({"move": 10_000}, (404, "server-no-such-move")),
        ({"move": -1}, (404, "server-no-such-move")),
        ({"seat": 2}, (404, "server-no-such-chair")),
        ({"seat": -1}, (404, "server-no-such-chair")),
        ({"level": "platinum"}, (400, "server-no-such-level")),
        ({"instead": "a z9"}, (400, "kariba-bad-notation")),
        ({"kind": "lesson", "game": "poker", "name": "poker"}, (404, "server-no-such-game")),
        ({"kind": "lesson", "game": "kariba", "name": "../../secrets"}, (404, "server-no-such-origin")),
        ({"kind": "puzzle", "game": "kariba", "name": "9999999"}, (404, "server-no-such-origin")),
        ({"kind": "file", "file": {"format": "chess/3"}}, (400, "engine-file-unknown")),
        ({"kind": "file"}, (400, "engine-file-unknown")),
        ({"kind": "position", "position": {}}, (400, "server-malformed")),
        ({"command": "x" * 65}, (400, "server-bad-command")),
    ],
)
def test_what_cannot_be_played_on_from_is_refused_in_a_sentence(
    finished: tuple[Visitor, str], wish: dict[str, Any], refused: tuple[int, str]
) -> None:
    marta, match = finished
    asked = {"kind": "match", "name": match, "move": 2, "seat": 0, **wish}
    assert marta.problem("POST", "/api/practice", json=asked) == refused


def test_nobody_plays_on_from_the_end(finished: tuple[Visitor, str]) -> None:
    marta, match = finished
    last = match_of(marta, match).sequence
    asked = {"kind": "match", "name": match, "move": last}
    assert marta.problem("POST", "/api/practice", json=asked) == (409, "server-over-there")


@pytest.mark.parametrize("hidden", ["as-were", "redrawn"])
def test_a_running_match_gives_nothing_away(house: Running, hidden: str) -> None:
    marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
    with seated(marta, marta.open_table(**BOTS)) as socket:
        asked = {"kind": "match", "name": match_at(socket), "hidden": hidden}
        for visitor in (marta, leo):
            assert visitor.problem("POST", "/api/practice", json=asked) == (409, "server-still-running")


def test_a_seat_that_is_out_cannot_play_on() -> None:
    kittens, dice = GAMES["exploding-kittens"], random.Random(3)
    match = kittens.start(4, 3)
    while not match.out:
        seat = match.pending[0]
        match.play_steps(seat, random_chain(match, seat, dice))
    with pytest.raises(Refusal, match="server-out-there"):
        _reached(match, origins.Origin("match", "m", match.sequence, match.out[0]))


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        ({"practice": False}, "engine-check-origin-fails"),
        ({"origin": {"kind": "dream", "name": "x"}}, "engine-check-origin-fails"),
        ({"origin": {"kind": "match", "name": "x", "move": -1}}, "engine-check-origin-fails"),
        ({"fairness": {}}, "engine-check-seed-position"),
        ({"origin": {"kind": "match", "name": "elsewhere", "move": 1}}, None),
    ],
)
def test_a_forged_origin_is_refused_or_only_told(change: dict[str, Any], refused: str | None) -> None:
    game = GAMES["kariba"]
    source = game.load(local_file("kariba"))
    match = game.position(source.after_moves(5).position(), 3)
    honest = {
        **match.save(),
        "players": [],
        "aids": [],
        "practice": True,
        "origin": {"kind": "match", "name": "m", "move": 5},
    }
    assert [check.says.id for check in verify(game, honest).checks if check.name == "origin"] == [
        "engine-check-origin-told"
    ]
    report = verify(game, {**honest, **change})
    wrong = [check.says.id for check in report.checks if check.state is False]
    assert wrong[:1] == ([] if refused is None else [refused])
    assert report.consistent == (refused is None)


@pytest.mark.parametrize("field", [{"move": 4}, {"instead": "a 1x1"}, {"move": 400}])
def test_an_origin_that_does_not_lead_there_is_found_out(field: dict[str, Any]) -> None:
    game = GAMES["kariba"]
    source = game.load(local_file("kariba"))
    match = game.position(source.after_moves(5).position(), 3)
    told = {"kind": "match", "name": "m", "move": 5}
    file = {**match.save(), "players": [], "aids": [], "practice": True, "origin": told}
    assert verify(game, file, source=source).consistent
    report = verify(game, {**file, "origin": {**told, **field}}, source=source)
    assert [check.says.id for check in report.checks if check.state is False] == ["engine-check-origin-other"]


def test_a_brought_practice_file_says_what_the_house_knows_of_its_origin(finished: tuple[Visitor, str]) -> None:
    marta, match = finished
    further = to_the_end(marta, play_on(marta, kind="match", name=match, move=6, seat=0, level="tin"))
    file = marta.http.get(f"/api/matches/{further}/file").json()
    said = {says["id"] for says in bring(marta, file).json()["checks"]}
    assert {"engine-check-origin", "engine-check-seed-origin", "engine-check-signature-house"} <= said
    forged = {**file, "origin": {**file["origin"], "move": 2}}
    del forged["signature"]
    answer = bring(marta, forged)
    assert (answer.status_code, answer.json()["says"]["id"]) == (400, "engine-check-origin-other")
    assert gamefile.read(json.dumps(file)) == file


class Answering:
    """Workers that answer in this process, from what they are given and nothing else."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    async def explain(self, job: Job, _whose: str) -> Explanation:
        self.seats.append(job.seat)
        assert job.asked is not None
        states = np.frombuffer(bytearray(job.record), GAMES[job.game].state)
        return explained(states, job.seat, job.seed, job.asked.iterations)


class Warm:
    """A house that is warm."""

    def thinks(self, _game: str) -> bool:
        return True


@pytest.mark.one_database("no database at all")
def test_what_if_says_how_everybody_would_stand(tmp_path: Path) -> None:
    source, workers = GAMES["kariba"].load(local_file("kariba")), Answering()
    analysis = MatchAnalysis(tmp_path, HouseClock(100), None, workers, Warm())  # type: ignore[arg-type]  # not asked
    then = source.after_moves(3).copy()
    other = then.legal(then.pending[0])[-1]
    then.play(other.text)
    found = asyncio.run(analysis.what_if(source, 3, other.text, None, "here"))
    assert (found.by, found.move, found.over) == (other.by, other.text, False)
    for chances in (found.before, found.after):
        assert sum(chances) == pytest.approx(1)
    assert workers.seats == [0, 1, 0, 1]
    assert found.frame.view == then.open_view()
    seen = asyncio.run(analysis.what_if(source, 3, other.text, 1, "here"))
    assert seen.frame.view == then.view(1)
    assert found.exact is None


@pytest.mark.one_database("no database at all")
def test_what_if_nothing_is_hidden_says_how_it_would_end(tmp_path: Path) -> None:
    source = GAMES["kariba"].start(2, 3)
    while not source.over:
        source.play(source.legal()[0])
    analysis = MatchAnalysis(tmp_path, HouseClock(100), None, Answering(), Warm())  # type: ignore[arg-type]  # not asked
    moment = source.sequence - 6
    other = source.after_moves(moment).legal()[0]
    found = asyncio.run(analysis.what_if(source, moment, other.text, None, "here"))
    assert found.exact is not None
    assert found.exact.id in {"explain-wins-by", "explain-draws", "explain-loses-by"}
    assert set(found.after) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        ({"move": 4000, "instead": "a 1x1"}, (404, "server-no-such-move")),
        ({"move": -1, "instead": "a 1x1"}, (404, "server-no-such-move")),
        ({"move": 0, "instead": "z 1x1"}, (400, "engine-bad-seat")),
    ],
)
def test_what_cannot_be_wondered_about_is_refused(
    finished: tuple[Visitor, str], asked: dict[str, Any], refused: tuple[int, str]
) -> None:
    marta, match = finished
    assert marta.problem("GET", f"/api/matches/{match}/what-if", params=asked) == refused


def test_nobody_wonders_about_a_running_match(house: Running) -> None:
    leo = Visitor(house.address, "Leo")
    with seated(leo, leo.open_table(**BOTS)) as socket:
        asked = {"move": 0, "instead": "a 1x1"}
        assert leo.problem("GET", f"/api/matches/{match_at(socket)}/what-if", params=asked) == (
            409,
            "server-still-running",
        )
