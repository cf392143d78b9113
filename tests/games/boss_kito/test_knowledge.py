"""`redeal` contradicts nothing shown, depends on nothing hidden, and is as likely as the shuffles."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import States, rows
from ludoteca.games.boss_kito.box import HISTORY, ROOM
from ludoteca.games.boss_kito.knowledge import OBSERVATION
from tests.games.boss_kito.posterior import FACE_DOWN, LAZY, LONG, REST, SEVERAL_POOLS, World, beliefs
from tests.games.boss_kito.table import BOSS_KITO, plays, table
from tests.rulebook import rule

SAMPLES = 20_000 if JIT else 100
UNLIKELY = 1e-4
"""Seeds are fixed: a distribution that is right passes always."""
CLOSE = 0.02
"""The total variation that several pools may cost; beside it there is the noise of sampling."""


def hidden(states: States) -> World:
    """All that is hidden in a record, as the enumeration writes it."""
    s = states[0]
    hands = tuple(letters(s["hand"][seat]) for seat in range(int(s["seats"])))
    deck = "".join("rygbp"[card] for card in s["deck"][: s["deck_size"]][::-1])
    return hands, deck, "".join(sorted(letters(s["discards"])))


def letters(counts: Any) -> str:
    """Counts per colour as sorted letters."""
    return "".join(sorted("".join(colour * int(n) for colour, n in zip("rygbp", counts, strict=True))))


ONE_POOL = [
    ("a g / b ry / c bb / deck ry", []),
    ("a g / b ry / c rb / deck ry", ["a take", "b play r"]),
    ("a gr / b ry / c rb / deck ryb", ["a draw", "b play r", "c draw"]),
    ("a g / b rry / c / deck ryb", ["a take", "b swap r", "c take", "a take", "b play y"]),
]


@rule("BK-401", "BK-402", "BK-411")
@pytest.mark.parametrize(("line", "moves"), ONE_POOL)
def test_before_a_reshuffle_every_spread_is_equally_likely(line: str, moves: list[str]) -> None:
    match = plays(f"{line} / {REST}", *moves)
    expected = beliefs(f"{line} / {REST}", moves, 0, hidden(match.states)[0][0], {})
    drawn = Counter(hidden(match.redealt(0, seed)) for seed in range(SAMPLES))
    assert set(drawn) <= set(expected)
    if JIT:
        assert set(drawn) == set(expected), "every possible state comes out"
        kinds = sorted(expected)
        frequencies = [expected[kind] * SAMPLES for kind in kinds]
        assert chisquare([drawn[kind] for kind in kinds], frequencies).pvalue > UNLIKELY


@rule("BK-405", "BK-410", "BK-411", "BK-530", "BK-A07", "BK-A08")
@pytest.mark.parametrize(("line", "moves", "options"), SEVERAL_POOLS)
def test_after_a_reshuffle_older_cards_are_told_from_the_deck(line: str, moves: list[str], options: Any) -> None:
    match = plays(f"{line} / {REST}", *moves, **options)
    expected = beliefs(f"{line} / {REST}", moves, 0, hidden(match.states)[0][0], options)
    drawn = Counter(hidden(match.redealt(0, seed)) for seed in range(SAMPLES))
    assert set(drawn) <= set(expected), "nothing that was shown is contradicted"
    if JIT:
        assert set(drawn) == set(expected), "every possible state comes out"
        variation = sum(abs(drawn[world] / SAMPLES - chance) for world, chance in expected.items()) / 2
        noise = sum((chance / SAMPLES) ** 0.5 for chance in expected.values()) / 2
        assert variation < CLOSE + noise


@rule("BK-406", "BK-407")
def test_benefit_cards_below_the_tops_are_in_any_order() -> None:
    match = table("a r / b / c / round 7 / offers 9 9 9 9 9 / next 8 8 8 8 8")
    tops = [[deck[0] for deck in match.position()["benefit_decks"]], match.position()["offers"]]
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        other = match.copy()
        other.states = match.redealt(0, seed)
        assert [[deck[0] for deck in other.position()["benefit_decks"]], other.position()["offers"]] == tops
        seen[tuple(deck[1][0] for deck in other.position()["benefit_decks"])] += 1
    bottoms = sorted(deck[1][0] for deck in match.position()["benefit_decks"])
    assert all(sorted(order) == bottoms for order in seen)
    assert len(seen) > 3 or len(set(bottoms)) < 3


def states_of_games(most: int = 250) -> Iterator[Match]:
    """States of random games of all sizes, with every way to hide and to reshuffle."""
    rows_of: list[dict[str, Any]] = [{}, LAZY, FACE_DOWN, {**LAZY, **FACE_DOWN}]
    for number, options in enumerate(rows_of):
        match, dice = BOSS_KITO.start(3 + number % 3, seed=number, **options), random.Random(7)
        while not match.over:
            if dice.random() < 0.07 and match.sequence < most:
                yield match
            match.play(dice.choice(match.legal()))


@rule("BK-401", "BK-405", "BK-407", "BK-410", "BK-411")
def test_a_redealt_state_is_one_the_seat_cannot_tell_from_the_true_one_and_depends_on_nothing_hidden() -> None:
    seen = 0
    for match in states_of_games(250 if JIT else 9):
        for seat in range(match.seats):
            other = match.copy()
            other.states = match.redealt(seat, seed=seen)
            other.check()
            assert other.view(seat) == match.view(seat)
            assert other.graph(seat) == match.graph(seat)
            assert other.redealt(seat, 5).tobytes() == match.redealt(seat, 5).tobytes()
            seen += 1
    assert seen > (100 if JIT else 3)


@rule("BK-401", "BK-411")
def test_states_that_differ_in_hidden_cards_before_they_are_played_on_are_redealt_alike() -> None:
    true = BOSS_KITO.start(3, seed=4, start_player=0).position()
    del true["knowledge"]
    swapped = {**true, "hands": [list(hand) for hand in true["hands"]], "deck": list(true["deck"])}
    place = next(place for place, card in enumerate(true["deck"]) if card not in true["hands"][1] and place > 8)
    swapped["hands"][1][0], swapped["deck"][place] = true["deck"][place], true["hands"][1][0]
    swapped["hands"][1].sort(key="rygbp".index)
    one, two = BOSS_KITO.position(true), BOSS_KITO.position(swapped)
    for move in ("a draw", "b take", "c draw", "a take", "b draw", "c draw"):
        one.play(move)
        two.play(move)
        assert one.states.tobytes() != two.states.tobytes()
        for seat in (0, 2):
            assert one.redealt(seat, 9).tobytes() == two.redealt(seat, 9).tobytes()


@rule("BK-514")
def test_an_exchange_that_is_being_put_together_is_wiped_for_others_and_kept_for_the_own_seat() -> None:
    match = table("a rry / b g / c b")
    before = match.redealt(1, 3).tobytes()
    calls.play(rows(match.states), 0, 0, 28)
    assert match.redealt(1, 3).tobytes() == before
    assert match.redealt(0, 3)[0]["partial"] == 1


def test_a_record_that_was_redealt_for_one_seat_may_be_redealt_for_another() -> None:
    match = plays(f"{LONG} / {REST}", "a take", "b draw", "c draw", "a draw", "b draw")
    other = match.copy()
    other.states = match.redealt(0, 3)
    again = match.copy()
    again.states = other.redealt(1, 4)
    again.check()
    assert again.position()["hands"][1] == other.position()["hands"][1]


def test_a_memory_that_is_full_begins_anew_with_what_lies_open() -> None:
    match = BOSS_KITO.start(3, seed=4)
    s = match.states[0]
    while s["history_size"] <= HISTORY - ROOM:
        s["history"][s["history_size"]] = 75
        s["history_size"] += 1
    match.play(match.legal()[0])
    assert match.states[0]["history_size"] == 1
    assert match.states[0]["since_held"].tolist() == [5, 5, 5, 0, 0]
    match.redealt(0, 1)
    assert [draw.rule for draw in match.draws if draw.move] == []


@rule("BK-402", "BK-403", "BK-404", "BK-405", "BK-406", "BK-408", "BK-410", "BK-602", "BK-703", "BK-704")
def test_what_a_seat_knows_as_numbers() -> None:
    line = (
        "a rry / b gg / c b / front a r / on a r2 / front c yy / discards pp / supply 4 / start c / to-move b"
        " / offers 5 6 7 8 9 / next 1 2 3 8 9 / won a 9 9 / won b 4 / round 2 / turn 3"
    )
    match = table(line)
    out = np.full(BOSS_KITO.observation_size, -7, np.int64)
    calls.observe(rows(match.states), 0, 1, out)
    numbers = iter(out.tolist())
    seen = {name: [next(numbers) for _ in range(size)] for name, size, _ in OBSERVATION}
    nothing, nine = [0] * 5, [0] * 9
    assert seen == {
        "hand": [0, 0, 2, 0, 0],
        "unseen": [9, 8, 8, 10, 8],
        "discards": [0, 0, 0, 0, 2],
        "position": [1, 2, 3, 4, 5],
        "offer": [5, 6, 7, 8, 9],
        "symbol": [1, 3, 0, 0, 0],
        "next": [1, 2, 3, 8, 9],
        "next symbol": [3, 1, 2, 0, 0],
        "front": [*nothing, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, *nothing, *nothing],
        "tokens": [*nothing, *nothing, 2, 0, 0, 0, 0, *nothing, *nothing],
        "won": [0, 0, 0, 1, 0, 0, 0, 0, 0, *nine, 0, 0, 0, 0, 0, 0, 0, 0, 2, *nine, *nine],
        "held": [2, 1, 3, 0, 0],
        "reserve": [3, 18, 3, 0, 0],
        "start": [0, 1, 0, 0, 0],
        "turn": [1, 0, 0, 0, 0],
        "deck": [39],
        "discarded": [2],
        "supply": [4],
        "seats": [3],
        "round": [2],
        "turn of the round": [3],
        "acting": [1],
        "giving": [0],
        "chosen": nothing,
        "lead": nothing,
        "behind": [5, 6, 0, 0, 0],
        "points": [4, 0, 9, 0, 0],
        "gain": [5, 6, 7, 8, 1, 5, 6, 7, 8, 1, 5, 6, 7, 8, 0, *nothing, *nothing],
    }
