"""What matters in Bossa: tiles left in both hands, groups on the own line, and what nobody has seen yet."""

from ludoteca.engine.saying import Says
from ludoteca.engine.situation import Args, Situation
from ludoteca.games.bossa.box import GROUPS
from ludoteca.games.bossa.view import BossaView

RULES = {"place": "BO-610", "stack": "BO-623", "redraw": "BO-621", "swap": "BO-622"}


def reason(case: Situation) -> Says:
    """What speaks for a move or for a choice of the opening."""
    view: BossaView = case.view
    kind = str(case.decision[0])
    if kind not in RULES:
        return opening(case, view, kind)
    if any(says.id == "bossa-will-win" for says in case.effect):
        return Says("bossa-explain-win", "BO-701")
    args = facts(case, view, kind)
    if kind == "place":
        line, direction = str(case.decision[1]), str(case.decision[2])
        owner = view.owners["WB".index(line)]
        args |= {"line": line, "arm": direction, "groups": groups(view, line) + 1, "most": GROUPS}
        args |= {"whose": "own" if owner == case.seat else "other"}
    return Says(f"bossa-explain-{kind}", RULES[kind], args)


def facts(case: Situation, view: BossaView, kind: str) -> Args:
    """Tiles in both hands after the move, and what is still unseen."""
    laid = len(case.decision[-2]) if kind in ("place", "stack") else 0
    return {
        "left": view.hand_sizes[case.seat] - laid,
        "laid": laid,
        "seat": 1 - case.seat,
        "other": view.hand_sizes[1 - case.seat],
        "unseen": len(view.unseen),
        "pile": view.pile,
    }


def opening(case: Situation, view: BossaView, kind: str) -> Says:
    """A choice before the first move: the dice, and how many of the own tiles fit the lines."""
    hand = view.hands[case.seat] or []
    white, black = (sum(tile[line] > 0 for tile in hand) for line in (0, 1))
    args: Args = {"white": white, "black": black, "tiles": len(hand), "high": max(view.dice), "low": min(view.dice)}
    return Says(f"bossa-explain-{kind}", "BO-312" if kind in ("doubler", "inverter") else "BO-308", args)


def groups(view: BossaView, line: str) -> int:
    """Groups that lie on a line."""
    return sum(len(arm.groups) for arm in view.arms if arm.line == line)
