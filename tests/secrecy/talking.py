"""One table in this process, spoken to as a page does: messages are decoded, answered and encoded as on a socket."""

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any, cast, get_args

import msgspec
from msgspec import structs
from msgspec.inspect import BoolType, IntType, ListType, LiteralType, StrType, type_info

from ludoteca.bots.explain import Chance, Explanation
from ludoteca.server.house.connection_limits import ConnectionLimit
from ludoteca.server.http.live_socket import Conversation
from ludoteca.server.limits import CONNECTIONS, JOINS, JOINS_SECONDS, Rate
from ludoteca.server.play.bot_turns import job_for
from ludoteca.server.play.hints import Hints
from ludoteca.server.protocol import (
    PROTOCOL,
    Adjourn,
    Hint,
    Join,
    Leave,
    Look,
    Play,
    Remove,
    TakeBack,
    ToServer,
    Why,
)
from ludoteca.server.storage.stored import Guest, Terms
from ludoteca.server.table.audience import Link
from ludoteca.server.table.live_match import Answers
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.jobs import Job
from ludoteca.server.workers.warm_up import WarmUp
from tests.conformance.random_play import random_chain
from tests.secrecy.answers import allowed, asked, questions
from tests.secrecy.twins import Twins, World
from tests.server.room import Page, Room

BOT_LEVELS = ("tin", "gold")


class Advisor:
    """A bot worker that only notes what it is given."""

    def __init__(self) -> None:
        self.given: list[bytes] = []

    async def explain(self, job: Job, *_whose: str) -> Explanation:
        """Remember a job."""
        self.given.append(msgspec.msgpack.encode(job))
        return Explanation(job.seat, Chance(0.5, 0.4, 0.6), candidates=[], made=None, continuation=[], says=[])


class Awake:
    """A house in which everything is compiled."""

    def thinks(self, _game: str) -> bool:
        """Whether bots can search in a game."""
        return True


class Caller(Page):
    """A page with somebody before it."""

    def __init__(self, seat: int, guest: Guest | None) -> None:
        super().__init__(seat)
        self.guest = guest
        self.is_over = False
        if guest is None:
            self.player = cast(str, None)

    def hang_up(self, _code: int) -> None:
        """Nothing to close."""


async def heard(world: World, viewer: int, answers: Answers, seed: int) -> list[list[bytes]]:
    """All that the viewer, a spectator, and a bot or a hint in the viewer's place are given at a table."""
    room, advisor = Room("p" * world.seats, world.copy(), terms=Terms(hints=True)), Advisor()
    hints = Hints(room.clock, cast(BotPool, advisor), cast(WarmUp, Awake()))
    room.table.pages._hints = hints
    assert room.table.state.live_match is not None
    room.table.state.live_match.answers = dict(answers)
    pages = [Caller(viewer, room.guests[viewer]), Caller(viewer, None)]
    for page in pages:
        house = SimpleNamespace(
            tables=SimpleNamespace(find_for=lambda _player, _id: found(room.table)),
            rates=SimpleNamespace(joins=Rate(room.clock, JOINS, JOINS_SECONDS)),
            connections=ConnectionLimit(CONNECTIONS),
            guests=SimpleNamespace(is_current=True),
            storage=SimpleNamespace(is_shared=False),
        )
        talk = Conversation(cast(Any, house), cast(Link, page), "127.0.0.1", "table")
        for message in messages(world, viewer, seed):
            await talk._hear(msgspec.json.encode(message).decode(), too_fast=False)
            await asyncio.sleep(0)
    assert room.table.state.live_match.match.sequence == world.sequence  # no move was made
    jobs = [msgspec.msgpack.encode(job_for(room.table.state.live_match, viewer, level)) for level in BOT_LEVELS]
    await room.leave()
    return [*(page.heard for page in pages), advisor.given, jobs]


async def found(table: Any) -> Any:
    """The table that is asked for."""
    return table


