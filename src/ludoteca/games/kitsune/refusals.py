"""Why a step of Kitsune is not legal: the rule and the facts, as far as the seat knows them."""

from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says
from ludoteca.games.kitsune.box import CARD_NAMES, TARGET, TOKEN_NAMES, USE_HIDDEN
from ludoteca.games.kitsune.moves import SIDES, decision_of, token_key
from ludoteca.games.kitsune.rules import seating

Args = dict[str, int | str | list[int]]


def refusal(s: State, seat: int, step: int, rule: int) -> Says:
    """Why a step is not legal: the rule and the facts, as far as the seat knows them."""
    cited = f"KI-{rule}"
    match rule, decision_of((step,)):
        case 735, _:
            return Says("kitsune-refused-over", cited)
        case 501, _:
            return Says("kitsune-refused-turn", cited, {"seat": int(s["to_move"])})
        case 624, _:
            return Says("kitsune-refused-clan", cited, {"clan": SIDES[seating.deciding_clan(row(s))]})
        case 324, _:
            return Says("kitsune-refused-no-exchange", cited)
        case 321, _:
            given = s["given"][seat] > 0
            return Says("kitsune-refused-given" if given else "kitsune-refused-give-first", cited)
        case (325, ["give", card]) | (503, ["play", card, *_]):
            return Says("kitsune-refused-not-held", cited, {"card": card})
        case 503, _:
            return Says("kitsune-refused-play-first", cited)
        case 541, ["play", card, *_]:
            bound: Args = {
                "card": card,
                "seat": (seat - 1) % int(s["seats"]),
                "clan": SIDES[1 - seating.clan_of(row(s), seat)],
            }
            return Says("kitsune-refused-bound", cited, bound)
        case 504, ["play", _, token, _]:
            held = int(s["held"][seat])
            name = "kitsune-refused-other-token" if held else "kitsune-refused-no-token"
            own = token_key(TOKEN_NAMES[held - 1]) if held else "none"
            return Says(name, cited, {"token": token_key(token), "held": own})
        case 563, ["play", card, *_]:
            return Says("kitsune-refused-hide", cited, {"card": card})
        case 564, ["fetch", card]:
            return Says("kitsune-refused-not-among", cited, {"card": card})
        case 564, _:
            return Says("kitsune-refused-fetch-first", cited)
        case _, ["target", place]:
            return refused_target(s, place, cited)
        case 522, _:
            return Says("kitsune-refused-strike-first", cited)
        case ((568 | 622), ["award", token, _]):
            name = "kitsune-refused-used" if rule == 568 else "kitsune-refused-taken"
            return Says(name, cited, {"token": token_key(token)})
        case ((621 | 312), (["award", _, to] | ["leader", to])) if to < s["seats"]:
            return Says("kitsune-refused-member", cited, {"seat": to, "clan": SIDES[seating.deciding_clan(row(s))]})
        case 621, ["award", *_]:
            return Says("kitsune-refused-no-seat", cited)
        case 621, _:
            return Says("kitsune-refused-take-first", cited)
        case 312, ["leader", _]:
            return Says("kitsune-refused-no-seat", cited)
    return Says("kitsune-refused-name-first", cited)


def refused_target(s: State, place: int, cited: str) -> Says:
    """KI-521 to KI-523, KI-563: why the Katana cannot destroy a card, or why nothing is destroyed now."""
    if s["phase"] != TARGET or place >= s["trick_size"]:
        return Says(
            "kitsune-refused-no-strike" if s["phase"] != TARGET else "kitsune-refused-no-place",
            cited,
            {"place": place + 1},
        )
    seat = int(seating.seat_of(row(s), place))
    args: Args = {"place": place + 1, "seat": seat}
    if s["trick_use"][place] == USE_HIDDEN:
        return Says("kitsune-refused-immune", cited, args)
    args["card"] = CARD_NAMES[s["trick_card"][place]]
    if seat == s["to_move"]:
        return Says("kitsune-refused-own", cited, args)
    return Says(
        "kitsune-refused-destroyed" if int(s["struck"]) >> place & 1 else "kitsune-refused-special", cited, args
    )


def not_whole(s: State, steps: tuple[int, ...], id: str) -> Says:
    """KI-505: why steps that are legal one by one are no move: every decision is one step."""
    return Says(id, "KI-505")
