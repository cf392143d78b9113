import pytest

from ludoteca import Game
from tests.conformance.legal_order import folder, snapshot
from tests.conformance.rows import each_game


@pytest.mark.parametrize("game", each_game())
def test_legal_lists_steps_in_the_order_it_always_had(game: Game) -> None:
    file = folder(game) / "legal_order.txt"
    assert file.exists(), "python -m tests.conformance.legal_order writes it"
    assert snapshot(game) == file.read_text("utf-8")
