"""The 95 % interval of a rate over games that share deals.

Games of one deal are not independent: who had the good cards in one game gave them away in the next. So the spread
is taken from the sums of whole deals. Where the luck of the deal cancels out, the interval is narrower than that of as
many single games, and where a deal favours the same player from every chair it is wider.
"""

from collections import defaultdict
from collections.abc import Iterable

from ludoteca.engine.interval import Interval, Z, wilson

MOST_WORTH = 4
"""A game of a deal counts as this many single games at most, however well luck seems to cancel out in a few deals."""


def student(freedom: int) -> float:
    """Student's counterpart of Z for a spread that was itself estimated; Fisher's series, exact to 1 % from 4 on."""
    series = (Z, (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384)
    return sum(term / float(freedom) ** power for power, term in enumerate(series))


def paired(shares: Iterable[tuple[str, float]]) -> Interval:
    """The interval of a rate over games that come with the name of their deal."""
    deals: dict[str, list[float]] = defaultdict(list)
    for deal, share in shares:
        deals[deal].append(share)
    games, points = sum(map(len, deals.values())), sum(map(sum, deals.values()))
    rate = points / max(1, games)
    if len(deals) < 2 or not 0 < rate < 1:
        return wilson(points, games)
    spread = sum((sum(own) - rate * len(own)) ** 2 for own in deals.values())
    spread = max(spread * len(deals) / (len(deals) - 1), rate * (1 - rate) * games / MOST_WORTH)
    worth = rate * (1 - rate) * games**2 / spread
    return wilson(rate * worth, worth, student(len(deals) - 1))
