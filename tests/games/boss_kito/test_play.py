"""Random games to the end, natively, with every invariant checked after every step, for symbol tables of all kinds."""

import pytest

from ludoteca.engine.batch import play_batch
from ludoteca.engine.kernel import JIT
from tests.games.boss_kito.table import BOSS_KITO
from tests.rulebook import rule

TABLES = ["unconfirmed", "SSSSSSSSS", "CCCCCCCCC", "TTTTTTTTT", "---------", "SCTSCTSCT" * 5]


@rule("BK-106", "BK-620", "BK-624", "BK-807")
@pytest.mark.parametrize("symbols", TABLES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_lose_nothing_whatever_the_symbols(symbols: str, seats: int) -> None:
    batch = play_batch(
        BOSS_KITO,
        games=100 if JIT else 2,
        seats=seats,
        check=True,
        threads=1,
        symbols=symbols,
        reshuffle="lazy" if seats == 4 else "eager",
        discards_public=seats != 3,
    )
    assert batch.lengths.min() >= 36 * seats
    assert batch.lengths.max() <= BOSS_KITO.longest
