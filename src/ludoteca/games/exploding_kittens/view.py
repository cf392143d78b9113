"""What a seat, or a spectator, may see of Exploding Kittens (section 4), built from nothing by naming it."""

from typing import Literal

from msgspec import Struct, structs

from ludoteca.engine.outcome import Outcome
from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.window import TURN, Window
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    ATTACKING,
    BURGLING,
    COPIES,
    DO_LET,
    DREW,
    DREW_KITTEN,
    GIVE,
    KITTEN,
    LOOK,
    MAIN,
    NO_ACTION,
    NOBODY,
    OVER,
    PAIRING,
    PLACED,
    PLACING,
    RACE,
    SAW,
    SEEING,
    SHUFFLED,
    SHUFFLING,
    SKIPPING,
    THREEING,
    UNKNOWN,
    WINDOW,
)
from ludoteca.games.exploding_kittens.odds import odds
from ludoteca.games.exploding_kittens.rules.cards import pile_size
from ludoteca.games.exploding_kittens.rules.nope import cancelled
from ludoteca.games.exploding_kittens.rules.setup import defuses_out

Phase = Literal["main", "window", "give", "defuse", "over"]
PHASES: dict[int, Phase] = {OVER: "over", MAIN: "main", WINDOW: "window", GIVE: "give", PLACING: "defuse"}
Kind = Literal["attack", "skip", "shuffle", "see", "favor", "pair", "three", "burglar"]
KINDS: dict[int, Kind] = {
    ATTACKING: "attack",
    SKIPPING: "skip",
    SHUFFLING: "shuffle",
    SEEING: "see",
    ASKING_FAVOR: "favor",
    PAIRING: "pair",
    THREEING: "three",
    BURGLING: "burglar",
}


class Action(Struct, frozen=True, rename="camel"):
    """The action that waits in a window or for a gift: titles are codes (0 Defuse … 11 Gattobaleno)."""

    kind: Kind
    seat: int
    title: int
    target: int | None = None
    named: int | None = None


class ExplodingKittensView(Struct, frozen=True, rename="camel", tag_field="game", tag="exploding-kittens"):
    """Everything one viewer may know now. Lists per seat start at seat 0.

    Titles are codes: 0 Defuse, 1 Attack, 2 Nope, 3 Favor, 4 Shuffle, 5 Skip, 6 See the Future, 7 to 11 the Cats,
    12 the Exploding Kitten.
    """

    seat: int | None
    """The viewer; None is a spectator."""
    seats: int
    phase: Phase
    pending: list[int]
    """The seats that may act now. In a window: all who are asked, whether or not they have answered (EK-608)."""
    answered: bool
    """Whether the viewer has answered in the open window."""
    first: int
    active: int
    owed: int
    """EK-411: turns the active seat still has to take, this one included."""
    attacked: bool
    burglar: int | None
    """EK-411: the seat with the Cat Burglar."""
    has_burglar: bool
    """Whether this table plays with the Cat Burglar."""
    alive: list[bool]
    fallen: list[int]
    """Seats in the order of their elimination."""
    hands: list[list[int] | None]
    """EK-401: cards of each of the twelve titles in the hands this viewer may see, None for the others."""
    hand_sizes: list[int]
    """EK-402."""
    pile: int
    """EK-403: cards in the draw pile."""
    kittens: int
    """EK-703: Exploding Kittens in the draw pile."""
    shows: int
    """EK-515: how many cards See the Future would show now."""
    seen: list[int]
    """EK-515: what it has shown the viewer, the top card first, while the pile lies as it was shown; else nothing."""
    discards: list[int]
    """EK-405: the discard pile as titles, top card first."""
    defuses_out: int
    """EK-303: Defuses that left the game."""
    action: Action | None
    nopes: list[int]
    """The seats whose Nopes lie on the action, in order."""
    stopped: bool
    """EK-606: whether the action is stopped as they lie."""
    outcome: Outcome | None
    odds: list[float] | None
    """How likely each title is the next card, kittens last, for all that a seat still in play knows; else None."""
    cats: list[list[float] | None] | None
    """How likely each other hand holds each of the five Cats, for all that a seat still in play knows; else None."""


