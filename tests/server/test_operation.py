"""Running a house: how it is, what it writes about itself, copies while people play, and going down quietly."""

import asyncio
import json
import logging
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from ludoteca.cli import main
from ludoteca.server.house.canary import FOLDER
from ludoteca.server.protocol import Done
from ludoteca.server.startup import logs
from ludoteca.server.storage.folder import DATABASE
from tests.server.running import Running, running
from tests.server.test_crash import SERVE
from tests.server.visitor import Visitor, some_play


def test_health_is_a_move_that_went_all_the_way(house: Running, marta: Visitor) -> None:
    canary = house.house.canary
    for _ in range(3):
        canary._last = (float("-inf"), True, 0)
        health = marta.http.get("/health").json()
        assert (health["state"], health["move"] >= 0) == ("ok", True)
    folder = canary._folder
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        (moves,) = connection.execute("select count(*) from moves").fetchone()
    assert moves >= 3
    assert all("Canary" not in line["names"] for line in marta.http.get("/api/tables").json())


def test_whoever_asks_often_hears_the_same(house: Running, marta: Visitor) -> None:
    marta.http.get("/health")
    before = house.house.canary._number
    house.house.canary._last = (house.house.canary._clock.steady(), True, 7)
    assert marta.http.get("/health").json()["move"] == 7
    assert house.house.canary._number == before


def test_a_house_that_cannot_move_says_so(house: Running, marta: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    canary = house.house.canary
    canary._last = (float("-inf"), True, 0)

    async def fails(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(canary, "_move", fails)
    answer = marta.http.get("/health")
    assert (answer.status_code, answer.json()["state"]) == (503, "ailing")
    canary._last = (float("-inf"), True, 0)


def test_a_network_that_is_compiled_is_named_and_the_house_is_well(
    house: Running, marta: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its champion plays without it meanwhile: alarms and the windows of the page have nothing to do with it."""
    monkeypatch.setitem(house.house.warm_up._networks, "kariba", False)
    answer = marta.http.get("/health")
    health, progress = answer.json(), answer.json()["warming"]
    assert (answer.status_code, health["state"]) == (200, "ok")
    assert [name for name, state in progress["games"].items() if state == "warming"] == ["kariba"]
    assert [name for name, is_warm in health["games"].items() if not is_warm] == ["kariba"]
    assert progress["done"] == progress["total"]
    assert set(marta.http.get("/api/warmth").json()["games"].values()) == {"warm"}
    monkeypatch.setitem(house.house.warm_up._networks, "kariba", True)
    assert marta.http.get("/health").json()["warming"] is None


def test_the_canary_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        asyncio.run_coroutine_threadsafe(house.house.canary.check(), loop_of(house)).result(30)
        assert (tmp_path / FOLDER / DATABASE).exists()
    assert not (tmp_path / FOLDER).exists()


def loop_of(house: Running) -> asyncio.AbstractEventLoop:
    """The loop in which a house runs."""
    writer = house.house.storage._writer._task
    assert writer is not None
    return writer.get_loop()


def test_a_record_is_one_json_object_a_line() -> None:
    try:
        raise ValueError("why\nnot")
    except ValueError:
        record = logging.LogRecord("here", logging.ERROR, "", 1, "table %s\n%s", ("t", "è"), sys.exc_info())
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["where"], told["what"]) == ("error", "here", "table t\nè")
    assert "ValueError" in told["trace"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["time"])


@pytest.mark.one_database("the data folder of a server")
def test_a_backup_taken_while_people_play_opens_as_a_house(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    with running(data) as house:
        marta = Visitor(house.address, "Marta")
        table = marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)
        with marta.at(table) as socket:
            assert isinstance(socket.ask(some_play(socket.screen)), Done)
            told = CliRunner().invoke(main, ["--lang", "en", "backup", str(copy), "--data", str(data)])
            assert told.exit_code == 0, told.output
    assert (copy / DATABASE).stat().st_mode & 0o777 == 0o600
    assert (copy / "server.key").read_bytes() == (data / "server.key").read_bytes()
    with running(copy) as house:
        again = Visitor(house.address)
        again.http.cookies = marta.http.cookies
        with again.at(table) as socket:
            assert socket.screen.sequence >= 1
            assert socket.table.seat == 0


@pytest.mark.parametrize("same", [True, False])
@pytest.mark.one_database("the data folder of a server")
def test_what_cannot_be_copied_is_said_in_one_line(tmp_path: Path, same: bool) -> None:
    target = tmp_path if same else tmp_path / "copy"
    told = CliRunner().invoke(main, ["--lang", "en", "backup", str(target), "--data", str(tmp_path)])
    assert told.exit_code == 2
    assert told.output.startswith("ludoteca: ")
    assert "cli-" not in told.output


@pytest.mark.one_database("the data folder of a server")
def test_a_server_told_to_stop_hangs_up_and_goes_quietly(tmp_path: Path) -> None:
    """SIGTERM with a page open: the move is stored, the page is told, the log is JSON and holds no secret."""
    command = [sys.executable, "-c", SERVE, "0", str(tmp_path), ""]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip().replace("localhost", "127.0.0.1")
            marta = Visitor(address, "Marta")
            while not marta.http.get("/api/games").json()[0]["ready"]:
                time.sleep(0.05)
            with marta.at(marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)) as socket:
                assert isinstance(socket.ask(some_play(socket.screen)), Done)
                process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed):
                    socket.quiet(15)
            _, log = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in log.splitlines() if line]
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        (stored,) = connection.execute("select count(*) from moves").fetchone()
        secrets = [row[0].hex() for row in connection.execute("select server_seed from matches")]
    assert stored >= 1
    assert all("what" in line for line in lines)
    for secret in (*secrets, *marta.http.cookies.values(), "Marta"):
        assert secret not in log
