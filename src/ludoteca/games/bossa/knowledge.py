"""What a seat of Bossa can and cannot know, as kernels.

Nobody knows the order of the pile and the tile set aside (BO-406). Until the hands are turned up (BO-311) a seat does
not know the other hand either; from then on everything else is open. While modifiers are chosen at the same time, the
other's choice is sealed (BO-312), and a move that the other seat is still putting together is nobody's business. All
tiles a seat has not located are alike to it: every way to spread them over the hidden places is equally likely.
"""

import numpy as np

from ludoteca.engine.endgame import Endgame
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle
from ludoteca.games.bossa.box import (
    ARMS,
    BLACK,
    CHOOSE,
    COLOUR,
    GROUPS,
    HAND,
    LINES,
    MODIFIED,
    MODIFIER,
    MOST,
    MOVE,
    ON_GROUP,
    PAIRS,
    PLACE,
    PLACES,
    SIMULTANEOUS,
    STEPS,
    TAKE_BLACK,
    TAKE_WHITE,
    TILE,
    TILES,
    USE_REDRAW,
    WHITE,
)
from ludoteca.games.bossa.rules.aims import can_place, next_tile, next_value, outermost_count
from ludoteca.games.bossa.rules.legality import pending
from ludoteca.games.bossa.rules.sums import WIDTH, reach
from ludoteca.games.bossa.rules.turn import end_chain

FEW = 0b111
"""Sums of one, two and three tiles are told apart where sums are observed."""

OBSERVATION: tuple[tuple[str, int, str], ...] = (
    ("hand", TILES, "1 for each own tile; tiles by their pips in the own line, then in the other, here and below"),
    ("other hand", TILES, "1 for each tile of the other hand, once the hands are open"),
    ("unseen", TILES, "1 for each tile in the pile, set aside, or in a hand that is not open yet"),
    ("chosen", TILES, "1 for each tile chosen so far in the own move"),
    ("groups", ARMS, "groups in each arm: own line up, own line down, other line up, other line down"),
    ("next", ARMS, "value that continues each arm, 0 if none can; same order"),
    ("neighbour", ARMS, "tiles of each arm's outermost group, 0 for the die; same order"),
    ("stackable", 2 * ARMS * GROUPS, "value and tiles of every group, by arm in the same order and place"),
    ("dice", 2, "own line's die, other line's die; White and Black before the lines have owners"),
    ("own line", 2, "1 if White is own, 1 if Black is own"),
    ("actions", 6, "unused Redraw, Swap, Stack: own, then the other's"),
    ("modifiers", 4, "unused Doubler, Inverter: own, then the other's, once they are open"),
    ("pile", 1, "tiles in the pile"),
    ("phase", 4, "1 for choosing, colour, modifier, move"),
    ("my turn", 1, "1 if this seat may act"),
    ("aim", 1, "first step of the own move being put together as if the own line were White, 0 if none"),
    ("need", 1, "pips still missing in it"),
    (
        "sums",
        4 * (MOST - 1),
        "for 1 to 12 pips: 1 if one free tile makes them, + 2 if two do, + 4 if three do, without tokens;"
        " own hand in the own line, in the other line, then the other hand once it is open",
    ),
    (
        "goes on",
        2 * ARMS,
        "1 for each arm, in the same order, that the own hand's free tiles continue, then the other hand's",
    ),
)
"""The numbers that `observe` writes: name, how many, what they mean."""

TRANSPOSED = np.array([PAIRS.index((b, w)) for w, b in PAIRS], np.int64)
"""For each tile, the one with its colours exchanged."""
ORDER = np.array([range(TILES), TRANSPOSED], np.int64)
"""ORDER[line]: all tiles by their pips in this line, then in the other."""


def mirrored(step: int) -> int:
    """What a step is called if White and Black, lines and pips, change places."""
    if step in (TAKE_WHITE, TAKE_BLACK):
        return TAKE_WHITE + TAKE_BLACK - step
    if PLACE <= step < ON_GROUP:
        return PLACE + (step - PLACE + LINES) % ARMS
    if ON_GROUP <= step < USE_REDRAW:
        return ON_GROUP + (step - ON_GROUP + LINES * PLACES) % (ARMS * PLACES)
    if step < TILE:
        return step
    begin = TILE if step < MODIFIED else MODIFIED
    return begin + int(TRANSPOSED[step - begin])


MIRRORED = np.array([mirrored(step) for step in range(STEPS)], np.int64)
"""For each step, what it is called in a game with exchanged colours. Tiles of a move come in another order there."""
OWNS_BLACK = sum(size for _, size, _ in OBSERVATION[: [name for name, *_ in OBSERVATION].index("own line")]) + 1
"""The place of the number that says that the own line is Black."""


@kernel
def hands_open(s):
    """BO-311: the hands are turned up once the lines have their owners."""
    return s.phase != CHOOSE and s.phase != COLOUR


@kernel
def redeal(s, seat):
    """Collect the tiles this seat has not located, shuffle and deal them again: all spreads are equally likely."""
    if s.to_move != seat:
        end_chain(s)
    if s.phase == MODIFIER and s.modifier_choice == SIMULTANEOUS:
        s.kept[1 - seat] = 0
    tiles = unseen(s, seat)
    s.pile_size = 0
    for tile in range(TILES):
        if tiles >> tile & 1:
            s.pile[s.pile_size] = tile
            s.pile_size += 1
    shuffle(s, s.pile, s.pile_size)
    s.removed = 1 + next_tile(s)
    if not hands_open(s):
        s.hand[1 - seat] = 0
        for _ in range(HAND):
            s.hand[1 - seat] |= 1 << next_tile(s)


