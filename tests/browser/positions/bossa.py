"""Moments of Bossa: the opening, every kind of decision, the fullest lines and hands, and each way it ends."""

from ludoteca.engine.match import Match
from ludoteca.games.bossa.view import BossaView
from tests.browser.positions.moment import Moment, ended, said, views

EXPANSION = {"expansion": True}


def my_move(match: Match) -> bool:
    """Seat 0 has a turn, not a choice of the opening."""
    return not match.over and match.pending == (0,) and match.view(0).phase == "move"


def groups(view: BossaView, line: str = "WB") -> int:
    """How many groups lie in these lines."""
    return sum(len(arm.groups) for arm in view.arms if arm.line in line)


def two_stacks(match: Match) -> bool:
    """Both players have stacked."""
    arms = match.view(0).arms if my_move(match) else []
    return sum(len(group.stacks) for arm in arms for group in arm.groups) == 2


def long_hand(view: BossaView) -> bool:
    """As many tiles in hand as can be, and groups to lay them beside."""
    return view.hand_sizes[0] == 7 and groups(view) >= 4


def dense(match: Match) -> bool:
    """Nine groups lie, and both hands are long."""
    return my_move(match) and groups(match.view(0)) >= 9 and match.view(0).hand_sizes[0] >= 5


def can_place(match: Match) -> bool:
    """Groups of one tile and of several could be placed."""
    legal = match.legal(0) if my_move(match) else []
    return {len(move.steps) > 2 for move in legal if move.decision[0] == "place"} == {False, True}


def can_stack(match: Match) -> bool:
    """Several groups could be stacked on."""
    return my_move(match) and sum(move.decision[0] == "stack" for move in match.legal(0)) >= 2


def can_mark(match: Match) -> bool:
    """The own token would help with several moves."""
    legal = match.legal(0) if my_move(match) and groups(match.view(0)) >= 3 else []
    return sum(move.decision[0] in ("place", "stack") and move.decision[-1] is not None for move in legal) >= 4


QUICKEST: tuple[int, dict[str, int]] = (2, {})
"""The fewest seats and the quickest options."""
MOMENTS = [
    Moment("opening", seats=2, seed=2),
    Moment("opening-waits", seats=2, seed=1, mine=False),
    Moment("colour", seats=2, seed=6, by="random", until=views(lambda view: view.phase == "colour")),
    Moment("modifier", seats=2, seed=2, options=EXPANSION, moves=1, answers={1: "doubler"}),
    Moment("modifier-kept", seats=2, seed=2, options=EXPANSION, moves=1, answers={0: "inverter"}),
    Moment("first-turn", seats=2, seed=1, until=my_move),
    Moment("midgame", seats=2, seed=12, by="random", until=can_place, moves=8),
    Moment("waiting", seats=2, seed=5, moves=6, mine=False),
    Moment("stack", seats=2, seed=2, moves=8, until=can_stack),
    Moment("stacked", seats=2, seed=15, options=EXPANSION, until=two_stacks),
    Moment("redraw", seats=2, seed=8, moves=5, until=my_move, chosen=(said("bossa-redraw"),)),
    Moment("swap", seats=2, seed=5, moves=5, until=my_move, chosen=(said("bossa-swap"),)),
    Moment("token", seats=2, seed=13, options=EXPANSION, until=can_mark),
    Moment("hand", seats=2, seed=43, options=EXPANSION, by="random", until=views(long_hand)),
    Moment("dense", seats=2, seed=33, options=EXPANSION, by="random", until=dense),
    Moment("free", seats=2, seed=25, options={"group_count": "free"}, by="random", moves=7, until=my_move),
    Moment("last-tile", seats=2, seed=35, by="random", until=lambda match: my_move(match) and match.view(0).pile == 0),
    Moment("only-move", seats=2, seed=4, until=lambda match: my_move(match) and len(match.legal(0)) == 1),
    Moment("spectator", seats=2, seed=9, options=EXPANSION, moves=8, seat=None),
    Moment("spectator-opening", seats=2, seed=2, seat=None),
    Moment("end", seats=2, seed=10, until=ended("bossa-because-701"), told=200),
    Moment("end-line", seats=2, seed=20, until=ended("bossa-because-702")),
    Moment("end-stuck", seats=2, seed=3, until=ended("bossa-because-704")),
    Moment("end-pile", seats=2, seed=35, by="random", until=ended("bossa-because-705")),
    Moment("end-draw", seats=2, seed=4, by="random", until=ended("bossa-because-draw")),
]  # fmt: skip
