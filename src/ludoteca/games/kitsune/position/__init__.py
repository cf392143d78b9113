"""Any position of Kitsune as JSON, in and out, hidden things included. Cards B1 … O6, Wh, Bk, Ka; clans "B" and "O".

    players    2, 4 or 6                          clans      per seat
    hands      per seat                           pile       first card = top, with two players
    trick      plays in order: seat, card, token, side ("B"/"O" for +3), hidden, destroyed
    discards   first card = top                   history    finished tricks of this deal, plays as in `trick`
    leader     seat leading this trick            turn       seat to play; after the last play the one who made it
    phase      exchange, play, fetch, target, award, leader or over
    given      per seat, the card chosen in the exchange (still in the hand) or null
    pawns      steps per clan                     victories  rounds won per clan
    round      1 to 3                             held       token per seat or null
    used       tokens out of this round           available  the others; derived
    award      {"clan", "round_end"} in phase award     round_winner  clan whose pawn has arrived, or null; derived
    options    as in the option table (defaults if left out)
    knowledge  {"gave": per seat, the card given in this deal's exchange or null}; left out: nobody remembers

Who took a card with the Discard token, and which, follows from `history` and `discards`.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from ludoteca.engine.agreement import agree
from ludoteca.engine.record import State, row
from ludoteca.games.kitsune.box import (
    AWARD,
    CARD_NAMES,
    EXCHANGE,
    KINDS,
    LEADER,
    TOKEN_NAMES,
    Options,
)
from ludoteca.games.kitsune.moves import SIDES, use_of
from ludoteca.games.kitsune.position.backwards import refuse_past, refuse_tokens
from ludoteca.games.kitsune.rules import seating
from ludoteca.games.kitsune.view import (
    PHASES,
    Phase,
    TrickPlay,
    available_tokens,
    cards_in,
    clan_name,
    held_token,
    past_tricks,
    per_clan,
    trick_play,
)

Card = Literal["B1", "B2", "B3", "B4", "B5", "B6", "O1", "O2", "O3", "O4", "O5", "O6", "Wh", "Bk", "Ka"]
Token = Literal["+3", "block", "hidden", "discard", "change"]
Clan = Literal["B", "O"]
Cards = Annotated[list[Card], Meta(max_length=30)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
CODES = {name: code for code, name in PHASES.items()}


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """A play of a trick."""

    seat: SeatNumber
    card: Card
    token: Token | None = None
    side: Clan | None = None
    hidden: bool = False
    destroyed: bool = False


class Award(Struct, frozen=True, forbid_unknown_fields=True):
    """The clan that receives a token, and whether the round has ended."""

    clan: Clan
    round_end: bool = False


class Knowledge(Struct, frozen=True, forbid_unknown_fields=True):
    """What seats remember beyond what lies open (KI-322)."""

    gave: Annotated[list[Card | None], Meta(max_length=6)] = field(default_factory=list)


Trick = Annotated[list[Play], Meta(max_length=6)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position; see the top of this file."""

    players: Annotated[int, Meta(ge=2, le=6)]
    clans: Annotated[list[Clan], Meta(max_length=6)]
    hands: Annotated[list[Annotated[list[Card], Meta(max_length=7)]], Meta(max_length=6)]
    leader: SeatNumber
    turn: SeatNumber
    phase: Phase
    pawns: dict[Clan, Annotated[int, Meta(ge=0, le=99)]]
    victories: dict[Clan, Annotated[int, Meta(ge=0, le=2)]]
    round: Annotated[int, Meta(ge=1, le=3)]
    pile: Cards = field(default_factory=list)
    discards: Cards = field(default_factory=list)
    trick: Trick = field(default_factory=list)
    given: Annotated[list[Card | None], Meta(max_length=6)] = field(default_factory=list)
    held: Annotated[list[Token | None], Meta(max_length=6)] = field(default_factory=list)
    used: Annotated[list[Token], Meta(max_length=5)] = field(default_factory=list)
    available: list[Token] | None = None
    award: Award | None = None
    round_winner: Clan | None = None
    history: Annotated[list[Trick], Meta(max_length=6)] = field(default_factory=list)
    options: Options = field(default_factory=Options)
    knowledge: Knowledge = field(default_factory=Knowledge)


