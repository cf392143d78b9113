"""Sections 5 to 8: actions, deck and supply, the end of a round, the end of the game, rare cases."""

import random

import pytest

from ludoteca import IllegalMove
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from tests.games.boss_kito.table import BOSS_KITO, hand, legal, plays, table
from tests.rulebook import rule


@rule("BK-501", "BK-502")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nine_rounds_of_four_turns_in_which_everybody_acts_once(seats: int) -> None:
    match, dice = BOSS_KITO.start(seats, seed=seats), random.Random(seats)
    actions = []
    while not match.over:
        view = match.view(None)
        if view.phase == "action":
            actions.append((view.round, view.turn, (match.pending[0] - view.start) % seats))
        match.play(dice.choice(match.legal()))
    assert actions == [
        (number, turn, place) for number in range(1, 10) for turn in range(1, 5) for place in range(seats)
    ]


@rule("BK-510", "BK-523")
def test_a_card_is_played_before_the_player() -> None:
    match = plays("a rrb / b / c", "a play r")
    view = match.view(0)
    assert (view.hands[0], view.fronts[0], view.strengths[0]) == ([1, 0, 0, 1, 0], [1, 0, 0, 0, 0], [3, 0, 0, 0, 0])
    assert (view.reserves[0], match.pending) == (3, (1,))


@rule("BK-511", "BK-521", "BK-522", "BK-524", "BK-403")
@pytest.mark.parametrize(
    ("move", "tokens", "reserve"),
    [("token r", [3, 0, 0, 0, 0], 2), ("token rr", [4, 0, 0, 0, 0], 1), ("token rb", [3, 0, 0, 1, 0], 1)],
)
def test_tokens_go_onto_the_own_cards(move: str, tokens: list[int], reserve: int) -> None:
    view = plays("a g / b / c / front a rb / on a r2", f"a {move}").view(1)
    assert (view.tokens[0], view.reserves[0]) == (tokens, reserve)
    assert view.strengths[0][0] == 3 + tokens[0]


@rule("BK-512")
def test_a_drawn_card_comes_to_the_hand_which_has_no_limit() -> None:
    match = plays("a rrrrrrrrrr / b / c / deck gy", "a draw")
    assert (hand(match, "a"), match.view(0).deck) == ("rrrrrrrrrrg", 39)


