"""What a seat, or a spectator, may see of Kariba (section 4), built by naming it, and the same in sentences."""

from typing import Literal

from msgspec import Struct, structs

from ludoteca.engine.outcome import Outcome, ranked
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.window import TURN, Window
from ludoteca.games.kariba.box import DRAW, OVER, PLAY

PHASES: dict[int, Literal["play", "draw", "over"]] = {OVER: "over", PLAY: "play", DRAW: "draw"}


class KaribaView(Struct, frozen=True, rename="camel", tag_field="game", tag="kariba"):
    """All one viewer may know now. Lists per animal have eight entries, the mouse first; lists per seat begin at 0."""

    seat: int | None
    """The viewer; None is a spectator."""
    seats: int
    expert: bool
    phase: Literal["play", "draw", "over"]
    pending: list[int]
    """The seats that may act now."""
    first: int
    """The seat that began this game."""
    round: int
    """1 in the first round of turns of this game."""
    number: int
    """1 in the first game of a match."""
    games: int
    waterhole: list[int]
    """KA-403: cards at each position."""
    hands: list[list[int] | None]
    """KA-401: cards of each animal in the hands this viewer may see, None for the others."""
    hand_sizes: list[int]
    pile: int
    visible: list[int]
    """KA-405: expert mode's open cards V1, V2, V3 as animal numbers 1 to 8, 0 for an empty slot; [] in basic mode."""
    scores: list[int | None]
    """KA-407: size of each score pile; None where `showScores` hides it: until the end, all but the viewer's own."""
    history: list[list[int]]
    """Scores per seat of the finished games of this match (KA-605)."""
    outcome: Outcome | None


def view(s: State, seat: int | None, all_hands: bool = False) -> KaribaView:
    """What one seat may know; `None` is a spectator. `all_hands` is for matches that are over."""
    seats, phase, hands = int(s["seats"]), int(s["phase"]), s["hand"].tolist()
    open_scores = all_hands or phase == OVER or bool(s["show_scores"])
    public = KaribaView(
        seat=None,
        seats=seats,
        expert=bool(s["expert"]),
        phase=PHASES[phase],
        pending=[] if phase == OVER else [int(s["to_move"])],
        first=int(s["first"]),
        round=int(s["turns"]) // seats + 1,
        number=min(int(s["game"]) + 1, int(s["games"])),
        games=int(s["games"]),
        waterhole=s["waterhole"].tolist(),
        hands=hands[:seats] if all_hands else [None] * seats,
        hand_sizes=[sum(hand) for hand in hands[:seats]],
        pile=int(s["pile_size"]),
        visible=s["visible"].tolist() if s["expert"] else [],
        scores=[sum(won) for won in s["won"].tolist()[:seats]] if open_scores else [None] * seats,
        history=finished_games(s),
        outcome=outcome(s),
    )
    return public if seat is None else seated(public, s, seat)


def seated(public: KaribaView, s: State, seat: int) -> KaribaView:
    """What a seat may know beside everybody: its hand (KA-401) and its own score (KA-407)."""
    hands, scores = list(public.hands), public.scores
    hands[seat] = s["hand"][seat].tolist()
    if scores[seat] is None:
        scores = [int(s["won"][seat].sum()) if other == seat else None for other in range(public.seats)]
    return structs.replace(public, seat=seat, hands=hands, scores=scores)


def side(seat: int, seats: int) -> int:
    """Everybody plays alone."""
    return seat


def window(s: State) -> Window:
    """Kariba knows turns only: never do several seats decide at once."""
    return TURN


def is_out(s: State, seat: int) -> bool:
    """Nobody leaves the match before its end."""
    return False


def finished_games(s: State) -> list[list[int]]:
    """KA-605: the scores of the finished games of this match."""
    if not s["game"]:
        return []
    finished: list[list[int]] = s["history"][: s["game"], : s["seats"]].tolist()
    return finished


def outcome(s: State) -> Outcome | None:
    """KA-603 to KA-606: the highest total wins, equals share; None while the match goes on."""
    if s["phase"] != OVER:
        return None
    totals = [sum(points) for points in zip(*finished_games(s), strict=True)]
    return ranked(totals, Says("kariba-because-hand-empty", "KA-541", {"seat": int(s["to_move"])}))


def describe(view: KaribaView) -> list[Section]:
    """The view in sentences: the waterhole, the stock, every seat, the own hand."""
    return [
        Section(Says("kariba-heading-waterhole", "KA-403"), waterhole_lines(view)),
        Section(Says("kariba-heading-stock", "KA-404"), stock_lines(view)),
        Section(Says("kariba-heading-seats", "KA-402"), [seat_line(view, seat) for seat in range(view.seats)]),
        *(
            Section(Says("kariba-heading-hand", "KA-401", {"seat": seat}), card_lines(hand))
            for seat, hand in enumerate(view.hands)
            if hand is not None
        ),
    ]


def waterhole_lines(view: KaribaView) -> list[Says]:
    """One line per animal present."""
    return card_lines(view.waterhole) or [Says("kariba-line-nobody")]


def card_lines(cards: list[int]) -> list[Says]:
    """One line per animal, with how many there are."""
    return [Says("kariba-line-animal", args={"animal": place + 1, "count": n}) for place, n in enumerate(cards) if n]


def stock_lines(view: KaribaView) -> list[Says]:
    """The pile, the open cards of expert mode, and where the match stands."""
    lines = [Says("kariba-line-pile", args={"count": view.pile})]
    lines += [Says("kariba-line-visible", args={"animal": card}) for card in view.visible if card]
    if view.games > 1:
        lines.append(Says("kariba-line-number", "KA-204", {"number": view.number, "games": view.games}))
    return lines


def seat_line(view: KaribaView, seat: int) -> Says:
    """A seat's public counts: cards in hand, score pile, points of finished games."""
    args: dict[str, int | str | list[int]] = {"seat": seat, "count": view.hand_sizes[seat]}
    score = view.scores[seat]
    if score is None:
        return Says("kariba-line-seat-hidden", "KA-407", args)
    args |= {"score": score, "total": sum(game[seat] for game in view.history)}
    return Says("kariba-line-seat-series" if view.games > 1 else "kariba-line-seat", args=args)
