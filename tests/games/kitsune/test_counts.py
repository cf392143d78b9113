"""Exact counts of decision sequences, and long lines with their results."""

from pathlib import Path

import pytest

from tests.games.counts import Counts
from tests.games.kitsune.table import KITSUNE
from tests.rulebook import rule

COUNTS = Counts(KITSUNE, Path(__file__).parent)


@rule("KI-321", "KI-503", "KI-541", "KI-564", "KI-522", "KI-621", "KI-624", "KI-312")
@pytest.mark.parametrize("name", COUNTS.positions)
def test_the_right_seats_may_decide_exactly_the_right_things(name: str) -> None:
    COUNTS.compare_decisions(name)


@rule("KI-321", "KI-503", "KI-504", "KI-541", "KI-563", "KI-564", "KI-522", "KI-607", "KI-621", "KI-A08")
@pytest.mark.parametrize("name", COUNTS.positions)
def test_every_sequence_of_decisions_is_there_and_no_other(name: str) -> None:
    COUNTS.compare_sequences(name)


@rule("KI-503", "KI-602", "KI-605", "KI-564", "KI-566", "KI-735")
@pytest.mark.parametrize("name", COUNTS.lines)
def test_a_long_line_leads_where_it_should(name: str) -> None:
    match, line = COUNTS.played(name), COUNTS.lines[name]
    end, public = match.position(), line["public"]
    view = match.view(None)
    assert end["hands"] == line["hands"]
    names = ["clans", "trick", "leader", "turn", "phase", "pawns", "victories", "round", "held"]
    names += ["used", "available", "award", "round_winner"]
    assert {name: end[name] for name in names} == {name: public[name] for name in names}
    assert (view.hand_sizes, view.pile, view.discards, view.history) == (
        public["hand_sizes"],
        public["pile_size"],
        public["discards_size"],
        public["history"],
    )
    if line["result"]:
        outcome = match.outcome
        assert outcome is not None
        assert outcome.winners == line["result"]["winners"]
        assert view.victories == line["result"]["scores"]
