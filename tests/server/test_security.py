"""Who is let in: names, origins, cookies, and what every answer carries."""

import re
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludoteca.server.house.guests import clean_name
from ludoteca.server.http.cookies import PLAIN_COOKIE, SECURE_COOKIE, cookie_for, token_in
from ludoteca.server.http.security import AllowedHosts, is_nearby
from ludoteca.server.protocol import PROTOCOL, Done, Join, Sit
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from tests.server.databases import ask
from tests.server.running import Running, running
from tests.server.visitor import Visitor, command


@pytest.mark.parametrize("host", ["localhost", "localhost:8017", "127.0.0.1:8017", "[::1]:8017", "casa.lan"])
def test_the_house_knows_its_names(host: str) -> None:
    assert AllowedHosts(8017, ("casa.lan", "dev.lan:5173")).knows_host(host)


@pytest.mark.parametrize("host", ["", "evil.example", "localhost.evil.example", "localhost:1", "dev.lan", "127.0.0.2"])
def test_other_names_are_not_ours(host: str) -> None:
    assert not AllowedHosts(8017, ("casa.lan", "dev.lan:5173")).knows_host(host)


@pytest.mark.parametrize(
    ("origin", "scheme", "known"),
    [
        ("http://localhost:8017", "http", True),
        ("http://localhost:8017", "ws", True),
        ("https://casa.lan", "https", True),
        ("https://casa.lan:443", "wss", True),
        ("http://dev.lan:5173", "http", True),
        ("http://[::1]:8017", "http", True),
        ("http://casa.lan", "https", False),
        ("http://casa.lan", "wss", False),
        ("https://casa.lan", "http", False),
        ("https://casa.lan", "ws", False),
        ("http://localhost:9999", "http", False),
        ("null", "http", False),
        ("https://evil.example", "https", False),
        ("file://localhost", "http", False),
        ("http://localhost:bad", "http", False),
        ("http://casa.lan.evil.example", "http", False),
        ("http://casa.lan@evil.example", "http", False),
    ],
)
def test_pages_may_act_from_our_own_origins(origin: str, scheme: str, known: bool) -> None:
    assert AllowedHosts(8017, ("casa.lan", "dev.lan:5173")).knows_origin(origin, scheme) is known


@pytest.mark.parametrize(
    ("address", "nearby"),
    [
        ("127.0.0.1", True),
        ("192.168.1.7", True),
        ("10.0.0.3", True),
        ("fe80::1%eth0", True),
        ("::ffff:192.168.1.7", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("2001:4860:4860::8888", False),
        ("nonsense", False),
    ],
)
def test_plain_http_is_for_this_machine_and_private_networks(address: str, nearby: bool) -> None:
    assert is_nearby((address, 5000)) is nearby


def test_an_unknown_host_is_turned_away(house: Running) -> None:
    assert Visitor(house.address, host="evil.example").problem("GET", "/") == (421, "server-unknown-host")


def test_a_foreign_page_cannot_act(house: Running, marta: Visitor) -> None:
    headers = {"Origin": "https://evil.example"}
    wish = {"game": "kariba", "seats": 2}
    assert marta.problem("POST", "/api/tables", json=wish, headers=headers) == (403, "server-foreign-page")
    assert marta.http.get("/api/games", headers=headers).status_code == 200
    for origin in ("https://evil.example", "null"):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(
                house.address.replace("http", "ws") + "/live/any",
                additional_headers={"Cookie": marta.cookie, "Origin": origin},
            ),
        ):
            pass
        assert refused.value.response.status_code == 403


