"""Logs show neither steps nor hands: not what a bot tried to play, and not which choice met a bug of ours."""

import asyncio

import pytest

from ludoteca import IllegalMove, game
from ludoteca.engine.errors import BrokenInvariant
from tests.server.room import Replies, Room, settled

KARIBA = game("kariba")
FIVE_ELEPHANTS = 39


def test_a_bot_that_plays_what_it_does_not_hold_shows_no_hand(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Replies, "errs", True)

    async def scene() -> None:
        room = Room("bp", KARIBA.start(2, seed=1, first_player=0), {0: [FIVE_ELEPHANTS]})
        await settled()
        await room.leave()

    asyncio.run(scene())
    with pytest.raises(IllegalMove) as refused:
        KARIBA.start(2, seed=1, first_player=0).play_steps(0, [FIVE_ELEPHANTS])
    assert "is not legal" in caplog.text
    assert str(refused.value) not in caplog.text


def test_a_broken_rule_is_told_without_the_move_that_broke_it() -> None:
    match = KARIBA.start(2, seed=1, first_player=0)
    match.states[0]["waterhole"][0] = 3
    with pytest.raises(BrokenInvariant) as broken:
        match.play(match.legal()[0])
    assert str(broken.value) == "KA-102 broken by a, move 1"
