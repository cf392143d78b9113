"""`/metrics`: how this process does, in numbers, as Prometheus reads them (text format 0.0.4).

Off unless asked for. No label names a table or a person; a refusal by the rules of a game is counted as just that,
because which rule it was can tell of the hand that it was made with.
"""

import hmac
from collections import Counter
from collections.abc import Iterator

from litestar import Response, get
from litestar.di import NamedDependency

from ludoteca.server.histogram import Histogram
from ludoteca.server.house.house import House
from ludoteca.server.http.me import Asked, address_of
from ludoteca.server.http.operator import is_this_machine
from ludoteca.server.refusal import Refusal

CONTENT_TYPE = "text/plain; version=0.0.4"
"""Litestar adds the charset."""
OURS = "server-"
"""What the ids of refusals begin with that are the house's and not a game's."""
RULE = "rule"
"""How those of games are counted."""
BEARER = "Bearer "


@get("/metrics")
async def get_metrics(request: Asked, house: NamedDependency[House]) -> Response[bytes]:
    """The numbers of this process."""
    if not house.metrics:
        raise Refusal("server-not-found", status=404)
    if not is_this_machine(request):
        _must_have_token(request, house)
    return Response("\n".join([*lines(house), ""]).encode(), media_type=CONTENT_TYPE)


def lines(house: House) -> Iterator[str]:
    """Everything that is told, line by line."""
    live, storage, bots, process = house.tables.in_memory(), house.storage, house.bots, house.process
    phases = Counter(each.state.phase for each in live)
    yield from family(
        "tables",
        "gauge",
        "Tables in memory.",
        *((f'{{state="{phase}"}}', phases[phase]) for phase in ("waiting", "playing", "over")),
    )
    yield from family("tables_frozen", "gauge", "Tables stopped by a mistake of ours.", ("", _frozen(house)))
    yield from family("tables_offline", "gauge", "Tables taken offline.", ("", len(storage.offline.tables)))
    taken = storage.holding.take_overs
    yield from family("takeovers_total", "counter", "Tables taken over from another process.", ("", taken))
    yield from family("pages", "gauge", "Open sockets of pages.", ("", len(house.open_sockets)))
    yield from histogram("action_seconds", "From a command until it is stored and shown.", house.tables.actions)
    yield from histogram("recall_seconds", "Bringing stored tables into memory.", house.tables.recalls)
    yield from family(
        "refusals_total",
        "counter",
        "What was refused, by the id of the sentence.",
        *((f'{{id="{name}"}}', count) for name, count in sorted(refusals(house).items())),
    )
    yield from family("database_up", "gauge", "1 if what was last to be stored could be.", ("", int(storage.is_well)))
    yield from family("writer_waiting", "gauge", "Units of writing that wait.", ("", storage.waiting))
    yield from histogram("commit_seconds", "Commits of the database.", storage.commits)
    yield from family("bot_workers", "gauge", "Processes that think for bots.", ("", len(bots.pids)))
    yield from family("bot_workers_busy", "gauge", "Those of them that think.", ("", bots.busy))
    yield from family("bot_waiting", "gauge", "Decisions that wait for a worker.", ("", bots.waiting))
    yield from family("bot_cuts_total", "counter", "Moves with less thought than their level.", ("", bots.cuts))
    yield from histogram("bot_seconds", "Answers of bots, without the wait for a worker.", bots.thinking)
    yield from family("warm", "gauge", "1 if everything is compiled.", ("", int(house.warm_up.is_warm)))
    yield from family("process_resident_memory_bytes", "gauge", "Memory.", ("", process.memory))
    yield from family("process_cpu_seconds_total", "counter", "Processor.", ("", process.processor))
    yield from family("process_start_time_seconds", "gauge", "Start, since 1970.", ("", process.started / 1000))


def refusals(house: House) -> Counter[str]:
    """What was refused, the reasons of games as one."""
    found = Counter[str]()
    for name, count in house.refusals.items():
        found[name if name.startswith(OURS) else RULE] += count
    return found


def family(name: str, kind: str, told: str, *values: tuple[str, float]) -> Iterator[str]:
    """One number, or several that differ in their labels."""
    name = name if name.startswith("process_") else f"ludoteca_{name}"
    yield f"# HELP {name} {told}"
    yield f"# TYPE {name} {kind}"
    yield from (f"{name}{labels} {value}" for labels, value in values)


def histogram(name: str, told: str, took: Histogram) -> Iterator[str]:
    """How long something takes, in buckets."""
    name = f"ludoteca_{name}"
    yield f"# HELP {name} {told}"
    yield f"# TYPE {name} histogram"
    for bound, count in zip((*took.bounds, "+Inf"), took.cumulative, strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {took.sum}"
    yield f"{name}_count {took.count}"


def _frozen(house: House) -> int:
    return sum(bool(each.state.incident) for each in house.tables.in_memory())


def _must_have_token(request: Asked, house: House) -> None:
    sent = request.headers.get("authorization", "")
    if not house.metrics_token:
        raise Refusal("server-not-found", status=404)
    if hmac.compare_digest(sent.encode(), f"{BEARER}{house.metrics_token}".encode()):
        return
    if not house.rates.operator_tries.allows(address_of(request)):
        raise Refusal("server-too-many-codes", status=429)
    raise Refusal("server-metrics-token", status=401)
