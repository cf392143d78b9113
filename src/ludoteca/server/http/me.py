"""Who this browser is: a guest, a name, the keys that make other devices the same guest, and being forgotten.

Nobody becomes somebody else unasked: a key is looked at first (`/api/key/owner`), seats are left behind only where that
is said, and who one was before stays in the browser (`/api/me/back`).
"""

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from ludoteca.server.house.connection_limits import neighbourhood
from ludoteca.server.house.guests import clean_name, real_doll
from ludoteca.server.house.house import House
from ludoteca.server.http.cookies import cookie_for, cookie_gone, former_cookie, former_in, token_in
from ludoteca.server.limits import RENAMINGS_SECONDS
from ludoteca.server.protocol import Guest as ShownGuest
from ludoteca.server.protocol import HouseKey, KeyOwner, Me, PersonPage, TurnedKey
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Guest

Asked = Request[Any, Any, Any]


@get("/api/me")
async def get_me(request: Asked, house: NamedDependency[House]) -> Response[Me]:
    """Who this browser is. A first visit makes a guest and gives the cookie."""
    guest = await guest_behind(request, house)
    if guest is not None:
        return Response(await _me(guest, request, house))
    address = address_of(request)
    if not await house.tally.allows("arrivals", house.rates.arrivals, address):
        raise Refusal("server-too-many-guests", status=429)
    if not (
        house.connections.spares(address)
        or await house.tally.allows("arrivals a day", house.rates.arrivals_a_day, address)
    ):
        raise Refusal("server-too-many-guests-today", status=429)
    guest, token = await house.guests.arrive()
    return Response(await _me(guest, request, house), cookies=[cookie_for(token, secure=is_secure(request))])


