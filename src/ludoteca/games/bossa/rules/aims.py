"""How a turn of Bossa begins (section 6), as kernels: a tile is drawn, and what can be done with the hand is found.

The first step of a move is its aim: an arm to go on with, a group to stack on, Redraw or Swap. `moves` keeps which aims
are legal, because the test for "no legal move" (BO-704) has to find them anyway.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import (
    DOWN,
    LINES,
    MOVE,
    ON_GROUP,
    PLACE,
    PLACES,
    REDRAW,
    STACK,
    SWAP,
    USE_REDRAW,
    USE_SWAP,
)
from ludoteca.games.bossa.rules.ending import end_by_pile, finish
from ludoteca.games.bossa.rules.sums import counts_beside, counts_making, reach


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
