"""What a push service carries and cannot read: encrypted for one browser (RFC 8291), signed by the house (RFC 8292)."""

import base64
import json
import os
import secrets
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

POINT = 65
"""Bytes of a public key: 4, then x and y."""
AUTH = 16
RECORD = 4096
"""Bytes of the one record that a message is; every push service takes as many."""
PADDED = 512
"""Messages are filled up to a multiple of this, so that their length tells no names."""
HALF_A_DAY = 12 * 3600


class PushKey:
    """The key by which push services know this house."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = encoded(_point(private.public_key()))

    @classmethod
    def read(cls, file: Path) -> "PushKey":
        """The key in a file; ValueError where there is none."""
        found = serialization.load_pem_private_key(file.read_bytes(), None)
        if not isinstance(found, ec.EllipticCurvePrivateKey) or not isinstance(found.curve, ec.SECP256R1):
            raise ValueError("no key on P-256")
        return cls(found)

    @staticmethod
    def fresh() -> bytes:
        """A new key, as it lies in a file."""
        return ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """A header by which a push service knows who sends, good for half a day and for this service only."""
        claims = {"aud": origin, "exp": int(now) + HALF_A_DAY, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def encrypt(
    message: bytes,
    browser: bytes,
    auth: bytes,
    *,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """A message for the browser with this public key and secret. `ours` and `salt` are fresh unless they are given."""
    ours, salt = ours or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(16)
    theirs = public_key(browser)
    shown = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    seed = _derived(shared, auth, b"WebPush: info\0" + browser + shown, 32)
    key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    plain = message + b"\2"  # the end of the last record; zeros may follow
    plain += bytes(-len(plain) % padded)
    head = salt + RECORD.to_bytes(4) + bytes([POINT]) + shown
    if len(head) + len(plain) + AUTH > RECORD:
        raise ValueError("too long for a push message")
    return head + AESGCM(key).encrypt(nonce, plain, None)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's key; ValueError for what is no point of the curve."""
    if len(point) != POINT:
        raise ValueError("no public key")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def encoded(data: bytes) -> str:
    """Base64 as addresses and headers have it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """And back; ValueError for anything else."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def make_key(file: Path) -> str:
    """Write a new key to a file that is not there yet, readable by its owner only; returns its public half."""
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(PushKey.fresh())
    return PushKey.read(file).public
