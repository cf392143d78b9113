"""Bossa's set-up and opening (section 3), as kernels: shuffle, deal, dice, the choice of a line, the modifiers."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.games.bossa.box import (
    ARMS,
    BLACK,
    CHOOSE,
    COLOUR,
    FACES,
    FIRST_FIRST,
    GO_FIRST,
    GROUPS,
    HAND,
    KEEP,
    MODIFIER,
    REDRAW,
    SIMULTANEOUS,
    STACK,
    SWAP,
    TAKE_WHITE,
    TILES,
    WHITE,
)
from ludoteca.games.bossa.rules.aims import next_tile, start_turn


@kernel
def deal(s):
    """BO-301 to BO-307: shuffle, set one tile aside, deal four each, roll the dice."""
    clear(s)
    for tile in range(TILES):
        s.pile[tile] = tile
    s.pile_size = TILES
    shuffle(s, s.pile, TILES)  # BO-301, BO-901
    s.removed = 1 + next_tile(s)  # BO-302
    for _ in range(HAND):
        for seat in range(2):
            s.hand[seat] |= 1 << next_tile(s)  # BO-303
    for seat in range(2):
        s.actions[seat] = 1 << REDRAW | 1 << SWAP | 1 << STACK  # BO-304
    roll(s)
    s.chooser = 0 if s.dice[WHITE] > s.dice[BLACK] else 1  # BO-307
    s.to_move = s.chooser
    s.phase = CHOOSE


@kernel
def clear(s):
    """An empty table."""
    for seat in range(2):
        s.hand[seat] = 0
        s.stacked[seat] = 0
        s.kept[seat] = 0
        s.under[seat] = 0
        s.stack_on[seat] = 0
        s.stack_turn[seat] = 0
    for arm in range(ARMS):
        s.groups[arm] = 0
        for place in range(GROUPS):
            s.laid[arm, place] = 0
            s.count[arm, place] = 0
            s.value[arm, place] = 0
            s.placer[arm, place] = 0
    s.discards = 0
    s.moves = 0
    s.first = 0
    s.white = 0
    s.turns = 0
    s.reason = 0
    s.winner = 0
    s.partial = 0


@kernel
def roll(s):
    """BO-306, BO-902: the first seat rolls the white die, the second the black one, until they differ."""
    s.rolls = 0
    s.dice[WHITE] = 0
    s.dice[BLACK] = 0
    while s.dice[WHITE] == s.dice[BLACK]:
        s.dice[WHITE] = 1 + below(s, FACES)
        s.dice[BLACK] = 1 + below(s, FACES)
        s.rolls += 1


@kernel
def choose(s, seat, step):
    """BO-308, BO-309: a line for the chooser and the first move for the other, or the other way round."""
    if step == GO_FIRST:
        s.first = 1 + seat
        s.to_move = 1 - seat
        s.phase = COLOUR
    else:
        s.first = 2 - seat
        take_line(s, seat, step)


@kernel
def take_line(s, seat, step):
    """BO-309 to BO-311: the lines have their owners, the hands are turned up."""
    s.white = 1 + seat if step == TAKE_WHITE else 2 - seat
    if s.expansion:
        s.phase = MODIFIER
        s.to_move = s.first - 1
    else:
        start_turn(s, s.first - 1)


@kernel
def first_to_keep(s):
    """BO-312, BO-A15: who chooses a modifier first, where they are chosen in turn."""
    return s.first - 1 if s.modifier_choice == FIRST_FIRST else 2 - s.first


@kernel
def keep(s, seat, step):
    """BO-312: one modifier is kept, the other leaves the game; when both have chosen, the first turn begins."""
    s.kept[seat] = 1 + step - KEEP
    if s.kept[1 - seat]:
        start_turn(s, s.first - 1)


@kernel
def pending_to_keep(s):
    """BO-312: both seats that have not chosen yet, or the one whose turn it is to choose."""
    waiting = (0 if s.kept[0] else 1) | (0 if s.kept[1] else 2)
    if s.modifier_choice == SIMULTANEOUS or waiting != 3:
        return waiting
    return 1 << first_to_keep(s)
