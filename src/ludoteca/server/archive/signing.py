"""The server's own key: it signs the game files of matches played here, so that their origin can be proved."""

import hashlib
import hmac
import logging
import os
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ludoteca.engine import signature
from ludoteca.server.storage.private import write_private

log = logging.getLogger(__name__)

FILE = "server.key"


class BadKeyError(Exception):
    """A file that holds no key."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(reason)
        self.file = file


class ServerKey:
    """An Ed25519 key that is made once and stays in its file, readable by its owner only."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.public = private.public_key().public_bytes_raw().hex()

    @classmethod
    def of(cls, file: Path) -> "ServerKey":
        """The key in a file, made if there is none; of several processes that make it together, one does."""
        if not file.exists():
            draft = file.with_name(f"{file.name}.{os.getpid()}")
            write_private(draft, Ed25519PrivateKey.generate().private_bytes_raw())
            try:
                os.link(draft, file)
            except FileExistsError:
                pass  # another process was quicker
            except OSError:  # a disk without links
                write_private(file, draft.read_bytes())
            draft.unlink()
        if os.name == "posix" and file.stat().st_mode & 0o007:
            log.warning("everybody on this machine can read %s, and sign in the name of this house: chmod o= it", file)
        try:
            return cls(Ed25519PrivateKey.from_private_bytes(file.read_bytes()))
        except ValueError as error:
            raise BadKeyError(file, str(error)) from error

    def derived(self, purpose: bytes) -> bytes:
        """A key for another purpose, which tells nothing about this one."""
        return HKDF(SHA256(), length=32, salt=None, info=purpose).derive(self._private.private_bytes_raw())

    def alias(self, text: str) -> str:
        """The same name for the same text, which tells nothing of it to whoever has no key: 64 digits."""
        return hmac.new(self._private.private_bytes_raw(), text.encode(), hashlib.sha256).hexdigest()

    def signed(self, file: dict[str, Any]) -> dict[str, Any]:
        """A game file with this server's word for it."""
        return signature.sign(file, self._private)
