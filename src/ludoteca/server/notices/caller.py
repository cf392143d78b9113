"""Makes the calls: takes notices from the outbox, sorts out who wants which of them where, sends, and tries again.

    outbox ── wishes ──> calls ──┬── push: struck off after the service took it; a second one replaces the first
                                 └── letter: struck off before it is handed over; at most one a day, with every table

Nobody is called to a table that a page of theirs shows: that page tells them itself.
"""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable

import msgspec

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.notices import mail, push_sender, wording
from ludoteca.server.notices.config import NoticeConfig
from ludoteca.server.notices.push_encryption import encoded
from ludoteca.server.notices.wording import Waiting
from ludoteca.server.storage import Storage
from ludoteca.server.storage.calls import LETTER, Call, Device, Wish
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.texts import text

log = logging.getLogger(__name__)

LOOK = 10.0
"""Seconds between two looks into the outbox."""
BATCH = 200
AT_ONCE = 8
"""Push services that are talked to at once."""
FIRST_PAUSE_MS, LONGEST_PAUSE_MS = 30_000, 3_600_000
"""After which a call is tried again: the first time, and after many times."""
TRIES = 24
LETTER_EVERY_MS = 24 * 3_600_000
SHORTEST_TTL, LONGEST_TTL = 60, 28 * 24 * 3600


class Caller:
    """Calls people, for as long as the house is open. `others` says who else sits at a table, by name."""

    def __init__(
        self,
        clock: HouseClock,
        storage: Storage,
        config: NoticeConfig,
        shows: Callable[[str, str], bool],
        others: Callable[[str, str], Awaitable[list[str]]],
    ) -> None:
        self._clock = clock
        self._storage = storage
        self._config = config
        self._shows = shows
        self._others = others
        self._looking = asyncio.Lock()

    async def watch(self) -> None:
        """Look again and again, until broken off; a look that has begun is finished first."""
        while True:
            try:
                await asyncio.shield(self.look())
            except NotStoredError:
                await self._storage.healed()
            except Exception:  # a notice that cannot be sent must not stop the others
                log.exception("notices")
            await self._clock.sleep(LOOK * self._clock.speed)

    async def stop(self) -> None:
        """Wait for a look that goes on: what it has sent has to be struck off."""
        async with self._looking:
            return

    async def look(self) -> None:
        """Sort what is in the outbox, then make every call whose time has come."""
        async with self._looking:
            await self._sort()
            async with self._storage.duties.alone("notices") as alone:
                if not alone:  # another process makes the calls
                    return
                await self._storage.calls.tidy()
                await self._push()
                await self._write()

    async def _sort(self) -> None:
        while notices := await self._storage.outbox.pending(BATCH):
            players = {each.player for each in notices}
            wishes = await self._storage.calls.wishes(players)
            devices = await self._storage.calls.devices(players) if self._config.push is not None else []
            calls = []
            for notice in notices:
                wish = wishes.get(notice.player)
                if wish is None or wish.moment != notice.kind or self._shows(notice.table, notice.player):
                    continue
                calls += [(notice, each.id) for each in devices if each.player == notice.player]
                if self._config.mail is not None and wish.address and wish.confirmed:
                    calls.append((notice, LETTER))
            await self._storage.calls.hand_over(notices, calls)

    async def _push(self) -> None:
        if self._config.push is None:
            return
        places = asyncio.Semaphore(AT_ONCE)
        calls = await self._storage.calls.waiting(BATCH, letters=False)
        devices = {each.id: each for each in await self._storage.calls.devices({call.player for call in calls})}

        async def make(call: Call) -> None:
            async with places:
                if (device := devices.get(call.device)) is None:
                    await self._storage.calls.strike(call)
                else:
                    await self._push_one(call, device)

        await asyncio.gather(*map(make, calls))

    async def _push_one(self, call: Call, device: Device) -> None:
        assert self._config.push is not None
        now, waiting = self._clock.now(), await self._waiting(call)
        note = {
            "table": call.table,
            "title": wording.title(waiting, device.language),
            "body": wording.body(waiting, device.language, now),
            "end": device.end,
            "stop": text("notices-stop", device.language),
            "language": device.language,
        }
        left = LONGEST_TTL if call.due is None else (call.due - now) // 1000
        outcome, status = await asyncio.to_thread(
            push_sender.send,
            self._config.push,
            device.endpoint,
            device.key,
            device.auth,
            msgspec.json.encode(note),
            topic=_same(call.match, call.player),
            ttl=min(max(left, SHORTEST_TTL), LONGEST_TTL),
            now=now / 1000,
        )
        match outcome:
            case "sent":
                await self._storage.calls.strike(call)
            case "gone":
                await self._storage.calls.drop(device.id)
            case "later" if call.tries + 1 < TRIES:
                await self._storage.calls.later(call, now + pause(call.tries))
            case _:
                log.warning("a push service has refused a notice: status %d", status)
                await self._storage.calls.strike(call)

    async def _write(self) -> None:
        if self._config.mail is None:
            return
        calls: dict[str, list[Call]] = {}
        for call in await self._storage.calls.waiting(BATCH, letters=True):
            calls.setdefault(call.player, []).append(call)
        wishes = await self._storage.calls.wishes(calls.keys())
        for player, theirs in calls.items():
            wish = wishes.get(player)
            if wish is None or not wish.confirmed:
                await self._storage.calls.strike(*theirs)
            elif self._clock.now() - wish.written >= LETTER_EVERY_MS:
                await self._write_one(wish, theirs)

    async def _write_one(self, wish: Wish, calls: list[Call]) -> None:
        assert self._config.mail is not None
        now = self._clock.now()
        waiting = [await self._waiting(call) for call in {call.table: call for call in calls}.values()]
        end = f"{self._config.address}/notices/end#{wish.end}"
        subject, body = wording.summary(waiting, wish.language, now, self._config.address, end)
        names = "|".join(sorted(f"{call.match} {call.sequence} {call.kind}" for call in calls))
        letter = mail.letter(
            self._config.mail,
            wish.address,
            subject,
            body,
            id=_same(names, wish.player),
            end=end,
            now=now,
        )
        await self._storage.calls.write_letter(wish.player, calls, now)
        outcome, status = await asyncio.to_thread(mail.send, self._config.mail, letter)
        if outcome == "gone":
            log.warning("the mail server takes nothing for an address: status %d; it is forgotten", status)
            await self._storage.calls.drop_address(wish.player)
        elif outcome == "later" and calls[0].tries + 1 < TRIES:
            moment = now + pause(calls[0].tries)
            await self._storage.calls.letter_came_back(wish.player, calls, wish.written, moment)

    async def _waiting(self, call: Call) -> Waiting:
        return Waiting(call.table, call.game, await self._others(call.table, call.player), call.due)


def pause(tries: int) -> int:
    """Milliseconds until the next try: twice as long every time, up to an hour."""
    return int(min(FIRST_PAUSE_MS * 2**tries, LONGEST_PAUSE_MS))


def _same(*what: str) -> str:
    """A short name that is the same for the same thing, and tells nothing of it."""
    return encoded(hashlib.sha256("|".join(what).encode()).digest()[:24])
