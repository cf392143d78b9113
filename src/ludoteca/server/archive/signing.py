"""The server's own key: it signs the game files of matches played here, so that their origin can be proved."""

from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ludoteca.engine import signature
from ludoteca.server.storage.private import write_private

FILE = "server.key"


class ServerKey:
    """An Ed25519 key that is made once and stays in the data folder, readable by its owner only."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.public = private.public_key().public_bytes_raw().hex()

    @classmethod
    def of(cls, folder: Path) -> "ServerKey":
        """The key of a data folder, made if there is none."""
        file = folder / FILE
        if not file.exists():
            write_private(file, Ed25519PrivateKey.generate().private_bytes_raw())
        return cls(Ed25519PrivateKey.from_private_bytes(file.read_bytes()))

    def signed(self, file: dict[str, Any]) -> dict[str, Any]:
        """A game file with this server's word for it."""
        return signature.sign(file, self._private)
