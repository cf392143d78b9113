"""What a seat, or a spectator, may see of Boss Kito (section 4), built from nothing by naming it; and in sentences."""

from functools import lru_cache
from typing import Literal

import numpy as np
from msgspec import Struct, structs

from ludoteca.engine.outcome import Outcome, ranked
from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.window import TURN, Window
from ludoteca.games.boss_kito.box import (
    ACTION,
    BANANAS,
    COLOURS,
    GIVE,
    OVER,
    REMOVED,
    ROUNDS,
    SYMBOLS,
    TAKEN,
    TYPES,
    UNCONFIRMED,
    Symbol,
    symbol_letters,
)
from ludoteca.games.boss_kito.rules import score
from ludoteca.games.boss_kito.rules.ending import TIE_BREAK, tally
from ludoteca.games.boss_kito.rules.setup import cell_of

PHASES: dict[int, Literal["action", "give", "over"]] = {OVER: "over", ACTION: "action", GIVE: "give"}
FACES: tuple[Symbol, ...] = (None, "S", "C", "T")
Args = dict[str, int | str | list[int]]


class Benefit(Struct, frozen=True):
    """A benefit card: its type from 1 to 9 and its symbol (BK-105)."""

    type: int
    symbol: Symbol


class Majority(Struct, frozen=True):
    """BK-703: one benefit type: how many cards of it each seat has, and the seats that score its number for most."""

    cards: list[int]
    most: list[int]


class BossKitoView(Struct, frozen=True, rename="camel", tag_field="game", tag="boss-kito"):
    """Everything one viewer may know now.

    Colours are 1 red, 2 yellow, 3 green, 4 blue, 5 purple; lists per colour have five entries, red first. Lists per
    position go from left to right, lists per seat start at seat 0.
    """

    seat: int | None
    """The viewer; None is a spectator."""
    seats: int
    phase: Literal["action", "give", "over"]
    pending: list[int]
    """The seats that may act now."""
    round: int
    """1 to 9."""
    turn: int
    """1 to 4; 5 while the offers are assigned and at the end."""
    start: int
    """Who holds the start-player card."""
    assigning: int | None
    """While the start card is to be given (BK-621): the position from 1 to 5 whose card was just won."""
    bosses: list[int]
    """BK-302: the colour at each position."""
    offers: list[Benefit | None]
    """BK-406: the card on offer at each position, None once it is assigned."""
    next_offers: list[Benefit | None]
    """BK-406: the visible top of each benefit deck, None in the last round."""
    benefits_left: int
    """Cards in each benefit deck."""
    won: list[list[Benefit]]
    """BK-408: the benefit cards of each seat, sorted."""
    removed: list[Benefit]
    """BK-409."""
    hands: list[list[int] | None]
    """BK-401: cards of each colour in the hands this viewer may see, None for the others."""
    hand_sizes: list[int]
    fronts: list[list[int]]
    """BK-405: front cards of each colour, per seat."""
    tokens: list[list[int]]
    """BK-405: tokens on them."""
    strengths: list[list[int]]
    """BK-602: bananas of each colour, per seat."""
    ahead: list[list[int]]
    """BK-603, BK-604: who is strongest in each colour: one seat leads, several are tied, nobody has any bananas."""
    reserves: list[int]
    supply: int
    takes: int
    """BK-513, BK-534: how many tokens whoever takes some gets now."""
    deck: int
    discarded: int
    discards: list[int] | None
    """BK-410: discards of each colour, None where the table hides them."""
    points: list[int]
    """BK-703: what each seat's benefit cards are worth now."""
    majorities: list[Majority]
    """BK-703: the nine benefit types, type 1 first."""
    symbols: str
    """BK-106: "unconfirmed" is the invented table; else one letter per type, or one per card."""
    outcome: Outcome | None


