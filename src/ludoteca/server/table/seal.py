"""The sealed deck: what the next deal will come from, fixed and its hash shown before anybody else commits themselves.

Every table has one at all times. How a deal comes out of it is in `play.dealing`.
"""

import secrets
from typing import NamedTuple

from ludoteca.engine import fairness
from ludoteca.games import GAMES
from ludoteca.server.storage.stored import Fixed, OptionValue, Seal, StoredMatch
from ludoteca.server.table.audience import Audience, Link
from ludoteca.server.table.seating import Seating


class Pledge(NamedTuple):
    """What an open page has committed itself to, for the seat of the person who looks at it."""

    link: Link
    seat: int
    commitment: str


class NextDeal:
    """How far the next deal is, as far as only this process knows: who asked for it, which pages have committed."""

    def __init__(self) -> None:
        self.pledges: dict[str, Pledge] = {}
        self.asked = False
        """Whether somebody has asked for the deal."""
        self.number = 0
        """Where the public chain holds the deal that is being made."""

    def standing(self, seating: Seating) -> dict[str, Pledge]:
        """Commitments that count: of pages that are still here, for the seat that their person still has."""
        return {player: each for player, each in self.pledges.items() if seating.seat_of(player) == each.seat}

    def missing(self, seating: Seating, audience: Audience) -> set[str]:
        """People whose page takes part and has not committed itself."""
        here = {player for player in seating.players() if audience.deals(player)}
        return here - set(self.standing(seating))

    def drop(self, link: Link) -> None:
        """A page looks away: until commitments are fixed it takes its own with it."""
        self.pledges = {player: each for player, each in self.pledges.items() if each.link is not link}

    def start_over(self) -> None:
        """A fresh deck is sealed."""
        self.pledges, self.asked, self.number = {}, False, 0


def fresh_seal() -> Seal:
    """A new secret for a match that has an address but no deal yet."""
    return Seal(fresh_id(), secrets.token_bytes(fairness.SECRET_BYTES))


def shown(seal: Seal) -> str:
    """What everybody may know of it: the server's commitment."""
    return fairness.sealed(seal.secret, seal.match)


def terms_of(seal: Seal, options: dict[str, OptionValue]) -> str:
    """The hash of all that is fixed before anybody reveals."""
    assert seal.deal is not None
    fixed = seal.deal
    return fairness.terms(fixed.rules, len(fixed.players), options, shown(seal), fixed.commitments)


def terms_kept(match: StoredMatch) -> str:
    """The same hash for a match that was dealt."""
    rules, seal = f"{match.game}/{match.version}", fairness.sealed(match.server_seed, match.id)
    return fairness.terms(rules, match.seats, match.options, seal, match.commitments or [])


def nobody_takes_part(game: str, seats: int) -> Fixed:
    """A deal to which nobody adds anything."""
    return Fixed(rules_of(game), [""] * seats, [""] * seats)


def rules_of(game: str) -> str:
    """A game and the version of its rules, as in a game file."""
    return f"{game}/{GAMES[game].version}"


def fresh_id() -> str:
    """A short address that cannot be guessed (60 bits), without letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz023456789") for _ in range(12))
