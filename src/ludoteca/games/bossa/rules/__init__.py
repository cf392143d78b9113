"""Bossa's rules as kernels, by chapter: `opening`, `turn` with its `sums`, `ending`, `refusals`; here are the verbs.

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import (
    ARMS,
    CHOOSE,
    COLOUR,
    MODIFIER,
    MOVE,
    OVER,
    TILES,
)
from ludoteca.games.bossa.rules.opening import choose, deal, keep, opening_choices, pending_to_keep, take_line
from ludoteca.games.bossa.rules.refusals import forbids
from ludoteca.games.bossa.rules.turn import add_tile, begin_move, first_steps, turn_choices

__all__ = ["check", "deal", "forbids", "legal", "pending", "play", "score"]


@kernel
def pending(s):
    """The seats that may act now, as a bit mask; nobody when the game is over."""
    if s.phase == OVER:
        return 0
    return pending_to_keep(s) if s.phase == MODIFIER else 1 << s.to_move


@kernel
def legal(s, seat, out):
    """Section 10: the decisions of a seat, by step code."""
    if not pending(s) >> seat & 1:
        return 0
    return turn_choices(s, seat, out) if s.phase == MOVE else opening_choices(s, seat, out)


@kernel
def play(s, seat, step):
    """Section 10: one step of a decision."""
    if s.phase == CHOOSE:
        choose(s, seat, step)
    elif s.phase == COLOUR:
        take_line(s, seat, step)
    elif s.phase == MODIFIER:
        keep(s, seat, step)
    elif s.partial:
        add_tile(s, seat, step)
    else:
        begin_move(s, step)


@kernel
def score(s, out):
    """BO-701 to BO-705: 1 for the winner, 0 for the loser; a draw counts the same for both."""
    for seat in range(2):
        out[seat] = 1 if s.winner == 1 + seat else 0


@kernel
def check(s):
    """The number of a broken rule, 0 if all is well: every tile once, counts of groups, a legal move in every turn."""
    if tiles_somewhere(s) != (1 << TILES) - 1 or tile_total(s) != TILES:
        return 809
    for arm in range(ARMS):
        for place in range(s.groups[arm]):
            if s.count[arm, place] != bits_in(s.laid[arm, place]):
                return 507
    for cell in range(s.pile_size, TILES):
        if s.pile[cell] != 0:
            return 406
    if s.phase == MOVE and (s.moves == 0 or (not s.partial and s.moves != first_steps(s, s.to_move))):
        return 704
    return 0


@kernel
def tiles_somewhere(s):
    """All tiles that are in some place."""
    tiles = s.hand[0] | s.hand[1] | s.stacked[0] | s.stacked[1] | s.discards | 1 << s.removed - 1
    for arm in range(ARMS):
        for place in range(s.groups[arm]):
            tiles |= s.laid[arm, place]
    for cell in range(s.pile_size):
        tiles |= 1 << s.pile[cell]
    return tiles


@kernel
def tile_total(s):
    """How many tiles there are in all places together."""
    total = bits_in(s.hand[0]) + bits_in(s.hand[1]) + bits_in(s.stacked[0]) + bits_in(s.stacked[1])
    total += bits_in(s.discards) + s.pile_size + 1
    for arm in range(ARMS):
        for place in range(s.groups[arm]):
            total += bits_in(s.laid[arm, place])
    return total
