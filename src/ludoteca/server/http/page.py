"""The built page: one document for every address people type, and assets whose names change with their content."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ludoteca.server.refusal import Refusal

Asked = Request[Any, Any, Any]

FOLDER = Path(__file__).parents[1] / "page"
ROOMS = ("gallery", "house", "learn", "me", "notices", "picture", "puzzles", "replay", "rules", "t")
"""The first words of addresses that the page itself reads."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSIBLE = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest")
SMALLEST_WORTH_PACKING = 512
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Sheet(NamedTuple):
    """One file of the page, ready to be sent."""

    changed: float
    media_type: str
    plain: bytes
    packed: bytes | None


class Page:
    """The files of the page, read once and again when they are built anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._sheets: dict[Path, Sheet] = {}

    def sheet(self, name: str) -> Sheet | None:
        """A file of the page by its path below `/`."""
        try:
            file = (self._folder / name).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
        except (OSError, ValueError):  # a name that no file can have: too long, or with a zero byte
            return None
        changed = file.stat().st_mtime
        known = self._sheets.get(file)
        if known is None or known.changed != changed:
            known = self._sheets[file] = _read(file, changed)
        return known


page = Page()


@get(
    ["/", *(f"/{room}{below}" for room in ROOMS for below in ("", "/{path:path}"))],
    media_type=MediaType.HTML,
    opt={"packs_itself": True},
)
async def get_document(request: Asked) -> Response[bytes]:
    """The document; the page itself reads the address."""
    return answer(request, "index.html", ASK_AGAIN)


@get("/assets/{path:path}", opt={"packs_itself": True})
async def get_asset(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A part of the page whose name holds a hash of its content."""
    return answer(request, f"assets/{str(path).lstrip('/')}", FOR_EVER)


@get("/{name:str}", opt={"packs_itself": True})
async def get_plain_file(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file that browsers ask for by a fixed name, e.g. the icon; any other word is for the page to read."""
    return answer(request, name if "." in name else "index.html", ASK_AGAIN)


def answer(request: Asked, name: str, caching: str) -> Response[bytes]:
    """A file of the page, packed where the browser can unpack it."""
    sheet = page.sheet(name)
    if sheet is None:
        raise Refusal("server-page-missing" if name == "index.html" else "server-not-found", status=404)
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if sheet.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(sheet.packed, media_type=sheet.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(sheet.plain, media_type=sheet.media_type, headers=headers)


def _read(file: Path, changed: float) -> Sheet:
    plain = file.read_bytes()
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    worth = file.suffix in COMPRESSIBLE and len(plain) >= SMALLEST_WORTH_PACKING
    return Sheet(changed, media_type, plain, gzip.compress(plain, 9, mtime=0) if worth else None)


HANDLERS = [get_document, get_asset, get_plain_file]
