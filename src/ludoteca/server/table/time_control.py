"""How much time people have: a turn time that is new for every decision, then a bank that lasts the whole game.

Only arithmetic: moments are handed in, in seconds of the one clock. Whose clock runs is said in `play.player_clocks`.
Days for a move are another matter: their due moments are on the wall's clock and in the database (`play.whose_turn`).
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct, structs

Pace = Literal["none", "relaxed", "blitz", "1-day", "2-days", "3-days", "7-days"]
"""How a table is timed."""
DAYS: Mapping[str, int] = {"1-day": 1, "2-days": 2, "3-days": 3, "7-days": 7}
"""Paces that give days for a move."""
DAY_MS = 24 * 3_600_000
LITTLE_LEFT_MS = DAY_MS
"""Whoever has this much left is told so once; where that is more than half of the time, when half of it is left."""

GRACE = 20.0
"""Seconds a game for which a person's own lost connection stops that seat's clock."""
PATIENCE = 2
"""After this many decisions in a row that the time ran out on, a seat counts as absent."""


class TimeControl(Struct, frozen=True):
    """Seconds for every decision, and seconds for the game when those are used up."""

    turn: float
    bank: float


TIME_CONTROLS: Mapping[str, TimeControl] = {"relaxed": TimeControl(30.0, 600.0), "blitz": TimeControl(10.0, 60.0)}


class SeatClock(Struct):
    """What one seat has left, in seconds, and how many decisions in a row it has let pass."""

    turn: float
    bank: float
    grace: float = GRACE
    missed: int = 0

    def count(self, seconds: float, *, away: bool) -> None:
        """Count some time that has passed. Somebody whose connection is lost uses up the grace first."""
        if away:
            spared = min(self.grace, seconds)
            self.grace -= spared
            seconds -= spared
        from_turn = min(self.turn, seconds)
        self.turn -= from_turn
        self.bank = max(0.0, self.bank - (seconds - from_turn))

    def left(self, *, away: bool) -> float:
        """Seconds until nothing is left, if nothing changes."""
        return (self.grace if away else 0.0) + self.turn + self.bank


class Made(Struct, frozen=True, array_like=True):
    """How the clocks stood when a decision was made: taking it back begins there."""

    sequence: int
    """After how many moves it was made."""
    passed: float
    """For how many seconds of the match somebody's clock had run by then."""
    left: list[tuple[float, float]]
    """Turn time and bank of every seat."""


class Counted(Struct):
    """The clocks of a match as they are stored: at which moment (of the house's time), after how many moves."""

    at: int
    sequence: int
    seats: list[SeatClock]
    running: dict[int, bool] = {}
    """The seats whose time passes; True: their connection is lost."""
    run: int = 0
    """The run of the server that has counted. Moments of different runs cannot be compared."""
    opened: int | None = None
    """When the window that is open now was opened, where the clock closes it."""
    passed: float = 0.0
    """For how many seconds of the match somebody's clock has run."""
    made: list[Made] = []
    """The last decisions."""


class Clocks:
    """The clocks of all seats of one match. What has passed is counted before anything changes."""

    def __init__(self, time_control: TimeControl, seats: list[SeatClock], at: float) -> None:
        self.time_control = time_control
        self.seats = seats
        self.running: dict[int, bool] = {}
        self.passed = 0.0
        """For how many seconds of the match somebody's clock has run."""
        self.made: list[Made] = []
        """How everything stood at the last decisions."""
        self._at = at

    @classmethod
    def fresh(cls, time_control: TimeControl, seats: int, at: float) -> "Clocks":
        """Everybody has everything."""
        return cls(time_control, [SeatClock(time_control.turn, time_control.bank) for _ in range(seats)], at)

    def copy(self) -> "Clocks":
        """The same clocks, to be changed and perhaps thrown away."""
        same = Clocks(self.time_control, [structs.replace(clock) for clock in self.seats], self._at)
        same.running, same.passed, same.made = dict(self.running), self.passed, list(self.made)
        return same

    def go_on(self, at: float) -> None:
        """What has passed up to this moment was ours and counts for nobody."""
        self._at = at

    def run(self, at: float, running: Mapping[int, bool]) -> None:
        """From this moment on the clocks of these seats run."""
        self.count(at)
        self.running = dict(running)

    def count(self, at: float) -> None:
        """Count the time up to a moment."""
        seconds = max(0.0, at - self._at)
        for seat, away in self.running.items():
            self.seats[seat].count(seconds, away=away)
        self.passed += seconds if self.running else 0.0
        self._at = at

    def new_turn(self) -> None:
        """A decision has been made: the next one has its own time."""
        for clock in self.seats:
            clock.turn = self.time_control.turn

    def decided(self, sequence: int) -> None:
        """A decision has been made after so many moves; how the clocks stood is kept, and the next one has its time."""
        left = [(clock.turn, clock.bank) for clock in self.seats]
        self.made = [*self.made[1 - KEPT :], Made(sequence, self.passed, left)]
        self.new_turn()

    def go_back(self, sequence: int, seat: int) -> None:
        """A seat takes moves back, to after so many of them: as if it had been thinking all the while.

        Everybody has what they had then, and the time that has been used since is that seat's: taking back gives nobody
        time. Where that decision is no longer known, nothing is given back either.
        """
        known = [made for made in self.made if made.sequence <= sequence]
        self.made = known[:-1]
        if not known:
            return
        for clock, (turn, bank) in zip(self.seats, known[-1].left, strict=True):
            clock.turn, clock.bank = turn, bank
        self.seats[seat].count(self.passed - known[-1].passed, away=False)

    def alarm(self) -> float | None:
        """The next moment at which somebody has no time left, if nothing changes."""
        left = [self.seats[seat].left(away=away) for seat, away in self.running.items()]
        return self._at + min(left) if left else None

    def run_out(self) -> list[int]:
        """The running seats that have nothing left."""
        return [seat for seat, away in self.running.items() if self.seats[seat].left(away=away) <= EPSILON]


KEPT = 8
"""Decisions that are kept for being taken back: with other people only the last is, with bots one after the other."""
EPSILON = 1e-6
"""Seconds; sums of times are not exact to the last bit."""


def stored(counted: Counted) -> str:
    """The clocks as text."""
    return msgspec.json.encode(counted).decode()


def read(text: str) -> Counted | None:
    """The clocks from their text; None where none were kept."""
    return msgspec.json.decode(text, type=Counted) if text else None