def view(s: State, seat: int | None, all_hands: bool = False) -> ExplodingKittensView:
    """What one seat may know; `None` is a spectator. `all_hands` is for matches that are over."""
    seats = range(int(s["seats"]))
    public = ExplodingKittensView(
        seat=None,
        seats=len(seats),
        phase=PHASES[int(s["phase"])],
        pending=asked(s),
        answered=False,
        first=int(s["first"]),
        active=int(s["active"]),
        owed=int(s["owed"]),
        attacked=bool(s["attacked"]),
        burglar=None if s["burglar"] == NOBODY else int(s["burglar"]),
        has_burglar=bool(s["cat_burglar"]),
        alive=[bool(int(s["alive"]) >> other & 1) for other in seats],
        fallen=s["fallen_order"][: s["fallen"]].tolist(),
        hands=[s["hand"][other].tolist() if all_hands else None for other in seats],
        hand_sizes=[int(s["hand"][other].sum()) for other in seats],
        pile=int(pile_size(row(s))),
        kittens=int(s["kittens"]).bit_count(),
        shows=min(LOOK, int(pile_size(row(s)))),
        seen=[],
        discards=s["discards"][: s["discard_size"]][::-1].tolist(),
        defuses_out=int(defuses_out(row(s))),
        action=action_of(s),
        nopes=s["nopes"][: s["nope_count"]].tolist(),
        stopped=bool(cancelled(row(s))),
        outcome=outcome(s),
        odds=None,
        cats=None,
    )
    return public if seat is None else seated(public, s, seat)


def seated(public: ExplodingKittensView, s: State, seat: int) -> ExplodingKittensView:
    """What a seat may know beside everybody: its hand, its answer, what it has looked at, and what follows from it."""
    plays = s["phase"] != OVER and public.alive[seat]
    next_card, cats = odds(s, seat) if plays else (None, None)
    hands = list(public.hands)
    hands[seat] = s["hand"][seat].tolist()
    return structs.replace(
        public,
        seat=seat,
        answered=has_answered(s, seat),
        hands=hands,
        seen=seen_by(s, seat),
        odds=next_card,
        cats=cats,
    )


def asked(s: State) -> list[int]:
    """EK-603, EK-608: the seats that may act; in a window everybody asked, so that nobody sees who has answered."""
    if s["phase"] == OVER:
        return []
    if s["phase"] != WINDOW:
        return [int(s["target"] if s["phase"] == GIVE else s["active"])]
    player = int(s["nopes"][s["nope_count"] - 1] if s["nope_count"] else s["active"])
    alive = [seat for seat in range(int(s["seats"])) if int(s["alive"]) >> seat & 1]
    return [seat for seat in alive if s["self_nope"] or seat != player]


def has_answered(s: State, seat: int) -> bool:
    """Whether a seat has given its answer in the open window."""
    return bool(s["phase"] == WINDOW) and seat in asked(s) and not int(s["asked"]) >> seat & 1


def seen_by(s: State, seat: int) -> list[int]:
    """EK-515: the titles that a seat saw on top of the pile; nothing was drawn, put back or shuffled since."""
    titles: dict[int, int] = {}
    for entry in s["past"][: s["past_size"]].tolist():
        kind, by, title, depth = entry & 15, entry >> 4 & 7, entry >> 7 & 15, entry >> 11
        if kind in (DREW, DREW_KITTEN, PLACED, SHUFFLED):
            titles = {}
        elif kind == SAW and by == seat and title != UNKNOWN:
            titles[depth] = title
    return [titles[depth] for depth in sorted(titles)]


def action_of(s: State) -> Action | None:
    """The action that waits; one that is only being declared is nobody's business yet."""
    code = int(s["action"])
    if code == NO_ACTION or s["partial"] or s["phase"] not in (WINDOW, GIVE):
        return None
    target = int(s["target"]) if code in (ASKING_FAVOR, PAIRING, THREEING) else None
    named = int(s["named"]) if code == THREEING else None
    return Action(KINDS[code], int(s["active"]), int(s["title"]), target, named)


def side(seat: int, seats: int) -> int:
    """Everybody plays alone."""
    return seat


def window(s: State) -> Window:
    """EK-603, EK-604, EK-609: a Nope window is a sealed poll, or a race; who does not answer in time lets it pass."""
    if s["phase"] != WINDOW:
        return TURN
    kind: Literal["race", "sealed"] = "race" if s["nope_mode"] == RACE else "sealed"
    return Window(kind, seconds=int(s["nope_window_ms"]) / 1000, default=(DO_LET,), public=False)


def is_out(s: State, seat: int) -> bool:
    """EK-701: whether a seat has exploded; it then sees what spectators see."""
    return not int(s["alive"]) >> seat & 1


