"""What the worked scenarios leave over: set-up, who sees what, tokens, actions, and what is refused."""

from typing import Any

import msgspec
import pytest

from ludoteca import BadOption, IllegalMove, Match
from tests.games.bossa.table import BOSSA, legal, opening, table
from tests.rulebook import rule


def to_the_turns(match: Match, *choices: str) -> Match:
    """The opening played through: the chooser takes White, then these tokens."""
    match.play(f"{'ab'[match.pending[0]]} white")
    for choice in choices:
        match.play(choice)
    return match


@rule("BO-104", "BO-304", "BO-201", "BO-301", "BO-901", "BO-A04")
def test_the_deal_follows_the_shuffle_tile_by_tile() -> None:
    match = BOSSA.start(2, seed=8)
    shuffle = next(draw for draw in match.draws if draw.kind == "shuffle")
    assert (shuffle.rule, shuffle.n) == ("BO-301", 27)
    order = [list(pair) for pair in reversed([BOSSA.box.PAIRS[place] for place in shuffle.result])]  # type: ignore[attr-defined, union-attr]  # Bossa's own box
    position = msgspec.json.decode(msgspec.json.encode(match.position()))
    assert position["removed"] == order[0]
    assert position["hands"] == [sorted(order[1:9:2]), sorted(order[2:9:2])]
    assert position["pile"] == order[9:]
    assert position["actions"] == [["redraw", "stack", "swap"]] * 2
    with pytest.raises(BadOption, match="BO-201"):
        BOSSA.start(3)


@rule("BO-105", "BO-902", "BO-310")
def test_each_die_shows_one_to_six_and_they_differ() -> None:
    rolled = [BOSSA.start(2, seed=seed).view(None).dice for seed in range(200)]
    assert {die for dice in rolled for die in dice} == {1, 2, 3, 4, 5, 6}
    assert all(white != black for white, black in rolled)


@rule("BO-307", "BO-401", "BO-402", "BO-311", "BO-A06")
def test_hands_are_secret_until_the_lines_have_owners_and_open_afterwards() -> None:
    match = opening(5, 3)
    assert [hand is not None for hand in match.view(0).hands] == [True, False]
    assert [hand is not None for hand in match.view(1).hands] == [False, True]
    assert match.view(None).hands == [None, None]
    to_the_turns(match)
    for seat in (0, 1, None):
        assert match.view(seat).hands == match.view(0).hands
        assert None not in match.view(seat).hands
    assert [event.by for event in match.events(0) if event.id == "bossa-revealed"] == [0, 1]


@rule("BO-305", "BO-312", "BO-404", "BO-106", "BO-A15")
def test_tokens_are_chosen_secretly_and_shown_together() -> None:
    match = to_the_turns(opening(5, 3, expansion=True))
    assert list(match.pending) == [0, 1]
    before = len(match.events(1))
    match.play("a doubler")
    assert list(match.pending) == [1]
    assert [match.view(seat).kept for seat in (0, 1, None)] == [["doubler", None], [None, None], [None, None]]
    assert match.view(1).answered == [True, False]
    assert len(match.events(1)) == before
    match.play("b inverter")
    for seat in (0, 1, None):
        assert match.view(seat).kept == ["doubler", "inverter"]
    assert [event.id for event in match.events(1)[before:]] == [
        "bossa-kept-doubler",
        "bossa-kept-inverter",
        "bossa-drew",
    ]


@rule("BO-312", "BO-A15")
@pytest.mark.parametrize(("order", "first"), [("firstPlayerFirst", 1), ("secondPlayerFirst", 0)])
def test_tokens_may_be_chosen_in_turn_the_first_choice_open(order: str, first: int) -> None:
    match = to_the_turns(opening(5, 3, expansion=True, modifierChoice=order))
    assert match.pending == (first,)
    match.play(f"{'ab'[first]} inverter")
    assert match.view(None).kept[first] == "inverter"
    assert match.pending == (1 - first,)
    match.play(f"{'ab'[1 - first]} doubler")
    assert match.pending == (1,)


