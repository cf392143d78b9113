"""Answers that pages keep: whoever has one only asks whether it is still the same, and then nothing is sent again."""

from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response

Shape = TypeVar("Shape")


def unless_known(request: Request[Any, Any, Any], found: Shape) -> Response[Shape | None]:
    """What was found, with its digest; status 304 and nothing for a page that names the same digest."""
    headers = {"cache-control": "no-cache", "etag": f'"{sha256(msgspec.json.encode(found)).hexdigest()[:32]}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(found, headers=headers)
