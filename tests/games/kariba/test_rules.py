"""Section 5: a turn. Play, chase, draw, and what is refused on the way."""

import pytest

from ludoteca import BadNotation, IllegalMove
from ludoteca.engine import stepgraph
from tests.games.kariba.table import KARIBA, hand, hole, legal, plays, table
from tests.rulebook import rule


@rule("KA-501")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_round_clockwise_from_the_first_player(seats: int) -> None:
    match = KARIBA.start(seats, seed=2, first_player=1)
    order = []
    for _ in range(2 * seats):
        order.append(match.pending)
        match.play(match.legal()[0])
    assert order == [((1 + turn) % seats,) for turn in range(2 * seats)]


@rule("KA-502")
def test_in_expert_mode_drawing_follows_the_play_and_then_the_next_seat_plays() -> None:
    match = table("a 3x2 5x3 / b 4x5 / open 1 2 3")
    phases = [match.view(None).phase]
    for move in ("a 3x2", "a pile", "a open 1"):
        match.play(move)
        phases.append(match.view(None).phase)
    assert phases == ["play", "draw", "draw", "play"]
    assert match.pending == (1,)


@rule("KA-501")
@pytest.mark.parametrize("line", ["a 3x2 / b 4x5 / c 5", "a 3x2 / b 4x5 / c 5 / open 1 2 3 / draw"])
def test_only_the_seat_whose_turn_it_is_has_anything_to_decide(line: str) -> None:
    match = table(line)
    listed = [stepgraph.steps(match.states, seat, KARIBA.steps) for seat in range(3)]
    assert [bool(steps) for steps in listed] == [True, False, False]


@rule("KA-510", "KA-511")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("1x5", "1x1 1x2 1x3 1x4 1x5"),
        ("1 2 3 4 5", "1x1 2x1 3x1 4x1 5x1"),
        ("8x4 2", "2x1 8x1 8x2 8x3 8x4"),
        ("6", "6x1"),
    ],
)
def test_any_animal_in_hand_and_any_number_of_its_cards_may_be_played(held: str, expected: str) -> None:
    assert [move.removeprefix("a ") for move in legal(table(f"a {held} / b 7"))] == expected.split()


@rule("KA-510", "KA-512")
@pytest.mark.parametrize("move", ["a", "a pass", "a 7x0", "a 7x2 6x1", "a 7", "a draw", ""])
def test_nobody_can_pass_or_mix_animals(move: str) -> None:
    with pytest.raises(BadNotation):
        table("a 7x2 6 / b 4").play(move)


@rule("KA-512", "KA-529", "KA-A05")
def test_whoever_is_to_move_has_plays_and_nothing_else_and_no_choice_about_the_chase() -> None:
    match = table("hole 7x2 4x2 / a 7x2 1 / b 8x3")
    assert legal(match) == ["a 1x1", "a 7x1", "a 7x2"]
    assert legal(match, "b") == []
    match.play("a 7x1")
    assert match.pending == (1,)
    assert hole(match) == "7x3"


@rule("KA-513", "KA-521")
def test_cards_stay_at_the_waterhole_until_they_are_chased() -> None:
    match, gained = plays("hole 3x2 / a 3x2 5 6 / b 7 8x4 / pile 5 5 5 5", "a 6x1", "b 7x1", "a 5x1", "b 8x1")
    assert hole(match) == "3x2 5 6 7 8"
    assert gained == {}


