"""A process that is told to stop: balancers hear of it first, then its pages are sent elsewhere."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from ludoteca.server.house.closing import Closing
from ludoteca.server.protocol import Done
from ludoteca.server.protocol.closing import ELSEWHERE
from tests.server.running import Running, running
from tests.server.visitor import Visitor, some_play


def begin_to_close(house: Running) -> None:
    """As the server does it when it is told to stop."""
    loop = house.house.storage._writer._task.get_loop()  # type: ignore[union-attr]  # it runs
    asyncio.run_coroutine_threadsafe(house.house.closing.drain(), loop).result(10)


def test_liveness_asks_nobody_and_ends_with_the_house(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        visitor = Visitor(house.address)
        assert visitor.http.get("/health/live").status_code == 204
        with ThreadPoolExecutor(1) as beside, closing(visitor.http):
            stopping = beside.submit(begin_to_close, house)
            while visitor.http.get("/health/live").status_code != 404:
                time.sleep(0.01)
            stopping.result(10)


def test_pages_are_sent_elsewhere_and_nobody_is_let_in(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        table = marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)
        with marta.at(table) as page:
            assert isinstance(page.ask(some_play(page.screen)), Done)
            begin_to_close(house)
            assert page.until_closed()[0] == ELSEWHERE
        assert house.house.tables.in_memory() == []
        with pytest.raises(InvalidStatus) as refused, marta.at(table):
            pass
        assert refused.value.response.status_code == 503


def test_every_balancer_is_told_before_tables_are_let_go() -> None:
    events = list[str]()

    class Tables:
        async def let_all_go(self) -> None:
            events.append("tables")

    async def story() -> None:
        going = Closing(Tables())  # type: ignore[arg-type]  # only this verb of it
        assert going.is_open_to("one")
        assert going.is_open_to("other")
        drained = asyncio.create_task(going.drain())
        await asyncio.sleep(0)
        for balancer in ("one", "other"):
            assert not events
            assert not going.is_open_to(balancer)
            events.append(balancer) if balancer == "other" else None
            await asyncio.sleep(0)
        await drained

    asyncio.run(story())
    assert events == ["other", "tables"]
