"""Every choice says in the game's own words what it is: its label names it alone, and leads back to its step."""

import pytest

from ludoteca import Game
from ludoteca.engine import stepgraph
from ludoteca.engine.kernel import JIT
from ludoteca.engine.saying import Says
from tests.conformance.random_play import states_of
from tests.conformance.rows import ROWS, each_game

TABLES, EVERY = (5, 4) if JIT else (2, 20)
"""Tables that are looked at, and every how many moves."""


def words(label: Says) -> str:
    """A label as one text, without its rule."""
    return f"{label.id} {sorted(label.args.items())}"


@pytest.mark.parametrize("game", each_game())
def test_a_label_names_one_choice_of_a_node(game: Game) -> None:
    nodes = 0
    for number, row in enumerate(ROWS[game.name][:TABLES]):
        for match in states_of(game, row, number):
            if match.over or match.sequence % EVERY:
                continue
            for seat in match.pending:
                for node in match.graph(seat).nodes:
                    names = [words(choice.label) for choice in node]
                    assert len(set(names)) == len(names), f"{row}, move {match.sequence}: {sorted(names)}"
                    nodes += 1
    assert nodes > 10


@pytest.mark.parametrize("game", each_game())
def test_a_label_leads_back_to_its_step_also_where_it_is_not_legal(game: Game) -> None:
    for match in states_of(game, ROWS[game.name][0], 7):
        if match.over or match.sequence % (5 * EVERY):
            continue
        seat = match.pending[0]
        known = match.redealt(seat, stepgraph.SEED)[0]
        for step in range(game.steps):
            label = game.moves.label(step, known)
            assert stepgraph.named(game, known, label) == step
            assert match.why(seat, [], label) == match.why(seat, [], step)


@pytest.mark.parametrize("game", each_game())
def test_words_that_name_no_step_are_refused_in_a_sentence(game: Game) -> None:
    match = game.start(game.seats[0], 1)
    says = match.why(match.pending[0], [], Says("nothing-of-the-kind", args={"animal": 3}))
    assert says == Says("engine-no-such-step", args={"step": "nothing-of-the-kind"})