@rule("BO-403", "BO-405", "BO-406")
def test_used_actions_thrown_tiles_and_the_size_of_the_pile_are_public() -> None:
    match = table("W4 / B1 / a 6-0 5-0 / b 1-1 2-2 / pile 0-6 0-5")
    pile = match.view(None).pile
    match.play("a redraw 6-0")
    view = match.view(None)
    assert (view.discards, view.actions[0], view.pile) == ([(6, 0)], ["stack", "swap"], pile - 2)
    assert len(view.unseen) == view.pile + 1


@rule("BO-501", "BO-502", "BO-509", "BO-A03")
def test_either_player_adds_to_either_line_and_only_the_neighbour_in_the_arm_counts() -> None:
    match = table("W4 +5-0 / B3 / a 3-0 1-2 0-4 / b 1-1 2-2 / white b")
    assert "W- 3-0" in legal(match)
    assert "B+ 0-4" in legal(match)
    match.play("a W- 3-0")
    assert [len(arm.groups) for arm in match.view(None).arms] == [1, 1, 0, 0]


@rule("BO-601", "BO-602", "BO-604", "BO-611", "BO-A09")
def test_a_turn_draws_one_tile_adds_one_group_and_passes() -> None:
    match = table("W4 / B3 / a 5-0 3-0 / b 1-1 / pile 0-6")
    match.play("a W+ 5-0")
    assert match.pending == (1,)
    assert match.view(None).hands == [[(3, 0)], [(0, 6), (1, 1)]]
    assert sum(len(arm.groups) for arm in match.view(None).arms) == 1


@rule("BO-633", "BO-A12", "BO-634")
def test_inner_groups_can_be_stacked_on_dice_cannot() -> None:
    match = table("W4 +5-0 +3-1,3-2 / B3 / a 4-0 4-1 1-0 5-1 / b 1-1")
    assert legal(match, "stack") == ["stack W+1 5-1", "stack W+2 1-0 5-1"]
    with pytest.raises(IllegalMove, match="BO-633"):
        match.play("a stack B+1 4-0")
    match.play("a stack W+1 5-1")
    assert match.pending == (1,)


@rule("BO-644", "BO-645", "BO-646", "BO-640", "BO-A16", "BO-A18")
def test_a_token_may_lie_on_a_stacked_tile_once_a_game() -> None:
    match = table("W5 +6-0 / B1 / a 3-0 3-1 1-1 / b 2-2 1-2 / keeps a doubler")
    assert legal(match, "stack") == ["stack W+1 3-0*", "stack W+1 3-1*"]
    match.play("a stack W+1 3-1*")
    group = match.view(None).arms[0].groups[0]
    assert (group.value, group.count, group.stacks[0].mod) == (6, 1, ("doubler", (3, 1)))
    assert match.view(None).modifier_used == [True, False]
    match.play("b swap 2-2 1-1")
    assert not [text for text in legal(match) if "*" in text]
    with pytest.raises(IllegalMove, match="BO-640"):
        match.play("a B+ 2-2*")


@rule("BO-645")
def test_a_modified_value_stays_the_value_of_its_group() -> None:
    match = table("W5 / B1 / a 3-0 1-1 / b 2-2 5-0 / keeps a doubler")
    match.play("a W+ 3-0*")
    arm = match.view(None).arms[0]
    assert (arm.groups[0].value, arm.groups[0].mod, arm.next, arm.counts) == (6, ("doubler", (3, 0)), 7, [2])


@rule("BO-507", "BO-A02")
@pytest.mark.parametrize(
    ("option", "counts"), [("exactlyOneOff", [1, 3]), ("sameOrOneOff", [1, 2, 3]), ("free", list(range(1, 13)))]
)
def test_the_table_says_how_many_tiles_may_lie_beside_two(option: str, counts: list[int]) -> None:
    match = table("W5 +3-1,3-2 / B1 / a 6-0 1-1 / b 3-3", groupCount=option)
    assert match.view(None).arms[0].counts == counts
    assert ("W+ 1-1 6-0" in legal(match)) == (2 in counts)


@rule("BO-712", "BO-A07")
def test_with_on_last_draw_the_last_tile_ends_the_game_at_once() -> None:
    line = "W4 / B1 / a 5-0 1-0 / b 3-3 / pile 0-6 only"
    match = table(line, pileEnd="onLastDraw")
    match.play("a W+ 5-0")
    assert match.outcome is not None
    assert (match.outcome.because.rule, match.outcome.winners, match.outcome.scores) == ("BO-705", [0], [1, 2])
    later = table(line)
    later.play("a W+ 5-0")
    assert not later.over


