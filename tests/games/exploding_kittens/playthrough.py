"""Whole games of Exploding Kittens as text, one short line per move, to be read line by line when they change.

`python -m tests.games.exploding_kittens.playthrough` writes them anew.

    12 b favor a        | b 1 | 21 | skip see2 | played-favor
    move | whose turn it is, turns owed | pile | hand of the seat that moved | what happened
"""

import random
from pathlib import Path
from typing import Any

from ludoteca import Match, Move
from ludoteca.engine.event import Event
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.moves import NAMES
from tests.games.exploding_kittens.table import LETTERS, hand, turn
from tests.games.playthrough import Playthroughs, Script

TITLED = ("title", "named", "first", "second", "third")
SEATED = ("to", "seat")


SCRIPTS = {
    "duel": Script(2, 21, {"first_player": 1}),
    "poll": Script(4, 22, {}),
    "race": Script(3, 23, {"nope_mode": "race", "self_nope": True, "attack_on_last_turn": "two", "small_game": False}),
}


def choose(match: Match, dice: random.Random) -> Move:
    """A move by somebody who says Nope now and then and draws often enough."""
    found = match.legal(dice.choice(match.pending))
    draws = [move for move in found if move.decision[0] in ("draw", "let")]
    return dice.choice(draws if draws and dice.random() < 0.5 else found)


def phrase(event: Event) -> str:
    """An event in few words."""
    words = [] if event.by is None else [LETTERS[event.by]]
    words.append(event.id.removeprefix("exploding-kittens-"))
    for name, value in event.args.items():
        if name in TITLED:
            words.append(NAMES[int(str(value))].lower())
        elif name in SEATED:
            words.append(LETTERS[int(str(value))])
        elif isinstance(value, list):
            words += [LETTERS[each] if name == "winners" else NAMES[each].lower() for each in value]
        else:
            words.append(str(value))
    return " ".join(words)


def line(_before: Any, match: Match, events: list[Event]) -> str:
    """The line of the last move."""
    move, view = match.moves[-1], match.open_view()
    happened = ", ".join(phrase(event) for event in events)
    held = hand(match, LETTERS[move.by]) or "-"
    return f"{match.sequence:3} {move.text:20} | {turn(match)} | {view.pile} | {held} | {happened}".rstrip()


PLAYTHROUGHS = Playthroughs(GAME, Path(__file__).with_name("playthroughs"), SCRIPTS, choose, phrase, line)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
