"""`redeal` contradicts nothing shown, depends on nothing hidden, and is exactly as likely as the shuffles."""

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from scipy.stats import chisquare

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import State, rows
from ludoteca.games.kitsune.knowledge.observation import OBSERVATION
from tests.games.kitsune.possibilities import IN_QUESTION, Key, game_after, reader, weights
from tests.games.kitsune.table import KITSUNE, position, table
from tests.rulebook import rule

SAMPLES = 8_000 if JIT else 100
UNLIKELY = 1e-4
"""Seeds are fixed: a distribution that is right passes always."""


def states_of_games() -> Iterator[Match]:
    """States of random games of all sizes and some options, of every phase."""
    for seats in (2, 4, 6):
        for seed in range(5):
            match = KITSUNE.start(seats, seed=seed, round_leader="clanChooses", clan_decision="anyMember")
            dice = random.Random(seed)
            while not match.over:
                if dice.random() < 0.15:
                    yield match
                match.play(dice.choice(match.legal()))


def observed(match: Match, seat: int) -> list[int]:
    """What `observe` writes for a seat."""
    out = np.full(KITSUNE.observation_size + 1, -7, np.int64)
    calls.observe(rows(match.states), 0, seat, out)
    assert out[-1] == -7
    numbers: list[int] = out[:-1].tolist()
    return numbers


def with_states(match: Match, states: np.ndarray[tuple[int, ...], np.dtype[np.void]]) -> Match:
    """The same match with another record."""
    other = match.copy()
    other.states = states
    return other


@rule("KI-401", "KI-403", "KI-406", "KI-407", "KI-A06")
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
    assert seen > 100


@rule("KI-401", "KI-403", "KI-406", "KI-407")
def test_a_redealt_state_depends_on_nothing_that_was_hidden() -> None:
    for match in states_of_games():
        for seat in range(match.seats):
            once = match.redealt(seat, seed=99).tobytes()
            again = with_states(match, match.redealt(seat, 1)).redealt(seat, seed=99)
            assert again.tobytes() == once


def swapped(seed: int, seats: int) -> Iterator[tuple[Match, Match]]:
    """Two games played with the same moves after hidden cards were swapped; as long as seat a is told the same."""
    dice = random.Random(seed)
    dealt = KITSUNE.start(seats, seed=seed).position()
    other = {**dealt, "hands": [list(hand) for hand in dealt["hands"]], "pile": list(dealt["pile"])}
    places = [(seat, card) for seat in range(1, seats) for card in range(len(dealt["hands"][0]))]
    for _ in range(4):
        (one, i), (two, j) = dice.sample(places, 2)
        hands = other["hands"]
        hands[one][i], hands[two][j] = hands[two][j], hands[one][i]
        if seats == 2:
            deep = dice.randrange(12)
            hands[one][i], other["pile"][deep] = other["pile"][deep], hands[one][i]
    first, second = KITSUNE.position(dealt), KITSUNE.position(other)
    while True:
        common = [move for move in first.legal() if move in second.legal()]
        if not common:
            return
        move = dice.choice(common)
        first.play(move)
        second.play(move)
        if first.over or first.events(0) != second.events(0) or first.view(0) != second.view(0):
            return
        yield first, second


@rule("KI-401", "KI-322", "KI-407")
def test_games_that_look_alike_to_a_seat_give_it_the_same_bytes() -> None:
    compared = longest = 0
    for seed in range(60 if JIT else 12):
        for one, two in swapped(seed, (2, 4, 6)[seed % 3]):
            assert one.redealt(0, seed).tobytes() == two.redealt(0, seed).tobytes()
            assert observed(one, 0) == observed(two, 0)
            compared += 1
            longest = max(longest, one.sequence)
    assert compared > 60
    assert longest > 10


def sampled(match: Match, seat: int) -> Counter[Key]:
    """How often `redeal` gives each possibility."""
    key, work, found = reader(match, seat), match.states.copy(), Counter[Key]()
    for seed in range(SAMPLES):
        work[0] = match.states[0]
        calls.redeal(rows(work), 0, seat, seed)
        found[key(work[0])] += 1
    return found


def assert_as_likely(found: Counter[Key], expected: Counter[Key]) -> None:
    """Nothing impossible, and every possibility as often as its weight says; rare ones are counted together."""
    assert not set(found) - set(expected)
    total = sum(expected.values())
    sizes = {key: SAMPLES * weight / total for key, weight in expected.items()}
    common = [key for key, size in sizes.items() if size >= 8]
    rare = [key for key in sizes if sizes[key] < 8]
    seen, wanted = [found[key] for key in common], [sizes[key] for key in common]
    if rare:
        seen.append(sum(found[key] for key in rare))
        wanted.append(sum(sizes[key] for key in rare))
    if len(wanted) > 1:
        assert chisquare(seen, wanted).pvalue > UNLIKELY