def outcome(s: State) -> Outcome | None:
    """EK-701, EK-702: the last one alive wins; the others rank by how long they lasted."""
    if s["phase"] != OVER:
        return None
    fallen = s["fallen_order"][: s["fallen"]].tolist()
    seats = int(s["seats"])
    ranking = [seats - fallen.index(seat) if seat in fallen else 1 for seat in range(seats)]
    winners = [seat for seat in range(seats) if seat not in fallen]
    because = Says("exploding-kittens-because-last-alive", "EK-701", {"seat": winners[0]})
    return Outcome([int(seat in winners) for seat in range(seats)], ranking, winners, because)


def describe(view: ExplodingKittensView) -> list[Section]:
    """The view in sentences: the turn and what waits, the piles, every seat, the own hand."""
    game = "exploding-kittens"
    return [
        Section(Says(f"{game}-heading-turn", "EK-501"), turn_lines(view)),
        Section(Says(f"{game}-heading-piles", "EK-403"), pile_lines(view)),
        Section(Says(f"{game}-heading-seats", "EK-402"), [seat_line(view, seat) for seat in range(view.seats)]),
        *(
            Section(Says(f"{game}-heading-hand", "EK-401", {"seat": seat}), title_lines(hand))
            for seat, hand in enumerate(view.hands)
            if hand is not None
        ),
    ]


def turn_lines(view: ExplodingKittensView) -> list[Says]:
    """Whose turn it is, how many are owed, where the Burglar stands, what waits for whom."""
    game = "exploding-kittens"
    if view.outcome is not None:
        return [Says(f"{game}-line-won", "EK-701", {"seat": view.outcome.winners[0]})]
    owed = f"{game}-line-attacked" if view.attacked else f"{game}-line-turn"
    lines = [Says(owed, "EK-411", {"seat": view.active, "owed": view.owed})]
    if view.burglar is not None:
        lines.append(Says(f"{game}-line-burglar", "EK-411", {"seat": view.burglar}))
    elif view.has_burglar:
        lines.append(Says(f"{game}-line-burglar-gone", "EK-548"))
    if view.action is not None:
        lines.append(action_line(view.action))
        lines += [Says(f"{game}-line-nope", "EK-602", {"seat": seat}) for seat in view.nopes]
    if view.phase == "window":
        lines.append(Says(f"{game}-line-answered" if view.answered else f"{game}-line-window", "EK-603"))
    elif view.phase == "give":
        lines.append(Says(f"{game}-line-give", "EK-513", {"seat": view.pending[0], "to": view.active}))
    elif view.phase == "defuse":
        lines.append(Says(f"{game}-line-defuse", "EK-544", {"seat": view.active}))
    return lines


def action_line(action: Action) -> Says:
    """The action that waits, with what was declared (EK-503)."""
    args: dict[str, int | str | list[int]] = {"seat": action.seat, "title": action.title}
    if action.target is not None:
        args["to"] = action.target
    if action.named is not None:
        args["named"] = action.named
    return Says(f"exploding-kittens-line-{action.kind}", "EK-503", args)


def pile_lines(view: ExplodingKittensView) -> list[Says]:
    """The draw pile, its kittens, and every title of the discard pile."""
    game = "exploding-kittens"
    lines = [Says(f"{game}-line-pile", "EK-403", {"count": view.pile, "kittens": view.kittens})]
    if view.odds is not None:
        lines.append(Says(f"{game}-line-odds", "EK-404", {"percent": round(100 * view.odds[KITTEN])}))
    if view.defuses_out:
        lines.append(Says(f"{game}-line-out", "EK-303", {"count": view.defuses_out}))
    if not view.discards:
        return [*lines, Says(f"{game}-line-no-discards", "EK-405")]
    lines.append(Says(f"{game}-line-top", "EK-405", {"title": view.discards[0]}))
    for title in range(len(COPIES)):
        if count := view.discards.count(title):
            lines.append(Says(f"{game}-line-discarded", "EK-405", {"title": title, "count": count}))
    return lines


def title_lines(hand: list[int]) -> list[Says]:
    """One line per title held, with how many there are."""
    lines = [
        Says("exploding-kittens-line-title", args={"title": title, "count": n}) for title, n in enumerate(hand) if n
    ]
    return lines or [Says("exploding-kittens-line-no-cards", "EK-506")]


def seat_line(view: ExplodingKittensView, seat: int) -> Says:
    """A seat's public facts: alive with so many cards, or out."""
    if not view.alive[seat]:
        return Says("exploding-kittens-line-out-of-game", "EK-542", {"seat": seat})
    return Says("exploding-kittens-line-seat", "EK-402", {"seat": seat, "count": view.hand_sizes[seat]})
