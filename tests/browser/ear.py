"""What the server tells a page, overheard on its own socket: the table, the last update, and what may be chosen."""

import json
import random
from typing import Any

from playwright.sync_api import Page, WebSocket

DONE = -1
Graph = list[list[dict[str, Any]]]


class Ear:
    """Listens to every socket of one page."""

    def __init__(self, page: Page) -> None:
        self.table: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        page.on("websocket", self._listen)

    @property
    def moment(self) -> tuple[str, int]:
        """Which match, and how many moves it has seen."""
        return self.table.get("match") or "", self.update.get("sequence", -1)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.update) and self.update["view"]["outcome"] is not None

    @property
    def graph(self) -> Graph:
        """What may be decided now; empty when there is nothing, or when the answer is in and others decide."""
        if not self.update or self.update.get("answer") is not None:
            return []
        nodes: Graph = self.update["graph"]["nodes"]
        return nodes

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._hear(payload))

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "table":
            if message["match"] != self.table.get("match"):
                self.update = {}
            self.table = message
        elif message["type"] == "update":
            self.update = message
        elif message["type"] == "change" and self.update:
            self.update = changed(self.update, message)


def changed(update: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The update that a change makes of the one before: fields of the view that it does not name stand."""
    unsaid: dict[str, Any] = {"events": [], "graph": {"nodes": []}, "plain": [], "answer": None, "answered": []}
    return {**unsaid, **change, "type": "update", "view": {**update["view"], **change["view"]}}


def in_words(choice: dict[str, Any]) -> str:
    """A step as the page writes it: its kind and its fields, as its label has them."""
    label = choice["label"]
    return "/".join([label["id"], *(f"{name}={value}" for name, value in sorted(label.get("args", {}).items()))])


def offered(graph: Graph, steps: list[str]) -> list[str]:
    """The steps offered after these."""
    node = 0
    for step in steps:
        node = next(choice.get("to", DONE) for choice in graph[node] if in_words(choice) == step)
        if node == DONE:
            return []
    return [in_words(choice) for choice in graph[node]]


def only_move(graph: Graph) -> bool:
    """Whether exactly one whole move is legal: the page has picked it already."""
    node = 0
    while node != DONE:
        if len(graph[node]) != 1:
            return False
        node = graph[node][0].get("to", DONE)
    return True


def any_path(graph: Graph, chance: random.Random) -> list[str]:
    """A whole move, each of its steps chosen at random."""
    steps: list[str] = []
    node = 0
    while node != DONE:
        choice = chance.choice(graph[node])
        steps.append(in_words(choice))
        node = choice.get("to", DONE)
    return steps
