"""A cheating operator who reads the stored secret and plays too: what they can and cannot do about the deal.

In the earlier way texts came in openly, and the last could be tried out: `test_in_the_earlier_way_…` does that. Now the
same operator, at a real table beside one honest page, knows the secret, sees all that comes in, and may withhold.
"""

import asyncio
import math
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable

import pytest

import ludoteca
from ludoteca.engine import public_chain
from ludoteca.engine.fairness import match_seed
from ludoteca.server.protocol import Commit
from ludoteca.server.refusal import Refusal
from tests.fairness.parlour import GAME, HONEST, OPERATOR, Parlour

KARIBA = ludoteca.game(GAME)
CARDS, STRONGEST, HAND = 64, 8, 5
"""Eight elephants among 64 cards; everybody is dealt five."""
SURE = 16.27
"""A chi-square with three degrees of freedom is larger once in a thousand times."""
TRIES = 12
"""Texts that the operator tries out for each deal."""
GOOD = 2
"""Elephants that the operator would like to hold at least."""


def elephants(seed: bytes) -> int:
    """How many of the strongest cards a seed deals to the operator."""
    hands = KARIBA.start(2, seed, firstPlayer=0).view(OPERATOR).hands
    return int(hands[OPERATOR][STRONGEST - 1])


def expected(count: int) -> float:
    """The chance of so many elephants; three stand for three and more."""
    if count == 3:
        return 1 - sum(expected(fewer) for fewer in range(3))
    ways = math.comb(STRONGEST, count) * math.comb(CARDS - STRONGEST, HAND - count)
    return ways / math.comb(CARDS, HAND)


def chi_square(counts: Iterable[int]) -> float:
    """How far counts of elephants are from what chance would deal."""
    found = Counter(min(3, count) for count in counts)
    total = found.total()
    return sum((found[count] - total * expected(count)) ** 2 / (total * expected(count)) for count in range(4))


def texts(dice: random.Random) -> list[str]:
    """What the operator tries out."""
    return [dice.randbytes(32).hex() for _ in range(TRIES)]


def test_in_the_earlier_way_the_last_text_could_be_tried_out() -> None:
    """The secret is known to the operator and the others' texts are on the table: the best of twelve texts is taken."""
    dice = random.Random(1)
    dealt = []
    for _ in range(150):
        secret, honest = dice.randbytes(32), dice.randbytes(32).hex()
        dealt.append(max(elephants(match_seed(secret, "match", [honest, mine])) for mine in texts(dice)))
    assert sum(dealt) / len(dealt) > 1.5  # chance deals 0.6
    assert chi_square(dealt) > 10 * SURE


async def prepared(parlour: Parlour) -> tuple[str, str]:
    """All commitments stand. The operator has tried texts out with all there is to know by then, and took the best."""
    honest, secret, match = parlour.honest_text(), parlour.table.state.seal.secret, parlour.table.state.seal.match
    await parlour.commit(HONEST, honest)
    shown = parlour.table.publisher.table_for(None).sitters
    assert [sitter.committed for sitter in shown] == [True, False]
    pledges = parlour.table.state.next_deal.pledges
    seen = next(iter(pledges.values())).commitment  # all that the server holds of that text
    mine = max(texts(parlour.dice), key=lambda text: elephants(match_seed(secret, match, [seen, text])))
    await parlour.commit(OPERATOR, mine)
    await parlour.start()
    return honest, mine


async def without_aborting(parlour: Parlour) -> list[int]:
    """One deal: the operator tries everything else once the honest text is known, and reveals in the end."""
    honest, mine = await prepared(parlour)
    assert await parlour.reveal(HONEST, honest)
    better = [text for text in texts(parlour.dice)[:2] if not await parlour.reveal(OPERATOR, text)]
    assert len(better) == 2  # none of them was taken
    with pytest.raises(Refusal, match="server-commitment-late"):
        await parlour.commit(OPERATOR, better[0])
    assert await parlour.reveal(OPERATOR, mine)
    return [elephants(parlour.clear())]


async def with_aborting(parlour: Parlour) -> list[int]:
    """One deal: the operator withholds until the cards suit; all that were prepared, the dealt one last."""
    found = []
    while True:
        honest, mine = await prepared(parlour)
        assert await parlour.reveal(HONEST, honest)
        seal = parlour.table.state.seal
        found.append(elephants(match_seed(seal.secret, seal.match, [honest, mine])))
        if found[-1] >= GOOD:
            assert await parlour.reveal(OPERATOR, mine)
            assert elephants(parlour.clear()) == found[-1]
            return found
        await parlour.withhold()
        assert not parlour.table.state.seating.chairs[OPERATOR].ready


def evening(parlour: Parlour, deal: Callable[[Parlour], Awaitable[list[int]]], count: int) -> list[list[int]]:
    """So many deals, one after the other."""

    async def live() -> list[list[int]]:
        found = [await deal(parlour) for _ in range(count)]
        await parlour.table.close()
        return found

    return asyncio.run(live())


def look(parlour: Parlour, deals: int, voids: int) -> None:
    """The public chain shows every deal that was prepared, and what became of it."""
    chain = parlour.memory.chain()
    assert public_chain.is_whole(chain)
    assert public_chain.thrown_away(chain.entries) == (deals + voids, voids, 0)


@pytest.mark.parametrize(
    "count", [60, pytest.param(10_000, marks=[pytest.mark.long, pytest.mark.timeout(7200)])], ids=["some", "many"]
)
def test_beside_one_honest_page_the_operator_cannot_steer_the_deal(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    parlour = Parlour(2, monkeypatch)
    dealt = [each for found in evening(parlour, without_aborting, count) for each in found]
    assert len(dealt) == count
    assert chi_square(dealt) < SURE
    look(parlour, count, 0)


@pytest.mark.parametrize(
    "count", [8, pytest.param(1_200, marks=[pytest.mark.long, pytest.mark.timeout(7200)])], ids=["some", "many"]
)
def test_withholding_chooses_among_honest_deals_and_the_chain_shows_every_one(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    parlour = Parlour(3, monkeypatch)
    found = evening(parlour, with_aborting, count)
    every = [each for tries in found for each in tries]
    assert all(tries[-1] >= GOOD for tries in found)  # what aborting brings
    assert chi_square(every) < SURE  # what was prepared follows chance all the same
    look(parlour, count, len(every) - count)


def test_a_text_changed_after_the_revealing_began_is_refused_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    parlour = Parlour(4, monkeypatch)

    async def scene() -> None:
        honest, mine = await prepared(parlour)
        fixed = parlour.table.state.seal
        assert await parlour.reveal(HONEST, honest)
        with pytest.raises(Refusal, match="server-commitment-late"):
            await parlour.table.commit(parlour.pages[OPERATOR], Commit("again", parlour.sealed, "0" * 64))  # type: ignore[arg-type]
        assert not await parlour.reveal(OPERATOR, honest)  # another's text
        assert parlour.table.state.seal.secret == fixed.secret
        assert parlour.table.state.seal.deal is not None
        assert fixed.deal is not None
        assert parlour.table.state.seal.deal.commitments == fixed.deal.commitments
        assert await parlour.reveal(OPERATOR, mine)
        await parlour.table.close()

    asyncio.run(scene())
