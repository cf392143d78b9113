"""Prints the HTTP addresses as an OpenAPI document: `python -m ludoteca.server.http.openapi > docs/openapi.json`.

Read off the handlers themselves: paths, methods, docstrings and what they return. Only bodies are named here, because
handlers decode them by hand.
"""

import inspect
import json
import re
from importlib.metadata import version
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from ludoteca.server import protocol
from ludoteca.server.http import api

BODIES = {
    ("put", "/api/me"): protocol.Me,
    ("post", "/api/key"): protocol.TurnedKey,
    ("post", "/api/key/owner"): protocol.HouseKey,
    ("put", "/api/me/notices"): protocol.NoticeWish,
    ("put", "/api/me/notices/device"): protocol.Device,
    ("delete", "/api/me/notices/device"): protocol.Device,
    ("put", "/api/me/notices/mail"): protocol.MailAddress,
    ("post", "/api/notices/confirm"): protocol.NoticeWord,
    ("post", "/api/notices/end"): protocol.NoticeWord,
    ("post", "/api/house/key"): protocol.OperatorLink,
    ("put", "/api/house/restart"): protocol.WhenToRestart,
    ("post", "/api/tables"): protocol.NewTable,
    ("post", "/api/practice"): protocol.Practice,
    ("post", "/api/files"): dict[str, Any],
}
REFUSALS = ("400", "401", "403", "404", "409", "413", "421", "429", "503")
"""Statuses of requests that were refused; the body says why."""


def document() -> dict[str, Any]:
    """The whole document."""
    shapes: list[Any] = [protocol.Problem, *BODIES.values()]
    answers = {handler: answer_of(handler) for handler in api.HANDLERS}
    shapes += [shape for shape in answers.values() if shape not in (bytes, dict[str, Any], type(None))]
    roots, components = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(str, shapes), roots, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for handler, shape in answers.items():
        for path in handler.paths:
            shown = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
            for method in sorted(each.lower() for each in handler.http_methods if each != "HEAD"):
                paths.setdefault(shown, {})[method] = operation(handler, method, shown, shape, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludoteca",
            "version": version("ludoteca"),
            "description": "What has an address. The life of a table travels over a socket: docs/messages.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "ludoteca"}},
        },
    }


def operation(handler: HTTPRouteHandler, method: str, path: str, shape: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    """One method at one address."""
    kind = "image/svg+xml" if shape is bytes else "application/json"
    content = {"type": "string"} if shape is bytes else schemas.get(str(shape), {"type": "object"})
    refused = {
        "description": "Refused; `says` tells why.",
        "content": {"application/json": {"schema": schemas[str(protocol.Problem)]}},
    }
    done: dict[str, Any] = {"description": "Done."}
    if shape is not type(None):
        done["content"] = {kind: {"schema": content}}
    found: dict[str, Any] = {
        "operationId": handler.fn.__name__,
        "summary": inspect.getdoc(handler.fn),
        "security": [{}, {"guest": []}],
        "responses": {
            str(handler.status_code): done,
            **dict.fromkeys(REFUSALS, refused),
        },
    }
    if parameters := parameters_of(handler, path):
        found["parameters"] = parameters
    if body := BODIES.get((method, path)):
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schemas[str(body)]}}}
    return found


def parameters_of(handler: HTTPRouteHandler, path: str) -> list[dict[str, Any]]:
    """What is asked for in the address itself."""
    inside = re.findall(r"\{(\w+)\}", path)
    given = [name for name in inspect.signature(handler.fn).parameters if name not in ("request", "house", *inside)]
    return [
        {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
        for place, names in (("path", inside), ("query", given))
        for name in names
    ]


def answer_of(handler: HTTPRouteHandler) -> Any:
    """What a handler answers with."""
    told = get_type_hints(handler.fn)["return"]
    return get_args(told)[0] if get_origin(told) is Response else told


if __name__ == "__main__":
    print(json.dumps(document(), indent=1, ensure_ascii=False))
