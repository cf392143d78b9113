"""The worked scenarios of the rules, one test each."""

from collections import Counter

import pytest

from ludoteca import BadNotation, IllegalMove
from ludoteca.games.bossa.box import PAIRS
from tests.games.bossa.table import BOSSA, legal, opening, table
from tests.rulebook import rule

STUCK = "W3 +4-0 -2-0 / B6 -1-5 / a 6-0 0-1 2-4 / b 3-3 1-1"
"""As BO-T16, with tiles that exist once: White needs a 5 of two tiles, Black a 7 or a 4 of two."""


@rule("BO-T01", "BO-101", "BO-102", "BO-103", "BO-A01")
@pytest.mark.parametrize("colour", [0, 1])
def test_t01_the_tiles_are_those_of_the_table(colour: int) -> None:
    assert Counter(pair[colour] for pair in PAIRS) == {0: 6, 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}
    assert len(set(PAIRS)) == 27


@rule("BO-T02", "BO-302", "BO-303")
def test_t02_after_the_deal_eighteen_tiles_are_left() -> None:
    match = BOSSA.start(2, seed=5)
    assert match.view(None).hand_sizes == [4, 4]
    assert match.view(None).pile == 18
    assert len(match.position()["removed"]) == 2


@rule("BO-T03", "BO-306", "BO-307", "BO-310", "BO-A05")
def test_t03_equal_dice_are_rolled_again_and_the_higher_one_chooses() -> None:
    match = opening(2, 6)
    assert (match.view(None).chooser, match.pending) == (1, (1,))
    rolls = [BOSSA.start(2, seed=seed) for seed in range(60)]
    again = [each for each in rolls if each.states[0]["rolls"] > 1]
    assert again
    for each in again:
        picks = [draw.result for draw in each.draws if isinstance(draw.result, int)]
        assert len(picks) == 2 * each.states[0]["rolls"]
        assert all(picks[place] == picks[place + 1] for place in range(0, len(picks) - 2, 2))
        assert [1 + picks[-2], 1 + picks[-1]] == each.view(None).dice
    assert all(len(set(each.view(None).dice)) == 2 for each in rolls)


@rule("BO-T04", "BO-308", "BO-309")
def test_t04_who_takes_a_line_leaves_the_first_move() -> None:
    match = opening(2, 6)
    match.play("b black")
    assert match.view(None).owners == [0, 1]
    assert match.pending == (0,)


@rule("BO-T05", "BO-309")
def test_t05_who_moves_first_leaves_the_lines() -> None:
    match = opening(2, 6)
    match.play("b first")
    assert match.pending == (0,)
    match.play("a black")
    assert match.view(None).owners == [1, 0]
    assert match.pending == (1,)


@rule("BO-T06", "BO-503", "BO-505", "BO-506", "BO-610")
def test_t06_beside_a_die_one_or_two_tiles() -> None:
    match = table("W4 / B6 +1-4,0-3 / a 5-0 2-1 3-2 1-0 1-3 2-0 / b 1-1")
    assert legal(match, "W+") == sorted(["W+ 5-0", "W+ 2-1 3-2", "W+ 2-0 3-2"])


@rule("BO-T07", "BO-507", "BO-A02")
def test_t07_after_two_tiles_one_or_three() -> None:
    match = table("W5 +3-1,3-2 / B1 / a 6-0 1-1 4-0 2-1 1-0 / b 3-3")
    assert legal(match, "W+") == sorted(["W+ 1-0 2-1 4-0", "W+ 1-1 2-1 4-0"])


@rule("BO-T08", "BO-507")
def test_t08_after_one_tile_only_two() -> None:
    match = table("W5 +6-0 / B1 / a 5-1 2-0 1-1 4-0 2-1 / b 3-3")
    assert legal(match, "W+") == sorted(["W+ 2-0 5-1", "W+ 2-1 5-1"])


