"""What happened in Kariba, as plain data: events for each seat and the chance behind them."""

from typing import Any

from ludoteca.engine.chance import Chance
from ludoteca.engine.event import Event, Told, openly, secretly
from ludoteca.engine.record import State, row
from ludoteca.games.kariba.box import CARDS, HERD, MOUSE, NOBODY, OVER, RANDOM, RANDOM_FIRST, SLOTS
from ludoteca.games.kariba.moves import decision_of
from ludoteca.games.kariba.refusals import not_whole, refusal
from ludoteca.games.kariba.rules import prey_of
from ludoteca.games.kariba.view import outcome

__all__ = ["FORETOLD", "chances", "foretell", "not_whole", "refusal", "tell", "tell_deal"]

FORETOLD = {
    "kariba-chased": "kariba-will-chase",
    "kariba-alone": "kariba-will-stand",
    "kariba-nobody": "kariba-will-find-nobody",
    "kariba-no-elephant": "kariba-will-find-no-elephant",
}
"""Events that are certain before the move is made, whatever is hidden: what the key announces."""


def foretell(before: State, seat: int, steps: tuple[int, ...]) -> list[Event]:
    """What a key announces (`FORETOLD`): what the animals put down will do to the others, and nothing of a draw."""
    match decision_of(steps):
        case ["play", animal, count]:
            return [tell_chase(before, seat, animal, int(before["waterhole"][animal - 1]) + count)]
    return []


def chances(before: State | None, after: State) -> list[Chance]:
    """KA-801, KA-802: what was left to chance between two states, in order; `before` is None for the first deal."""
    if before is None:
        return [
            Chance("KA-302", "shuffle", CARDS),
            *first_player(after, after["first_player"] == RANDOM_FIRST, "KA-303"),
        ]
    if before["game"] == after["game"] or after["phase"] == OVER:
        return []
    return [Chance("KA-302", "shuffle", CARDS), *first_player(after, after["match_start"] == RANDOM, "KA-607")]


def first_player(s: State, drawn: bool, rule: str) -> list[Chance]:
    """The draw of a first player, where it is one."""
    return [Chance(rule, "pick", int(s["seats"]))] if drawn else []


def tell_deal(s: State) -> list[Told]:
    """KA-303 to KA-306: a game begins."""
    first, seats = int(s["first"]), int(s["seats"])
    began = {"seat": first, "number": int(s["game"]) + 1, "games": int(s["games"]), "pile": int(s["pile_size"])}
    told = [openly(Event("kariba-began", "KA-303", None, {**began}))]
    for seat in (*range(first, seats), *range(first)):
        told.append(
            secretly(Event("kariba-dealt", "KA-304", seat, {"cards": cards_in(s["hand"][seat].tolist())}), None, seat)
        )
    if s["expert"]:
        told.append(openly(Event("kariba-opened", "KA-306", None, {"cards": s["visible"].tolist()})))
    return told


def tell(before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]:
    """What a move led to, in the order of the turn (KA-502)."""
    told = tell_decision(before, seat, steps[0], after)
    if before["game"] != after["game"]:
        return told + tell_end(seat, after)
    if before["pile_size"] > 0 and after["pile_size"] == 0:
        told.append(openly(Event("kariba-pile-empty", "KA-532")))
    return told


def tell_decision(before: State, seat: int, step: int, after: State) -> list[Told]:
    """The decision itself: a play with its chase, or an expert draw."""
    match decision_of((step,)):
        case ["play", animal, count]:
            return [*tell_play(before, seat, animal, count), *tell_refill(before, seat, animal, count, after)]
        case ["visible", animal]:
            slot = before["visible"].tolist().index(animal) + 1
            took = openly(Event("kariba-took", "KA-534", seat, {"animal": animal, "slot": slot}))
            return [took, *tell_replaced(before, slot, after)]
    return [
        *tell_drawn(seat, cards_in(more(before["hand"][seat], after["hand"][seat])), "KA-534"),
        *tell_replaced(before, 0, after),
    ]


def tell_play(before: State, seat: int, animal: int, count: int) -> list[Told]:
    """KA-513, KA-521 to KA-525: the cards go down and chase, or not."""
    now = int(before["waterhole"][animal - 1]) + count
    played = openly(Event("kariba-played", "KA-513", seat, {"animal": animal, "count": count, "now": now}))
    return [played, openly(tell_chase(before, seat, animal, now))]


def tell_chase(before: State, seat: int, animal: int, now: int) -> Event:
    """What the animal just played does to the others."""
    if now < HERD:
        return Event("kariba-alone", "KA-521", seat, {"animal": animal, "now": now})
    prey = int(prey_of(row(before), animal - 1, now))
    if prey != NOBODY:
        args = {"animal": animal, "herd": now, "prey": prey + 1, "count": int(before["waterhole"][prey])}
        return Event("kariba-chased", "KA-524" if animal - 1 == MOUSE else "KA-522", seat, {**args})
    if animal - 1 == MOUSE:
        return Event("kariba-no-elephant", "KA-524", seat, {"animal": animal})
    return Event("kariba-nobody", "KA-523", seat, {"animal": animal})


def tell_refill(before: State, seat: int, animal: int, count: int, after: State) -> list[Told]:
    """KA-531: basic mode draws at once; nobody but the drawer sees the cards."""
    if before["expert"] or before["game"] != after["game"]:
        return []
    drawn = more(before["hand"][seat], after["hand"][seat])
    drawn[animal - 1] += count
    return tell_drawn(seat, cards_in(drawn), "KA-531")


def tell_drawn(seat: int, cards: list[int], rule: str) -> list[Told]:
    """KA-408: cards drawn blind are known to their drawer only."""
    if not cards:
        return []
    full = Event("kariba-drew-cards", rule, seat, {"count": len(cards), "cards": cards})
    return [secretly(full, Event("kariba-drew", rule, seat, {"count": len(cards)}), seat)]


def tell_replaced(before: State, taken: int, after: State) -> list[Told]:
    """KA-535, KA-536: open cards are replaced once the drawing is over."""
    was, now = before["visible"].tolist(), after["visible"].tolist()
    filled = [slot for slot in range(SLOTS) if (was[slot] == 0 or slot + 1 == taken) and now[slot] != 0]
    if not filled:
        return []
    cards, slots = [now[slot] for slot in filled], [slot + 1 for slot in filled]
    return [openly(Event("kariba-refilled", "KA-536", None, {"cards": cards, "slots": slots}))]


def tell_end(seat: int, after: State) -> list[Told]:
    """KA-541, KA-601, KA-603 to KA-607: a game is over; the match is won, or its next game begins."""
    number = int(after["game"])
    scores = after["history"][number - 1, : after["seats"]].tolist()
    told = [
        openly(Event("kariba-ended", "KA-541", seat, {"number": number})),
        openly(Event("kariba-scored", "KA-601", None, {"scores": scores})),
    ]
    result = outcome(after)
    if result is None:
        return told + tell_deal(after)
    shared = len(result.winners) > 1
    rule = ("KA-606" if shared else "KA-605") if after["games"] > 1 else ("KA-604" if shared else "KA-603")
    won = Event("kariba-won", rule, None, {"winners": result.winners, "score": max(result.scores)})
    return [*told, openly(won)]


def more(before: Any, after: Any) -> list[int]:
    """How many cards of each animal a hand has more than before."""
    return [now - was for was, now in zip(before.tolist(), after.tolist(), strict=True)]


def cards_in(counts: list[int]) -> list[int]:
    """Counts per animal as a sorted list of cards, numbered as printed."""
    return [place + 1 for place, n in enumerate(counts) for _ in range(n)]
