"""What each viewer is told, in order, with the rule behind it; and what was left to chance."""

from typing import Any

import pytest

from ludoteca import Match
from tests.games.kariba.table import KARIBA, plays, table
from tests.rulebook import rule

Told = list[tuple[str, str, int | None, dict[str, Any]]]


def told(match: Match, seat: int | None, since: int = 0) -> Told:
    """Events as plain tuples."""
    return [(event.id, event.rule, event.by, event.args) for event in match.events(seat, since)]


@rule("KA-303", "KA-304", "KA-306", "KA-401")
def test_the_deal_is_told_to_each_with_the_own_cards_only() -> None:
    match = KARIBA.start(3, seed=2, expert=True, first_player=1, games=3)
    began = ("kariba-began", "KA-303", None, {"seat": 1, "number": 1, "games": 3, "pile": 46})
    opened = ("kariba-opened", "KA-306", None, {"cards": match.view(None).visible})
    for seat in range(3):
        dealt = ("kariba-dealt", "KA-304", seat, {"cards": match.position()["hands"][seat]})
        assert told(match, seat) == [began, dealt, opened]
    assert told(match, None) == [began, opened]
    assert [each.full.by for each in match.told[0] if each.full.id == "kariba-dealt"] == [1, 2, 0]


@rule("KA-304", "KA-306")
def test_a_basic_deal_opens_nothing() -> None:
    assert [event.id for event in KARIBA.start(2, seed=2).events(0)] == ["kariba-began", "kariba-dealt"]


@rule("KA-408", "KA-513", "KA-522", "KA-531")
def test_a_basic_turn_is_told_to_the_drawer_with_cards_and_to_others_with_their_number() -> None:
    match, _ = plays("hole 7x2 4x2 / a 7x2 1 / b 8x3 / pile 5 3 7 8", "a 7x2")
    played = ("kariba-played", "KA-513", 0, {"animal": 7, "count": 2, "now": 4})
    chased = ("kariba-chased", "KA-522", 0, {"animal": 7, "herd": 4, "prey": 4, "count": 2})
    assert told(match, 0) == [played, chased, ("kariba-drew-cards", "KA-531", 0, {"count": 4, "cards": [3, 5, 7, 8]})]
    assert told(match, 1) == told(match, None) == [played, chased, ("kariba-drew", "KA-531", 0, {"count": 4})]


@rule("KA-408", "KA-531")
def test_a_drawer_who_draws_the_animal_just_played_is_told_so() -> None:
    match, _ = plays("a 7x2 1x3 / b 8 / pile 7 7 1", "a 7x2")
    assert told(match, 0)[-1] == ("kariba-drew-cards", "KA-531", 0, {"count": 2, "cards": [7, 7]})


CHASES = [
    pytest.param("hole 7 / a 7 / b 8 / pile none", "a 7x1", "kariba-alone", "KA-521", {"animal": 7, "now": 2}),
    pytest.param("hole 5x2 / a 5 3 / b 8", "a 5x1", "kariba-nobody", "KA-523", {"animal": 5}),
    pytest.param("hole 1x2 7 / a 1 3 / b 8", "a 1x1", "kariba-no-elephant", "KA-524", {"animal": 1}),
    pytest.param(
        "hole 1x2 8x3 / a 1 3 / b 8",
        "a 1x1",
        "kariba-chased",
        "KA-524",
        {"animal": 1, "herd": 3, "prey": 8, "count": 3},
    ),
]


@rule("KA-521", "KA-522", "KA-523", "KA-524")
@pytest.mark.parametrize(("line", "move", "id", "number", "args"), CHASES)
def test_the_chase_is_told_to_everybody(line: str, move: str, id: str, number: str, args: dict[str, int]) -> None:
    match, _ = plays(line, move)
    for seat in (0, 1, None):
        assert told(match, seat)[1] == (id, number, 0, args)


