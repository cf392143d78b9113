"""What one table knows about itself, as data: terms, chairs, match, deck, clocks, words. Nothing here waits or stores.

The handlers in `play` share it: each stores what it does, then changes this state, then has it published.
"""

from collections.abc import Callable, Collection
from copy import copy
from typing import Literal

from ludoteca import bots
from ludoteca.engine.decided import ABSENT, LATE
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Guest, Line, SitterNote, StoredTable, Turn
from ludoteca.server.table.live_match import LiveMatch, Record
from ludoteca.server.table.seal import NextDeal
from ludoteca.server.table.seating import Seating
from ludoteca.server.table.time_control import DAYS, Clocks

RELIEF_LEVEL = bots.USUAL
"""The level of bots that play for people."""


class TableState:
    """One table at this moment. `guest` finds a person who has been looked up before."""

    def __init__(self, stored: StoredTable, guest: Callable[[str], Guest]) -> None:
        self.id = stored.id
        self.game = stored.game
        self.options = stored.options
        self.terms = stored.terms
        self.code = stored.code
        self.host = stored.host
        self.adjourned = stored.adjourned
        self.removed = stored.removed
        self.seating = Seating(list(stored.chairs))
        self.obeyed = set(stored.obeyed)
        """Commands that were carried out, as (player, command)."""
        self.live_match: LiveMatch | None = None
        self.record: Record | None = None
        """What was told in a match that the rules of today do not lead to any more."""
        self.seal = stored.seal
        self.next_deal = NextDeal()
        self.clocks: Clocks | None = None
        """Everybody's time; None at a table without clocks."""
        self.turns: tuple[Turn, ...] = ()
        """Whose turn it is, as stored."""
        self.run_out: set[int] = set()
        """Seats whose present decision a bot takes because their time has run out."""
        self.lines: list[Line] = []
        """The last lines of the chat."""
        self.pausing: set[int] = set()
        """Seats that would like to adjourn."""
        self.hurried = False
        """Whether bots are not to pause once they are alone in the match."""
        self.incident = ""
        """The number under which the log has the mistake of ours that froze this table."""
        self.frozen = 0
        """When that was, in milliseconds since 1970."""
        self.offline = False
        """Whether the operator has taken this table offline: nobody comes in, and nothing happens."""
        self.crowded = False
        """Whether champions have no place here just now, so that the best of the others plays for them."""
        self._guest = guest
        self._called: dict[str, Guest] = {}

    @property
    def phase(self) -> Literal["waiting", "playing", "over"]:
        """What goes on here."""
        if self.record is not None:
            return "over"
        if self.live_match is None:
            return "waiting"
        return "over" if self.live_match.match.over else "playing"

    @property
    def match_id(self) -> str | None:
        """The match that is being played here, or was last."""
        return self.record.id if self.record is not None else None if self.live_match is None else self.live_match.id

    @property
    def out(self) -> list[int]:
        """The seats that are out of the match."""
        return [] if self.live_match is None else self.live_match.out

    @property
    def bots_are_alone(self) -> bool:
        """Whether no person has anything to decide any more: all are out, or a bot plays for them."""
        return all(seat in self.out or self.seating.chairs[seat].absent for seat in self.seating.persons())

    @property
    def has_champions(self) -> bool:
        """Whether bots sit here that ask a network."""
        return any(bots.has_learnt(self.game, chair.level) for chair in self.seating.chairs if chair.kind == "bot")

    @property
    def has_long_thoughts(self) -> bool:
        """Whether bots sit here that search for as long as people care to wait."""
        return any(bots.thinks_long(self.game, chair.level) for chair in self.seating.chairs if chair.kind == "bot")

    @property
    def has_days(self) -> bool:
        """Whether this table gives days for a move."""
        return self.terms.pace in DAYS

    @property
    def goes_on_unseen(self) -> bool:
        """Whether bots play on while nobody looks: with days for a move, as long as a person takes part."""
        return self.has_days and self.phase == "playing" and not self.bots_are_alone

    @property
    def is_paused(self) -> bool:
        """Whether nothing is to happen here: adjourned, frozen, offline, or not being played."""
        return self.adjourned or bool(self.incident) or self.offline or self.phase != "playing"

    @property
    def gives_hints(self) -> bool:
        """Whether people may ask a bot for advice: the table has agreed on it, or somebody plays alone with bots."""
        return self.phase == "playing" and (self.terms.hints or len(self.seating.persons()) == 1)

    @property
    def is_dealing(self) -> bool:
        """Whether cards are being dealt, so that nobody may change seats."""
        return self.next_deal.asked or self.seal.deal is not None

    def playing(self) -> LiveMatch:
        """The match that goes on here now; a Refusal says why there is none."""
        if self.live_match is None:
            raise Refusal("server-not-dealt" if self.record is None else "server-match-over", status=409)
        if self.live_match.match.over:
            raise Refusal("server-match-over", status=409)
        return self.live_match

    def is_at(self, live: LiveMatch, at: tuple[int, int]) -> bool:
        """Whether this match still goes on here, at the position that `LiveMatch.at` names."""
        return self.live_match is live and live.at == at and not self.is_paused

    def seat_of(self, guest: Guest | None, at: int | None = None) -> int:
        """Where a guest sits. Where one device is handed round, `at` says for whom it speaks."""
        seats = [] if guest is None else self.seating.seats_of(guest.id)
        if self.terms.local and at is not None and at in seats:
            return at
        if not seats:
            raise Refusal("server-only-watching", status=403)
        return seats[0]

    def bot_level(self, seat: int) -> str:
        """How strong the bot is that decides for a seat now; "" where a person does."""
        chair = self.seating.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        return RELIEF_LEVEL if chair.absent or seat in self.run_out else ""

    def decides_for(self, seat: int) -> str:
        """For whom a bot decides at a seat now: itself by its level, or a person."""
        chair = self.seating.chairs[seat]
        return chair.level if chair.kind == "bot" else ABSENT if chair.absent else LATE

    def may_look(self, player: str | None) -> bool:
        """Whether somebody may look at this table."""
        sits = self.seating.seat_of(player) is not None
        return self.terms.let_in(sits=sits, dealt=self.phase != "waiting", removed=player in self.removed)

    def who(self, player: str) -> Guest:
        """A person who has been looked up before; while a match goes on, as they were when it was dealt.

        A name that changes in the middle of a match would be a way of talking where nobody may.
        """
        guest = self._guest(player)
        return guest if self.phase != "playing" else self._called.setdefault(player, copy(guest))

    def call(self, sitters: list[SitterNote]) -> None:
        """A match is being played whose people had these names at the deal."""
        named = [note for note in reversed(sitters) if note.player]  # the first of those at one device counts
        self._called = {note.player: Guest(note.player, note.name, note.doll, True) for note in named}

    def forget(self, player: str) -> None:
        """Somebody wants to be forgotten: their words and the name that they had here."""
        self._called.pop(player, None)
        self.lines = [line for line in self.lines if line.player != player]

    def begin(self, live: LiveMatch) -> None:
        """A new match lies on the table."""
        self.live_match, self.record, self.adjourned, self.hurried = live, None, False, False
        self.pausing.clear()
        self._called.clear()


def no_watching(player: str | None, removed: Collection[str]) -> Refusal:
    """Why somebody may not look at a table that some were asked to leave."""
    return Refusal("server-removed" if player in removed else "server-no-watching", status=403)


def stopped_by(incident: str) -> Refusal:
    """Why nothing happens at a table that a mistake of ours froze."""
    return Refusal("server-table-frozen", status=503, incident=incident)
