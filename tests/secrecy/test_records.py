"""Every field of every record is public, or of the seat, or drawn anew: shown with worlds made without `redeal`."""

from collections import Counter

import pytest

from ludoteca import Game
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from ludoteca.games import GAMES
from tests.conformance.rows import each_game
from tests.secrecy.answers import differences
from tests.secrecy.knowing import HIDDEN, PARTS, SCRATCH, unsorted_fields
from tests.secrecy.twins import hidden_parts, some_twins

FIELDS = ("record", "observation", "seeds")
PAIRS = 120 if JIT else 20


@pytest.mark.parametrize("game", each_game())
def test_of_every_field_it_is_said_who_may_know_it(game: Game) -> None:
    assert unsorted_fields(game.name, game.state) == set()


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("pairs", [PAIRS, pytest.param(20_000, marks=[pytest.mark.long, pytest.mark.timeout(3600)])])
def test_what_goes_to_a_bot_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(game: Game, pairs: int) -> None:
    differed: Counter[str] = Counter()
    for twins in some_twins(game, pairs):
        assert differences(twins, FIELDS.__contains__) == set()
        differed.update(hidden_parts(twins))
    assert set(differed) <= {*HIDDEN[game.name].split(), *PARTS[game.name]}
    if pairs > PAIRS:  # every field that hides something did hide different things
        assert set(differed) >= {*HIDDEN[game.name].split(), *PARTS[game.name]} - STEADY


STEADY = {"history_size", "past_size", "asked"}
"""Hidden for safety's sake, or the same in all worlds that look alike."""


@pytest.mark.parametrize("game", each_game())
def test_a_redealt_record_is_whole_and_keeps_no_work_and_no_chance(game: Game) -> None:
    for number, twins in enumerate(some_twins(game, PAIRS // 4, every=5)):
        for seed in (number, 2**60 + number):
            world = twins.one.redealt(twins.viewer, seed)
            assert calls.check(rows(world), 0) == 0
            assert not any(world[0][name].any() for name in SCRATCH[game.name].split())
            assert not world[0]["rng_key"].any()
            assert not world[0]["rng_block"].any()
            assert world[0]["rng_secure"] == 0


def test_all_games_are_spoken_of() -> None:
    assert set(HIDDEN) == set(SCRATCH) == set(PARTS) == set(GAMES)
