"""The past that a position tells of could have been: exchange, Black Kitsunes, tokens, tricks of a deal."""

from typing import Any

import pytest

from ludoteca import BadPosition
from tests.games.kitsune.table import KITSUNE, position, table
from tests.rulebook import rule

TWO = "a O1 O1 B1 B1 / b O1 O2 / last B2 Bk B3 Wh / lead b"
"""Two players, the first trick is over: seat a led it and answered the Black Kitsune of seat b with B3."""


def refused(line: str, **changes: Any) -> str:
    """The words with which a position is refused."""
    seats = changes.pop("seats", 4)
    with pytest.raises(BadPosition) as found:
        KITSUNE.position({**position(line, seats), **changes})
    return str(found.value)


@rule("KI-322")
def test_a_card_that_was_given_came_to_the_team_mate() -> None:
    assert "`gave`" in refused("a B4 / b B6 / c O6 / gave a B6")
    table("c B6 / gave a B6")
    table("last O5 B4 Wh O1 / lead b / gave a Wh / c Ka")
    assert "`gave`" in refused("last O5 B4 Wh O1 / lead b / gave a B4")


@rule("KI-541")
def test_a_black_kitsune_was_obeyed_by_whoever_had_the_colour() -> None:
    last = "last B4 Bk B5 O3 / lead b"
    table(f"{last} / c B1 B1 B1 B2 Wh")
    assert "Black Kitsune" in refused(f"{last} / c B1 B1 B1 B2 O6")
    table("last B4 Bk O5 O3 / lead b / c B1 B1 B1 B2 O6")


@rule("KI-541", "KI-609")
def test_with_two_players_the_colour_may_have_come_with_the_draw() -> None:
    table(TWO, seats=2)
    assert "Black Kitsune" in refused(TWO.replace("B1 B1", "O3 B1"), seats=2)


@rule("KI-564")
def test_a_card_that_was_taken_is_in_the_hand_or_was_played() -> None:
    whole = table("last O5 B4 Wh O1 / a B1 / b B6 / held a discard", "a B1 discard", "a fetch Wh").position()
    mine, other = whole["hands"][0], whole["hands"][1]
    assert mine.count("Wh") == 1
    mine[mine.index("Wh")], other[other.index("B6")] = "B6", "Wh"
    assert "Discard token" in refused("a B1", **whole)


@rule("KI-563", "KI-568")
def test_tokens_were_used_once_and_hid_what_they_may() -> None:
    def played(*plays: dict[str, Any], used: list[str]) -> dict[str, Any]:
        cards = position("last O5 B4 Wh Ka")
        cards["history"] = [[{**one, **two} for one, two in zip(cards["history"][0], plays, strict=True)]]
        return {**cards, "used": used}

    none: dict[str, Any] = {}
    hidden = {"token": "hidden"}
    KITSUNE.position(played(hidden, none, none, none, used=["hidden"]))
    for wrong in (
        played(hidden, none, none, none, used=[]),
        played(hidden, hidden, none, none, used=["hidden"]),
        played(none, none, none, hidden, used=["hidden"]),
    ):
        with pytest.raises(BadPosition):
            KITSUNE.position(wrong)


@rule("KI-321", "KI-324", "KI-631")
def test_an_exchange_comes_before_the_first_trick_and_a_deal_after_the_last() -> None:
    assert "exchange" in refused("a B1", seats=2, phase="exchange")
    assert "exchange" in refused("a B1", seats=2, knowledge={"gave": ["B1", None]})
    assert "exchange" in refused("last O5 B4 Wh O1", phase="exchange")
    cards = position("trick 5")
    over = [{"seat": place, "card": cards["hands"][place][0]} for place in range(4)]
    cards |= {"hands": [[]] * 4, "history": [*cards["history"], over], "leader": 1, "turn": 1}
    cards["discards"] = [play["card"] for play in reversed(over)] + cards["discards"]
    assert "dealt again" in refused("a B1", **cards)


@rule("KI-321")
def test_an_exchange_in_which_everybody_has_given_is_over() -> None:
    match = KITSUNE.start(4, seed=1)
    for seat in range(3):
        match.play(match.legal(seat)[0])
    given = match.position()
    KITSUNE.position(given)
    with pytest.raises(BadPosition, match="taken up"):
        KITSUNE.position({**given, "given": [*given["given"][:3], given["hands"][3][0]]})


@rule("KI-521")
def test_only_a_katana_strikes() -> None:
    whole = table("a B4 / b Ka", "a B4", "b Ka").position()
    assert whole["phase"] == "target"
    KITSUNE.position(whole)
    struck = table("a B4 / b O4", "a B4", "b O4").position()
    assert "Katana" in refused("a B1", **{**struck, "phase": "target", "turn": 1})


@rule("KI-564", "KI-565")
def test_whoever_used_the_discard_token_took_a_card_but_in_the_first_trick_of_a_deal() -> None:
    table("a B1 / held a discard", "a B1 discard")
    fetching = table("last O5 B4 Wh O1 / a B1 / held a discard", "a B1 discard")
    KITSUNE.position(fetching.position())
    fetching.play("a fetch Wh")
    whole = fetching.position()
    KITSUNE.position(whole)
    whole["hands"][0].remove("Wh")
    whole["discards"].insert(1, "Wh")
    assert "Discard token" in refused("a B1", **whole)


@rule("KI-312")
def test_a_clan_names_the_leader_only_where_the_option_lets_it() -> None:
    """Found by the long fuzz: the choice was taken, and then dealt with chance that no story named."""
    cards = position("pawns 13 3 / won 1 0", roundLeader="clanChooses")
    trick = [{"seat": seat, "card": card} for seat, card in enumerate(("B1", "B2", "B5", "O1"))]
    between = {"hands": [[]] * 4, "trick": trick, "turn": 3, "phase": "leader", "round": 1, "discards": []}
    match = KITSUNE.position({**cards, **between})
    match.play(match.legal()[0])
    with pytest.raises(BadPosition, match="roundLeader"):
        KITSUNE.position({**cards, **between, "options": {}})
