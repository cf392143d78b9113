"""The worked scenarios of the rules, one after another."""

from typing import Any

import pytest

from tests.games.boss_kito.table import BOSS_KITO, hand, legal, plays, table
from tests.rulebook import rule


@rule("BK-T01", "BK-T02", "BK-101", "BK-102", "BK-104", "BK-201", "BK-301", "BK-304", "BK-305", "BK-306", "BK-307")
@pytest.mark.parametrize(("seats", "deck", "supply"), [(3, 35, 21), (4, 30, 18), (5, 25, 15)])
def test_the_table_is_set_for_three_to_five(seats: int, deck: int, supply: int) -> None:
    view = BOSS_KITO.start(seats, seed=4).view(None)
    assert view.hand_sizes == [5] * seats
    assert view.reserves == [3] * seats
    assert (view.deck, view.supply, view.discarded) == (deck, supply, 0)
    assert None not in view.offers
    assert None not in view.next_offers
    assert view.benefits_left == 8


LAST = "round 2 / turn 4 / start b / to-move a"
"""The last action of a round is a's."""


@rule("BK-T03", "BK-602", "BK-603", "BK-103")
def test_the_strongest_gets_the_card() -> None:
    match = table(f"a g / b / c / front a rr / on a r1 / front b rr / offers 7 8 9 8 9 / {LAST}")
    assert [strength[0] for strength in match.view(0).strengths] == [7, 6, 0]
    match.play("a draw")
    assert [card.type for card in match.view(0).won[0]] == [7]


@rule("BK-T04", "BK-604", "BK-A14")
def test_a_tie_at_the_top_removes_the_card_and_the_third_gets_nothing() -> None:
    line = f"a r / b / c / front a g / on a g2 / front b g / on b g2 / front c g / offers 7 8 9 8 9 / {LAST}"
    before = table(line)
    assert [strength[2] for strength in before.view(0).strengths] == [5, 5, 3]
    view = plays(line, "a draw").view(0)
    assert view.won == [[], [], []]
    assert 9 in [card.type for card in view.removed]
    assert len(view.removed) == len(before.view(0).removed) + 5


@rule("BK-T05", "BK-604")
def test_a_colour_that_nobody_shows_loses_its_card() -> None:
    view = plays(f"a r / b / c / front a r / offers 7 8 9 6 9 / {LAST}", "a draw").view(0)
    assert [[card.type for card in cards] for cards in view.won] == [[7], [], []]
    assert 6 in [card.type for card in view.removed]


@rule("BK-T06", "BK-601", "BK-620", "BK-621", "BK-624", "BK-502", "BK-A09")
def test_two_start_symbols_in_a_round() -> None:
    line = "a y / b / c / front a r / front b b / offers 5 8 9 2 9 / next 8 8 8 8 8 / round 2 / turn 4 / to-move c"
    match = plays(line, "c draw")
    assert (match.pending, legal(match)) == ((0,), ["give a", "give b", "give c"])
    assert (match.view(0).start, match.view(0).assigning) == (0, 1)
    match.play("a give c")
    assert (match.pending, match.view(0).start, match.view(0).assigning) == ((1,), 2, 4)
    match.play("b give b")
    view = match.view(0)
    assert (view.start, view.round, view.turn, match.pending) == (1, 3, 1, (1,))


@rule("BK-T07", "BK-623", "BK-805", "BK-631", "BK-A10")
def test_a_token_symbol_with_an_empty_supply() -> None:
    line = "a r / b / c / front b r / on b r5 / front c y / on c y3 / supply 0 / offers 7 6 9 8 9"
    match = plays(f"{line} / round 2 / turn 4 / to-move c", "c draw")
    view = match.view(None)
    assert [card.type for card in view.won[2]] == [6]
    assert view.reserves[2] == table(line).view(None).reserves[2]
    assert view.supply == 8


@rule("BK-T08", "BK-623", "BK-805")
def test_the_last_token_goes_to_the_first_winner() -> None:
    line = "a g / b / c / front b r / front a p / supply 1 / offers 6 7 9 8 6 / round 2 / turn 4 / to-move c"
    match = plays(line, "c draw")
    assert match.view(None).reserves[:2] == [3, 4]
    assert match.view(None).supply == 0


@rule("BK-T09", "BK-513", "BK-534", "BK-803")
def test_a_short_supply_gives_what_it_has_then_nothing() -> None:
    match = plays("a g / b y / c r / supply 2", "a take")
    assert (match.view(None).reserves[0], match.view(None).supply) == (5, 0)
    for move in ("b draw", "c draw", "a draw"):
        assert "take" not in legal(match)
        match.play(move)


@rule("BK-T10", "BK-514", "BK-530", "BK-531", "BK-804")
def test_an_exchange_that_runs_through_the_deck() -> None:
    match = plays("a rrb / b y / c / deck g / discards ybp / rest hand", "a swap rrb")
    view = match.view(0)
    assert (view.deck, view.discarded, view.hand_sizes[0]) == (4, 0, 3)
    assert "g" in hand(match, "a")
    assert [(draw.rule, draw.n) for draw in match.draws] == [("BK-530", 6)]


