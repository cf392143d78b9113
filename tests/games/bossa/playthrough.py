"""Whole games of Bossa as text, one short line per move, to be read line by line when they change.

`python -m tests.games.bossa.playthrough` writes them anew.

     8 b W+ 3-2 2-1 | W 3x1 (4) 5x2 6x3 | B (1) 2x1 | a 5-0 | b 1-1 0-2 | 10 | drew a 5-0
    move            | values x tiles from low to high, the die in brackets; ' under a stack, * under a token
                                        | hands once they are open | pile | what happened
"""

import random
from pathlib import Path
from typing import Any

from ludoteca import Match, Move
from ludoteca.engine.event import Event
from ludoteca.games.bossa.moves import tile_text
from ludoteca.games.bossa.view import BossaView, Group
from tests.games.bossa.table import BOSSA
from tests.games.playthrough import Playthroughs, Script

SEATS = "ab"


SCRIPTS = {
    "plain": Script(2, 38, {}),
    "tokens": Script(2, 9, {"expansion": True}),
    "loose": Script(
        2,
        23,
        {
            "expansion": True,
            "group_count": "sameOrOneOff",
            "pile_end": "onLastDraw",
            "modifier_choice": "secondPlayerFirst",
        },
    ),
}
TOLD_BY_THE_MOVE = ("placed", "stacked", "chose-white", "chose-black", "chose-first", "swapped")
TOKENS = ("doubler", "inverter")


def choose(match: Match, dice: random.Random) -> Move:
    """A move by somebody who mostly lays tiles, likes tokens, and sometimes does anything at all."""
    legal = match.legal(match.pending[0])
    laid = [move for move in legal if move.decision[0] in ("place", "stack")]
    marked = [move for move in laid if move.decision[-1] is not None]
    chance = dice.random()
    return dice.choice(marked if marked and chance < 0.3 else laid if laid and chance < 0.75 else legal)


def phrase(event: Event) -> str:
    """An event in few words."""
    words = [event.id.removeprefix("bossa-")]
    if event.by is not None:
        words.append(SEATS[event.by])
    if "seat" in event.args:
        words.append(SEATS[int(str(event.args["seat"]))])
    words += [str(event.args[key]) for key in ("white", "black", "tile", "other", "text") if key in event.args]
    return " ".join(words)


def group_text(group: Group) -> str:
    """A group by its value and number of tiles."""
    marks = "*" * ((group.mod is not None) + sum(stack.mod is not None for stack in group.stacks))
    return f"{group.value}x{group.count}{chr(39) * len(group.stacks)}{marks}"


def line_text(view: BossaView, line: int) -> str:
    """A line from its lowest value to its highest."""
    up, down = (view.arms[2 * line + arm].groups for arm in range(2))
    return " ".join(["WB"[line], *map(group_text, reversed(down)), f"({view.dice[line]})", *map(group_text, up)])


def hand_text(view: BossaView, seat: int) -> str:
    """A hand, or backs as long as it is not open."""
    hand = view.hands[seat]
    tiles = ["?"] * view.hand_sizes[seat] if hand is None else [tile_text(tile) for tile in hand]
    return " ".join([SEATS[seat], *tiles])


def line(_before: Any, match: Match, events: list[Event]) -> str:
    """The line of the last move, as somebody who watches sees the table."""
    view = match.view(None)
    happened = ", ".join(phrase(event) for event in events if event.id.removeprefix("bossa-") not in TOLD_BY_THE_MOVE)
    parts = [f"{match.sequence:3} {match.moves[-1].text:22}", line_text(view, 0), line_text(view, 1)]
    parts += [hand_text(view, 0), hand_text(view, 1), str(view.pile), happened]
    return " | ".join(parts).rstrip(" |")


PLAYTHROUGHS = Playthroughs(BOSSA, Path(__file__).with_name("playthroughs"), SCRIPTS, choose, phrase, line)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
