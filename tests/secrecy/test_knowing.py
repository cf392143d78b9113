"""What a viewer is shown of a move at the moment it is made, where nothing of it may lie on the table afterwards."""

import random

from ludoteca.engine.record import State
from ludoteca.games import GAMES
from ludoteca.games.kitsune import box as kitsune
from tests.conformance.random_play import random_chain
from tests.secrecy.knowing import Eyes
from tests.secrecy.twins import World

KITSUNE = GAMES["kitsune"]
OTHER_CARDS = (0, 1)
"""What may lie under the Hidden token."""


def with_hidden(before: State, card: int) -> State:
    """The record, but the first card of the trick is this one and lies under the Hidden token."""
    record = before.copy()
    record["trick_card"][0], record["trick_use"][0] = card, kitsune.USE_HIDDEN
    return record


def test_a_card_under_the_hidden_token_is_shown_with_the_last_play_of_its_trick_and_not_before() -> None:
    """KI-403, KI-601: also if the trick ends a round, after which no card of it lies there."""
    world, dice = World.of(KITSUNE.start(2, 1)), random.Random(1)
    ended = set()
    while not world.over:
        before, seat = world.states[0], dice.choice(world.pending)
        steps = random_chain(world, seat, dice)
        world.play_steps(seat, steps)
        after = world.states[0]
        if before["phase"] != kitsune.PLAY or before["trick_size"] == 0:
            continue
        asked_more = after["phase"] in (kitsune.TARGET, kitsune.FETCH)
        is_last = before["trick_size"] == kitsune.PLAYS - 1 and not asked_more
        for viewer in range(2):
            eyes = Eyes("kitsune", KITSUNE.state, viewer)
            heard = [eyes.hear(with_hidden(before, card), seat, steps, after) for card in OTHER_CARDS]
            assert (heard[0] != heard[1]) == is_last
        ended.add((is_last, bool(after["round"] != before["round"])))
    assert ended == {(False, False), (True, False), (True, True)}