@rule("BO-T09", "BO-504")
def test_t09_a_missing_colour_is_not_a_zero() -> None:
    match = table("W6 +1-3,6-0 / B3 / a 4-0 1-4 0-3 / b 3-3")
    assert legal(match, "B+") == ["B+ 1-4"]
    with pytest.raises(IllegalMove, match="BO-504"):
        match.play("a B+ 4-0")
    with pytest.raises(IllegalMove, match="BO-505"):
        match.play("a B+ 0-3 4-0")


@rule("BO-T10", "BO-807", "BO-508")
def test_t10_a_two_made_of_one_tile_closes_the_arm() -> None:
    dead = table("W3 -2-0 / B6 / a 1-0 1-1 / b 3-3")
    assert legal(dead, "W-") == []
    alive = table("W3 -1-2,1-3 / B6 / a 1-0 1-1 0-4 / b 3-3")
    assert legal(alive, "W-") == ["W- 1-0", "W- 1-1"]


@rule("BO-T11", "BO-T12", "BO-623", "BO-630", "BO-631", "BO-632")
def test_t11_t12_both_may_stack_on_the_same_group() -> None:
    match = table("W5 +3-1,3-2 / B1 / a 5-1 1-3 6-0 0-2 / b 4-0 2-0 0-6 / pile 0-5")
    assert legal(match, "stack W") == ["stack W+1 1-3 5-1"]
    match.play("a stack W+1 1-3 5-1")
    arm = match.view(None).arms[0]
    assert (len(arm.groups), arm.groups[0].count, arm.groups[0].value, arm.next) == (1, 2, 6, 7)
    match.play("b stack W+1 2-0 4-0")
    assert [stack.seat for stack in match.view(None).arms[0].groups[0].stacks] == [0, 1]


FIVE = "W1 +2-0 +1-1,2-2 +4-1 +4-0,1-0 +6-0"
"""Five groups in White; the counts alternate."""


@rule("BO-T13", "BO-702", "BO-802", "BO-A14")
def test_t13_the_sixth_group_wins_for_the_owner() -> None:
    match = table(f"{FIVE} / B6 / a 3-3 / b 5-1 2-1 0-3 / to-move b / white a / used b")
    assert legal(match, "W+") == ["W+ 2-1 5-1"]
    match.play("b W+ 2-1 5-1")
    assert match.outcome is not None
    assert match.outcome.winners == [0]
    assert match.outcome.because.rule == "BO-702"


@rule("BO-T14", "BO-703", "BO-711", "BO-A13")
def test_t14_the_last_tiles_as_sixth_group_of_the_other_line_win() -> None:
    match = table(f"{FIVE} / B6 / a 3-3 / b 5-1 2-1 / to-move b / white a")
    match.play("b W+ 2-1 5-1")
    assert match.outcome is not None
    assert match.outcome.winners == [1]
    assert match.outcome.because.rule == "BO-703"


@rule("BO-T15", "BO-701", "BO-711")
def test_t15_the_last_tiles_on_the_own_line_win() -> None:
    match = table(f"{FIVE} / B6 / a 3-3 / b 5-1 2-1 / to-move b / white b")
    match.play("b W+ 2-1 5-1")
    assert match.outcome is not None
    assert match.outcome.winners == [1]
    assert match.outcome.because.rule == "BO-701"


@rule("BO-T16", "BO-704", "BO-710", "BO-808")
def test_t16_whoever_has_no_move_after_drawing_has_lost() -> None:
    line = STUCK.replace("a 6-0 0-1 2-4", "a 6-0 0-1")
    match = table(f"{line} / pile 0-2 2-4 / used a / to-move b")
    match.play("b redraw 1-1")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.because.rule) == ([1], "BO-704")
    assert match.events(None)[-2].id == "bossa-drew"


@rule("BO-T17", "BO-801", "BO-A08", "BO-A10")
def test_t17_an_unused_redraw_saves_and_must_be_used() -> None:
    match = table(f"{STUCK} / used a swap stack")
    assert legal(match) == ["redraw 0-1", "redraw 2-4", "redraw 6-0"]
    assert not match.over