@rule("KA-408", "KA-533", "KA-534", "KA-535", "KA-536")
def test_expert_draws_are_told_one_by_one_and_the_new_open_cards_at_the_end() -> None:
    line = "a 7x2 / b 4x5 / open 8 1 8 / pile 4 6 2 / draw"
    match, _ = plays(line, "a open 8", "a pile", "a open 1")
    took = ("kariba-took", "KA-534", 0, {"animal": 8, "slot": 1})
    last = ("kariba-took", "KA-534", 0, {"animal": 1, "slot": 2})
    refilled = ("kariba-refilled", "KA-536", None, {"cards": [6, 2], "slots": [1, 2]})
    assert told(match, 0) == [took, ("kariba-drew-cards", "KA-534", 0, {"count": 1, "cards": [4]}), last, refilled]
    assert told(match, 1) == [took, ("kariba-drew", "KA-534", 0, {"count": 1}), last, refilled]
    assert [len(events) for events in match.told] == [0, 1, 1, 2]
    assert told(match, 1, since=3) == [last, refilled]


@rule("KA-532", "KA-536")
def test_everybody_hears_when_the_pile_is_empty() -> None:
    basic, _ = plays("a 7x2 1 / b 8x3 / pile 5 only", "a 7x1")
    assert told(basic, 1)[-1] == ("kariba-pile-empty", "KA-532", None, {})
    expert, _ = plays("a 7x4 / b 4x5 / open 8 1 8 / pile 4 only / draw", "a open 1")
    assert [event[0] for event in told(expert, 1)] == ["kariba-took", "kariba-refilled", "kariba-pile-empty"]
    later, _ = plays("a 7x2 / b 8x3 / pile none", "a 7x1")
    assert [event[0] for event in told(later, 0)] == ["kariba-played", "kariba-alone"]


ALONE = "hole 2x8 3x7 / a 3 / b 4 / won a 1x8 / pile none"
EQUAL = "hole 3x8 8x6 / a 8 / b 8 / won a 1x8 2x8 6x4 / pile none"
ENDS = [
    pytest.param(ALONE, "a 3x1", 1, "KA-603", [1], 39, marks=rule("KA-603"), id="the highest score"),
    pytest.param(EQUAL, "a 8x1", 1, "KA-604", [0, 1], 28, marks=rule("KA-604"), id="equal scores"),
    pytest.param(
        f"{EQUAL} / history 1 2 / history 3 4",
        "a 8x1",
        3,
        "KA-605",
        [1],
        34,
        marks=rule("KA-605"),
        id="the highest total",
    ),
    pytest.param(
        f"{EQUAL} / history 1 2 / history 4 3",
        "a 8x1",
        3,
        "KA-606",
        [0, 1],
        33,
        marks=rule("KA-606"),
        id="equal totals",
    ),
]


@rule("KA-541", "KA-601")
@pytest.mark.parametrize(("line", "move", "games", "number", "winners", "score"), ENDS)
def test_the_end_is_told_with_scores_and_winners(
    line: str, move: str, games: int, number: str, winners: list[int], score: int
) -> None:
    match, _ = plays(line, move, games=games)
    for seat in (0, 1, None):
        assert told(match, seat)[2:] == [
            ("kariba-ended", "KA-541", 0, {"number": games}),
            ("kariba-scored", "KA-601", None, {"scores": match.view(None).history[-1]}),
            ("kariba-won", number, None, {"winners": winners, "score": score}),
        ]


@rule("KA-607", "KA-605")
def test_the_end_of_a_game_of_a_match_is_followed_by_the_next_deal() -> None:
    match, _ = plays(ALONE, "a 3x1", games=3)
    assert [event[0] for event in told(match, 1)] == [
        "kariba-played", "kariba-chased", "kariba-ended", "kariba-scored", "kariba-began", "kariba-dealt",
    ]  # fmt: skip
    began = told(match, 1)[4]
    assert began == ("kariba-began", "KA-303", None, {"seat": 1, "number": 2, "games": 3, "pile": 54})


@rule("KA-801", "KA-802")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, []),
        ({"games": 3}, [("KA-302", "shuffle", 64)]),
        ({"games": 3, "matchStart": "loserFirst"}, [("KA-302", "shuffle", 64)]),
        ({"games": 3, "matchStart": "random"}, [("KA-302", "shuffle", 64), ("KA-607", "pick", 2)]),
    ],
)
def test_what_was_left_to_chance_is_on_record(options: dict[str, Any], expected: list[tuple[str, str, int]]) -> None:
    match = table(ALONE, **options)
    match.play("a 3x1")
    assert [(draw.rule, draw.kind, draw.n) for draw in match.draws] == expected
    assert all(draw.move == 1 for draw in match.draws)
