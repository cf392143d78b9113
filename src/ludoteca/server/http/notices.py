"""What a guest wishes to be told when no page is open, and the two links in what the house sends.

The links carry a word behind `#`, which browsers send nowhere; the page there asks once more and posts it, so that
programs that open every link in a letter neither confirm nor end anything.
"""

from functools import partial

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency

from ludoteca.server.house.house import House
from ludoteca.server.http.me import Asked, address_of, known_guest, token_of
from ludoteca.server.limits import WISHES, WISHES_SECONDS
from ludoteca.server.protocol import Device, MailAddress, Notices, NoticeWish, NoticeWord
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Guest


@get("/api/me/notices")
async def get_notices(request: Asked, house: NamedDependency[House]) -> Notices:
    """What this house can tell people who are not there, and what you have wished."""
    return await house.subscriptions.of(await known_guest(request, house))


@put("/api/me/notices")
async def put_notices(request: Asked, house: NamedDependency[House]) -> Notices:
    """Say when you want to be told."""
    wish = msgspec.json.decode(await request.body(), type=NoticeWish)
    guest = await _wishing(request, house)
    await house.subscriptions.change(wish, partial(house.guests.must_hold, guest, token_of(request)))
    return await house.subscriptions.of(guest)


@put("/api/me/notices/device")
async def put_device(request: Asked, house: NamedDependency[House]) -> Notices:
    """Let this browser be called through its push service, where the operator has set that up."""
    device = msgspec.json.decode(await request.body(), type=Device)
    guest = await _wishing(request, house)
    await house.subscriptions.add_device(guest, device, partial(house.guests.must_hold, guest, token_of(request)))
    return await house.subscriptions.of(guest)


@delete("/api/me/notices/device", status_code=200)
async def delete_device(request: Asked, house: NamedDependency[House]) -> Notices:
    """Call this browser no more."""
    device = msgspec.json.decode(await request.body(), type=Device)
    guest = await _wishing(request, house)
    await house.subscriptions.drop_device(guest, device.endpoint)
    return await house.subscriptions.of(guest)


@put("/api/me/notices/mail")
async def put_mail(request: Asked, house: NamedDependency[House]) -> Notices:
    """Have letters sent to an address, once somebody there has said yes; where the operator has set that up."""
    wish = msgspec.json.decode(await request.body(), type=MailAddress)
    guest = await _wishing(request, house)
    still = partial(house.guests.must_hold, guest, token_of(request))
    await house.subscriptions.ask_address(guest, wish, address_of(request), still)
    return await house.subscriptions.of(guest)


@delete("/api/me/notices/mail", status_code=200)
async def delete_mail(request: Asked, house: NamedDependency[House]) -> Notices:
    """No more letters; the address is forgotten."""
    guest = await _wishing(request, house)
    await house.subscriptions.drop_address(guest)
    return await house.subscriptions.of(guest)


@post("/api/notices/confirm", status_code=200)
async def post_confirm(request: Asked, house: NamedDependency[House]) -> NoticeWord:
    """Say yes to letters, with the word from the first one. It is good once."""
    word = await _word(request, house)
    await house.subscriptions.confirm(word.word)
    return NoticeWord("")


@post("/api/notices/end", status_code=200)
async def post_end(request: Asked, house: NamedDependency[House]) -> NoticeWord:
    """End letters, or the calls to one browser, with the word from any of them. No cookie is needed."""
    word = await _word(request, house)
    await house.subscriptions.end(word.word)
    return NoticeWord("")


async def _wishing(request: Asked, house: House) -> Guest:
    """Somebody who changes what they wish, and not too often."""
    guest = await known_guest(request, house)
    if not house.rates.wishes.allows(guest.id):
        raise Refusal("server-too-fast", status=429, count=WISHES, seconds=int(WISHES_SECONDS))
    return guest


async def _word(request: Asked, house: House) -> NoticeWord:
    if not await house.tally.allows("codes", house.rates.codes, address_of(request)):
        raise Refusal("server-too-many-codes", status=429)
    return msgspec.json.decode(await request.body(), type=NoticeWord)


HANDLERS = [
    get_notices,
    put_notices,
    put_device,
    delete_device,
    put_mail,
    delete_mail,
    post_confirm,
    post_end,
]
