"""A restart that the operator has announced. It is told to people, and the house does nothing else about it."""

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.protocol import Announced
from ludoteca.server.refusal import Refusal

SOONEST, LATEST = 60, 24 * 3600
"""Seconds from now on for which a restart can be announced."""


class Restart:
    """When the house restarts, if somebody has said so. In memory only: after the restart it is over."""

    def __init__(self, clock: HouseClock) -> None:
        self._clock = clock
        self._at: int | None = None

    def set_for(self, seconds: int) -> None:
        """It restarts in so many seconds."""
        if not SOONEST <= seconds <= LATEST:
            raise Refusal("server-restart-when", least=SOONEST // 60, most=LATEST // 3600)
        self._at = self._clock.now() + 1000 * seconds

    def withdraw(self) -> None:
        """It does not restart."""
        self._at = None

    def announced(self) -> Announced:
        """What pages are told: how long still. A moment that has passed is not spoken of any more."""
        left = None if self._at is None else self._at - self._clock.now()
        return Announced(left if left is not None and left > 0 else None)
