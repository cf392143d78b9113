"""What happened in High Card, what was left to chance, and why a step is refused."""

from ludoteca.engine.chance import Chance
from ludoteca.engine.event import Event, Told, openly, secretly
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says

from .box import CARDS, HAND
from .view import hand_of, outcome

FORETOLD: dict[str, str] = {}


def chances(before: State | None, after: State) -> list[Chance]:
    """HC-301: one shuffle at the deal."""
    return [Chance("HC-301", "shuffle", CARDS)] if before is None else []


def tell_deal(s: State) -> list[Told]:
    """HC-301: everybody sees the own cards."""
    return [
        secretly(Event("high-card-dealt", "HC-301", seat, {"cards": hand_of(s, seat)}), None, seat)
        for seat in range(int(s["seats"]))
    ]


def tell(before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]:
    """HC-501, HC-601, HC-701: the card, the trick, the end."""
    told = [openly(Event("high-card-played", "HC-501", seat, {"card": steps[0] + 1}))]
    if after["trick"] != before["trick"]:
        gained = after["taken"] - before["taken"]
        told.append(openly(Event("high-card-took", "HC-601", int(gained.argmax()))))
    if (end := outcome(after)) is not None and before["trick"] < HAND:
        told.append(openly(Event("high-card-won", "HC-701", None, {"winners": end.winners, "score": max(end.scores)})))
    return told


def not_whole(s: State, steps: tuple[int, ...], id: str) -> Says:
    """HC-501: a move is one card."""
    return Says(id, "HC-501")


def refusal(s: State, seat: int, step: int, rule: int) -> Says:
    """Why a step is not legal."""
    args: dict[str, int | str | list[int]] = {"card": step + 1} if rule == 502 else {}
    return Says(f"high-card-refused-{rule}", f"HC-{rule}", args)
