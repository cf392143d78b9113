"""Exact counts of decision sequences, and long lines with their results."""

from pathlib import Path

import pytest

from tests.games.counts import Counts
from tests.games.kariba.table import KARIBA
from tests.rulebook import rule

COUNTS = Counts(KARIBA, Path(__file__).parent)


@rule("KA-511", "KA-534", "KA-501")
@pytest.mark.parametrize("name", COUNTS.positions)
def test_the_right_seats_may_decide_exactly_the_right_things(name: str) -> None:
    COUNTS.compare_decisions(name)


@rule("KA-511", "KA-531", "KA-532", "KA-534", "KA-535", "KA-536", "KA-537", "KA-541", "KA-543", "KA-801")
@pytest.mark.parametrize("name", COUNTS.positions)
def test_every_sequence_of_decisions_is_there_and_no_other(name: str) -> None:
    COUNTS.compare_sequences(name)


@rule("KA-513", "KA-522", "KA-524", "KA-525", "KA-531", "KA-601", "KA-603", "KA-604")
@pytest.mark.parametrize("name", COUNTS.lines)
def test_a_long_line_leads_where_it_should(name: str) -> None:
    match, line = COUNTS.played(name), COUNTS.lines[name]
    end, public = match.position(), line["public"]
    view = match.view(None)
    assert end["hands"] == line["hands"]
    assert {name: end[name] for name in ("first", "active", "phase", "history", "waterhole", "visible")} == {
        name: public[name] for name in ("first", "active", "phase", "history", "waterhole", "visible")
    }
    assert (view.hand_sizes, view.pile, view.scores) == (public["hand_sizes"], public["pile_size"], public["scores"])
    if line["result"]:
        outcome = match.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == (line["result"]["scores"], line["result"]["winners"])