@rule("BK-T11", "BK-512", "BK-530", "BK-A07")
def test_the_last_card_of_the_deck_calls_for_a_reshuffle_at_once() -> None:
    match = plays("a rrb / b y / c / deck g / discards ybpyyyy / rest hand", "a draw")
    view = match.view(0)
    assert (view.deck, view.discarded) == (7, 0)
    assert hand(match, "a") == "rrgb"


@rule("BK-T12", "BK-532", "BK-533", "BK-802")
def test_an_exchange_with_nothing_but_the_own_cards() -> None:
    match = table("a ry / b b / c / rest hand")
    assert "draw" not in legal(match)
    match.play("a swap ry")
    assert (hand(match, "a"), match.view(0).deck, match.view(0).discarded) == ("ry", 0, 0)


@rule("BK-T13", "BK-515", "BK-801", "BK-A06")
def test_nothing_left_but_to_pass() -> None:
    match = table("a / b r / c / reserve a 4 / supply 0 / rest hand")
    assert legal(match) == ["pass"]
    match.play("a pass")
    assert match.pending == (1,)
    assert "pass" not in legal(match)


TOKENS = [("1", ["token r", "token b"]), ("3", ["token r", "token b", "token rr", "token rb", "token bb"])]


@rule("BK-T14", "BK-T15", "BK-511", "BK-520", "BK-521", "BK-522")
@pytest.mark.parametrize(("reserve", "expected"), TOKENS)
def test_where_tokens_may_go(reserve: str, expected: list[str]) -> None:
    assert legal(table(f"a g / b / c / front a rrb / front b y / reserve a {reserve}"), "token") == expected


@rule("BK-T16", "BK-514")
def test_every_set_of_cards_may_be_exchanged() -> None:
    found = legal(table("a rry / b / c"), "swap")
    assert sorted(found) == sorted(["swap r", "swap y", "swap rr", "swap ry", "swap rry"])


@rule("BK-T17", "BK-622", "BK-806", "BK-631", "BK-634", "BK-530", "BK-A10")
def test_a_card_symbol_with_nothing_to_draw() -> None:
    line = "a / b / c / front b rrrrr / front a yyyy / offers 3 7 9 8 9 / rest hand / round 2 / turn 4 / to-move c"
    match = plays(line, "c take")
    view = match.view(0)
    assert [card.type for card in view.won[1]] == [3]
    assert (view.hand_sizes[1], view.deck, view.discarded) == (0, 9, 0)


FINAL = (
    "a / b / c / over / won a 1 3 4 5 5 7 7 8 8 8 9 9 / won b 2 2 3 5 5 6 6 6 6 7 8 8 9 9 9"
    " / won c 3 4 4 5 7 7 7 8 8 8 9"
)
SCORES: list[Any] = [
    pytest.param(FINAL, [22, 28, 24], marks=rule("BK-T18"), id="a whole game"),
    pytest.param("a / b / c / over / won a 7 7 7 / won b 7 7 7 / won c 7", [7, 7, 1], marks=rule("BK-T19"), id="tied"),
    pytest.param("a / b / c / over / won a 1", [1, 0, 0], marks=rule("BK-T20"), id="all fours are removed"),
]


@rule("BK-703", "BK-704", "BK-705", "BK-702", "BK-A12")
@pytest.mark.parametrize(("line", "scores"), SCORES)
def test_scoring(line: str, scores: list[int]) -> None:
    outcome = table(line).outcome
    assert outcome is not None
    assert outcome.scores == scores
    assert (
        outcome.winners == [seat for seat, score in enumerate(scores) if score == max(scores)][:1]
        or len(outcome.winners) > 1
    )


@rule("BK-T21", "BK-706", "BK-702")
def test_tokens_decide_between_equals_and_only_between_them() -> None:
    match = table("a / b / c / over / won a 9 / won b 9 / won c 5 / reserve a 2 / reserve b 5 / reserve c 9")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranking) == ([9, 9, 5], [1], [2, 1, 3])


@rule("BK-T22", "BK-706", "BK-701", "BK-623")
def test_tokens_of_the_last_round_that_count() -> None:
    line = (
        "a g / b / c / front a r / on a r3 / reserve a 1 / supply 4 / offers 1 7 9 8 9 / round 9 / turn 4 / to-move c"
    )
    match = plays(line, "c draw")
    assert match.over
    assert match.view(None).reserves[0] == 2


@rule("BK-T23", "BK-635", "BK-406")
def test_in_the_last_round_nothing_comes_after() -> None:
    view = table("a r / b / c / round 9").view(0)
    assert None not in view.offers
    assert (view.next_offers, view.benefits_left) == ([None] * 5, 0)
