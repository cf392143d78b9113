"""The worked scenarios of the rules, each as it is written there: blue a and c, orange b and d, a leads."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import IllegalMove
from tests.games.kitsune.table import KITSUNE, LETTERS, TOKENS, box, legal, pawns, position, table, told
from tests.rulebook import rule


@rule("KI-T01", "KI-103", "KI-106", "KI-301")
def test_the_deck_of_two_and_four() -> None:
    for seats in (2, 4):
        position = KITSUNE.start(seats, seed=1).position()
        cards = [card for hand in position["hands"] for card in hand] + position["pile"]
        assert Counter(cards) == Counter(box(4))
        assert len(cards) == 24
        blue = Counter(card for card in cards if card[0] == "B" and card != "Bk")
        assert blue == {"B1": 3, "B2": 2, "B3": 1, "B4": 1, "B5": 1, "B6": 1}
        assert sum(int(card[1]) * n for card, n in blue.items()) == 25
        assert [cards.count(card) for card in ("Wh", "Bk", "Ka")] == [2, 2, 2]


@rule("KI-T02", "KI-103", "KI-106")
def test_the_deck_of_six() -> None:
    cards = [card for hand in KITSUNE.start(6, seed=1).position()["hands"] for card in hand]
    assert len(cards) == 30
    for colour in "BO":
        numbers = Counter(card[1] for card in cards if card[0] == colour and card[1].isdigit())
        assert numbers == {"1": 4, "2": 3, "3": 2, "4": 1, "5": 1, "6": 1}
        assert sum(int(value) * n for value, n in numbers.items()) == 31


@rule("KI-T03", "KI-602", "KI-604", "KI-605", "KI-610")
def test_the_booklets_example() -> None:
    match = table("a B4 / b O5 / c B2 / d O3", "a B4", "b O5", "c B2", "d O3")
    assert pawns(match) == (0, 2)
    assert match.pending == (1,)
    assert told(match) == ["KI-503 played", "KI-602 scored", "KI-605 moved", "KI-610 leads"]


@rule("KI-T04", "KI-607", "KI-624")
def test_a_leap_of_eight_brings_the_others_a_token() -> None:
    match = table("a B6 / b O1 / c B2 / d B1", "a B6", "b O1", "c B2", "d B1")
    assert pawns(match) == (8, 0)
    assert match.pending == (1,)
    assert match.position()["award"] == {"clan": "O", "round_end": False}


@rule("KI-T05", "KI-521", "KI-522", "KI-A11")
def test_a_katana_may_strike_a_team_mate() -> None:
    match = table("a B5 / b O1 / c Ka / d O4", "a B5", "b O1", "c Ka")
    assert legal(match) == ["c strike 1", "c strike 2"]
    match.play("c strike 2")
    match.play("d O4")
    assert pawns(match) == (1, 0)


@rule("KI-T06", "KI-523", "KI-806")
def test_a_katana_as_first_card_has_no_effect() -> None:
    match = table("a Ka / b O3 / c B1 / d O1", "a Ka")
    assert "KI-523 no-target" in told(match)
    for move in ("b O3", "c B1", "d O1"):
        match.play(move)
    assert pawns(match) == (0, 3)
    assert match.pending == (1,)


@rule("KI-T07", "KI-531", "KI-532", "KI-603", "KI-A12")
def test_a_white_kitsune_turns_all_colours() -> None:
    match = table("a B4 / b O1 / c Wh / d B2", "a B4", "b O1", "c Wh", "d B2")
    assert pawns(match) == (0, 5)
    assert match.position()["award"]["clan"] == "B"


@rule("KI-T08", "KI-531")
def test_two_white_kitsune_cancel_out() -> None:
    match = table("a Wh / b O4 / c B1 / d Wh", "a Wh", "b O4", "c B1", "d Wh")
    assert pawns(match) == (0, 3)
    assert "KI-531 turned-twice" in told(match)


@rule("KI-T09", "KI-567", "KI-568", "KI-622")
def test_change_colour_cancels_a_white_kitsune() -> None:
    match = table("a Wh / b O4 / c B1 / d O1 / held b change", "a Wh", "b O4 change", "c B1", "d O1")
    assert pawns(match) == (0, 4)
    assert match.pending == (0,)
    assert "a take change a" not in legal(match)
    assert match.position()["used"] == ["change"]


@rule("KI-T10", "KI-561", "KI-532", "KI-A18")
def test_plus_three_is_turned_too() -> None:
    match = table("a B1 / b O2 / c Wh / d O1 / held a +3", "a B1 +3B", "b O2", "c Wh", "d O1")
    assert pawns(match) == (0, 1)


@rule("KI-T11", "KI-541", "KI-542", "KI-A19")
def test_a_black_kitsune_asks_for_its_clans_colour() -> None:
    match = table("trick 3 / a Bk / b B2 O6 Ka", "a Bk")
    assert legal(match) == ["b B2"]
    assert "KI-541 binds" in told(match)


@rule("KI-T12", "KI-541")
def test_who_has_not_the_colour_is_free() -> None:
    assert legal(table("trick 3 / a Bk / b O6 O1 Ka", "a Bk")) == ["b O1", "b O6", "b Ka"]


@rule("KI-T13", "KI-543", "KI-A13")
def test_a_black_kitsune_as_last_card_binds_nobody() -> None:
    match = table("trick 3 / a B3 / b O3 B1 O1 / c B2 / d Bk", "a B3", "b O3", "c B2", "d Bk")
    assert match.pending == (1,)
    assert legal(match) == ["b B1", "b O1"]
    assert "KI-543 binds-nobody" in told(match)


@rule("KI-T14", "KI-563", "KI-523", "KI-601", "KI-403")
def test_a_hidden_card_is_immune_and_then_revealed() -> None:
    match = table("a B1 / b B6 / c Ka / d O1 / held b hidden", "a B1", "b B6 hidden", "c Ka")
    assert legal(match) == ["c strike 1"]
    assert [play.card for play in match.view(0).trick] == ["B1", None, "Ka"]
    assert match.view(1).trick[1].card == "B6"
    match.play("c strike 1")
    match.play("d O1")
    assert pawns(match) == (5, 0)
    assert "KI-601 revealed" in told(match)


@rule("KI-T15", "KI-563", "KI-813")
@pytest.mark.parametrize("card", ["Ka", "Bk"])
def test_katana_and_black_kitsune_cannot_be_hidden(card: str) -> None:
    match = table(f"a {card} Wh / held a hidden")
    with pytest.raises(IllegalMove) as refused:
        match.play(f"a {card} hidden")
    assert refused.value.rule == "KI-563"
    assert {f"a {card}", "a Wh", "a Wh hidden"} <= set(legal(match))


@rule("KI-T16", "KI-562", "KI-810")
def test_block_keeps_the_winner_where_it_is() -> None:
    match = table("a B6 / b O1 / c B3 / d O2 / held b block", "a B6", "b O1 block", "c B3", "d O2")
    assert pawns(match) == (0, 0)
    assert "KI-562 blocked" in told(match)
    assert match.pending == (1,)
    assert match.view(None).phase == "play"


@rule("KI-T17", "KI-622")
def test_a_clan_with_a_token_receives_none() -> None:
    match = table("a B5 / b O1 / c B2 / d O1 / held d hidden", "a B5", "b O1", "c B2", "d O1")
    assert pawns(match) == (5, 0)
    assert "KI-622 has-token" in told(match)
    assert match.view(None).phase == "play"


@rule("KI-T18", "KI-622", "KI-568")
def test_a_token_used_in_this_trick_makes_room_for_another() -> None:
    match = table("a B5 / b O1 / c B2 / d O1 / held d hidden", "a B5", "b O1", "c B2", "d O1 hidden")
    assert match.pending == (1,)
    assert legal(match) == [f"b take {token} {to}" for token in TOKENS if token != "hidden" for to in "bd"]


@rule("KI-T19", "KI-564", "KI-406", "KI-505", "KI-A07")
def test_the_discard_token_takes_one_of_the_last_trick() -> None:
    match = table("last O5 B4 Wh O1 / lead a / c B2 / held c discard", *first_plays(2), "c B2 discard")
    assert match.pending == (2,)
    assert legal(match) == ["c fetch B4", "c fetch O1", "c fetch O5", "c fetch Wh"]
    assert match.view(2).looking == ["O1", "Wh", "B4", "O5"]
    assert match.view(1).looking == []
    match.play("c fetch Wh")
    assert match.events(1, match.sequence)[0].args == {}
    assert match.view(None).discards == 3
    assert match.view(None).hand_sizes == [4, 4, 5, 5]
    assert "Wh" in match.position()["hands"][2]


def first_plays(seats: int) -> list[str]:
    """The first legal plays of a table whose last trick was O5 B4 Wh O1."""
    match = table("last O5 B4 Wh O1 / c B2 / held c discard")
    for _ in range(seats):
        match.play(match.legal()[0])
    return [move.text for move in match.moves]


@rule("KI-T20", "KI-565")
def test_in_the_first_trick_the_discard_token_does_nothing() -> None:
    match = table("a B2 / held a discard", "a B2 discard")
    assert match.pending == (1,)
    assert "KI-565 no-discards" in told(match)
    assert match.position()["used"] == ["discard"]


@rule("KI-T21", "KI-566", "KI-611", "KI-631", "KI-902")
def test_the_card_left_over_is_discarded_before_the_new_deal() -> None:
    match = table("trick 5 / held a discard / a B1 / b O1 / c B2 / d O2", "a B1 discard")
    match.play(match.legal()[0])
    for move in ("b O1", "c B2", "d O2"):
        match.play(move)
    assert "KI-566 left-over" in told(match)
    assert match.view(None).hand_sizes == [6, 6, 6, 6]
    assert match.view(None).phase == "exchange"
    assert [draw.rule for draw in match.draws] == ["KI-631"]


@rule("KI-T22", "KI-502", "KI-609", "KI-610")
def test_two_players_play_two_cards_each_and_draw_two() -> None:
    match = table("a B1 B2 / b O1 O2", seats=2)
    for move in ("a B1", "b O1", "a B2", "b O2"):
        assert match.view(None).turn == LETTERS.index(move[0])
        match.play(move)
    view = match.view(None)
    assert (view.hand_sizes, view.pile, view.leader) == ([6, 6], 8, 1)
    assert told(match)[-3:] == ["KI-609 drew", "KI-609 drew", "KI-610 leads"]


@rule("KI-T23", "KI-521")
def test_two_players_the_only_target() -> None:
    match = table("a B3 / b Ka", "a B3", "b Ka", seats=2)
    assert legal(match) == ["b strike 1"]
    match.play("b strike 1")
    assert match.view(None).trick[0].destroyed


@rule("KI-T24", "KI-523", "KI-807")
def test_two_players_own_cards_are_no_targets() -> None:
    match = table("a B3 Ka / b O1", "a B3", "b O1", "a Ka", seats=2)
    assert legal(match) == ["a strike 2"]


@rule("KI-T25", "KI-321", "KI-322", "KI-323", "KI-325")
def test_six_players_give_to_the_next_but_one() -> None:
    match = KITSUNE.start(6, seed=5)
    before = match.position()["hands"]
    for seat in (4, 1, 0, 5, 3, 2):
        match.play({"by": seat, "decision": ["give", before[seat][0]]})
    hands = match.position()["hands"]
    for seat in range(6):
        assert Counter(hands[(seat + 2) % 6]) == Counter([*before[(seat + 2) % 6][1:], before[seat][0]])
    assert before[4][0] in hands[0]
    assert before[5][0] in hands[1]


def near_the_end(line: str, **options: Any) -> list[str]:
    """Blue wins a trick by five or seven; what was told, then phase and victories."""
    match = table(line, "a B6", "b O1", "c B2" if "c B2" in line else "c B1", "d O1", **options)
    view = match.view(None)
    return [*told(match), view.phase, *(f"{clan}{n}" for clan, n in view.victories.items())]


@rule("KI-T26", "KI-605", "KI-606", "KI-731", "KI-732", "KI-811")
def test_a_round_ends_on_the_last_space() -> None:
    said = near_the_end("a B6 / b O1 / c B1 / d O1 / pawns 11 0")
    assert said[:5] == ["KI-503 played", "KI-602 scored", "KI-605 moved", "KI-731 round-won", "KI-312 began"]
    assert said[-3:] == ["exchange", "B1", "O0"]


@rule("KI-T26", "KI-734", "KI-A09")
def test_the_trick_that_ends_a_round_gives_a_token_before_the_next_is_set_up() -> None:
    line = "a B6 / b O1 / c B2 / d O1 / pawns 8 0"
    assert near_the_end(line)[-3:] == ["award", "B1", "O0"]
    assert near_the_end(line, tokenOnRoundEnd=False)[-3:] == ["exchange", "B1", "O0"]
    match = table(line, "a B6", "b O1", "c B2", "d O1", "b take block d")
    view = match.view(None)
    assert (view.held, view.round, view.pawns) == ([None, None, None, "block"], 2, {"B": 0, "O": 0})
    assert view.leader in (0, 2)


@rule("KI-T26", "KI-735")
def test_the_trick_that_ends_the_game_gives_none() -> None:
    assert near_the_end("a B6 / b O1 / c B2 / d O1 / pawns 8 0 / won 1 0")[-3:] == ["over", "B2", "O0"]


@rule("KI-T27", "KI-733", "KI-311", "KI-312")
def test_tokens_not_used_are_kept() -> None:
    match = table("a B6 / b O1 / c B1 / d O1 / pawns 11 0 / held d +3 / used block", "a B6", "b O1", "c B1", "d O1")
    view = match.view(None)
    assert view.held == [None, None, None, "+3"]
    assert view.available == ["block", "hidden", "discard", "change"]
    assert view.leader in (0, 2)


@rule("KI-T28", "KI-604", "KI-610", "KI-A14")
def test_nobody_wins_nothing_to_nothing() -> None:
    match = table("a B2 / b O2 / c Ka / d Ka", "a B2", "b O2", "c Ka", "c strike 2", "d Ka", "d strike 1")
    assert pawns(match) == (0, 0)
    assert match.pending == (1,)
    assert "KI-604 tied" in told(match)


@rule("KI-T29", "KI-735")
def test_the_second_victory_wins_the_game() -> None:
    match = table("a O6 / b O1 / c B1 / d O3 / pawns 0 11 / won 1 1", "a O6", "b O1", "c B1", "d O3")
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ([1, 3], [1, 2, 1, 2])
    assert match.outcome.because.rule == "KI-735"


def test_positions_of_this_language_hold_the_whole_box() -> None:
    assert len(position("a B1", 2)["pile"]) == 12
