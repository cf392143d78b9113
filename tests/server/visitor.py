"""A browser without a screen: one cookie, requests, and a socket whose messages are decoded as the page does it."""

import itertools
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteca.engine.stepgraph import DONE, StepGraph
from ludoteca.server.protocol import (
    PROTOCOL,
    Announced,
    Because,
    Clocks,
    Done,
    Hinted,
    Join,
    Play,
    Reacted,
    Recorded,
    Refused,
    Table,
    Talk,
    ToClient,
    ToServer,
    Update,
)

M = TypeVar("M", Table, Update, Clocks, Talk, Reacted, Recorded, Done, Refused, Because, Hinted, Announced)
BREATH = 0.5
"""How long a visitor who was too fast waits before playing on."""
SECONDS = 20.0
LATE = ("server-answered-first", "server-stale-move")
"""What somebody hears who comes too late in a race, or after the close of a window."""
ABNORMAL = 1006
"""The close code of a connection that was cut."""
decoder = msgspec.json.Decoder(ToClient)
numbers = itertools.count()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str = "", host: str | None = None) -> None:
        self.address = address
        self.host = host
        self.http = httpx.Client(
            base_url=address,
            headers={} if host is None else {"Host": host},
            timeout=SECONDS,
            verify=False,  # nothing is encrypted here, and reading all certificates of the web would take longer
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        if name:
            self.http.get("/api/me").raise_for_status()
            self.http.put("/api/me", json={"name": name, "doll": 3}).raise_for_status()

    @property
    def cookie(self) -> str:
        """What the browser sends back."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open_table(self, seats: int = 2, **wish: Any) -> str:
        """Open a table and return its id."""
        answer = self.http.post("/api/tables", json={"game": "kariba", "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextmanager
    def socket(self, table: str, **headers: str) -> Iterator["Socket"]:
        """A socket to a table with this browser's cookie."""
        sent = {"Cookie": self.cookie, "Origin": self.address, **headers}
        address = self.address.replace("http", "ws") + f"/live/{table}"
        headers = {k: v for k, v in sent.items() if v}
        # Without a bound on what lies unread: a client that has stopped reading would wait ten seconds to close.
        with connect(address, additional_headers=headers, compression=None, max_queue=None) as connection:
            yield Socket(connection)

    @contextmanager
    def at(self, table: str, match: str | None = None, since: int = -1, *, deals: bool = False) -> Iterator["Socket"]:
        """A socket that has joined a table; one that `deals` takes part in dealing."""
        with self.socket(table) as socket:
            socket.say(Join(table, PROTOCOL, match, since, deals))
            yield socket

    def problem(self, method: str, path: str, **arguments: Any) -> tuple[int, str]:
        """Status and text id of a request that is refused."""
        answer = self.http.request(method, path, **arguments)
        return answer.status_code, answer.json()["says"]["id"]


class Socket:
    """Messages in and out; what has not been asked for yet is kept, in order, as the bytes that came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[bytes] = []
        self.tables: list[Table] = []
        self.updates: list[Update] = []

    @property
    def table(self) -> Table:
        """The table as it was last shown."""
        return self.tables[-1]

    @property
    def screen(self) -> Update:
        """What is on the screen: the last update, or the next if there was none."""
        return self.updates[-1] if self.updates else self.until(Update)

    def say(self, message: ToServer) -> None:
        """Send a message."""
        self.connection.send(msgspec.json.encode(message).decode())

    def hear(self) -> ToClient:
        """The next message."""
        text = self.connection.recv(timeout=SECONDS)
        data = text.encode() if isinstance(text, str) else text
        self.heard.append(data)
        message: ToClient = decoder.decode(data)
        match message:
            case Table():
                self.tables.append(message)
            case Update():
                self.updates.append(message)
        return message

    def until(self, kind: type[M]) -> M:
        """Read on until a message of this kind comes."""
        while True:
            message = self.hear()
            if isinstance(message, kind):
                return message

    def ask(self, message: ToServer) -> Done | Refused | Because | Hinted:
        """Send a command and read on to its answer."""
        self.say(message)
        while True:
            answer = self.hear()
            if isinstance(answer, Done | Refused | Because | Hinted) and answer.command == getattr(
                message, "command", ""
            ):
                return answer

    def until_closed(self) -> tuple[int, str]:
        """Read on until the server hangs up: with which code, and what it refused last."""
        code, last = 0, ""
        while not code:
            try:
                message = self.hear()
                last = message.says.id if isinstance(message, Refused) else ""
            except ConnectionClosed as end:
                code = end.rcvd.code if end.rcvd else ABNORMAL
        return code, last

    def quiet(self, seconds: float = 0.2) -> None:
        """Read whatever comes until nothing comes for a while."""
        limit = time.monotonic() + SECONDS
        while time.monotonic() < limit:
            try:
                text = self.connection.recv(timeout=seconds)
            except TimeoutError:
                return
            self.heard.append(text.encode() if isinstance(text, str) else text)


def command() -> str:
    """A command id nobody has used."""
    return f"c{next(numbers)}"


def some_steps(graph: StepGraph, chance: random.Random | None = None) -> list[int]:
    """A legal move, the first or any."""
    steps, node = [], 0
    while node != DONE:
        choice = graph.nodes[node][0] if chance is None else chance.choice(graph.nodes[node])
        steps.append(choice.step)
        node = choice.to
    return steps


def some_play(update: Update, chance: random.Random | None = None) -> Play:
    """A legal move for what is on the screen."""
    return Play(command(), update.sequence, some_steps(update.graph, chance))


def is_over(update: Update) -> bool:
    """Whether the match has ended."""
    return bool(update.view.phase == "over")


def play_out(
    *sockets: Socket, chance: random.Random | None = None, until: Callable[[Update], bool] = is_over
) -> Update:
    """Play from every socket whose turn it is, to the end of the match or until something else is so."""
    while True:
        latest = max(socket.screen.sequence for socket in sockets)
        for socket in sockets:
            while socket.screen.sequence < latest:
                socket.until(Update)
        if until(sockets[0].screen):
            return sockets[0].screen
        mover = next((each for each in sockets if each.screen.graph.nodes and each.screen.answer is None), None)
        if mover is None:
            sockets[0].until(Update)
        else:
            play = some_play(mover.screen, chance)
            answer = mover.ask(play)
            if isinstance(answer, Refused) and answer.says.id == "server-too-fast":
                time.sleep(BREATH)
            elif isinstance(answer, Refused):
                assert answer.says.id in LATE, answer
                while mover.screen.sequence == play.sequence:
                    mover.until(Update)
