"""Who decides, what is legal, and which rule forbids the rest, from what the seat knows."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import (
    CHOOSE,
    COLOUR,
    GO_FIRST,
    KEEP,
    MODIFIED,
    MODIFIER,
    MOST,
    MOVE,
    ON_GROUP,
    OVER,
    PIPS,
    PLACE,
    STACK,
    TAKE_BLACK,
    TAKE_WHITE,
    TILE,
    TILES,
    USE_REDRAW,
    USE_SWAP,
)
from ludoteca.games.bossa.rules.aims import (
    arm_of,
    has_action,
    line_of,
    modifier_of,
    next_value,
    outermost_count,
    place_of,
)
from ludoteca.games.bossa.rules.sets import write_numbers
from ludoteca.games.bossa.rules.setup import pending_to_keep
from ludoteca.games.bossa.rules.sums import modified_pips, offered


@kernel
def pending(s):
    """The seats that may act now, as a bit mask; nobody when the game is over."""
    if s.phase == OVER:
        return 0
    return pending_to_keep(s) if s.phase == MODIFIER else 1 << s.to_move


@kernel
def is_partial(s):
    """Whether a move has begun and its tiles are not all chosen."""
    return s.partial != 0


@kernel
def legal(s, seat, out):
    """The decisions of a seat, by step code."""
    if not pending(s) >> seat & 1:
        return 0
    return turn_choices(s, seat, out) if s.phase == MOVE else opening_choices(s, seat, out)


@kernel
def opening_choices(s, seat, out):
    """BO-308, BO-309, BO-312: the decisions of the opening."""
    if s.phase == MODIFIER:
        out[0] = KEEP
        out[1] = KEEP + 1
        return 2
    out[0] = TAKE_WHITE
    out[1] = TAKE_BLACK
    if s.phase == COLOUR:
        return 2
    out[2] = GO_FIRST
    return 3


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
        return s.hand[seat]
    if s.aim == USE_SWAP:
        return s.hand[1 - seat] if s.chosen else s.hand[seat]
    return offered(s.hand[seat], line_of(s.aim), s.last, s.need, s.allowed, modifier_of(s, seat))


@kernel
def forbids(s, seat, step):
    """The number of the rule that forbids a step to a seat, 0 if it is legal."""
    if s.phase == OVER:
        return 700 + s.reason
    if s.phase == MODIFIER:
        if not pending_to_keep(s) >> seat & 1:
            return 312
        return 0 if KEEP <= step < PLACE else 312
    if seat != s.to_move:
        return 308 if s.phase == CHOOSE else 309 if s.phase == COLOUR else 601
    if s.phase == CHOOSE:
        return 0 if step <= GO_FIRST else 308
    if s.phase == COLOUR:
        return 0 if step < GO_FIRST else 309
    return forbids_tile(s, seat, step) if s.partial else forbids_move(s, seat, step)


@kernel
def forbids_move(s, seat, step):
    """The first step of a move: what to do (BO-603)."""
    if step < PLACE or step >= TILE:
        return 603
    if s.moves >> step - PLACE & 1:
        return 0
    if step < ON_GROUP:
        return 508 if next_value(s, arm_of(step)) < 1 else 610
    if step < USE_REDRAW:
        if not has_action(s, seat, STACK):
            return 620
        return 623 if place_of(step) < s.groups[arm_of(step)] else 633
    if step == USE_REDRAW and has_action(s, seat, 0):
        return 621
    return 620


@kernel
def forbids_tile(s, seat, step):
    """A further step of a move: which tile."""
    if step < TILE:
        return 603
    if choices_of_tiles(s, seat) >> step - TILE & 1:
        return 0
    marked = step >= MODIFIED
    tile = step - MODIFIED if marked else step - TILE
    if s.aim == USE_REDRAW or s.aim == USE_SWAP:
        return 641 if marked else 621 if s.aim == USE_REDRAW else 622
    if marked and modifier_of(s, seat) == 0:
        return 640
    if not s.hand[seat] >> tile & 1 or tile < s.last:
        return 503
    pips = modified_pips(line_of(s.aim), tile, modifier_of(s, seat)) if marked else PIPS[line_of(s.aim), tile]
    if pips == 0:
        return 504
    if s.aim >= ON_GROUP:
        return 623
    if not sum_fits(s, seat, tile, pips, marked):
        return 505
    return 506 if outermost_count(s, arm_of(s.aim)) == 0 else 507


@kernel
def sum_fits(s, seat, tile, pips, marked):
    """Whether the value could be made with this tile if any number of tiles were allowed."""
    if pips >= s.need:
        return pips == s.need
    modifier = 0 if marked else modifier_of(s, seat)
    return offered(s.hand[seat], line_of(s.aim), tile + 1, s.need - pips, (1 << MOST) - 2, modifier) != 0
