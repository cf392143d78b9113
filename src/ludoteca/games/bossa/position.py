"""Any position of Bossa as JSON, in and out, hidden things included. A tile is [white pips, black pips].

pile      first tile = top                     lines     line W or B -> arm up or down -> groups, innermost first
removed   the tile set aside at set-up         actions   per seat: action tiles not used yet
discards  tiles thrown away by Redraw          kept      per seat: modifier kept, or null
hands     per seat                             modifier_used  per seat; derived
dice      W, B: value of each die              active    seat to decide
chooser   seat that decides first              phase     choose, colour, modifier, move or over
owner     line -> seat, or null                outcome   winner (null: draw) and reason A to E, when over
first     first player, or null                turns     turns finished (0 if left out)
options   as in the option table (defaults if left out)
"""

from collections.abc import Sized
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from ludoteca.engine.agreement import agree
from ludoteca.engine.record import State, row
from ludoteca.games.bossa.box import GROUPS, OVER, PAIRS, Options
from ludoteca.games.bossa.moves import tile_number
from ludoteca.games.bossa.rules.aims import first_steps
from ludoteca.games.bossa.view import (
    ACTIONS,
    DIRECTIONS,
    LINES,
    PHASES,
    TOKENS,
    Phase,
    Tile,
    group_view,
    tiles_of,
)

CODES = {name: code for code, name in PHASES.items()}
Tiles = Annotated[list[Tile], Meta(max_length=27)]
SeatNumber = Annotated[int, Meta(ge=0, le=1)]
Token = Literal["doubler", "inverter"]
Pair = Annotated[list[Any], Meta(min_length=2, max_length=2)]