CHASES = [
    pytest.param("7x4 4x2", "1x1", "", "1 4x2 7x4", marks=rule("KA-520"), id="a herd elsewhere does nothing"),
    pytest.param("6x3 5x3 2x3", "2x1", "", "2x4 5x3 6x3", marks=rule("KA-520"), id="stronger herds do nothing"),
    pytest.param("5 4x6", "5x1", "", "4x6 5x2", marks=rule("KA-521"), id="two are no herd"),
    pytest.param("4x6", "5x2", "", "4x6 5x2", marks=rule("KA-521"), id="two at once are no herd"),
    pytest.param("5x2 4x6", "5x1", "4x6", "5x3", marks=rule("KA-522"), id="the third makes a herd"),
    pytest.param("4x6", "5x3", "4x6", "5x3", marks=rule("KA-522"), id="three at once are a herd"),
    pytest.param("8x2 1", "8x1", "1", "8x3", marks=rule("KA-522"), id="over six empty places"),
    pytest.param("8x2 7 1", "8x1", "7", "1 8x3", marks=rule("KA-522"), id="the strongest of the weaker"),
    pytest.param("5x2 4 3x5", "5x1", "4", "3x5 5x3", marks=rule("KA-522"), id="not the most numerous"),
    pytest.param("3x2 2 1x4", "3x1", "2", "1x4 3x3", marks=rule("KA-522"), id="zebras chase the meerkat"),
    pytest.param("2x2 1x4", "2x1", "1x4", "2x3", marks=rule("KA-522"), id="meerkats chase mice"),
    pytest.param("5x2 6x3 7x2", "5x1", "", "5x3 6x3 7x2", marks=rule("KA-523"), id="nobody weaker"),
    pytest.param("1x2 8x4 7", "1x1", "8x4", "1x3 7", marks=rule("KA-524"), id="mice chase elephants"),
    pytest.param("1x2 7x3 2", "1x1", "", "1x3 2 7x3", marks=rule("KA-524", "KA-705"), id="mice chase nobody else"),
    pytest.param("1 8x4", "1x1", "", "1x2 8x4", marks=rule("KA-524", "KA-521"), id="two mice chase nobody"),
    pytest.param("4x2 3x8", "4x1", "3x8", "4x3", marks=rule("KA-525"), id="all eight of them"),
    pytest.param("4x2 3", "4x1", "3", "4x3", marks=rule("KA-525"), id="a single one"),
    pytest.param("6x2 5 4 3", "6x3", "5", "3 4 6x5", marks=rule("KA-526", "KA-A11"), id="one animal in a turn"),
    pytest.param("6x2 5", "6x1", "5", "6x3", marks=rule("KA-527"), id="the herd stays"),
    pytest.param("6x5 5 4", "6x1", "5", "4 6x6", marks=rule("KA-528"), id="a herd chases again when it grows"),
    pytest.param("8x2 1x3 2", "8x1", "2", "1x3 8x3", marks=rule("KA-530"), id="the ring does not close for elephants"),
    pytest.param("8x4 1x5", "8x1", "1x5", "8x5", marks=rule("KA-530", "KA-A06"), id="elephants chase mice"),
    pytest.param("2x3 8x3", "2x1", "", "2x4 8x3", marks=rule("KA-530"), id="meerkats do not reach round to elephants"),
    pytest.param("8x2", "8x1", "", "8x3", marks=rule("KA-706"), id="elephants among themselves"),
]


@pytest.mark.parametrize(("before", "play", "taken", "after"), CHASES)
def test_who_is_chased(before: str, play: str, taken: str, after: str) -> None:
    match, gained = plays(f"hole {before} / a {play} / b 4x2", f"a {play}")
    assert hole(match) == after
    assert gained == ({"a": taken} if taken else {})


@rule("KA-A11", "KA-526")
def test_two_cards_that_complete_a_herd_make_one_capture() -> None:
    match, gained = plays("hole 6x2 5 4 / a 6x2 / b 3", "a 6x2")
    assert gained == {"a": "5"}
    assert hole(match) == "4 6x4"


@rule("KA-202", "KA-531")
@pytest.mark.parametrize(("play", "after"), [("3x1", "3x2 5x2 8"), ("3x3", "3 5x2 8 1"), ("5x2", "2 3x3 1")])
def test_basic_mode_draws_from_the_top_up_to_five_at_once(play: str, after: str) -> None:
    top = {"3x1": "8", "3x3": "8 3 1", "5x2": "2 1"}[play]
    match, _ = plays(f"a 3x3 5x2 / b 4 / pile {top} 7 7", f"a {play}")
    assert sorted(hand(match, "a").split()) == sorted(after.split())
    assert match.position()["pile"][:2] == [7, 7]
    assert match.pending == (1,)


@rule("KA-532", "KA-703")
def test_the_pile_runs_out_in_the_middle_of_a_draw() -> None:
    match, _ = plays("a 3x3 5x2 / b 4x2 / pile 8 only", "a 3x3")
    assert hand(match, "a") == "5x2 8"
    assert match.view(None).pile == 0


@rule("KA-532")
def test_after_that_nobody_draws() -> None:
    match, _ = plays("a 3x3 / b 4x2 / c 5x4 / pile none", "a 3x1", "b 4x1", "c 5x1", "a 3x1")
    assert match.view(None).hand_sizes == [1, 1, 3]


@rule("KA-533", "KA-534")
def test_each_missing_card_is_asked_for_anew() -> None:
    match = table("a 7x2 / b 4x5 / open 8 1 8 / pile 4 6 2 / draw")
    assert legal(match) == ["a pile", "a open 1", "a open 8"]
    match.play("a pile")
    assert hand(match, "a") == "4 7x2"
    assert legal(match) == ["a pile", "a open 1", "a open 8"]
    match.play("a open 1")
    assert legal(match) == ["a pile", "a open 8"]


@rule("KA-534")
@pytest.mark.parametrize(
    ("opened", "animal", "left"), [("8 1 8", 8, [None, 1, 8]), ("1 8 8", 8, [1, None, 8]), ("8 8 1", 1, [8, 8, None])]
)
def test_of_two_equal_open_cards_the_lower_slot_is_taken(opened: str, animal: int, left: list[int | None]) -> None:
    match, _ = plays(f"a 7 / b 4x5 / open {opened} / draw", f"a open {animal}")
    assert match.position()["visible"] == left


