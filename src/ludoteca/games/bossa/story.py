"""What happened in Bossa, as plain data: events for each seat and the chance behind them."""

from typing import Any

from ludoteca.engine.chance import Chance
from ludoteca.engine.event import Event, Told, openly, secretly
from ludoteca.engine.record import State, row
from ludoteca.games.bossa.box import CHOOSE, FACES, KEEP, MODIFIER, MOVE, OVER, TILES
from ludoteca.games.bossa.moves import WORDS, decision_of, tile_text
from ludoteca.games.bossa.refusals import not_whole, refusal
from ludoteca.games.bossa.rules.aims import next_value
from ludoteca.games.bossa.view import outcome, tiles_of, tiles_text, window

__all__ = ["FORETOLD", "chances", "not_whole", "refusal", "tell", "tell_deal"]

FORETOLD = {
    "bossa-placed": "bossa-will-place",
    "bossa-stacked": "bossa-will-stack",
    "bossa-won-701": "bossa-will-win",
    "bossa-won-703": "bossa-will-win",
}
"""Events that are certain before the move is made, whatever is hidden: what the key announces."""


def chances(before: State | None, after: State) -> list[Chance]:
    """BO-901, BO-902: one shuffle and the rolls of the dice, all of them before the first decision."""
    if before is not None:
        return []
    roll = [Chance("BO-306", "pick", FACES), Chance("BO-306", "pick", FACES)]
    return [Chance("BO-301", "shuffle", TILES), *roll * int(after["rolls"])]


def tell_deal(s: State) -> list[Told]:
    """BO-302 to BO-307: tiles are dealt, dice are rolled."""
    told = [openly(Event("bossa-began", "BO-302", None, {"count": int(s["pile_size"])}))]
    for seat in range(2):
        tiles = tiles_text(tiles_of(s["hand"][seat]))
        told.append(secretly(Event("bossa-dealt", "BO-303", seat, {"text": tiles}), None, seat))
    white, black = s["dice"].tolist()
    rolled: dict[str, int | str | list[int]] = {"white": white, "black": black, "count": int(s["rolls"])}
    return [*told, openly(Event("bossa-rolled", "BO-306", int(s["chooser"]), rolled))]


def tell(before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]:
    """What a move led to, in the order it happened."""
    told = tell_decision(before, seat, steps, after)
    if before["phase"] != MOVE and after["turns"] == 0 and after["phase"] in (MOVE, OVER):
        told += tell_drawn(before, int(after["first"]) - 1, after)
    elif before["phase"] == MOVE and (after["phase"] == MOVE or drew_and_lost(before, after)):
        told += tell_drawn(before, 1 - seat, after)
    if after["phase"] == OVER:
        told.append(openly(tell_end(after)))
    return told


def drew_and_lost(before: State, after: State) -> bool:
    """Whether the game ended on the draw of the next turn (BO-704, BO-A07) and not on the move itself."""
    return bool(after["phase"] == OVER and after["to_move"] != before["to_move"])


def tell_decision(before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]:
    """The decision itself."""
    if before["phase"] == MODIFIER:
        return tell_kept(before, seat, after)
    if before["phase"] != MOVE:
        return tell_choice(before, seat, steps[0], after)
    return [openly(event) for event in tell_move(before, seat, decision_of(steps), after)]


def tell_choice(before: State, seat: int, step: int, after: State) -> list[Told]:
    """BO-308, BO-309, BO-311: a line or the first move; once the lines have owners the hands are turned up."""
    rule = "BO-308" if before["phase"] == CHOOSE else "BO-309"
    told = [openly(Event(f"bossa-chose-{WORDS[step]}", rule, seat))]
    if after["white"]:
        for owner in range(2):
            hand = int(before["hand"][owner])
            told.append(openly(Event("bossa-revealed", "BO-311", owner, {"text": tiles_text(tiles_of(hand))})))
    return told


def tell_kept(before: State, seat: int, after: State) -> list[Told]:
    """BO-312: sealed choices are told when both are in; in turn, each at once."""
    if window(before).kind != "sealed":
        return [openly(kept_event(after, seat))]
    if not before["kept"][1 - seat]:
        return []
    return [openly(kept_event(after, owner)) for owner in range(2)]


def kept_event(s: State, seat: int) -> Event:
    """Which modifier a seat has kept."""
    return Event(f"bossa-kept-{WORDS[KEEP + int(s['kept'][seat]) - 1]}", "BO-312", seat)


def tell_move(before: State, seat: int, decision: list[Any], after: State) -> list[Event]:
    """BO-610 to BO-646: a group, a stack, or an action tile."""
    match decision:
        case ["place", line, arm, tiles, marked]:
            value = int(next_value(row(before), (0 if line == "W" else 2) + (arm == "down")))
            args = {"line": line, "arm": arm, "value": value, "count": len(tiles), "text": tiles_text(tiles)}
            return [*tell_marked(before, seat, marked), Event("bossa-placed", "BO-611", seat, args)]
        case ["stack", line, arm, place, tiles, marked]:
            value = int(before["value"][(0 if line == "W" else 2) + (arm == "down"), place])
            args = {"line": line, "arm": arm, "value": value, "count": len(tiles), "text": tiles_text(tiles)}
            return [*tell_marked(before, seat, marked), Event("bossa-stacked", "BO-623", seat, args)]
        case ["redraw", tile]:
            drawn = tile_text(drawn_tile(before, 0))
            return [Event("bossa-redrew", "BO-621", seat, {"tile": tile_text(tile), "other": drawn})]
        case ["swap", own, other]:
            return [Event("bossa-swapped", "BO-622", seat, {"tile": tile_text(own), "other": tile_text(other)})]
    return []


def drawn_tile(before: State, later: int) -> tuple[int, int]:
    """The tile that was the top of the pile, or so many below it."""
    return tiles_of(1 << int(before["pile"][before["pile_size"] - 1 - later]))[0]


def tell_marked(before: State, seat: int, marked: Any) -> list[Event]:
    """BO-641: the modifier is laid on a tile."""
    if marked is None:
        return []
    token = WORDS[KEEP + int(before["kept"][seat]) - 1]
    return [Event(f"bossa-used-{token}", "BO-641", seat, {"tile": tile_text(marked)})]


def tell_drawn(before: State, seat: int, after: State) -> list[Told]:
    """BO-602: the next turn begins with a tile drawn in the open."""
    taken = int(before["pile_size"]) - int(after["pile_size"])
    tile = tile_text(drawn_tile(before, taken - 1))
    return [openly(Event("bossa-drew", "BO-602", seat, {"tile": tile, "count": int(after["pile_size"])}))]


def tell_end(after: State) -> Event:
    """BO-701 to BO-705: who won, and why."""
    result = outcome(after)
    rule = f"BO-{700 + int(after['reason'])}"
    if result is None or len(result.winners) > 1:
        return Event("bossa-drawn", rule)
    return Event(f"bossa-won-{rule[3:]}", rule, None, {"seat": result.winners[0]})