@put("/api/me")
async def put_me(request: Asked, house: NamedDependency[House]) -> Me:
    """Choose a name and a doll. At a table they are seen when no match is being played there."""
    wish = msgspec.json.decode(await request.body(), type=Me)
    guest = await known_guest(request, house)
    name, doll = clean_name(wish.name), real_doll(wish.doll)
    if (name, doll, True) != (guest.name, guest.doll, guest.known):
        if not house.rates.renamings.allows(guest.id):
            raise Refusal("server-too-many-names", status=429, minutes=int(RENAMINGS_SECONDS // 60))
        await house.guests.rename(guest, token_of(request), name, doll)
        house.tables.renamed(guest)
    return await _me(guest, request, house)


@delete("/api/me", status_code=200)
async def delete_me(request: Asked, house: NamedDependency[House]) -> Response[Me]:
    """Forget this guest: name, words, devices; bots take the seats. The cookie goes too, and every socket."""
    guest = await known_guest(request, house)
    async with house.guests.leaving(guest, token_of(request)):
        house.open_sockets.lock_out(guest)
        house.persons.forget(guest.id)
        await house.forgetting.forget(guest)
    return Response(await _me(guest, request, house), cookies=[cookie_gone(secure=is_secure(request))])


@get("/api/me/page")
async def get_my_page(request: Asked, house: NamedDependency[House]) -> PersonPage:
    """Your own page: results, luck and decisions, favourite mistakes. Asking begins to find out the rest."""
    guest = await known_guest(request, house)
    if not house.rates.asked.allows(address_of(request)):
        raise Refusal("server-too-many-replays", status=429)
    return await house.persons.of(guest)


@post("/api/me/key")
async def post_my_key(request: Asked, house: NamedDependency[House]) -> HouseKey:
    """Cut a key that makes one other device this guest, once."""
    guest = await known_guest(request, house)
    return HouseKey(await house.guests.cut_key(guest, token_of(request)))


@delete("/api/me/key", status_code=200)
async def delete_my_key(request: Asked, house: NamedDependency[House]) -> Me:
    """Change the lock: keys and other devices are void and their sockets closed, this one stays."""
    guest = await known_guest(request, house)
    await house.guests.change_lock(guest, token_of(request))
    house.open_sockets.lock_out(guest)
    return await _me(guest, request, house)


@post("/api/key/owner", status_code=200)
async def post_key_owner(request: Asked, house: NamedDependency[House]) -> KeyOwner:
    """Whose key this is, and what would be left behind by turning it. Nothing changes."""
    await _not_too_often(request, house)
    owner = await house.guests.owner_of(msgspec.json.decode(await request.body(), type=HouseKey).key)
    present = await guest_behind(request, house)
    return KeyOwner(
        owner=_shown(owner),
        present=None if present is None else _shown(present),
        same=present is owner,
        seats=0 if present is None else await house.storage.guests.open_tables(present.id),
    )


@post("/api/key", status_code=200)
async def post_key(request: Asked, house: NamedDependency[House]) -> Response[Me]:
    """Come in with a key: this browser becomes the guest who cut it, and can go back to who it was."""
    await _not_too_often(request, house)
    must_come_from_a_script_of_ours(request)
    turned = msgspec.json.decode(await request.body(), type=TurnedKey)
    present = await guest_behind(request, house)
    seats = 0 if present is None else await house.storage.guests.open_tables(present.id)
    if seats and not turned.leave and await house.guests.owner_of(turned.key) is not present:
        raise Refusal("server-seats-open", status=409, count=seats)
    guest, token = await house.guests.turn_key(turned.key)
    former = [each for _, each in await _former(guest, request, house)]
    if present is not None and present is not guest and (present.known or seats):
        former = [token_of(request), *former]
    return _becoming(guest, token, former, request)


@post("/api/me/back", status_code=200)
async def post_me_back(request: Asked, house: NamedDependency[House]) -> Response[Me]:
    """Be again who this browser was before a key was turned; who it is now is kept instead."""
    must_come_from_a_script_of_ours(request)
    present = await guest_behind(request, house)
    match await _former(present, request, house):
        case [(guest, token), *others]:
            kept = [each for _, each in others]
            return _becoming(guest, token, kept if present is None else [*kept, token_of(request)], request)
        case _:
            raise Refusal("server-nobody-before", status=404)


async def guest_behind(request: Asked, house: House) -> Guest | None:
    """The guest whose cookie came with a request.

    A handler reads the body first: it may be on its way for long, and the token be voided meanwhile.
    """
    token = token_of(request)
    return await house.guests.holding(token) if token else None


async def known_guest(request: Asked, house: House) -> Guest:
    """The guest behind a request that needs one."""
    guest = await guest_behind(request, house)
    if guest is None:
        raise Refusal("server-who-are-you", status=401)
    return guest


def _becoming(guest: Guest, token: str, former: list[str], request: Asked) -> Response[Me]:
    """This browser is somebody else from now on; the page asks anew who it is."""
    secure = is_secure(request)
    cookies = [cookie_for(token, secure=secure), former_cookie(former, secure=secure)]
    return Response(Me(guest.name, guest.doll, guest.known), cookies=cookies)


async def _me(guest: Guest, request: Asked, house: House) -> Me:
    before = next(iter(await _former(guest, request, house)), None)
    return Me(guest.name, guest.doll, guest.known, None if before is None else _shown(before[0]))


async def _former(present: Guest | None, request: Asked, house: House) -> list[tuple[Guest, str]]:
    """Whom this browser was before, with the tokens that still prove it, the last one first."""
    tokens = former_in(request.cookies, secure=is_secure(request))
    found = [(await house.guests.holding(token), token) for token in tokens]
    return [(guest, token) for guest, token in found if guest is not None and guest is not present]


def _shown(guest: Guest) -> ShownGuest:
    return ShownGuest(guest.name, guest.doll)


async def _not_too_often(request: Asked, house: House) -> None:
    if not await house.tally.allows("codes", house.rates.codes, address_of(request)):
        raise Refusal("server-too-many-codes", status=429)


def must_come_from_a_script_of_ours(request: Asked) -> None:
    """Forms of other pages cannot say that they send JSON; `security` has looked at Origin before."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Refusal("server-foreign-page", status=403)


def token_of(request: Asked) -> str:
    """What came with a request to prove who asks, "" where nothing did."""
    return token_in(request.cookies, secure=is_secure(request)) or ""


def is_secure(request: Asked) -> bool:
    """Whether a request came over HTTPS."""
    return request.url.scheme == "https"


def address_of(caller: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom limits count a request or a socket for."""
    return neighbourhood(caller.client.host if caller.client else None)


HANDLERS = [
    get_me,
    put_me,
    delete_me,
    get_my_page,
    post_my_key,
    delete_my_key,
    post_key_owner,
    post_key,
    post_me_back,
]
