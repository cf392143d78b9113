"""A person's own page: what was played, how luck and decisions split; it is theirs alone and goes with them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.explain import Candidate, Chance, Course, Explanation, Ledger
from ludoteca.engine.outcome import Outcome
from ludoteca.engine.saying import Says
from ludoteca.server.archive.person import PersonPages, counts, mean, page, reviewed
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.protocol import Analysis
from ludoteca.server.storage import Storage
from ludoteca.server.storage.reviews import Mistake, Review
from ludoteca.server.storage.stored import (
    Chair,
    FinishedNote,
    Guest,
    Result,
    Seal,
    SitterNote,
    StoredMatch,
    StoredMove,
    StoredTable,
)
from tests.server import databases
from tests.server.running import Running
from tests.server.visitor import Visitor

ME = Guest("me", "Marta", 3, True)
SITTERS = [SitterNote("person", "Marta", 3, "", "me"), SitterNote("person", "Leo", 4, "", "leo")]


def note(name: str, *, winner: int = 0, game: str = "kariba", **more: Any) -> FinishedNote:
    """A finished match of mine."""
    outcome = Outcome([10, 8], [1 + winner, 2 - winner], [winner], Says("kariba-ended"))
    parts: dict[str, Any] = {"sitters": SITTERS, "practice": False, "result": Result(outcome, [0, 1]), **more}
    return FinishedNote(id=name, game=game, ended=1_000, **parts)


def test_results_stand_beside_what_is_to_be_expected() -> None:
    notes = [note("a"), note("b", winner=1), note("c"), note("d", game="bossa", winner=1)]
    shown = page(ME, notes, [], 4)
    assert (shown.matches, shown.won, shown.partner) == (4, 2, "Leo")
    assert [(each.game, each.played, each.won, each.expected) for each in shown.results] == [
        ("kariba", 3, 2, 0.5),
        ("bossa", 1, 0, 0.5),
    ]
    assert (shown.luck, shown.done, shown.total) == (None, 0, 4)


def test_means_say_how_sure_they_are() -> None:
    assert mean([0.1]) is None
    found = mean([0.0, 0.1, 0.2, 0.1])
    assert found is not None
    assert found.value == pytest.approx(0.1)
    assert found.spread == pytest.approx(1.96 * 0.0816497 / 2)
    assert found.count == 4


def test_practice_several_seats_and_leaving_do_not_count() -> None:
    assert counts(note("a"), "me")
    assert not counts(note("a", practice=True), "me")
    assert not counts(note("a", sitters=[SITTERS[0], SITTERS[0]]), "me")
    assert not counts(note("a", result=None), "me")
    assert not counts(note("a", result=Result(note("a").result.outcome, [1])), "me")  # type: ignore[union-attr]  # has one


def decision(seat: int, *says: str) -> Explanation:
    chance = Chance(0.5, 0.4, 0.6)
    return Explanation(seat, chance, [Candidate([1], "a 1x1", [], [], 9, chance)], 0, [], [Says(each) for each in says])


COURSE = Course(
    sides=[0, 1],
    chances=[],
    decisions=[decision(0, "kariba-why-herd"), decision(1, "kariba-why-few"), decision(0, "kariba-why-few")],
    costs=[0.1, 0.3, 0.0],
    turning=[],
    ledgers=[Ledger(0.5, 0.2, -0.1, 1.0), Ledger(0.5, -0.2, 0.1, 0.0)],
)


def test_a_review_is_of_one_seat() -> None:
    assert reviewed(COURSE, 0) == Review(0.2, -0.1, [Mistake(0, 0.1, Says("kariba-why-herd"))])


def test_favourite_mistakes_are_those_that_cost_most_together() -> None:
    herd, few = Says("kariba-why-herd"), Says("kariba-why-few")
    found = [
        (note("a"), Review(0.1, -0.1, [Mistake(3, 0.05, herd), Mistake(7, 0.08, few)])),
        (note("b"), Review(0.0, -0.1, [Mistake(2, 0.06, herd)])),
    ]
    shown = page(ME, [note("b"), note("a")], found, 2)
    assert [(each.says, each.count, each.match, each.move) for each in shown.habits] == [
        (herd, 2, "b", 3),
        (few, 1, "a", 8),
    ]
    assert shown.habits[0].cost == pytest.approx(0.055)
    assert [each.match for each in shown.splits] == ["a", "b"]


class Thought:
    """An analysis that knows everything when it is asked the second time."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    async def seen(self, match: str, whose: str) -> Analysis:
        self.asked.append((match, whose))
        return Analysis(1, 1, COURSE if len(self.asked) > 1 else None)


async def one_match(storage: Storage) -> None:
    """A match that Marta has played to the end against Leo."""
    for guest in (ME, Guest("leo", "Leo", 4, True)):
        await storage.guests.add(guest, f"hash of {guest.id}")
    chairs = [Chair("person", "me"), Chair("person", "leo")]
    match = StoredMatch("m", "t", "kariba", 1, {}, 2, SITTERS, bytes(32), "[]", False, [])
    await storage.add_table(StoredTable("t", "kariba", {}, "me", None, chairs, set(), Seal("n", bytes(32))), match)
    await storage.holding.take(["t"])
    last, result = [StoredMove(1, 0, [0], "[]")], note("m").result
    await storage.add_moves("t", "m", last, result=result, closes=False, by="me", command="c")


def test_it_is_found_out_in_the_background_and_deleted_with_the_person(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HouseClock(1000)
        storage = databases.opened(tmp_path, clock)
        storage.start()
        await one_match(storage)
        thought = Thought()
        pages = PersonPages(clock, storage, thought)  # type: ignore[arg-type]  # all that is asked of it
        shown = await pages.of(ME)
        assert (shown.matches, shown.done, shown.total) == (1, 0, 1)
        while not (shown := await pages.of(ME)).done:
            await asyncio.sleep(0)
        assert [(split.match, split.luck, split.decisions) for split in shown.splits] == [("m", 0.2, -0.1)]
        assert [habit.says.id for habit in shown.habits] == ["kariba-why-herd"]
        assert {asked for asked, _ in thought.asked} == {"m"}
        assert (await pages.of(Guest("leo", "Leo", 4, True))).done == 0  # the page of the other one is another
        await storage.guests.forget("me")
        assert await storage.reviews.of("me") == {}
        await storage.reviews.add("me", "m", Review(0, 0))  # what was being found out meanwhile
        assert await storage.reviews.of("me") == {}
        await pages.stop()
        await storage.close()

    asyncio.run(scene())


def test_nobody_is_told_who_is_nobody(house: Running) -> None:
    assert Visitor(house.address).problem("GET", "/api/me/page") == (401, "server-who-are-you")
    assert Visitor(house.address, "Leo").http.get("/api/me/page").json()["matches"] == 0
