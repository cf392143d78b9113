"""What matters in Exploding Kittens: how likely the next card explodes, Defuses in hand, turns owed."""

from ludoteca.engine.saying import Says
from ludoteca.engine.situation import Args, Situation
from ludoteca.games.exploding_kittens.box import CATS, DEFUSE, KITTEN, NOPE
from ludoteca.games.exploding_kittens.moves import CODES
from ludoteca.games.exploding_kittens.view import ExplodingKittensView

GAME = "exploding-kittens"
KNOWN = 0.02
"""From so far beside the plain count on, the odds tell something that only this seat has seen."""
AIMED = {"favor": "EK-513", "pair": "EK-516", "three": "EK-517", "burglar": "EK-518"}
ENDING = {"skip": "EK-512", "attack": "EK-511", "draw": "EK-519", "see": "EK-515", "shuffle": "EK-514"}


def reason(case: Situation) -> Says:
    """What speaks for a decision."""
    view: ExplodingKittensView = case.view
    match case.decision:
        case [str(kind)] if kind in ENDING:
            return Says(f"{GAME}-explain-{kind}", ENDING[kind], {**risk(view, case.seat), "to": next_alive(view)})
        case [("nope" | "let") as kind]:
            return Says(f"{GAME}-explain-{kind}", "EK-603", answer(view, case.seat, kind))
        case ["insert", int(depth)]:
            return Says(f"{GAME}-explain-put", "EK-544", {"depth": depth, "pile": view.pile, "to": next_alive(view)})
        case ["give", str(title)]:
            return Says(f"{GAME}-explain-give", "EK-513", {"title": CODES[title], "to": view.active})
    return aimed(case, view)


def aimed(case: Situation, view: ExplodingKittensView) -> Says:
    """A card from another hand: how full it is, and how urgent that is."""
    kind, *values = case.decision
    target = next(value for value in values if isinstance(value, int))
    args = {**risk(view, case.seat), "to": target, "cards": view.hand_sizes[target]}
    if kind in ("three", "burglar"):
        args["title"] = CODES[values[-1]]
    if kind == "burglar" and view.cats is not None:
        odds = view.cats[target]
        args["chance"] = 0 if odds is None else round(100 * odds[CODES[values[-1]] - CATS])
    return Says(f"{GAME}-explain-{kind}", AIMED[kind], args)


def risk(view: ExplodingKittensView, seat: int) -> Args:
    """How dangerous the next card is, as far as this seat knows."""
    plain = view.kittens / max(1, view.pile)
    known = view.odds[KITTEN] if view.odds is not None else plain
    return {
        "kittens": view.kittens,
        "pile": view.pile,
        "percent": round(100 * known),
        "known": "plain" if abs(known - plain) < KNOWN else "sure" if known in (0.0, 1.0) else "odds",
        "defuses": held(view, seat, DEFUSE),
        "owed": view.owed,
    }


def answer(view: ExplodingKittensView, seat: int, kind: str) -> Args:
    """A window: what waits, at whom it is aimed, and how many Nopes there are to spend."""
    action = view.action
    mine = action is not None and action.seat == seat
    hit = action is not None and (action.target == seat or (action.kind == "attack" and next_alive(view) == seat))
    stopped = len(view.nopes) % 2 == 1
    return {
        "kind": "none" if action is None else action.kind,
        "aim": "mine" if mine else "you" if hit else "others",
        "stopped": "yes" if stopped else "no",
        "nopes": held(view, seat, NOPE),
    }


def held(view: ExplodingKittensView, seat: int, title: int) -> int:
    """How many cards of a title the seat holds."""
    hand = view.hands[seat]
    return 0 if hand is None else hand[title]


def next_alive(view: ExplodingKittensView) -> int:
    """Whose turn follows."""
    around = ((view.active + turn) % view.seats for turn in range(1, view.seats + 1))
    return next(seat for seat in around if view.alive[seat])
