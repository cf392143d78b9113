"""Whole games of Kitsune as text, one short line per move, to be read line by line when they change.

`python -m tests.games.kitsune.playthrough` writes them anew.

    12 b O5 block  | B4 O5 | B1 B2 O3 Ka | 4:0 | scored 4:5, blocked O, leads c
    move           | trick | hand of the seat that moved | steps of blue and orange | what happened
"""

import random
from pathlib import Path
from typing import Any

from ludoteca import Match, Move
from ludoteca.engine.event import Event
from ludoteca.games.kitsune.box import CARD_NAMES
from tests.games.kitsune.table import KITSUNE, LETTERS
from tests.games.playthrough import Playthroughs, Script

SCRIPTS = {
    "two": Script(2, 21, {"clan_of_p0": "orange"}),
    "four": Script(4, 22, {}),
    "six": Script(6, 23, {"round_leader": "clanChooses", "clan_decision": "anyMember", "track_steps": 10}),
}
SKIPPED = ("played", "played-token", "played-plus", "hid-card", "chose", "fetched-card", "struck", "took", "named")
"""Events that the move itself tells."""


def choose(match: Match, dice: random.Random) -> Move:
    """A move by somebody who likes to use tokens."""
    legal = match.legal()
    tokens = [move for move in legal if move.decision[0] == "play" and move.decision[2]]
    return dice.choice(tokens if tokens and dice.random() < 0.5 else legal)


def phrase(event: Event) -> str:
    """An event in few words."""
    name, args = event.id.removeprefix("kitsune-"), event.args
    words = [LETTERS[event.by]] if event.by is not None else []
    words.append(name)
    if "blue" in args:
        words.append(f"{args['blue']}:{args['orange']}")
    for key in ("clan", "count", "card", "cards", "token"):
        if key in args:
            words.append(named(args[key]))
    words += [LETTERS[int(str(args[key]))] for key in ("to", "seat") if key in args]
    return " ".join(words)


def named(value: int | str | list[int]) -> str:
    """A value of an event; kinds of cards by their names."""
    return ", ".join(CARD_NAMES[kind] for kind in value) if isinstance(value, list) else str(value)


def line(_before: Any, match: Match, events: list[Event]) -> str:
    """The line of the last move."""
    move, view = match.moves[-1], match.open_view()
    trick = " ".join(f"{play.card}{'!' if play.destroyed else ''}" for play in view.trick) or "-"
    hand = " ".join(view.hands[move.by] or []) or "-"
    happened = ", ".join(phrase(event) for event in events if event.id.removeprefix("kitsune-") not in SKIPPED)
    steps = f"{view.pawns['B']}:{view.pawns['O']}"
    return f"{match.sequence:3} {move.text:16} | {trick} | {hand} | {steps} | {happened}".rstrip()


PLAYTHROUGHS = Playthroughs(KITSUNE, Path(__file__).with_name("playthroughs"), SCRIPTS, choose, phrase, line)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
