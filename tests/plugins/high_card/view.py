"""What a seat may see of High Card, built by naming it, and the same in sentences."""

from msgspec import Struct

from ludoteca.engine.outcome import Outcome, ranked
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.window import TURN, Window

from .box import CARDS, HAND


class HighCardView(Struct, frozen=True, rename="camel", tag_field="game", tag="high-card"):
    """All one viewer may know now."""

    seats: int
    pending: list[int]
    hands: list[list[int] | None]
    table: list[int]
    taken: list[int]
    outcome: Outcome | None


def view(s: State, seat: int | None, all_hands: bool = False) -> HighCardView:
    """What one seat may know; `None` is a spectator."""
    seats = range(int(s["seats"]))
    return HighCardView(
        seats=len(seats),
        pending=[] if s["trick"] == HAND else [int(s["to_move"])],
        hands=[hand_of(s, other) if all_hands or other == seat else None for other in seats],
        table=s["table"][: len(seats)].tolist(),
        taken=s["taken"][: len(seats)].tolist(),
        outcome=outcome(s),
    )


def hand_of(s: State, seat: int) -> list[int]:
    """The cards of a hand."""
    return [card + 1 for card in range(CARDS) if s["place"][card] == 1 + seat]


def side(seat: int, seats: int) -> int:
    """Everybody plays alone."""
    return seat


def window(s: State) -> Window:
    """One after the other."""
    return TURN


def is_out(s: State, seat: int) -> bool:
    """Nobody leaves before the end."""
    return False


def outcome(s: State) -> Outcome | None:
    """HC-701: more tricks win."""
    if s["trick"] != HAND:
        return None
    return ranked(s["taken"][: s["seats"]].tolist(), Says("high-card-because", "HC-701"))


def describe(view: HighCardView) -> list[Section]:
    """The view in sentences."""
    table = [Says("high-card-lies", args={"seat": seat, "card": card}) for seat, card in enumerate(view.table) if card]
    hands = [
        Section(
            Says("high-card-heading-hand", args={"seat": seat}),
            [Says("high-card-card", args={"card": card}) for card in hand],
        )
        for seat, hand in enumerate(view.hands)
        if hand is not None
    ]
    return [Section(Says("high-card-heading-table"), table or [Says("high-card-nothing")]), *hands]
