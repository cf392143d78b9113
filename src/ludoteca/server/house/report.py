"""How this process of the house does, put together for the operator's page. Read, never counted here."""

import contextlib
from importlib.metadata import version
from typing import Literal

from ludoteca.server.histogram import Histogram
from ludoteca.server.house.house import House
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import Bots, Database, FrozenTable, HouseReport, OfflineTable, OtherProcess, Timing
from ludoteca.server.storage.trouble import NotStoredError

ACTION_MS, BOT_MS, RECALL_MS, COMMIT_MS = 50, 1000, 400, 20
"""What nobody should wait longer for: until a move is shown, a bot has thought, a table is there, a commit is done."""


async def report(house: House) -> HouseReport:
    """The whole page. A database that does not answer leaves out what only it knows."""
    size, others = 0, list[OtherProcess]()
    with contextlib.suppress(NotStoredError):
        size = await house.storage.size()
        others = [OtherProcess(*each) for each in await house.storage.processes.others()]
    live, storage, process = house.tables.in_memory(), house.storage, house.process
    kind: Literal["sqlite", "postgresql"] = "postgresql" if storage.is_shared else "sqlite"
    now = house.clock.now()
    left = house.restart.announced().within
    return HouseReport(
        name=process.name,
        version=version("ludoteca"),
        python=process.python,
        now=now,
        started=process.started,
        tables=len(live),
        playing=sum(each.state.phase == "playing" for each in live),
        pages=len(house.open_sockets),
        memory=process.memory,
        load=process.load,
        actions=house.tables.actions.count,
        refused=house.refusals.total(),
        bots=Bots(len(house.bots.pids), house.bots.busy, house.bots.waiting, house.bots.cuts),
        database=Database(kind, storage.is_well, storage.waiting, size),
        warmth=house.warm_up.seen(),
        timings=[
            _timing("action", ACTION_MS, house.tables.actions),
            _timing("bot", BOT_MS, house.bots.thinking),
            _timing("recall", RECALL_MS, house.tables.recalls),
            _timing("commit", COMMIT_MS, storage.commits),
        ],
        frozen=[_frozen(each) for each in live if each.state.incident],
        offline=[OfflineTable(table, each.game, each.since) for table, each in storage.offline.tables.items()],
        restart=None if left is None else now + left,
        diary=list(house.diary),
        others=others,
        notes=house.notes,
    )


def _timing(kind: Literal["action", "bot", "recall", "commit"], limit: int, took: Histogram) -> Timing:
    half, most, nearly = (_ms(took.share(part)) for part in (0.5, 0.95, 0.99))
    return Timing(kind, limit, half, most, nearly, [_ms(each) for each in took.curve(0.95)])


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(1000 * seconds, 1)


def _frozen(table: LiveTable) -> FrozenTable:
    state = table.state
    return FrozenTable(
        id=table.id,
        game=state.game,
        incident=state.incident,
        since=state.frozen,
        seats=len(state.seating.chairs),
        pages=len(table.audience),
        move=0 if state.live_match is None else state.live_match.match.sequence,
    )
