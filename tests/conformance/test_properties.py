"""What holds in every state of every game, looked for by hypothesis: nothing is lost, and redeals are what they say."""

from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Game, Match
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import States
from ludoteca.engine.record import rows as as_rows
from tests.conformance.random_play import states_of
from tests.conformance.rows import ROWS, each_game

EXAMPLES = settings(max_examples=60 if JIT else 10)


@st.composite
def states(draw: st.DrawFn, game: Game) -> Match:
    """Any state that random play reaches: a table, a seed, and how many moves were made."""
    row, seed = draw(st.sampled_from(ROWS[game.name])), draw(st.integers(0, 2**32))
    moves = draw(st.integers(0, 200))
    for match in states_of(game, row, seed):
        if match.sequence == moves:
            break
    return match


def with_states(match: Match, record: States) -> Match:
    """The same match with another record."""
    other = match.copy()
    other.states = record
    return other


def shown(match: Match, seat: int | None) -> bytes:
    """All that a viewer is sent about a state."""
    view = match.view(seat)
    graph = None if seat is None else match.graph(seat)
    return msgspec.json.encode([view, match.plain(view), graph])


def observed(match: Match, seat: int) -> list[int]:
    """What a seat knows, as numbers; nothing is written beyond them."""
    out = np.full(match.game.observation_size + 4, -99, np.int64)
    calls.observe(as_rows(match.states), 0, seat, out)
    assert (out[-4:] == -99).all()
    assert (out[:-4] != -99).all()
    numbers: list[int] = out.tolist()
    return numbers


@pytest.mark.parametrize("game", each_game())
def test_no_card_is_ever_lost(game: Game) -> None:
    @EXAMPLES
    @given(match=states(game))
    def holds(match: Match) -> None:
        assert calls.check(as_rows(match.states), 0) == 0

    holds()


@pytest.mark.parametrize("game", each_game())
def test_every_legal_move_prints_parses_and_prints_again(game: Game) -> None:
    @EXAMPLES
    @given(match=states(game))
    def holds(match: Match) -> None:
        for move in match.legal()[:200]:
            assert match.read(move.text) == move
            assert match.read({"by": move.by, "decision": move.decision}) == move

    holds()


@pytest.mark.parametrize("game", each_game())
def test_a_redealt_record_looks_to_its_seat_like_the_true_one(game: Game) -> None:
    @EXAMPLES
    @given(match=states(game), seed=st.integers(0, 2**62 - 1))
    def holds(match: Match, seed: int) -> None:
        for seat in range(match.seats):
            other = with_states(match, match.redealt(seat, seed))
            assert shown(other, seat) == shown(match, seat)
            assert shown(other, None) == shown(match, None)
            assert observed(other, seat) == observed(match, seat)
            assert other.legal(seat)[:200] == match.legal(seat)[:200]

    holds()


@pytest.mark.parametrize("game", each_game())
def test_a_redeal_breaks_no_rule_and_is_the_same_from_whichever_world_it_is_made(game: Game) -> None:
    @EXAMPLES
    @given(match=states(game), seed=st.integers(0, 2**62 - 1))
    def holds(match: Match, seed: int) -> None:
        for seat in range(match.seats):
            once = match.redealt(seat, seed)
            assert calls.check(as_rows(once), 0) == 0
            for other in (1, 2):
                again = with_states(match, match.redealt(seat, other)).redealt(seat, seed)
                assert again.tobytes() == once.tobytes()

    holds()


@pytest.mark.parametrize("game", each_game())
def test_nothing_random_of_the_true_match_survives_a_redeal(game: Game) -> None:
    @EXAMPLES
    @given(match=states(game))
    def holds(match: Match) -> None:
        record: Any = match.redealt(0, 5)[0]
        assert not record["rng_key"].any()
        assert not record["rng_block"].any()
        assert record["rng_secure"] == 0

    holds()


@pytest.mark.parametrize("game", each_game())
def test_any_position_comes_back_as_it_was(game: Game) -> None:
    @EXAMPLES
    @given(match=states(game))
    def holds(match: Match) -> None:
        again = game.position(msgspec.json.decode(msgspec.json.encode(match.position())), match.seed)
        assert again.position() == match.position()
        assert [move.text for move in again.legal()[:200]] == [move.text for move in match.legal()[:200]]

    holds()


@pytest.mark.parametrize("game", each_game())
def test_a_game_whose_windows_the_clock_closes_says_that_everybody_has_to_be_there(game: Game) -> None:
    windows = (game.views.window(match.states[0]) for match in states_of(game, ROWS[game.name][0], 16))
    assert any(window.seconds > 0 for window in windows) == game.in_person


@pytest.mark.parametrize("game", each_game())
def test_what_a_seat_sees_beside_everybody_makes_its_view_and_leaves_theirs_alone(game: Game) -> None:
    @EXAMPLES
    @given(match=states(game))
    def holds(match: Match) -> None:
        public = match.view(None)
        before = msgspec.json.encode(public)
        for seat in range(match.seats):
            assert msgspec.json.encode(match.view(seat, public)) == msgspec.json.encode(match.view(seat))
        assert msgspec.json.encode(public) == before

    holds()


@pytest.mark.parametrize("game", each_game())
def test_what_keys_announce_is_what_would_be_told(game: Game) -> None:
    plain = replace(game, foretell=None)

    @EXAMPLES
    @given(match=states(game))
    def holds(match: Match) -> None:
        for seat in match.pending:
            known = match.redealt(seat, stepgraph.SEED)
            for chain in islice(match.chains(seat), 40):
                after = known
                for step in chain:
                    after = stepgraph.tried(after, seat, step)
                foretold = stepgraph.effects(game, known, seat, chain, after)
                assert foretold == stepgraph.effects(plain, known, seat, chain, after)

    holds()
