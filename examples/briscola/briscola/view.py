"""What a seat may see of Briscola, built by naming it, and the same in sentences. Cards are told by their faces."""

import numpy as np
from msgspec import Struct

from ludoteca.engine.outcome import Outcome, ranked
from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.window import TURN, Window

from . import rules
from .box import CARDS, IN_HAND, RANKS, TAKEN


class BriscolaView(Struct, frozen=True, rename="camel", tag_field="game", tag="briscola"):
    """All one viewer may know now. Cards are faces: 1 to 10 coins, 11 to 20 cups, 21 to 30 swords, 31 to 40 clubs."""

    seats: int
    pending: list[int]
    leader: int
    hands: list[list[int] | None]
    hand_sizes: list[int]
    table: list[int]
    """The card of each seat in this trick, 0 for none."""
    winning: int | None
    """Who would take the trick as it lies (BR-404)."""
    turned: int
    """BR-303: the trump card."""
    turned_with: int | None
    """BR-407: the seat whose hand holds it."""
    stock_size: int
    tricks: int
    taken: list[list[int]]
    """BR-405: the cards that each seat has taken."""
    points: list[int]
    """BR-502: of the side of each seat."""
    outcome: Outcome | None


def view(s: State, seat: int | None, all_hands: bool = False) -> BriscolaView:
    """What one seat may know; `None` is a spectator."""
    seats = range(int(s["seats"]))
    holder = int(s["place"][s["turned"]]) - IN_HAND
    return BriscolaView(
        seats=len(seats),
        pending=[int(s["to_move"])] if s["tricks"] else [],
        leader=int(s["leader"]),
        hands=[lying(s, IN_HAND + other) if all_hands or other == seat else None for other in seats],
        hand_sizes=[len(lying(s, IN_HAND + other)) for other in seats],
        table=s["table"][: len(seats)].tolist(),
        winning=int(rules.winner(row(s))) if s["table"].any() else None,
        turned=1 + int(s["turned"]),
        turned_with=holder if holder in seats else None,
        stock_size=int(s["stock_size"]),
        tricks=int(s["tricks"]),
        taken=[lying(s, TAKEN + other) for other in seats],
        points=points(s),
        outcome=outcome(s),
    )


def lying(s: State, place: int) -> list[int]:
    """The faces of the cards at a place."""
    return [1 + card for card in range(CARDS) if s["place"][card] == place]


def points(s: State) -> list[int]:
    """BR-502: the points of each seat's side."""
    out = np.zeros(int(s["seats"]), np.int64)
    rules.score(row(s), out)
    found: list[int] = out.tolist()
    return found


def side(seat: int, seats: int) -> int:
    """BR-202: at four those who sit opposite play for one side."""
    return seat % 2 if seats == 4 else seat


def window(s: State) -> Window:
    """BR-401: one after the other."""
    return TURN


def is_out(s: State, seat: int) -> bool:
    """Nobody leaves before the end."""
    return False


def outcome(s: State) -> Outcome | None:
    """BR-503, BR-504: most points win, equals share."""
    return None if s["tricks"] else ranked(points(s), Says("briscola-because", "BR-501"))


def describe(view: BriscolaView) -> list[Section]:
    """The view in sentences: trumps and stock, the trick, the own hand, the points."""
    hands = [
        Section(Says("briscola-heading-hand", "BR-302", {"seat": seat}), [Says("briscola-holds", args={"cards": hand})])
        for seat, hand in enumerate(view.hands)
        if hand
    ]
    tricks = [] if view.outcome else [Section(Says("briscola-heading-trick", "BR-404"), trick(view))]
    return [
        Section(Says("briscola-heading-trumps", "BR-303"), trumps(view)),
        *tricks,
        *hands,
        Section(Says("briscola-heading-points", "BR-502"), counted(view)),
    ]


def trumps(view: BriscolaView) -> list[Says]:
    """BR-303, BR-407: what is trumps, and where the trump card is."""
    suit = {"suit": (view.turned - 1) // RANKS, "card": view.turned}
    if view.stock_size:
        return [Says("briscola-trumps-lie", "BR-303", {**suit, "count": view.stock_size})]
    lines = [Says("briscola-trumps-are", "BR-408", {**suit, "count": view.tricks})]
    if view.turned_with is not None:
        lines.append(Says("briscola-trumps-held", "BR-407", {**suit, "seat": view.turned_with}))
    return lines


def trick(view: BriscolaView) -> list[Says]:
    """BR-401, BR-404: the cards of the trick in the order of play, and who is winning it."""
    order = [(view.leader + number) % view.seats for number in range(view.seats)]
    lines = [Says("briscola-lies", args={"seat": seat, "card": view.table[seat]}) for seat in order if view.table[seat]]
    if view.winning is not None:
        return [*lines, Says("briscola-winning", "BR-404", {"seat": view.winning})]
    return [Says("briscola-leads", "BR-409", {"seat": view.leader})]


def counted(view: BriscolaView) -> list[Says]:
    """BR-502: the points of each side."""
    if view.seats == 4:
        pairs = [{"seat": seat, "to": seat + 2, "points": view.points[seat]} for seat in range(2)]
        return [Says("briscola-points-pair", "BR-502", {**pair}) for pair in pairs]
    return [
        Says("briscola-points", "BR-502", {"seat": seat, "points": points}) for seat, points in enumerate(view.points)
    ]
