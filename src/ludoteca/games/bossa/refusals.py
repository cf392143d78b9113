"""Why a step of Bossa is not legal, or steps are no move: the rule and the facts, as far as the seat knows them."""

from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says
from ludoteca.games.bossa.box import MODIFIED, ON_GROUP, PAIRS, PIPS, PLACE, TILE, USE_REDRAW
from ludoteca.games.bossa.rules.aims import arm_of, line_of, modifier_of, next_value, place_of
from ludoteca.games.bossa.rules.sums import modified_pips
from ludoteca.games.bossa.view import LINES, arm_view

MOST_NAMED = 3
"""Where more numbers of tiles than this are allowed, any number is."""


def refusal(s: State, seat: int, step: int, rule: int) -> Says:
    """Why a step is not legal: the rule and the facts, as far as the seat knows them."""
    cited = f"BO-{rule}"
    if rule in (308, 309, 601, 312):
        if rule == 312 and s["kept"][seat]:
            return Says("bossa-refused-kept", cited)
        if rule != 312 and seat != s["to_move"]:
            return Says("bossa-refused-turn", cited, {"seat": int(s["to_move"])})
        return Says(f"bossa-refused-{rule}", cited)
    if rule in (505, 506, 507, 508, 610):
        return refusal_of_end(s, seat, step, rule)
    if rule == 623:
        aim = step if step < TILE else int(s["aim"])
        arm, place = int(arm_of(aim)), int(place_of(aim))
        value, count = int(s["value"][arm, place]), int(s["count"][arm, place])
        return Says("bossa-refused-623", cited, {"line": LINES[arm // 2], "value": value, "count": count})
    if rule == 504:
        return Says("bossa-refused-504", cited, {"line": LINES[int(arm_of(int(s["aim"]))) // 2]})
    if rule > 700:
        return Says("bossa-refused-over", cited)
    return Says(f"bossa-refused-{rule}", cited)


def refusal_of_end(s: State, seat: int, step: int, rule: int) -> Says:
    """BO-505 to BO-508, BO-610: which end, what it takes there, and what the tiles make with this one."""
    cited = f"BO-{rule}"
    end = arm_view(s, int(arm_of(step if step < TILE else int(s["aim"]))), seat)
    args: dict[str, int | str | list[int]] = {"line": end.line, "arm": end.direction, "value": end.next}
    if rule == 508:
        return Says("bossa-refused-508", cited, args)
    if rule == 505:
        total = end.next - int(s["need"]) + pips_of(s, seat, step)
        id = "bossa-refused-505" if total > end.next else "bossa-refused-505-short"
        return Says(id, cited, {**args, "sum": total})
    if len(end.counts) > MOST_NAMED:
        return Says("bossa-refused-610-any", cited, args)
    return Says(f"bossa-refused-{rule}", cited, {**args, "counts": end.counts})


def pips_of(s: State, seat: int, step: int) -> int:
    """What the tile of a step counts in the line that is aimed at, under the modifier where the step lays it."""
    line = int(line_of(int(s["aim"])))
    if step >= MODIFIED:
        return int(modified_pips(line, step - MODIFIED, int(modifier_of(row(s), seat))))
    return int(PIPS[line, step - TILE])


def not_whole(s: State, steps: tuple[int, ...], id: str) -> Says:
    """Why steps that are legal one by one are no move: the tiles make less than the value they are to make, or more."""
    if not steps or not PLACE <= steps[0] < USE_REDRAW:
        return Says(id, "BO-603")
    aim, arm = steps[0], int(arm_of(steps[0]))
    stacks = aim >= ON_GROUP
    value = int(s["value"][arm, place_of(aim)] if stacks else next_value(row(s), arm))
    made = sum(counted(s, arm // 2, step) for step in steps[1:])
    args: dict[str, int | str | list[int]] = {"line": LINES[arm // 2], "made": made, "value": value}
    return Says("bossa-refused-sum", "BO-623" if stacks else "BO-610", args)


def counted(s: State, line: int, step: int) -> int:
    """BO-503, BO-641: what a tile that is chosen counts in a line."""
    tile = (step - TILE) % len(PAIRS)
    if step < MODIFIED:
        return int(PIPS[line, tile])
    return int(modified_pips(line, tile, int(s["kept"][s["to_move"]])))
