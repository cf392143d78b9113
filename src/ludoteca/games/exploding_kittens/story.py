"""What happened in Exploding Kittens, as plain data: events for each seat and the chance behind them.

What a move led to is read off the notes it left in the record's past.
"""

from ludoteca.engine.chance import Chance
from ludoteca.engine.event import Event, Told, openly, secretly
from ludoteca.engine.record import State, row
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    ATTACKING,
    BURGLAR_GOT,
    BURGLAR_LACKED,
    DEALT,
    DREW,
    DREW_KITTEN,
    EXPLODED,
    GAVE,
    NOBODY,
    OVER,
    PAIRING,
    PLACED,
    PLAYED,
    RANDOM_FIRST,
    SAW,
    SHUFFLED,
    SKIPPING,
    STOLEN,
    THREE_GOT,
    THREE_LACKED,
    WINDOW,
)
from ludoteca.games.exploding_kittens.moves import CODES, decision_of
from ludoteca.games.exploding_kittens.refusals import not_whole, refusal
from ludoteca.games.exploding_kittens.rules.cards import pile_size
from ludoteca.games.exploding_kittens.rules.setup import defuses_out
from ludoteca.games.exploding_kittens.view import outcome

__all__ = ["FORETOLD", "chances", "not_whole", "refusal", "tell", "tell_deal"]

GAME = "exploding-kittens"
FORETOLD: dict[str, str] = {}
"""Nothing is certain before a move is made: cards can be stopped, draws and demands meet hidden cards."""
PLAYED_RULES = {
    "attack": "EK-511",
    "skip": "EK-512",
    "favor": "EK-513",
    "shuffle": "EK-514",
    "see": "EK-515",
    "pair": "EK-516",
    "three": "EK-517",
    "burglar": "EK-518",
}


def notes(before: State | None, after: State) -> list[tuple[int, int, int, int]]:
    """What a move left in the past: kind, seat, title (or depth), other seat (or count, or depth seen)."""
    start = 0 if before is None else int(before["past_size"])
    found = []
    for entry in after["past"][start : after["past_size"]].tolist():
        kind, value = entry & 15, entry >> 7
        found.append((kind, entry >> 4 & 7, value if kind == PLACED else value & 15, value >> 4))
    return found


def chances(before: State | None, after: State) -> list[Chance]:
    """EK-901 to EK-905: what was left to chance between two states, in order; `before` is None for the deal."""
    if before is None:
        first = [Chance("EK-307", "pick", int(after["seats"]))] if after["first_player"] == RANDOM_FIRST else []
        pile = int(pile_size(row(after)))
        kittens = int(after["kittens"]).bit_count()
        deck = pile - kittens + DEALT * int(after["seats"])
        return [*first, Chance("EK-304", "shuffle", deck), Chance("EK-306", "shuffle", pile)]
    drawn = []
    for kind, seat, _, _ in notes(before, after):
        if kind == SHUFFLED:
            pile = int(pile_size(row(after)))
            drawn.append(Chance("EK-514", "shuffle" if pile > 1 else "pick", pile))
        elif kind == STOLEN:
            drawn.append(Chance("EK-516", "pick", int(before["held"][seat])))
    return drawn


def tell_deal(s: State) -> list[Told]:
    """EK-302 to EK-308: the match begins."""
    first, seats = int(s["first"]), int(s["seats"])
    pile, kittens = int(pile_size(row(s))), int(s["kittens"]).bit_count()
    told = [openly(Event(f"{GAME}-began", "EK-307", None, {"seat": first, "pile": pile, "kittens": kittens}))]
    if out := int(defuses_out(row(s))):
        told.append(openly(Event(f"{GAME}-defuses-out", "EK-303", None, {"count": out})))
    for seat in (*range(first, seats), *range(first)):
        cards = [title for title, n in enumerate(s["hand"][seat].tolist()) for _ in range(n)]
        told.append(secretly(Event(f"{GAME}-dealt", "EK-304", seat, {"cards": cards}), None, seat))
    if s["burglar"] != NOBODY:
        told.append(openly(Event(f"{GAME}-burglar-stands", "EK-308", int(s["burglar"]))))
    return told


def tell(before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]:
    """What a move led to. A sealed answer tells nothing until the window closes, and then only which Nope is played."""
    told = tell_answer(before, after) if before["phase"] == WINDOW else tell_declared(seat, steps)
    told += tell_notes(before, after)
    if before["phase"] == WINDOW and after["phase"] != WINDOW:
        told += tell_resolution(before, after)
    return told + tell_turn(before, after)


def tell_declared(seat: int, steps: tuple[int, ...]) -> list[Told]:
    """EK-503: an action with everything declared with it. Draws, gifts and kittens put back speak for themselves."""
    kind, *values = decision_of(steps)
    if kind not in PLAYED_RULES:
        return []
    args: dict[str, int | str | list[int]] = {}
    names = ["title", "to", "named"] if kind in ("pair", "three") else ["to", "title"]
    for name, value in zip(names, values, strict=False):
        args[name] = CODES[value] if isinstance(value, str) else value
    return [openly(Event(f"{GAME}-played-{kind}", PLAYED_RULES[kind], seat, args))]


