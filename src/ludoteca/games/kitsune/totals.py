"""What a trick counts for all that one viewer sees of it (KI-602 to KI-605): as it lies, and after each play of theirs.

A card that lies face down for the viewer counts as one that brings nothing, and `unseen` says that it may. The rules
themselves do the sums, on a copy of the record.
"""

import numpy as np
from msgspec import Struct

from ludoteca.engine.record import State, row
from ludoteca.games.kitsune.box import (
    AWARD_STEP,
    BLUE,
    FETCH,
    KATANA,
    NOBODY,
    ORANGE,
    PLAY,
    PLAY_STEP,
    TARGET,
    TARGET_STEP,
    USE_HIDDEN,
    USES,
)
from ludoteca.games.kitsune.moves import SIDES
from ludoteca.games.kitsune.rules import ending, legality, seating, trick


class Totals(Struct, frozen=True):
    """KI-602, KI-603: what both clans have in a trick."""

    blue: int
    orange: int
    swapped: bool
    """KI-603: the colours have changed places."""
    unseen: bool
    """KI-403: a card lies face down that may change it."""


class Foreseen(Struct, frozen=True):
    """What a play of the viewer's would make of the trick."""

    step: int
    totals: Totals
    ends: bool
    """Whether the trick is whole then, and all of it seen."""
    clan: str | None
    """KI-604: the clan that would be ahead then; None where nobody is, and while the trick goes on."""
    spaces: int
    """KI-605: how far its pawn would move."""
    blocked: bool
    """KI-562: Block would hold it back."""


def totals_for(s: State, viewer: int | None, all_hands: bool) -> Totals:
    """The totals of the trick as it lies."""
    known, unseen = seen_by(s, viewer, all_hands)
    return totals(known, unseen)


def foreseen_by(s: State, viewer: int | None) -> list[Foreseen]:
    """KI-503, KI-521: what the trick would count after each card that the viewer may play or strike now."""
    if viewer is None or s["phase"] not in (PLAY, TARGET) or viewer != s["to_move"]:
        return []
    known, unseen = seen_by(s, viewer, False)
    out = np.zeros(AWARD_STEP, np.int64)
    count = int(legality.legal(row(known), viewer, out))
    return [foreseen(known, viewer, int(step), unseen) for step in out[:count]]


def seen_by(s: State, viewer: int | None, all_hands: bool) -> tuple[State, bool]:
    """A copy of the record in which cards that the viewer does not see bring nothing, and whether there are any."""
    known, unseen = np.array([s])[0], False
    if not all_hands and s["phase"] in (PLAY, FETCH, TARGET):
        for place in range(int(s["trick_size"])):
            if s["trick_use"][place] == USE_HIDDEN and seating.seat_of(row(s), place) != viewer:
                known["trick_card"][place] = KATANA  # brings nothing, and binds nobody as a Black Kitsune would
                unseen = True
    return known, unseen


def foreseen(known: State, viewer: int, step: int, unseen: bool) -> Foreseen:
    """What the trick counts once this step is taken, before anything else happens."""
    then = np.array([known])[0]
    if step >= TARGET_STEP:
        then["struck"] |= 1 << step - TARGET_STEP
    else:
        trick.lay_down(row(then), viewer, *divmod(step - PLAY_STEP, USES))
    ends = not unseen and bool(then["trick_size"] == seating.plays(row(then)))
    winner = int(ending.trick_winner(row(then))) if ends else NOBODY
    return Foreseen(
        step=step,
        totals=totals(then, unseen),
        ends=ends,
        clan=None if winner == NOBODY else SIDES[winner],
        spaces=int(ending.spaces(row(then), winner)),
        blocked=bool(ending.is_blocked(row(then))),
    )


def totals(known: State, unseen: bool) -> Totals:
    """The totals of what is known."""
    return Totals(
        blue=int(ending.total(row(known), BLUE)),
        orange=int(ending.total(row(known), ORANGE)),
        swapped=bool(ending.exchanges(row(known)) & 1),
        unseen=unseen,
    )
