"""What a seat of Kariba can and cannot know, as kernels.

A seat knows its own hand, the waterhole, all score piles (every capture was public, KA-406), the visible cards, and
those cards of other hands that were taken openly and not played since (`shown`, KA-408). It does not know the rest of
the other hands and the order of the pile. All cards it has not located are alike to it: every way to spread them over
those places is equally likely.
"""

from ludoteca.engine.endgame import Endgame
from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.kariba.box import ANIMALS, OVER
from ludoteca.games.kariba.knowledge.observation import OBSERVATION, observe
from ludoteca.games.kariba.knowledge.past import READING
from ludoteca.games.kariba.knowledge.redealing import deal_around
from ludoteca.games.kariba.knowledge.whereabouts import unseen

__all__ = ["ENDGAME", "OBSERVATION", "READING", "observe", "redeal"]


@kernel
def redeal(s, seat):
    """All spreads of the cards this seat has not located are equally likely."""
    deal_around(s, seat, 0)


@kernel
def worlds(s, seat):
    """One, once two players know each other's hand and every draw to come, in the last game of a match; else none.

    With an empty pile what a seat has not located is the other's hand. Before that both must lack one animal only. A
    game that another follows ends with a shuffle (KA-607), so what it is worth is left to chance. Three players have no
    best play that one of them could count on.
    """
    if s.phase == OVER or s.seats != 2 or s.game + 1 != s.games:
        return 0
    return 1 if s.pile_size == 0 or (lacks_one(s, seat) and lacks_one(s, next_seat(s, seat))) else 0


@kernel
def lacks_one(s, seat):
    """Whether all cards that a seat has not located show the same animal."""
    animals = 0
    for animal in range(ANIMALS):
        if unseen(s, seat, animal) > 0:
            animals += 1
    return animals <= 1


ENDGAME = Endgame(worlds)
