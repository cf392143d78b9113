"""What a seat, or a spectator, may see of Kitsune (section 4), named piece by piece, and the same in sentences."""

from typing import Literal

from msgspec import Struct, structs

from ludoteca.engine.outcome import Outcome, ranked
from ludoteca.engine.record import State, row
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.window import RACE, SEALED, TURN, Window
from ludoteca.games.kitsune.box import (
    ANY_MEMBER,
    AWARD,
    CARD_NAMES,
    EXCHANGE,
    FETCH,
    LEADER,
    OVER,
    PLAY,
    TARGET,
    TOKEN_NAMES,
    USE_HIDDEN,
)
from ludoteca.games.kitsune.moves import SIDES, side_name, token_name
from ludoteca.games.kitsune.rules import ending, legality, seating
from ludoteca.games.kitsune.totals import Foreseen, Totals, foreseen_by, totals_for

Phase = Literal["over", "exchange", "play", "fetch", "target", "award", "leader"]
PHASES: dict[int, Phase] = {
    OVER: "over",
    EXCHANGE: "exchange",
    PLAY: "play",
    FETCH: "fetch",
    TARGET: "target",
    AWARD: "award",
    LEADER: "leader",
}


class TrickPlay(Struct, frozen=True):
    """A play of a trick. `card` is None while it lies face down under the Hidden token for somebody else."""

    seat: int
    card: str | None
    token: str | None
    side: str | None
    hidden: bool
    destroyed: bool


class KitsuneView(Struct, frozen=True, rename="camel", tag_field="game", tag="kitsune"):
    """Everything one viewer may know now. Cards and tokens by name (B4, Wh, "+3", "block"); clans are "B" and "O"."""

    seat: int | None
    """The viewer; None is a spectator."""
    seats: int
    phase: Phase
    pending: list[int]
    """The seats that may act now."""
    clans: list[str]
    """KI-302: the clan of every seat."""
    round: int
    leader: int
    """The seat that leads this trick."""
    turn: int
    """The seat that plays, fetches or strikes; after the last play the one that made it."""
    track_steps: int
    pawns: dict[str, int]
    """KI-408: steps per clan."""
    victories: dict[str, int]
    """KI-731: Round Victory cards per clan."""
    held: list[str | None]
    """KI-408: the Power token of every seat."""
    available: list[str]
    used: list[str]
    hands: list[list[str] | None]
    """KI-401: the hands this viewer may see, None for the others."""
    hand_sizes: list[int]
    gave: str | None
    """KI-322: what the viewer has chosen to give, or gave, in this deal."""
    trick: list[TrickPlay]
    """KI-402: the plays of this trick in their order."""
    order: list[int]
    """KI-501, KI-502: who makes each play of a trick with this Leader, from the first to the last."""
    receivers: list[int]
    """KI-323: while cards are exchanged, to whom each seat gives; else []."""
    totals: Totals
    """KI-602: what this trick counts, for all that the viewer sees."""
    foreseen: list[Foreseen]
    """What it would count after each card that the viewer may play or strike now; [] for everybody else."""
    looking: list[str]
    """KI-406: the cards among which this viewer fetches one now; [] for everybody else."""
    pile: int
    """KI-407: cards of the draw pile, with two players."""
    discards: int
    """KI-405: how many; never which."""
    history: list[list[TrickPlay]] | None
    """KI-405: with `showHistory`, the scored tricks of this deal; else None."""
    deciding: str | None
    """The clan that decides about a token or a Leader now."""
    outcome: Outcome | None


def view(s: State, seat: int | None, all_hands: bool = False) -> KitsuneView:
    """What one seat may know; `None` is a spectator. `all_hands` is for matches that are over."""
    seats, phase = range(int(s["seats"])), int(s["phase"])
    tokens, deciding = available_tokens(s), phase in (AWARD, LEADER)
    public = KitsuneView(
        seat=None,
        seats=len(seats),
        phase=PHASES[phase],
        pending=[other for other in seats if legality.is_asked(row(s), other)],
        clans=[clan_name(s, other) for other in seats],
        round=int(s["round"]),
        leader=int(s["leader"]),
        turn=int(s["to_move"]),
        track_steps=int(s["track_steps"]),
        pawns=per_clan(s["pawns"]),
        victories=per_clan(s["victories"]),
        held=[held_token(s, other) for other in seats],
        available=tokens,
        used=[name for token, name in enumerate(TOKEN_NAMES) if int(s["used"]) >> token & 1],
        hands=[cards_in(s["hand"][other]) if all_hands else None for other in seats],
        hand_sizes=[int(s["hand"][other].sum()) for other in seats],
        gave=None,
        trick=[trick_play(s, place, None, all_hands) for place in range(int(s["trick_size"]))],
        order=[int(seating.seat_of(row(s), place)) for place in range(int(seating.plays(row(s))))],
        receivers=[int(seating.receiver(row(s), other)) for other in seats] if phase == EXCHANGE else [],
        totals=totals_for(s, None, all_hands),
        foreseen=foreseen_by(s, None),
        looking=[],
        pile=int(s["pile_size"]),
        discards=discards_size(s),
        history=past_tricks(s) if s["show_history"] else None,
        deciding=SIDES[seating.deciding_clan(row(s))] if deciding else None,
        outcome=outcome(s),
    )
    return public if seat is None else seated(public, s, seat)


