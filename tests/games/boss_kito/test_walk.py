"""How `redeal` walks through the history of the banana cards: what each event does to its worlds."""

from collections import Counter
from functools import cache

import pytest

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.record import States, copied, rows
from ludoteca.games.boss_kito import knowledge
from ludoteca.games.boss_kito.box import DREW, LETTERS, PLAYED, THREW
from ludoteca.games.boss_kito.knowledge import TRIES
from ludoteca.games.boss_kito.knowledge.worlds import clear_worlds
from tests.games.boss_kito.table import hand, plays, table
from tests.games.boss_kito.worlds import FULL, seen, thinking, weights, worlds
from tests.games.interpreted import KERNEL_BY_KERNEL
from tests.rulebook import rule

pytestmark = KERNEL_BY_KERNEL
A, B, C, D = range(4)
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
KINDS = ("draws", "plays", "throws")


@rule("BK-401", "BK-405", "BK-410", "BK-411")
@pytest.mark.parametrize(
    ("seat", "public", "hidden", "discards"),
    [
        (A, True, "rryyp : bbcDD", "gg"),
        (B, True, "rygp : acDD", "gg"),
        (A, False, "rryyggp : bbcDDTT", ""),
    ],
)
def test_at_first_all_hidden_cards_are_one_pool(seat: int, public: bool, hidden: str, discards: str) -> None:
    match = table("a g / b ry / c p / deck ry / discards gg / front b rb / rest front", discardsPublic=public)
    states = copied(match.states)
    knowledge.lay_pools(rows(states)[0], seat)
    assert worlds(states) == [hidden]
    assert weights(states) == [FULL]
    fronts = "".join(card for front in match.position()["fronts"] for card in front)
    assert (seen(states, "front"), seen(states, "discards")) == ("".join(sorted(fronts, key=LETTERS.index)), discards)


@rule("BK-401", "BK-410", "BK-411")
@pytest.mark.parametrize(("public", "thrown"), [(True, "b throws b"), (False, "b throws r")])
def test_what_others_saw_alone_is_wiped_from_the_history(public: bool, thrown: str) -> None:
    moves = ("a draw", "b draw", "c play p", "a swap y", "b swap b", "c draw")
    states = plays("a ry / b gb / c pp / deck ybgp", *moves, discardsPublic=public).redealt(A, 1)
    s = states[0]
    told = [f"{'abc'[event // 5 % 5]} {KINDS[event // 25]} {LETTERS[event % 5]}" for event in s["history"][:8].tolist()]
    first, second = ["a draws y", "b draws r", "c plays p", "a throws y", "a draws g"], ["b draws r", "c draws r"]
    assert told == [*first, thrown, *second]  # the first colour stands where nothing is left
    assert s["since_hand"].tolist() == [[1, 1, 0, 0, 0], *[[0] * 5] * 4]
    assert s["eyes"] == A + 1


ONE_POOL = "rryy : bcDD"


@rule("BK-401", "BK-405", "BK-410", "BK-411", "BK-510", "BK-512", "BK-514")
@pytest.mark.parametrize(
    ("kind", "who", "public", "after", "front", "discards"),
    [
        (DREW, B, True, "rryy : bbcD", "", ""),
        (DREW, A, True, "ryy : bcD", "", ""),  # the viewer sees what it draws
        (PLAYED, B, True, "ryy : cDD", "r", ""),
        (PLAYED, A, True, ONE_POOL, "r", ""),  # the viewer's hand is in no pool
        (THREW, B, True, "ryy : cDD", "", "r"),
        (THREW, B, False, "rryy : cDDT", "", ""),
        (THREW, A, True, ONE_POOL, "", "r"),
        (THREW, A, False, ONE_POOL, "", "r"),
    ],
)
def test_what_a_card_that_moves_tells_the_first_seat(
    kind: int, who: int, public: bool, after: str, front: str, discards: str
) -> None:
    states = thinking(ONE_POOL, discards_public=public)
    assert knowledge.move_card(rows(states)[0], A, kind, who, RED, False)
    assert worlds(states) == [after]
    assert weights(states) == [FULL]
    assert (seen(states, "front"), seen(states, "discards")) == (front, discards)


