"""`kill -9` in mid-game: nothing that was acknowledged is lost, nothing is doubled, and the game goes on."""

import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed

from ludoteca.server.protocol import Done, Play, Sit, Start
from tests.server.databases import ask, database_of
from tests.server.visitor import Visitor, command, some_play

ROUNDS = 3
BREATH = 0.01
"""Seconds before a move, at most: a series of three games has fewer than 300, and they shall last for all rounds."""
SERVE = """
import sys
from pathlib import Path
from ludoteca.server import serve
serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), database=sys.argv[3])
"""


@contextmanager
def served(data: Path, port: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server process and its address; killed at the end without a word."""
    command = [sys.executable, "-c", SERVE, str(port), str(data), database_of(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().strip().replace("localhost", "127.0.0.1")
        finally:
            process.kill()


class Evening:
    """Two persons at one table, who remember every move that was acknowledged and the one that was not."""

    def __init__(self, address: str) -> None:
        self.people = (Visitor(address, "Marta"), Visitor(address, "Leo"))
        self.acknowledged: list[Play] = []
        self.open: tuple[Visitor, Play] | None = None
        limit = time.monotonic() + 240
        while not self.people[0].http.get("/api/games").json()[0]["ready"]:
            assert time.monotonic() < limit
            time.sleep(0.05)
        self.table = self.people[0].open_table(2, options={"games": 3, "expert": True})
        with self.people[0].at(self.table) as ours, self.people[1].at(self.table) as theirs:
            theirs.ask(Sit(command(), 1))
            ours.ask(Start(command()))
            self.match = ours.table.match

    def play_on(self, chance: random.Random) -> None:
        """Play until the line goes dead, with a breath before each move, so that the match outlasts all kills."""
        with self.people[0].at(self.table) as ours, self.people[1].at(self.table) as theirs:
            while True:
                latest = max(ours.screen.sequence, theirs.screen.sequence)
                for socket in (ours, theirs):
                    while socket.screen.sequence < latest:
                        socket.hear()
                mover = ours if ours.screen.graph.nodes else theirs
                time.sleep(chance.uniform(0, BREATH))
                play = some_play(mover.screen, chance)
                self.open = (self.people[0 if mover is ours else 1], play)
                assert isinstance(mover.ask(play), Done)
                self.acknowledged.append(play)
                self.open = None

    def come_back(self) -> None:
        """Reload both pages and send the move again that had no answer; it counts once, stored before or not."""
        if self.open is not None:
            visitor, play = self.open
            with visitor.at(self.table) as socket:
                assert socket.ask(play) == Done(play.command)
            self.acknowledged.append(play)
            self.open = None
        for seat, visitor in enumerate(self.people):
            with visitor.at(self.table) as socket:
                assert socket.screen.sequence == len(self.acknowledged)
                assert (socket.table.match, socket.table.seat) == (self.match, seat)


def stored(data: Path) -> list[tuple[int, list[int]]]:
    """Number and steps of every move in the database."""
    rows = ask(data, "select sequence, steps from moves order by sequence")
    return [(sequence, msgspec.json.decode(steps)) for sequence, steps in rows]


def kill_in_play(process: subprocess.Popen[str], evening: Evening, moves: int) -> None:
    """Kill a server when so many more moves are acknowledged, however fast it is; the next one is on its way."""
    goal = len(evening.acknowledged) + moves
    limit = time.monotonic() + 120
    while len(evening.acknowledged) < goal and time.monotonic() < limit:
        time.sleep(BREATH / 3)
    process.kill()


def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    chance = random.Random(11)
    port, evening = 0, None
    for _ in range(ROUNDS):
        with served(tmp_path, port) as (process, address):
            port = int(address.rsplit(":", 1)[1])
            if evening is None:
                evening = Evening(address)
            evening.come_back()
            killer = threading.Thread(target=kill_in_play, args=(process, evening, chance.randint(2, 9)))
            killer.start()
            try:
                evening.play_on(chance)
            except (ConnectionClosed, EOFError, OSError):
                killer.join()
        acknowledged = [(play.sequence + 1, play.steps) for play in evening.acknowledged]
        assert stored(tmp_path)[: len(acknowledged)] == acknowledged
        assert len(stored(tmp_path)) - len(acknowledged) in (0, 1)
    assert evening is not None
    assert len(evening.acknowledged) > ROUNDS
    with served(tmp_path, port):
        evening.come_back()
