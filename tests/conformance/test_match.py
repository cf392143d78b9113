"""Random matches of every game through `Match`: views, events, notation, step graphs and game files agree."""

import json

import msgspec
import pytest

from ludoteca import Game, Match
from ludoteca.engine import stepgraph
from ludoteca.engine.kernel import JIT
from tests.conformance.random_play import states_of
from tests.conformance.rows import Row, each_game, each_row

MATCHES_EACH = 4 if JIT else 1
MATCHES_IN_PROOF = 20
REPLAYED_EVERY = 5


def walk(match: Match, seat: int) -> list[tuple[int, ...]]:
    """Every whole chain that a seat's step graph offers."""
    nodes = match.graph(seat).nodes
    waiting: list[tuple[tuple[int, ...], int]] = [((), 0)] if nodes else []
    found = []
    for chain, node in waiting:
        for choice in nodes[node]:
            if choice.to == stepgraph.DONE:
                found.append((*chain, choice.step))
            else:
                waiting.append(((*chain, choice.step), choice.to))
    return found


def assert_notation(match: Match) -> None:
    """The last move printed, parsed and printed again is itself."""
    move, moves = match.moves[-1], match.game.moves
    text = moves.format_decision(move.decision)
    assert match.read(move.text) == match.read({"by": move.by, "decision": move.decision}) == move
    assert moves.format_decision(moves.parse_decision(text)) == text
    assert move.text == f"{'abcdefgh'[move.by]} {text}"


@pytest.mark.parametrize(("game", "row"), each_row())
def test_matches_can_be_watched_written_down_and_replayed(game: Game, row: Row) -> None:
    assert_matches_agree(game, row, MATCHES_EACH)


@pytest.mark.long
@pytest.mark.parametrize(("game", "row"), each_row())
def test_many_matches_can_be_watched_written_down_and_replayed(game: Game, row: Row) -> None:
    assert_matches_agree(game, row, MATCHES_IN_PROOF)


def assert_matches_agree(game: Game, row: Row, matches: int) -> None:
    """Whatever is seen, told and written of some matches to their end holds."""
    for seed in range(matches):
        told = 0
        for match in states_of(game, row, seed):
            viewer = match.sequence % (row.seats + 1)
            seat = viewer if viewer < row.seats else None
            assert msgspec.json.decode(msgspec.json.encode(match.view(seat)))["game"] == game.name
            assert (match.outcome is None) == bool(match.pending)
            if match.moves:
                assert_notation(match)
            told += len(match.told[-1])
        assert sum(len(events) for events in match.told) == told
        if seed % REPLAYED_EVERY == 0:
            assert_replays(match)


def assert_replays(match: Match) -> None:
    """The match's file gives the same match again, for every viewer."""
    file = match.save()
    again = match.game.load(json.dumps(file))
    assert again.states.tobytes() == match.states.tobytes()
    for seat in (*range(match.seats), None):
        assert again.events(seat) == match.events(seat)
        assert again.view(seat) == match.view(seat)
    assert again.save() == file


@pytest.mark.parametrize(("game", "row"), each_row())
def test_the_step_graph_offers_exactly_the_legal_moves(game: Game, row: Row) -> None:
    for match in states_of(game, row, seed=5):
        if match.sequence % 7 == 0:
            for seat in range(row.seats):
                legal = [move.steps for move in match.legal(seat)]
                assert sorted(walk(match, seat)) == sorted(legal)
                assert len(set(legal)) == len(legal)
                assert bool(legal) == (seat in match.pending)


@pytest.mark.parametrize("game", each_game())
def test_a_copy_has_the_same_past_and_future_and_a_life_of_its_own(game: Game) -> None:
    match = game.start(game.seats[0], seed=3)
    copy = match.copy()
    match.play(match.legal()[0])
    assert copy.sequence == 0
    copy.play(copy.legal()[0])
    assert copy.states.tobytes() == match.states.tobytes()
    assert copy.save() == match.save()


@pytest.mark.parametrize("game", each_game())
def test_a_fresh_match_has_a_seed_of_its_own(game: Game) -> None:
    seats = game.seats[0]
    assert game.start(seats).seed != game.start(seats).seed
    assert game.start(seats, seed=7).save() == game.start(seats, seed=(7).to_bytes(32, "big")).save()


@pytest.mark.parametrize("game", each_game())
def test_everybody_may_see_the_end(game: Game) -> None:
    for row_seats in game.seats:
        *_, match = states_of(game, Row(row_seats, {}), seed=row_seats)
        outcome = match.outcome
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranking) == row_seats
        assert [seat for seat, place in enumerate(outcome.ranking) if place == 1] == outcome.winners
        assert outcome.because.rule.startswith(game.box.PREFIX)