class Stacked(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles laid on a group (BO-623), as views show them."""

    seat: SeatNumber
    tiles: Tiles
    mod: tuple[Token, Tile] | None = None


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A group, as views show it."""

    count: Annotated[int, Meta(ge=1, le=12)]
    value: Annotated[int, Meta(ge=1, le=12)]
    tiles: Tiles
    seat: SeatNumber
    mod: tuple[Token, Tile] | None = None
    stacks: Annotated[list[Stacked], Meta(max_length=2)] = field(default_factory=list)


Line = dict[Literal["up", "down"], Annotated[list[Laid], Meta(max_length=6)]]


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game ended."""

    winner: SeatNumber | None
    reason: Literal["A", "B", "C", "D", "E"]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position; see the top of this file."""

    pile: Tiles
    removed: Tile
    hands: Annotated[list[Tiles], Meta(min_length=2, max_length=2)]
    dice: dict[Literal["W", "B"], Annotated[int, Meta(ge=1, le=6)]]
    chooser: SeatNumber
    owner: dict[Literal["W", "B"], SeatNumber | None]
    first: SeatNumber | None
    lines: dict[Literal["W", "B"], Line]
    actions: Annotated[list[list[Literal["redraw", "stack", "swap"]]], Meta(min_length=2, max_length=2)]
    active: SeatNumber
    phase: Phase
    discards: Tiles = field(default_factory=list)
    kept: Annotated[list[Token | None], Meta(min_length=2, max_length=2)] = field(default_factory=lambda: [None, None])
    modifier_used: Annotated[list[bool], Meta(min_length=2, max_length=2)] | None = None
    outcome: End | None = None
    turns: Annotated[int, Meta(ge=0, le=45)] = 0
    options: Options = field(default_factory=Options)
    players: Literal[2] = 2


def format_position(s: State, options: Options) -> Position:
    """The whole truth of a record."""
    white = int(s["white"])
    return Position(
        pile=[PAIRS[tile] for tile in s["pile"][: s["pile_size"]][::-1]],
        removed=PAIRS[int(s["removed"]) - 1],
        hands=[tiles_of(hand) for hand in s["hand"]],
        dice={line: int(s["dice"][number]) for number, line in enumerate(LINES)},
        chooser=int(s["chooser"]),
        owner={"W": None, "B": None} if white == 0 else {"W": white - 1, "B": 2 - white},
        first=int(s["first"]) - 1 if s["first"] else None,
        lines={line: line_of(s, number) for number, line in enumerate(LINES)},
        actions=[sorted(name for bit, name in ACTIONS.items() if s["actions"][seat] >> bit & 1) for seat in range(2)],  # type: ignore[misc]  # names of ACTIONS
        active=int(s["to_move"]),
        phase=PHASES[int(s["phase"])],
        discards=tiles_of(s["discards"]),
        kept=[TOKENS[token] for token in s["kept"]],  # type: ignore[misc]  # names of TOKENS
        modifier_used=[bool(under) for under in s["under"]],
        outcome=end_of(s),
        turns=int(s["turns"]),
        options=options,
    )


def line_of(s: State, line: int) -> Line:
    """Both arms of a line."""
    return {
        direction: [laid(s, 2 * line + number, place) for place in range(int(s["groups"][2 * line + number]))]
        for number, direction in enumerate(DIRECTIONS)
    }


def laid(s: State, arm: int, place: int) -> Laid:
    """One group with its stacks and modifiers."""
    return msgspec.convert(group_view(s, arm, place), Laid, from_attributes=True)


def end_of(s: State) -> End | None:
    """How the game ended, None while it goes on."""
    if s["phase"] != OVER:
        return None
    return End(int(s["winner"]) - 1 if s["winner"] else None, "ABCDE"[int(s["reason"]) - 1])  # type: ignore[arg-type]  # one of the letters


def parse_position(position: Position, s: State) -> None:
    """Write a position into a record whose options are set; whether it obeys the rules is for `check` to say."""
    parts: list[Sized] = [position.dice, position.owner, position.lines, *position.lines.values()]
    if any(len(part) < len(LINES) for part in parts):
        raise msgspec.ValidationError("dice, owner and lines have W and B, each line has up and down")
    try:
        parse_tiles(position, s)
    except ValueError as error:
        raise msgspec.ValidationError("a tile is [white pips, black pips], 1 to 6 in all") from error
    s["dice"] = [position.dice["W"], position.dice["B"]]
    s["rolls"] = 1
    s["chooser"], s["to_move"], s["phase"] = position.chooser, position.active, CODES[position.phase]
    s["white"] = 0 if position.owner["W"] is None else 1 + position.owner["W"]
    s["first"] = 0 if position.first is None else 1 + position.first
    s["turns"] = position.turns
    for seat in range(2):
        s["actions"][seat] = sum(1 << bit for bit, name in ACTIONS.items() if name in position.actions[seat])
        s["kept"][seat] = TOKENS.index(position.kept[seat])
    if position.outcome is not None:
        s["winner"] = 0 if position.outcome.winner is None else 1 + position.outcome.winner
        s["reason"] = 1 + "ABCDE".index(position.outcome.reason)
    if position.phase == "move":
        s["moves"] = int(first_steps(row(s), position.active))
    agree(position, format_position(s, position.options))


def parse_tiles(position: Position, s: State) -> None:
    """Where every tile is."""
    s["pile_size"] = len(position.pile)
    s["pile"][: len(position.pile)] = [tile_number(tile) for tile in reversed(position.pile)]
    s["removed"] = 1 + tile_number(position.removed)
    s["discards"] = mask_of(position.discards)
    for seat in range(2):
        s["hand"][seat] = mask_of(position.hands[seat])
    for line, letter in enumerate(LINES):
        for number, direction in enumerate(DIRECTIONS):
            for place, group in enumerate(position.lines[letter][direction]):
                parse_group(s, 2 * line + number, place, group)


def parse_group(s: State, arm: int, place: int, group: Laid) -> None:
    """One group with its stacks and modifiers."""
    s["groups"][arm] = place + 1
    s["count"][arm, place], s["value"][arm, place] = group.count, group.value
    s["laid"][arm, place], s["placer"][arm, place] = mask_of(group.tiles), group.seat
    if group.mod is not None:
        s["under"][group.seat] = 1 + tile_number(group.mod[1])
    for turn, stack in enumerate(group.stacks):
        s["stacked"][stack.seat] = mask_of(stack.tiles)
        s["stack_on"][stack.seat] = 1 + arm * GROUPS + place
        s["stack_turn"][stack.seat] = turn
        if stack.mod is not None:
            s["under"][stack.seat] = 1 + tile_number(stack.mod[1])


def mask_of(tiles: list[Tile]) -> int:
    """A set of tiles as bits."""
    return sum(1 << number for number in {tile_number(tile) for tile in tiles})