@rule("KI-322", "KI-541", "KI-563", "KI-564", "KI-609")
@pytest.mark.parametrize(("seats", "seed", "moves", "seat"), IN_QUESTION)
def test_possibilities_are_as_likely_as_the_shuffles_make_them(seats: int, seed: int, moves: int, seat: int) -> None:
    match = game_after(seats, seed, moves)
    expected = weights(match, seat)
    assert expected is not None
    assert expected[reader(match, seat)(match.states[0])] > 0
    assert_as_likely(sampled(match, seat), expected)


@rule("KI-541")
def test_who_could_not_obey_has_none_of_the_colour() -> None:
    match = table("trick 2 / a Bk / b O6 O1 Ka Wh", "a Bk", "b O6")
    for seed in range(60):
        hand = with_states(match, match.redealt(0, seed)).position()["hands"][1]
        assert not [card for card in hand if card[0] == "B" and card != "Bk"]


@rule("KI-541")
def test_who_obeyed_may_hold_anything() -> None:
    match = table("trick 2 / a Bk / b B1 O6 Ka Wh", "a Bk", "b B1")
    hands = [with_states(match, match.redealt(0, seed)).position()["hands"][1] for seed in range(60)]
    assert {card[0] for hand in hands for card in hand} >= {"B", "O", "W", "K"}


@rule("KI-403", "KI-563", "KI-564")
def test_a_card_stays_face_down_while_somebody_looks_for_a_discard() -> None:
    match = table("last O5 B4 Wh O6 / a B5 / b O1 / held a hidden b discard", "a B5 hidden", "b O1 discard")
    assert match.pending == (1,)
    cards = {with_states(match, match.redealt(2, seed)).position()["trick"][0]["card"] for seed in range(30)}
    assert len(cards) > 3
    assert not cards & {"Ka", "Bk"}
    assert {with_states(match, match.redealt(0, seed)).position()["trick"][0]["card"] for seed in range(9)} == {"B5"}


@rule("KI-322")
def test_the_giver_remembers_the_card_until_it_is_played() -> None:
    match = table("a Ka / c B6 / gave a B6", "a Ka")
    for seed in range(30):
        assert "B6" in with_states(match, match.redealt(0, seed)).position()["hands"][2]
    assert any("B6" not in with_states(match, match.redealt(1, seed)).position()["hands"][2] for seed in range(30))


@rule("KI-406", "KI-564")
def test_what_another_took_is_one_of_the_last_trick() -> None:
    match = table("last O5 B4 Wh O6 / a B1 / held a discard", "a B1 discard", "a fetch Wh")
    taken: Counter[str] = Counter()
    for seed in range(400):
        other = with_states(match, match.redealt(1, seed)).position()
        (card,) = set(["O5", "B4", "Wh", "O6"]) - set(other["discards"])
        assert card in other["hands"][0]
        taken[card] += 1
    assert min(taken.values()) > 60
    for seed in range(5):
        assert with_states(match, match.redealt(0, seed)).position()["discards"] == ["O6", "B4", "O5"]


@rule("KI-322")
def test_who_has_chosen_is_public_what_is_not() -> None:
    match = KITSUNE.start(4, seed=9)
    for seat in (1, 2):
        match.play(match.legal(seat)[0])
    chosen = set()
    for seed in range(40):
        other = with_states(match, match.redealt(0, seed))
        assert other.pending == (0, 3)
        chosen.add(other.position()["given"][1])
    assert len(chosen) > 5
    assert with_states(match, match.redealt(1, 3)).position()["given"][1] == match.position()["given"][1]


@rule("KI-322", "KI-323")
@pytest.mark.parametrize("seats", [4, 6])
def test_what_others_gave_each_other_is_drawn_anew_from_what_the_receivers_then_had(seats: int) -> None:
    match = KITSUNE.start(seats, seed=1)
    for seat in range(seats):
        match.play(match.legal(seat)[0])
    for _ in range(4):
        for viewer in range(seats):
            worlds = [match.redealt(viewer, seed)[0] for seed in range(60)]
            for giver in range(seats):
                to, gave = (giver + 2) % seats, [int(world["given"][giver]) - 1 for world in worlds]
                if viewer in (giver, to):
                    assert set(gave) == {match.states[0]["given"][giver] - 1}
                else:
                    assert len(set(gave)) > 3
                    assert all(kind in had(world, to) for kind, world in zip(gave, worlds, strict=True))
        match.play(match.legal()[-1])


def had(world: State, seat: int) -> set[int]:
    """The kinds that a seat holds or has played in the first trick."""
    played = (int(world["leader"]) + np.arange(int(world["trick_size"]))) % int(world["seats"]) == seat
    return {*np.flatnonzero(world["hand"][seat]), *world["trick_card"][: len(played)][played]}


def test_an_observation_is_as_long_as_its_table_says() -> None:
    match = KITSUNE.position(position("a B1"))
    numbers = observed(match, 0)
    assert len(numbers) == sum(size for _, size, _ in OBSERVATION)
    assert numbers[:15] == match.states[0]["hand"][0].tolist()
