"""The sealed deck: what the next deal will come from, fixed and its hash shown before anybody else commits themselves.

Every table has one at all times. How a deal comes out of it is in `play.dealing`.
"""

import secrets

from ludoteca.engine import fairness
from ludoteca.server.storage.stored import Seal


def fresh_seal() -> Seal:
    """A new secret for a match that has an address but no deal yet."""
    return Seal(fresh_id(), secrets.token_bytes(fairness.SECRET_BYTES))


def shown(seal: Seal) -> str:
    """What everybody may know of it: the server's commitment."""
    return fairness.sealed(seal.secret, seal.match)


def fresh_id() -> str:
    """A short address that cannot be guessed (60 bits), without letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz023456789") for _ in range(12))
