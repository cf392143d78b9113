"""Exact counts of decision sequences, and long lines with their results."""

from collections import Counter
from pathlib import Path

import pytest

from ludoteca.engine.kernel import JIT
from tests.games.boss_kito.table import BOSS_KITO
from tests.games.counts import Counts, plain
from tests.rulebook import rule

COUNTS = Counts(BOSS_KITO, Path(__file__).parent)
ONE_CARD = ("BK-P21",)
"""Here a single card is reshuffled: chance with one outcome, which takes nothing from the random stream."""


@rule("BK-503", "BK-510", "BK-511", "BK-512", "BK-513", "BK-514", "BK-515", "BK-621")
@pytest.mark.parametrize("name", COUNTS.positions)
def test_the_right_seats_may_decide_exactly_the_right_things(name: str) -> None:
    COUNTS.compare_decisions(name)


@rule("BK-501", "BK-502", "BK-530", "BK-531", "BK-601", "BK-620", "BK-633", "BK-903")
@pytest.mark.parametrize("name", [name for name in COUNTS.positions if name not in ONE_CARD])
def test_every_sequence_of_decisions_is_there_and_no_other(name: str) -> None:
    COUNTS.compare_sequences(name)


@rule("BK-515", "BK-530", "BK-533", "BK-801", "BK-903")
@pytest.mark.parametrize("name", ONE_CARD)
@pytest.mark.skipif(not JIT, reason="thousands of exchanges take minutes in the interpreter")
def test_a_reshuffle_of_one_card_is_chance_too(name: str) -> None:
    given = COUNTS.positions[name]
    counts, chance, kinds = [0, 0, 0, 0], [0, 0, 0, 0], Counter[str]()
    waiting = [(0, COUNTS.match(name))]
    for length, match in waiting:
        for move in match.legal():
            counts[length + 1] += 1
            kinds[move.decision[0]] += 1
            if length + 1 == 3:
                continue
            states = match.after(move.by, move.steps)
            if BOSS_KITO.story.chances(match.states[0], states[0]):
                chance[length + 1] += 1
            else:
                after = match.copy()
                after.states = states
                waiting.append((length + 1, after))
    assert counts == [0, *given["counts"].values()]
    assert chance[2] == given["ended"]["2"]["chance"]
    assert kinds == given["kinds"]


@rule("BK-602", "BK-603", "BK-604", "BK-622", "BK-623", "BK-631", "BK-634", "BK-703", "BK-704", "BK-706")
@pytest.mark.parametrize("name", COUNTS.lines)
def test_a_long_line_leads_where_it_should(name: str) -> None:
    match, line = COUNTS.played(name), COUNTS.lines[name]
    end, public, view = plain(match.position()), line["public"], match.view(None)
    assert end["hands"] == line["hands"]
    shared = [name for name in public if name in end]
    assert {name: end[name] for name in shared} == {name: public[name] for name in shared}
    assert len(shared) == len(public) - 5
    assert (view.hand_sizes, view.deck, view.discarded) == tuple(
        public[name] for name in ("hand_sizes", "deck_size", "discards_size")
    )
    assert [view.benefits_left] * 5 == public["benefit_deck_sizes"]
    assert [card and [card.type, card.symbol] for card in view.next_offers] == public["next_offers"]
    if line["result"]:
        outcome = match.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == (line["result"]["scores"], line["result"]["winners"])
        assert view.reserves == line["result"]["tokens"]
