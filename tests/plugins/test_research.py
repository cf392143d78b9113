"""A game from elsewhere for learners: PettingZoo's own suite, and the compiler for cards."""

import pytest

from ludoteca.engine.game import Game
from tests.engine.test_cuda import needs_compiler
from tests.engine.test_cuda import test_every_verb_compiles_for_a_card as compiles_for_a_card

pytest.importorskip("pettingzoo")


# PettingZoo's classic games have observations like these, and their names are on a list of its tests.
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_takes_it_for_one_of_its_own(high_card: Game) -> None:
    from pettingzoo.test import api_test

    from ludoteca.research.pettingzoo import env

    api_test(env(high_card.name, seats=4), num_cycles=40)


@pytest.mark.long
@needs_compiler
def test_every_verb_compiles_for_a_card(high_card: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    compiles_for_a_card(high_card, monkeypatch)
