"""What happened in Boss Kito, as plain data: events for each seat and the chance behind them.

What became of banana cards is read off the record's own history, in order. Colours are 1 to 5, red first.
"""

from typing import Any

from ludoteca.engine.chance import Chance
from ludoteca.engine.event import Event, Told, openly, secretly
from ludoteca.engine.record import State, row
from ludoteca.games.boss_kito.box import (
    BANANAS,
    BENEFITS,
    CARD,
    CARDS,
    COLOURS,
    GIVE,
    HISTORY,
    LETTERS,
    PLAYED,
    RANDOM_START,
    REMOVED,
    RESHUFFLED,
    ROOM,
    ROUND_ENDED,
    ROUNDS,
    START,
    SYMBOLS,
    THREW,
)
from ludoteca.games.boss_kito.moves import decision_of
from ludoteca.games.boss_kito.refusals import not_whole, refusal
from ludoteca.games.boss_kito.rules.ending import strength
from ludoteca.games.boss_kito.rules.setup import cell_of
from ludoteca.games.boss_kito.view import Args, outcome, tokens_taken

__all__ = ["FORETOLD", "chances", "not_whole", "refusal", "tell", "tell_deal"]

FORETOLD = {
    "boss-kito-played": "boss-kito-will-be",
    "boss-kito-put": "boss-kito-will-be",
    "boss-kito-put-two": "boss-kito-will-be-two",
    "boss-kito-took": "boss-kito-will-take",
}
"""Events that are certain before the move is made, whatever is hidden: what the key announces. An exchange has none, so
that all the ways to put one together share the nodes of the step graph."""


def chances(before: State | None, after: State) -> list[Chance]:
    """BK-901 to BK-905: what was left to chance between two states, in order; `before` is None for the deal."""
    if before is None:
        bosses = [Chance("BK-302", "shuffle", COLOURS)] if after["boss_random"] else []
        start = [Chance("BK-308", "pick", int(after["seats"]))] if after["start_player"] == RANDOM_START else []
        return [*bosses, Chance("BK-303", "shuffle", BENEFITS), Chance("BK-305", "shuffle", CARDS), *start]
    return [Chance("BK-530", "shuffle", cards) for cards in reshuffled(before, after)]


def reshuffled(before: State, after: State) -> list[int]:
    """BK-530: how many cards each reshuffle of a move had."""
    sizes, discards, front = [], int(before["discards"].sum()), int(before["front"].sum())
    for event in happened(before, after):
        if event == RESHUFFLED:
            sizes.append(discards)
            discards = 0
        elif event == ROUND_ENDED:
            discards += front
        else:
            front += PLAYED <= event < THREW
            discards += event >= THREW
    return sizes


def happened(before: State, after: State) -> list[int]:
    """What a move added to the history of the banana cards."""
    known = 0 if before["history_size"] > HISTORY - ROOM else int(before["history_size"])
    events: list[int] = after["history"][known : after["history_size"]].tolist()
    return events


def tell_deal(s: State) -> list[Told]:
    """BK-302 to BK-308: a match begins."""
    began: Args = {"seat": int(s["start"]), "deck": int(s["deck_size"]), "supply": int(s["supply"])}
    told = [openly(Event("boss-kito-began", "BK-308", None, began))]
    for seat in range(int(s["seats"])):
        dealt = Event("boss-kito-dealt", "BK-305", seat, {"cards": cards_in(s["hand"][seat])})
        told.append(secretly(dealt, None, seat))
    return told + tell_offers(s, "BK-304")


def cards_in(counts: Any) -> list[int]:
    """Counts per colour as a sorted list of cards."""
    return [place + 1 for place, n in enumerate(counts.tolist()) for _ in range(n)]


def tell_offers(s: State, rule: str) -> list[Told]:
    """BK-304, BK-633: the cards on offer, from left to right."""
    return [openly(Event("boss-kito-offered", rule, None, card_args(s, place))) for place in range(COLOURS)]


