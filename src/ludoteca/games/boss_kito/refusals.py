"""Why a step of Boss Kito is not legal, or steps are no move: the rule and the facts, as far as the seat knows them."""

from ludoteca.engine.record import State
from ludoteca.engine.saying import Says
from ludoteca.games.boss_kito.box import GIVE, LETTERS
from ludoteca.games.boss_kito.moves import decision_of
from ludoteca.games.boss_kito.view import Args


def refusal(s: State, seat: int, step: int, rule: int) -> Says:
    """Why a step is not legal: the rule and the facts, as far as the seat knows them."""
    cited = f"BK-{rule}"
    decision = decision_of((step,))
    colours = [LETTERS.index(letter) for letter in decision[1:] if isinstance(letter, str)]
    match rule:
        case 501:
            return Says("boss-kito-refused-turn", cited, {"seat": int(s["to_move"])})
        case 503:
            return Says("boss-kito-refused-exchanging", cited)
        case 510:
            return Says("boss-kito-refused-none", cited, {"colour": colours[0] + 1})
        case 511:
            return Says("boss-kito-refused-reserve", cited, {"held": int(s["reserve"][seat]), "count": len(colours)})
        case 520:
            bare = next(colour for colour in colours if s["front"][seat, colour] == 0)
            return Says("boss-kito-refused-front", cited, {"colour": bare + 1})
        case 514:
            return refused_exchange(s, seat, colours, cited)
        case 515:
            return Says("boss-kito-refused-pass", cited)
        case 532:
            return Says("boss-kito-refused-no-cards", cited)
        case 534:
            return Says("boss-kito-refused-no-tokens", cited)
        case 620 if s["phase"] == GIVE:
            return Says("boss-kito-refused-give-first", cited)
        case 620:
            return Says("boss-kito-refused-no-start", cited, {"seat": int(s["start"])})
        case 621:
            return Says("boss-kito-refused-no-seat", cited, {"count": int(s["seats"])})
    return Says("boss-kito-refused-over", cited)


def refused_exchange(s: State, seat: int, colours: list[int], cited: str) -> Says:
    """BK-514: nothing chosen, too many cards of a colour, or colours out of order."""
    if not colours:
        empty = s["hand"][seat].sum() == 0
        return Says("boss-kito-refused-empty-hand" if empty else "boss-kito-refused-nothing-chosen", cited)
    args: Args = {"colour": colours[0] + 1, "count": len(colours), "held": int(s["hand"][seat, colours[0]])}
    if len(colours) <= s["hand"][seat, colours[0]]:
        return Says("boss-kito-refused-order", cited, args)
    return Says("boss-kito-refused-held", cited, args)


def not_whole(s: State, steps: tuple[int, ...], id: str) -> Says:
    """BK-514: why steps that are legal one by one are no move: an exchange is closed, all else is one step."""
    return Says(id, "BK-514")
