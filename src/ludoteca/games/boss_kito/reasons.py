"""What matters in Boss Kito: majorities at the stalls, what is on offer there, and how long they stay open."""

from ludoteca.engine.saying import Says
from ludoteca.engine.situation import Args, Situation
from ludoteca.games.boss_kito.box import LETTERS, TURNS
from ludoteca.games.boss_kito.view import BossKitoView

RULES = {"draw": "BK-512", "take": "BK-513", "pass": "BK-515"}


def reason(case: Situation) -> Says:
    """What speaks for an action."""
    view: BossKitoView = case.view
    match case.decision:
        case ["play", str(colour)]:
            return stall(case, view, "boss-kito-explain-play", LETTERS.index(colour))
        case ["tokens", str(colour)] | ["tokens", str(colour), _]:
            return stall(case, view, "boss-kito-explain-tokens", LETTERS.index(colour))
        case ["exchange", *cards]:
            return Says("boss-kito-explain-exchange", "BK-514", {"count": len(cards), **left(view)})
        case ["give", int(seat)]:
            return Says("boss-kito-explain-give", "BK-621", {"to": seat})
    kind = str(case.decision[0])
    return Says(f"boss-kito-explain-{kind}", RULES[kind], {**best_open(case, view), **left(view)})


def stall(case: Situation, view: BossKitoView, name: str, colour: int) -> Says:
    """A stall after the action: own bananas against the strongest rival's, for the card on offer."""
    mine = next(int(told.args["strength"]) for told in case.effect)  # type: ignore[arg-type]  # what the key announces
    return Says(name, "BK-602", {"colour": colour + 1, "own": mine, **rivalry(case, view, colour, mine), **left(view)})


def rivalry(case: Situation, view: BossKitoView, colour: int, mine: int) -> Args:
    """The strongest rival in a colour, how one stands to it, and what is on offer."""
    rival = max(
        (seat for seat in range(view.seats) if seat != case.seat), key=lambda seat: view.strengths[seat][colour]
    )
    theirs = view.strengths[rival][colour]
    offer = view.offers[view.bosses.index(colour + 1)]
    return {
        "other": theirs,
        "seat": rival,
        "stand": "ahead" if mine > theirs else "level" if mine == theirs else "behind",
        "type": offer.type if offer else 0,
        "symbol": (offer.symbol or "none") if offer else "none",
    }


def best_open(case: Situation, view: BossKitoView) -> Args:
    """The most valuable card on offer, and how one stands at its stall."""
    places = [place for place, offer in enumerate(view.offers) if offer is not None]
    if not places:
        return {"type": 0, "colour": 0, "stand": "behind"}
    place = max(places, key=lambda each: view.offers[each].type)  # type: ignore[union-attr]  # only where there is one
    colour = view.bosses[place] - 1
    facts = rivalry(case, view, colour, view.strengths[case.seat][colour])
    return {"type": facts["type"], "colour": colour + 1, "stand": facts["stand"]}


def left(view: BossKitoView) -> Args:
    """Turns that follow this one before the stalls close."""
    return {"turns": max(0, TURNS - view.turn), "hand": view.hand_sizes[view.seat or 0]}
