"""Rules of thumb: what each thinks best at a glance, and that it looks only at what its seat knows."""

import numpy as np
import pytest

from ludoteca.bots import decide, player
from ludoteca.bots.by_thumb import ByThumb
from ludoteca.bots.rollout import glance
from ludoteca.engine import thumb
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import States, rows
from ludoteca.engine.thumb import MOST, Thumb, weight_of
from ludoteca.games import GAMES
from ludoteca.games.exploding_kittens.thumb import BELIEVED
from tests.bots.positions import decisions
from tests.games.exploding_kittens import table as kittens

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@kernel
def belief(states, seat):  # type: ignore[no-untyped-def]  # compiled
    """How well a world explains to a seat what others did."""
    return thumb.belief(states[0], seat)


def believed(states: States, seat: int) -> int:
    """The same, from Python."""
    return int(belief(rows(states), seat))


def test_every_game_has_a_rule_of_thumb() -> None:
    assert [game.name for game in GAMES.values() if game.thumb.weigh is Thumb().weigh] == []


def test_two_points_more_make_a_step_twice_as_good() -> None:
    weights = [int(weight_of(points)) for points in range(MOST + 1)]
    assert weights[:6] == [2, 3, 4, 6, 8, 12]
    assert all(later == 2 * weight for weight, later in zip(weights, weights[2:], strict=False))
    assert (int(weight_of(-5)), int(weight_of(MOST + 9))) == (weights[0], weights[-1])


@games
def test_every_legal_step_has_a_weight_and_the_record_stays_as_it_is(game: Game) -> None:
    steps, weights = np.zeros(game.steps, np.int64), np.zeros(game.steps, np.int64)
    for match, seat in decisions(game, 150, every=2):
        known = match.redealt(seat, 1)
        weights[:] = 0
        before = known.copy()
        chosen = int(glance(rows(known), seat, 0, steps, weights))
        legal = {move.steps[0] for move in match.legal(seat)}
        assert chosen in legal
        assert (weights[: len(legal)] >= 2).all()
        assert all(int(weights[place]) <= int(weight_of(MOST)) for place in range(len(legal)))
        assert weights[steps.tolist().index(chosen)] == weights[: len(legal)].max()
        names = [name for name in before.dtype.names or () if not name.startswith("rng")]
        assert all((known[name] == before[name]).all() for name in names)


@games
def test_whoever_overlooks_things_still_plays_by_the_rules_and_otherwise(game: Game) -> None:
    found = [(match.copy(), seat) for match, seat in decisions(game, 60, every=3)]
    for match, seat in found:
        assert decide(ByThumb(lapses=100), match, seat) in {move.steps for move in match.legal(seat)}
    apart = [decide(ByThumb(lapses=50), match, seat) != decide(ByThumb(), match, seat) for match, seat in found]
    assert any(apart)


def kariba(hand: list[int], waterhole: dict[str, int]) -> str:
    """What a hand plays at a glance at a waterhole."""
    hole = {str(animal): waterhole.get(str(animal), 0) for animal in range(1, 9)}
    held = [hand, [1, 1, 2, 3, 4]]
    rest = [
        animal
        for animal in range(1, 9)
        for _ in range(8 - hole[str(animal)] - sum(cards.count(animal) for cards in held))
    ]
    position = {
        "players": 2,
        "hands": held,
        "pile": rest,
        "waterhole": hole,
        "captured": [[], []],
        "first": 0,
        "active": 0,
        "phase": "play",
    }
    match = GAMES["kariba"].position(position, seed=1)
    return match.move(0, decide(player("thumb"), match, 0)).text


@pytest.mark.parametrize(
    ("hand", "waterhole", "play"),
    [
        ([7, 5, 5, 2, 1], {"7": 2, "4": 5}, "a 7x1"),  # the third rhino chases five away
        ([1, 1, 1, 6, 3], {"8": 4, "5": 1}, "a 1x3"),  # mice hunt elephants
    ],
)
def test_kariba_takes_the_largest_herd_in_reach(hand: list[int], waterhole: dict[str, int], play: str) -> None:
    assert kariba(hand, waterhole) == play


@pytest.mark.parametrize(
    ("line", "moves", "chosen"),
    [
        ("a see skip / b favor / pile ek barba otta only", ("a see",), "a skip"),  # the next card is a kitten
        ("a see skip / b favor / pile barba otta ek only", ("a see",), "a draw"),  # it is not
        ("a skip shuffle / b favor / pile ek only", (), "a skip"),  # one card, and it can only be that
        ("a barba skip / b favor otta / pile barba ek only / to-move b", ("b favor a",), "a give barbagatto"),
    ],
)
def test_exploding_kittens_gets_out_of_the_way(line: str, moves: tuple[str, ...], chosen: str) -> None:
    match = kittens.plays(line, *moves)
    assert match.move(0, decide(player("thumb"), match, 0)).text == chosen


@pytest.mark.parametrize(
    ("line", "moves", "doubtful"),
    [
        ("a attack skip / b nope favor / pile barba otta ek only", ("a attack",), True),  # b let itself be attacked
        ("a skip see / b nope favor / pile barba otta ek only", ("a skip",), False),  # that was not b's business
        ("a attack / b favor otta / pile barba otta ek only", ("a attack",), False),  # b has none
    ],
)
def test_a_seat_that_let_an_attack_pass_is_not_believed_to_hold_a_nope(
    line: str, moves: tuple[str, ...], doubtful: bool
) -> None:
    match = kittens.plays(line, *moves)
    assert (believed(match.states, 0) < BELIEVED) is doubtful
