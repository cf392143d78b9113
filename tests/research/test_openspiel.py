"""Every game in OpenSpiel: its own tests, a playthrough, Shimmy's wrapper, and information states that hide."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

from ludoteca import Game
from ludoteca.engine import calls
from ludoteca.engine.record import copied, rows
from ludoteca.games import GAMES
from ludoteca.research.openspiel import THROWS, short_name
from tests.conformance.rows import each_game

LONGEST = "boss-kito"
"""The game whose full table takes as long to simulate as all others."""


@pytest.mark.parametrize("serialize", [True, pytest.param(False, marks=pytest.mark.long)])  # False: also below
@pytest.mark.parametrize("game", each_game())
def test_openspiel_finds_nothing_wrong(game: Game, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(short_name(game)), 1, serialize, False)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=name, marks=pytest.mark.long if name == LONGEST else ())  # walked through below
        for name, game in GAMES.items()
    ],
)
def test_most_seats_can_be_simulated_too(game: Game) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{short_name(game)}(players={game.seats[-1]})"), 1, False, False)


@pytest.mark.parametrize("game", each_game())
def test_a_playthrough_comes_out_the_same_again(game: Game) -> None:
    one, two = (generate_playthrough.playthrough(short_name(game), None, seed=3) for _ in range(2))
    assert one == two
    assert "IsTerminal() = True" in one
    assert f"NumDistinctActions() = {game.steps}" in one


@pytest.mark.filterwarnings("ignore:Agent's (min|max)imum observation space value is:UserWarning")  # Shimmy's bounds
@pytest.mark.parametrize("game", each_game())
def test_shimmy_makes_a_pettingzoo_environment_of_it(game: Game) -> None:
    api_test(OpenSpielCompatibilityV0(game_name=short_name(game)), num_cycles=100)


def walk(game: Any, seed: int) -> Any:
    """Every state of a random game that asks a player, always the same object, and at last the end."""
    dice, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


def swapped(state: Any, game: Game, seat: int, seed: int) -> Any:
    """The same state with everything that a seat cannot know replaced."""
    other = state.clone()
    states = copied(np.frombuffer(state.record, game.state))
    calls.redeal(rows(states), 0, seat, seed)
    other.record = states.tobytes()
    return other


@pytest.mark.parametrize("game", each_game())
def test_hidden_cards_change_no_information_state(game: Game) -> None:
    looked = 0
    for state in walk(pyspiel.load_game(f"{short_name(game)}(players={game.seats[-1]})"), 1):
        if state.move_number() % 7 == 0:
            for seat in range(game.seats[-1]):
                other = swapped(state, game, seat, state.move_number())
                looked += other.record != state.record
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                if seat == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
    assert looked


@pytest.mark.parametrize(("name", "players"), [("kitsune", 4), ("exploding_kittens", 4)])
def test_a_sealed_answer_changes_no_other_information_state(name: str, players: int) -> None:
    """Whatever the seat asked first answers, all others are where they were until the window closes."""
    game, windows = GAMES[name.replace("_", "-")], 0
    for state in walk(pyspiel.load_game(f"ludoteca_{name}(players={players})"), 2):
        record = np.frombuffer(state.record, game.state)
        mask = int(calls.pending(rows(record), 0))
        if mask.bit_count() > 1 and windows < 20 and game.views.window(record[0]).kind == "sealed":
            after = [state.child(action) for action in state.legal_actions()]
            for seat in set(range(players)) - {state.current_player()}:
                assert len({other.information_state_string(seat) for other in after}) == 1
            windows += 1
    assert windows


def test_the_past_and_the_own_unfinished_move_tell_information_states_apart() -> None:
    state = pyspiel.load_game("ludoteca_exploding_kittens").new_initial_state()
    for _ in range(THROWS):
        state.apply_action(0)
    strings = []
    for _ in range(12):
        strings.append(state.information_state_string())
        state.apply_action(state.legal_actions()[0])
    assert len(set(strings)) == 12


@pytest.mark.parametrize("game", each_game())
def test_copies_have_lives_of_their_own_and_can_be_stored(game: Game) -> None:
    loaded = pyspiel.load_game(short_name(game))
    for state in walk(loaded, 3):
        if state.move_number() == 20:
            break
    before = str(state), state.information_state_string(0)
    _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    past = pickle.loads(pickle.dumps(state.past))
    assert past.moves() == copy.deepcopy(state.past).moves() == state.past.moves()
    for other in (state.clone(), stored):
        assert (str(other), other.information_state_string(0)) == before
        other.apply_action(other.legal_actions()[0])
        assert (str(state), state.information_state_string(0)) == before


def test_table_options_are_parameters() -> None:
    state = pyspiel.load_game("ludoteca_kariba(players=3,expert=True,firstPlayer=seat2)").new_initial_state()
    for _ in range(THROWS):
        state.apply_action(7)
    assert state.current_player() == 2
    assert np.frombuffer(state.record, GAMES["kariba"].state)[0]["expert"] == 1
    assert state.returns() == [0, 0, 0]
