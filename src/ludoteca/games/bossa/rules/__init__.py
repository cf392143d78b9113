"""Bossa's rules as kernels, by chapter: `opening`, `turn` with its `sums`, `ending`, `refusals`; here are the verbs.

What must always hold is `check`, in `wholeness`.
Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import (
    CHOOSE,
    COLOUR,
    MODIFIER,
    MOVE,
    OVER,
)
from ludoteca.games.bossa.rules.opening import choose, deal, keep, opening_choices, pending_to_keep, take_line
from ludoteca.games.bossa.rules.refusals import forbids
from ludoteca.games.bossa.rules.turn import add_tile, begin_move, turn_choices
from ludoteca.games.bossa.rules.wholeness import check

__all__ = ["check", "deal", "forbids", "is_partial", "legal", "pending", "play", "score"]


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