def test_a_page_acts_the_way_it_came(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Behind a proxy that ends TLS only a page over HTTPS is ours, and only where the operator has named the proxy."""
    wish = {"game": "kariba", "seats": 2}
    for proxies, known in ((("127.0.0.1",), "https"), ((), "http")):
        with running(tmp_path / known, "casa.example", proxies=proxies) as house:
            visitor = Visitor(house.address, host="casa.example")
            visitor.http.headers["X-Forwarded-Proto"] = "https"
            visitor.http.get("/api/me").raise_for_status()
            for scheme in ("http", "https"):
                headers = {"Origin": f"{scheme}://casa.example", "Cookie": visitor.cookie}
                answer = visitor.http.post("/api/tables", json=wish, headers=headers)
                assert answer.status_code == (201 if scheme == known else 403), (proxies, scheme)
        assert ("name it with --proxy" in caplog.text) is (not proxies)  # whoever forgot the option finds it in the log


def test_every_answer_carries_the_security_headers(marta: Visitor) -> None:
    for path in ("/", "/api/games", "/no/such/thing"):
        headers = marta.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_a_picture_of_a_table_is_framed_by_our_own_pages_only(marta: Visitor) -> None:
    headers = marta.http.get("/picture/kariba").headers
    assert "frame-ancestors 'self'" in headers["content-security-policy"]
    assert headers["x-frame-options"] == "SAMEORIGIN"
    assert headers["x-content-type-options"] == "nosniff"
    assert len(headers.get_list("content-security-policy")) == 1


def test_a_phone_on_the_wifi_sits_down_over_plain_http(tmp_path: Path) -> None:
    """Under a name that is not localhost, as `--lan` allows it; the cookie must do without a secure context."""
    with running(tmp_path, "192.168.1.20", guest_address="http://192.168.1.20:8017") as house:
        laptop = Visitor(house.address, "Marta")
        table = laptop.open_table(2)
        invitation = laptop.http.get(f"/api/tables/{table}/invitation").json()["address"]
        assert invitation == f"http://192.168.1.20:8017/t/{table}"
        assert not laptop.http.get(f"/api/tables/{table}/invitation").json()["onlyHere"]
        assert laptop.http.get(f"/api/tables/{table}/qr.svg").text.startswith("<svg")

        phone = Visitor(house.address, host=f"192.168.1.20:{house.port}")
        set_cookie = phone.http.get("/api/me").headers["set-cookie"]
        assert re.match(rf"{PLAIN_COOKIE}=[\w-]{{43}};", set_cookie)
        assert "HttpOnly" in set_cookie
        assert "samesite=lax" in set_cookie.lower()
        assert "secure" not in set_cookie.lower()
        assert phone.http.get("/api/me").headers.get("set-cookie") is None
        origin = f"http://192.168.1.20:{house.port}"
        with phone.socket(table, Origin=origin) as socket:
            socket.say(Join(table, PROTOCOL))
            assert isinstance(socket.ask(Sit(command(), 1)), Done)


def test_the_cookie_over_https_is_host_bound_and_secure() -> None:
    header = cookie_for("token", secure=True).to_header(header="")
    assert header.startswith(f"{SECURE_COOKIE}=token")
    assert "Secure" in header
    assert "Path=/" in header
    assert "Domain" not in header
    assert token_in({PLAIN_COOKIE: "old"}, secure=True) is None


def test_only_the_hash_of_a_token_is_stored(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        visitor = Visitor(house.address, "Marta")
        token = visitor.http.cookies[PLAIN_COOKIE]
    rows = [ask(tmp_path, f'select * from "{name}"') for name in layout.metadata.tables]
    stored = b"".join([repr(rows).encode(), *(file.read_bytes() for file in tmp_path.iterdir())])
    assert b"Marta" in stored
    assert token.encode() not in stored
    assert (tmp_path / "server.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Marta  ", "Marta"),
        ("Ma\u200brta\u202e", "Marta"),
        ("a\tb\nc", "a b c"),
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script"),
        ("e\u0301" + "\u0301" * 30, "é\u0301\u0301"),
        ("Žofie 🦒", "Žofie 🦒"),
        ("\x00\x1b[31mRed", "[31mRed"),
        ("Ma\u3164r\u2800t\U000e0100a\u034f", "Marta"),
        ("\u0301Marta \u0301", "Marta"),
        ("\u2764\ufe0f Leo\ufe0f", "\u2764\ufe0f Leo"),
        ("हिन्दी ไทย 한국어", "हिन्दी ไทย 한국어"),
    ],
)
def test_a_name_is_one_visible_line(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "\u200b\u202e",
        "x" * 25,
        "\ud800",
        "\u3164",
        "\u2800\u2800",
        "\U000e0100",
        "\u034f",
        "\u115f\uffa0",
        "\U0001d159",
        "\ufe0f",
        "\u0301",
    ],
)
def test_a_name_nobody_could_read_is_refused(given: str) -> None:
    with pytest.raises(Refusal):
        clean_name(given)


def test_hostile_names_and_dolls_change_nothing(marta: Visitor) -> None:
    assert marta.problem("PUT", "/api/me", json={"name": "x" * 100, "doll": 0}) == (400, "server-name-long")
    for unseen in ("\u3164", "\u2800", "\U000e0100", "\u034f"):
        assert marta.problem("PUT", "/api/me", json={"name": unseen, "doll": 0}) == (400, "server-name-empty")
    assert marta.problem("PUT", "/api/me", json={"name": "", "doll": 0}) == (400, "server-name-empty")
    assert marta.problem("PUT", "/api/me", json={"name": "Ok", "doll": 99}) == (400, "server-no-such-doll")
    assert marta.problem("PUT", "/api/me", json={"name": ["x"], "doll": 0}) == (400, "server-malformed")
    assert marta.http.get("/api/me").json() == {"name": "Marta", "doll": 3, "known": True, "before": None}


def test_without_a_cookie_nobody_opens_a_table(house: Running) -> None:
    nobody = Visitor(house.address)
    assert nobody.problem("POST", "/api/tables", json={"game": "kariba", "seats": 2}) == (401, "server-who-are-you")
    nobody.http.cookies.set(PLAIN_COOKIE, "made-up")
    assert nobody.problem("PUT", "/api/me", json={"name": "Eve", "doll": 1}) == (401, "server-who-are-you")


def test_a_new_name_shows_at_the_table(marta: Visitor) -> None:
    table = marta.open_table()
    with marta.at(table) as socket:
        socket.hear()
        marta.http.put("/api/me", json={"name": "Giulia", "doll": 5}).raise_for_status()
        socket.hear()
        assert socket.table.sitters[0].name == "Giulia"


def test_an_address_that_only_this_machine_can_open_is_called_so(tmp_path: Path) -> None:
    with running(tmp_path, "casa.test") as house:
        laptop = Visitor(house.address, "Marta")
        table = laptop.open_table()
        phone = Visitor(house.address, host=f"casa.test:{house.port}")
        found = [each.http.get(f"/api/tables/{table}/invitation").json() for each in (laptop, phone)]
        assert [each["onlyHere"] for each in found] == [True, False]
        assert found[1]["address"] == f"http://casa.test:{house.port}/t/{table}"
