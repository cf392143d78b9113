"""How a game of Bossa ends (section 7), as kernels: conditions A to E in their order."""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import ARMS, GROUPS, OVER, WHITE


@kernel
def finish(s, winner, reason):
    """The game is over: 1 + the winner's seat, 0 for a draw, and the rule that ended it."""
    s.phase = OVER
    s.winner = winner
    s.reason = reason - 700
    s.moves = 0


@kernel
def owner_of(s, line):
    """BO-308: the seat that owns a line."""
    return s.white - 1 if line == WHITE else 2 - s.white


@kernel
def full_line(s):
    """BO-702: the line that holds six groups, both arms together, or -1."""
    for line in range(ARMS // 2):
        if s.groups[2 * line] + s.groups[2 * line + 1] >= GROUPS:
            return line
    return -1


@kernel
def test_end(s, seat):
    """BO-711: after the move, an empty hand (A, C) before a full line (B) before an empty pile (E)."""
    line = full_line(s)
    if s.hand[seat] == 0:
        finish(s, 1 + seat, 703 if line >= 0 and owner_of(s, line) != seat else 701)
    elif line >= 0:
        finish(s, 1 + owner_of(s, line), 702)
    elif s.pile_size == 0:
        end_by_pile(s)


@kernel
def end_by_pile(s):
    """BO-705: the pile is used up; fewer tiles win, equal hands draw."""
    mine, theirs = bits_in(s.hand[0]), bits_in(s.hand[1])
    if mine == theirs:
        finish(s, 0, 705)
    else:
        finish(s, 1 if mine < theirs else 2, 705)


@kernel
def score(s, out):
    """BO-701 to BO-705: 1 for the winner, 0 for the loser; a draw counts the same for both."""
    for seat in range(2):
        out[seat] = 1 if s.winner == 1 + seat else 0