def seated(public: KitsuneView, s: State, seat: int) -> KitsuneView:
    """What a seat may know beside everybody: its hand, its hidden card, what it gave, may play and looks at."""
    hands, trick, totals = list(public.hands), public.trick, public.totals
    hands[seat] = cards_in(s["hand"][seat])
    if any(play.seat == seat and play.card is None for play in trick):
        trick = [trick_play(s, place, seat, False) for place in range(len(trick))]
        totals = totals_for(s, seat, False)
    return structs.replace(
        public,
        seat=seat,
        hands=hands,
        gave=CARD_NAMES[s["given"][seat] - 1] if s["given"][seat] else None,
        trick=trick,
        totals=totals,
        foreseen=foreseen_by(s, seat),
        looking=last_trick(s) if s["phase"] == FETCH and s["to_move"] == seat else [],
    )


def side(seat: int, seats: int) -> int:
    """KI-203: clans alternate round the table."""
    return seat % 2


def window(s: State) -> Window:
    """KI-322: the exchange is sealed; KI-624: with `anyMember` the first member to answer decides for the clan."""
    if s["phase"] == EXCHANGE:
        return SEALED
    return RACE if s["phase"] in (AWARD, LEADER) and s["clan_decision"] == ANY_MEMBER and s["seats"] > 2 else TURN


def is_out(s: State, seat: int) -> bool:
    """Nobody leaves the match before its end."""
    return False


def per_clan(numbers: list[int]) -> dict[str, int]:
    """Two numbers by the clans they belong to."""
    return {clan: int(number) for clan, number in zip(SIDES, numbers, strict=True)}


def clan_name(s: State, seat: int) -> str:
    """KI-302: "B" or "O"."""
    return SIDES[seating.clan_of(row(s), seat)]


def held_token(s: State, seat: int) -> str | None:
    """KI-408: the token on a seat's Clan card."""
    return TOKEN_NAMES[s["held"][seat] - 1] if s["held"][seat] else None


def available_tokens(s: State) -> list[str]:
    """KI-311: the tokens on their slots."""
    mask = int(ending.available(row(s)))
    return [name for token, name in enumerate(TOKEN_NAMES) if mask >> token & 1]


def cards_in(counts: list[int]) -> list[str]:
    """Counts per kind as a list of cards: blue, orange, then the special ones."""
    return [CARD_NAMES[kind] for kind, n in enumerate(counts) for _ in range(int(n))]


def trick_play(s: State, place: int, viewer: int | None, all_hands: bool) -> TrickPlay:
    """KI-402, KI-403: a play of this trick; a hidden card is its player's secret until the trick is scored."""
    seat, use = int(seating.seat_of(row(s), place)), int(s["trick_use"][place])
    hidden = use == USE_HIDDEN and s["phase"] in (PLAY, FETCH, TARGET)
    shown = not hidden or all_hands or seat == viewer
    return TrickPlay(
        seat=seat,
        card=CARD_NAMES[s["trick_card"][place]] if shown else None,
        token=token_name(use),
        side=side_name(use),
        hidden=hidden,
        destroyed=bool(int(s["struck"]) >> place & 1),
    )


def past_tricks(s: State) -> list[list[TrickPlay]]:
    """The finished tricks of this deal."""
    plays = int(seating.plays(row(s)))
    return [[past_play(s, trick, place, plays) for place in range(plays)] for trick in range(int(s["tricks"]))]


def past_play(s: State, trick: int, place: int, plays: int) -> TrickPlay:
    """A play of a finished trick."""
    cell = trick * plays + place
    use = int(s["past_use"][cell])
    seat = (int(seating.leader_of(row(s), trick)) + place) % int(s["seats"])
    destroyed = bool(int(s["past_struck"]) >> cell & 1)
    return TrickPlay(seat, CARD_NAMES[s["past_card"][cell]], token_name(use), side_name(use), False, destroyed)


def last_trick(s: State) -> list[str]:
    """KI-564: the cards of the last trick, the top one first."""
    plays = int(seating.plays(row(s)))
    top = int(s["tricks"]) * plays
    return [CARD_NAMES[kind] for kind in s["past_card"][top - plays : top][::-1]]


def discards_size(s: State) -> int:
    """KI-405: cards on the discard pile; between two rounds all that do not lie in the last trick (KI-732)."""
    if s["phase"] == LEADER:
        return int(seating.cards(row(s))) - int(s["trick_size"])
    return int(s["tricks"]) * int(seating.plays(row(s))) - (1 if s["taken"] else 0)


