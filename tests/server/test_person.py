"""A person's own page: what was played, how luck and decisions split; it is theirs alone and goes with them."""

import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

from ludoteca.bots.explain import Candidate, Chance, Course, Explanation, Ledger
from ludoteca.engine.outcome import Outcome
from ludoteca.engine.saying import Says
from ludoteca.server.archive.person import counts, mean, page, reviewed
from ludoteca.server.storage.reviews import Mistake, Review
from ludoteca.server.storage.stored import FinishedNote, Guest, Result, SitterNote
from tests.server.running import Running
from tests.server.visitor import Visitor, play_out

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


def test_a_review_is_of_one_seat() -> None:
    course = Course(
        sides=[0, 1],
        chances=[],
        decisions=[decision(0, "kariba-why-herd"), decision(1, "kariba-why-few"), decision(0, "kariba-why-few")],
        costs=[0.1, 0.3, 0.0],
        turning=[],
        ledgers=[Ledger(0.5, 0.2, -0.1, 1.0), Ledger(0.5, -0.2, 0.1, 0.0)],
    )
    assert reviewed(course, 0) == Review(0.2, -0.1, [Mistake(0, 0.1, Says("kariba-why-herd"))])


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


def test_it_is_found_out_in_the_background_and_deleted_with_the_person(house: Running) -> None:
    marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
    with marta.at(marta.open_table(bots=["tin"], start=True)) as socket:
        play_out(socket)
    shown = marta.http.get("/api/me/page").json()
    assert (shown["matches"], shown["total"], shown["partner"]) == (1, 1, "")
    limit = time.monotonic() + 60
    while shown["done"] < 1:
        assert time.monotonic() < limit
        time.sleep(0.1)
        shown = marta.http.get("/api/me/page").json()
    (split,) = shown["splits"]
    assert -1 <= split["luck"] <= 1
    assert leo.http.get("/api/me/page").json()["matches"] == 0
    assert Visitor(house.address).problem("GET", "/api/me/page") == (401, "server-who-are-you")
    assert kept(house, split["match"]) == 1
    marta.http.delete("/api/me").raise_for_status()
    assert kept(house, split["match"]) == 0


def kept(house: Running, match: str) -> int:
    """How many reviews of a match lie in the database."""
    with closing(sqlite3.connect(str(house.house.storage._writing.url.database))) as connection:
        return int(connection.execute('select count(*) from reviews where "match" = ?', [match]).fetchone()[0])
