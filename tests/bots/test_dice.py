"""A bot's dice cannot be reckoned: whoever knows the bot, but not the secret of the match, learns no hand from a move.

The attack: enumerate the hands that a bot may hold, ask the same bot what it would do with each, and keep those with
which it makes the move that was seen. With the secret that works; without it, it throws the true hand out as well.
"""

import random
from collections.abc import Iterator
from math import log2
from statistics import fmean

import pytest

from ludoteca import Match, game
from ludoteca.bots import decide, decision_seed, player
from ludoteca.engine import fairness
from ludoteca.games.kariba.box import ANIMALS, HAND

KARIBA = game("kariba")
DEALS = 60
HANDS = 40
"""Hands that are tried for each deal, the true one first; all of them could make the move that was seen."""
GUESS = bytes(32)


def dealt(seed: int) -> Match:
    """A match of two in which the bot at seat 0 is to move."""
    return KARIBA.start(2, seed=seed, first_player=0)


def with_hand(match: Match, hand: list[int], seed: bytes) -> Match:
    """What somebody at seat 1 imagines: the same deal, another hand of seat 0 (as counts), a secret of their own."""
    world = match.copy()
    record = world.states[0]
    size = int(record["pile_size"])
    cards = record["pile"][:size].tolist() + as_cards(record["hand"][0].tolist())
    for card in as_cards(hand):
        cards.remove(card)
    record["pile"][:size] = cards
    record["hand"][0] = hand
    world.seed, world.told = seed, [KARIBA.story.tell_deal(record)]
    return world


def as_cards(counts: list[int]) -> list[int]:
    """Counts per animal as cards."""
    return [animal for animal in range(ANIMALS) for _ in range(counts[animal])]


def hands_for(match: Match, move: int, dice: random.Random) -> Iterator[list[int]]:
    """The true hand, then others that could make the move."""
    record = match.states[0]
    yield record["hand"][0].tolist()
    unseen = record["pile"][: int(record["pile_size"])].tolist() + as_cards(record["hand"][0].tolist())
    while True:
        drawn = dice.sample(unseen, HAND)
        if drawn.count(move // HAND) > move % HAND:
            yield [drawn.count(animal) for animal in range(ANIMALS)]


def surviving(level: str, guess: bytes | None) -> list[list[bool]]:
    """For every deal which of the hands survive the comparison; `guess` None knows the secret of the match."""
    bot, found = player(level), []
    for seed in range(DEALS):
        match = dealt(seed)
        (move,) = decide(bot, match, 0)
        hands = hands_for(match, move, random.Random(seed))
        worlds = (with_hand(match, next(hands), guess or match.seed) for _ in range(HANDS))
        found.append([decide(bot, world, 0) == (move,) for world in worlds])
    return found


@pytest.mark.parametrize("level", ["tin", "copper"])
def test_without_the_secret_of_the_match_a_move_shows_no_hand(level: str) -> None:
    kept = surviving(level, GUESS)
    others = [surviving(level, bytes([number]) * 32) for number in range(1, 4)]
    rate = fmean(hands[0] for hands in kept)
    usual = fmean(hands[0] for each in others for hands in each)
    assert usual < 0.95  # dice do matter at this level
    assert abs(rate - usual) < 0.2  # a guess is worth no more than any other


def test_with_the_secret_a_file_can_be_asked_again_and_hands_are_found() -> None:
    kept = surviving("tin", None)
    assert all(hands[0] for hands in kept)
    assert fmean(log2(sum(hands)) for hands in kept) < log2(HANDS) - 0.8


def test_advice_has_dice_of_its_own_and_both_follow_from_the_seed_of_the_file() -> None:
    match, again = dealt(5), KARIBA.load(dealt(5).save())
    assert decision_seed(match, 0, "bots") != decision_seed(match, 0, "hints")
    assert decision_seed(match, 0) == decision_seed(again, 0)
    secrets = {fairness.dice_secret(match.seed, thinking) for thinking in ("bots", "hints")}
    assert len({*secrets, match.seed}) == 3


def test_another_secret_is_another_decision_and_the_same_secret_the_same() -> None:
    match = dealt(1)
    hand = match.states[0]["hand"][0].tolist()
    seeds = {decision_seed(with_hand(match, hand, bytes([number]) * 32), 0) for number in range(20)}
    assert len(seeds) == 20
    assert decision_seed(with_hand(match, hand, match.seed), 0) == decision_seed(match, 0)
