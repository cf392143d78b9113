"""What an operator reads is the same in worlds that a seat cannot tell apart: no number tells of a hidden card."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Game
from ludoteca.server.http.cookies import operator_cookie
from ludoteca.server.table.live_match import LiveMatch
from tests.conformance.rows import each_game
from tests.secrecy.talking import sealed_answers
from tests.secrecy.test_http import PAIRS, Callers
from tests.secrecy.test_messages import at_tables
from tests.secrecy.twins import World

MEASURED = ("now", "memory", "load", "timings")
"""What differs from one moment to the next, whatever lies on the tables."""
MEASURED_LINE = re.compile(r"^(process_|ludoteca_\w+_seconds_).*$", re.MULTILINE)


async def report(callers: Callers, world: World, answers: dict[int, list[int]]) -> list[Any]:
    """All that an operator can ask while this world lies on a table."""
    house = callers.house
    table, _ = await callers.table(world.game, world.seats)
    assert table.state.live_match is not None
    table.state.live_match = LiveMatch(table.state.live_match.id, bytes(32), world.copy())
    table.state.live_match.answers = answers
    secret = await house.operator_key.turn(house.operator_key.link(), house.tally)
    cookie = operator_cookie(secret, 60, secure=False)
    headers = {"cookie": f"{cookie.key}={cookie.value}"}
    told = [await callers.web.get(f"/api/house{path}", headers=headers) for path in ("", f"/tables/{table.id}")]
    numbers = await callers.web.get("/metrics")
    assert {answer.status_code for answer in (*told, numbers)} == {200}
    seen: list[Any] = [{key: value for key, value in each.json().items() if key not in MEASURED} for each in told]
    assert len(MEASURED_LINE.findall(numbers.text)) > 20
    return [*seen, MEASURED_LINE.sub("", numbers.text)]


@pytest.mark.parametrize("game", each_game())
def test_what_an_operator_reads_tells_no_two_worlds_apart(tmp_path: Path, game: Game) -> None:
    async def scene() -> None:
        callers = Callers(tmp_path)
        callers.house.metrics = True
        for number, twins in enumerate(at_tables(game, PAIRS, 0)):
            pairs = zip(twins.both, sealed_answers(twins, number), strict=True)
            await callers.table(game, twins.both[0].seats)  # opened before anything is compared
            both = [await report(callers, world, answers) for world, answers in pairs]
            assert both[0] == both[1]
        await callers.web.aclose()
        await callers.house.stop()

    asyncio.run(scene())
