"""Exact counts of decision sequences, and long lines with their results."""

from pathlib import Path

import pytest

from ludoteca.games.exploding_kittens import GAME
from tests.games.counts import Counts
from tests.rulebook import rule

COUNTS = Counts(GAME, Path(__file__).parent, most=100_000, most_interpreted=100)
SHARED = (
    "discards",
    "out",
    "eliminated",
    "active",
    "owed",
    "attacked",
    "burglar",
    "phase",
    "action",
    "nopes",
    "ek_in_hand",
)


def below_the_kitten(discards: list[str]) -> list[str]:
    """A dead player's hand lies in any order below the kitten: sort what lies below the first one."""
    first = discards.index("EK") if "EK" in discards else len(discards)
    return [*discards[: first + 1], *sorted(discards[first + 1 :])]


@rule("EK-511", "EK-512", "EK-513", "EK-514", "EK-515", "EK-516", "EK-517", "EK-518", "EK-519", "EK-603")
@pytest.mark.parametrize("name", COUNTS.positions)
def test_the_right_seats_may_decide_exactly_the_right_things(name: str) -> None:
    COUNTS.compare_decisions(name)


@rule(
    "EK-501",
    "EK-502",
    "EK-505",
    "EK-531",
    "EK-544",
    "EK-551",
    "EK-601",
    "EK-605",
    "EK-606",
    "EK-609",
    "EK-903",
    "EK-904",
)
@pytest.mark.parametrize("name", COUNTS.positions)
def test_every_sequence_of_decisions_is_there_and_no_other(name: str) -> None:
    COUNTS.compare_sequences(name)


@rule("EK-503", "EK-504", "EK-542", "EK-543", "EK-547", "EK-548", "EK-607", "EK-701", "EK-702")
@pytest.mark.parametrize("name", COUNTS.lines)
def test_a_long_line_leads_where_it_should(name: str) -> None:
    match, line = COUNTS.played(name), COUNTS.lines[name]
    end, public = match.position(), line["public"]
    assert [sorted(hand) for hand in end["hands"]] == line["hands"]
    assert (match.view(None).hand_sizes, len(end["pile"])) == (public["hand_sizes"], public["pile_size"])
    for part in SHARED:
        given = below_the_kitten(end[part]) if part == "discards" else end[part]
        assert given == (below_the_kitten(public[part]) if part == "discards" else public[part]), part
    new = public["public"][len(COUNTS.positions[line["from"]]["position"]["public"]) :]
    assert end["public"] == new
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == line["result"]["winners"]
    by_place = sorted(range(match.seats), key=outcome.ranking.__getitem__)
    assert by_place == line["result"]["ranking"]
