"""Sections 5.4, 6 and 7: how a game and a match end, and who has won."""

import random
from collections.abc import Iterator

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.engine.kernel import JIT
from tests.games.kariba.table import KARIBA, hand, hole, plays, table
from tests.rulebook import rule

LAST = "hole 7x2 3x2 / a 7 / b 4x2 / c 5x2 / pile none"


def games() -> Iterator[Match]:
    """Every state of some random games of all sizes, basic and expert."""
    for seats in (2, 3, 4, 5) if JIT else (2, 4):
        for expert in (False, True):
            match, dice = KARIBA.start(seats, seed=seats, expert=expert), random.Random(seats)
            while not match.over:
                yield match
                match.play(dice.choice(match.legal()))
            yield match


@rule("KA-541", "KA-704")
def test_the_game_ends_after_the_turn_in_which_a_hand_is_emptied() -> None:
    match, gained = plays(LAST, "a 7x1")
    assert match.over
    assert match.pending == ()
    assert gained == {"a": "3x2"}
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.because.id, outcome.because.rule) == ("kariba-because-hand-empty", "KA-541")
    assert outcome.because.args == {"seat": 0}


@rule("KA-541")
def test_after_the_end_nothing_may_be_played() -> None:
    match, _ = plays(LAST, "a 7x1")
    for move in ("b 4x1", "a 7x1", "c 5x2"):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert (refused.value.rule, refused.value.says.id) == ("KA-541", "kariba-refused-over")
    assert match.legal() == []


@rule("KA-541", "KA-537")
def test_an_expert_game_ends_when_pile_and_open_cards_are_gone_and_a_hand_is_empty() -> None:
    match, _ = plays("a 7x1 / b 4x2 / open - - - / pile none", "a 7x1", expert=True)
    assert match.over


@rule("KA-542", "KA-543", "KA-701")
def test_a_game_ends_only_without_stock_and_whoever_is_to_move_can() -> None:
    for match in games():
        view = match.view(None)
        if match.over:
            assert view.pile == 0
            assert not any(view.visible)
            assert 0 in view.hand_sizes
        else:
            assert match.legal()
            assert view.phase == "draw" or 0 not in view.hand_sizes


@rule("KA-543")
def test_otherwise_the_next_seat_goes_on() -> None:
    match, _ = plays("a 7x2 / b 4x2 / c 5x2 / pile none / to-move c", "c 5x1")
    assert match.pending == (0,)


@rule("KA-702")
@pytest.mark.parametrize(("pile", "expected"), [("pile 2 only", "2"), ("pile 2 3 4 1 1 8", "1x2 2 3 4")])
def test_an_emptied_hand_is_refilled_while_there_are_cards(pile: str, expected: str) -> None:
    match, _ = plays(f"a 6x5 / b 4x5 / {pile}", "a 6x5")
    assert not match.over
    assert hand(match, "a") == expected


@rule("KA-702")
def test_in_expert_mode_an_emptied_hand_draws_even_the_last_open_card() -> None:
    match, _ = plays("a 6x5 / b 4x5 / open - 3 - / pile none", "a 6x5")
    assert match.pending == (0,)
    match.play("a open 3")
    assert not match.over
    assert hand(match, "a") == "3"


@rule("KA-601", "KA-603")
def test_each_captured_card_counts_one_whatever_its_animal() -> None:
    match, _ = plays("a 7 / b 4x2 / won a 8x3 / won b 1x4 / hole 2x8 3x8 5x8 6x8 4x6 1x4 7x7 8x5 / pile none", "a 7x1")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == [3 + 8, 4]
    assert outcome.winners == [0]


@rule("KA-602")
def test_waterhole_and_hands_count_for_nobody() -> None:
    match, _ = plays("hole 1x8 2x8 3x7 / a 3 / b 8x5 / won a 4x8 5x8 / won b 6x8 7x8 8x3 / pile none", "a 3x1")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == [16 + 8, 19]
    assert hole(match) == "1x8 3x8"
    assert hand(match, "b") == "8x5"


@rule("KA-604", "KA-A10")
def test_equals_share_the_victory_and_their_place() -> None:
    won = "won a 1x8 2x8 / won b 3x8 4x8 / won c 5x8"
    match, _ = plays(f"hole 6x8 7x8 / a 8 / b 8x3 / c 8x4 / {won} / pile none", "a 8x1")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranking) == ([16, 16, 8], [0, 1], [1, 1, 3])


