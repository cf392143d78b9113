"""What the documentation promises to people who write bots: fresh references, and an example that plays every game."""

import json
import threading
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from examples import bot
from ludoteca.games import GAMES
from ludoteca.server import protocol
from ludoteca.server.http import api, openapi
from ludoteca.server.protocol import Done, Start, reference
from tests.server.test_all_games import TABLES
from tests.server.visitor import Socket, Visitor, command

ROOT = Path(__file__).parents[2]


def test_the_page_on_messages_is_fresh() -> None:
    """If this fails: python -m ludoteca.server.protocol.reference > docs/messages.md."""
    assert (ROOT / "docs/messages.md").read_text("utf-8") == reference.page()


def test_the_openapi_document_is_fresh() -> None:
    """If this fails: python -m ludoteca.server.http.openapi > docs/openapi.json."""
    assert json.loads((ROOT / "docs/openapi.json").read_text("utf-8")) == openapi.document()


def test_every_message_and_every_address_is_described() -> None:
    page, document = reference.page(), openapi.document()
    for message in (*get_args(protocol.ToServer), *get_args(protocol.ToClient)):
        assert f"### `{message.__struct_config__.tag}`" in page
    described = {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert len(described) == len(api.HANDLERS)
    assert set(openapi.BODIES) <= described
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_every_game(marta: Visitor, name: str) -> None:
    """One chair for a person who deals and watches, the others for the example."""
    _, seats, options = next(table for table in TABLES if table[0] == name)
    table = marta.open_table(seats, game=name, options=options)
    outcomes: list[bot.Message] = []
    players = [
        threading.Thread(target=lambda number=number: outcomes.append(bot.play(marta.address, table, f"Robo {number}")))
        for number in range(seats - 1)
    ]
    with marta.at(table) as socket:
        for number, player in enumerate(players, start=2):
            player.start()
            wait_for_people(socket, number)
        assert isinstance(socket.ask(Start(command())), Done)
        play_along(socket)
        for player in players:
            player.join(60)
    assert len(outcomes) == seats - 1
    assert all(outcome["winners"] for outcome in outcomes)


def wait_for_people(socket: Socket, count: int) -> None:
    """Until so many sit at the table."""
    while not socket.tables or sum(sitter.kind == "person" for sitter in socket.table.sitters) < count:
        socket.hear()


def play_along(socket: Socket) -> None:
    """The person's own moves, chosen as the example chooses them."""
    acted = -1
    while (seen := socket.screen).view.outcome is None:
        if seen.graph.nodes and seen.answer is None and seen.sequence != acted:
            acted = seen.sequence
            socket.say(protocol.Play(command(), acted, bot.choose(msgspec.to_builtins(seen))))
        socket.hear()


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples/bot.py").read_text("utf-8").splitlines()) <= 60
