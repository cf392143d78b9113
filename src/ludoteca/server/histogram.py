"""How long something takes: counted in buckets since the start, and minute by minute for the last hour.

Only numbers are kept, never what they belong to: no table, no person, no card.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate
from time import monotonic

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds up to which something falls into a bucket, for what people wait for without noticing."""
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.5, 5.0)
"""The same for what takes thought."""
MINUTE = 60.0
MINUTES = 60
"""How many minutes are kept one by one."""


class Minute:
    """What fell into one minute."""

    def __init__(self, number: int, buckets: int) -> None:
        self.number = number
        self.counts = [0] * buckets


class Histogram:
    """Durations in buckets. Observing one costs a search among a dozen numbers and no allocation."""

    def __init__(self, bounds: Sequence[float] = QUICK, now: Callable[[], float] = monotonic) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        """By bucket, the last one for whatever took longer than all bounds."""
        self.sum = 0.0
        self._now = now
        self._minutes: deque[Minute] = deque(maxlen=MINUTES)

    @property
    def count(self) -> int:
        """How many there were since the start."""
        return sum(self.counts)

    @property
    def cumulative(self) -> list[int]:
        """How many took at most as long as each bound, and how many there were in all."""
        return list(accumulate(self.counts))

    def observe(self, seconds: float) -> None:
        """Something took so long."""
        bucket = bisect_left(self.bounds, seconds)
        self.counts[bucket] += 1
        self.sum += seconds
        self._minute().counts[bucket] += 1

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Observe how long a block takes; one that fails is not counted."""
        began = self._now()
        yield
        self.observe(self._now() - began)

    def share(self, part: float) -> float | None:
        """Seconds within which this part of the last hour was done; None where nothing was."""
        kept = self._recent()
        return self._within([sum(column) for column in zip(*(each.counts for each in kept), strict=True)], part)

    def curve(self, part: float) -> list[float | None]:
        """The same for each of the last sixty minutes, the present one last."""
        present = int(self._now() // MINUTE)
        kept = {each.number: each.counts for each in self._recent()}
        return [self._within(kept.get(number, []), part) for number in range(present - MINUTES + 1, present + 1)]

    def _minute(self) -> Minute:
        number = int(self._now() // MINUTE)
        if not self._minutes or self._minutes[-1].number != number:
            self._minutes.append(Minute(number, len(self.counts)))
        return self._minutes[-1]

    def _recent(self) -> list[Minute]:
        oldest = int(self._now() // MINUTE) - MINUTES
        return [each for each in self._minutes if each.number > oldest]

    def _within(self, counts: Sequence[int], part: float) -> float | None:
        """Straight between the two bounds of the bucket, as Prometheus does it; no longer than the longest bound."""
        wanted, below = part * sum(counts), 0.0
        if not sum(counts):
            return None
        for bucket, count in enumerate(counts[:-1]):
            if count and below + count >= wanted:
                low = self.bounds[bucket - 1] if bucket else 0.0
                return low + (self.bounds[bucket] - low) * (wanted - below) / count
            below += count
        return self.bounds[-1]
