"""Pages and tables of boardgame.io for its side of the comparison, on the same lean sockets as our own crowd."""

import asyncio
import random
import re
import time
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Struct

from bench.line import Line
from bench.load import SEATS, SETTING_UP, Crowded

GAME = "herds"
NAMESPACE = f"/{GAME},".encode()
NUMBERED = re.compile(rb'"_stateID":(\d+)')
CURRENT = re.compile(rb'"currentPlayer":"(\d+)"')
OPENED, PING, PONG, CONNECTED, SAID = b"0", b"2", b"3", b"40" + NAMESPACE, b"42" + NAMESPACE
"""How Engine.IO and Socket.IO begin what they send."""


class Player(Struct):
    """What a player sees of their own cards."""

    hand: list[int]


class Cards(Struct):
    """The part of a state that a player without eyes needs."""

    players: dict[str, Player]


class State(Struct):
    """A state as boardgame.io sends it."""

    G: Cards


class Synced(Struct):
    """What is sent to whoever comes in."""

    state: State


update_decoder = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
sync_decoder = msgspec.json.Decoder(tuple[str, str, Synced])


class OtherPage:
    """One socket at a match of boardgame.io; `player` is None for somebody who watches."""

    def __init__(self, address: str, match: str, player: str | None, credentials: str = "") -> None:
        place = urlsplit(address)
        self._host, self._port, self._origin = place.hostname or "", place.port or 80, address
        self.match, self.player, self.credentials = match, player, credentials
        self.sequence = -1
        self.arrived = 0.0
        self.bytes = 0
        self.changed = asyncio.Event()
        self._last = b""
        self._line: Line | None = None

    async def open(self) -> None:
        """Connect, come in and wait for the state."""
        self.sequence = -1
        self._line = Line(self._hear, self.changed.set)
        path = "/socket.io/?EIO=4&transport=websocket"
        await self._line.open(self._host, self._port, path, {"Origin": self._origin})
        while self.sequence < 0:
            await self.news()

    async def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            await self._line.close()

    async def news(self) -> None:
        """Wait until something comes; ConnectionError if nothing can come any more."""
        if self._line is not None and self._line.is_dead:
            raise ConnectionError("the line is dead")
        self.changed.clear()
        await self.changed.wait()

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        found = CURRENT.search(self._last)
        assert found is not None
        return found[1].decode()

    def play(self, chance: random.Random) -> None:
        """Make any legal move."""
        decoder = sync_decoder if self._last.startswith(b'["sync"') else update_decoder
        told = decoder.decode(self._last)[2]
        hand = (told.state if isinstance(told, Synced) else told).G.players[self.player or ""].hand
        kind = chance.choice([kind for kind, cards in enumerate(hand) if cards])
        payload = {
            "type": "play",
            "args": [kind, chance.randint(1, hand[kind])],
            "playerID": self.player,
            "credentials": self.credentials,
        }
        self._say("update", {"type": "MAKE_MOVE", "payload": payload}, self.sequence, self.match, self.player)

    def _say(self, *message: object) -> None:
        assert self._line is not None
        self._line.say(SAID + msgspec.json.encode(message))

    def _hear(self, data: bytes) -> None:
        assert self._line is not None
        if data == PING:
            self._line.say(PONG)
        elif data.startswith(SAID):
            self._hear_news(data[len(SAID) :])
        elif data.startswith(CONNECTED):
            self._say("sync", self.match, self.player, self.credentials, SEATS)
        elif data.startswith(OPENED):
            self._line.say(CONNECTED)

    def _hear_news(self, data: bytes) -> None:
        self.bytes += len(data)
        if data.startswith((b'["update"', b'["sync"')) and (found := NUMBERED.findall(data)):
            self._last, self.sequence, self.arrived = data, max(map(int, found)), time.perf_counter()
            self.changed.set()


class OtherCrowded(Crowded):
    """One table of boardgame.io under load."""

    def __init__(self, pages: list[OtherPage], seed: int) -> None:
        super().__init__([], seed)
        self.others = pages

    async def _act(self) -> None:
        watcher = self.others[-1]
        mover, sequence = self.others[int(watcher.turn)], watcher.sequence
        sent = time.perf_counter()
        mover.play(self.chance)
        for page in self.others:
            while page.sequence <= sequence:
                await page.news()
        self.times.append(1000 * (max(page.arrived for page in self.others) - sent))


async def set_other_tables(address: str, tables: int) -> list[OtherCrowded]:
    """So many tables of four persons and a spectator, dealt."""
    room = asyncio.Semaphore(SETTING_UP)
    async with httpx.AsyncClient(base_url=f"{address}/games/{GAME}", timeout=60) as lobby:

        async def one(number: int) -> OtherCrowded:
            async with room:
                created = await lobby.post("/create", json={"numPlayers": SEATS})
                match = created.raise_for_status().json()["matchID"]
                pages = []
                for seat in map(str, range(SEATS)):
                    wish = {"playerID": seat, "playerName": seat}
                    joined = (await lobby.post(f"/{match}/join", json=wish)).raise_for_status()
                    pages.append(OtherPage(address, match, seat, joined.json()["playerCredentials"]))
                pages.append(OtherPage(address, match, None))
                for page in pages:
                    await page.open()
                return OtherCrowded(pages, number)

        return list(await asyncio.gather(*(one(number) for number in range(tables))))
