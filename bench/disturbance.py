"""What trouble of one kind led to: who had to come back, how soon all played again, how often tables changed hands."""

from msgspec import Struct

from bench.persistent import Persistent

AT_FIRST = 4.0
"""A line that breaks within so many seconds breaks because of the trouble."""


class Disturbance(Struct):
    """What one kind of trouble led to."""

    times: int = 0
    empty: int = 0
    """How many of them no page noticed: a process that was killed may have had no table."""
    broken: int = 0
    """Tables whose pages had to come back, all times together."""
    back_p50: float = 0.0
    """Seconds from the trouble until both pages of such a table show it again and what was left open is answered."""
    back_p95: float = 0.0
    back_max: float = 0.0
    later: int = 0
    """Tables whose pages had to move on again afterwards: back to a process that is there again, or from one that was
    too busy to answer the balancer in time."""
    later_max: float = 0.0
    """Seconds that this took, at most."""
    all_play_max: float = 0.0
    """Seconds from the trouble until every table of the house had made a move since, at most; a pace is part of it."""
    takes_max: int = 0
    """How often one table was taken by a process after one trouble, at most."""


class Tally:
    """What one kind of trouble has led to so far."""

    def __init__(self) -> None:
        self.times = self.empty = self.takes = 0
        self.backs: list[float] = []
        self.later: list[float] = []
        self.all_play = 0.0

    def add(self, began: float, evenings: list[Persistent], all_play: float, takes: int) -> None:
        """Once more: when it began, who had to come back, when all played and how often a table was taken."""
        returns = [each for evening in evenings for each in evening.returns]
        for broke, back in returns:
            if broke - began < AT_FIRST:
                self.backs.append(back - began)
            else:
                self.later.append(back - broke)
        for evening in evenings:
            evening.returns.clear()
        self.times += 1
        self.empty += not returns
        self.all_play, self.takes = max(self.all_play, all_play), max(self.takes, takes)

    def told(self) -> Disturbance:
        """All of it."""
        backs = sorted(self.backs)
        return Disturbance(
            times=self.times,
            empty=self.empty,
            broken=len(backs),
            back_p50=_share(backs, 0.5),
            back_p95=_share(backs, 0.95),
            back_max=_share(backs, 1.0),
            later=len(self.later),
            later_max=round(max(self.later, default=0.0), 2),
            all_play_max=round(self.all_play, 2),
            takes_max=self.takes,
        )


def _share(ordered: list[float], share: float) -> float:
    """The number that this share of some ordered ones does not exceed."""
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else 0.0
