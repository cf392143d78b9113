"""The turns of a game that everybody saw, in words: for positions, in and out (basic mode)."""

from typing import Annotated

import msgspec
import numpy as np
from msgspec import Meta, Struct

from ludoteca.engine import calls
from ludoteca.engine.reading import rewind_one
from ludoteca.engine.record import State, States, copied, rows
from ludoteca.games.kariba.box import CARDS, COPIES, HAND, OVER, PILE

SEED = 1
"""Which cards go back is drawn by any lots: all come back to the same hand."""
SEEN = ("waterhole", "won", "hand", "pile_size", "turns", "to_move", "phase", "past")
"""What a turn that is undone and played again must leave as it was; drawn cards lie on top of the pile in between."""


class Turn(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What everybody saw of a turn; as JSON a list of these five numbers."""

    card: Annotated[int, Meta(ge=1, le=8)]
    count: Annotated[int, Meta(ge=1, le=5)]
    drawn: Annotated[int, Meta(ge=0, le=5)]
    """How many cards were drawn."""
    prey: Annotated[int, Meta(ge=0, le=8)]
    """Whom the play drove away, 0 for nobody."""
    driven: Annotated[int, Meta(ge=0, le=8)]
    """And how many of them."""


def format_past(s: State) -> list[Turn]:
    """The last turns of a record, as far back as they are known, the oldest first."""
    known = s["past"][: s["turns"]] if s["turns"] <= CARDS else s["past"][:0]
    unknown = np.flatnonzero(known == 0)
    return [told(int(spelled)) for spelled in known[unknown[-1] + 1 if len(unknown) else 0 :]]


def told(spelled: int) -> Turn:
    """A turn as a record spells it (`rules.note`)."""
    rest, step = divmod(spelled - 1, PILE)
    driven, drawn = divmod(rest, HAND + 1)
    prey, cards = divmod(driven - 1, COPIES) if driven else (-1, -1)
    return Turn(step // HAND + 1, step % HAND + 1, drawn, prey + 1, cards + 1)


def spelled(turn: Turn) -> int:
    """The same as a record has it."""
    driven = (turn.prey - 1) * COPIES + turn.driven if turn.prey else 0
    return 1 + (turn.card - 1) * HAND + turn.count - 1 + PILE * (turn.drawn + (HAND + 1) * driven)


def parse_past(past: list[Turn], s: State) -> None:
    """Write the last turns into a record whose cards lie already; raises ValidationError if they cannot have been."""
    turns = int(s["turns"])
    if past and (s["expert"] or len(past) > min(turns, CARDS)):
        raise msgspec.ValidationError("`past` is told in basic mode, and holds no more turns than `turns`")
    for number, turn in enumerate(past, start=turns - len(past)):
        s["past"][number] = spelled(turn)
    states = np.array([s], s.dtype)
    if calls.check(rows(states), 0) != 0:
        return  # whoever asks for this position refuses it
    for number in range(len(past), 0, -1):
        if not undone(past[number - 1], states):
            raise msgspec.ValidationError(f"`past`: turn {number} of {len(past)} does not lead to these cards")


def undone(turn: Turn, states: States) -> bool:
    """Undo the last turn of a record; whether it leads there again, played by the rules."""
    after, s = copied(states), states[0]
    seat = (int(s["to_move"]) - int(s["phase"] != OVER)) % int(s["seats"])
    if turn.drawn > s["hand"][seat].sum() or turn.count > s["waterhole"][turn.card - 1]:
        return False
    if turn.driven > (s["won"][seat, turn.prey - 1] if turn.prey else 0):
        return False
    step = int(rewind_one(rows(states), 0, SEED))
    if calls.check(rows(states), 0) != 0 or calls.forbids(rows(states), 0, seat, step) != 0:
        return False
    again = copied(states)
    calls.play(rows(again), 0, seat, step)
    return all(np.array_equal(again[name], after[name]) for name in SEEN)
