"""Any position of Exploding Kittens as JSON, in and out, hidden things included. Cards have names (`moves.NAMES`).

players    2 to 5                                 active      seat whose turn it is
hands      per seat                               owed        turns it still owes, this one included
pile       first card = top                       attacked    whether they come from an Attack
discards   first card = top                       burglar     seat with the Cat Burglar, null = out of the game
out        cards that left the game at set-up     phase       "main", "window", "give", "defuse" or "over"
    eliminated seats, in order of elimination         action      what waits: kind, seat, title, target, named
nopes      seats whose Nopes lie on it, in order  answers     seat -> "nope" or "let", given in the open window
ek_in_hand a defused kitten waits to be put back  first       seat that began (active if left out)
log, public  what was shown to each seat and to all; written for reading, not read back
options    as in the option table (defaults if left out)
knowledge  {"dealt": whether `past` reaches back to the deal, "past": all that happened, one list each};
           left out: seats know only what lies open. Instead of the deal it may be any moment at which nobody was out,
           everybody held a Defuse and nothing waited; cards may have been discarded before it
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from ludoteca.engine.agreement import agree
from ludoteca.engine.errors import BadPosition
from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says
from ludoteca.games.exploding_kittens.box import (
    CARDS,
    COPIES,
    DEFUSE,
    KITTEN,
    NOBODY,
    PAST,
    PLACING,
    TITLES,
    WINDOW,
    Options,
)
from ludoteca.games.exploding_kittens.moves import CODES, NAMES, Title
from ludoteca.games.exploding_kittens.position.backwards import contradiction
from ludoteca.games.exploding_kittens.position.past import format_past, parse_past, private_log, public_log
from ludoteca.games.exploding_kittens.position.remembering import remember
from ludoteca.games.exploding_kittens.rules.cards import pile_size
from ludoteca.games.exploding_kittens.rules.resolution import card_at
from ludoteca.games.exploding_kittens.rules.setup import defuses_out
from ludoteca.games.exploding_kittens.view import KINDS, PHASES, Kind, Phase, action_of, asked

__all__ = ["Position", "format_position", "parse_position", "remember"]

SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Cards = Annotated[list[Title], Meta(max_length=56)]
PHASE_CODES = {name: code for code, name in PHASES.items()}
KIND_CODES = {name: code for code, name in KINDS.items()}


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """The action that waits in a window or for a gift."""

    kind: Kind
    seat: SeatNumber
    title: Title
    target: SeatNumber | None = None
    named: Title | None = None


class Knowledge(Struct, frozen=True, forbid_unknown_fields=True):
    """What has happened, from which follows what each seat has seen."""

    dealt: bool = False
    past: Annotated[list[list[Any]], Meta(max_length=PAST)] = field(default_factory=list)


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position; see the top of this file."""

    players: Annotated[int, Meta(ge=2, le=5)]
    hands: Annotated[list[Cards], Meta(max_length=5)]
    pile: Cards
    discards: Cards
    out: Cards
    eliminated: Annotated[list[SeatNumber], Meta(max_length=4)]
    active: SeatNumber
    owed: Annotated[int, Meta(ge=1, le=20)]
    attacked: bool
    burglar: SeatNumber | None
    phase: Phase
    action: Waiting | None = None
    nopes: Annotated[list[SeatNumber], Meta(max_length=5)] = field(default_factory=list)
    answers: dict[Literal["0", "1", "2", "3", "4"], Literal["nope", "let"]] = field(default_factory=dict)
    ek_in_hand: bool = False
    first: SeatNumber | None = None
    log: list[list[list[Any]]] = field(default_factory=list)
    public: list[list[Any]] = field(default_factory=list)
    options: Options = field(default_factory=Options)
    knowledge: Knowledge = field(default_factory=Knowledge)


def format_position(s: State, options: Options) -> Position:
    """The whole truth of a record."""
    seats = range(int(s["seats"]))
    kittens_out = int(COPIES[KITTEN]) - int(s["kittens"]).bit_count() - int(s["fallen"]) - int(s["phase"] == PLACING)
    return Position(
        players=len(seats),
        hands=[hand_cards(s, seat) for seat in seats],
        pile=[NAMES[int(card_at(row(s), depth))] for depth in range(int(pile_size(row(s))))],
        discards=[NAMES[card] for card in s["discards"][: s["discard_size"]][::-1].tolist()],
        out=[NAMES[DEFUSE]] * int(defuses_out(row(s))) + [NAMES[KITTEN]] * kittens_out,
        eliminated=s["fallen_order"][: s["fallen"]].tolist(),
        active=int(s["active"]),
        owed=int(s["owed"]),
        attacked=bool(s["attacked"]),
        burglar=None if s["burglar"] == NOBODY else int(s["burglar"]),
        phase=PHASES[int(s["phase"])],
        action=waiting_of(s),
        nopes=s["nopes"][: s["nope_count"]].tolist(),
        answers=answers_of(s),
        ek_in_hand=bool(s["phase"] == PLACING),
        first=int(s["first"]),
        log=[private_log(s, seat) for seat in seats],
        public=public_log(s),
        options=options,
        knowledge=Knowledge(bool(s["dealt"]), format_past(s)),
    )


