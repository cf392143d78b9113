"""What happened in Briscola, what was left to chance, and why a step is refused."""

from ludoteca.engine.chance import Chance
from ludoteca.engine.event import Event, Told, openly, secretly
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says

from .box import CARDS, IN_HAND, IN_STOCK, ON_TABLE, POINTS, RANDOM_FIRST, RANKS, TAKEN
from .view import lying, outcome

FORETOLD = {"briscola-took": "briscola-foretold-took"}
"""Whoever plays last to a trick sees beforehand who would take it."""


def chances(before: State | None, after: State) -> list[Chance]:
    """BR-301: one shuffle at the deal; BR-304: who leads, unless the table has chosen."""
    if before is not None:
        return []
    seats = int(after["seats"])
    shuffled = [Chance("BR-301", "shuffle", CARDS - 1 if seats == 3 else CARDS)]
    return [*shuffled, Chance("BR-304", "pick", seats)] if after["first_player"] == RANDOM_FIRST else shuffled


def tell_deal(s: State) -> list[Told]:
    """BR-302 to BR-304: everybody sees the own cards, all see the trump card and who leads."""
    turned = int(s["turned"])
    return [
        *(
            secretly(Event("briscola-dealt", "BR-302", seat, {"cards": lying(s, IN_HAND + seat)}), None, seat)
            for seat in range(int(s["seats"]))
        ),
        openly(Event("briscola-turned", "BR-303", None, {"card": 1 + turned, "suit": turned // RANKS})),
        openly(Event("briscola-began", "BR-304", int(s["leader"]))),
    ]


def tell(before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]:
    """BR-401 to BR-407, BR-503: the card, who takes the trick, what each draws, the end."""
    told = [openly(Event("briscola-played", "BR-401", seat, {"card": 1 + steps[0]}))]
    if after["tricks"] == before["tricks"]:
        return told
    taker = int(after["leader"])
    trick = [card for card in range(CARDS) if after["place"][card] == TAKEN + taker and was_out(before, card, steps)]
    points = sum(int(POINTS[card % RANKS]) for card in trick)
    told.append(openly(Event("briscola-took", "BR-404", taker, {"points": points, "to": taker})))
    told += [drawn for place in range(int(after["seats"])) for drawn in tell_draw(before, after, taker, place)]
    if (end := outcome(after)) is not None:
        told.append(openly(Event("briscola-won", "BR-503", None, {"winners": end.winners, "score": max(end.scores)})))
    return told


def was_out(before: State, card: int, steps: tuple[int, ...]) -> bool:
    """Whether a card lay on the table or was just played."""
    return card == steps[0] or bool(before["place"][card] == ON_TABLE)


def tell_draw(before: State, after: State, taker: int, place: int) -> list[Told]:
    """BR-406, BR-407: a seat sees what it draws; all see who gets the trump card."""
    seat = (taker + place) % int(after["seats"])
    for card in range(CARDS):
        if before["place"][card] == IN_STOCK and after["place"][card] == IN_HAND + seat:
            if card == after["turned"]:
                return [openly(Event("briscola-drew-turned", "BR-407", seat, {"card": 1 + card}))]
            return [secretly(Event("briscola-drew", "BR-406", seat, {"card": 1 + card}), None, seat)]
    return []


def not_whole(s: State, steps: tuple[int, ...], id: str) -> Says:
    """BR-401: a move is one card."""
    return Says(id, "BR-401")


def refusal(s: State, seat: int, step: int, rule: int) -> Says:
    """Why a step is not legal."""
    args: dict[str, int | str | list[int]] = {}
    if rule == 401:
        args = {"to": int(s["to_move"])}
    if rule == 402:
        args = {"card": 1 + step}
    return Says(f"briscola-refused-{rule}", f"BR-{rule}", args)