def outcome(s: State) -> Outcome | None:
    """KI-735: both Round Victory cards of a clan win for all its members; None while the match goes on."""
    if s["phase"] != OVER:
        return None
    seats = range(int(s["seats"]))
    winner = seating.round_winner(row(s))
    because = Says("kitsune-because-two-rounds", "KI-735", {"clan": SIDES[winner]})
    return ranked([int(s["victories"][seating.clan_of(row(s), seat)]) for seat in seats], because)


def describe(view: KitsuneView) -> list[Section]:
    """The view in sentences: what is to be decided, track, trick, tokens, seats, what the viewer holds or looks at."""
    sections = [
        Section(Says("kitsune-heading-now", "KI-501"), now_lines(view)),
        Section(Says("kitsune-heading-track", "KI-408"), track_lines(view)),
        Section(Says("kitsune-heading-trick", "KI-402"), [*trick_lines(view.trick), sum_line(view)]),
        Section(Says("kitsune-heading-tokens", "KI-104"), token_lines(view)),
        Section(Says("kitsune-heading-seats", "KI-302"), [seat_line(view, seat) for seat in range(view.seats)]),
    ]
    if view.looking:
        sections.append(Section(Says("kitsune-heading-looking", "KI-406"), card_lines(view.looking)))
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            lines = card_lines(hand) or [Says("kitsune-line-no-cards")]
            sections.append(Section(Says("kitsune-heading-hand", "KI-401", {"seat": seat}), lines))
    for number, plays in enumerate(view.history or [], start=1):
        sections.append(Section(Says("kitsune-heading-past", "KI-405", {"number": number}), trick_lines(plays)))
    return sections


def now_lines(view: KitsuneView) -> list[Says]:
    """Who has to decide what."""
    lines = [Says(f"kitsune-line-now-{view.phase}", args={"seat": seat}) for seat in view.pending]
    if view.phase == "play" and view.trick and view.trick[-1].card == "Bk":
        lines.append(
            Says("kitsune-line-obliged", "KI-541", {"seat": view.turn, "clan": view.clans[view.trick[-1].seat]})
        )
    if view.gave is not None:
        lines.append(Says("kitsune-line-gave", "KI-322", {"card": view.gave}))
    return lines or [Says("kitsune-line-over", "KI-735")]


def track_lines(view: KitsuneView) -> list[Says]:
    """Round, Leader, pawns and victories, pile and discards."""
    lines = [Says("kitsune-line-round", args={"number": view.round, "seat": view.leader})]
    for clan in SIDES:
        left = view.track_steps - view.pawns[clan]
        place: dict[str, int | str | list[int]] = {"clan": clan, "now": view.pawns[clan], "left": left}
        lines.append(Says("kitsune-line-pawn", "KI-408", {**place, "count": view.victories[clan]}))
    if view.seats == 2:
        lines.append(Says("kitsune-line-pile", "KI-407", {"count": view.pile}))
    return [*lines, Says("kitsune-line-discards", "KI-405", {"count": view.discards})]


def trick_lines(plays: list[TrickPlay]) -> list[Says]:
    """One line per play."""
    return [play_line(number, play) for number, play in enumerate(plays, start=1)]


def sum_line(view: KitsuneView) -> Says:
    """KI-602, KI-603: the totals so far, and whether a card that lies face down may change them."""
    if not view.trick:
        return Says("kitsune-line-no-trick")
    sums: dict[str, int | str | list[int]] = {"blue": view.totals.blue, "orange": view.totals.orange}
    return Says("kitsune-line-sum-unseen" if view.totals.unseen else "kitsune-line-sum", "KI-602", sums)


def play_line(number: int, play: TrickPlay) -> Says:
    """A play: its place, who made it, card, token, and what became of it."""
    token = "none" if play.token is None else "plus" if play.side else play.token
    fate = "hidden" if play.hidden else "struck" if play.destroyed else "open"
    args: dict[str, int | str | list[int]] = {"number": number, "seat": play.seat, "card": play.card or "none"}
    return Says("kitsune-line-play", "KI-402", {**args, "token": token, "side": play.side or "none", "fate": fate})


def token_lines(view: KitsuneView) -> list[Says]:
    """Every token and where it is."""
    lines = []
    for name in TOKEN_NAMES:
        place = "available" if name in view.available else "used" if name in view.used else "held"
        token = "plus" if name == "+3" else name
        args: dict[str, int | str | list[int]] = {"token": token}
        if place == "held":
            args["seat"] = view.held.index(name)
        lines.append(Says(f"kitsune-line-token-{place}", "KI-408", args))
    return lines


def card_lines(cards: list[str]) -> list[Says]:
    """One line per kind of card, with how many there are."""
    return [Says("kitsune-line-card", args={"card": card, "count": cards.count(card)}) for card in dict.fromkeys(cards)]


def seat_line(view: KitsuneView, seat: int) -> Says:
    """A seat's clan and how many cards it holds."""
    args: dict[str, int | str | list[int]] = {"seat": seat, "clan": view.clans[seat], "count": view.hand_sizes[seat]}
    return Says("kitsune-line-seat", "KI-401", args)
