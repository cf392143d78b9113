"""Moments of Kitsune: every decision, two, four and six seats, tokens, hidden cards, both clans, the end."""

from typing import Any

from tests.browser.positions.moment import Moment, Until, over, views


def playing(test: Any) -> Until:
    """Seat 0 is to play a card, and its view is like that."""
    return views(lambda view: view.phase == "play" and 0 in view.pending and bool(test(view)))


def deciding(phase: str) -> Until:
    """Seat 0 decides in a phase."""
    return views(lambda view: view.phase == phase and 0 in view.pending)


def plays(view: Any) -> list[str | None]:
    """The cards of the trick."""
    return [play.card for play in view.trick]


def binds(view: Any) -> bool:
    """A Black Kitsune binds seat 0, which holds another colour too."""
    held = {card[0] for card in view.hands[0]}
    return plays(view)[-1:] == ["Bk"] and {"O", "B"} <= held


def swapped(view: Any) -> bool:
    """A White Kitsune has exchanged the colours, and seat 0 plays last."""
    return "Wh" in plays(view) and len(view.trick) == 3


def hiding(view: Any) -> bool:
    """A card lies face down."""
    return any(play.hidden for play in view.trick)


def remembered(view: Any) -> bool:
    """Two earlier tricks are shown."""
    return len(view.history) == 2


QUICKEST: tuple[int, dict[str, int]] = (2, {"trackSteps": 5})
"""The fewest seats and the quickest options."""
MOMENTS = [
    Moment("opening", seats=4, seed=5),
    Moment("exchange", seats=4, seed=5, answers={0: "give O1", 2: "give B2"}),
    Moment("exchange-six", seats=6, seed=8, answers={1: "give B1", 2: "give B2", 5: "give O1"}),
    Moment("midgame", seats=4, seed=1, until=playing(lambda view: len(view.trick) == 2 and view.round == 2)),
    Moment("bound", seats=4, seed=3, by="random", until=playing(binds)),
    Moment("waiting", seats=4, seed=8, moves=16, mine=False),
    Moment("last", seats=4, seed=2, until=playing(lambda view: len(view.trick) == 3 and view.pawns["B"] > 3)),
    Moment("swapped", seats=4, seed=4, by="random", until=playing(swapped)),
    Moment("token", seats=4, seed=2, by="random", until=playing(lambda view: view.held[0] == "hidden" and view.trick)),
    Moment("plus", seats=4, seed=5, by="random", until=playing(lambda view: view.held[0] == "+3" and view.trick)),
    Moment("hidden", seats=4, seed=21, by="random", until=playing(hiding)),
    Moment("katana", seats=4, seed=3, by="random", until=deciding("target")),
    Moment("katana-six", seats=6, seed=5, by="random", until=deciding("target")),
    Moment("fetch", seats=4, seed=2, by="random", until=deciding("fetch")),
    Moment("fetch-six", seats=6, seed=2, by="random", until=deciding("fetch")),
    Moment("award", seats=4, seed=5, until=deciding("award")),
    Moment("award-six", seats=6, seed=1, until=deciding("award")),
    Moment("award-two", seats=2, seed=1, until=deciding("award")),
    Moment("award-any", seats=4, seed=5, options={"clanDecision": "anyMember"}, until=deciding("award")),
    Moment("leader", seats=6, seed=4, options={"roundLeader": "clanChooses"}, until=deciding("leader")),
    Moment("two", seats=2, seed=4, until=playing(lambda view: len(view.trick) == 2 and view.pile == 4)),
    Moment("two-last", seats=2, seed=1, until=playing(lambda view: len(view.trick) == 3 and view.pile == 0)),
    Moment(
        "two-token", seats=2, seed=1, by="random",
        until=playing(lambda view: view.held[0] == "change" and len(view.trick) == 3),
    ),
    Moment("six", seats=6, seed=3, by="random", until=playing(lambda view: len(view.trick) == 5 and any(view.held))),
    Moment("history", seats=6, seed=7, options={"showHistory": True, "clanOfP0": "orange"}, until=playing(remembered)),
    Moment("long-track", seats=4, seed=7, moves=60, options={"trackSteps": 20}),
    Moment("spectator", seats=4, seed=7, moves=27, seat=None),
    Moment("end", seats=4, seed=9, until=over, told=400),
    Moment("end-six", seats=6, seed=2, until=over),
]  # fmt: skip