@kernel
def unseen(s, seat):
    """The tiles this seat has not located, as bits."""
    tiles = s.hand[seat] | s.discards | s.stacked[0] | s.stacked[1]
    if hands_open(s):
        tiles |= s.hand[1 - seat]
    for arm in range(ARMS):
        for place in range(s.groups[arm]):
            tiles |= s.laid[arm, place]
    return (1 << TILES) - 1 & ~tiles


@kernel
def worlds(s, seat):
    """As many as tiles may be drawn next, where nothing that is drawn after that one matters; else none.

    The last tile of the pile is drawn for the last move of the game, or, by BO-A07, ends it at once, so that nobody
    asks which one it was; the tile set aside is never drawn. Only the hands' sizes count then (BO-705).
    """
    most = 2 if s.pile_end else 1
    return 1 + s.pile_size if s.phase == MOVE and s.pile_size <= most else 0


@kernel
def lay_out(s, seat, number):
    """Of the tiles that the seat has not located the one of this number is drawn next; the first other is set aside."""
    tiles = unseen(s, seat)
    top, below = s.pile_size - 1, 0
    s.removed = 0
    for tile in range(TILES):
        if tiles >> tile & 1:
            if number == 0 and top >= 0:
                s.pile[top] = tile
            elif s.removed == 0:
                s.removed = 1 + tile
            else:
                s.pile[below] = tile
                below += 1
            number -= 1


ENDGAME = Endgame(worlds, lay_out, points=False)


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION."""
    mine = s.to_move == seat
    own = own_line(s, seat)
    hand, other, chosen = s.hand[seat], s.hand[1 - seat] if hands_open(s) else 0, s.chosen if mine else 0
    n = observe_tiles(hand, other, unseen(s, seat), chosen, own, out)
    n = observe_arms(s, own, out, n)
    out[n] = s.dice[own]
    out[n + 1] = s.dice[1 - own]
    out[n + 2] = 1 if s.white == 1 + seat else 0
    out[n + 3] = 1 if s.white == 2 - seat else 0
    n += 4
    for who in range(2):
        owner = seat if who == 0 else 1 - seat
        hidden = s.phase == MODIFIER and who == 1 and s.modifier_choice == SIMULTANEOUS
        for action in range(3):
            out[n + 3 * who + action] = s.actions[owner] >> action & 1
        for token in range(2):
            free = s.kept[owner] == 1 + token and s.under[owner] == 0 and not hidden
            out[n + 6 + 2 * who + token] = 1 if free else 0
    n += 10
    out[n] = s.pile_size
    for phase in range(CHOOSE, MOVE + 1):
        out[n + phase] = 1 if s.phase == phase else 0
    out[n + 5] = pending(s) >> seat & 1
    aim = s.aim if mine else 0
    out[n + 6] = aim if own == WHITE else MIRRORED[aim] if aim > 0 else 0
    out[n + 7] = s.need if mine else 0
    observe_sums(s, hand & ~chosen, other, own, out, n + 8)


@kernel
def observe_tiles(hand, other, away, chosen, own, out):
    """Four sets of tiles, each as 27 numbers by their pips in the own line first; returns where the next number goes.

    All in one loop, without asking what is in which: the compiler takes eight tiles at once.
    """
    for place in range(TILES):
        tile = ORDER[own, place]
        out[place] = hand >> tile & 1
        out[TILES + place] = other >> tile & 1
        out[2 * TILES + place] = away >> tile & 1
        out[3 * TILES + place] = chosen >> tile & 1
    return 4 * TILES


@kernel
def own_line(s, seat):
    """The line this seat owns; White as long as nobody owns it."""
    return WHITE if s.white == 0 or s.white == 1 + seat else BLACK


@kernel
def observe_arms(s, own, out, n):
    """The four arms, those of the own line first; returns where the next number goes."""
    for row in range(ARMS):
        arm = row if own == WHITE else (row + 2) % ARMS
        value = next_value(s, arm)
        out[n + row] = s.groups[arm]
        out[n + ARMS + row] = value if value > 0 else 0
        out[n + 2 * ARMS + row] = outermost_count(s, arm)
        for place in range(GROUPS):
            cell = n + 3 * ARMS + 2 * (row * GROUPS + place)
            out[cell] = s.value[arm, place]
            out[cell + 1] = s.count[arm, place]
    return n + 3 * ARMS + 2 * ARMS * GROUPS


@kernel
def observe_sums(s, hand, other, own, out, n):
    """Which groups the hands can make, so that nobody who learns has to learn to add; `other` is empty if hidden."""
    goes_on = n + 4 * (MOST - 1)
    for row in range(LINES):
        line = own if row == 0 else 1 - own
        groups, others = reach(hand, line, 0), reach(other, line, 0)
        for number in range(MOST - 1):
            out[n + row * (MOST - 1) + number] = groups[0] >> number * WIDTH & FEW
            out[n + (LINES + row) * (MOST - 1) + number] = others[0] >> number * WIDTH & FEW
        for arm in range(2 * line, 2 * line + 2):
            can, other_can = can_place(s, arm, groups), can_place(s, arm, others)
            place = goes_on + 2 * row + arm - 2 * line
            out[place] = 1 if can else 0
            out[place + ARMS] = 1 if other_can else 0
