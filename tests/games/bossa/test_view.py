"""Nothing hidden is shown, everything public is (section 4), and the sentences say enough to play from alone."""

import random
from collections.abc import Iterator

import msgspec

from ludoteca import Match
from ludoteca.games.bossa.box import PAIRS, PLACE
from ludoteca.games.bossa.moves import tile_text
from ludoteca.games.bossa.view import describe, window
from tests.games.bossa.table import BOSSA, opening, table
from tests.rulebook import rule


def states() -> Iterator[Match]:
    """States of random games, with and without tokens."""
    for seed in range(6):
        match, dice = BOSSA.start(2, seed=seed, expansion=seed % 2 == 1), random.Random(seed)
        while not match.over:
            yield match
            match.play(dice.choice(match.legal(match.pending[0])))
        yield match


@rule("BO-401", "BO-404", "BO-406")
def test_a_view_is_the_same_whatever_is_hidden() -> None:
    for match in states():
        for seat in range(2):
            other = match.copy()
            other.states = match.redealt(seat, match.sequence)
            shown, true = other.view(seat), match.view(seat)
            if true.phase == "modifier":  # that the other has chosen is public, and a redeal forgets it
                shown, true = (msgspec.structs.replace(view, answered=[], pending=[]) for view in (shown, true))
            assert msgspec.json.encode(shown) == msgspec.json.encode(true)


@rule("BO-401", "BO-402", "BO-307", "BO-A06")
def test_hands_are_the_own_affair_until_the_lines_have_owners() -> None:
    for match in states():
        is_open = match.view(None).phase not in ("choose", "colour")
        for seat in (0, 1, None):
            shown = [hand is not None for hand in match.view(seat).hands]
            assert shown == [is_open or other == seat for other in range(2)]
        assert all(hand is not None for hand in match.open_view().hands)


@rule("BO-402", "BO-406", "BO-809")
def test_the_unseen_tiles_are_those_that_lie_nowhere_in_sight() -> None:
    for match in states():
        for seat in (0, 1, None):
            view = match.view(seat)
            covered = sum(size for hand, size in zip(view.hands, view.hand_sizes, strict=True) if hand is None)
            assert len(view.unseen) == view.pile + 1 + covered
            groups = [group for arm in view.arms for group in arm.groups]
            seen = [tile for hand in view.hands if hand is not None for tile in hand]
            seen += [tile for group in groups for tile in group.tiles]
            seen += [tile for group in groups for stack in group.stacks for tile in stack.tiles]
            assert sorted([*seen, *view.discards, *view.unseen]) == sorted(PAIRS)


@rule("BO-403", "BO-405", "BO-645")
def test_everything_public_is_shown() -> None:
    match = table("W5 +3-1,3-2 / B3 / a 5-1 1-3 0-2 / b 1-1 / keeps a doubler / used b swap")
    match.play("a stack W+1 1-3 5-1")
    view = match.view(None)
    (group,) = view.arms[0].groups
    assert (group.value, group.count, [stack.seat for stack in group.stacks]) == (6, 2, [0])
    assert view.actions == [["redraw", "swap"], ["redraw", "stack"]]
    assert (view.kept, view.modifier_used) == (["doubler", None], [False, False])
    assert [(arm.line, arm.direction, arm.next, arm.counts) for arm in view.arms] == [
        ("W", "up", 7, [1, 3]),
        ("W", "down", 4, [1, 2]),
        ("B", "up", 4, [1, 2]),
        ("B", "down", 2, [1, 2]),
    ]


@rule("BO-641", "BO-645")
def test_a_token_stays_on_its_tile_for_all_to_see() -> None:
    match = table("W5 / B3 / a 2-0 2-3 / b 1-1 6-0 / keeps a doubler")
    match.play("a W+ 2-0* 2-3")
    view = match.view(1)
    assert view.arms[0].groups[0].mod == ("doubler", (2, 0))
    assert view.modifier_used == [True, False]


@rule("BO-508", "BO-806")
def test_an_arm_that_has_ended_offers_nothing() -> None:
    arm = table("W1 / B3 / a 2-0 1-1 / b 0-3 6-0").view(0).arms[1]
    assert (arm.next, arm.counts) == (0, [])


@rule("BO-312", "BO-404", "BO-A15")
def test_sealed_tokens_are_shown_when_both_are_in() -> None:
    match = opening(2, 6, expansion=True)
    match.play("b black")
    assert window(match.states[0]).kind == "sealed"
    match.play("a inverter")
    assert [match.view(seat).kept for seat in (0, 1, None)] == [["inverter", None], [None, None], [None, None]]
    assert match.view(1).answered == [True, False]
    match.play("b doubler")
    assert match.view(None).kept == ["inverter", "doubler"]


@rule("BO-312", "BO-A15")
def test_tokens_chosen_in_turn_are_open_at_once() -> None:
    match = opening(2, 6, expansion=True, modifier_choice="firstPlayerFirst")
    match.play("b black")
    assert (window(match.states[0]).kind, match.pending) == ("turn", (0,))
    match.play("a doubler")
    assert match.view(1).kept == ["doubler", None]


def test_the_sentences_name_every_tile_that_may_be_seen() -> None:
    for match in states():
        for seat in (0, 1, None):
            view = match.view(seat)
            said = " ".join(str(line.args.get("text", "")) for part in describe(view) for line in part.lines)
            tiles = [tile for hand in view.hands if hand is not None for tile in hand]
            tiles += [tile for arm in view.arms for group in arm.groups for tile in group.tiles]
            assert all(tile_text(tile) in said for tile in [*tiles, *view.unseen, *view.discards])


@rule("BO-610", "BO-505")
def test_an_arm_says_whether_the_own_tiles_can_continue_it() -> None:
    for match in states():
        for seat in (0, 1):
            if match.view(seat).phase == "move" and seat in match.pending:
                steps = {choice.step for choice in match.graph(seat).nodes[0]}
                assert [arm.makes for arm in match.view(seat).arms] == [PLACE + arm in steps for arm in range(4)]
        assert not any(arm.makes for arm in match.view(None).arms)


@rule("BO-640", "BO-642", "BO-643")
def test_a_view_says_what_the_own_tiles_count_under_the_token() -> None:
    for match in states():
        for seat in range(2):
            view = match.view(seat)
            token = None if view.modifier_used[seat] else view.kept[seat]
            worth = {None: None, "doubler": lambda w, b: (2 * w, 2 * b), "inverter": lambda w, b: (b, w)}[token]
            assert view.under_token == ([] if worth is None else [worth(*tile) for tile in view.hands[seat] or []])
        assert match.view(None).under_token == []