def format_position(s: State, options: Options) -> Position:
    """The whole truth of a record."""
    seats, phase = range(int(s["seats"])), int(s["phase"])
    winner = int(seating.round_winner(row(s)))
    gave = [CARD_NAMES[s["given"][seat] - 1] if s["given"][seat] else None for seat in seats]
    nothing = [None] * len(seats)
    plain = {
        "players": len(seats),
        "clans": [clan_name(s, seat) for seat in seats],
        "hands": [sorted(cards_in(s["hand"][seat])) for seat in seats],
        "leader": int(s["leader"]),
        "turn": int(s["to_move"]),
        "phase": PHASES[phase],
        "pawns": per_clan(s["pawns"]),
        "victories": per_clan(s["victories"]),
        "round": int(s["round"]),
        "pile": [CARD_NAMES[kind] for kind in s["pile"][: s["pile_size"]][::-1]],
        "discards": discards(s),
        "trick": [plain_play(trick_play(s, place, None, True)) for place in range(int(s["trick_size"]))],
        "given": gave if phase == EXCHANGE else nothing,
        "held": [held_token(s, seat) for seat in seats],
        "used": sorted(name for token, name in enumerate(TOKEN_NAMES) if int(s["used"]) >> token & 1),
        "available": available_tokens(s),
        "award": {"clan": SIDES[s["award"]], "round_end": winner >= 0} if phase == AWARD else None,
        "round_winner": SIDES[winner] if winner >= 0 else None,
        "history": [[plain_play(play) for play in trick] for trick in past_tricks(s)],
        "knowledge": {"gave": nothing if phase == EXCHANGE else gave},
        "options": options,
    }
    return msgspec.convert(plain, Position, from_attributes=True)


def plain_play(play: TrickPlay) -> dict[str, int | str | bool | None]:
    """A play as data."""
    return msgspec.structs.asdict(play)


def discards(s: State) -> list[str]:
    """KI-608: the discards, the top card first; between two rounds all cards but the last trick, sorted."""
    if s["phase"] == LEADER:
        counts = [int(seating.copies(row(s), kind)) for kind in range(KINDS)]
        for kind in s["trick_card"][: s["trick_size"]]:
            counts[kind] -= 1
        return cards_in(counts)
    size = int(s["tricks"]) * int(seating.plays(row(s)))
    return [CARD_NAMES[s["past_card"][cell]] for cell in range(size - 1, -1, -1) if cell != s["taken"] - 1]


def parse_position(position: Position, s: State) -> None:
    """Write a position into a record whose options are set; whether it obeys the rules is for `check` to say."""
    refuse_lists(position)
    write_table(position, s)
    write_cards(position, s)
    write_tricks(position, s)
    refuse_tokens(position)
    refuse_past(position, int(s["taken"]))
    agree(position, format_position(s, position.options))


def refuse_lists(position: Position) -> None:
    """Lists per seat have an entry per seat, seats exist, clans alternate (KI-203), both clans are named."""
    players = position.players
    if not len(position.hands) == len(position.clans) == players:
        raise msgspec.ValidationError("`hands` and `clans` need one entry per player")
    if any(len(names) not in (0, players) for names in (position.given, position.held, position.knowledge.gave)):
        raise msgspec.ValidationError("`given`, `held` and `gave` need one entry per player")
    if any(position.clans[seat] == position.clans[seat - 1] for seat in range(1, players)):
        raise msgspec.ValidationError("`clans` alternate round the table")
    if not set(position.pawns) == set(position.victories) == set(SIDES):
        raise msgspec.ValidationError("`pawns` and `victories` need a number for B and for O")
    if max(position.leader, position.turn) >= players:
        raise msgspec.ValidationError("`leader` and `turn` are seats from 0 to players - 1")
    if (position.phase == "award") != (position.award is not None):
        raise msgspec.ValidationError("`award` belongs to phase award")
    if players == 2 and (position.phase == "exchange" or any(position.knowledge.gave)):  # KI-324
        raise msgspec.ValidationError("two players exchange nothing")
    if position.phase == "exchange" and (position.history or any(position.knowledge.gave)):  # KI-321
        raise msgspec.ValidationError("cards are exchanged before the first trick")
    if position.phase == "exchange" and position.given and None not in position.given:  # KI-321
        raise msgspec.ValidationError("when everybody has given, cards are taken up")
    if position.phase == "leader" and (players == 2 or position.options.round_leader != "clanChooses"):  # KI-312
        raise msgspec.ValidationError("a clan of two or three names the Leader, where `roundLeader` lets it")
    if position.phase == "target" and position.trick and position.trick[-1].card != "Ka":  # KI-521
        raise msgspec.ValidationError("phase target belongs to a Katana")