def messages(world: World, viewer: int, seed: int) -> Iterator[ToServer]:
    """One of every kind that leaves the match as it is, several of those that ask and of those that are refused."""
    sequence, other = world.sequence, (viewer + 1) % world.seats
    yield Join("table", PROTOCOL + 1)
    yield Join("table", PROTOCOL)
    yield Join("table", PROTOCOL, "match", max(0, sequence - 1 - seed % 5))
    yield Join("table", PROTOCOL, words=False, changes=True)
    yield Look("look", viewer)
    for number, (chain, step) in enumerate(questions(world, viewer)):
        yield Why(f"why {number}", chain, step)
        yield Why(f"why {number} in words", chain, world.game.moves.label(step))
        if is_refused(world, viewer, (*chain, step)):  # asked in each world: what only one of them refuses is heard
            yield Play(f"play {number}", sequence, [*chain, step])
    yield Play("empty", sequence, [])
    yield Play("early", sequence + 7, [0])
    yield Play("no step", sequence, [world.game.steps])
    yield TakeBack("back", sequence + 1)
    if not (world.moves and world.moves[-1].by == viewer):
        yield TakeBack("back now", sequence)
    yield Hint("hint", sequence)
    yield from (plain_message(kind) for kind in get_args(ToServer) if kind not in (*ASKED, Leave, Remove))
    yield Adjourn("go on", False)
    yield Remove("remove", other) if viewer else Leave("leave")


def is_refused(world: World, viewer: int, chain: tuple[int, ...]) -> bool:
    """Whether a move cannot be made. One that can be draws tiles and turns up cards: two worlds may part with it."""
    return bool(asked(partial(allowed, world, viewer, chain))[0] == "refused")


ASKED = (Join, Look, Why, Play, TakeBack, Hint)
"""Kinds that are sent with something to think about in them; every other kind is sent as it comes."""


def plain_message(kind: type[Any]) -> Any:
    """A message of any kind, with something plain in each of its fields."""
    fields = {field.name: PLAIN[type(type_info(field.type))] for field in structs.fields(kind) if field.required}
    return msgspec.convert({"type": kind.__struct_config__.tag, **fields}, kind)


PLAIN: dict[type, Any] = {IntType: 0, StrType: "bot", BoolType: True, LiteralType: "bot", ListType: []}


def sealed_answers(twins: Twins, seed: int) -> tuple[Answers, Answers]:
    """In an open window: what others have answered in each world. Where nobody may know of it, other seats answer."""
    dice, found = random.Random(seed), []
    views = twins.one.game.views
    if views.window(twins.one.states[0]).kind != "sealed":
        return {}, {}
    known = twins.one.game.name != "exploding-kittens"  # EK-608: there even who has answered is a secret
    same = [seat for seat in twins.one.pending if seat != twins.viewer and dice.random() < 0.5]
    for world in twins.both:
        seats = same if known else [seat for seat in world.pending if seat != twins.viewer and dice.random() < 0.5]
        found.append({seat: list(random_chain(world, seat, dice)) for seat in seats})
    return found[0], found[1]


def is_between_windows(twins: Twins) -> bool:
    """Whether nobody has answered in the record itself: a table keeps answers beside it until the window closes."""
    name = twins.one.game.name
    for world in twins.both:
        s = world.states[0]
        if name == "kitsune" and world.game.views.window(s).kind == "sealed" and s["given"].any():
            return False
        if name == "bossa" and world.game.views.window(s).kind == "sealed" and s["kept"].any():
            return False
        if name == "exploding-kittens" and world.moves and not is_window_whole(world):
            return False
    return True


def is_window_whole(world: World) -> bool:
    """Whether a Nope window, if one is open, has just opened: the last move was no answer, or a Nope that counted."""
    s, before = world.states[0], world.past[-1][0]
    return bool(not s["noped"] and (s["asked"] == 0 or before["asked"] == 0 or s["nope_count"] != before["nope_count"]))