@rule("BK-405")
def test_worlds_weigh_as_much_as_they_foretold_the_card_and_half_the_best_replaces_a_wrong_one() -> None:
    states = thinking("rr : bD | y : c", "ry : bD | r : c", "yy : bD | r : c")
    assert knowledge.move_card(rows(states)[0], A, PLAYED, B, RED, False)
    assert worlds(states) == ["r : D | y : c", "y : D | r : c", "r : D | y : c"]
    assert weights(states) == [FULL // 2 + 1, FULL // 2, FULL // 2]


@rule("BK-405", "BK-411")
def test_a_card_that_is_not_seen_leaves_the_weights_alone() -> None:
    states = thinking("ry : bD", "yy : bD", weights=(FULL, 7))
    assert knowledge.move_card(rows(states)[0], A, DREW, C, RED, False)
    assert worlds(states) == ["ry : bc", "yy : bc"]
    assert weights(states) == [FULL, 7]


@pytest.mark.parametrize(
    ("lines", "heavy"),
    [
        (("yy : bD | r : c", "gy : bD | r : c"), (FULL, FULL)),
        (("yy : bD | r : c", "ry : bD | g : c"), (FULL, 1)),  # it might be, but weighs less than nothing is worth
    ],
)
def test_worlds_that_all_contradict_what_was_shown_are_given_up(lines: tuple[str, ...], heavy: tuple[int, ...]) -> None:
    states = thinking(*lines, weights=heavy)
    assert not knowledge.move_card(rows(states)[0], A, PLAYED, B, RED, False)


def test_in_the_last_resort_every_world_is_bent_to_fit() -> None:
    states = thinking("yy : bD | r : c", "gg : bb | rr : cc", weights=(FULL, 9))
    assert knowledge.move_card(rows(states)[0], A, PLAYED, B, RED, True)
    assert worlds(states) == ["y : D | y : c", "g : b | rg : cc"]
    assert weights(states) == [FULL, FULL]
    assert seen(states, "front") == "r"


def after_a_reshuffle(line: str, drawn: str, *moves: str) -> Match:
    """The line goes on with a and b drawing, the first the last card of the deck, b this card out of the new one."""
    for seed in range(99):
        match = table(line, seed)
        before = Counter(hand(match, "b"))
        match.play("a draw")
        match.play("b draw")
        if Counter(hand(match, "b")) - before == Counter(drawn):
            break
    for move in moves:
        match.play(move)
    return match


@rule("BK-405", "BK-530")
def test_what_is_shown_later_decides_where_an_earlier_card_came_from() -> None:
    """B had one of r y y y, then got one of r r y p p p p p, and played r, then y.

    As likely as not the red card is the old one. Then y is one new card of eight, else it is three old ones of four:
    so c, which has the other three old cards, holds the red one six times as likely as not.
    """
    line = "a / b y / c ryy / deck g / discards rryppppp / rest front"
    match = after_a_reshuffle(line, "r", "c take", "a take", "b play r", "c take", "a take", "b play y")
    hands = Counter(letters(match.redealt(0, seed), C) for seed in range(70))
    assert set(hands) == {"ryy", "yyy"}
    assert 51 <= hands["ryy"] <= 68  # 60 of 70, as far as chance goes


def letters(states: States, seat: int) -> str:
    """A hand of a record."""
    return "".join(colour * int(n) for colour, n in zip(LETTERS, states[0]["hand"][seat], strict=True))


@rule("BK-405", "BK-530")
def test_a_walk_into_contradictions_is_begun_anew() -> None:
    """B had one of nine old cards with one blue, got one of nine new ones with eight blue, played blue, then green.

    Green is new, so the blue card was old, however unlikely that was when it was played: c has none, the deck eight.
    """
    line = "a / b b / c ryyyyyyy / deck p / discards bbbbbbbbg / rest front"
    match = after_a_reshuffle(line, "g", "c take", "a take", "b play b", "c take", "a take", "b play g")
    for seed in range(30):
        states = match.redealt(0, seed)
        assert letters(states, C) == "ryyyyyyy"
        assert states[0]["deck"][:8].tolist() == [BLUE] * 8


@cache
def impossible() -> Match:
    """B has shown two cards that both came with the reshuffle, but drew only one since."""
    line = "a / b b / c byyyyyy / deck g / discards bbbbbbgp / rest front"
    match = after_a_reshuffle(line, "g", "c draw", "a take", "b play g", "c play b", "a take", "b play b")
    s = match.states[0]
    assert s["history"][s["history_size"] - 1] == PLAYED + B * 5 + BLUE
    s["history"][s["history_size"] - 1] = PLAYED + B * 5 + PURPLE
    s["front"][B, BLUE] -= 1
    s["front"][B, PURPLE] += 1
    return match


def test_a_history_that_cannot_be_is_bent_to_fit_in_the_end() -> None:
    redealt = impossible().redealt(0, 1)
    assert redealt[0]["hand"].sum(1).tolist() == impossible().states[0]["hand"].sum(1).tolist()
    copies = redealt[0]["hand"].sum(0) + redealt[0]["front"].sum(0) + redealt[0]["discards"]
    for card in redealt[0]["deck"][: redealt[0]["deck_size"]]:
        copies[card] += 1
    assert copies.tolist() == [10] * 5


def test_only_the_hundredth_walk_is_bent() -> None:
    expected, walked = impossible().redealt(0, 1), copied(impossible().states)
    calls.reseed(rows(walked), 0, 1)
    s = rows(walked)[0]
    knowledge.shuffle_benefits(s)
    knowledge.forget(s, 0)
    for _ in range(TRIES - 1):
        assert not knowledge.imagine(s, 0, False)
        clear_worlds(s)
    assert knowledge.imagine(s, 0, True)
    clear_worlds(s)
    assert walked.tobytes() == expected.tobytes()
