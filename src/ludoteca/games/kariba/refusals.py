"""Why a step of Kariba is not legal, or steps are no move: the rule and the facts, as far as the seat knows them."""

from ludoteca.engine.record import State
from ludoteca.engine.saying import Says
from ludoteca.games.kariba.box import HAND
from ludoteca.games.kariba.moves import decision_of


def refusal(s: State, seat: int, step: int, rule: int) -> Says:
    """Why a step is not legal: the rule and the facts, as far as the seat knows them."""
    cited = f"KA-{rule}"
    match rule, decision_of((step,)):
        case 511, ["play", animal, count]:
            held = int(s["hand"][seat, animal - 1])
            name = "kariba-refused-none" if held == 0 else "kariba-refused-held"
            return Says(name, cited, {"animal": animal, "count": count, "held": held})
        case 534, ["visible", animal]:
            return Says("kariba-refused-not-visible", cited, {"animal": animal})
        case 534, _:
            return Says("kariba-refused-pile-empty", cited)
        case 502, ["play", *_]:
            return Says("kariba-refused-draw-first", cited, {"count": HAND - int(s["hand"][seat].sum())})
        case 502, _:
            return Says("kariba-refused-play-first", cited)
        case 501, _:
            return Says("kariba-refused-turn", cited, {"seat": int(s["to_move"])})
        case 541, _:
            return Says("kariba-refused-over", cited)
    return Says("kariba-refused-basic", cited)


def not_whole(s: State, steps: tuple[int, ...], id: str) -> Says:
    """KA-510: why steps that are legal one by one are no move: a turn or a draw is one step."""
    return Says(id, "KA-510")