def tell_answer(before: State, after: State) -> list[Told]:
    """EK-605, EK-606: a Nope falls, or the chain of Nopes is closed."""
    if after["nope_count"] > before["nope_count"]:
        by, count = int(after["nopes"][after["nope_count"] - 1]), int(after["nope_count"])
        name = f"{GAME}-noped" if count % 2 else f"{GAME}-noped-back"
        return [openly(Event(name, "EK-605", by, {"count": count}))]
    if after["phase"] == WINDOW:
        return []
    active, title = int(before["active"]), int(before["title"])
    if before["nope_count"] % 2:
        return [openly(Event(f"{GAME}-cancelled", "EK-606", active, {"title": title}))]
    return [openly(Event(f"{GAME}-let", "EK-606", active, {"title": title}))]


def tell_notes(before: State, after: State) -> list[Told]:
    """The notes of a move as events, each told to those who may know it."""
    told = []
    lost: list[int] = []
    seen: list[int] = []
    kitten = False
    for kind, seat, title, other in notes(before, after):
        if kind == PLAYED:
            lost += [title] * other
            if kitten and not is_fatal(after, seat):
                told.append(openly(Event(f"{GAME}-defused", "EK-543", seat)))
        elif kind == SAW:
            seen.append(title)
        elif kind == DREW_KITTEN:
            kitten = True
            told.append(openly(Event(f"{GAME}-kitten", "EK-541", seat)))
        elif kind == EXPLODED:
            told += tell_explosion(before, seat, lost, after)
        else:
            told.append(tell_move(kind, seat, title, other, after))
    if seen:
        told.append(tell_seen(int(before["active"]), seen))
    return told


def is_fatal(after: State, seat: int) -> bool:
    """Whether a seat is out."""
    return not int(after["alive"]) >> seat & 1


def tell_move(kind: int, seat: int, title: int, other: int, after: State) -> Told:
    """A card that moved, a demand in vain, a kitten put back, a shuffle."""
    if kind == DREW:
        drew = Event(f"{GAME}-drew-card", "EK-504", seat, {"title": title})
        return secretly(drew, Event(f"{GAME}-drew", "EK-504", seat), seat)
    if kind == PLACED:
        placed = Event(f"{GAME}-placed-at", "EK-544", seat, {"depth": title, "pile": int(pile_size(row(after)))})
        return secretly(placed, Event(f"{GAME}-placed", "EK-544", seat), seat)
    if kind in (GAVE, STOLEN):
        name, rule = ("gave", "EK-513") if kind == GAVE else ("stole", "EK-516")
        by, to = (seat, other) if kind == GAVE else (other, seat)
        full = Event(f"{GAME}-{name}-card", rule, by, {"to": to, "title": title})
        return secretly(full, Event(f"{GAME}-{name}", rule, by, {"to": to}), seat, other)
    if kind in (THREE_GOT, BURGLAR_GOT):
        rule = "EK-517" if kind == THREE_GOT else "EK-551"
        return openly(Event(f"{GAME}-handed", rule, seat, {"to": other, "title": title}))
    if kind in (THREE_LACKED, BURGLAR_LACKED):
        rule = "EK-517" if kind == THREE_LACKED else "EK-551"
        return openly(Event(f"{GAME}-lacked", rule, seat, {"to": other, "title": title}))
    return openly(Event(f"{GAME}-shuffled", "EK-514", seat, {"pile": int(pile_size(row(after)))}))


def tell_seen(seat: int, seen: list[int]) -> Told:
    """EK-515, EK-408: what lies on top, for the player alone, the top card first."""
    args: dict[str, int | str | list[int]] = {"count": len(seen)}
    public = Event(f"{GAME}-saw", "EK-515", seat, {**args})
    args |= dict(zip(("first", "second", "third"), seen, strict=False))
    return secretly(Event(f"{GAME}-saw-{len(seen)}", "EK-515", seat, args), public, seat)


def tell_explosion(before: State, seat: int, lost: list[int], after: State) -> list[Told]:
    """EK-542, EK-548: who has no Defuse is out, with all cards; the Burglar goes too."""
    told = [openly(Event(f"{GAME}-exploded", "EK-542", seat, {"cards": lost, "count": len(lost)}))]
    if before["burglar"] == seat:
        told.append(openly(Event(f"{GAME}-burglar-left", "EK-548", seat)))
    return told


def tell_resolution(before: State, after: State) -> list[Told]:
    """What an action did that moved no card."""
    if before["nope_count"] % 2:
        return []
    active, action, target = int(before["active"]), before["action"], int(before["target"])
    if action in (ASKING_FAVOR, PAIRING) and before["held"][target] == 0:
        rule = "EK-513" if action == ASKING_FAVOR else "EK-516"
        return [openly(Event(f"{GAME}-nothing-left", rule, target, {"to": active}))]
    if action == ATTACKING:
        rule = "EK-533" if before["attacked"] else "EK-532"
        args = {"to": int(after["active"]), "owed": int(after["owed"])}
        return [openly(Event(f"{GAME}-attacked", rule, active, {**args}))]
    if action == SKIPPING:
        return [openly(Event(f"{GAME}-skipped", "EK-512", active))]
    return []


def tell_turn(before: State, after: State) -> list[Told]:
    """EK-505, EK-701: the next turn, or the end."""
    if after["phase"] == OVER:
        result = outcome(after)
        winners = result.winners if result else []
        return [openly(Event(f"{GAME}-won", "EK-701", None, {"winners": winners}))]
    if (before["active"], before["owed"]) == (after["active"], after["owed"]):
        return []
    same = before["active"] == after["active"]
    name = f"{GAME}-again" if same else f"{GAME}-turn"
    return [openly(Event(name, "EK-505", int(after["active"]), {"owed": int(after["owed"])}))]
