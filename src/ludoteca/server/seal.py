"""The sealed deck: what the next deal will come from, fixed and its hash shown before anybody adds to it.

Every table has one at all times. Whoever sits there may stir a text of their own in until the deal; neither the server,
which has committed itself first, nor the people, who do not know its secret, can choose what comes out.
"""

import secrets
from collections.abc import Sequence

from ludoteca.engine import fairness
from ludoteca.server.limits import STIR_LENGTH
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Chair, Seal


def fresh_seal() -> Seal:
    """A new secret for a match that has an address but no deal yet."""
    return Seal(fresh_id(), secrets.token_bytes(fairness.SECRET_BYTES), {})


def stirred(seal: Seal, player: str, text: str) -> Seal:
    """The seal with a person's text, instead of an earlier one; a text that could be read in two ways is refused."""
    if len(text) > STIR_LENGTH or not fairness.is_plain(text):
        raise Refusal("server-bad-stir", most=STIR_LENGTH)
    return Seal(seal.match, seal.secret, {**seal.texts, player: text})


def entropy_of(seal: Seal, chairs: Sequence[Chair]) -> list[str]:
    """What each seat adds to the deal, "" for those who have said nothing and for bots."""
    return ["" if chair.player is None else seal.texts.get(chair.player, "") for chair in chairs]


def fresh_id() -> str:
    """A short address that cannot be guessed (60 bits), without letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz023456789") for _ in range(12))