def view(s: State, seat: int | None, all_hands: bool = False) -> BossKitoView:
    """What one seat may know; `None` is a spectator. `all_hands` is for matches that are over."""
    seats = range(int(s["seats"]))
    giving = s["phase"] == GIVE
    bananas = strengths(s)
    public = BossKitoView(
        seat=None,
        seats=len(seats),
        phase=PHASES[int(s["phase"])],
        pending=[] if s["phase"] == OVER else [int(s["to_move"])],
        round=int(s["round"]),
        turn=int(s["turn"]),
        start=int(s["start"]),
        assigning=int(s["assign"]) + 1 if giving else None,
        bosses=[int(colour) + 1 for colour in s["boss"]],
        offers=[offer(s, position) for position in range(COLOURS)],
        next_offers=[next_offer(s, position) for position in range(COLOURS)],
        benefits_left=ROUNDS - int(s["round"]),
        won=[won_by(s, other + 1) for other in seats],
        removed=won_by(s, REMOVED),
        hands=[s["hand"][other].tolist() if all_hands else None for other in seats],
        hand_sizes=[int(s["hand"][other].sum()) for other in seats],
        fronts=s["front"][: len(seats)].tolist(),
        tokens=s["tokens"][: len(seats)].tolist(),
        strengths=bananas,
        ahead=[ahead([own[colour] for own in bananas]) for colour in range(COLOURS)],
        reserves=s["reserve"][: len(seats)].tolist(),
        supply=int(s["supply"]),
        takes=tokens_taken(s),
        deck=int(s["deck_size"]),
        discarded=int(s["discards"].sum()),
        discards=s["discards"].tolist() if all_hands or s["discards_public"] else None,
        points=points(s),
        majorities=majorities(s),
        symbols=printed(s["benefits"].tobytes()),
        outcome=outcome(s),
    )
    return public if seat is None else seated(public, s, seat)


def seated(public: BossKitoView, s: State, seat: int) -> BossKitoView:
    """What a seat may know beside everybody: its own hand (BK-401)."""
    hands = list(public.hands)
    hands[seat] = s["hand"][seat].tolist()
    return structs.replace(public, seat=seat, hands=hands)


def tokens_taken(s: State) -> int:
    """BK-513, BK-534: what TAKE brings."""
    return min(TAKEN, int(s["supply"]))


def strengths(s: State) -> list[list[int]]:
    """BK-602 for every seat and colour at once; `rules.ending.strength` is the same for one."""
    bananas: list[list[int]] = (BANANAS * s["front"] + s["tokens"])[: s["seats"]].tolist()
    return bananas


def ahead(bananas: list[int]) -> list[int]:
    """BK-603, BK-604: the seats with the highest strength in a colour; none while nobody has any."""
    most = max(bananas)
    return [seat for seat, own in enumerate(bananas) if own == most > 0]


def majorities(s: State) -> list[Majority]:
    """BK-703, for every type: who has how many cards of it, and who has most."""
    cards, most = np.zeros((TYPES, int(s["seats"])), np.int64), np.zeros(TYPES, np.int64)
    tally(row(s), cards, most)
    counted = zip(cards.tolist(), most.tolist(), strict=True)
    return [Majority(own, [seat for seat, count in enumerate(own) if count == top > 0]) for own, top in counted]


