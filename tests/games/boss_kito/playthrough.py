"""Whole games of Boss Kito as text, one short line per move, to be read line by line when they change.

`python -m tests.games.boss_kito.playthrough` writes them anew.

    1.2 b play r | rg g2 / ryy | deck 30 +2 supply 15 | 3 | strength 3
    round.turn move | front (tokens) / hand of who moved | deck + discards, supply | reserve | what happened
"""

import random
from pathlib import Path
from typing import Any

from ludoteca import Match, Move
from ludoteca.engine.event import Event
from tests.games.boss_kito.table import BOSS_KITO, SEATS
from tests.games.playthrough import Playthroughs, Script

COLOURS = "-rygbp"


SCRIPTS = {
    "three": Script(3, 21, {"start_player": 1}),
    "four-lazy": Script(4, 22, {"reshuffle": "lazy", "boss_order": "random", "exchange_zero": True}),
    "five-face-down": Script(5, 23, {"discards_public": False, "symbols": "STCSTCSTC"}),
}


def choose(match: Match, dice: random.Random) -> Move:
    """A move by somebody who mostly plays cards and tokens, and sometimes anything else."""
    moves = match.legal()
    strong = [move for move in moves if move.decision[0] in ("play", "tokens")]
    return dice.choice(strong if strong and dice.random() < 0.6 else [*strong, *moves[-6:], *moves[:6]])


def phrase(event: Event) -> str:
    """An event in few words."""
    args, who = event.args, "" if event.by is None else SEATS[event.by] + " "
    name = event.id.removeprefix("boss-kito-")
    match name:
        case "played" | "put":
            return f"strength {args['strength']}"
        case "put-two":
            return f"strengths {args['strength']} {args['then']}"
        case "drew-cards" | "threw-cards" | "dealt":
            cards = args["cards"]
            assert isinstance(cards, list)
            return f"{who}{name.removesuffix('-cards')} {''.join(COLOURS[card] for card in cards)}"
        case "took":
            return f"took {args['count']}"
        case "won-card" | "removed" | "offered":
            symbol = str(args["symbol"]).replace("none", "")
            return f"{COLOURS[int(str(args['colour']))]}: {who}{name.removesuffix('-card')} {args['type']}{symbol}"
        case "gave-start" | "kept-start":
            return f"start card to {SEATS[int(str(args['to']))]}"
        case "round-began" | "began":
            return f"start {SEATS[int(str(args['seat']))]}"
        case "round-ended":
            return f"end of round {args['round']}"
        case "scored":
            return f"points {args['scores']}"
        case "won" | "won-by-tokens":
            winners = args["winners"]
            assert isinstance(winners, list)
            return f"{name} {''.join(SEATS[seat] for seat in winners)} {event.rule}"
    return who + name


def line(before: Any, match: Match, events: list[Event]) -> str:
    """The line of the last move."""
    move, view, position = match.moves[-1], match.open_view(), match.position()
    fronts, on = position["fronts"][move.by], position["front_tokens"][move.by]
    tokens = "".join(f" {colour}{count}" for colour, count in on.items() if count)
    held = f"{''.join(fronts) or '-'}{tokens} / {''.join(position['hands'][move.by]) or '-'}"
    stock = f"deck {view.deck} +{view.discarded} supply {view.supply}"
    happened = ", ".join(phrase(event) for event in events)
    return f"{before.round}.{before.turn} {move.text:12} | {held} | {stock} | {view.reserves[move.by]} | {happened}"


PLAYTHROUGHS = Playthroughs(BOSS_KITO, Path(__file__).with_name("playthroughs"), SCRIPTS, choose, phrase, line)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
