"""A turn of Bossa (section 6), as kernels: place a group, stack on one, redraw or swap.

A move is a chain: first its aim, then the tiles.
"""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import (
    CHOOSE,
    COLOUR,
    MODIFIED,
    MODIFIER,
    MOVE,
    ON_GROUP,
    PIPS,
    PLACES,
    REDRAW,
    STACK,
    SWAP,
    TILE,
    USE_REDRAW,
    USE_SWAP,
)
from ludoteca.games.bossa.rules.aims import (
    arm_of,
    line_of,
    modifier_of,
    next_tile,
    next_value,
    outermost_count,
    place_of,
    start_turn,
)
from ludoteca.games.bossa.rules.ending import test_end
from ludoteca.games.bossa.rules.setup import choose, keep, take_line
from ludoteca.games.bossa.rules.sums import counts_beside, modified_pips


@kernel
def play(s, seat, step):
    """One step of a decision."""
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
def begin_move(s, step):
    """The first step of a chain: what to do, and which tiles that asks for."""
    s.partial = 1
    s.aim = step
    if step < ON_GROUP:
        s.need = next_value(s, arm_of(step))
        s.allowed = counts_beside(s, outermost_count(s, arm_of(step)))
    elif step < USE_REDRAW:
        s.need = s.value[arm_of(step), place_of(step)]
        s.allowed = 1 << s.count[arm_of(step), place_of(step)]


@kernel
def add_tile(s, seat, step):
    """A further step of a chain: one tile; the move is carried out when it is complete."""
    marked = step >= MODIFIED
    tile = step - MODIFIED if marked else step - TILE
    if s.aim == USE_REDRAW:
        redraw(s, seat, tile)
    elif s.aim == USE_SWAP:
        if s.chosen:
            swap(s, seat, tile)
        else:
            s.chosen = 1 << tile
            return
    else:
        pips = modified_pips(line_of(s.aim), tile, modifier_of(s, seat)) if marked else PIPS[line_of(s.aim), tile]
        s.need -= pips
        s.allowed >>= 1
        s.last = 1 + tile
        s.chosen |= 1 << tile
        if marked:
            s.token = 1 + tile
        if s.need > 0:
            return
        lay(s, seat)
    end_chain(s)
    end_turn(s, seat)


@kernel
def redraw(s, seat, tile):
    """BO-621: a tile leaves the game, another is drawn."""
    s.actions[seat] &= ~(1 << REDRAW)
    s.hand[seat] &= ~(1 << tile)
    s.discards |= 1 << tile
    s.hand[seat] |= 1 << next_tile(s)


@kernel
def swap(s, seat, tile):
    """BO-622: an own tile and one of the other hand change places."""
    s.actions[seat] &= ~(1 << SWAP)
    s.hand[seat] = s.hand[seat] & ~s.chosen | 1 << tile
    s.hand[1 - seat] = s.hand[1 - seat] & ~(1 << tile) | s.chosen


@kernel
def lay(s, seat):
    """BO-611, BO-623, BO-645: the chosen tiles become a group, or lie on one; a modifier stays on its tile."""
    s.hand[seat] &= ~s.chosen
    if s.token:
        s.under[seat] = s.token
    arm = arm_of(s.aim)
    if s.aim < ON_GROUP:
        place = s.groups[arm]
        s.value[arm, place] = next_value(s, arm)
        s.laid[arm, place] = s.chosen
        s.count[arm, place] = bits_in(s.chosen)
        s.placer[arm, place] = seat
        s.groups[arm] += 1
    else:
        s.actions[seat] &= ~(1 << STACK)
        s.stacked[seat] = s.chosen
        s.stack_on[seat] = 1 + arm * (PLACES + 1) + place_of(s.aim)
        s.stack_turn[seat] = s.turns


@kernel
def end_chain(s):
    """The move is complete, or forgotten: nothing of its chain stays in the record."""
    s.partial = 0
    s.aim = 0
    s.need = 0
    s.allowed = 0
    s.last = 0
    s.chosen = 0
    s.token = 0


@kernel
def end_turn(s, seat):
    """BO-601, BO-711: the game ends, or the other seat has its turn."""
    s.turns += 1
    s.moves = 0
    test_end(s, seat)
    if s.phase == MOVE:
        start_turn(s, 1 - seat)
