"""The worked scenarios KA-T01 to KA-T18, the booklet's own two examples among them."""

import pytest

from tests.games.kariba.table import KARIBA, hand, hole, legal, plays, table
from tests.rulebook import rule


@rule("KA-T01", "KA-522")
def test_t01_two_more_rhinos_chase_the_giraffes_over_two_empty_positions() -> None:
    match, gained = plays("hole 7x2 4x2 / a 7x2 1x2 3 / b 8x3 2x2", "a 7x2")
    assert hole(match) == "7x4"
    assert gained == {"a": "4x2"}


@rule("KA-T02", "KA-527")
def test_t02_the_next_player_takes_the_four_rhinos_that_had_just_chased() -> None:
    match, gained = plays("hole 7x2 4x2 / a 7x2 1x2 3 / b 8x3 2x2", "a 7x2", "b 8x3")
    assert hole(match) == "8x3"
    assert gained == {"a": "4x2", "b": "7x4"}


@rule("KA-T03", "KA-524")
def test_t03_the_fifth_mouse_chases_the_elephants() -> None:
    match, gained = plays("hole 1x4 8x2 5 / a 1 2x2 3x2 / b 4x5", "a 1x1")
    assert hole(match) == "1x5 5"
    assert gained == {"a": "8x2"}


@rule("KA-T04", "KA-705")
def test_t04_without_elephants_the_fifth_mouse_wins_nothing() -> None:
    match, gained = plays("hole 1x4 5 / a 1 2x2 3x2 / b 4x5", "a 1x1")
    assert hole(match) == "1x5 5"
    assert gained == {}


@rule("KA-T05", "KA-522")
def test_t05_giraffes_take_the_zebra() -> None:
    match, gained = plays("hole 4x2 3 / a 4 1x2 2x2 / b 5x5", "a 4x1")
    assert hole(match) == "4x3"
    assert gained == {"a": "3"}


@rule("KA-T06", "KA-526", "KA-528")
def test_t06_a_herd_that_grows_takes_the_closest_weaker_animal_and_no_other() -> None:
    match, gained = plays("hole 6x3 5 2x4 / a 6 1x2 3x2 / b 4x5", "a 6x1")
    assert hole(match) == "2x4 6x4"
    assert gained == {"a": "5"}


@rule("KA-T07", "KA-520")
def test_t07_two_leopards_chase_nobody_although_there_are_three_ostriches() -> None:
    match, gained = plays("hole 5x3 6 / a 6 1x2 3x2 / b 4x5", "a 6x1")
    assert hole(match) == "5x3 6x2"
    assert gained == {}


@rule("KA-T08", "KA-523")
def test_t08_three_meerkats_without_mice_win_nothing() -> None:
    match, gained = plays("hole 2x2 8x3 / a 2 1x2 3x2 / b 4x5", "a 2x1")
    assert hole(match) == "2x3 8x3"
    assert gained == {}


@rule("KA-T09", "KA-530")
def test_t09_elephants_chase_mice_when_nobody_stands_between() -> None:
    match, gained = plays("hole 1x2 / a 8x3 3x2 / b 4x5", "a 8x3")
    assert hole(match) == "8x3"
    assert gained == {"a": "1x2"}


@rule("KA-T10", "KA-511")
def test_t10_a_hand_of_two_zebras_and_three_ostriches_has_five_plays() -> None:
    assert legal(table("a 3x2 5x3 / b 4x5")) == ["a 3x1", "a 3x2", "a 5x1", "a 5x2", "a 5x3"]


@rule("KA-T11", "KA-702", "KA-703")
def test_t11_five_cards_played_two_cards_drawn_the_game_goes_on() -> None:
    match, _ = plays("a 6x5 / b 4x5 / pile 2 3 only", "a 6x5")
    assert hand(match, "a") == "2 3"
    assert match.view(None).pile == 0
    assert match.pending == (1,)


@rule("KA-T12", "KA-704", "KA-541")
def test_t12_the_last_card_captures_first_and_then_ends_the_game() -> None:
    match, gained = plays("hole 7x2 3x2 / a 7 / b 4x2 / pile none", "a 7x1")
    assert gained == {"a": "3x2"}
    assert hole(match) == "7x3"
    assert match.over


@rule("KA-T13", "KA-532")
def test_t13_with_an_empty_pile_one_plays_on_with_a_smaller_hand() -> None:
    match, _ = plays("a 2x2 / b 4x2 / pile none", "a 2x1")
    assert hand(match, "a") == "2"
    assert match.pending == (1,)


@rule("KA-T14", "KA-533", "KA-534", "KA-536")
def test_t14_an_open_elephant_a_blind_card_an_open_mouse_then_two_new_open_cards() -> None:
    match, _ = plays("a 7x2 / b 4x5 / open 8 1 8 / pile 4 6 2 / draw", "a open 8", "a pile", "a open 1")
    assert hand(match, "a") == "1 4 7x2 8"
    assert match.view(None).visible == [6, 2, 8]
    assert match.pending == (1,)


@rule("KA-T15", "KA-537")
def test_t15_with_an_empty_pile_the_open_cards_must_be_taken() -> None:
    match = table("a 7x2 / b 4x5 / open 5 5 - / pile none / draw")
    for _ in range(2):
        assert legal(match) == ["a open 5"]
        match.play("a open 5")
    assert hand(match, "a") == "5x2 7x2"
    assert match.view(None).visible == [0, 0, 0]
    assert match.pending == (1,)


@rule("KA-T16", "KA-604")
def test_t16_two_players_with_21_cards_share_the_victory() -> None:
    won = "won a 1x8 2x8 3x5 / won b 3x3 4x8 5x7 6x3 / won c 6x4 7x7 8x6"
    match, _ = plays(f"hole 8x2 / a 5 / b 6 / c 7 / {won} / pile none", "a 5x1")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == [21, 21, 17]
    assert outcome.winners == [0, 1]
    assert outcome.ranking == [1, 1, 3]


@rule("KA-T17", "KA-605", "KA-606")
def test_t17_a_match_goes_to_the_highest_total_however_many_games_it_won() -> None:
    won = "won a 1x8 2x8 3x4 / won b 3x3 4 5x8 6x8 / won c 4x5 7x5"
    past = "history 18 25 10 / history 20 9 22"
    match, _ = plays(f"hole 7x2 3 8x8 / a 7 / b 4 / c 4 / {won} / pile none / {past}", "a 7x1", games=3)
    outcome = match.outcome
    assert outcome is not None
    assert match.view(None).history[-1] == [21, 20, 10]
    assert outcome.scores == [59, 54, 42]
    assert outcome.winners == [0]


@rule("KA-T18", "KA-307", "KA-201")
@pytest.mark.parametrize(("expert", "pile", "opened"), [(False, 39, 0), (True, 36, 3)])
def test_t18_five_players(expert: bool, pile: int, opened: int) -> None:
    view = KARIBA.start(seats=5, seed=1, expert=expert).view(None)
    assert (view.hand_sizes, view.pile, len(view.visible)) == ([5] * 5, pile, opened)