@rule("KA-707", "KA-604")
def test_if_nobody_captured_anything_everybody_has_won() -> None:
    match, _ = plays("hole 1x8 2x8 3x8 4x8 5x8 6x8 7x8 / a 8 / b 8x4 / c 8x3 / pile none", "a 8x1")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([0, 0, 0], [0, 1, 2])


@rule("KA-204", "KA-605", "KA-607", "KA-801")
def test_a_match_deals_all_64_cards_anew_for_each_game() -> None:
    match, dice = KARIBA.start(3, seed=4, games=3, expert=True), random.Random(4)
    deals = []
    while not match.over:
        number = match.view(None).number
        match.play(dice.choice(match.legal()))
        view = match.view(None)
        if view.number > number:
            deals.append((view.number, view.hand_sizes, view.pile, view.waterhole, view.scores, view.round))
            assert 0 not in view.visible
            assert not match.states[0]["shown"].any()
    assert deals == [(number, [5] * 3, 46, [0] * 8, [0] * 3, 1) for number in (2, 3)]
    assert [(draw.rule, draw.kind) for draw in match.draws] == [
        ("KA-302", "shuffle"),
        ("KA-303", "pick"),
        ("KA-302", "shuffle"),
        ("KA-302", "shuffle"),
    ]
    outcome = match.outcome
    assert outcome is not None
    assert len(match.view(None).history) == 3
    assert outcome.scores == [sum(scores) for scores in zip(*match.view(None).history, strict=True)]
    assert outcome.scores == match.scores()


@rule("KA-606", "KA-A10")
@pytest.mark.parametrize(
    ("past", "totals", "winners"),
    [
        ("history 10 20 1 / history 20 10 50", [46, 46, 59], [2]),
        ("history 9 9 9 / history 1 1 0", [26, 26, 17], [0, 1]),
        ("history 9 9 9 / history 0 9 8", [25, 34, 25], [1]),
    ],
)
def test_equal_totals_share_the_match(past: str, totals: list[int], winners: list[int]) -> None:
    won = "won a 1x8 2x8 / won b 3x8 4x8 / won c 5x8"
    match, _ = plays(f"hole 6x8 7x8 / a 8 / b 8x3 / c 8x4 / {won} / pile none / {past}", "a 8x1", games=3)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (totals, winners)


@rule("KA-607", "KA-A09")
@pytest.mark.parametrize(("first", "begins"), [("a", 1), ("b", 2), ("c", 0)])
def test_rotate_the_seat_after_the_last_beginner_begins(first: str, begins: int) -> None:
    match, _ = plays(f"{LAST} / first {first}", "a 7x1", games=3)
    assert match.pending == (begins,)
    assert match.view(None).first == begins
    assert match.view(None).number == 2


@rule("KA-607", "KA-A09")
@pytest.mark.parametrize(
    ("past", "first", "begins"),
    [
        ("9 1 9", "b", 1),  # the lowest total, even if it began before
        ("1 9 9", "a", 0),
        ("9 9 1", "a", 2),
        ("0 0 0", "a", 1),  # equals: the first clockwise after the last beginner
        ("0 0 0", "b", 2),
        ("0 0 0", "c", 0),
        ("5 0 0", "b", 2),
        ("0 5 0", "c", 0),
        ("0 0 5", "a", 1),
        ("0 5 0", "a", 2),
    ],
)
def test_loser_first_the_lowest_total_begins(past: str, first: str, begins: int) -> None:
    hole_full = "hole 1x8 2x8 3x8 4x8 6x8 7x8 5x7 / a 8 / b 8x4 5 / c 8x3 / pile none"
    match, _ = plays(f"{hole_full} / history {past} / first {first}", "a 8x1", games=3, matchStart="loserFirst")
    assert match.view(None).history[-1] == [0, 0, 0]
    assert match.pending == (begins,)


@rule("KA-607", "KA-802")
def test_random_the_beginners_of_games_two_and_three_are_drawn_by_lot() -> None:
    begins = set()
    for seed in range(40):
        match = table(LAST, seed, games=3, matchStart="random")
        match.play("a 7x1")
        shuffle, pick = match.draws
        assert (shuffle.rule, pick.rule, pick.n) == ("KA-302", "KA-607", 3)
        assert match.pending == (pick.result,)
        begins.add(pick.result)
    assert begins == {0, 1, 2}


@rule("KA-605")
def test_the_running_score_adds_finished_games_and_the_present_one() -> None:
    line = "a 7 / b 4 / won a 1x3 / won b 2x2 / history 10 20"
    assert table(line, games=3).scores() == [13, 22]
