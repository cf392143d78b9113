"""The end of a trick, of a round and of the game; tokens received (sections 6 and 7)."""

from typing import Any

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.games.kitsune.view import window
from tests.games.kitsune.table import TOKENS, legal, pawns, table, told
from tests.rulebook import rule

LEAP = ("a B6", "b O1", "c B2", "d O1")
"""Blue wins by six."""


def leap(line: str = "", *more: str, **options: Any) -> Match:
    """The table after a leap of six by blue."""
    return table(f"a B6 / b O1 / c B2 / d O1 / {line}", *LEAP, *more, **options)


@rule("KI-601", "KI-602")
def test_totals_are_told() -> None:
    match = table("a B4 / b B3 / c O2 / d O3", "a B4", "b B3", "c O2", "d O3")
    scored = next(event for event in match.events(None, match.sequence) if event.id == "kitsune-scored")
    assert scored.args == {"blue": 7, "orange": 5}


@rule("KI-607", "KI-A15", "KI-A16")
@pytest.mark.parametrize(("card", "phase"), [("B3", "play"), ("B4", "award")])
def test_four_spaces_bring_a_token_three_do_not(card: str, phase: str) -> None:
    match = table(f"a {card} / b O1 / c B2 / d O1", f"a {card}", "b O1", "c B2", "d O1")
    assert match.view(None).phase == phase


@rule("KI-608", "KI-405", "KI-A06")
def test_a_trick_goes_to_the_discards_whose_size_alone_is_shown() -> None:
    line, moves = "a B4 / b O5 / c B2 / d O3", ("a B4", "b O5", "c B2", "d O3")
    match = table(line, *moves)
    assert match.position()["discards"] == ["O3", "B2", "O5", "B4"]
    assert (match.view(0).discards, match.view(0).history) == (4, None)
    shown = table(line, *moves, showHistory=True).view(0).history
    assert shown is not None
    assert [play.card for play in shown[0]] == ["B4", "O5", "B2", "O3"]


@rule("KI-405")
@pytest.mark.parametrize("shown", [False, True])
def test_events_that_name_cards_last_only_where_history_is_shown(shown: bool) -> None:
    match = table("last O5 B4 Wh O1 / a Ka B1 / held a discard", "a B1 discard", showHistory=shown)
    match.play("a fetch Wh")
    events = match.events(0)
    lasting = {event.id.removeprefix("kitsune-"): event.lasting for event in events}
    assert lasting["played-token"] == shown
    assert lasting["fetched-card"] is False
    assert lasting["looked"] is False


@rule("KI-609")
def test_the_leader_of_the_trick_draws_first() -> None:
    match = table("a B1 B2 / b O1 O2", seats=2)
    pile = match.position()["pile"]
    before = match.position()["hands"]
    for move in ("a B1", "b O1", "a B2", "b O2"):
        match.play(move)
    hands = match.position()["hands"]
    assert sorted(hands[0]) == sorted(
        [card for card in before[0] if card not in ("B1", "B2")] + own(before, 0) + pile[:2]
    )
    assert told(match, 0)[-3:] == ["KI-609 drew-cards", "KI-609 drew", "KI-610 leads"]
    assert match.position()["pile"] == pile[4:]


def own(hands: list[list[str]], seat: int) -> list[str]:
    """The copies of B1 and B2 that stay in the hand after one of each was played."""
    return [card for card in ("B1", "B2") for _ in range(hands[seat].count(card) - 1)]


@rule("KI-621", "KI-624", "KI-A08")
def test_the_speaker_picks_a_token_and_a_member() -> None:
    match = leap()
    assert match.pending == (1,)
    assert legal(match) == [f"b take {token} {to}" for token in TOKENS for to in "bd"]
    match.play("b take +3 d")
    assert match.view(None).held == [None, None, None, "+3"]
    assert match.view(None).phase == "play"


@rule("KI-621", "KI-622", "KI-624", "KI-503")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("b take +3 a", ("KI-621", "member")),
        ("b take block b", ("KI-622", "taken")),
        ("d take +3 d", ("KI-624", "clan")),
        ("b take +3 f", ("KI-621", "no-seat")),
        ("b O2", ("KI-621", "take-first")),
    ],
)
def test_what_cannot_be_taken(move: str, reason: tuple[str, str]) -> None:
    match = leap("held a block")
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert (refused.value.rule, refused.value.says.id.removeprefix("kitsune-refused-")) == reason


