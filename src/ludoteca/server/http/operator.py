"""What an operator asks and does: `/api/house`, behind the cookie that a link of `ludoteca house` is turned into.

Over plain HTTP only on this machine: a cookie that can be overheard on a Wi-Fi would open the house to whoever listens.
"""

import ipaddress

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludoteca.server.house.house import House
from ludoteca.server.house.operator_key import COOKIE_SECONDS
from ludoteca.server.house.report import report
from ludoteca.server.http.cookies import operator_cookie, operator_in
from ludoteca.server.http.me import Asked, address_of, is_secure, must_come_from_a_script_of_ours
from ludoteca.server.protocol import HouseReport, HouseTable, OperatorLink, WhenToRestart
from ludoteca.server.refusal import Refusal

FORWARDED = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-forwarded-host",
    "x-real-ip",
    "cf-connecting-ip",
    "true-client-ip",
)
"""What proxies add: whoever comes through one is not on this machine, whatever the connection says."""


@post("/api/house/key", status_code=200)
async def post_operator_key(request: Asked, house: NamedDependency[House]) -> Response[HouseReport]:
    """Turn a link of `ludoteca house`: this browser is the operator's for an hour. The link is used up."""
    _must_be_private(request)
    must_come_from_a_script_of_ours(request)
    if not await house.tally.allows("operator", house.rates.operator_tries, address_of(request)):
        raise Refusal("server-too-many-codes", status=429)
    link = msgspec.json.decode(await request.body(), type=OperatorLink).link
    secret = await house.operator_key.turn(link, house.tally)
    cookie = operator_cookie(secret, COOKIE_SECONDS, secure=is_secure(request))
    return Response(await report(house), cookies=[cookie])


@delete("/api/house/key", status_code=200)
async def delete_operator_key(request: Asked) -> Response[dict[str, str]]:
    """This browser is no operator's any more."""
    return Response({}, cookies=[operator_cookie("", 0, secure=is_secure(request))])


@get("/api/house")
async def get_house(request: Asked, house: NamedDependency[House]) -> HouseReport:
    """How this process of the house does."""
    _must_be_operator(request, house)
    return await report(house)


@get("/api/house/tables/{table:str}")
async def get_house_table(request: Asked, house: NamedDependency[House], table: FromPath[str]) -> HouseTable:
    """A table by its id or its letters."""
    _must_be_operator(request, house)
    return await house.operator.look(table)


@post("/api/house/tables/{table:str}/reopening", status_code=200)
async def post_reopening(request: Asked, house: NamedDependency[House], table: FromPath[str]) -> HouseReport:
    """Open a frozen table again, as it was stored last."""
    _must_be_operator(request, house)
    await house.operator.reopen(table)
    return await report(house)


@put("/api/house/tables/{table:str}/offline")
async def put_offline(request: Asked, house: NamedDependency[House], table: FromPath[str]) -> HouseReport:
    """Take a table offline: everybody there is told and shown out, and nobody comes in."""
    _must_be_operator(request, house)
    await house.operator.take_offline(table)
    return await report(house)


@delete("/api/house/tables/{table:str}/offline", status_code=200)
async def delete_offline(request: Asked, house: NamedDependency[House], table: FromPath[str]) -> HouseReport:
    """Put a table back that was taken offline."""
    _must_be_operator(request, house)
    await house.operator.put_back(table)
    return await report(house)


@put("/api/house/restart")
async def put_restart(request: Asked, house: NamedDependency[House]) -> HouseReport:
    """Announce a restart to everybody at a table. The house does not restart by itself."""
    _must_be_operator(request, house)
    await house.operator.announce(msgspec.json.decode(await request.body(), type=WhenToRestart).seconds)
    return await report(house)


@delete("/api/house/restart", status_code=200)
async def delete_restart(request: Asked, house: NamedDependency[House]) -> HouseReport:
    """Withdraw the restart that was announced."""
    _must_be_operator(request, house)
    await house.operator.withdraw()
    return await report(house)


def is_this_machine(request: Asked) -> bool:
    """Whether somebody asks on the server's own machine, and not through a proxy there."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _must_be_operator(request: Asked, house: House) -> None:
    _must_be_private(request)
    if not house.operator_key.knows(operator_in(request.cookies, secure=is_secure(request))):
        raise Refusal("server-operator-only", status=401)


def _must_be_private(request: Asked) -> None:
    if not (is_secure(request) or is_this_machine(request)):
        raise Refusal("server-operator-private", status=403)


HANDLERS = [
    post_operator_key,
    delete_operator_key,
    get_house,
    get_house_table,
    post_reopening,
    put_offline,
    delete_offline,
    put_restart,
    delete_restart,
]
