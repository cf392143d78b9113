"""Whom the house may call, where, and the calls that wait to be made.

A notice of the outbox becomes calls, one for each browser of a guest and one for their letter, in the unit that marks
the notice: a crash loses none, doubles none. Then each call is made by itself: a push is struck off after the service
took it (told twice, it replaces itself on the screen), a letter before the mail server gets it (nobody reads it twice).
"""

from collections.abc import Collection, Iterable
from typing import Any, Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import layout
from ludoteca.server.storage.outbox import Notice
from ludoteca.server.storage.work import Proof, Row, Work, placed, row
from ludoteca.server.storage.writer import Writer

Moment = Literal["due", "turn"]
"""When somebody wants to be called: when little time is left, or whenever it is their turn."""
CONFIRM_MS = 2 * 24 * 3_600_000
"""How long the link that confirms an address is good."""
LETTER = ""
"""The device of a call that is a letter."""


class Wish(Struct, frozen=True):
    """How somebody wants to be called. `end` is the word that ends letters, whoever says it."""

    player: str
    moment: Moment = "due"
    language: str = "en"
    address: str = ""
    confirmed: bool = False
    end: str = ""
    written: int = 0
    """When the last letter left, in milliseconds since 1970."""


class Device(Struct, frozen=True):
    """A browser that may be called. `end` is the word that ends it, whoever says it."""

    id: str
    player: str
    endpoint: str
    key: str
    auth: str
    language: str
    end: str


class Call(Struct, frozen=True):
    """One notice on its way to one browser, or into the next letter."""

    match: str
    sequence: int
    player: str
    kind: str
    device: str
    tries: int
    table: str
    game: str
    due: int | None