def write_table(position: Position, s: State) -> None:
    """Everything that lies open but the cards."""
    s["clan"] = SIDES.index(position.clans[0])
    s["leader"], s["to_move"], s["round"] = position.leader, position.turn, position.round
    s["phase"] = CODES[position.phase]
    for clan, name in enumerate(SIDES):
        s["pawns"][clan] = position.pawns[name]  # type: ignore[index]  # SIDES are the clans
        s["victories"][clan] = position.victories[name]  # type: ignore[index]  # SIDES are the clans
    for seat, held in enumerate(position.held):
        s["held"][seat] = TOKEN_NAMES.index(held) + 1 if held else 0
    for used in position.used:
        s["used"] |= 1 << TOKEN_NAMES.index(used)
    s["award"] = SIDES.index(position.award.clan) if position.award else 0


def write_cards(position: Position, s: State) -> None:
    """Hands, pile, and what was or is being given."""
    for seat, hand in enumerate(position.hands):
        for card in hand:
            s["hand"][seat, CARD_NAMES.index(card)] += 1
    s["pile_size"] = len(position.pile)
    s["pile"][: len(position.pile)] = [CARD_NAMES.index(card) for card in reversed(position.pile)]
    given = position.given if position.phase == "exchange" else position.knowledge.gave
    for seat, name in enumerate(given):
        s["given"][seat] = CARD_NAMES.index(name) + 1 if name else 0


def write_tricks(position: Position, s: State) -> None:
    """The trick on the table, the finished ones of this deal, and which of their cards was taken."""
    plays = int(seating.plays(row(s)))
    if len(position.trick) > plays or any(len(trick) != plays for trick in position.history):
        raise msgspec.ValidationError(f"a trick has {plays} plays")
    if len(position.history) >= seating.tricks_of_deal(row(s)):
        raise msgspec.ValidationError("after the last trick of a deal cards are dealt again")
    s["trick_size"], s["tricks"] = len(position.trick), len(position.history)
    for number, trick in enumerate([*position.history, position.trick]):
        for place, play in enumerate(trick):
            if play.seat != (int(seating.leader_of(row(s), number)) + place) % position.players:
                raise msgspec.ValidationError("plays go round clockwise from the Leader of their trick")
            try:
                use = use_of(play.token, play.side)
            except ValueError:
                raise msgspec.ValidationError("`side` belongs to the token +3") from None
            kind, cell = CARD_NAMES.index(play.card), number * plays + place
            if number < len(position.history):
                s["past_card"][cell], s["past_use"][cell] = kind, use
                s["past_struck"] |= play.destroyed << cell
            else:
                s["trick_card"][place], s["trick_use"][place] = kind, use
                s["struck"] |= play.destroyed << place
    s["taken"] = taken_cell(position, plays) + 1


def taken_cell(position: Position, plays: int) -> int:
    """KI-564: the cell of the finished tricks whose card is no longer among the discards, −1 if all are there."""
    if position.phase == "leader":
        return -1
    cards = [play.card for trick in position.history for play in trick]
    lying = list(reversed(position.discards))
    tricks = [*position.history, position.trick]
    users = [number for number in range(1, len(tricks)) if any(play.token == "discard" for play in tricks[number])]
    if position.phase == "fetch":
        users = [number for number in users if number < len(position.history)]
    if cards == lying and not users:
        return -1
    for number in users:
        for cell in range(number * plays - 1, (number - 1) * plays - 1, -1):
            if cards[:cell] + cards[cell + 1 :] == lying:
                return cell
    raise msgspec.ValidationError("`discards` are the cards of `history`, less the one taken with the Discard token")
