"""Any position of Boss Kito as JSON, in and out, hidden things included.

    players        3 to 5                                 boss          colour of each position, left to right
    benefit_decks  five lists by position, first = top    offers        five cards, null = already assigned
    won            per seat, benefit cards                removed       benefit cards out of the game
    hands, fronts  per seat, colours                      front_tokens  per seat, colour -> tokens on that colour
    reserves       tokens per seat                        supply        tokens of the general stock
    deck           banana cards, first = top              discards      banana cards
    start          seat with the start-player card        round, turn   1 to 9; 1 to 4, 5 in give and over
    active         seat to decide                         phase         "action", "give" or "over"
    assign         in give: position being assigned, from 0
    options        as in the option table (defaults if left out)
    knowledge      what the seats remember of the banana cards; left out: only what lies open

Colours are r y g b p; a benefit card is [type, symbol], the symbol S, C, T or null. In `knowledge`, `since` says where
the banana cards lay when the memory began, `history` what happened then: "a+r" seat 0 drew red, "a>r" played it, "a/r"
threw it away, "|" a round ended, "~" the discards were reshuffled.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from ludoteca.engine.agreement import agree
from ludoteca.engine.record import State, row
from ludoteca.games.boss_kito.box import (
    COLOURS,
    COPIES,
    DREW,
    GIVE,
    HISTORY,
    LETTERS,
    MOST_SEATS,
    PLAYED,
    REMOVED,
    RESHUFFLED,
    ROUND_ENDED,
    ROUNDS,
    SYMBOLS,
    THREW,
    Options,
    Symbol,
)
from ludoteca.games.boss_kito.position.remembering import remember
from ludoteca.games.boss_kito.rules.history import begin_history
from ludoteca.games.boss_kito.rules.setup import cell_of
from ludoteca.games.boss_kito.view import PHASES, Benefit, offer, won_by

__all__ = ["Position", "format_position", "parse_position", "remember"]

Colour = Literal["r", "y", "g", "b", "p"]
Cards = Annotated[list[Colour], Meta(max_length=50)]
Card = tuple[Annotated[int, Meta(ge=1, le=9)], Symbol]
BenefitCards = Annotated[list[Card], Meta(max_length=45)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Tokens = Annotated[int, Meta(ge=0, le=30)]
Five = Meta(min_length=5, max_length=5)
Per = Meta(min_length=3, max_length=5)
CODES = {name: code for code, name in PHASES.items()}
SIGNS = {"+": DREW, ">": PLAYED, "/": THREW}


class Since(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the banana cards lay when the memory began."""

    hands: Annotated[list[Cards], Per]
    deck: Annotated[int, Meta(ge=0, le=50)]
    fronts: Cards = field(default_factory=list)
    discards: Cards = field(default_factory=list)
    thrown: Annotated[int, Meta(ge=0, le=50)] = 0
    """Discards that nobody could see."""


