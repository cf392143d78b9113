"""A turn of Bossa (section 6), as kernels: draw a tile, then place a group, stack on one, redraw or swap.

A move is a chain: first what to do, then the tiles. `moves` keeps which first steps are legal, because the test for "no
legal move" (BO-704) has to find them anyway.
"""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import (
    DOWN,
    LINES,
    MODIFIED,
    MOVE,
    ON_GROUP,
    PIPS,
    PLACE,
    PLACES,
    REDRAW,
    STACK,
    SWAP,
    TILE,
    TILES,
    USE_REDRAW,
    USE_SWAP,
)
from ludoteca.games.bossa.rules.ending import end_by_pile, finish, test_end
from ludoteca.games.bossa.rules.sets import write_numbers
from ludoteca.games.bossa.rules.sums import counts_beside, counts_making, modified_pips, offered, reach


@kernel
def next_tile(s):
    """The top tile of the pile leaves it."""
    s.pile_size -= 1
    tile = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0
    return tile


@kernel
def start_turn(s, seat):
    """BO-602, BO-710: draw a tile; whoever then has no legal move loses."""
    s.to_move = seat
    s.phase = MOVE
    s.hand[seat] |= 1 << next_tile(s)
    if s.pile_end and s.pile_size == 0:  # BO-A07
        end_by_pile(s)
        return
    s.moves = first_steps(s, seat)
    if s.moves == 0:
        finish(s, 2 - seat, 704)


@kernel
def first_steps(s, seat):
    """BO-603: what a seat can do in its turn, one bit per first step of a move."""
    steps = 0
    for line in range(LINES):
        groups = reach(s.hand[seat], line, modifier_of(s, seat))
        for arm in range(2 * line, 2 * line + 2):
            steps |= steps_of_arm(s, seat, arm, groups)
    if can_redraw(s, seat):
        steps |= 1 << USE_REDRAW - PLACE
    if has_action(s, seat, SWAP):  # BO-803
        steps |= 1 << USE_SWAP - PLACE
    return steps


@kernel
def steps_of_arm(s, seat, arm, groups):
    """What a seat whose tiles can make these groups in the line can do with an arm."""
    steps = 1 << arm if can_place(s, arm, groups) else 0
    if has_action(s, seat, STACK):
        for place in range(s.groups[arm]):
            if counts_making(groups, s.value[arm, place]) >> s.count[arm, place] & 1:  # BO-623
                steps |= 1 << stack_step(arm, place) - PLACE
    return steps


@kernel
def stack_step(arm, place):
    """The step that stacks on a group."""
    return ON_GROUP + arm * PLACES + place


@kernel
def has_action(s, seat, action):
    """BO-620: whether an action tile is still unused."""
    return s.actions[seat] >> action & 1 == 1


@kernel
def can_redraw(s, seat):
    """BO-621: Redraw is unused and there is a tile to draw."""
    return has_action(s, seat, REDRAW) and s.pile_size > 0


@kernel
def can_place(s, arm, groups):
    """BO-508, BO-610: one of the groups is the next of an arm."""
    return counts_making(groups, next_value(s, arm)) & counts_beside(s, outermost_count(s, arm)) != 0


@kernel
def next_value(s, arm):
    """BO-505: the value that continues an arm."""
    last = s.value[arm, s.groups[arm] - 1] if s.groups[arm] > 0 else s.dice[arm // 2]
    return last - 1 if arm % 2 == DOWN else last + 1


@kernel
def outermost_count(s, arm):
    """BO-509: the tiles of the outermost group of an arm, 0 for the die."""
    return s.count[arm, s.groups[arm] - 1] if s.groups[arm] > 0 else 0


@kernel
def modifier_of(s, seat):
    """BO-640: the modifier a seat can still use, 0 for none."""
    return s.kept[seat] if s.under[seat] == 0 and s.token == 0 else 0


@kernel
def turn_choices(s, seat, out):
    """The legal steps of a turn: first what to do, then one tile after the other."""
    if not s.partial:
        return write_numbers(s.moves, PLACE, out, 0)
    tiles = choices_of_tiles(s, seat)
    return write_numbers(tiles >> TILES, MODIFIED, out, write_numbers(tiles & (1 << TILES) - 1, TILE, out, 0))


@kernel
def choices_of_tiles(s, seat):
    """The tiles that may be chosen next: plain ones as bits 0 to 26, under the modifier as bits 27 to 53."""
    if s.aim == USE_REDRAW:
        return s.hand[seat] + 0
    if s.aim == USE_SWAP:
        return s.hand[1 - seat] + 0 if s.chosen else s.hand[seat] + 0
    return offered(s.hand[seat], line_of(s.aim), s.last, s.need, s.allowed, modifier_of(s, seat))


@kernel
def line_of(aim):
    """The line that a placement or a stack belongs to."""
    return arm_of(aim) // 2


@kernel
def arm_of(aim):
    """The arm that a placement or a stack belongs to."""
    return aim - PLACE if aim < ON_GROUP else (aim - ON_GROUP) // PLACES


@kernel
def place_of(aim):
    """The group that a stack belongs to, counted from the die."""
    return (aim - ON_GROUP) % PLACES


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
