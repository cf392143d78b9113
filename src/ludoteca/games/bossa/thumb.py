"""Bossa at a glance: build the own line, get rid of tiles, and keep the action tiles for a turn without a move."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.thumb import Thumb, weight_of
from ludoteca.games.bossa.box import (
    BLACK,
    GO_FIRST,
    GROUPS,
    KEEP,
    MODIFIED,
    ON_GROUP,
    PIPS,
    PLACE,
    TAKE_BLACK,
    TILE,
    TILES,
    USE_REDRAW,
    USE_SWAP,
    WHITE,
)
from ludoteca.games.bossa.rules.aims import arm_of, line_of, place_of
from ludoteca.games.bossa.rules.ending import owner_of

OWN_LINE, OTHER_LINE, WINNING, LOSING = 12, 6, 40, 0
STACKING, REDRAWING, SWAPPING = 6, 3, 2
"""Points of the ways to begin a move."""


@kernel
def weigh(s, seat, steps, n, weights):
    """Weigh what to do, then which tiles to do it with."""
    for place in range(n):
        step = steps[place]
        if step < KEEP:
            points = points_of_line(s, seat, step)
        elif step < PLACE:
            points = 0
        elif step < TILE:
            points = points_of_aim(s, seat, step)
        else:
            points = points_of_tile(s, step)
        weights[place] = weight_of(points)


@kernel
def points_of_line(s, seat, step):
    """The line whose colour the hand shows more of; who goes first leaves it to the other."""
    if step == GO_FIRST:
        return 3
    line = BLACK if step == TAKE_BLACK else WHITE
    pips = 0
    for tile in range(TILES):
        if s.hand[seat] >> tile & 1:
            pips += PIPS[line, tile] - PIPS[1 - line, tile]
    return 4 + pips // 2


@kernel
def points_of_aim(s, seat, step):
    """The sixth group of a line wins for its owner, whoever lays it."""
    if step >= USE_SWAP:
        return SWAPPING
    if step >= USE_REDRAW:
        return REDRAWING
    if step >= ON_GROUP:
        return STACKING + 2 * s.count[arm_of(step), place_of(step)]
    line = line_of(step)
    groups = s.groups[2 * line] + s.groups[2 * line + 1]
    if owner_of(s, line) == seat:
        return WINNING if groups + 1 == GROUPS else OWN_LINE + groups
    return LOSING if groups + 1 == GROUPS else OTHER_LINE - groups


@kernel
def points_of_tile(s, step):
    """Small tiles first, so that a group takes many; in an exchange, any."""
    if s.aim >= USE_REDRAW:
        return 0
    tile = step - MODIFIED if step >= MODIFIED else step - TILE
    return 8 - PIPS[line_of(s.aim), tile]


THUMB = Thumb(weigh)
