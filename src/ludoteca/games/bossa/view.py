"""What a seat, or a spectator, may see of Bossa (section 4), built by naming it, and the same in sentences."""

from typing import Literal

from msgspec import Struct

from ludoteca.engine.outcome import Outcome
from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.window import SEALED, TURN, Window
from ludoteca.games.bossa.box import (
    BLACK,
    CHOOSE,
    COLOUR,
    GROUPS,
    MODIFIER,
    MOST,
    MOVE,
    OVER,
    PAIRS,
    REDRAW,
    SIMULTANEOUS,
    STACK,
    SWAP,
    TILES,
    WHITE,
)
from ludoteca.games.bossa.knowledge import hands_open
from ludoteca.games.bossa.moves import tile_text
from ludoteca.games.bossa.rules.aims import modifier_of, next_value, outermost_count
from ludoteca.games.bossa.rules.legality import pending
from ludoteca.games.bossa.rules.sums import counts_beside, modified_pips, offered

Phase = Literal["choose", "colour", "modifier", "move", "over"]
Tile = tuple[int, int]
PHASES: dict[int, Phase] = {OVER: "over", CHOOSE: "choose", COLOUR: "colour", MODIFIER: "modifier", MOVE: "move"}
LINES: tuple[Literal["W", "B"], ...] = ("W", "B")
DIRECTIONS: tuple[Literal["up", "down"], ...] = ("up", "down")
TOKENS = (None, "doubler", "inverter")
ACTIONS = {REDRAW: "redraw", STACK: "stack", SWAP: "swap"}


class Stack(Struct, frozen=True):
    """Tiles laid on a group (BO-623); `mod` is the modifier on one of them and that tile."""

    seat: int
    tiles: list[Tile]
    mod: tuple[str, Tile] | None


class Group(Struct, frozen=True):
    """Tiles laid together: their value in the line, who laid them, a modifier on one of them, what lies on them."""

    count: int
    value: int
    tiles: list[Tile]
    seat: int
    mod: tuple[str, Tile] | None
    stacks: list[Stack]


class Arm(Struct, frozen=True):
    """One arm of a line: its groups, innermost first, what continues it (0: nothing can) and with how many tiles.

    `makes`: whether tiles of the viewer's own can continue it (BO-610).
    """

    line: Literal["W", "B"]
    direction: Literal["up", "down"]
    groups: list[Group]
    next: int
    counts: list[int]
    makes: bool


class BossaView(Struct, frozen=True, rename="camel", tag_field="game", tag="bossa"):
    """All one viewer may know now. Tiles are (white, black) pips; lists per seat start at seat 0, per line at White."""

    seat: int | None
    seats: int
    expansion: bool
    phase: Phase
    pending: list[int]
    dice: list[int]
    chooser: int
    owners: list[int | None]
    """Who owns the White and the Black line."""
    first: int | None
    turns: int
    arms: list[Arm]
    hands: list[list[Tile] | None]
    """BO-401, BO-402: the hands this viewer may see, None for the others. A tile counts its own pips (BO-504: with none
    of a line's colour it may not lie there)."""
    under_token: list[Tile]
    """BO-642, BO-643: what each tile of the viewer's hand would count in the White and the Black line under the
    modifier that the viewer can still use, 0 where it may not lie; [] without one."""
    hand_sizes: list[int]
    pile: int
    discards: list[Tile]
    unseen: list[Tile]
    """Tiles this viewer has not seen: in the pile, set aside, or in a hand that is not open yet."""
    actions: list[list[str]]
    """BO-403: unused action tiles of each seat."""
    kept: list[str | None]
    """BO-404: the modifier each seat has kept, None where there is none or it is still sealed."""
    modifier_used: list[bool]
    answered: list[bool]
    """Who has chosen a modifier already."""
    outcome: Outcome | None


