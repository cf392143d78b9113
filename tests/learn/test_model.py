"""The network that learns calculates what the network that plays calculates, to the last whole number."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason='PyTorch is not installed (`pip install "ludoteca[learn]"`)')

from ludoteca import Game  # noqa: E402  # after it is known that PyTorch is there
from ludoteca.bots.forward import ONE, think  # noqa: E402
from ludoteca.bots.network import desk, shape_of  # noqa: E402
from ludoteca.games import GAMES  # noqa: E402
from ludoteca.learn.model import Model, network_of, weights_of  # noqa: E402
from ludoteca.learn.tables import Tables  # noqa: E402
from tests.bots.networks import drawn_by_lot, some_shape  # noqa: E402

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def some_model(game: Game) -> Model:
    """A network that has moved away from where it began, so that no weight is round by chance."""
    torch.manual_seed(3)
    model = Model(some_shape(game, width=32))
    with torch.no_grad():
        for each in model.parameters():
            each += 0.3 * torch.randn_like(each)
    return model


@games
def test_floats_say_the_same_whole_numbers_as_the_kernel(game: Game) -> None:
    tables = Tables(game, games=60, seed=4, device="cpu")
    model = some_model(game)
    network, room = network_of(model.shape, model.frozen()), desk(model.shape)
    everything = torch.ones_like(tables.legal)
    for _ in range(5):
        with torch.no_grad():
            thought = model(tables.seen, everything)
        for place in range(tables.games):
            room.seen[:] = tables.seen[place].numpy()
            think(network, *room[:-1])
            assert (thought.values[place].double() * ONE).round().tolist() == room.values.tolist()
            preferences = room.preferences - int(room.preferences.max())
            chances = thought.chances[place].double().numpy()
            assert np.allclose((chances - chances.max()) * ONE, preferences, atol=ONE * 1e-5)
        tables.step(torch.multinomial(tables.legal.float(), 1).squeeze(1))


@games
def test_a_network_and_its_tensors_hold_the_same_numbers(game: Game) -> None:
    shape = some_shape(game)
    network = drawn_by_lot(shape)
    again = network_of(shape, weights_of(network, "cpu"))
    assert all(np.array_equal(getattr(network, name), getattr(again, name)) for name in network._fields)


@games
def test_a_model_goes_on_from_exactly_the_network_it_is_given(game: Game) -> None:
    shape = some_shape(game)
    network, model = drawn_by_lot(shape), Model(shape)
    model.become(network)
    again = network_of(shape, model.frozen())
    assert all(np.array_equal(getattr(network, name), getattr(again, name)) for name in network._fields)


def test_every_weight_is_taught_through_the_rounding() -> None:
    game = GAMES["kariba"]
    tables = Tables(game, games=60, seed=4, device="cpu")
    model = Model(shape_of(game, [9] * len(game.knowledge.OBSERVATION), width=16, layers=2))
    thought = model(tables.seen, tables.legal)
    (thought.values.square().sum() + thought.chances[tables.legal == 1].square().sum()).backward()
    assert all(float(each.grad.abs().sum()) > 0 for each in model.parameters())


def test_what_is_not_legal_has_no_chance() -> None:
    tables = Tables(GAMES["bossa"], games=40, seed=4, device="cpu")
    chances = some_model(GAMES["bossa"])(tables.seen, tables.legal).chances.exp().detach()
    assert float(chances[tables.legal == 0].max()) == 0
    assert torch.allclose(chances.sum(dim=1), torch.ones(40), atol=1e-5)
