"""A push service, a mail server and a browser's keys, all of a test's own on this machine.

What arrives is kept and really decrypted, by another way than it was encrypted: HKDF spelt out in HMACs.
"""

import datetime
import hashlib
import hmac
import http.server
import json
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from ludoteca.server.notices.push_encryption import encoded


def certificate(folder: Path) -> Path:
    """A certificate for `localhost` with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "localhost.pem"
    file.write_bytes(
        made.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return file


class PushService:
    """Takes messages for browsers. `answers` are the statuses to give first; then everything is taken."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.asked = 0
        self.answers: list[int] = []

    def endpoint(self, browser: str) -> str:
        """Where a browser is called."""
        return f"https://localhost:{self.port}/push/{browser}"


@contextmanager
def push_service(pem: Path) -> Iterator[PushService]:
    """A push service that speaks HTTPS."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.asked += 1
            status = service.answers.pop(0) if service.answers else 201
            if status == 201:
                service.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(status)
            if status in (301, 302, 307, 308):
                self.send_header("location", f"https://localhost:{service.port}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Quiet."""

    class Server(http.server.ThreadingHTTPServer):
        def server_bind(self) -> None:
            """Without looking up what this machine is called."""
            socketserver.TCPServer.server_bind(self)
            self.server_name, self.server_port = "localhost", self.server_address[1]

    with Server(("127.0.0.1", 0), Handler) as server:
        service = PushService(server.server_address[1])
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(pem)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()


class MailServer:
    """Takes letters. `answers` are the replies to the first recipients; then everybody is known."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.raw: list[bytes] = []
        self.recipients: list[str] = []
        self.answers: list[str] = []

    @property
    def letters(self) -> list[EmailMessage]:
        """What has come."""
        return [message_from_bytes(each, policy=policy.default) for each in self.raw]


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """A mail server that understands as much as a letter needs."""

    class Handler(socketserver.StreamRequestHandler):
        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline().decode().strip():
                verb = line[:4].upper()
                if verb == "RCPT":
                    office.recipients.append(line.partition("<")[2].partition(">")[0])
                    self.say(office.answers.pop(0) if office.answers else "250 yes")
                elif verb == "DATA":
                    self.say("354 go on")
                    lines = []
                    while (part := self.rfile.readline()) != b".\r\n":
                        lines.append(part.removeprefix(b".") if part.startswith(b"..") else part)
                    office.raw.append(b"".join(lines))
                    self.say("250 taken")
                elif verb == "QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 yes")

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

    with Server(("127.0.0.1", 0), Handler) as server:
        office = MailServer(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield office
        finally:
            server.shutdown()
            thread.join()


class Keys:
    """What a browser keeps to itself: it alone can read what is sent to it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = bytes(range(16))) -> None:
        self._private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth
        self.point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def device(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """What the page tells the house."""
        return {"endpoint": endpoint, "key": encoded(self.point), "auth": encoded(self.auth), "language": language}

    def read(self, body: bytes) -> Any:
        """A message, decrypted as RFC 8291 has it."""
        salt, length, theirs, sealed = body[:16], body[20], body[21:86], body[86:]
        assert length == 65
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = _mac(_mac(self.auth, shared), b"WebPush: info\0" + self.point + theirs + b"\1")
        drawn = _mac(salt, secret)
        key = _mac(drawn, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _mac(drawn, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\2")
        return json.loads(plain[:-1])


def _mac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()
