"""Several seats deciding at once: whose answers wait, who may know of them, and when the window closes.

The game says what kind of window is open. What is said here is only about time and secrecy; how answers are kept and
become moves is in `play.moves`.
"""

import math
from collections.abc import Collection

from ludoteca.engine.match import Match
from ludoteca.engine.record import States
from ludoteca.engine.window import TURN
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage.stored import Chair
from ludoteca.server.table.live_match import Answers, LiveMatch
from ludoteca.server.table.state import TableState

GLANCE = 0.7
"""Seconds that a timed window with people at the table stays open at least, so that bots have answered by then."""
RACE = 0.5
"""Seconds that a bot leaves to the people in a race."""


class Window:
    """How the seats of a match decide now. `persons` are the seats of people, in play or not.

    `local`: one device is handed round among them, so that a window waits for all their answers, however long.
    """

    def __init__(self, match: Match, persons: Collection[int], *, local: bool = False) -> None:
        said = TURN if match.over else match.game.views.window(match.states[0])
        self.kind = said.kind
        self.pending = match.pending
        self._seconds = 0.0 if local else said.seconds
        self.passing = list(said.default)
        """What a seat does that has not answered in time."""
        self.is_public = said.public or local
        """Whether everybody may know who has answered already."""
        self.earliest, self.latest = 0.0, math.inf
        """Seconds after the opening: not closed before the one, not open after the other."""
        self.awaited: tuple[int, ...] = self.pending
        """The seats whose answers close it in between."""
        if self.is_timed and persons:
            self._keep_time(persons)

    def _keep_time(self, persons: Collection[int]) -> None:
        """A timed window: among several people its length tells nothing; for one person it need not be waited out."""
        self.awaited = tuple(seat for seat in self.pending if seat in persons)
        self.earliest, self.latest = GLANCE, self._seconds
        if len(persons) > 1:
            self.earliest = self._seconds
        elif not self.awaited:
            self.latest = GLANCE

    @property
    def is_timed(self) -> bool:
        """Whether the game gives its windows a length: then seats that have not answered let things pass."""
        return self._seconds > 0

    @property
    def bots_wait(self) -> float:
        """Seconds after which a bot answers in a window that is timed."""
        return RACE if self.kind == "race" else 0.0

    def holds(self, seat: int, steps: list[int]) -> bool:
        """Whether an answer waits for the others; in a race only letting things pass does."""
        return self.kind == "sealed" or (self.kind == "race" and self.is_timed and steps == self.passing)

    def is_due(self, answers: Answers, elapsed: float) -> bool:
        """Whether the window closes now, these seconds after its opening."""
        if elapsed >= self.latest:
            return True
        return elapsed >= self.earliest and all(seat in answers for seat in self.awaited)

    def closing(self, answers: Answers) -> Answers:
        """The answers that count, in the order of the seats."""
        return {seat: answers.get(seat, self.passing) for seat in self.pending}


class Windows:
    """The windows of one table, and since when the present one is open."""

    def __init__(self, state: TableState, clock: HouseClock) -> None:
        self._state = state
        self._clock = clock
        self._opened = ("", 0, 0.0)
        self._last: tuple[States, list[Chair], Window] | None = None

    def at(self, match: Match) -> Window:
        """How the seats of this table decide in a position; asked many times for each, worked out once."""
        chairs, last = self._state.seating.chairs, self._last
        if last is None or last[0] is not match.states or last[1] != chairs:
            window = Window(match, self._state.seating.persons(), local=self._state.terms.local)
            last = self._last = match.states, list(chairs), window
        return last[2]

    def now(self, live: LiveMatch) -> Window:
        """How they decide now."""
        return self.at(live.match)

    def closes_in(self, live: LiveMatch) -> int | None:
        """Milliseconds until the clock closes the open window at the latest; None where it does not."""
        latest = self.now(live).latest
        return None if latest == math.inf else max(0, round(1000 * (latest - self.elapsed(live))))

    def elapsed(self, live: LiveMatch) -> float:
        """Seconds since the open window was first looked at."""
        match, sequence, since = self._opened
        if (match, sequence) != (live.id, live.match.sequence):
            before, seconds = live.opened_before
            since = self._clock.steady() - (seconds if before == live.match.sequence else 0.0)
            self._opened = (live.id, live.match.sequence, since)
        return self._clock.steady() - since
