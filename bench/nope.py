"""Can a Nope be smelt? `python -m bench.nope [--windows 2000] [--parallel 100] [--speed 1]`.

Each pair of matches differs in one card: in one seat b holds a Nope, in the other that Nope lies in the pile. Seat a
plays a Skip, the others answer or stay silent alike, and what seat a's page hears is measured: when the window closes,
how many messages come and how large they are. Both kinds are interleaved. Then a bot that cannot know the card decides
in both.
"""

import argparse
import asyncio
import contextlib
import copy
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.games.exploding_kittens.box import DO_LET, DO_SKIP
from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.bot_turns import job_for
from ludoteca.server.protocol import NewTable, Play, Sit, Start, ToClient
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Guest
from ludoteca.server.table.audience import Link, Socket
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp

GAME = "exploding-kittens"
SEATS = 3
BOT = "search:1k"
SECRET = bytes(32)


class Report(Struct):
    """Differences between the two kinds, in milliseconds of real time; the bounds are 2 and 5."""

    windows: int
    median: float
    p95: float
    closes: float
    """How long a window was open, median of all."""
    unequal: int
    """Pairs in which the page heard another number of messages, or other sizes."""
    bot_pairs: int
    bot_median: float
    bot_p95: float


class Ear(Link):
    """A page that notes when something came and how large it was."""

    def __init__(self, guest: Guest, clock: HouseClock) -> None:
        super().__init__(cast(Socket, None), guest, clock)
        self.heard: list[tuple[float, int]] = []
        self.changed = asyncio.Event()

    def send(self, message: ToClient | bytes) -> None:
        """Take a message in."""
        size = len(message if isinstance(message, bytes) else msgspec.json.encode(message))
        self.heard.append((time.perf_counter(), size))
        self.changed.set()


def worlds(number: int) -> tuple[Match, Match]:
    """The same match without and with a Nope in the hand of seat b; of a deal that has the cards for it."""
    game = ludoteca.game(GAME)
    deals = (game.start(SEATS, seed=number + 1_000_000 * more).position() for more in range(100))
    position: dict[str, Any] = next(deal for deal in deals if {"Skip", "Nope"} <= set(deal["pile"]))
    position["active"] = 0
    hands, pile = position["hands"], position["pile"]
    exchange(hands[0], pile, lambda card: card not in ("Skip", "Defuse"), "Skip")
    for hand in hands[1:]:
        while "Nope" in hand:
            harmless = next(card for card in pile if card not in (*hand, "EK", "Defuse"))
            exchange(hand, pile, lambda card: card == "Nope", harmless)
    other = copy.deepcopy(position)
    exchange(other["hands"][1], other["pile"], lambda card: card != "Defuse", "Nope")
    return game.position(position, SECRET), game.position(other, SECRET)


def exchange(hand: list[str], pile: list[str], gives: Any, wanted: str) -> None:
    """Swap a card of a hand for one from the pile, unless it is there already."""
    if wanted not in hand:
        mine, theirs = next(place for place, card in enumerate(hand) if gives(card)), pile.index(wanted)
        hand[mine], pile[theirs] = pile[theirs], hand[mine]


async def window(house: House, match: Match, number: int) -> tuple[float, list[int]]:
    """Open a window at a table of its own; milliseconds until seat a's page hears of its close, and all sizes."""
    arrived = [await house.guests.arrive() for _ in range(SEATS)]
    guests = [guest for guest, _ in arrived]
    for guest, token in arrived:
        await house.guests.rename(guest, token, "Guest", 1)  # names and dolls are of one size
    table = await house.tables.find(await house.tables.open(guests[0], NewTable(GAME, SEATS)))
    ears = [Ear(guest, house.clock) for guest in guests]
    for ear in ears:
        table.pages.join(ear, None, -1)
    for seat in (1, 2):
        await table.obey(guests[seat], Sit(f"sit {seat}", seat))
    dealt = LiveMatch(table.state.seal.match, table.state.seal.secret, match, [""] * SEATS)
    table.dealing.match_from = lambda seal: dealt  # type: ignore[method-assign]
    await table.obey(guests[0], Start("start"))
    await table.obey(guests[0], Play("skip", match.sequence, [DO_SKIP]))
    opened, before = ears[0].heard[-1][0], len(ears[0].heard)
    dice = random.Random(number)
    answering = [
        asyncio.create_task(answer(house, table, guests[seat], match.sequence + 1, dice.uniform(0.2, 3.0), seat))
        for seat in (1, 2)
        if dice.random() < 0.7
    ]
    while len(ears[0].heard) == before:
        ears[0].changed.clear()
        await ears[0].changed.wait()
    took = 1000 * (ears[0].heard[before][0] - opened)
    await asyncio.gather(*answering)
    for ear in ears:
        table.pages.leave(ear)
    return took, [size for _, size in ears[0].heard]


