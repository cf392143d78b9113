"""Asking why, over a real socket: the answer is about the open decision, and tells nothing about the next card."""

from pathlib import Path

import pytest

from ludoteca.engine.match import Match
from ludoteca.games.exploding_kittens.box import DO_DRAW, PLACE
from ludoteca.server.protocol import Done, Refused, Sit, Start, Why
from ludoteca.server.table.live_match import LiveMatch
from tests.games.exploding_kittens.table import table
from tests.server.running import running
from tests.server.visitor import Visitor

PILES = ["ek skip see", "skip ek see", "see skip ek"]


def asked(data: Path, monkeypatch: pytest.MonkeyPatch, match: Match) -> list[bytes]:
    """What somebody hears who asks what could be done after drawing the next card."""
    monkeypatch.setattr(LiveMatch, "deal", lambda *_: LiveMatch("match", bytes(32), match))
    with running(data) as house:
        ada, bea = Visitor(house.address, "Ada"), Visitor(house.address, "Bea")
        opened = ada.open_table(2, game="exploding-kittens")
        with ada.at(opened) as mine, bea.at(opened) as hers:
            assert isinstance(hers.ask(Sit("sit", 1)), Done)
            assert isinstance(mine.ask(Start("start")), Done)
            before = len(mine.heard)
            for step in (PLACE, PLACE + 1, *range(DO_DRAW)):
                refused = mine.ask(Why(f"why {step}", [DO_DRAW], step))
                assert isinstance(refused, Refused)
                assert refused.says.id == "engine-too-many-steps"
            return mine.heard[before:]


def test_why_does_not_tell_the_next_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = [
        asked(
            tmp_path / str(number),
            monkeypatch,
            table(f"a skip defuse / b nope defuse / owed 2 / attacked / pile {pile}"),
        )
        for number, pile in enumerate(PILES)
    ]
    assert heard[1:] == heard[:1] * 2
