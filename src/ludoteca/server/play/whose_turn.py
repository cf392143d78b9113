"""Whose turn it is at one table, as the database keeps it: noted in the unit of whatever changes it.

People are noted who have yet to decide, with the moment at which a bot decides instead where the table gives days for a
move. A window that the clock closes within seconds makes it nobody's turn: who has not answered yet is a secret there.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from ludoteca.engine.match import Match
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage.stored import Chair, Turn
from ludoteca.server.storage.turns import turns_change
from ludoteca.server.storage.work import Work
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.state import TableState
from ludoteca.server.table.time_control import DAY_MS, DAYS, LITTLE_LEFT_MS
from ludoteca.server.table.window import Windows


class NextTurns(NamedTuple):
    """Whose turn it will be once something has been stored, and what is stored with it to that end."""

    turns: tuple[Turn, ...]
    work: list[Work]


class WhoseTurn:
    """Works out who is to decide. What is not stored does not change it."""

    def __init__(self, state: TableState, windows: Windows, clock: HouseClock) -> None:
        self._state = state
        self._windows = windows
        self._clock = clock

    def at(self, match_id: str, match: Match, answered: Collection[int] = (), *, began: int | None = None) -> NextTurns:
        """Moves, a deal or an answer lead to this position; whose turn begins by it is noticed.

        `began` is when that position was first reached, where moves were taken back: nobody gains time by that.
        """
        turns = self._of(match, answered, self._state.seating.chairs, self._clock.now() if began is None else began)
        return self._next(match_id, turns, told=True)

    def with_chairs(self, change: Mapping[int, Chair], *, adjourned: bool | None = None) -> NextTurns:
        """Others sit on some chairs, or the match is adjourned or goes on; nobody is noticed who has just been here."""
        live, chairs = self._state.live_match, list(self._state.seating.chairs)
        if live is None:
            return NextTurns((), [])
        for seat, chair in change.items():
            chairs[seat] = chair
        rests = self._state.adjourned if adjourned is None else adjourned
        turns = () if rests else self._of(live.match, live.answers, chairs, self._clock.now())
        return self._next(live.id, turns, told=False)

    def first_noted(self, live: LiveMatch) -> NextTurns:
        """A match from before turns were kept."""
        rests = self._state.adjourned
        turns = () if rests else self._of(live.match, live.answers, self._state.seating.chairs, self._clock.now())
        return self._next(live.id, turns, told=False)

    def take(self, then: NextTurns) -> None:
        """It has been stored."""
        self._state.turns = then.turns

    def _of(self, match: Match, answered: Collection[int], chairs: list[Chair], began: int) -> tuple[Turn, ...]:
        if match.over or self._windows.at(match).is_timed:
            return ()
        known = {(turn.seat, turn.player, turn.sequence): turn for turn in self._state.turns}
        turns = []
        for seat in match.pending:
            chair = chairs[seat]
            if chair.player is not None and not chair.absent and seat not in answered:
                fresh = self._beginning(seat, chair.player, match.sequence, began)
                turns.append(known.get((seat, chair.player, match.sequence), fresh))
        return tuple(turns)

    def _beginning(self, seat: int, player: str, sequence: int, began: int) -> Turn:
        days = DAYS.get(self._state.terms.pace)
        if days is None:
            return Turn(seat, player, sequence, began)
        due = began + days * DAY_MS
        return Turn(seat, player, sequence, began, due, due - min(LITTLE_LEFT_MS, days * DAY_MS // 2))

    def _next(self, match_id: str, turns: tuple[Turn, ...], *, told: bool) -> NextTurns:
        before, now = self._state.turns, self._clock.now()
        return NextTurns(turns, turns_change(self._state.id, match_id, before, turns, now, told=told))
