"""`redeal` contradicts nothing shown, depends on nothing hidden, and is exactly as likely as the shuffles."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT, kernel
from ludoteca.engine.randomness import seed_fast
from ludoteca.engine.reading import deal_around
from ludoteca.engine.record import copied, rows
from ludoteca.games.kariba.knowledge import OBSERVATION
from tests.games.kariba.table import KARIBA, plays, position, table
from tests.rulebook import rule

SAMPLES = 20_000 if JIT else 1_000
UNLIKELY = 1e-4
"""Seeds are fixed: a distribution that is right passes always."""


def states_of_games() -> Iterator[Match]:
    """States of random games of all sizes and modes, some of every phase."""
    for seats in (2, 3, 5):
        for expert in (False, True):
            match, dice = KARIBA.start(seats, seed=seats, expert=expert, games=3 if JIT else 1), random.Random(7)
            while not match.over:
                if dice.random() < (0.12 if JIT else 0.05):
                    yield match
                match.play(dice.choice(match.legal()))


def observed(match: Match, seat: int) -> list[int]:
    """What `observe` writes for a seat."""
    out = np.full(KARIBA.observation_size + 1, -7, np.int64)
    calls.observe(rows(match.states), 0, seat, out)
    assert out[-1] == -7
    numbers: list[int] = out[:-1].tolist()
    return numbers


def with_states(match: Match, states: np.ndarray[tuple[int, ...], np.dtype[np.void]]) -> Match:
    """The same match with another record."""
    other = match.copy()
    other.states = states
    return other


@rule("KA-401", "KA-404")
def test_a_redealt_state_is_one_the_seat_cannot_tell_from_the_true_one() -> None:
    seen = 0
    for match in states_of_games():
        for seat in range(match.seats):
            other = with_states(match, match.redealt(seat, seed=seen))
            other.check()
            assert other.view(seat) == match.view(seat)
            assert other.legal(seat) == match.legal(seat)
            assert observed(other, seat) == observed(match, seat)
            seen += 1
    assert seen > (100 if JIT else 30)


@rule("KA-401", "KA-404")
def test_a_redealt_state_depends_on_nothing_that_was_hidden() -> None:
    for match in states_of_games():
        for seat in range(match.seats):
            once = match.redealt(seat, seed=99).tobytes()
            for seed in (1, 2):
                again = with_states(match, match.redealt(seat, seed)).redealt(seat, seed=99)
                assert again.tobytes() == once


def swapped(seed: int, expert: bool) -> Iterator[tuple[Match, Match]]:
    """Two games played with the same moves after hidden cards were swapped; as long as seat a is told the same."""
    dice = random.Random(seed)
    dealt = KARIBA.start(3, seed=seed, expert=expert).position()
    other = {**dealt, "hands": [list(hand) for hand in dealt["hands"]], "pile": list(dealt["pile"])}
    for _ in range(6):
        seat, place, deep = dice.choice([1, 2]), dice.randrange(5), dice.randrange(len(other["pile"]))
        other["hands"][seat][place], other["pile"][deep] = other["pile"][deep], other["hands"][seat][place]
    one, two = KARIBA.position(dealt), KARIBA.position(other)
    while True:
        common = [move for move in one.legal() if move in two.legal()]
        if not common:
            return
        move = dice.choice(common)
        one.play(move)
        two.play(move)
        if one.over or one.events(0) != two.events(0):
            return
        yield one, two


@rule("KA-401", "KA-404", "KA-408")
def test_games_that_look_alike_to_a_seat_give_it_the_same_bytes() -> None:
    compared = longest = 0
    for seed in range(60 if JIT else 6):
        for one, two in swapped(seed, expert=seed % 2 == 0):
            assert one.redealt(0, seed).tobytes() == two.redealt(0, seed).tobytes()
            assert observed(one, 0) == observed(two, 0)
            compared += 1
            longest = max(longest, one.sequence)
    assert compared > (60 if JIT else 10)
    assert longest >= (8 if JIT else 4)


@kernel
def around(states: Any, i: int, seat: int, kept: int, seed: int) -> None:
    """As a search that reads asks for it."""
    seed_fast(states[i], seed)
    deal_around(states[i], seat, kept)


def dealt_around(match: Match, seat: int, kept: int, seed: int) -> np.ndarray[tuple[int, ...], np.dtype[np.void]]:
    """A record in which all but some hands is dealt anew."""
    states = copied(match.states)
    around(rows(states), 0, seat, kept, seed)
    return states


@rule("KA-401", "KA-404", "KA-408")
def test_dealt_around_some_hands_a_state_is_alike_to_whoever_asks_and_those_hands_stay() -> None:
    seen = 0
    for match in states_of_games():
        seat = seen % match.seats
        kept = seen % (1 << match.seats) & ~(1 << seat)
        other = with_states(match, dealt_around(match, seat, kept, seen))
        other.check()
        assert other.view(seat) == match.view(seat)
        hands = zip(other.position()["hands"], match.position()["hands"], strict=True)
        assert all(one == two for place, (one, two) in enumerate(hands) if kept >> place & 1)
        seen += 1
    assert seen > (20 if JIT else 5)


Outcome = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]


def hidden(states: np.ndarray[tuple[int, ...], np.dtype[np.void]], seat: int) -> Outcome:
    """What a seat cannot see of a record: the other hands and the pile."""
    s = states[0]
    hands = tuple(tuple(s["hand"][other].tolist()) for other in range(s["seats"]) if other != seat)
    return hands, tuple(s["pile"][: s["pile_size"]].tolist())


def possibilities(match: Match, seat: int) -> Counter[Outcome]:
    """Every spread of the cards a seat has not located, each card for itself, by brute force."""
    true = match.position()
    known = true["knowledge"]["shown"]
    places = [other for other in range(match.seats) if other != seat]
    concealed = {}
    for other in places:
        concealed[other] = Counter(true["hands"][other]) - Counter(known[other])
    sizes = {other: sum(concealed[other].values()) for other in places}
    cards = [*true["pile"], *(card for other in places for card in concealed[other].elements())]
    found: Counter[Outcome] = Counter()
    for order in permutations(cards):
        rest, hands = list(order), []
        for other in places:
            drawn, rest = rest[: sizes[other]], rest[sizes[other] :]
            hand = [*known[other], *drawn]
            hands.append(tuple(hand.count(animal) for animal in range(1, 9)))
        found[tuple(hands), tuple(card - 1 for card in rest)] += 1
    return found


def samples(match: Match, seat: int) -> Counter[Outcome]:
    """What `redeal` makes of a position, many times."""
    return Counter(hidden(match.redealt(seat, seed), seat) for seed in range(SAMPLES))


def assert_same_distribution(drawn: Counter[Outcome], expected: Counter[Outcome]) -> None:
    """A chi-square test, and no outcome outside the expected ones."""
    assert set(drawn) <= set(expected)
    kinds = sorted(expected)
    total = sum(expected.values())
    frequencies = [expected[kind] / total * SAMPLES for kind in kinds]
    assert min(frequencies) >= 5
    assert set(drawn) == set(expected), "every possible state comes out"
    assert len(kinds) == 1 or chisquare([drawn[kind] for kind in kinds], frequencies).pvalue > UNLIKELY


@rule("KA-401", "KA-404", "KA-408")
@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("a 7x2 / b 8 / c 6 / pile 5 only", 0b010),
        ("a 7x2 / b 8 4 / c 6x2 / pile 5 only", 0b100),
        ("a 7 / b 8 6 / c 8 5 / open 1 1 3 / shown b 8 / shown c 5 / pile 4 2 only", 0b010),
    ],
)
def test_dealt_around_some_hands_the_others_are_any_that_are_left(line: str, kept: int) -> None:
    match = table(line)
    stays = [place for place in (0, 1) if kept >> place + 1 & 1]
    true, _ = hidden(match.states, 0)
    left = {
        outcome: ways
        for outcome, ways in possibilities(match, 0).items()
        if all(outcome[0][place] == true[place] for place in stays)
    }
    assert_same_distribution(
        Counter(hidden(dealt_around(match, 0, kept, seed), 0) for seed in range(SAMPLES)), Counter(left)
    )


SMALL = [
    pytest.param("a 7x2 / b 8 6 / pile 8 5 only", 0, id="two hidden, two in the pile"),
    pytest.param("a 7x2 / b 8 / c 6 / pile 5 only", 0, id="two hands"),
    pytest.param("a 7x2 / b 8x2 6 / pile none", 0, id="an empty pile leaves nothing open"),
    pytest.param("a 7 / b 8x2 6 / pile 6 8 only", 0, id="equal cards are dealt one by one"),
    pytest.param("a 1 / b 2 / c 3x2 / pile 3 only", 1, id="seen from another seat"),
    pytest.param("a 7 / b 8x2 6 / open 1 2 3 / shown b 8 / pile 8 5 only / draw", 0, id="a card taken openly stays"),
    pytest.param("a 7 / b 8 6 / c 8 5 / open 1 1 3 / shown b 8 / shown c 5 / pile 4 only", 0, id="in two hands"),
    pytest.param(
        "a 7 / b 8x2 / open 1 - - / shown b 8 / pile 5 6 only / to-move b / draw", 0, id="the other one draws"
    ),
]


@rule("KA-401", "KA-404", "KA-405", "KA-406", "KA-408")
@pytest.mark.parametrize(("line", "seat"), SMALL)
def test_every_spread_of_the_cards_not_located_is_equally_likely(line: str, seat: int) -> None:
    match = table(line)
    assert_same_distribution(samples(match, seat), possibilities(match, seat))


@rule("KA-408", "KA-404", "KA-534")
@pytest.mark.parametrize(
    "moves", [["b pile"], ["b pile", "b open 1", "a 7x1"], ["b open 1", "b pile", "a 7x1", "a open 2", "b 1x1"]]
)
def test_what_a_game_has_shown_is_what_redeal_knows(moves: list[str]) -> None:
    """Of all orders of the pile, those in which seat a is told the same are what `redeal` must give, equally likely."""
    line = "a 7x5 / b 8x3 / open 1 2 3 / shown b 8x3 / pile 4 4 5 6 only / to-move b / draw"
    true, _ = plays(line, *moves)
    expected: Counter[Outcome] = Counter()
    for order in permutations([4, 4, 5, 6]):
        match = KARIBA.position({**position(line), "pile": order})
        for move in moves:
            if move not in [each.text for each in match.legal()]:
                break
            match.play(move)
        else:
            if match.events(0) == true.events(0):
                expected[hidden(match.states, 0)] += 1
    assert_same_distribution(samples(true, 0), expected)


SHOWN = [
    pytest.param("a 7x4 / b 4 / open 8 1 2 / draw", ["a open 8"], [8], id="an open card is seen being taken"),
    pytest.param("a 7x4 / b 4 / open 8 1 2 / draw", ["a pile"], [], id="a blind one is not"),
    pytest.param("a 8x2 7 / b 4 / open 8 1 2 / shown a 8x2", ["a 8x1"], [8], id="what was seen goes first"),
    pytest.param("a 8x3 7 / b 4 / open 8 1 2 / shown a 8", ["a 8x2"], [], id="and cannot go twice"),
    pytest.param("a 8x3 7 / b 4 / open 8 1 2 / shown a 8 7", ["a 8x3"], [7], id="other animals stay"),
    pytest.param("a 8 7 / b 4 / open 8 1 2 / shown a 8", ["a 7x1", "a open 8"], [8, 8], id="they add up"),
]


@rule("KA-408")
@pytest.mark.parametrize(("line", "moves", "expected"), SHOWN)
def test_which_cards_of_a_hand_everybody_knows(line: str, moves: list[str], expected: list[int]) -> None:
    match, _ = plays(line, *moves)
    assert match.position()["knowledge"]["shown"][0] == expected


def test_redeal_keeps_no_randomness_of_the_true_game() -> None:
    match = KARIBA.start(3, seed=5)
    s = match.redealt(1, seed=3)[0]
    assert not s["rng_key"].any()
    assert not s["rng_block"].any()
    assert (s["rng_secure"], s["rng_counter"], s["rng_used"]) == (0, 0, 0)


def test_another_seed_gives_another_redeal() -> None:
    match = KARIBA.start(3, seed=5)
    assert len({match.redealt(1, seed).tobytes() for seed in range(50)}) == 50


@rule("KA-401", "KA-402", "KA-403", "KA-404", "KA-405", "KA-406", "KA-408")
def test_what_a_seat_knows_as_numbers() -> None:
    line = (
        "hole 7x2 4 / a 7x2 / b 8x3 1 / c 2 / won a 4x3 / won c 5 / open 1 - 5 / pile 2 3 / shown b 8x2 / shown c 2"
        " / to-move b / draw / history 1 2 3"
    )
    numbers = iter(observed(table(line, games=3), 1))
    seen = {name: [next(numbers) for _ in range(size)] for name, size, _ in OBSERVATION}
    assert next(numbers, None) is None
    nothing = [0] * 8
    assert seen == {
        "hand": [1, 0, 0, 0, 0, 0, 0, 3],
        "waterhole": [0, 0, 0, 1, 0, 0, 2, 0],
        "unseen": [6, 7, 8, 4, 6, 8, 6, 5],
        "visible": [1, 0, 0, 0, 1, 0, 0, 0],
        "shown": [0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, *nothing, *nothing, *nothing],
        "held": [4, 1, 2, 0, 0],
        "won": [0, 1, 3, 0, 0],
        "total": [2, 3, 1, 0, 0],
        "pile": [48],
        "seats": [3],
        "turn": [1, 0, 0, 0, 0],
        "playing": [0],
        "drawing": [1],
        "games left": [2],
        "expert": [1],
        "prey": [0, 0, 0, 0, 1, 1, 1, 2],
        "takes": [0, 0, 0, 0, 0, 0, 0, 2],
        "risk": [0, 0, 0, 0, 0, 0, 0, 0],
        "left by one": [0, 0, 0, 0, 0, 0, 0, 0],
        "left by all": [0, 0, 0, 0, 0, 0, 0, 0],
        "lead": [0],
        "behind": [2],
    }


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a 7 / b 4", {"playing": [1], "drawing": [0], "turn": [0, 1, 0, 0, 0], "expert": [0], "games left": [1]}),
        (
            "a / b 4 / pile none / over / history 0 63",
            {"playing": [0], "drawing": [0], "turn": [0] * 5, "games left": [0]},
        ),
    ],
)
def test_the_numbers_say_which_phase_it_is(line: str, expected: dict[str, list[int]]) -> None:
    numbers = iter(observed(table(line), 1))
    seen = {name: [next(numbers) for _ in range(size)] for name, size, _ in OBSERVATION}
    assert {name: seen[name] for name in expected} == expected