@rule("KI-624")
def test_the_leader_may_be_the_speaker() -> None:
    match = table("a O6 / b O3 / c B1 / d O1", "a O6", "b O3", "c B1", "d O1")
    assert match.pending == (0,)


@rule("KI-624", "KI-A08")
def test_with_any_member_the_first_answer_decides() -> None:
    match = leap(clanDecision="anyMember")
    assert match.pending == (1, 3)
    assert window(match.states[0]).kind == "race"
    match.play("d take block b")
    assert match.view(None).pending == [1]
    assert match.view(None).held == [None, "block", None, None]


@rule("KI-A08", "KI-621")
def test_one_candidate_is_not_asked() -> None:
    line = "a B6 B2 / b O1 O2 / used +3 block hidden change"
    match = table(line, "a B6", "b O1", "a B2", "b O2", seats=2)
    assert match.view(None).held == [None, "discard"]
    assert "KI-621 took" in told(match)
    assert match.view(None).phase == "play"


@rule("KI-623")
def test_without_a_token_left_none_is_received() -> None:
    match = leap("used +3 block hidden change discard")
    assert "KI-623 no-token-left" in told(match)
    assert match.view(None).phase == "play"


@rule("KI-625")
def test_a_token_is_used_from_the_next_trick_on() -> None:
    match = leap("", "b take change b")
    assert match.pending == (1,)
    assert any(move.endswith("change") for move in legal(match))


@rule("KI-631")
def test_pawns_and_tokens_survive_a_new_deal() -> None:
    line = "trick 5 / a B3 / b O1 / c O2 / d O1 / pawns 5 6 / held a block / used change"
    match = table(line, "a B3", "b O1", "c O2", "d O1")
    view = match.view(None)
    assert view.phase == "exchange"
    assert (view.pawns, view.used, view.held[0]) == ({"B": 5, "O": 7}, ["change"], "block")


@rule("KI-731", "KI-736", "KI-732", "KI-606", "KI-804")
def test_a_new_round_is_set_up() -> None:
    match = leap("pawns 10 4")
    view = match.view(None)
    assert (view.round, view.pawns, view.victories) == (2, {"B": 0, "O": 0}, {"B": 1, "O": 0})
    assert view.hand_sizes == [6] * 4
    assert [draw.rule for draw in match.draws] == ["KI-312", "KI-313"]


@rule("KI-312", "KI-A05", "KI-734")
def test_the_winning_clan_may_choose_its_leader() -> None:
    match = leap("pawns 10 4", roundLeader="clanChooses")
    view = match.view(None)
    assert (view.phase, view.deciding, view.hand_sizes, view.discards) == ("leader", "B", [0] * 4, 20)
    assert legal(match) == ["a lead a", "a lead c"]
    with pytest.raises(IllegalMove) as refused:
        match.play("a lead b")
    assert refused.value.rule == "KI-312"
    match.play("a lead c")
    assert match.view(None).leader == 2
    assert [draw.rule for draw in match.draws] == ["KI-313"]


@rule("KI-312", "KI-903")
def test_two_players_need_no_draw_for_the_next_leader() -> None:
    match = table("a B6 B2 / b O1 O2 / pawns 12 0", "a B6", "b O1", "a B2", "b O2", seats=2, roundLeader="clanChooses")
    assert match.view(None).leader == 0
    assert [draw.rule for draw in match.draws] == ["KI-313"]


@rule("KI-605")
def test_pawns_do_not_hinder_each_other() -> None:
    match = table("a B4 / b O1 / c B1 / d O1 / pawns 3 6", "a B4", "b O1", "c B1", "d O1")
    assert pawns(match) == (6, 6)


@rule("KI-735")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    match = leap("pawns 10 4 / won 1 1")
    assert match.over
    assert match.pending == ()
    with pytest.raises(IllegalMove) as refused:
        match.play("a B1")
    assert refused.value.rule == "KI-735"
    assert match.outcome is not None
    assert match.outcome.winners == [0, 2]