@rule("KA-535", "KA-A07")
def test_taken_cards_are_not_replaced_before_the_drawing_is_over() -> None:
    match = table("a 7 / b 4x5 / open 8 1 2 / pile 3 6 5 5 / draw")
    for move in ("a open 8", "a open 1", "a open 2"):
        match.play(move)
    assert match.view(None).visible == [0, 0, 0]
    assert legal(match) == ["a pile"]
    match.play("a pile")
    assert match.view(None).visible == [6, 5, 5]
    assert hand(match, "a") == "1 2 3 7 8"


@rule("KA-536")
@pytest.mark.parametrize(("pile", "after"), [("6 5", [6, 3, 5]), ("6", [6, 3, 0]), ("", [0, 3, 0])])
def test_empty_slots_are_filled_from_the_lowest_while_the_pile_lasts(pile: str, after: list[int]) -> None:
    below = f"pile {pile} only" if pile else "pile none"
    match, _ = plays(f"a 7x3 / b 4x5 / open 8 3 1 / {below} / draw", "a open 1", "a open 8")
    assert match.view(None).visible == after


@rule("KA-537", "KA-A07")
def test_drawing_goes_on_until_five_or_until_nothing_is_left() -> None:
    match, _ = plays("a 7 / b 4x5 / open 5 - 6 / pile 2 only / draw", "a pile", "a open 6")
    assert legal(match) == ["a open 5"]
    match.play("a open 5")
    assert hand(match, "a") == "2 5 6 7"
    assert match.pending == (1,)


@rule("KA-537")
def test_with_nothing_to_draw_an_expert_turn_ends_after_the_play() -> None:
    match, _ = plays("a 7x2 / b 4x2 / open - - - / pile none", "a 7x1", expert=True)
    assert match.pending == (1,)
    assert match.view(None).phase == "play"


REFUSALS = [
    pytest.param("a 7x2 / b 4", "a 7x3", "kariba-refused-held", "KA-511", marks=rule("KA-511")),
    pytest.param("a 7x2 / b 4", "a 6x1", "kariba-refused-none", "KA-511", marks=rule("KA-511")),
    pytest.param("a 7x2 / b 4", "b 4x1", "kariba-refused-turn", "KA-501", marks=rule("KA-501")),
    pytest.param("a 7x2 / b 4", "a pile", "kariba-refused-basic", "KA-202", marks=rule("KA-202")),
    pytest.param("a 7x2 / b 4", "a open 4", "kariba-refused-basic", "KA-202", marks=rule("KA-202")),
    pytest.param("a 7x2 / b 4 / open 1 2 3", "a pile", "kariba-refused-play-first", "KA-502", marks=rule("KA-502")),
    pytest.param("a 7x2 / b 4 / open 1 2 3", "a open 1", "kariba-refused-play-first", "KA-502", marks=rule("KA-502")),
    pytest.param(
        "a 7x2 / b 4 / open 1 2 3 / draw", "a 7x1", "kariba-refused-draw-first", "KA-502", marks=rule("KA-502")
    ),
    pytest.param(
        "a 7x2 / b 4 / open 1 2 3 / draw", "a open 4", "kariba-refused-not-visible", "KA-534", marks=rule("KA-534")
    ),
    pytest.param(
        "a 7x2 / b 4 / open 1 2 3 / draw / pile none",
        "a pile",
        "kariba-refused-pile-empty",
        "KA-534",
        marks=rule("KA-534"),
    ),
]


@pytest.mark.parametrize(("line", "move", "name", "number"), REFUSALS)
def test_a_refusal_names_its_rule_and_changes_nothing(line: str, move: str, name: str, number: str) -> None:
    match = table(line)
    before = match.states.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert (refused.value.says.id, refused.value.rule) == (name, number)
    assert match.states.tobytes() == before
    assert match.sequence == 0


@rule("KA-511")
def test_a_refusal_says_how_many_one_holds() -> None:
    says = table("a 7x2 / b 4").why(0, [], 6 * 5 + 2)
    assert says is not None
    assert says.args == {"animal": 7, "count": 3, "held": 2}


@rule("KA-502")
def test_a_refusal_says_how_many_cards_are_still_to_be_drawn() -> None:
    says = table("a 7x2 / b 4 / open 1 2 3 / draw").why(0, [], 30)
    assert says is not None
    assert says.args == {"count": 3}


@rule("KA-501")
def test_a_refusal_says_whose_turn_it_is() -> None:
    match = table("a 7x2 / b 4 / c 5 / to-move c")
    says = match.why(0, [], 30)
    assert says is not None
    assert says.args == {"seat": 2}
    assert [match.why(seat, [], 20) is None for seat in range(3)] == [False, False, True]
