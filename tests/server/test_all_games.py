"""Every game of the house, with all its windows, from the deal to the end over sockets."""

import random
from contextlib import ExitStack

import pytest

from ludoteca.engine.verify import verify
from ludoteca.games import GAMES
from ludoteca.server.protocol import Done, Sit, Start
from tests.server.visitor import Visitor, command, play_out

TABLES = [
    ("kariba", 3, {}),
    ("boss-kito", 3, {}),
    ("bossa", 2, {"expansion": True}),
    ("kitsune", 4, {"trackSteps": 5}),
    ("kitsune", 4, {"trackSteps": 5, "clanDecision": "anyMember"}),
    ("exploding-kittens", 3, {}),
    ("exploding-kittens", 3, {"nopeMode": "race", "selfNope": True}),
]


def test_every_game_is_here() -> None:
    assert {name for name, _, _ in TABLES} == set(GAMES)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=lambda each: str(each))
@pytest.mark.parametrize("persons", [1, 2])
def test_a_whole_game_of_people_and_bots(
    marta: Visitor, leo: Visitor, game: str, seats: int, options: dict[str, bool | int | str], persons: int
) -> None:
    with ExitStack() as stack:
        bots = ["random"] * (seats - persons)
        table = marta.open_table(seats, game=game, options=options, bots=bots)
        sockets = [stack.enter_context(person.at(table)) for person in (marta, leo)[:persons]]
        if persons == 2:
            assert isinstance(sockets[1].ask(Sit(command(), seats - 1)), Done)
        assert isinstance(sockets[0].ask(Start(command())), Done)
        end = play_out(*sockets, chance=random.Random(7))
        assert end.view.outcome is not None
        match = sockets[0].table.match
    file = marta.http.get(f"/api/matches/{match}/file").json()
    assert verify(GAMES[game], file).signer.kind == "unknown"
