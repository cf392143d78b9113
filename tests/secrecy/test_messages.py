"""Every message of the socket and every answer over HTTP are the same bytes in worlds that a seat cannot tell apart.

Here in one process, through the same decoding, tables and encoding as on a socket; `tests/server/test_swap.py` does the
same with fewer pairs over real sockets.
"""

import asyncio
import random
from collections.abc import Iterator
from itertools import islice
from typing import get_args

import pytest

from ludoteca import Game
from ludoteca.games import GAMES
from ludoteca.server.protocol import Play, ToServer
from tests.conformance.random_play import random_chain
from tests.conformance.rows import each_game
from tests.secrecy import talking
from tests.secrecy.talking import heard, is_between_windows, messages, sealed_answers
from tests.secrecy.twins import Twins, some_twins

PAIRS = 6
APART = 9_973
"""Between the first seeds of two parts: they share no match and begin at other tables."""
LONG = [pytest.param(1_000, part, marks=[pytest.mark.long, pytest.mark.timeout(7200)]) for part in range(1, 11)]
"""Ten thousand pairs a game, in parts that can run side by side."""


def at_tables(game: Game, most: int, part: int) -> Iterator[Twins]:
    """Twins as they come about at a table, where answers of an open window are kept beside the record.

    Part 0 is the sample of every run, a few moments of many matches; the others are all moments, each part of its own.
    """
    pairs = some_twins(game, 20 * most, every=1 if part else 9, begin=part * APART)
    return islice((each for each in pairs if is_between_windows(each)), most)


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize(("pairs", "part"), [(PAIRS, 0), *LONG])
def test_no_message_tells_two_worlds_apart(game: Game, pairs: int, part: int) -> None:
    compared = 0
    for number, twins in enumerate(at_tables(game, pairs, part)):
        one, two = sealed_answers(twins, number)
        both = [
            asyncio.run(heard(world, twins.viewer, answers, number))
            for world, answers in zip(twins.both, (one, two), strict=True)
        ]
        assert both[0] == both[1]
        compared += sum(len(page) for page in both[0])
    assert compared > 20 * pairs


def test_every_kind_of_message_is_sent() -> None:
    twins = next(some_twins(GAMES["kariba"], 1))
    sent = {type(message) for viewer in (0, 1) for message in messages(twins.one, viewer, 0)}
    assert set(get_args(ToServer)) == sent


def test_a_move_that_can_be_made_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = (each for each in some_twins(GAMES["bossa"], 500) if each.viewer in each.one.pending)
    world, viewer, chain = next(
        (each.one, each.viewer, chain)
        for each in mine
        if len(chain := random_chain(each.one, each.viewer, random.Random(0))) > 1
    )
    monkeypatch.setattr(talking, "questions", lambda *_: [([*chain[:-1]], chain[-1]), ([*chain], chain[-1])])
    sent = [message.command for message in messages(world, viewer, 0) if isinstance(message, Play)]
    assert sent == ["play 1", "empty", "early", "no step"]
