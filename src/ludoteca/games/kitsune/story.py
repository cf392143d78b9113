"""What happened in Kitsune, as plain data: events for each seat and the chance behind them.

Events that name cards do not last (KI-405): the discards may not be inspected, and the log is no way round that. With
`showHistory` they last; what a Discard token took never does.
"""

import numpy as np

from ludoteca.engine.chance import Chance
from ludoteca.engine.event import Event, Told, openly, secretly
from ludoteca.engine.record import State, row
from ludoteca.engine.seats import next_seat
from ludoteca.games.kitsune.box import AWARD as AWARD_PHASE
from ludoteca.games.kitsune.box import (
    BLACK,
    BLUE,
    CARD_NAMES,
    CLAN_CHOOSES,
    EXCHANGE,
    FETCH,
    KATANA,
    LEADER,
    LEAP,
    NO_TOKEN,
    NOBODY,
    ORANGE,
    OVER,
    PLUS_BLUE,
    PLUS_ORANGE,
    RANDOM_CLAN,
    TARGET,
    TOKEN_NAMES,
    USE_DISCARD,
    USE_HIDDEN,
    USES,
)
from ludoteca.games.kitsune.moves import SIDES, decision_of, steps_of, token_key, token_name
from ludoteca.games.kitsune.refusals import Args, not_whole, refusal
from ludoteca.games.kitsune.rules import ending, seating, trick
from ludoteca.games.kitsune.view import last_trick

__all__ = ["FORETOLD", "chances", "not_whole", "refusal", "tell", "tell_deal"]

FORETOLD = {
    "kitsune-no-target": "kitsune-will-strike-nothing",
    "kitsune-no-discards": "kitsune-will-fetch-nothing",
    "kitsune-binds": "kitsune-will-bind",
    "kitsune-binds-nobody": "kitsune-will-bind-nobody",
}
"""Events that are certain before the move is made, whatever is hidden: what the key announces."""


