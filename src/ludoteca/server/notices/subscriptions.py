"""What people wish: whether the house may call them, where and when. Nothing is on before they have said so."""

import asyncio
import secrets
from collections.abc import Callable

from msgspec.structs import replace

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import (
    ADDRESS_CONFIRMATIONS,
    CONFIRMATIONS,
    CONFIRMATIONS_SECONDS,
    DAY,
    DEVICES,
    MAILBOX_CONFIRMATIONS,
    Rate,
)
from ludoteca.server.notices import mail, wording
from ludoteca.server.notices.config import NoticeConfig
from ludoteca.server.notices.push_encryption import AUTH, decoded, public_key
from ludoteca.server.protocol import Device as NewDevice
from ludoteca.server.protocol import MailAddress, Notices, NoticeWish
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.calls import Device, Wish
from ludoteca.server.storage.stored import Guest
from ludoteca.server.storage.tokens import fresh_token, hash_of
from ludoteca.server.storage.work import Proof
from ludoteca.texts.languages import first_known

Still = Callable[[], Proof]
"""Refuses somebody who is being forgotten meanwhile; what is written with its answer is forgotten with them."""


class Subscriptions:
    """The wishes of guests, as a page shows and changes them."""

    def __init__(self, clock: HouseClock, storage: Storage, config: NoticeConfig) -> None:
        self._clock = clock
        self._storage = storage
        self._config = config
        self._asked = Rate(clock, CONFIRMATIONS, CONFIRMATIONS_SECONDS)
        self._asked_nearby = Rate(clock, ADDRESS_CONFIRMATIONS, DAY)
        self._asked_there = Rate(clock, MAILBOX_CONFIRMATIONS, DAY)

    async def of(self, guest: Guest) -> Notices:
        """What the house offers, and what a guest has wished."""
        wish = await self._wish(guest)
        return Notices(
            push_key=self._config.push.key.public if self._config.push is not None else "",
            mail=self._config.mail is not None,
            moment=wish.moment,
            address=wish.address,
            confirmed=wish.confirmed,
            devices=len(await self._storage.calls.devices([guest.id])),
        )

    async def change(self, wish: NoticeWish, still: Still) -> None:
        """When somebody wants to be called."""
        await self._storage.calls.change_moment(still(), wish.moment, first_known([wish.language]))

    async def add_device(self, guest: Guest, wish: NewDevice, still: Still) -> None:
        """A browser that may be called from now on, through its push service."""
        if self._config.push is None:
            raise Refusal("notices-no-push", status=404)
        self._config.push.services.endpoint(wish.endpoint)
        try:
            public_key(decoded(wish.key))
            if len(decoded(wish.auth)) != AUTH:
                raise ValueError("no secret")
        except ValueError:
            raise Refusal("notices-no-service") from None
        known = await self._storage.calls.devices([guest.id])
        if len(known) >= DEVICES and wish.endpoint not in {each.endpoint for each in known}:
            raise Refusal("notices-too-many-devices", status=409, most=DEVICES)
        device = Device(
            id=secrets.token_hex(16),
            player=guest.id,
            endpoint=wish.endpoint,
            key=wish.key,
            auth=wish.auth,
            language=first_known([wish.language]),
            end=fresh_token(),
        )
        await self._storage.calls.add_device(device, still())

    async def drop_device(self, guest: Guest, endpoint: str) -> None:
        """A browser that is not to be called any more."""
        await self._storage.calls.drop_device(guest.id, endpoint)

    async def ask_address(self, guest: Guest, wish: MailAddress, caller: str, still: Still) -> None:
        """Write to an address, once, and ask whether letters may come there; until then none do.

        `caller` is whom limits count the request for.
        """
        if self._config.mail is None:
            raise Refusal("notices-no-mail", status=404)
        address, language = mail.real_address(wish.address), first_known([wish.language])
        for rate, key in ((self._asked, guest.id), (self._asked_nearby, caller), (self._asked_there, address)):
            if not rate.allows(key):
                raise Refusal("notices-too-many-letters", status=429)
        word = fresh_token()
        asked = replace(await self._wish(guest), language=language, address=address, confirmed=False, end=fresh_token())
        subject, body = wording.confirmation(language, f"{self._config.address}/notices/confirm#{word}")
        now = self._clock.now()
        letter = mail.letter(self._config.mail, address, subject, body, id=secrets.token_hex(16), end="", now=now)
        await self._storage.calls.set_wish(asked, still(), confirm=hash_of(word))
        outcome, _ = await asyncio.to_thread(mail.send, self._config.mail, letter)
        if outcome != "sent":
            await self._storage.calls.drop_address(guest.id)
            raise Refusal("notices-not-sent", status=503)

    async def drop_address(self, guest: Guest) -> None:
        """No more letters; the address is forgotten."""
        await self._storage.calls.drop_address(guest.id)

    async def confirm(self, word: str) -> None:
        """Whoever reads at an address says that letters may come."""
        if not await self._storage.calls.confirm(hash_of(word)):
            raise Refusal("notices-no-word", status=404)

    async def end(self, word: str) -> None:
        """Somebody with a link from a notice wants no more of them; nobody asks who."""
        if await self._storage.calls.ended_by(word) is None:
            raise Refusal("notices-no-word", status=404)
        await self._storage.calls.end(word)

    async def _wish(self, guest: Guest) -> Wish:
        return (await self._storage.calls.wishes([guest.id])).get(guest.id) or Wish(guest.id)
