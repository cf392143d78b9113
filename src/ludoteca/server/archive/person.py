"""A person's own page: results, how luck and decisions split over the matches, and where most chance was given away.

Shown to nobody else. What a match tells about it is found out once, in the background, with the analysis that everybody
may see beside its replay, as long as the person waits; and it is forgotten with the person.
"""

import asyncio
import contextlib
import logging
import math
from collections import Counter
from collections.abc import Iterable, Sequence

from ludoteca.bots.explain import Course
from ludoteca.games import GAMES
from ludoteca.server.archive.analysis import WAITED_FOR, MatchAnalysis
from ludoteca.server.archive.replays import seats_of, sitters_for
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import MOST_REVIEWED, MOST_SHOWN
from ludoteca.server.protocol import GameResult, Habit, Mean, PersonPage, Split
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.reviews import Mistake, Review
from ludoteca.server.storage.stored import FinishedNote, Guest
from ludoteca.server.storage.trouble import NotStoredError

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two looks at whether a match has been thought over."""
HABITS = 4
"""Favourite mistakes that are told."""
SURE = 1.96
"""Standard errors on either side that hold the truth in 95 of 100 cases."""


class PersonPages:
    """Finds out, one match after the other, what the own pages tell."""

    def __init__(self, clock: HouseClock, storage: Storage, analysis: MatchAnalysis) -> None:
        self._clock = clock
        self._storage = storage
        self._analysis = analysis
        self._asked: dict[str, float] = {}
        self._left_out: set[str] = set()
        """Matches that the house cannot think over."""
        self._task: asyncio.Task[None] | None = None

    async def of(self, guest: Guest) -> PersonPage:
        """What is known by now; asking begins to find out the rest."""
        notes = await self._counted(guest)
        reviews = await self._storage.reviews.of(guest.id)
        wanted = [note for note in notes[:MOST_REVIEWED] if note.id not in self._left_out]
        done = [note for note in wanted if note.id in reviews]
        self._asked[guest.id] = self._clock.steady()
        if len(done) < len(wanted) and self._task is None:
            self._task = asyncio.create_task(self._find_out(), name="reviews")
        return page(guest, notes, [(note, reviews[note.id]) for note in reversed(done)], len(wanted))

    async def stop(self) -> None:
        """Find out no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def forget(self, player: str) -> None:
        """Somebody leaves for good."""
        self._asked.pop(player, None)

    async def _counted(self, guest: Guest) -> list[FinishedNote]:
        """The matches that count, newest first: played to the end, alone on one seat, and no practice."""
        notes = await self._storage.finished.of(guest.id, MOST_SHOWN)
        return [note for note in notes if counts(note, guest.id)]

    async def _find_out(self) -> None:
        try:
            while waiting := [player for player, moment in self._asked.items() if self._waits(moment)]:
                if not any([await self._review_next(player) for player in waiting]):
                    return
        except Exception:
            log.exception("own pages cannot be found out")
        finally:
            self._task = None

    async def _review_next(self, player: str) -> bool:
        """Think over one more match of a person; False if none is left."""
        reviews = await self._storage.reviews.of(player)
        guest = Guest(player, "", 0, True)
        for note in (await self._counted(guest))[:MOST_REVIEWED]:
            if note.id not in reviews and note.id not in self._left_out:
                course = await self._course(note.id, player)
                if course is not None:
                    seat = seats_of(player, note.sitters)[0]
                    with contextlib.suppress(NotStoredError):
                        await self._storage.reviews.add(player, note.id, reviewed(course, seat))
                return True
        return False

    async def _course(self, match: str, player: str) -> Course | None:
        """How a match went, as soon as it is known; None if it will not be, or nobody waits any more."""
        while self._waits(self._asked.get(player, -math.inf)):
            try:
                found = await self._analysis.seen(match, f"person {player}")
            except Refusal as refusal:
                if refusal.status != 429 and refusal.status != 503:
                    self._left_out.add(match)
                    return None
            else:
                if found.course is not None:
                    return found.course
            await self._clock.sleep(PAUSE)
        return None

    def _waits(self, moment: float) -> bool:
        return self._clock.steady() - moment < WAITED_FOR


