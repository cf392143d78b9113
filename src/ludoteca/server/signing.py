"""The server's own key: it signs the game files of matches played here, so that their origin can be proved."""

import os
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ludoteca.engine import signature

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
            fresh = Ed25519PrivateKey.generate().private_bytes_raw()
            draft = file.with_suffix(".draft")
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                out.write(fresh)
                out.flush()
                os.fsync(out.fileno())
            draft.replace(file)
        return cls(Ed25519PrivateKey.from_private_bytes(file.read_bytes()))

    def signed(self, file: dict[str, Any]) -> dict[str, Any]:
        """A game file with this server's word for it."""
        return signature.sign(file, self._private)