class Knowledge(Struct, frozen=True, forbid_unknown_fields=True):
    """What seats remember beyond what lies open (BK-405, BK-410)."""

    since: Since
    history: Annotated[str, Meta(max_length=4 * HISTORY)] = ""


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position; see the top of this file."""

    players: Annotated[int, Meta(ge=3, le=5)]
    boss: Annotated[list[Colour], Five]
    benefit_decks: Annotated[list[Annotated[list[Card], Meta(max_length=8)]], Five]
    offers: Annotated[list[Card | None], Five]
    won: Annotated[list[BenefitCards], Per]
    removed: BenefitCards
    hands: Annotated[list[Cards], Per]
    fronts: Annotated[list[Cards], Per]
    front_tokens: Annotated[list[dict[Colour, Tokens]], Per]
    reserves: Annotated[list[Tokens], Per]
    supply: Tokens
    deck: Cards
    discards: Cards
    start: SeatNumber
    round: Annotated[int, Meta(ge=1, le=9)]
    turn: Annotated[int, Meta(ge=1, le=5)]
    active: SeatNumber
    phase: Literal["action", "give", "over"]
    assign: Annotated[int, Meta(ge=0, le=4)] = 0
    options: Options = field(default_factory=Options)
    knowledge: Knowledge | None = None


def format_position(s: State, options: Options) -> Position:
    """The whole truth of a record."""
    seats = range(int(s["seats"]))
    return Position(
        players=len(seats),
        boss=letters(s["boss"].tolist()),
        benefit_decks=[deck_below(s, position) for position in range(COLOURS)],
        offers=[printed(card) if (card := offer(s, position)) else None for position in range(COLOURS)],
        won=[[printed(card) for card in won_by(s, seat + 1)] for seat in seats],
        removed=[printed(card) for card in won_by(s, REMOVED)],
        hands=[spread(s["hand"][seat].tolist()) for seat in seats],
        fronts=[spread(s["front"][seat].tolist()) for seat in seats],
        front_tokens=[dict(zip(letters(range(COLOURS)), s["tokens"][seat].tolist(), strict=True)) for seat in seats],
        reserves=s["reserve"][: len(seats)].tolist(),
        supply=int(s["supply"]),
        deck=letters(s["deck"][: s["deck_size"]][::-1].tolist()),
        discards=spread(s["discards"].tolist()),
        start=int(s["start"]),
        round=int(s["round"]),
        turn=int(s["turn"]),
        active=int(s["to_move"]),
        phase=PHASES[int(s["phase"])],
        assign=int(s["assign"]),
        options=options,
        knowledge=Knowledge(since_of(s), " ".join(written(int(event)) for event in s["history"][: s["history_size"]])),
    )


def letters(colours: "list[int] | range") -> list[Colour]:
    """Colours as they are written."""
    names: list[Colour] = ["r", "y", "g", "b", "p"]
    return [names[colour] for colour in colours]


def spread(counts: list[int]) -> list[Colour]:
    """Counts per colour as a sorted list of cards."""
    return letters([colour for colour, n in enumerate(counts) for _ in range(n)])


def printed(card: Benefit) -> Card:
    """A benefit card as it is written."""
    return (card.type, card.symbol)


def deck_below(s: State, position: int) -> list[Card]:
    """A benefit deck, its visible top first."""
    rounds = range(int(s["round"]) + 1, ROUNDS + 1)
    codes = [int(s["offered"][cell_of(number, position)]) for number in rounds]
    symbols: list[Symbol] = [None, "S", "C", "T"]
    return [(code // 4, symbols[code % 4]) for code in codes]


def since_of(s: State) -> Since:
    """The beginning of the memory."""
    return Since(
        hands=[spread(s["since_hand"][seat].tolist()) for seat in range(int(s["seats"]))],
        deck=int(s["since_deck"]),
        fronts=spread(s["since_front"].tolist()),
        discards=spread(s["since_discards"].tolist()),
        thrown=int(s["since_thrown"]),
    )


def written(event: int) -> str:
    """One event of the history."""
    if event >= ROUND_ENDED:
        return "|" if event == ROUND_ENDED else "~"
    return "abcde"[event // COLOURS % MOST_SEATS] + "+>/"[event // 25] + LETTERS[event % COLOURS]


def parse_position(position: Position, s: State) -> None:
    """Write a position into a record whose options are set already; whether it obeys the rules, `check` says."""
    per_seat = (position.won, position.hands, position.fronts, position.front_tokens, position.reserves)
    if any(len(lists) != position.players for lists in per_seat):
        raise msgspec.ValidationError(
            "`won`, `hands`, `fronts`, `front_tokens` and `reserves` need one entry per player"
        )
    if not max(position.start, position.active) < position.players:
        raise msgspec.ValidationError("`start` and `active` are seats from 0 to players - 1")
    s["round"], s["turn"], s["start"] = position.round, position.turn, position.start
    s["to_move"], s["phase"], s["assign"] = position.active, CODES[position.phase], position.assign
    s["boss"] = [LETTERS.index(colour) for colour in position.boss]
    if sorted(position.boss) != sorted(LETTERS):
        raise msgspec.ValidationError("`boss` names each colour once")
    lay_benefits(position, s)
    s["deck_size"] = len(position.deck)
    s["deck"][: len(position.deck)] = [LETTERS.index(colour) for colour in reversed(position.deck)]
    s["discards"] = counts_of(position.discards)
    for seat in range(position.players):
        s["hand"][seat] = counts_of(position.hands[seat])
        s["front"][seat] = counts_of(position.fronts[seat])
        s["reserve"][seat] = position.reserves[seat]
        s["tokens"][seat] = [position.front_tokens[seat].get(colour, 0) for colour in letters(range(COLOURS))]
    s["supply"] = position.supply
    begin_history(row(s))
    if position.knowledge is not None:
        write_knowledge(position.knowledge, s)
    agree(position, format_position(s, position.options))


def counts_of(cards: list[Colour]) -> list[int]:
    """Cards as counts per colour."""
    return [cards.count(colour) for colour in letters(range(COLOURS))]


def lay_benefits(position: Position, s: State) -> None:
    """The benefit cards into their cells; in which earlier round a card was won is not told and does not matter."""
    cells = []
    for place in range(COLOURS):
        deck, card = position.benefit_decks[place], position.offers[place]
        if len(deck) != ROUNDS - position.round:
            raise msgspec.ValidationError(f"each deck holds {ROUNDS - position.round} cards in round {position.round}")
        for number, below in enumerate(deck, start=position.round + 1):
            s["offered"][cell_of(number, place)] = code_of(below)
        if card is not None:
            s["offered"][cell_of(position.round, place)] = code_of(card)
        cells += [cell_of(number, place) for number in range(1, position.round + (card is None))]
    settled = [(code_of(card), seat + 1) for seat, cards in enumerate(position.won) for card in cards]
    settled += [(code_of(card), REMOVED) for card in position.removed]
    if len(settled) != len(cells):
        raise msgspec.ValidationError(f"{len(cells)} benefit cards are won or removed, not {len(settled)}")
    if CODES[position.phase] == GIVE:
        give_cell = cell_of(position.round, position.assign)
        own = [each for each in settled if each[1] == position.active + 1 and SYMBOLS[each[0] % 4] == "S"]
        if give_cell in cells and own:
            cells.remove(give_cell)
            cells.append(give_cell)
            settled.remove(own[0])
            settled.append(own[0])
    for cell, (code, mark) in zip(cells, settled, strict=True):
        s["offered"][cell], s["taken"][cell] = code, mark


def code_of(card: Card) -> int:
    """A benefit card as the record keeps it."""
    return card[0] * 4 + SYMBOLS.index(card[1] or "-")


def write_knowledge(knowledge: Knowledge, s: State) -> None:
    """Write the memory into a record; it has to lead to where the cards lie now."""
    since, events = knowledge.since, knowledge.history.split()
    if len(since.hands) != s["seats"] or len(events) > HISTORY:
        raise msgspec.ValidationError("`since.hands` needs one list per player, `history` is too long")
    now = (s["hand"].tolist(), s["front"].sum(axis=0).tolist(), s["discards"].sum(), int(s["deck_size"]))
    s["since_hand"][: s["seats"]] = [counts_of(hand) for hand in since.hands]
    s["since_held"] = s["since_hand"].sum(axis=1)
    s["since_front"], s["since_discards"] = counts_of(since.fronts), counts_of(since.discards)
    s["since_deck"], s["since_thrown"] = since.deck, since.thrown
    s["history"][: len(events)] = [event_of(event) for event in events]
    s["history_size"] = len(events)
    seen = s["since_hand"].sum(axis=0) + s["since_front"] + s["since_discards"]
    if seen.max() > COPIES or lived_through(s) != now:
        raise msgspec.ValidationError("`knowledge` does not lead to where the banana cards lie")


def event_of(text: str) -> int:
    """One event of the history, read."""
    if text in ("|", "~"):
        return ROUND_ENDED if text == "|" else RESHUFFLED
    if len(text) != 3 or text[0] not in "abcde" or text[1] not in SIGNS or text[2] not in LETTERS:
        raise msgspec.ValidationError(f"`history` cannot be read at {text[:10]!r}")
    return SIGNS[text[1]] + "abcde".index(text[0]) * COLOURS + LETTERS.index(text[2])


def lived_through(s: State) -> tuple[list[list[int]], list[int], int, int]:
    """Hands, fronts of all seats together, number of discards and of deck cards at the end of the history."""
    hands, front = s["since_hand"].tolist(), s["since_front"].tolist()
    discards, deck = int(s["since_discards"].sum() + s["since_thrown"]), int(s["since_deck"])
    for event in s["history"][: s["history_size"]].tolist():
        seat, colour = event // COLOURS % MOST_SEATS, event % COLOURS
        if event == RESHUFFLED:
            deck, discards = deck + discards, 0
        elif event == ROUND_ENDED:
            discards, front = discards + sum(front), [0] * COLOURS
        elif event < PLAYED:
            deck, hands[seat][colour] = deck - 1, hands[seat][colour] + 1
        else:
            hands[seat][colour] -= 1
            front[colour] += event < THREW
            discards += event >= THREW
        if deck < 0 or min(hands[seat % MOST_SEATS]) < 0:
            break
    return hands, front, discards, deck