def counts(note: FinishedNote, player: str) -> bool:
    """Whether a match says something about a person: they sat on one seat of it, to the end, and it was no practice."""
    seats = seats_of(player, note.sitters)
    if note.practice or note.result is None or len(seats) != 1 or note.game not in GAMES:
        return False
    return note.result.stayed is None or seats[0] in note.result.stayed


def reviewed(course: Course, seat: int) -> Review:
    """What a course tells about one seat."""
    mistakes = [
        Mistake(move, cost, decision.says[0])
        for move, (decision, cost) in enumerate(zip(course.decisions, course.costs, strict=True))
        if decision.seat == seat and cost > 0 and decision.says
    ]
    ledger = course.ledgers[seat]
    return Review(ledger.luck, ledger.decisions, mistakes)


def page(
    guest: Guest, notes: Sequence[FinishedNote], found: list[tuple[FinishedNote, Review]], total: int
) -> PersonPage:
    """All that is known put together; `found` has the oldest match first."""
    results = [result_of(game, guest.id, [note for note in notes if note.game == game]) for game in played(notes)]
    with_whom = Counter(other.name for note in notes for other in note.sitters if other.player not in ("", guest.id))
    return PersonPage(
        matches=len(notes),
        won=sum(each.won for each in results),
        since=notes[-1].ended if notes else None,
        partner=next((name for name, _ in with_whom.most_common(1)), ""),
        results=results,
        splits=[Split(note.id, note.game, note.ended, each.luck, each.decisions) for note, each in found],
        luck=mean([each.luck for _, each in found]),
        decisions=mean([each.decisions for _, each in found]),
        habits=habits(guest.id, found),
        done=len(found),
        total=total,
    )


def played(notes: Iterable[FinishedNote]) -> list[str]:
    """The games somebody plays, the most played first."""
    return [game for game, _ in Counter(note.game for note in notes).most_common()]


def result_of(game: str, player: str, notes: list[FinishedNote]) -> GameResult:
    """How often somebody has won a game, beside how often whoever plays like the others does."""
    won = sum(is_won(note, player) for note in notes)
    sides = [len(set(GAMES[game].sides(len(note.sitters)))) for note in notes]
    return GameResult(game, len(notes), won, sum(1 / each for each in sides) / len(notes))


def is_won(note: FinishedNote, player: str) -> bool:
    """Whether somebody is among the winners of a match."""
    assert note.result is not None
    return seats_of(player, note.sitters)[0] in note.result.outcome.winners


def mean(values: list[float]) -> Mean | None:
    """The mean of what was found out, and how far it may be from the truth; None of fewer than two."""
    if len(values) < 2:
        return None
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Mean(middle, SURE * math.sqrt(variance / len(values)), len(values))


def habits(player: str, found: list[tuple[FinishedNote, Review]]) -> list[Habit]:
    """Where most chance was given away, by what spoke for the better move."""
    kinds: dict[tuple[str, str], list[tuple[Mistake, FinishedNote]]] = {}
    for note, review in found:
        for mistake in review.mistakes:
            kinds.setdefault((note.game, mistake.says.id), []).append((mistake, note))
    costly = sorted(kinds.values(), key=lambda each: -sum(mistake.cost for mistake, _ in each))[:HABITS]
    return [_habit(player, each) for each in costly]


def _habit(player: str, kind: list[tuple[Mistake, FinishedNote]]) -> Habit:
    worst, note = max(kind, key=lambda each: each[0].cost)
    return Habit(
        game=note.game,
        says=worst.says,
        count=len(kind),
        cost=sum(mistake.cost for mistake, _ in kind) / len(kind),
        match=note.id,
        move=worst.move + 1,
        sitters=sitters_for(player, note.sitters),
        seat=seats_of(player, note.sitters)[0],
    )