@rule("BK-513", "BK-534")
@pytest.mark.parametrize(("supply", "taken"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_three_tokens_are_taken_or_what_is_left(supply: int, taken: int) -> None:
    view = plays(f"a g / b / c / supply {supply}", "a take").view(0)
    assert (view.reserves[0], view.supply) == (3 + taken, supply - taken)


@rule("BK-514", "BK-A06")
def test_an_exchange_draws_as_many_as_it_throws_away() -> None:
    match = plays("a rrb / b / c / deck gyp", "a swap rb")
    assert (hand(match, "a"), match.view(0).discards) == ("ryg", [1, 0, 0, 1, 0])
    assert match.position()["deck"][0] == "p"


@rule("BK-514", "BK-A06")
def test_exchanging_nothing_needs_the_option_and_a_card() -> None:
    assert "swap -" not in legal(table("a r / b / c"))
    assert "swap -" in legal(table("a r / b / c", exchangeZero=True))
    assert "swap -" not in legal(table("a / b / c", exchangeZero=True))
    match = plays("a r / b / c", "a swap -", exchangeZero=True)
    assert (hand(match, "a"), match.pending) == ("r", (1,))


@rule("BK-515", "BK-801", "BK-802", "BK-A06")
@pytest.mark.parametrize(
    ("line", "can_pass"),
    [
        ("a / b r / c / reserve a 0 / supply 0 / rest hand / front a r", True),
        ("a / b r / c / reserve a 4 / supply 0 / rest hand", True),
        ("a / b r / c / reserve a 1 / supply 0 / rest hand / front a r", False),
        ("a / b r / c / reserve a 0 / supply 1 / rest hand", False),
        ("a / b r / c / reserve a 0 / supply 0 / deck g / rest hand", False),
        ("a g / b r / c / reserve a 0 / supply 0 / rest hand", False),
    ],
)
def test_passing_is_for_those_who_can_do_nothing(line: str, can_pass: bool) -> None:
    match = table(line)
    assert (legal(match) == ["pass"]) == can_pass
    assert ("pass" in legal(match)) == can_pass


@rule("BK-530", "BK-531", "BK-A07")
def test_a_lazy_table_reshuffles_only_when_a_card_is_needed() -> None:
    match = plays("a rrb / b y / c / deck g / discards ybp / rest hand", "a draw", reshuffle="lazy")
    assert (match.view(0).deck, match.view(0).discarded, match.draws) == (0, 3, [])
    match.play("b swap y")
    assert (match.view(0).deck, match.view(0).discarded) == (3, 0)
    assert [(draw.rule, draw.n) for draw in match.draws] == [("BK-530", 4)]


@rule("BK-530", "BK-531", "BK-A07")
def test_an_eager_reshuffle_leaves_out_what_is_discarded_later() -> None:
    match = plays("a rrb / b y / c / deck g / discards ppp / rest hand", "a draw", "b swap y")
    assert (match.view(0).deck, match.view(0).discarded) == (2, 1)
    assert sorted(match.position()["deck"]) == ["p", "p"]


@rule("BK-532")
@pytest.mark.parametrize("reshuffle", ["eager", "lazy"])
def test_without_deck_and_discards_nobody_draws(reshuffle: str) -> None:
    match = table("a r / b y / c / rest hand", reshuffle=reshuffle)
    with pytest.raises(IllegalMove) as refused:
        match.play("a draw")
    assert refused.value.rule == "BK-532"
    assert "draw" in legal(table("a r / b y / c / discards y / rest hand", reshuffle="lazy"))


LAST = "round 2 / turn 4 / start b / to-move a"


@rule("BK-601", "BK-605", "BK-622")
def test_a_card_drawn_in_the_assignment_strengthens_nobody() -> None:
    line = f"a g / b / c / front a r / front b yy / front a y / offers 3 7 9 8 9 / deck gy / {LAST}"
    match = plays(line, "a take")
    assert [[card.type for card in cards] for cards in match.view(0).won] == [[3], [7], []]
    assert hand(match, "a") == "gg"


@rule("BK-603", "BK-604")
@pytest.mark.parametrize(
    ("fronts", "winner"),
    [
        ("front a r / front b r", None),
        ("front a r / on a r1 / front b r", 0),
        ("front a r / on a r3 / front b rr", None),
        ("front a r / on a r4 / front b rr", 0),
        ("front b r", 1),
        ("front a y", None),
        ("front a r / front b r / front c rr", 2),
        ("front a rr / front b rr / front c rrr / on a r3 / on b r3", None),
    ],
)
def test_who_wins_the_red_card(fronts: str, winner: int | None) -> None:
    view = plays(f"a g / b / c / {fronts} / offers 7 8 8 8 8 / {LAST}", "a draw").view(0)
    assert [seat for seat, cards in enumerate(view.won) if 7 in [card.type for card in cards]] == (
        [] if winner is None else [winner]
    )
    assert (7 in [card.type for card in view.removed]) == (winner is None)


@rule("BK-620", "BK-604")
def test_the_symbol_of_a_card_that_leaves_the_game_has_no_effect() -> None:
    match = plays(f"a g / b / c / front a r / front b r / offers 5 6 3 8 9 / supply 4 / deck gyp / {LAST}", "a take")
    view = match.view(0)
    assert (view.round, view.start, view.reserves[:2], view.hand_sizes) == (3, 1, [6, 3], [1, 0, 0])


@rule("BK-620", "BK-621", "BK-503")
def test_the_winner_of_the_start_symbol_must_decide_before_anything_else() -> None:
    match = plays(f"a g / b y / c / front c r / offers 5 8 8 8 8 / {LAST}", "a draw")
    assert match.pending == (2,)
    with pytest.raises(IllegalMove) as refused:
        match.play("c take")
    assert refused.value.rule == "BK-620"
    with pytest.raises(IllegalMove) as refused:
        match.play("c give d")
    assert refused.value.rule == "BK-621"
    match.play("c give c")
    assert (match.view(0).start, match.pending) == (2, (2,))


@rule("BK-621", "BK-A09", "BK-633")
@pytest.mark.parametrize("to", "abc")
def test_anybody_may_get_the_start_card(to: str) -> None:
    match = plays(f"a g / b y / c / front c r / offers 5 8 8 8 8 / {LAST}", "a draw", f"c give {to}")
    assert (match.view(0).start, match.pending) == ("abc".index(to), ("abc".index(to),))


@rule("BK-622", "BK-623")
def test_symbols_bring_a_card_and_a_token() -> None:
    line = f"a g / b / c / front a r / front b y / offers 3 6 7 8 9 / supply 4 / deck yp / {LAST}"
    match = plays(line, "a play g")
    assert hand(match, "a") == "y"
    assert match.view(0).reserves[1] == 4
    assert match.view(0).supply == 3


@rule("BK-631", "BK-632", "BK-633", "BK-634", "BK-635", "BK-A11")
def test_the_table_is_cleared_and_the_next_cards_come_on_offer() -> None:
    line = f"a gg / b yb / c / front a rr / on a r2 / front b b / offers 7 8 7 8 9 / next 9 8 7 6 5 / supply 4 / {LAST}"
    view = plays(line, "a play g").view(0)
    assert (view.round, view.turn, view.start) == (3, 1, 1)
    assert view.fronts == view.tokens == [[0] * 5] * 3
    assert view.discards == [2, 0, 1, 1, 0]
    assert (view.supply, view.reserves[0], view.hand_sizes) == (6, 3, [1, 2, 0])
    assert [card.type for card in view.offers] == [9, 8, 7, 6, 5]
    assert view.benefits_left == 6


@rule("BK-634", "BK-530", "BK-531")
def test_clearing_the_table_may_renew_an_empty_deck() -> None:
    line = f"a g / b / c / front a rr / front b y / offers 7 8 7 8 9 / rest hand / {LAST}"
    assert plays(line, "a take").view(0).deck == 3
    lazy = plays(line, "a take", reshuffle="lazy").view(0)
    assert (lazy.deck, lazy.discarded) == (0, 3)


@rule("BK-701", "BK-634", "BK-621")
def test_the_last_round_ends_the_game_after_its_symbols() -> None:
    line = "a g / b / c / front a r / on a r1 / offers 5 8 8 8 8 / supply 4 / round 9 / turn 4 / start b / to-move a"
    match = plays(line, "a take")
    assert not match.over
    match.play("a give c")
    view = match.view(None)
    assert match.over
    assert (view.phase, view.start, view.fronts[0], view.supply) == ("over", 2, [0] * 5, 2)
    with pytest.raises(IllegalMove) as refused:
        match.play("a draw")
    assert refused.value.rule == "BK-701"


@rule("BK-702")
def test_what_is_left_in_hand_and_reserve_scores_nothing() -> None:
    outcome = table("a rrrrr / b / c / over / won b 1 / reserve a 12").outcome
    assert outcome is not None
    assert outcome.scores == [0, 1, 0]


@rule("BK-706", "BK-707", "BK-A13")
@pytest.mark.parametrize(
    ("line", "winners", "ranking"),
    [
        (" / won a 9 / won b 9 / won c 8", [0, 1], [1, 1, 3]),
        (" / won a 9 / won b 9 / won c 8 / reserve b 4", [1], [2, 1, 3]),
        (" / won a 9 / won b 8 1 / reserve a 0 / reserve b 0", [0, 1], [1, 1, 3]),
        (" / won c 1", [2], [2, 2, 1]),
        ("", [0, 1, 2], [1, 1, 1]),
    ],
)
def test_who_wins(line: str, winners: list[int], ranking: list[int]) -> None:
    outcome = table(f"a / b / c / over{line}").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == (winners, ranking)
    assert (outcome.because.id, outcome.because.rule) == ("boss-kito-because-rounds", "BK-701")


@rule("BK-703", "BK-704", "BK-705", "BK-A12")
@pytest.mark.parametrize(
    ("won", "points"),
    [
        ("won a 9", [9, 0, 0]),
        ("won a 9 9 / won b 9", [9, 1, 0]),
        ("won a 9 9 / won b 9 9 / won c 9", [9, 9, 1]),
        ("won a 2 / won b 3 3 / won c 3", [2, 3, 1]),
        ("won a 1 2 2 / won b 4 4 / won c 4 4", [3, 4, 4]),
    ],
)
def test_points_by_majority(won: str, points: list[int]) -> None:
    assert table(f"a / b / c / over / {won}").view(None).points == points


@rule("BK-706")
def test_scores_for_bots_rank_as_the_outcome_does() -> None:
    for seed in range(9 if JIT else 1):
        match, dice = BOSS_KITO.start(3 + seed % 3, seed=seed), random.Random(seed)
        while not match.over:
            match.play(dice.choice(match.legal()))
        outcome, scores = match.outcome, match.scores()
        assert outcome is not None
        assert [1 + sum(other > score for other in scores) for score in scores] == outcome.ranking


@rule("BK-807")
def test_nothing_is_lost_in_a_whole_game() -> None:
    match, dice = BOSS_KITO.start(4, seed=8), random.Random(8)
    while not match.over:
        match.play(dice.choice(match.legal()))
        position = match.position()
        tokens = position["supply"] + sum(position["reserves"])
        tokens += sum(sum(each.values()) for each in position["front_tokens"])
        bananas = len(position["deck"]) + len(position["discards"])
        bananas += sum(map(len, (*position["hands"], *position["fronts"])))
        benefits = sum(map(len, (*position["benefit_decks"], *position["won"]))) + len(position["removed"])
        benefits += sum(card is not None for card in position["offers"])
        assert (tokens, bananas, benefits) == (30, 50, 45)


BROKEN = [
    pytest.param("supply", 4, 807, marks=rule("BK-807")),
    pytest.param("turn", 6, 501, marks=rule("BK-501")),
    pytest.param("round", 10, 501, marks=rule("BK-501")),
    pytest.param("partial", 1, 514, marks=rule("BK-514")),
    pytest.param("deck_size", 1, 102, marks=rule("BK-102")),
    pytest.param("phase", 2, 501, marks=rule("BK-501")),
    pytest.param("assign", 0, 0),
]


@pytest.mark.parametrize(("name", "value", "number"), BROKEN)
def test_check_names_what_is_broken(name: str, value: int, number: int) -> None:
    match = table("a rg / b y / c b")
    match.states[0][name] = value
    assert calls.check(rows(match.states), 0) == number
