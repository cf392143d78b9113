"""Taking back, decided by knowledge: what nobody has learnt anything by can be undone, and practice can be repeated."""

import asyncio
from collections.abc import Collection

import msgspec

from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.match import Match
from ludoteca.engine.record import States
from ludoteca.engine.stepgraph import imagined
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.player_clocks import PlayerClocks
from ludoteca.server.play.whose_turn import NextTurns, WhoseTurn
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Aid, Guest
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.state import TableState
from ludoteca.server.table.window import Windows

WORLDS = 24
"""Worlds that each seat holds possible, in which a move must look the same to be taken back."""


class Takebacks:
    """Undoes answers and moves, with the table's lock held."""

    def __init__(
        self,
        state: TableState,
        windows: Windows,
        clocks: PlayerClocks,
        whose_turn: WhoseTurn,
        publisher: Publisher,
        storage: Storage,
        clock: HouseClock,
    ) -> None:
        self._state = state
        self._windows = windows
        self._clocks = clocks
        self._whose_turn = whose_turn
        self._clock = clock
        self._publisher = publisher
        self._storage = storage

    async def take_back(self, live: LiveMatch, seat: int, sequence: int, guest: Guest, command: str) -> None:
        """Undo what a seat has done last; a Refusal says why not."""
        if sequence != live.match.sequence:
            raise Refusal("server-stale-move", status=409)
        if seat in live.answers:
            await self._answer(live, seat, guest, command)
        elif self._is_practice():
            await self._practise(live, seat, guest, command)
        else:
            await self._move(live, seat, guest, command)

    async def _answer(self, live: LiveMatch, seat: int, guest: Guest, command: str) -> None:
        """A sealed answer, until the close."""
        others = [other for other in live.answers if other != seat]
        turns = await self._again(live, live.match, others)
        await self._storage.take_back(
            self._state.id,
            live.id,
            live.match.sequence,
            practice=False,
            by=guest.id,
            command=command,
            seat=seat,
            turns=turns.work,
        )
        self._whose_turn.take(turns)
        public = self._windows.now(live).is_public
        live.answers = {other: steps for other, steps in live.answers.items() if other != seat}
        live.deciders = {other: player for other, player in live.deciders.items() if other != seat}
        self._publisher.answer(live, seat, public)

    async def _practise(self, live: LiveMatch, seat: int, guest: Guest, command: str) -> None:
        """One person alone with bots goes back to the own last decision, whatever came of it."""
        mine = [number for number, move in enumerate(live.match.moves) if move.by == seat]
        if not mine:
            raise Refusal("server-nothing-to-take-back", status=409)
        await self._back_to(live, seat, mine[-1], practice=True, guest=guest, command=command)

    async def _move(self, live: LiveMatch, seat: int, guest: Guest, command: str) -> None:
        """The last move of the match, if it was this seat's and told nobody anything."""
        match, window = live.match, self._windows.now(live)
        # Where nobody may know whether the others have answered, this must not tell it either.
        others_decide = bool(live.answers) if window.is_public else True
        if not match.moves or match.moves[-1].by != seat or others_decide:
            raise Refusal("server-nothing-to-take-back", status=409)
        before = match.after_moves(match.sequence - 1)
        chanced = len(before.draws) != len(match.draws)
        if chanced or not await asyncio.to_thread(tells_nothing, before, seat, match.moves[-1].steps):
            raise Refusal("server-told-something", status=409)
        await self._back_to(live, seat, match.sequence - 1, practice=False, guest=guest, command=command)

    async def _back_to(
        self, live: LiveMatch, seat: int, sequence: int, *, practice: bool, guest: Guest, command: str
    ) -> None:
        before = live.match.after_moves(sequence)
        aid = Aid("takeback", seat, live.match.sequence, sequence)
        clocks, turns = self._clocks.went_back(before, seat), await self._again(live, before)
        if any(turn.seat == seat and turn.due is not None and turn.due <= self._clock.now() for turn in turns.turns):
            raise Refusal("server-no-time-left", status=409)
        await self._storage.take_back(
            self._state.id,
            live.id,
            sequence,
            practice=practice,
            by=guest.id,
            command=command,
            aid=(len(live.aids), aid),
            clocks=clocks.text,
            turns=turns.work,
        )
        self._whose_turn.take(turns)
        live.aids.append(aid)
        live.go_back(before, practice=practice)
        self._clocks.take(clocks)
        self._publisher.again(live)

    async def _again(self, live: LiveMatch, before: Match, answered: Collection[int] = ()) -> NextTurns:
        """Whose turn it is again: with days for a move, from when that position was first reached."""
        began = await self._storage.reader.reached(live.id, before.sequence) if self._state.has_days else None
        return self._whose_turn.at(live.id, before, answered, began=began)

    def _is_practice(self) -> bool:
        """Whether one person plays with bots only."""
        return len(self._state.seating.persons()) == 1


def tells_nothing(before: Match, by: int, steps: tuple[int, ...]) -> bool:
    """Whether a move looks the same to every seat, for all that the seat that made it can know.

    The verdict is an answer to that seat, so it follows from what that seat knows. Worlds that it holds possible are
    sampled by `redeal`; in each of them every other seat holds further ones possible. A card played from a hand is not
    in that hand in most of those, and a card drawn is another one: such moves have told something.
    """
    seen = _shown(before, before.states, by, steps, by)
    for number in range(1, WORLDS + 1):
        world = before.redealt(by, number)
        if _shown(before, world, by, steps, by) != seen:
            return False
        for viewer in range(before.seats):
            if viewer != by:
                other = imagined(world, viewer, number)
                if _shown(before, other, by, steps, viewer) != _shown(before, world, by, steps, viewer):
                    return False
    return True


def _shown(match: Match, states: States, by: int, steps: tuple[int, ...], viewer: int) -> bytes:
    """What a move would show to a viewer in a world, b"" where it cannot be made."""
    world = match.copy()
    world.states = states
    try:
        events = [told.to(viewer) for told in world.play_steps(by, steps)]
    except IllegalMove:
        return b""
    return msgspec.json.encode([events, world.view(viewer)])