@rule("BO-T18", "BO-804", "BO-704")
def test_t18_redraw_is_no_help_when_the_last_tile_was_just_drawn() -> None:
    match = table("W3 +4-0 -2-0 / B6 -1-5 / a 6-0 0-1 / b 3-3 0-2 1-1 / pile 2-4 only / used a swap stack / to-move b")
    match.play("b swap 0-2 0-1")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.because.rule) == ([1], "BO-704")


@rule("BO-T19", "BO-705", "BO-712", "BO-A07")
def test_t19_with_an_empty_pile_fewer_tiles_win() -> None:
    match = table("W4 / B1 / a 5-0 1-0 1-1 1-2 / b 3-3 2-2 0-6 6-0 / pile none")
    match.play("a W+ 5-0")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.because.rule, match.outcome.scores) == ([0], "BO-705", [3, 4])


@rule("BO-T20", "BO-705")
def test_t20_with_an_empty_pile_and_as_many_tiles_it_is_a_draw() -> None:
    match = table("W4 / B1 / a 5-0 1-0 1-1 1-2 / b 3-3 2-2 0-6 / pile none")
    match.play("a W+ 5-0")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ranking) == ([0, 1], [1, 1])


@rule("BO-T21", "BO-805", "BO-621")
def test_t21_redraw_may_take_the_last_tile_and_the_pile_ends_the_game() -> None:
    match = table("W4 / B1 / a 5-0 1-0 1-1 1-2 / b 3-3 2-2 0-6 6-0 / pile 0-1 only")
    match.play("a redraw 1-2")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ([0, 1], [4, 4])


@rule("BO-T22", "BO-T23", "BO-642", "BO-641")
def test_t22_t23_the_doubler_counts_one_tile_twice() -> None:
    match = table("W5 / B1 / a 2-0 2-3 / b 3-3 / keeps a doubler")
    assert {"W+ 2-0* 2-3", "W+ 2-0 2-3*"} <= set(legal(match, "W+"))
    eight = table("W6 +3-0,4-0 / B1 / a 2-0 2-3 / b 3-3 / keeps a doubler")
    assert eight.view(None).arms[0].next == 8
    assert legal(eight, "W+") == []


@rule("BO-T24", "BO-643")
def test_t24_the_inverter_changes_the_colours_of_one_tile() -> None:
    match = table("W5 / B1 / a 1-4 2-2 / b 3-3 / keeps a inverter")
    assert legal(match, "W+") == ["W+ 1-4* 2-2"]


@rule("BO-T25", "BO-643", "BO-504")
def test_t25_the_inverter_makes_a_tile_of_the_other_colour_usable() -> None:
    line = "W2 / B6 / a 0-3 / b 3-3"
    assert legal(table(f"{line} / keeps a inverter"), "W+") == ["W+ 0-3*"]
    assert legal(table(line), "W+") == []


@rule("BO-T26", "BO-622", "BO-620", "BO-A11")
def test_t26_a_swap_exchanges_two_tiles_and_nothing_else() -> None:
    match = table("W4 / B1 / a 6-0 5-0 / b 1-1 2-2 / pile 0-6")
    match.play("a swap 6-0 1-1")
    view = match.view(None)
    assert view.hands[0] == [(1, 1), (5, 0)]
    assert view.hands[1] == [(0, 6), (2, 2), (6, 0)]
    assert view.actions[0] == ["redraw", "stack"]
    assert not [arm for arm in view.arms if arm.groups]


@rule("BO-T27", "BO-806")
def test_t27_a_die_of_one_has_no_arm_downwards() -> None:
    match = table("W1 / B6 / a 1-0 2-0 / b 1-1")
    assert legal(match, "W-") == []
    assert legal(match, "W+") == ["W+ 2-0"]
    with pytest.raises(IllegalMove, match="BO-508"):
        match.play("a W- 1-0")


@rule("BO-620")
def test_a_move_that_is_none_cannot_be_read() -> None:
    with pytest.raises(BadNotation):
        table("W1 / B6 / a 1-0 2-0 / b 1-1").play("a pass")
