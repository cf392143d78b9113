"""Web Push: only the browser can read it, and the house goes nowhere but to the services on the operator's list."""

import json
import os
import re
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from ludoteca.cli import main
from ludoteca.server.notices import push_sender
from ludoteca.server.notices.config import PushConfig
from ludoteca.server.notices.push_encryption import PushKey, decoded, encrypt, make_key
from ludoteca.server.notices.push_services import PushServices, is_public
from ludoteca.server.refusal import Refusal
from tests.server.post_office import Keys, PushService, push_service

pytestmark = pytest.mark.one_database("no database at all")

NOW = 1_700_000_000.0


def private(number: str) -> ec.EllipticCurvePrivateKey:
    """A key by its number."""
    return ec.derive_private_key(int.from_bytes(decoded(number)), ec.SECP256R1())


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
    browser = Keys(private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    found = encrypt(
        b"When I grow up, I want to be a watermelon",
        browser.point,
        browser.auth,
        ours=private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=1,
    )
    assert found == decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_is_for_one_browser_and_its_length_tells_no_names() -> None:
    browser = Keys()
    short, long = (encrypt(json.dumps({"a": "x" * size}).encode(), browser.point, browser.auth) for size in (1, 300))
    assert len(short) == len(long)
    assert browser.read(long) == {"a": "x" * 300}
    with pytest.raises(ValueError, match="long"):
        encrypt(b"x" * 4000, browser.point, browser.auth)


def test_the_house_signs_for_one_service_and_half_a_day() -> None:
    key = PushKey(private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    told = key.authorization("https://push.example", "mailto:a@example.org", NOW)
    signed, _, name = told.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = signed.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example",
        "exp": int(NOW) + 12 * 3600,
        "sub": "mailto:a@example.org",
    }
    raw = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(name))
    point = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(point, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/a",  # not encrypted
        "https://push.example.evil.test/a",
        "https://evil.test/push.example",
        "https://evilpush.example/a",
        "https://a.push.example/a",  # not on the list: only the host itself is
        "https://wide.example/a",  # the list has those below it
        "https://push.example@evil.test/a",
        "https://evil.test@push.example/a",
        "https://user:word@push.example/a",
        "https://push.example:8443/a",
        "https://push.example:443@evil.test/",
        "https://own.example/a",  # good for its own port only
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://2130706433/a",
        "https://push.example\\@evil.test/a",
        "https://push.example/a\r\nX-Evil: 1",
        "https://push.example/a b",
        "https://push.example/a#b",
        "https://push.example",
        "//push.example/a",
        "file:///etc/passwd",
        "https://push.ex\u00e4mple/a",
        "https://push.example/" + "a" * 1000,
        "",
    ],
)
def test_the_house_is_sent_nowhere_else(address: str) -> None:
    services = PushServices(("push.example", "*.wide.example", "own.example:8443"))
    with pytest.raises(Refusal) as refused:
        services.endpoint(address)
    assert refused.value.says.id == "notices-no-service"


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://push.example/a/b?c=d", "https://push.example"),
        ("https://PUSH.example/a", "https://push.example"),
        ("https://push.example:443/a", "https://push.example"),
        ("https://x.wide.example/a", "https://x.wide.example"),
        ("https://own.example:8443/a", "https://own.example:8443"),
    ],
)
def test_where_it_may_go(address: str, origin: str) -> None:
    services = PushServices(("push.example", "*.wide.example", "own.example:8443"))
    assert services.endpoint(address).origin == origin


@pytest.mark.parametrize("name", ["https://push.example", "push.example/a", "*", "*.", "a@b", "push.example:x", ""])
def test_a_list_has_names_of_hosts(name: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(name)}$"):
        PushServices((name,))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "::1",
        "10.0.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "::ffff:10.0.0.1",
        "2002:a00:1::",
        "fe80::1",
        "0.0.0.0",
        "224.0.0.1",
    ],
)
def test_a_name_that_means_a_private_place_leads_nowhere(address: str) -> None:
    assert not is_public(address)
    assert is_public("142.250.1.1")


def config_for(service: PushService, pem: Path, folder: Path, *, private_addresses: bool = True) -> PushConfig:
    """The operator's setting for a push service of a test's own."""
    make_key(folder / "push.pem")
    services = PushServices((f"localhost:{service.port}",), private=private_addresses)
    return PushConfig(PushKey.read(folder / "push.pem"), services, "mailto:a@example.org", str(pem))


def sent(config: PushConfig, service: PushService, keys: Keys) -> tuple[str, int]:
    """Send one message."""
    device = keys.device(service.endpoint("b1"))
    message = b'{"hello":1}'
    return push_sender.send(
        config, device["endpoint"], device["key"], device["auth"], message, topic="t", ttl=60, now=NOW
    )


def test_a_service_gets_what_it_needs_and_cannot_read_it(pem: Path, tmp_path: Path) -> None:
    with push_service(pem) as service:
        keys, config = Keys(), config_for(service, pem, tmp_path)
        assert sent(config, service, keys) == ("sent", 201)
        ((path, headers, body),) = service.taken
        assert path == "/push/b1"
        assert (headers["content-encoding"], headers["ttl"], headers["topic"]) == ("aes128gcm", "60", "t")
        assert headers["authorization"].startswith("vapid t=")
        assert b"hello" not in body
        assert keys.read(body) == {"hello": 1}
        assert Keys().point not in body


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(404, "gone"), (410, "gone"), (429, "later"), (503, "later"), (400, "never"), (302, "never")],
)
def test_what_a_service_says_is_understood_and_a_redirect_is_not_followed(
    pem: Path, tmp_path: Path, status: int, outcome: str
) -> None:
    with push_service(pem) as service:
        service.answers = [status]
        assert sent(config_for(service, pem, tmp_path), service, Keys()) == (outcome, status)
        assert service.asked == 1
        assert service.taken == []


def test_without_the_operators_word_no_private_address_is_called(pem: Path, tmp_path: Path) -> None:
    with push_service(pem) as service:
        config = config_for(service, pem, tmp_path, private_addresses=False)
        assert sent(config, service, Keys()) == ("later", 0)
        assert service.asked == 0


def test_a_service_without_a_certificate_of_its_name_is_told_nothing(pem: Path, tmp_path: Path) -> None:
    with push_service(pem) as service:
        known = config_for(service, pem, tmp_path)
        stranger = PushConfig(known.key, known.services, known.contact)
        assert sent(stranger, service, Keys()) == ("later", 0)
        assert service.asked == 0


def test_a_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    made = CliRunner().invoke(main, ["push-key", str(file), "--lang", "en"])
    assert made.exit_code == 0, made.output
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    assert len(decoded(PushKey.read(file).public)) == 65
    before = file.read_bytes()
    again = CliRunner().invoke(main, ["push-key", str(file), "--lang", "en"])
    assert again.exit_code == 2
    assert again.output.count("\n") == 1
    assert file.read_bytes() == before
