"""A server's word for a game file: an Ed25519 signature over everything else in it."""

from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from ludoteca.engine.gamefile import canonical


def signed_text(file: dict[str, Any]) -> bytes:
    """What is signed: the file without its signature, as it is hashed."""
    return canonical({name: value for name, value in file.items() if name != "signature"}).encode()


def sign(file: dict[str, Any], key: Ed25519PrivateKey) -> dict[str, Any]:
    """The file with its server's signature."""
    public = key.public_key().public_bytes_raw().hex()
    return {**file, "signature": {"key": public, "signature": key.sign(signed_text(file)).hex()}}


def holds(file: dict[str, Any]) -> bool:
    """Whether the signature of a file belongs to it and to the key it names."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(file["signature"]["key"]))
        key.verify(bytes.fromhex(file["signature"]["signature"]), signed_text(file))
    except (InvalidSignature, ValueError, KeyError, TypeError):
        return False
    return True