async def answer(house: House, table: Any, guest: Guest, sequence: int, after: float, seat: int) -> None:
    """Let it pass after a while, with a Nope in hand or without; too late on a busy machine is silence."""
    await house.clock.sleep(after)
    with contextlib.suppress(Refusal):
        await table.obey(guest, Play(f"let {seat}", sequence, [DO_LET]))


async def measure(data: Path, *, windows: int, parallel: int, speed: float, bot_pairs: int) -> Report:
    """So many windows of each kind."""
    clock = HouseClock(speed)
    house = House.build(data, port=1, clock=clock, bots=BotPool(clock), warm_up=WarmUp(cold=()))
    house.storage.start()
    room = asyncio.Semaphore(parallel)
    pairs = [worlds(number) for number in range(windows)]  # before anything is measured: it takes milliseconds each

    async def one(number: int, kind: int) -> tuple[float, list[int]]:
        async with room:
            return await window(house, pairs[number][kind], number)

    order = [(number, (number + turn) % 2) for number in range(windows) for turn in (0, 1)]
    found = dict(zip(order, await asyncio.gather(*(one(*each) for each in order)), strict=True))
    times = [sorted(found[number, kind][0] for number in range(windows)) for kind in (0, 1)]
    bots = await bot_times(bot_pairs)
    await house.stop()
    return Report(
        windows=windows,
        median=round(difference(times, 50), 2),
        p95=round(difference(times, 95), 2),
        closes=round(statistics.median(times[0] + times[1]), 1),
        unequal=sum(found[number, 0][1] != found[number, 1][1] for number in range(windows)),
        bot_pairs=bot_pairs,
        bot_median=round(difference(bots, 50), 2),
        bot_p95=round(difference(bots, 95), 2),
    )


async def bot_times(pairs: int) -> list[list[float]]:
    """Milliseconds that a bot on seat a takes in both worlds, one after the other."""
    runner, times = BotPool(HouseClock()), list[list[float]]([[], []])
    if pairs:
        runner.start()
    for number in range(pairs):
        for kind in ((0, 1), (1, 0))[number % 2]:
            job = job_for(LiveMatch("match", SECRET, worlds(number)[kind]), 0, BOT)
            began = time.perf_counter()
            await runner.choose(job, "bench")
            times[kind].append(1000 * (time.perf_counter() - began))
    await runner.stop()
    return [each[pairs // 20 :] for each in times]


def difference(times: list[list[float]], percent: int) -> float:
    """How far the two kinds are apart at a percentile."""
    if len(times[0]) < 2:
        return 0.0
    one, two = (statistics.quantiles(each, n=100, method="inclusive")[percent - 1] for each in times)
    return abs(one - two)


def main() -> None:
    """Print the figures; exit status 1 if a Nope can be smelt."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--windows", type=int, default=2000)
    asked.add_argument("--parallel", type=int, default=100)
    asked.add_argument("--speed", type=float, default=1.0)
    asked.add_argument("--bots", type=int, default=300, metavar="PAIRS")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            measure(
                Path(folder),
                windows=given.windows,
                parallel=given.parallel,
                speed=given.speed,
                bot_pairs=given.bots,
            )
        )
    print(msgspec.json.format(msgspec.json.encode(report)).decode())
    fair = report.median <= 2 and report.p95 <= 5 and not report.unequal
    raise SystemExit(not (fair and report.bot_median <= 2 and report.bot_p95 <= 5))


if __name__ == "__main__":
    main()
