"""Why a step is refused, or steps are no move: the rule and the facts, as far as the seat knows them."""

from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says
from ludoteca.games.exploding_kittens.box import CATS, DEFUSE, GIVE, NAMING, NOBODY, PLACING, WINDOW
from ludoteca.games.exploding_kittens.moves import CODES, decision_of
from ludoteca.games.exploding_kittens.rules.cards import pile_size

GAME = "exploding-kittens"


def refusal(s: State, seat: int, step: int, rule: int) -> Says:
    """Why a step is not legal."""
    cited = f"EK-{rule}"
    match rule:
        case 701:
            return Says(f"{GAME}-refused-over", cited)
        case 542:
            return Says(f"{GAME}-refused-dead", cited)
        case 501:
            return Says(f"{GAME}-refused-turn", cited, {"seat": int(s["active"])})
        case 502:
            return waiting(s, cited)
        case 503:
            return undeclared(s, cited)
        case 601:
            return Says(f"{GAME}-refused-no-window", cited)
        case 603:
            return Says(f"{GAME}-refused-no-nope" if is_asked(s, seat) else f"{GAME}-refused-not-asked", cited)
        case 544:
            return misplaced(s, cited)
    return lacking(s, seat, step, cited)


def is_asked(s: State, seat: int) -> bool:
    """Whether a seat's answer is awaited."""
    return bool(int(s["asked"]) >> seat & 1)


def waiting(s: State, cited: str) -> Says:
    """EK-502: something else has to be settled first."""
    if s["phase"] == WINDOW:
        return Says(f"{GAME}-refused-window", cited)
    return Says(f"{GAME}-refused-gift", cited, {"seat": int(s["target"]), "to": int(s["active"])})


def undeclared(s: State, cited: str) -> Says:
    """EK-503: a target or a name is due, or is not."""
    if not s["partial"]:
        return Says(f"{GAME}-refused-nothing-declared", cited)
    return Says(f"{GAME}-refused-name-first" if s["partial"] == NAMING else f"{GAME}-refused-target-first", cited)


def misplaced(s: State, cited: str) -> Says:
    """EK-544: no kitten to put back, or a place that the pile does not have."""
    if s["phase"] != PLACING:
        return Says(f"{GAME}-refused-no-kitten", cited)
    return Says(f"{GAME}-refused-place", cited, {"count": int(pile_size(row(s)))})


def lacking(s: State, seat: int, step: int, cited: str) -> Says:
    """EK-511 to EK-518: what an action lacks: the cards, the pawn, a target."""
    kind, *values = decision_of((step,))
    if kind == "target":
        return bad_target(s, seat, values[0], cited)
    if kind == "burglar":
        if s["burglar"] == NOBODY:
            return Says(f"{GAME}-refused-burglar-gone", cited)
        return Says(f"{GAME}-refused-burglar", cited, {"seat": int(s["burglar"])})
    if kind == "name":
        return Says(f"{GAME}-refused-cat", cited, {"title": CODES[values[0]]})
    if kind == "give" and s["phase"] != GIVE:
        return Says(f"{GAME}-refused-no-favor", cited)
    title = CODES[values[0]] if values else {"attack": 1, "skip": 5, "shuffle": 4, "see": 6, "favor": 3}[kind]
    count = {"pair": 2, "three": 3}.get(kind, 1)
    held = int(s["hand"][seat, title])
    if held >= count:
        return Says(f"{GAME}-refused-all-empty", cited)
    if held == 1 and title == DEFUSE:
        return Says(f"{GAME}-refused-defuse", cited)
    if held == 1 and title >= CATS:
        return Says(f"{GAME}-refused-alone", cited, {"title": title})
    name = f"{GAME}-refused-none" if held == 0 else f"{GAME}-refused-held"
    return Says(name, cited, {"title": title, "count": count, "held": held})


def bad_target(s: State, seat: int, other: int, cited: str) -> Says:
    """EK-513, EK-516 to EK-518: a player who cannot be named."""
    if other >= s["seats"]:
        return Says(f"{GAME}-refused-no-seat", cited)
    if other == seat:
        return Says(f"{GAME}-refused-self", cited)
    if not int(s["alive"]) >> other & 1:
        return Says(f"{GAME}-refused-target-dead", cited, {"seat": other})
    return Says(f"{GAME}-refused-empty-hand", cited, {"seat": other})


def not_whole(s: State, steps: tuple[int, ...], id: str) -> Says:
    """EK-503: why steps that are legal one by one are no move: target and name are said with the play."""
    return Says(id, "EK-503")
