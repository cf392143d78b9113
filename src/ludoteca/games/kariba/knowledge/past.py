"""What others did in Kariba, undone turn by turn in an imagined world, as kernels: what they held when they did it.

Everybody saw which cards were played and driven away, and how many were drawn. Which cards of a hand those were that
were drawn last nobody knows but its owner: in an imagined world each is as likely as any other.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.engine.reading import Reading
from ludoteca.engine.stepping import NOBODY
from ludoteca.games.kariba.box import CARDS, COPIES, HAND, OVER, PILE, PLAY
from ludoteca.games.kariba.knowledge.redealing import deal_around
from ludoteca.games.kariba.rules import animal_of, count_of, held


@kernel
def rewind(s):
    """Undo the last turn of this game; returns the step that was taken, NOBODY where none is known (expert mode)."""
    last = s.turns - 1
    spelled = int(s.past[last]) - 1 if 0 <= last < CARDS else NOBODY
    if spelled == NOBODY:
        return NOBODY
    step, drawn, driven = spelled % PILE, spelled // PILE % (HAND + 1), spelled // PILE // (HAND + 1)
    seat = reopen(s) if s.phase == OVER else (s.to_move + s.seats - 1) % s.seats
    give_back(s, seat, drawn)
    if driven > 0:
        prey, cards = (driven - 1) // COPIES, (driven - 1) % COPIES + 1
        s.won[seat, prey] -= cards
        s.waterhole[prey] += cards
    s.waterhole[animal_of(step)] -= count_of(step)
    s.hand[seat, animal_of(step)] += count_of(step)
    s.past[last] = 0
    s.turns = last
    s.to_move = seat
    s.phase = PLAY
    return step


@kernel
def reopen(s):
    """The last game of a match is not over any more; returns who played last."""
    s.game -= 1
    for seat in range(s.seats):
        s.history[s.game, seat] = 0
    return s.to_move


@kernel
def give_back(s, seat, drawn):
    """So many cards of a hand, drawn by lot, go back onto the pile."""
    cards = held(s, seat)
    for _ in range(drawn):
        lot, animal = below(s, cards), 0
        while lot >= s.hand[seat, animal]:
            lot -= s.hand[seat, animal]
            animal += 1
        s.hand[seat, animal] -= 1
        s.pile[s.pile_size] = animal
        s.pile_size += 1
        cards -= 1


@kernel
def stir(s):
    """Shuffle the pile."""
    shuffle(s, s.pile, s.pile_size)


READING = Reading(rewind, stir, deal_around)