def chances(before: State | None, after: State) -> list[Chance]:
    """KI-901 to KI-904: what was left to chance between two states, in order; `before` is None for the first deal."""
    seats, cards = int(after["seats"]), int(seating.cards(row(after)))
    if before is None:
        clan = [Chance("KI-302", "pick", 2)] if after["clan_of_p0"] == RANDOM_CLAN else []
        return [*clan, Chance("KI-312", "pick", seats), Chance("KI-313", "shuffle", cards)]
    if not is_new_deal(before, after):
        return []
    if before["round"] == after["round"]:
        return [Chance("KI-631", "shuffle", cards)]
    drawn = seats > 2 and after["round_leader"] != CLAN_CHOOSES
    return [*([Chance("KI-312", "pick", seats // 2)] if drawn else []), Chance("KI-313", "shuffle", cards)]


def is_new_deal(before: State, after: State) -> bool:
    """Whether cards were dealt between two states: a trick lay there, and now there is no trick of this deal yet."""
    return bool(before["trick_size"] > 0 and after["trick_size"] == 0 and after["tricks"] == 0)


def tell_deal(s: State) -> list[Told]:
    """KI-302, KI-312 to KI-314: the game begins with its first round."""
    return [openly(Event("kitsune-clans", "KI-302", None, {"clan": SIDES[s["clan"]]})), *tell_round(s)]


def tell_round(s: State) -> list[Told]:
    """KI-311 to KI-314: a round begins."""
    args: Args = {"seat": int(s["leader"]), "number": int(s["round"]), "steps": int(s["track_steps"])}
    return [openly(Event("kitsune-began", "KI-312", None, args)), *tell_hands(s)]


def tell_hands(s: State) -> list[Told]:
    """KI-314, KI-401: each seat is told its own cards, in the order of dealing."""
    seats, leader = int(s["seats"]), int(s["leader"])
    return [
        secretly(card_event(s, "kitsune-dealt", "KI-314", seat, {"cards": kinds_in(s["hand"][seat])}), None, seat)
        for seat in (*range(leader, seats), *range(leader))
    ]


def kinds_in(counts: list[int]) -> list[int]:
    """Counts per kind as a list of kinds, which the texts turn into words."""
    return [kind for kind, count in enumerate(counts) for _ in range(int(count))]


def card_event(s: State, name: str, rule: str, by: int | None, args: Args) -> Event:
    """KI-405: an event that names cards lasts only at tables that show the history."""
    return Event(name, rule, by, args, lasting=bool(s["show_history"]))


def tell(before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]:
    """What a decision led to, in the order of the rules."""
    now = np.array([before])[0]
    match decision_of(steps):
        case ["give", card]:
            return tell_give(before, seat, card, after)
        case ["play", *_]:
            return tell_play(now, seat, steps[0], after)
        case ["fetch", card]:
            taken = Event("kitsune-fetched-card", "KI-564", seat, {"card": card}, lasting=False)
            told = [secretly(taken, Event("kitsune-fetched", "KI-564", seat), seat)]
            now["hand"][seat, CARD_NAMES.index(card)] += 1
            return told + tell_effect(now, seat, after)
        case ["target", place]:
            args: Args = {"card": CARD_NAMES[now["trick_card"][place]], "to": int(seating.seat_of(row(now), place))}
            now["struck"] |= 1 << place
            return [
                openly(card_event(now, "kitsune-struck", "KI-521", seat, args)),
                *tell_end_of_play(now, seat, after),
            ]
        case ["award", token, to]:
            took = Event("kitsune-took", "KI-621", seat, {"token": token_key(token), "to": to})
            return [openly(took), *tell_next(now, after)]
        case ["leader", to]:
            return [openly(Event("kitsune-named", "KI-312", seat, {"to": to})), *tell_round(after)]
    raise ValueError(steps)


def tell_give(before: State, seat: int, card: str, after: State) -> list[Told]:
    """KI-321, KI-322: only the giver is told of a choice; when all have chosen, giver and receiver know the card."""
    chose = card_event(before, "kitsune-chose", "KI-322", seat, {"card": card})
    told = [secretly(chose, None, seat)]
    if after["phase"] == EXCHANGE:
        return told
    told.append(openly(Event("kitsune-exchanged", "KI-321", None, {"seat": int(after["leader"])})))
    for giver in range(int(after["seats"])):
        to = int(seating.receiver(row(after), giver))
        gave = card_event(
            after, "kitsune-gave", "KI-323", giver, {"card": CARD_NAMES[after["given"][giver] - 1], "to": to}
        )
        told.append(secretly(gave, None, giver, to))
    return told


def tell_play(now: State, seat: int, step: int, after: State) -> list[Told]:
    """KI-503 to KI-506: card and token are shown, then they act. `now` becomes the table with the card on it."""
    kind, use = divmod(step - steps_of(["play", CARD_NAMES[0], None, None])[0], USES)
    trick.lay_down(row(now), seat, kind, use)
    args: Args = {"card": CARD_NAMES[kind]}
    if use == USE_HIDDEN:
        full = card_event(now, "kitsune-hid-card", "KI-563", seat, args)
        told = [secretly(full, Event("kitsune-hid", "KI-563", seat), seat)]
    elif use == NO_TOKEN:
        told = [openly(card_event(now, "kitsune-played", "KI-503", seat, args))]
    elif use in (PLUS_BLUE, PLUS_ORANGE):
        side = {**args, "side": SIDES[use - PLUS_BLUE]}
        told = [openly(card_event(now, "kitsune-played-plus", "KI-561", seat, side))]
    else:
        token = {**args, "token": str(token_name(use))}
        told = [openly(card_event(now, "kitsune-played-token", "KI-504", seat, token))]
    if after["phase"] == FETCH:
        seen = [CARD_NAMES.index(card) for card in last_trick(now)]
        looked = Event("kitsune-looked", "KI-406", seat, {"cards": seen}, lasting=False)
        return [*told, secretly(looked, Event("kitsune-looks", "KI-564", seat), seat)]
    if use == USE_DISCARD:
        told.append(openly(Event("kitsune-no-discards", "KI-565", seat)))
    return told + tell_effect(now, seat, after)


def tell_effect(now: State, seat: int, after: State) -> list[Told]:
    """KI-521 to KI-523, KI-541 to KI-543: what the card just played does at once."""
    last = now["trick_size"] == seating.plays(row(now))
    match int(now["trick_card"][now["trick_size"] - 1]):
        case int(kind) if kind == KATANA:
            if after["phase"] == TARGET:
                return []
            told = [openly(Event("kitsune-no-target", "KI-523", seat))]
        case int(kind) if kind == BLACK:
            args: Args = {"seat": int(next_seat(row(now), seat)), "clan": SIDES[seating.clan_of(row(now), seat)]}
            binds = Event("kitsune-binds", "KI-541", seat, args)
            told = [openly(Event("kitsune-binds-nobody", "KI-543", seat) if last else binds)]
        case _:
            told = []
    return told + tell_end_of_play(now, seat, after)


def tell_end_of_play(now: State, seat: int, after: State) -> list[Told]:
    """KI-502: after the last play the trick is scored."""
    return tell_score(now, after) if now["trick_size"] == seating.plays(row(now)) else []


def tell_score(now: State, after: State) -> list[Told]:
    """KI-601 to KI-607: hidden cards are turned up, colours exchanged, totals compared, a pawn moves."""
    told = [
        openly(
            card_event(
                now, "kitsune-revealed", "KI-601", int(seating.seat_of(row(now), place)), {"card": CARD_NAMES[kind]}
            )
        )
        for place, kind in enumerate(now["trick_card"][: now["trick_size"]])
        if now["trick_use"][place] == USE_HIDDEN
    ]
    times = int(ending.exchanges(row(now)))
    if times:
        turned = Event("kitsune-turned", "KI-603") if times % 2 else Event("kitsune-turned-twice", "KI-531")
        told.append(openly(turned))
    totals: Args = {"blue": int(ending.total(row(now), BLUE)), "orange": int(ending.total(row(now), ORANGE))}
    told.append(openly(Event("kitsune-scored", "KI-602", None, totals)))
    winner = int(ending.trick_winner(row(now)))
    if winner == NOBODY:
        return [*told, openly(Event("kitsune-tied", "KI-604")), *tell_next(now, after)]
    moved = int(ending.spaces(row(now), winner))
    if moved == 0:
        told.append(openly(Event("kitsune-blocked", "KI-562", None, {"clan": SIDES[winner]})))
        return told + tell_next(now, after)
    now["pawns"][winner] += moved
    args: Args = {
        "clan": SIDES[winner],
        "count": moved,
        "now": int(now["pawns"][winner]),
        "steps": int(now["track_steps"]),
    }
    told.append(openly(Event("kitsune-moved", "KI-605", None, args)))
    if seating.round_winner(row(now)) != NOBODY:
        told += tell_victory(now, winner, after)
    if after["phase"] == OVER:
        return told
    return told + tell_token(now, 1 - winner, moved, after)


def tell_victory(now: State, winner: int, after: State) -> list[Told]:
    """KI-731, KI-735: the winner of the round takes a Round Victory card; two of them win the game."""
    count = int(now["victories"][winner]) + 1
    args: Args = {"clan": SIDES[winner], "number": int(now["round"]), "count": count}
    told = [openly(Event("kitsune-round-won", "KI-731", None, args))]
    if after["phase"] == OVER:
        winners = [seat for seat in range(int(now["seats"])) if seating.clan_of(row(now), seat) == winner]
        won: Args = {"clan": SIDES[winner], "winners": winners}
        told.append(openly(Event("kitsune-won", "KI-735", None, won)))
    return told


def tell_token(now: State, loser: int, moved: int, after: State) -> list[Told]:
    """KI-607, KI-621 to KI-623, KI-734: whether the other clan receives a token."""
    if moved < LEAP:
        return tell_next(now, after)
    args: Args = {"clan": SIDES[loser], "count": moved}
    if ending.may_receive(row(now), loser):
        due = openly(Event("kitsune-token-due", "KI-607", None, args))
        if after["phase"] == AWARD_PHASE:
            return [due]
        seat = int(seating.member(row(now), loser, 0))
        token = TOKEN_NAMES[after["held"][seat] - 1]
        got = Event("kitsune-took", "KI-621", seat, {"token": token_key(token), "to": seat})
        return [due, openly(got), *tell_next(now, after)]
    if ending.holds_token(row(now), loser):
        told = openly(Event("kitsune-has-token", "KI-622", None, args))
    elif ending.available(row(now)) == 0:
        told = openly(Event("kitsune-no-token-left", "KI-623", None, args))
    else:
        told = openly(Event("kitsune-no-token-at-end", "KI-734", None, args))
    return [told, *tell_next(now, after)]


def tell_next(now: State, after: State) -> list[Told]:
    """KI-608 to KI-611, KI-631, KI-736: the next trick, a new deal, or a new round."""
    if after["phase"] == LEADER:
        return [openly(Event("kitsune-leader-due", "KI-312", None, {"clan": SIDES[seating.round_winner(row(after))]}))]
    if now["round"] != after["round"]:
        return tell_round(after)
    if not is_new_deal(now, after):
        return [*tell_draws(now, after), openly(Event("kitsune-leads", "KI-610", None, {"seat": int(after["leader"])}))]
    extra = int(trick.fetcher(row(now)))
    told = [openly(Event("kitsune-left-over", "KI-566", extra))] if extra != NOBODY else []
    dealt = Event("kitsune-dealt-again", "KI-631", None, {"seat": int(after["leader"])})
    return [*told, openly(dealt), *tell_hands(after)]


def tell_draws(now: State, after: State) -> list[Told]:
    """KI-609: with two players each draws two cards, the Leader of the trick first; only the drawer sees them."""
    told = []
    if now["pile_size"] > after["pile_size"]:
        for seat in (int(now["leader"]), 1 - int(now["leader"])):
            drawn = kinds_in(after["hand"][seat] - now["hand"][seat])
            full = card_event(now, "kitsune-drew-cards", "KI-609", seat, {"cards": drawn})
            told.append(secretly(full, Event("kitsune-drew", "KI-609", seat, {"count": len(drawn)}), seat))
    return told
