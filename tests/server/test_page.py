"""What is served besides messages: the page, its assets, the schema, and the ways to this machine."""

import gzip
import ipaddress
import re
import socket
from pathlib import Path

import pytest

from ludoteca.server.http import page as pages
from ludoteca.server.http.lan import lan_addresses, terminal_qr
from ludoteca.server.http.page import FOR_EVER, Page
from ludoteca.server.protocol.schema import schema
from ludoteca.server.startup.serve import PORT, bind
from tests.server.visitor import Visitor


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page, as if built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 600)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("// " + "x" * 600)
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "page", Page(tmp_path))
    return tmp_path


ADDRESSES = {
    "home": "/",
    "open": "/open",
    "table": "/t/abc",
    "learn": "/learn/kariba",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/kariba/12",
    "replay": "/replay/abc",
    "picture": "/picture/kariba",
    "rules": "/rules/kariba",
    "house": "/house",
    "gallery": "/gallery",
    "me": "/me",
    "notices": "/notices/confirm",
    "settings": "/settings",
    "nowhere": "/anything",
}
"""An address of every room."""


def test_the_rooms_are_those_of_the_page() -> None:
    """Whoever adds a room to the page adds it here: it has to open after a reload too."""
    source = (Path(__file__).parents[2] / "web" / "src" / "lib" / "address.svelte.ts").read_text("utf-8")
    declared = source.split("export type Room =", 1)[1].split(";\n\n", 1)[0]
    assert set(re.findall(r"name: '(\w+)'", declared)) == set(ADDRESSES)


@pytest.mark.parametrize("path", [*ADDRESSES.values(), "/rules"])
def test_every_address_a_person_may_type_gets_the_document(built: Path, marta: Visitor, path: str) -> None:
    answer = marta.http.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_and_packed(built: Path, marta: Visitor) -> None:
    answer = marta.http.get("/assets/app-1a2b.js")
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = marta.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    sheet = pages.page.sheet("assets/app-1a2b.js")
    assert sheet is not None
    assert sheet.packed is not None
    assert gzip.decompress(sheet.packed) == sheet.plain


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/none.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/a%00.b",
        "/assets/%00",
        "/assets/a%00/b.js",
        f"/{'x' * 255}.txt",
        f"/assets/{'x' * 5000}",
        f"/assets/{'ü' * 200}.js",
    ],
)
def test_nothing_else_comes_out(built: Path, marta: Visitor, path: str) -> None:
    assert "secret" not in marta.http.get(path).text
    assert marta.problem("GET", path) == (404, "server-not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/none",
        "/api/tables/none/qr.svg",
        "/api/matches/none/replay",
        "/api/matches/%00/file",
        "/api/codes/%00",
        "/api/tables/%00/qr.svg",
    ],
)
def test_an_address_that_leads_nowhere_says_so(marta: Visitor, path: str) -> None:
    status, said = marta.problem("GET", path)
    assert status == 404
    assert said.startswith("server-n")


def test_the_schema_names_every_message() -> None:
    document = schema()
    assert {"ToServer", "ToClient", "Me", "GameInfo", "NewTable", "Replay"} <= set(document["properties"])
    assert {"Play", "Update", "KaribaView", "StepGraph", "Says"} <= set(document["$defs"])


def test_lan_addresses_are_private_and_come_without_traffic() -> None:
    for address in lan_addresses():
        assert ipaddress.ip_address(address).is_private
        assert not ipaddress.ip_address(address).is_loopback


def test_the_qr_code_fits_a_terminal() -> None:
    lines = terminal_qr("http://192.168.178.123:8017").splitlines()
    assert 10 < len(lines) <= 24


def test_the_next_port_is_taken_when_the_first_is_busy() -> None:
    taken = [bind("127.0.0.1", None) for _ in range(2)]
    ports = [listener.getsockname()[1] for listener in taken]
    assert PORT <= ports[0] < ports[1]
    with pytest.raises(OSError, match="in use"):
        bind("127.0.0.1", ports[1])
    for listener in taken:
        listener.close()


def test_one_of_several_processes_refuses_callers_until_it_can_answer() -> None:
    """A balancer then leads them elsewhere at once; in the queue of one that is still loading they would wait."""
    with bind("127.0.0.1", 0, listens=False) as listener:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(listener.getsockname())
        listener.listen()
        socket.create_connection(listener.getsockname()).close()


def test_small_messages_leave_at_once() -> None:
    """Asyncio switches Nagle's algorithm off only for sockets that say they are TCP."""
    with bind("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_what_changes_is_never_kept(built: Path, marta: Visitor) -> None:
    for path in ("/api/me", "/api/games", "/api/tables", "/health", "/api/none"):
        assert marta.http.get(path).headers.get_list("cache-control") == ["no-store"], path
    assert marta.http.get("/").headers.get_list("cache-control") == ["no-cache"]
    assert marta.http.get("/assets/app-1a2b.js").headers.get_list("cache-control") == [FOR_EVER]