def benefit(code: int) -> Benefit:
    """A card as it is shown."""
    return Benefit(code // 4, FACES[code % 4])


def offer(s: State, position: int) -> Benefit | None:
    """The card on offer at a position, None once it is assigned."""
    cell = cell_of(int(s["round"]), position)
    return None if s["taken"][cell] else benefit(int(s["offered"][cell]))


def next_offer(s: State, position: int) -> Benefit | None:
    """BK-304, BK-635: the top card of a benefit deck, None when it is used up."""
    if s["round"] == ROUNDS:
        return None
    return benefit(int(s["offered"][cell_of(int(s["round"]) + 1, position)]))


def won_by(s: State, mark: int) -> list[Benefit]:
    """The cards that a seat has won, or that were removed, sorted."""
    return [benefit(code) for code in sorted(s["offered"][s["taken"] == mark].tolist())]


def points(s: State) -> list[int]:
    """BK-703 to BK-705: what the benefit cards of each seat are worth."""
    out = np.zeros(int(s["seats"]), np.int64)
    score(row(s), out)
    worth: list[int] = (out // TIE_BREAK).tolist()
    return worth


@lru_cache(maxsize=64)
def printed(benefits: bytes) -> str:
    """BK-106: the symbols of a table's cards in their shortest form; they stay the same from deal to end."""
    return symbol_letters("".join(SYMBOLS[card % 4] for card in benefits))


def side(seat: int, seats: int) -> int:
    """Everybody plays alone."""
    return seat


def window(s: State) -> Window:
    """Boss Kito knows turns only: never do several seats decide at once."""
    return TURN


def is_out(s: State, seat: int) -> bool:
    """Nobody leaves the match before its end."""
    return False


def outcome(s: State) -> Outcome | None:
    """BK-706, BK-707: most points win, then most tokens in reserve, equals share; None while the match goes on."""
    if s["phase"] != OVER:
        return None
    worth = points(s)
    combined = [total * TIE_BREAK + int(s["reserve"][seat]) for seat, total in enumerate(worth)]
    order = ranked(combined, Says("boss-kito-because-rounds", "BK-701", {"count": ROUNDS}))
    return Outcome(worth, order.ranking, order.winners, order.because)


def describe(view: BossKitoView) -> list[Section]:
    """The view in sentences: the stalls, the stock, every seat, the own hand."""
    return [
        Section(Says("boss-kito-heading-stalls", "BK-302"), [stall_line(view, place) for place in range(COLOURS)]),
        Section(Says("boss-kito-heading-stock", "BK-402"), stock_lines(view)),
        *(
            Section(Says("boss-kito-heading-seat", "BK-405", {"seat": seat}), seat_lines(view, seat))
            for seat in range(view.seats)
        ),
        *(
            Section(
                Says("boss-kito-heading-hand", "BK-401", {"seat": seat}), colour_lines("boss-kito-line-cards", hand)
            )
            for seat, hand in enumerate(view.hands)
            if hand is not None
        ),
    ]


def stall_line(view: BossKitoView, place: int) -> Says:
    """One position: its colour, the card on offer and the one that comes after it."""
    args: Args = {"number": place + 1, "colour": view.bosses[place]}
    for name, card in (("", view.offers[place]), ("next-", view.next_offers[place])):
        args |= {f"{name}type": card.type if card else 0, f"{name}symbol": (card and card.symbol) or "none"}
    return Says("boss-kito-line-stall", "BK-406", args)


def stock_lines(view: BossKitoView) -> list[Says]:
    """Where the match stands, the decks, and the symbols' standing."""
    lines = [
        Says("boss-kito-line-round", "BK-501", {"round": view.round, "turn": view.turn}),
        Says("boss-kito-line-start", "BK-308", {"seat": view.start}),
        Says("boss-kito-line-deck", "BK-402", {"count": view.deck, "discards": view.discarded}),
    ]
    if view.discards is not None:
        lines += colour_lines("boss-kito-line-discards", view.discards)
    lines.append(Says("boss-kito-line-supply", "BK-404", {"count": view.supply}))
    lines += [benefit_line("boss-kito-line-removed", card) for card in view.removed]
    confirmed = view.symbols != UNCONFIRMED
    lines.append(Says("boss-kito-line-symbols-table" if confirmed else "boss-kito-line-symbols", "BK-106"))
    return lines


def seat_lines(view: BossKitoView, seat: int) -> list[Says]:
    """A seat's public things: hand size, reserve, points, front by colour, benefit cards."""
    args: Args = {
        "seat": seat,
        "count": view.hand_sizes[seat],
        "tokens": view.reserves[seat],
        "points": view.points[seat],
    }
    lines = [Says("boss-kito-line-seat", "BK-403", args)]
    for colour, cards in enumerate(view.fronts[seat]):
        if cards:
            front: Args = {"colour": colour + 1, "count": cards, "tokens": view.tokens[seat][colour]}
            lines.append(Says("boss-kito-line-front", "BK-602", {**front, "strength": view.strengths[seat][colour]}))
    return lines + [benefit_line("boss-kito-line-won", card) for card in view.won[seat]]


def benefit_line(name: str, card: Benefit) -> Says:
    """A benefit card."""
    return Says(name, "BK-408", {"type": card.type, "symbol": card.symbol or "none"})


def colour_lines(name: str, cards: list[int]) -> list[Says]:
    """One line per colour present, with how many there are."""
    return [Says(name, args={"colour": place + 1, "count": n}) for place, n in enumerate(cards) if n]
