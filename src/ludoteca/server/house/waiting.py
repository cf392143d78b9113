"""The tables that somebody plays at with others: whose turn it is, how long still, and what happened meanwhile.

All of it comes from the database: no table is brought into memory for it. What happened is told as it was told to the
seat when it happened.
"""

import msgspec

from ludoteca.engine.event import Event, Told
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import LISTED_TABLES
from ludoteca.server.protocol import Sitter, WaitingTable
from ludoteca.server.storage import Storage
from ludoteca.server.storage.looks import Missed
from ludoteca.server.storage.stored import Guest, TableNote
from ludoteca.server.table.time_control import DAYS

MOVES_TOLD = 8
"""Moves of which is told what happened."""
EVENTS_TOLD = 12
"""Events of them."""


class WaitingTables:
    """What a guest comes back to."""

    def __init__(self, clock: HouseClock, storage: Storage) -> None:
        self._clock = clock
        self._storage = storage

    async def of(self, guest: Guest | None) -> list[WaitingTable]:
        """The tables where a guest plays with others, or with days for a move: first those where it is their turn."""
        if guest is None:
            return []
        notes = await self._storage.reader.table_notes(guest.id, LISTED_TABLES, 0)
        notes = [note for note in notes if _is_shared(note, guest.id)]
        missed = await self._storage.looks.missed(guest.id, [note.match for note in notes if note.match], MOVES_TOLD)
        found = [self._waiting(note, missed.get(note.match or "", Missed()), guest.id) for note in notes]
        return sorted(found, key=lambda each: (not each.your_turn, each.left is None, each.left or 0))

    def _waiting(self, note: TableNote, missed: Missed, player: str) -> WaitingTable:
        now, turns = self._clock.now(), note.turns or []
        seat = next(seat for seat, chair in enumerate(note.chairs) if chair.player == player)
        mine = [turn for turn in turns if turn.player == player]
        due = min((turn.due for turn in mine or turns if turn.due is not None), default=None)
        return WaitingTable(
            id=note.id,
            game=note.game,
            sitters=[
                Sitter(
                    chair.kind,
                    sitter.name if sitter.player == (chair.player or "") else "",
                    sitter.doll,
                    chair.level,
                    you=chair.player == player,
                    absent=chair.absent,
                )
                for chair, sitter in zip(note.chairs, note.sitters, strict=True)
            ],
            seat=seat,
            your_turn=bool(mine),
            turns=[turn.seat for turn in turns],
            days=DAYS.get(note.terms.pace, 0),
            left=None if due is None else max(0, due - now),
            away=None if missed.at is None else max(0, now - missed.at),
            moves=missed.moves,
            events=_told(missed, seat)[-EVENTS_TOLD:],
        )


def _is_shared(note: TableNote, player: str) -> bool:
    """Whether a match goes on here that is not just one person's with bots and without a clock, nor on one device."""
    people = {chair.player for chair in note.chairs if chair.player is not None}
    goes_on = note.match is not None and not note.ended and not note.adjourned and not note.terms.local
    return player in people and goes_on and (len(people) > 1 or note.terms.pace in DAYS)


def _told(missed: Missed, seat: int) -> list[Event]:
    told = [each for text in missed.told for each in msgspec.json.decode(text, type=list[Told])]
    return [event for each in told if (event := each.to(seat)) is not None]
