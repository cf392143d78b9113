"""What can never be otherwise in Bossa, as kernels: `check` names the rule that a record breaks.

Positions made to study something may have used action tiles, thrown tiles away or filled the pile without telling how;
they may not contradict themselves.
"""

from ludoteca.engine.bits import bits_in, lowest
from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import (
    ARMS,
    BLACK,
    CHOOSE,
    COLOUR,
    GROUPS,
    HAND,
    LINES,
    MODIFIER,
    MOVE,
    OVER,
    PIPS,
    STACK,
    TILES,
    WHITE,
)
from ludoteca.games.bossa.rules.aims import first_steps, has_action
from ludoteca.games.bossa.rules.ending import full_line, owner_of
from ludoteca.games.bossa.rules.sums import counts_beside, modified_pips

MOST_TURNS = 18 + TILES
"""No game has more than 18 turns (BO-810); a position may have a larger pile than any game leaves."""


@kernel
def check(s):
    """The number of a broken rule, 0 if all is well."""
    if tiles_somewhere(s) != (1 << TILES) - 1 or tile_total(s) != TILES:
        return 809
    for cell in range(s.pile_size, TILES):
        if s.pile[cell] != 0:
            return 406
    broken = check_opening(s)
    for arm in range(ARMS):
        if broken == 0:
            broken = check_arm(s, arm)
    for seat in range(2):
        if broken == 0:
            broken = check_seat(s, seat)
    return broken if broken != 0 else check_turn(s)


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


@kernel
def check_opening(s):
    """BO-306 to BO-312: dice that differ, a chooser, then who moves first, then who owns the lines, then tokens."""
    if s.dice[WHITE] == s.dice[BLACK]:
        return 306
    if s.chooser != (0 if s.dice[WHITE] > s.dice[BLACK] else 1):
        return 307
    begun = s.phase == MOVE or s.phase == OVER
    if (s.first != 0) == (s.phase == CHOOSE) or (s.white != 0) != (begun or s.phase == MODIFIER):
        return 308 if s.phase == CHOOSE else 309
    if s.phase == CHOOSE and s.to_move != s.chooser:
        return 308
    if s.phase == COLOUR and (s.to_move == s.chooser or s.first != 1 + s.chooser):
        return 309
    if s.phase == MODIFIER and (not s.expansion or (s.kept[0] != 0 and s.kept[1] != 0)):
        return 312
    if not begun and (bits_in(s.hand[0]) != HAND or bits_in(s.hand[1]) != HAND or s.pile_size != TILES - 1 - 2 * HAND):
        return 303
    return 0


@kernel
def check_arm(s, arm):
    """BO-503 to BO-507: every group continues its arm, by its value and by its number of tiles."""
    value, count = s.dice[arm // 2], 0
    for place in range(s.groups[arm]):
        value += 1 if arm % 2 == 0 else -1
        if s.value[arm, place] != value or worth(s, s.placer[arm, place], s.laid[arm, place], arm // 2) != value:
            return 505
        if s.count[arm, place] != bits_in(s.laid[arm, place]):
            return 507
        if not counts_beside(s, count) >> s.count[arm, place] & 1:
            return 506 if place == 0 else 507
        count = s.count[arm, place]
    return 0


@kernel
def worth(s, seat, tiles, line):
    """BO-503, BO-504, BO-641: what tiles laid by a seat make in a line, its token counted; 0 if one shows nothing."""
    total = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        pips = modified_pips(line, tile, s.kept[seat]) if s.under[seat] == 1 + tile else PIPS[line, tile]
        if pips == 0:
            return 0
        total += pips
    return total


@kernel
def check_seat(s, seat):
    """BO-312, BO-620 to BO-623, BO-640, BO-641: action tiles and tokens lie where they were used."""
    if s.kept[seat] != 0 and (not s.expansion or s.phase == CHOOSE or s.phase == COLOUR):
        return 312
    if (s.stacked[seat] != 0) != (s.stack_on[seat] != 0):
        return 623
    if s.stacked[seat]:
        if has_action(s, seat, STACK):
            return 620
        arm, place = (s.stack_on[seat] - 1) // GROUPS, (s.stack_on[seat] - 1) % GROUPS
        if place >= s.groups[arm] or s.count[arm, place] != bits_in(s.stacked[seat]):
            return 623
        if worth(s, seat, s.stacked[seat], arm // 2) != s.value[arm, place]:
            return 631
    if s.under[seat]:
        marked = s.stacked[seat] >> s.under[seat] - 1 & 1
        for arm in range(ARMS):
            for place in range(s.groups[arm]):
                if s.placer[arm, place] == seat:
                    marked |= s.laid[arm, place] >> s.under[seat] - 1 & 1
        if s.kept[seat] == 0 or not marked:
            return 641
    return 0


@kernel
def check_turn(s):
    """BO-701 to BO-712, BO-810: the match goes on as long as it may, and ends as it must."""
    if s.turns + s.pile_size > MOST_TURNS:
        return 810
    for line in range(LINES):
        if s.groups[2 * line] + s.groups[2 * line + 1] > GROUPS:
            return 702
    if s.phase == OVER:
        return check_end(s)
    if s.reason != 0 or s.winner != 0:
        return 711
    if s.phase != MOVE:
        return 0
    if s.hand[0] == 0 or s.hand[1] == 0:
        return 701
    if full_line(s) >= 0:
        return 702
    if s.pile_end and s.pile_size == 0:
        return 712
    return 704 if s.moves == 0 or (not s.partial and s.moves != first_steps(s, s.to_move)) else 0


@kernel
def check_end(s):
    """BO-701 to BO-705: the match has ended for the reason that is told, and so for this winner."""
    rule, line, loser = 700 + s.reason, full_line(s), 1 if s.winner == 1 else 0
    mine, theirs = bits_in(s.hand[1 - loser]), bits_in(s.hand[loser])
    if rule < 701 or rule > 705 or (s.winner == 0 and rule != 705):
        return 711
    foreign = line >= 0 and owner_of(s, line) == loser
    if rule == 701 or rule == 703:
        return 0 if mine == 0 and foreign == (rule == 703) else rule
    if rule == 702:
        return 0 if line >= 0 and not foreign and theirs > 0 else 702
    if rule == 705:
        even = mine == theirs
        return 0 if s.pile_size == 0 and line < 0 and (even if s.winner == 0 else mine < theirs) else 705
    return 0 if line < 0 and mine > 0 and first_steps(s, loser) == 0 else 704
