#!/usr/bin/env python3
"""A bot for any game of the house: python bot.py ADDRESS TABLE [NAME]. Sits down at an open chair and plays at random.

Everything it knows is in docs/messages.md. Replace `choose` by something that thinks. Needs `websockets`.
"""

import itertools
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
numbers = itertools.count(random.randrange(10**9))


def guest(address: str, name: str) -> str:
    """Come in and take a name; the cookie that proves it later."""
    with urllib.request.urlopen(f"{address}/api/me") as answer:
        cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
    me = json.dumps({"name": name, "doll": 7}).encode()
    urllib.request.urlopen(urllib.request.Request(f"{address}/api/me", me, {"Cookie": cookie}, method="PUT")).close()
    return cookie


def choose(update: Message) -> list[int]:
    """The steps of a move: a walk through the graph from node 0 to the end. `update["view"]` is all a seat may know."""
    steps, node = [], 0
    while node != -1:
        steps.append((choice := random.choice(update["graph"]["nodes"][node]))["step"])
        node = choice.get("to", -1)
    return steps


def say(socket: ClientConnection, kind: str, **fields: Any) -> None:
    """Send a command under an id of its own: sent again, it would take effect once."""
    socket.send(json.dumps({"type": kind, "command": f"bot {next(numbers)}", **fields}))


def play(address: str, table: str, name: str = "Robo") -> Message:
    """Play one match to its end; the outcome."""
    live = address.replace("http", "ws", 1) + f"/live/{table}"
    with connect(live, additional_headers={"Cookie": guest(address, name)}, compression=None) as socket:
        socket.send(json.dumps({"type": "join", "table": table, "protocol": 3}))
        for message in map(json.loads, socket):
            match message:
                case {"type": "table", "seat": None, "state": "waiting", "sitters": sitters}:
                    say(socket, "sit", seat=[sitter["kind"] for sitter in sitters].index("open"))
                case {"type": "update", "view": {"outcome": {} as outcome}}:
                    return dict(outcome)
                case {"type": "update", "graph": {"nodes": [_, *_]}, "answer": None}:
                    say(socket, "play", sequence=message["sequence"], steps=choose(message))
    raise ConnectionError("the house has closed")


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