@rule("BO-803", "BO-603")
def test_an_unused_swap_is_always_possible() -> None:
    match = table("W3 +4-0 -2-0 / B6 -1-5 / a 6-0 0-1 2-4 / b 3-3 1-1 / used a redraw stack / pile none")
    assert len(legal(match)) == 6 == len(legal(match, "swap"))


@rule("BO-809", "BO-810", "BO-713")
def test_random_games_keep_all_tiles_end_in_time_and_fill_one_line_at_most() -> None:
    for seed in range(60):
        match = BOSSA.start(2, seed=seed, expansion=seed % 2 == 0)
        while not match.over:
            choices = match.legal()
            match.play(choices[(seed * 7 + match.sequence) % len(choices)])
            match.check()
        view = match.view(None)
        assert view.turns <= 18
        assert sum(sum(len(arm.groups) for arm in view.arms[line : line + 2]) >= 6 for line in (0, 2)) <= 1


REFUSALS: list[tuple[str, str, str]] = [
    ("W4 / B1 / a 5-0 / b 1-1", "b W+ 1-1", "BO-601"),
    ("W4 / B1 / a 5-0 / b 1-1", "a B+ 5-0", "BO-610"),
    ("W4 / B1 / a 5-0 / b 1-1", "a B- 5-0", "BO-508"),
    ("W4 / B1 / a 5-0 2-0 / b 1-1", "a W+ 3-0", "BO-503"),
    ("W4 / B1 / a 5-0 0-2 / b 1-1", "a W+ 0-2", "BO-504"),
    ("W4 / B1 / a 5-0 1-1 / b 2-2", "a W+ 1-1", "BO-505"),
    ("W4 / B1 / a 5-0 1-0 1-1 3-0 / b 2-2", "a W+ 1-0 1-1 3-0", "BO-506"),
    ("W4 / B1 / a 5-0 / b 1-1 / used a redraw", "a redraw 5-0", "BO-620"),
    ("W4 / B1 / a 5-0 / b 1-1 / pile none", "a redraw 5-0", "BO-621"),
    ("W4 / B1 / a 5-0 / b 1-1", "a redraw 1-1", "BO-621"),
    ("W4 / B1 / a 5-0 / b 1-1", "a swap 5-0 2-2", "BO-622"),
    ("W4 / B1 / a 5-0 / b 1-1 / used a stack", "a stack W+1 5-0", "BO-620"),
    ("W5 +6-0 / B1 / a 5-0 / b 1-1", "a stack W+1 5-0", "BO-623"),
    ("W4 / B1 / a 5-0 / b 1-1", "a W+ 5-0*", "BO-640"),
    ("W4 / B1 / a 5-0 / b 1-1", "a white", "BO-603"),
]


@rule("BO-601", "BO-610", "BO-503", "BO-504", "BO-505", "BO-507", "BO-620", "BO-621", "BO-622", "BO-623", "BO-641")
@pytest.mark.parametrize(("line", "move", "number"), REFUSALS)
def test_what_is_refused_names_its_rule_and_changes_nothing(line: str, move: str, number: str) -> None:
    match = table(line)
    before = match.states.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert refused.value.rule == number
    assert match.states.tobytes() == before


@rule("BO-308", "BO-309", "BO-312")
def test_the_opening_refuses_what_is_not_asked() -> None:
    match: Any = opening(5, 3, expansion=True)
    for move, number in (("b white", "BO-308"), ("a doubler", "BO-308")):
        with pytest.raises(IllegalMove, match=number):
            match.play(move)
    match.play("a first")
    with pytest.raises(IllegalMove, match="BO-309"):
        match.play("b first")
    match.play("b white")
    match.play("a doubler")
    for move in ("a inverter", "b white"):
        with pytest.raises(IllegalMove, match="BO-312"):
            match.play(move)


@rule("BO-701")
def test_after_the_end_nothing_can_be_played() -> None:
    match = table("W4 / B1 / a 5-0 / b 1-1")
    match.play("a W+ 5-0")
    assert match.over
    with pytest.raises(IllegalMove, match="BO-701"):
        match.play("b W+ 1-1")