def view(s: State, seat: int | None, all_hands: bool = False) -> BossaView:
    """What one seat may know; `None` is a spectator. `all_hands` is for matches that are over."""
    visible = [all_hands or other == seat or bool(hands_open(row(s))) for other in range(2)]
    mask = int(pending(row(s)))
    return BossaView(
        seat=seat,
        seats=2,
        expansion=bool(s["expansion"]),
        phase=PHASES[int(s["phase"])],
        pending=[other for other in range(2) if mask >> other & 1],
        dice=s["dice"].tolist(),
        chooser=int(s["chooser"]),
        owners=[None, None] if s["white"] == 0 else [int(s["white"]) - 1, 2 - int(s["white"])],
        first=int(s["first"]) - 1 if s["first"] else None,
        turns=int(s["turns"]),
        arms=[arm_view(s, arm, seat) for arm in range(4)],
        hands=[tiles_of(s["hand"][other]) if visible[other] else None for other in range(2)],
        under_token=[] if seat is None else tiles_under_token(s, seat),
        hand_sizes=[int(s["hand"][other]).bit_count() for other in range(2)],
        pile=int(s["pile_size"]),
        discards=tiles_of(s["discards"]),
        unseen=tiles_of(unseen(s, visible)),
        actions=[[name for bit, name in ACTIONS.items() if s["actions"][other] >> bit & 1] for other in range(2)],
        kept=[TOKENS[s["kept"][other]] if all_hands or token_open(s, seat, other) else None for other in range(2)],
        modifier_used=[bool(s["under"][other]) for other in range(2)],
        answered=[bool(s["kept"][other]) for other in range(2)],
        outcome=outcome(s),
    )


def tiles_of(mask: int) -> list[Tile]:
    """A set of tiles, sorted."""
    return [pair for number, pair in enumerate(PAIRS) if int(mask) >> number & 1]


def tiles_under_token(s: State, seat: int) -> list[Tile]:
    """BO-640: what a seat's tiles would count, one of them at a time, under the modifier that it can still use."""
    modifier, held = int(modifier_of(row(s), seat)), int(s["hand"][seat])
    if not modifier:
        return []
    counted = [[int(modified_pips(line, tile, modifier)) for line in (WHITE, BLACK)] for tile in range(TILES)]
    return [(white, black) for tile, (white, black) in enumerate(counted) if held >> tile & 1]


def unseen(s: State, visible: list[bool]) -> int:
    """The tiles that a viewer who sees these hands has not located."""
    seen = int(s["discards"]) | int(s["stacked"][0]) | int(s["stacked"][1])
    for arm in range(4):
        for place in range(int(s["groups"][arm])):
            seen |= int(s["laid"][arm, place])
    for seat, shown in enumerate(visible):
        seen |= int(s["hand"][seat]) if shown else 0
    return (1 << len(PAIRS)) - 1 & ~seen


def side(seat: int, seats: int) -> int:
    """Everybody plays alone."""
    return seat


def window(s: State) -> Window:
    """BO-312: modifiers are chosen at the same time and sealed, unless the table has them chosen in turn."""
    return SEALED if s["phase"] == MODIFIER and s["modifier_choice"] == SIMULTANEOUS else TURN


def is_out(s: State, seat: int) -> bool:
    """Nobody leaves the match before its end."""
    return False


def token_open(s: State, seat: int | None, owner: int) -> bool:
    """BO-404: a kept modifier is open once both have chosen, or at once where they are chosen in turn."""
    return owner == seat or window(s).kind != "sealed"