def hand_cards(s: State, seat: int) -> list[Title]:
    """A hand as names, sorted."""
    return sorted(NAMES[title] for title in range(TITLES) for _ in range(int(s["hand"][seat, title])))


def waiting_of(s: State) -> Waiting | None:
    """The action that waits, with names."""
    action = action_of(s)
    if action is None:
        return None
    named = None if action.named is None else NAMES[action.named]
    return Waiting(action.kind, action.seat, NAMES[action.title], action.target, named)


def answers_of(s: State) -> Any:
    """The answers given in the open window."""
    if s["phase"] != WINDOW:
        return {}
    given = [seat for seat in asked(s) if not int(s["asked"]) >> seat & 1]
    return {str(seat): "nope" if int(s["noped"]) >> seat & 1 else "let" for seat in given}


def parse_position(position: Position, s: State) -> None:
    """Write a position into a record whose options are set already; `check` says whether it obeys the rules."""
    refuse_nonsense(position)
    for seat, hand in enumerate(position.hands):
        for name in hand:
            s["hand"][seat, CODES[name]] += 1
        s["held"][seat] = len(hand)
    for card in reversed(position.pile):
        if CODES[card] != KITTEN:
            s["stack"][s["stack_size"]] = CODES[card]
            s["stack_size"] += 1
    s["kittens"] = sum(1 << depth for depth, card in enumerate(position.pile) if CODES[card] == KITTEN)
    s["discard_size"] = len(position.discards)
    s["discards"][: len(position.discards)] = [CODES[card] for card in reversed(position.discards)]
    s["fallen"] = len(position.eliminated)
    s["fallen_order"][: len(position.eliminated)] = position.eliminated
    s["alive"] = sum(1 << seat for seat in range(position.players) if seat not in position.eliminated)
    s["active"], s["owed"], s["attacked"] = position.active, position.owed, position.attacked
    s["first"] = position.active if position.first is None else position.first
    s["burglar"] = NOBODY if position.burglar is None else position.burglar
    s["phase"] = PHASE_CODES[position.phase]
    if position.action is not None:
        parse_action(position.action, s)
    s["nope_count"] = len(position.nopes)
    s["nopes"][: len(position.nopes)] = position.nopes
    if position.phase == "window":
        s["asked"] = sum(1 << seat for seat in asked(s) if str(seat) not in position.answers)
        s["noped"] = sum(1 << int(seat) for seat, answer in position.answers.items() if answer == "nope")
    s["dealt"] = position.knowledge.dealt
    parse_past(position.knowledge.past, s)
    agree(position, format_position(s, position.options), unread=("log", "public"))
    if position.knowledge != Knowledge() and (number := contradiction(s, position.knowledge.past)) is not None:
        raise BadPosition(Says("exploding-kittens-position-past", "EK-408", {"number": number}))


def parse_action(action: Waiting, s: State) -> None:
    """The action that waits in a window or for a gift."""
    s["action"] = KIND_CODES[action.kind]
    s["title"] = CODES[action.title]
    s["target"] = action.target or 0
    s["named"] = CODES[action.named] if action.named else 0


def refuse_nonsense(position: Position) -> None:
    """What cannot even be written into a record."""
    if len(position.hands) != position.players:
        raise msgspec.ValidationError("`hands` needs one list per player")
    seats = [position.active, position.first or 0, position.burglar or 0, *position.nopes, *position.eliminated]
    if position.action is not None:
        seats += [position.action.seat, position.action.target or 0]
    if max(seats) >= position.players or len(set(position.eliminated)) != len(position.eliminated):
        raise msgspec.ValidationError("seats go from 0 to players - 1")
    if any(NAMES[KITTEN] in hand for hand in position.hands):
        raise msgspec.ValidationError("no hand holds an Exploding Kitten")
    if len(position.pile) >= CARDS:
        raise msgspec.ValidationError("`pile` is too long")
    waits = position.phase in ("window", "give")
    if waits != (position.action is not None) or (position.action is not None and position.action.kind == "burglar"):
        raise msgspec.ValidationError("`action` is what waits in the phases window and give")
    if position.action is not None and position.action.title == NAMES[KITTEN]:
        raise msgspec.ValidationError("an Exploding Kitten is never played")
    if position.phase != "window" and (position.nopes or position.answers):
        raise msgspec.ValidationError("`nopes` and `answers` belong to phase window")
    if position.options.nope_mode == "race" and "nope" in position.answers.values():
        raise msgspec.ValidationError("in a race the first Nope closes the window")
