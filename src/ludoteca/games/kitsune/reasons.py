"""What matters in Kitsune: the totals of the trick, the steps left for both pawns, and the tokens."""

from ludoteca.engine.record import row
from ludoteca.engine.saying import Says
from ludoteca.engine.situation import Args, Situation
from ludoteca.games.kitsune.box import FETCH, PLAY, TARGET
from ludoteca.games.kitsune.moves import SIDES, token_key
from ludoteca.games.kitsune.rules import ending, seating
from ludoteca.games.kitsune.view import KitsuneView


def reason(case: Situation) -> Says:
    """What speaks for a decision."""
    view: KitsuneView = case.view
    clan = view.clans[case.seat]
    track: Args = {"clan": clan, "left": steps_left(view, clan), "theirs": steps_left(view, rival(clan))}
    match case.decision:
        case ["play", str(card), _, _]:
            return play_reason(case, view, card, track)
        case ["give", str(card)]:
            return Says("kitsune-explain-give", "KI-321", {"card": card, "to": (case.seat + 2) % view.seats, **track})
        case ["award", str(token), int(seat)]:
            return Says("kitsune-explain-award", "KI-621", {"token": token_key(token), "to": seat, **track})
        case ["leader", int(seat)]:
            return Says("kitsune-explain-leader", "KI-312", {"to": seat, **track})
        case ["fetch", str(card)]:
            return Says("kitsune-explain-fetch", "KI-564", {"card": card, **track})
    return trick_reason(case, view, "kitsune-explain-strike", track)


def play_reason(case: Situation, view: KitsuneView, card: str, track: Args) -> Says:
    """A card, by what it makes of the trick."""
    to_come = int(seating.plays(row(case.before[0]))) - len(view.trick) - 1
    args: Args = {"card": card, "cards": to_come, **track}
    if any(play.card is None for play in view.trick):
        return Says("kitsune-explain-blind", "KI-403", args)
    if int(case.after[0]["phase"]) in (FETCH, TARGET):
        return Says("kitsune-explain-first", "KI-503", args)
    return trick_reason(case, view, "kitsune-explain-play", args)


def trick_reason(case: Situation, view: KitsuneView, name: str, args: Args) -> Says:
    """How the trick stands after a decision, or how it ends with it."""
    after, own = case.after[0], SIDES.index(view.clans[case.seat])
    if int(after["trick_size"]) >= len(view.trick) and int(after["phase"]) in (PLAY, FETCH, TARGET):
        mine, theirs = (int(ending.total(row(after), clan)) for clan in (own, 1 - own))
        stand = "ahead" if mine > theirs else "level" if mine == theirs else "behind"
        return Says(name, "KI-602", {**args, "ours": mine, "other": theirs, "stand": stand})
    won = [int(after["victories"][side]) - view.victories[clan] for side, clan in enumerate(SIDES)]
    if max(won) > 0:
        return Says("kitsune-explain-round", "KI-606", {**args, "whose": "ours" if won[own] else "theirs"})
    moved = [int(after["pawns"][side]) - view.pawns[clan] for side, clan in enumerate(SIDES)]
    whose = "ours" if moved[own] > 0 else "theirs" if moved[1 - own] > 0 else "nobody"
    return Says("kitsune-explain-closes", "KI-605", {**args, "whose": whose, "steps": max(moved)})


def steps_left(view: KitsuneView, clan: str) -> int:
    """Steps a pawn still has to go."""
    return view.track_steps - view.pawns[clan]


def rival(clan: str) -> str:
    """The other clan."""
    return SIDES[1 - SIDES.index(clan)]