class CallBook:
    """Wishes, browsers and calls in the database."""

    def __init__(self, engine: AsyncEngine, writer: Writer, clock: HouseClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    async def wishes(self, players: Collection[str]) -> dict[str, Wish]:
        """What some guests wish, by guest; those who have said nothing are not among them."""
        found = layout.wishes.c
        columns = (found.player, found.moment, found.language, found.address, found.confirmed, found.end, found.written)
        query = sa.select(*columns).where(found.player.in_(players))
        return {each.player: Wish(*each) for each in await self._rows(query)}

    async def devices(self, players: Collection[str]) -> list[Device]:
        """The browsers of some guests."""
        found = layout.devices.c
        columns = (found.id, found.player, found.endpoint, found.key, found.auth, found.language, found.end)
        return [Device(*each) for each in await self._rows(sa.select(*columns).where(found.player.in_(players)))]

    async def set_wish(self, wish: Wish, proof: Proof, *, confirm: str = "") -> None:
        """Remember how somebody wants to be called. `confirm` is the hash of the word that confirms a new address."""
        await self._writer.write(
            sa.delete(layout.wishes).where(layout.wishes.c.player == wish.player),
            self._row(wish, confirm),
            *((_letters_of(wish.player),) if not wish.confirmed else ()),
            proof=proof,
        )

    async def change_moment(self, proof: Proof, moment: Moment, language: str) -> None:
        """Remember when somebody wants to be called, and in which language; an address stays as it is."""
        wishes = layout.wishes
        changed = sa.update(wishes).where(wishes.c.player == proof.player).values(moment=moment, language=language)
        await self._writer.write(self._first(Wish(proof.player)), changed, proof=proof)

    async def confirm(self, word: str) -> bool:
        """Whether an address is confirmed by a word with this hash; it is good once."""
        wishes = layout.wishes
        good = (wishes.c.confirm == word) & (wishes.c.asked > self._clock.now() - CONFIRM_MS)
        if not word or not await self._rows(sa.select(wishes.c.player).where(good)):
            return False
        await self._writer.write(sa.update(wishes).where(good).values(confirmed=True, confirm=""))
        return True

    async def add_device(self, device: Device, proof: Proof) -> None:
        """Remember a browser; it was perhaps another guest's before."""
        values = {name: getattr(device, name) for name in device.__struct_fields__}
        await self._writer.write(
            *_without_devices(layout.devices.c.endpoint == device.endpoint),
            row(layout.devices, **values, made=self._clock.now()),
            self._first(Wish(device.player, language=device.language)),
            proof=proof,
        )

    async def drop_device(self, player: str, endpoint: str) -> None:
        """Call a guest's browser no more."""
        found = layout.devices.c
        await self._writer.write(*_without_devices((found.player == player) & (found.endpoint == endpoint)))

    async def drop(self, device: str) -> None:
        """Forget a browser that its push service does not know any more."""
        await self._writer.write(*_without_devices(layout.devices.c.id == device))

    async def drop_address(self, player: str) -> None:
        """Forget an address, with the letter that was to go there."""
        await self._writer.write(_without_address(layout.wishes.c.player == player), _letters_of(player))

    async def ended_by(self, word: str) -> Literal["push", "mail"] | None:
        """What a word ends, without ending it."""
        if not word:
            return None
        if await self._rows(sa.select(layout.devices.c.id).where(layout.devices.c.end == word)):
            return "push"
        wishes = layout.wishes.c
        return "mail" if await self._rows(sa.select(wishes.player).where(wishes.end == word)) else None

    async def end(self, word: str) -> None:
        """End what a word ends: a browser, or letters."""
        ends = layout.wishes.c.end == word
        letters = layout.calls.c.player.in_(sa.select(layout.wishes.c.player).where(ends))
        await self._writer.write(
            *_without_devices(layout.devices.c.end == word),
            sa.delete(layout.calls).where(letters, layout.calls.c.device == LETTER),
            _without_address(ends),
        )

    async def hand_over(self, notices: Collection[Notice], calls: Iterable[tuple[Notice, str]]) -> None:
        """Notices become these calls, each for a device or a letter, and do not wait in the outbox any more."""
        if not notices:
            return
        found, now = layout.notices.c, self._clock.now()
        keys = [(each.match, each.sequence, each.player, each.kind) for each in notices]
        columns = (found.match, found.sequence, found.player, found.kind)
        waits = sa.tuple_(*columns).in_(keys) & found.sent.is_(None)  # another process may have been quicker

        def hand(connection: sa.Connection) -> None:
            rows = connection.execute(sa.select(*columns).where(waits).with_for_update()).all()
            waiting = {tuple(each) for each in rows}
            for notice, device in calls:
                names = (notice.match, notice.sequence, notice.player, notice.kind)
                if names in waiting:
                    new = _call(*names, device, 0, now)
                    connection.execute(sa.insert(new.table).values(**new.values))
            connection.execute(sa.update(layout.notices).where(waits).values(sent=now))

        await self._writer.write(hand)

    async def waiting(self, limit: int, *, letters: bool) -> list[Call]:
        """Calls whose time has come and whose turn goes on: pushes, or letters; the oldest first."""
        calls, turns, tables = layout.calls.c, layout.turns.c, layout.tables.c
        same = (turns.match == calls.match) & (turns.player == calls.player) & (turns.sequence == calls.sequence)
        query = (
            sa.select(
                calls.match,
                calls.sequence,
                calls.player,
                calls.kind,
                calls.device,
                calls.tries,
                tables.id.label("table"),
                tables.game,
                turns.due,
            )
            .select_from(layout.calls)
            .join(layout.turns, same)
            .join(layout.tables, tables.id == turns.table)
            .where(calls.next <= self._clock.now(), calls.device == LETTER if letters else calls.device != LETTER)
            .order_by(calls.next, calls.match, calls.player)
            .limit(limit)
        )
        return [Call(*each) for each in await self._rows(query)]

    async def strike(self, *made: Call) -> None:
        """These calls have been made, or are not to be made."""
        if made:
            await self._writer.write(sa.delete(layout.calls).where(_any_of(made)))

    async def later(self, call: Call, moment: int) -> None:
        """A call that could not be made is tried again from a moment on."""
        again = sa.update(layout.calls).where(_any_of([call])).values(tries=call.tries + 1, next=moment)
        await self._writer.write(again)

    async def write_letter(self, player: str, calls: Collection[Call], now: int) -> None:
        """A letter with these calls is about to be handed over: from now on it counts as sent."""
        wishes = layout.wishes
        await self._writer.write(
            sa.delete(layout.calls).where(_any_of(calls)),
            sa.update(wishes).where(wishes.c.player == player).values(written=now),
        )

    async def letter_came_back(self, player: str, calls: Collection[Call], written: int, moment: int) -> None:
        """The mail server did not take a letter: it is written again from a moment on, if it is still wanted."""
        wishes = layout.wishes.c

        def again(connection: sa.Connection) -> None:
            wanted = sa.select(wishes.player).where(wishes.player == player, wishes.confirmed.is_(True))
            if connection.execute(wanted).first() is None:
                return
            for each in calls:
                new = _call(each.match, each.sequence, each.player, each.kind, LETTER, each.tries + 1, moment)
                connection.execute(sa.insert(new.table).values(**new.values))

        back = sa.update(layout.wishes).where(wishes.player == player).values(written=written)
        await self._writer.write(back, again)

    async def tidy(self) -> None:
        """Strike calls off whose turns are over."""
        calls, turns = layout.calls.c, layout.turns.c
        same = (turns.match == calls.match) & (turns.player == calls.player) & (turns.sequence == calls.sequence)
        over = ~sa.exists().where(same)
        if await self._rows(sa.select(calls.match).where(over).limit(1)):
            await self._writer.write(sa.delete(layout.calls).where(over))

    def _row(self, wish: Wish, confirm: str = "") -> Row:
        values = {name: getattr(wish, name) for name in wish.__struct_fields__}
        return row(layout.wishes, **values, confirm=confirm, asked=self._clock.now())

    def _first(self, wish: Wish) -> Work:
        """Note a wish of somebody who has not said anything yet."""
        return placed(self._row(wish))

    async def _rows(self, query: Any) -> list[Any]:
        async with self._engine.connect() as connection:
            return list(await connection.execute(query))


def forgotten(player: str) -> list[sa.Executable]:
    """What a guest who is forgotten takes along: wishes, address, browsers and calls."""
    return [sa.delete(each).where(each.c.player == player) for each in (layout.calls, layout.devices, layout.wishes)]


def _call(match: str, sequence: int, player: str, kind: str, device: str, tries: int, moment: int) -> Row:
    names = {"match": match, "sequence": sequence, "player": player, "kind": kind, "device": device}
    return row(layout.calls, **names, tries=tries, next=moment)


def _any_of(calls: Collection[Call]) -> sa.ColumnElement[bool]:
    found = layout.calls.c
    keys = [(each.match, each.sequence, each.player, each.kind, each.device) for each in calls]
    return sa.tuple_(found.match, found.sequence, found.player, found.kind, found.device).in_(keys)


def _without_devices(which: sa.ColumnElement[bool]) -> list[Work]:
    gone = sa.select(layout.devices.c.id).where(which)
    return [sa.delete(layout.calls).where(layout.calls.c.device.in_(gone)), sa.delete(layout.devices).where(which)]


def _letters_of(player: str) -> sa.Executable:
    return sa.delete(layout.calls).where(layout.calls.c.player == player, layout.calls.c.device == LETTER)


def _without_address(which: sa.ColumnElement[bool]) -> sa.Executable:
    return sa.update(layout.wishes).where(which).values(address="", confirmed=False, confirm="", end="")
