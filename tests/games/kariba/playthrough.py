"""Whole games of Kariba as text, one short line per move, to be read line by line when they change.

`python -m tests.games.kariba.playthrough` writes them anew.

    12 b 7x2 | 3 7x4 | 1 2x2 5 8 | 31 | 0 4 2 | chased 4x2, drew 2 8
    move     | waterhole | hand of the seat that moved | pile (and open cards) | score piles | what happened
"""

import random
from pathlib import Path
from typing import Any

from ludoteca import Match, Move
from ludoteca.engine.event import Event
from tests.games.kariba.table import KARIBA, LETTERS, hand, hole
from tests.games.playthrough import Playthroughs, Script

SCRIPTS = {
    "basic": Script(3, 11, {"first_player": 1}),
    "expert": Script(2, 12, {"expert": True}),
    "series": Script(5, 13, {"games": 3, "match_start": "loserFirst", "show_scores": False}),
}


def choose(match: Match, dice: random.Random) -> Move:
    """A move by somebody who likes captures and is not always looking."""
    (node,) = match.graph(match.pending[0]).nodes
    caught = [sum(int(str(says.args.get("count", 0))) for says in choice.effect) for choice in node]
    best = caught.index(max(caught))
    return match.legal()[best if max(caught) and dice.random() < 0.8 else dice.randrange(len(node))]


def phrase(event: Event) -> str:
    """An event in few words."""
    args = event.args
    match event.id.removeprefix("kariba-"):
        case "chased":
            return f"chased {args['prey']}x{args['count']}"
        case "drew-cards":
            return "drew " + words(args["cards"])
        case "took":
            return f"took {args['animal']} from V{args['slot']}"
        case "refilled":
            return "opened " + ", ".join(
                f"V{slot} {card}" for slot, card in zip(*map(as_list, (args["slots"], args["cards"])), strict=True)
            )
        case "scored":
            return "scores " + words(args["scores"])
        case "won":
            return f"won by {''.join(LETTERS[seat] for seat in as_list(args['winners']))} with {args['score']}"
        case "began":
            return f"game {args['number']} begun by {LETTERS[int(str(args['seat']))]}"
        case "dealt":
            return f"{LETTERS[event.by or 0]} got {words(args['cards'])}"
        case "opened":
            return "open " + words(args["cards"])
        case name:
            return name


def as_list(value: int | str | list[int]) -> list[int]:
    """A value that is known to be a list."""
    assert isinstance(value, list)
    return value


def words(values: int | str | list[int]) -> str:
    """Numbers with spaces between."""
    return " ".join(str(value) for value in as_list(values))


def line(_before: Any, match: Match, events: list[Event]) -> str:
    """The line of the last move."""
    move, view = match.moves[-1], match.open_view()
    happened = ", ".join(phrase(event) for event in events if event.id != "kariba-played")
    stock = " ".join(str(part) for part in (view.pile, *(f"{card or '-'}" for card in view.visible)))
    scores = " ".join(str(score) for score in view.scores)
    held = hand(match, LETTERS[move.by]) or "-"
    return f"{match.sequence:3} {move.text:8} | {hole(match) or '-'} | {held} | {stock} | {scores} | {happened}"


PLAYTHROUGHS = Playthroughs(KARIBA, Path(__file__).with_name("playthroughs"), SCRIPTS, choose, phrase, line)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
