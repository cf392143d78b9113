"""A restart that the operator has announced. It is told to people, and the house does nothing else about it."""

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.protocol import Announced
from ludoteca.server.refusal import Refusal

SOONEST, LATEST = 60, 24 * 3600
"""Seconds from now on for which a restart can be announced."""


class Restart:
    """When the house restarts, if somebody has said so. One process forgets it with the restart; several share it."""

    def __init__(self, clock: HouseClock) -> None:
        self._clock = clock
        self.at: int | None = None
        """In milliseconds since 1970."""

    def moment(self, seconds: int) -> int:
        """The moment in so many seconds; a Refusal where that is too soon or too far off."""
        if not SOONEST <= seconds <= LATEST:
            raise Refusal("server-restart-when", least=SOONEST // 60, most=LATEST // 3600)
        return self._clock.now() + 1000 * seconds

    def announced(self) -> Announced:
        """What pages are told: how long still. A moment that has passed is not spoken of any more."""
        left = None if self.at is None else self.at - self._clock.now()
        return Announced(left if left is not None and left > 0 else None)
