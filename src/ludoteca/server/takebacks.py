"""Taking back, decided by knowledge: what nobody has learnt anything by can be undone, and practice can be repeated."""

from typing import TYPE_CHECKING

import msgspec

from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.event import Told
from ludoteca.engine.match import Match
from ludoteca.server.played import Played
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Aid, Guest

if TYPE_CHECKING:
    from ludoteca.server.table import LiveTable

WORLDS = 24
"""Worlds that each seat holds possible, in which a move must look the same to be taken back."""


class Takebacks:
    """Undoes answers and moves, with the table's lock held."""

    def __init__(self, table: "LiveTable", storage: Storage) -> None:
        self._table = table
        self._storage = storage

    async def take_back(self, played: Played, seat: int, sequence: int, guest: Guest, command: str) -> None:
        """Undo what a seat has done last; a Refusal says why not."""
        if sequence != played.match.sequence:
            raise Refusal("server-stale-move", status=409)
        if seat in played.answers:
            await self._answer(played, seat, guest, command)
        elif self._is_practice():
            await self._practise(played, seat, guest, command)
        else:
            await self._move(played, seat, guest, command)

    async def _answer(self, played: Played, seat: int, guest: Guest, command: str) -> None:
        """A sealed answer, until the close."""
        await self._storage.take_back(
            self._table.id,
            played.id,
            played.match.sequence,
            practice=False,
            by=guest.id,
            command=command,
            seat=seat,
        )
        public = self._table.choices.window(played).is_public
        played.answers = {other: steps for other, steps in played.answers.items() if other != seat}
        played.deciders = {other: player for other, player in played.deciders.items() if other != seat}
        self._table.shows.answer(played, seat, public)

    async def _practise(self, played: Played, seat: int, guest: Guest, command: str) -> None:
        """One person alone with bots goes back to the own last decision, whatever came of it."""
        mine = [number for number, move in enumerate(played.match.moves) if move.by == seat]
        if not mine:
            raise Refusal("server-nothing-to-take-back", status=409)
        await self._back_to(played, seat, mine[-1], practice=True, guest=guest, command=command)

    async def _move(self, played: Played, seat: int, guest: Guest, command: str) -> None:
        """The last move of the match, if it was this seat's and told nobody anything."""
        match = played.match
        if not match.moves or match.moves[-1].by != seat or played.answers:
            raise Refusal("server-nothing-to-take-back", status=409)
        before = match.after_moves(match.sequence - 1)
        if len(before.draws) != len(match.draws) or not tells_nothing(before, seat, match.moves[-1].steps):
            raise Refusal("server-told-something", status=409)
        await self._back_to(played, seat, match.sequence - 1, practice=False, guest=guest, command=command)

    async def _back_to(
        self, played: Played, seat: int, sequence: int, *, practice: bool, guest: Guest, command: str
    ) -> None:
        before = played.match.after_moves(sequence)
        aid = Aid("takeback", seat, played.match.sequence, sequence)
        await self._storage.take_back(
            self._table.id,
            played.id,
            sequence,
            practice=practice,
            by=guest.id,
            command=command,
            aid=(len(played.aids), aid),
        )
        played.aids.append(aid)
        played.go_back(before, practice=practice)
        self._table.timekeeper.decided(before)
        self._table.shows.again(played)

    def _is_practice(self) -> bool:
        """Whether one person plays with bots only."""
        return len(self._table.seating.persons()) == 1


def tells_nothing(before: Match, by: int, steps: tuple[int, ...]) -> bool:
    """Whether a move would have looked the same to every seat in any world that the seat held possible before it.

    Worlds are sampled by `redeal`, which knows exactly what a seat was shown. A card played from a hand is not in that
    hand in most of them, and a card drawn is another one: such moves have told something.
    """
    truth = before.copy()
    told = truth.play_steps(by, steps)
    for viewer in range(before.seats):
        shown = _shown(truth, told, viewer)
        for number in range(WORLDS):
            world = before.copy()
            world.states = before.redealt(viewer, number + 1)
            try:
                if _shown(world, world.play_steps(by, steps), viewer) != shown:
                    return False
            except IllegalMove:
                return False
    return True


def _shown(match: Match, told: list[Told], viewer: int) -> bytes:
    events = [each.to(viewer) for each in told]
    return msgspec.json.encode([events, match.view(viewer)])
