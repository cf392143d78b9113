"""Words that prove something: who somebody is, that an address is theirs. Of most of them only the hash is stored."""

import base64
import hashlib
import secrets


def fresh_token() -> str:
    """256 bits that nobody guesses, as a word."""
    return base64.urlsafe_b64encode(secrets.token_bytes(32)).rstrip(b"=").decode()


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
