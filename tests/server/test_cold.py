"""A house with an empty compile cache plays at once: the real server, a person's move and a bot's answer."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.engine.kernel import JIT
from ludoteca.server.protocol import Hint, Refused
from ludoteca.server.storage.folder import DATABASE
from tests.server.visitor import Visitor, command, some_play

pytestmark = pytest.mark.one_database("how a process starts without a cache")

SERVE = [sys.executable, "-m", "ludoteca", "serve", "--port", "0", "--no-open", "--data"]


@pytest.mark.skipif(not JIT, reason="the interpreter is never cold")
def test_a_house_with_nothing_compiled_plays_at_once(tmp_path: Path) -> None:
    """Nobody waits; the bot plays by thumb, its seat and the match say so, and hints say what they wait for."""
    surroundings = {**os.environ, "LUDOTECA_CACHE": str(tmp_path / "cache"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen([*SERVE, str(tmp_path)], stdout=subprocess.PIPE, text=True, env=surroundings) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
            marta = Visitor(address, "Marta")
            warming = marta.http.get("/api/warmth").json()
            assert warming["done"] < warming["total"] == 10
            table = marta.open_table(2, bots=["gold"], start=True)
            with marta.at(table) as socket:
                while socket.screen.sequence < 2:
                    if socket.screen.graph.nodes:
                        asked = socket.ask(Hint(command(), socket.screen.sequence))
                        assert isinstance(asked, Refused)
                        assert asked.says.id == "server-hint-warming"
                        socket.ask(some_play(socket.screen))
                    else:
                        socket.hear()
                assert [sitter.warming for sitter in socket.table.sitters] == [False, True]
            assert marta.http.get("/health").json()["state"] == "warming"
        finally:
            process.kill()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as kept:
        players = {player for (player,) in kept.execute("SELECT player FROM moves")}
    assert players == {"person", "thumb for gold"}
