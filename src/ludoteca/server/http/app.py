"""The application: routes wired to one house, behind the checks of `security`, and refusals turned into answers."""

import logging
import secrets
from collections import Counter
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says
from ludoteca.server.house.house import House
from ludoteca.server.http import api, metrics, page
from ludoteca.server.http.live_socket import live
from ludoteca.server.http.security import AllowedHosts, guarded
from ludoteca.server.limits import BODY_BYTES
from ludoteca.server.protocol import Problem

log = logging.getLogger(__name__)

NO_STORE = ("cache-control", "no-store")
"""What is true now may not be true in a minute; only the page's files may be kept."""
SAID = {404: "server-not-found", 405: "server-not-found", 413: "server-too-large"}
"""What an HTTP status says; everything else could not be read."""


def build(house: House) -> ASGIApp:
    """The application of one house."""
    hosts = AllowedHosts(house.port, house.names)
    return guarded(routes(house), hosts, house.sockets, lambda: house.closing.has_begun)


def routes(house: House) -> Litestar:
    """All addresses."""
    return Litestar(
        route_handlers=[*api.HANDLERS, metrics.get_metrics, *page.HANDLERS, live],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        signature_types=[House],
        on_startup=[house.start],
        on_shutdown=[house.stop],
        exception_handlers={
            LudotecaError: partial(_refused, house.refusals),
            msgspec.MsgspecError: _unreadable,
            HTTPException: _http,
            Exception: _incident,
        },
        request_max_body_size=BODY_BYTES,
        response_headers=[ResponseHeader(name=NO_STORE[0], value=NO_STORE[1])],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packs_itself"),
        openapi_config=None,
        logging_config=None,
    )


def _refused(refusals: Counter[str], _: Request[Any, Any, Any], error: LudotecaError) -> Response[Problem]:
    refusals[error.says.id] += 1
    return _problem(error.says, getattr(error, "status", 400))


def _unreadable(_: Request[Any, Any, Any], __: msgspec.MsgspecError) -> Response[Problem]:
    return _problem(Says("server-malformed"), 400)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    return _problem(Says(SAID.get(error.status_code, "server-malformed")), error.status_code)


def _incident(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A failure of ours: the log has the details, the answer only a number to ask about."""
    incident = secrets.token_hex(4)
    log.error("incident %s", incident, exc_info=error)
    return _problem(Says("server-incident", "", {"incident": incident}), 500)


def _problem(says: Says, status: int) -> Response[Problem]:
    return Response(Problem(says), status_code=status, headers=dict([NO_STORE]))