def arm_view(s: State, arm: int, viewer: int | None) -> Arm:
    """One arm of a line with what continues it, and whether the viewer can."""
    value = int(next_value(row(s), arm))
    counts = int(counts_beside(row(s), int(outermost_count(row(s), arm)))) if value > 0 else 0
    return Arm(
        line=LINES[arm // 2],
        direction=DIRECTIONS[arm % 2],
        groups=[group_view(s, arm, place) for place in range(int(s["groups"][arm]))],
        next=max(value, 0),
        counts=[count for count in range(1, MOST) if counts >> count & 1],
        makes=viewer is not None and value > 0 and makes(s, viewer, arm // 2, value, counts),
    )


def makes(s: State, seat: int, line: int, value: int, counts: int) -> bool:
    """BO-610: whether some tiles of a hand, so many as `counts` has bits for, make a value of a line."""
    hand, modifier = int(s["hand"][seat]), int(modifier_of(row(s), seat))
    return bool(offered(hand, line, 0, value, counts, modifier))


def group_view(s: State, arm: int, place: int) -> Group:
    """One group with its stacks, in the order they were laid."""
    on = [seat for seat in range(2) if s["stack_on"][seat] == 1 + arm * GROUPS + place]
    on.sort(key=lambda seat: int(s["stack_turn"][seat]))
    seat = int(s["placer"][arm, place])
    return Group(
        count=int(s["count"][arm, place]),
        value=int(s["value"][arm, place]),
        tiles=tiles_of(s["laid"][arm, place]),
        seat=seat,
        mod=token_on(s, seat, int(s["laid"][arm, place])),
        stacks=[Stack(who, tiles_of(s["stacked"][who]), token_on(s, who, int(s["stacked"][who]))) for who in on],
    )


def token_on(s: State, seat: int, tiles: int) -> tuple[str, Tile] | None:
    """The modifier a seat has laid on one of these tiles."""
    under = int(s["under"][seat]) - 1
    if under < 0 or not tiles >> under & 1:
        return None
    return str(TOKENS[s["kept"][seat]]), PAIRS[under]


def outcome(s: State) -> Outcome | None:
    """BO-701 to BO-705: the winner and the reason; scores are the tiles left in hand. None while the game goes on."""
    if s["phase"] != OVER:
        return None
    winner = int(s["winner"]) - 1
    rule = 700 + int(s["reason"])
    return Outcome(
        scores=[int(s["hand"][seat]).bit_count() for seat in range(2)],
        ranking=[1, 1] if winner < 0 else [1 if seat == winner else 2 for seat in range(2)],
        winners=[0, 1] if winner < 0 else [winner],
        because=Says(
            f"bossa-because-{rule}" if winner >= 0 else "bossa-because-draw",
            f"BO-{rule}",
            {"seat": winner} if winner >= 0 else {},
        ),
    )


def describe(view: BossaView) -> list[Section]:
    """The view in sentences: both lines, the players, the pile, the hands."""
    return [
        *(Section(line_heading(view, line), line_lines(view, line)) for line in range(2)),
        Section(Says("bossa-heading-seats"), [seat_line(view, seat) for seat in range(2)]),
        Section(Says("bossa-heading-pile", "BO-406"), pile_lines(view)),
        *(
            Section(
                Says("bossa-heading-hand", args={"seat": seat}),
                [Says("bossa-line-tiles", args={"text": tiles_text(hand)})],
            )
            for seat, hand in enumerate(view.hands)
            if hand is not None
        ),
    ]


def tiles_text(tiles: list[Tile]) -> str:
    """Tiles in notation, "–" for none."""
    return ", ".join(map(tile_text, tiles)) or "–"


def line_heading(view: BossaView, line: int) -> Says:
    """A line by its colour, its die and its owner."""
    args: dict[str, int | str | list[int]] = {"line": LINES[line], "value": view.dice[line]}
    owner = view.owners[line]
    return (
        Says("bossa-heading-line", "BO-310", args)
        if owner is None
        else Says("bossa-heading-line-of", "BO-310", {**args, "seat": owner})
    )


def line_lines(view: BossaView, line: int) -> list[Says]:
    """Every group of a line, and what continues its arms."""
    lines = []
    for arm in view.arms:
        if arm.line == LINES[line]:
            for group in arm.groups:
                args: dict[str, int | str | list[int]] = {
                    "value": group.value,
                    "count": group.count,
                    "text": tiles_text(group.tiles),
                }
                lines.append(Says("bossa-line-group", args=args))
            if arm.next:
                counts = ", ".join(map(str, arm.counts))
                lines.append(
                    Says("bossa-line-next", "BO-505", {"arm": arm.direction, "value": arm.next, "text": counts})
                )
    return lines


def seat_line(view: BossaView, seat: int) -> Says:
    """A seat's tiles, unused actions and modifier."""
    token = None if view.modifier_used[seat] else view.kept[seat]
    if token is None and not view.actions[seat]:
        return Says("bossa-line-seat-bare", "BO-403", {"seat": seat, "count": view.hand_sizes[seat]})
    return Says(
        "bossa-line-seat",
        "BO-403",
        {
            "seat": seat,
            "count": view.hand_sizes[seat],
            "redraw": int("redraw" in view.actions[seat]),
            "swap": int("swap" in view.actions[seat]),
            "stack": int("stack" in view.actions[seat]),
            "token": token or "none",
        },
    )


def pile_lines(view: BossaView) -> list[Says]:
    """The pile, what was thrown away, and which tiles nobody has seen yet."""
    return [
        Says("bossa-line-pile", "BO-406", {"count": view.pile}),
        Says("bossa-line-unseen", "BO-406", {"count": len(view.unseen), "text": tiles_text(view.unseen)}),
        *([Says("bossa-line-discards", "BO-405", {"text": tiles_text(view.discards)})] if view.discards else []),
    ]