def card_args(s: State, position: int, number: int = 0) -> Args:
    """The card on offer at a position, in this round or another."""
    card = int(s["offered"][cell_of(number or int(s["round"]), position)])
    symbol = SYMBOLS[card % 4] if card % 4 else "none"
    return {"colour": int(s["boss"][position]) + 1, "type": card // 4, "symbol": symbol}


def tell(before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]:
    """What a move led to, in order: the decision, and at the end of a round the fate of the offers."""
    events = happened(before, after)
    told = tell_decision(before, seat, steps, events)
    if (
        before["phase"] == GIVE
        or after["phase"] == GIVE
        or before["round"] != after["round"]
        or after["turn"] > before["turn"] == 4
    ):
        told += tell_offers_assigned(before, steps, after, events)
    return told


def tell_decision(before: State, seat: int, steps: tuple[int, ...], events: list[int]) -> list[Told]:
    """The decision itself; takes what it tells of from the front of `events`."""
    match decision_of(steps):
        case ["play", colour]:
            events.pop(0)
            return [openly(Event("boss-kito-played", "BK-510", seat, added(before, seat, colour, BANANAS)))]
        case ["tokens", one, two] if one != two:
            args, other = added(before, seat, one, 1), added(before, seat, two, 1)
            args |= {"other": other["colour"], "then": other["strength"]}
            return [openly(Event("boss-kito-put-two", "BK-511", seat, args))]
        case ["tokens", colour, *more]:
            count = 1 + len(more)
            args = {"count": count, **added(before, seat, colour, count)}
            return [openly(Event("boss-kito-put", "BK-511", seat, args))]
        case ["draw"]:
            return tell_draws(before, seat, 1, "BK-512", events)
        case ["take"]:
            count = tokens_taken(before)
            now = int(before["reserve"][seat]) + count
            return [openly(Event("boss-kito-took", "BK-513", seat, {"count": count, "now": now}))]
        case ["exchange", *colours]:
            return tell_exchange(before, seat, [LETTERS.index(colour) + 1 for colour in colours], events)
        case ["give", int(to)]:
            name = "boss-kito-kept-start" if to == seat else "boss-kito-gave-start"
            return [openly(Event(name, "BK-621", seat, {"to": to}))]
    return [openly(Event("boss-kito-passed", "BK-515", seat))]


def added(before: State, seat: int, letter: str, bananas: int) -> Args:
    """A colour, and the seat's strength in it once bananas are added (BK-602)."""
    colour = LETTERS.index(letter)
    return {"colour": colour + 1, "strength": int(strength(row(before), seat, colour)) + bananas}


def tell_exchange(before: State, seat: int, cards: list[int], events: list[int]) -> list[Told]:
    """BK-514, BK-410: cards thrown away, in view or not, and as many drawn."""
    if not cards:
        return [openly(Event("boss-kito-exchanged-nothing", "BK-514", seat))]
    del events[: len(cards)]
    full = Event("boss-kito-threw-cards", "BK-514", seat, {"count": len(cards), "cards": cards})
    hidden = Event("boss-kito-threw", "BK-410", seat, {"count": len(cards)})
    thrown = openly(full) if before["discards_public"] else secretly(full, hidden, seat)
    return [thrown, *tell_draws(before, seat, len(cards), "BK-514", events)]


def tell_draws(s: State, seat: int, count: int, rule: str, events: list[int]) -> list[Told]:
    """So many cards drawn, with the reshuffles before, between and (eager) after them; takes them off `events`."""
    told: list[Told] = []
    cards: list[int] = []
    while events and (count or not s["lazy"]) and (events[0] == RESHUFFLED or (count and events[0] < PLAYED)):
        event = events.pop(0)
        if event == RESHUFFLED:
            told += [*tell_cards(seat, cards, rule), openly(Event("boss-kito-reshuffled", "BK-530"))]
            cards = []
        else:
            cards.append(event % COLOURS + 1)
            count -= 1
    return told + tell_cards(seat, cards, rule)


def tell_cards(seat: int, cards: list[int], rule: str) -> list[Told]:
    """BK-411: cards drawn are known to their drawer only."""
    if not cards:
        return []
    full = Event("boss-kito-drew-cards", rule, seat, {"count": len(cards), "cards": sorted(cards)})
    return [secretly(full, Event("boss-kito-drew", rule, seat, {"count": len(cards)}), seat)]


def tell_offers_assigned(before: State, steps: tuple[int, ...], after: State, events: list[int]) -> list[Told]:
    """BK-601 to BK-623: the offers one after another, until a winner has to decide or the round is over."""
    number, told = int(before["round"]), []
    supply = int(before["supply"]) - (tokens_taken(before) if decision_of(steps) == ["take"] else 0)
    for position in range(COLOURS):
        cell = cell_of(number, position)
        if before["taken"][cell] or not after["taken"][cell]:
            continue
        card, winner = int(after["offered"][cell]), int(after["taken"][cell]) - 1
        args = card_args(after, position, number)
        if winner + 1 == REMOVED:
            told.append(openly(Event("boss-kito-removed", "BK-604", None, args)))
            continue
        told.append(openly(Event("boss-kito-won-card", "BK-603", winner, args)))
        if card % 4 == START:
            told.append(openly(Event("boss-kito-symbol-start", "BK-621", winner)))
        elif card % 4 == CARD:
            drawn = tell_draws(before, winner, 1, "BK-622", events)
            told += drawn or [openly(Event("boss-kito-symbol-no-card", "BK-622", winner))]
        elif card % 4:
            name = "boss-kito-symbol-token" if supply else "boss-kito-symbol-no-token"
            told.append(openly(Event(name, "BK-623", winner)))
            supply -= supply > 0
    return told if after["phase"] == GIVE else told + tell_clean_up(before, after, events)


def tell_clean_up(before: State, after: State, events: list[int]) -> list[Told]:
    """BK-631 to BK-635, section 7: the table is cleared; a new round, or the end."""
    told = [openly(Event("boss-kito-round-ended", "BK-631", None, {"round": int(before["round"])}))]
    if RESHUFFLED in events:
        told.append(openly(Event("boss-kito-reshuffled", "BK-530")))
    result = outcome(after)
    if result is None:
        args: Args = {"round": int(after["round"]), "rounds": ROUNDS, "seat": int(after["start"])}
        return [*told, openly(Event("boss-kito-round-began", "BK-633", None, args)), *tell_offers(after, "BK-633")]
    told.append(openly(Event("boss-kito-scored", "BK-703", None, {"scores": result.scores})))
    best = max(result.scores)
    equals = result.scores.count(best)
    rule = "BK-707" if len(result.winners) > 1 else "BK-706"
    name = "boss-kito-won-by-tokens" if equals > len(result.winners) else "boss-kito-won"
    return [*told, openly(Event(name, rule, None, {"winners": result.winners, "score": best}))]
