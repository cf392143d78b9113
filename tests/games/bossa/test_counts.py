"""Exact counts of decision sequences, and long lines with their results."""

from pathlib import Path

import pytest

from tests.games.bossa.table import BOSSA
from tests.games.counts import Counts, plain
from tests.rulebook import rule

COUNTS = Counts(BOSSA, Path(__file__).parent, most=200_000, most_interpreted=200)


@rule("BO-308", "BO-309", "BO-312", "BO-603", "BO-610", "BO-621", "BO-622", "BO-623")
@pytest.mark.parametrize("name", COUNTS.positions)
def test_the_right_seats_may_decide_exactly_the_right_things(name: str) -> None:
    COUNTS.compare_decisions(name)


@rule("BO-506", "BO-507", "BO-508", "BO-601", "BO-602", "BO-630", "BO-640", "BO-711", "BO-712", "BO-A02", "BO-A07")
@pytest.mark.parametrize("name", COUNTS.positions)
def test_every_sequence_of_decisions_is_there_and_no_other(name: str) -> None:
    COUNTS.compare_sequences(name)


@rule("BO-701", "BO-702", "BO-703", "BO-705")
@pytest.mark.parametrize("name", COUNTS.lines)
def test_a_long_line_leads_where_it_should(name: str) -> None:
    match, line = COUNTS.played(name), COUNTS.lines[name]
    end, public = plain(match.position()), line["public"]
    assert end["hands"] == line["hands"]
    shared = [name for name in public if name in end and name not in ("hands", "pile", "removed")]
    assert {name: end[name] for name in shared} == {name: public[name] for name in shared}
    assert {"lines", "actions", "dice", "owner", "discards"} <= set(shared)
    if line["result"]:
        outcome = match.outcome
        assert outcome is not None
        winners = [] if len(outcome.winners) == 2 else outcome.winners
        assert (outcome.scores, winners) == (line["result"]["scores"], line["result"]["winners"])
        assert end["outcome"]["reason"] == line["result"]["reason"]
