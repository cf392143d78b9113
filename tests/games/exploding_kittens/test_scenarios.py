"""The worked scenarios EK-T01 to EK-T29, the sheet's own example turn among them."""

from tests.games.exploding_kittens.table import discards, hand, legal, pass_on, play, plays, table, top, turn
from tests.games.exploding_kittens.test_setup import dealt
from tests.rulebook import rule


@rule("EK-T01", "EK-304", "EK-308")
def test_t01_set_up_for_four() -> None:
    match = dealt(4, first_player=1)
    position = match.position()
    assert all(len(cards) == 8 and "Defuse" in cards for cards in position["hands"])
    assert (len(position["pile"]), position["pile"].count("EK"), position["out"]) == (23, 3, ["EK"])
    assert position["burglar"] == 0


@rule("EK-T02", "EK-303", "EK-305")
def test_t02_set_up_for_two() -> None:
    position = dealt(2).position()
    assert (len(position["pile"]), position["pile"].count("EK")) == (35, 1)
    assert position["pile"].count("Defuse") <= 2
    assert position["out"] == ["Defuse"] * 2 + ["EK"] * 3


EXAMPLE = "a see attack shuffle / b / c nope / d / pile ek skip favor"


@rule("EK-T03", "EK-515", "EK-408")
def test_t03_see_the_future_shows_the_top_three_to_its_player_alone() -> None:
    match = plays(EXAMPLE, "a see")
    assert top(match, 3) == "ek skip favor"
    seen = [event for event in match.events(0) if event.id == "exploding-kittens-saw-3"]
    assert [event.args for event in seen] == [{"count": 3, "first": 12, "second": 5, "third": 3}]
    assert not [event for event in match.events(2) if event.id == "exploding-kittens-saw-3"]
    assert [event.args for event in match.events(2) if event.id == "exploding-kittens-saw"] == [{"count": 3}]


@rule("EK-T04", "EK-536", "EK-607")
def test_t04_a_nope_stops_the_attack() -> None:
    match = plays(EXAMPLE, "a see", "a attack", "b let", "c nope", "d let")
    assert turn(match) == "a 1"
    assert discards(match, 2) == "nope attack"


@rule("EK-T05", "EK-514", "EK-504")
def test_t05_shuffle_and_draw() -> None:
    match = plays(EXAMPLE, "a see", "a attack", "b let", "c nope", "d let")
    before = match.position()["pile"]
    after = play(match, "a shuffle").position()["pile"]
    assert sorted(before) == sorted(after)
    assert before != after
    assert after[0] != "EK"
    play(match, "a draw")
    assert (hand(match, "a"), turn(match)) == (after[0].lower(), "b 1")


@rule("EK-T06", "EK-531", "EK-532", "EK-534")
def test_t06_attack() -> None:
    assert turn(plays("a attack / b / c / d", "a attack")) == "b 2 attacked"


@rule("EK-T07", "EK-533")
def test_t07_attacks_add_up() -> None:
    match = plays("a / b attack / c attack / d / to-move b / owed 2 / attacked", "b attack")
    assert turn(match) == "c 4 attacked"
    assert turn(play(match, "c attack")) == "d 6 attacked"


@rule("EK-T08", "EK-533", "EK-A05")
def test_t08_an_attack_in_the_last_turn_owed() -> None:
    line = "a / b attack / c / pile skip / to-move b / owed 2 / attacked"
    assert turn(plays(line, "b draw", "b attack")) == "c 3 attacked"
    assert turn(plays(line, "b draw", "b attack", attackOnLastTurn="two")) == "c 2 attacked"


@rule("EK-T09", "EK-535", "EK-A16")
def test_t09_a_skip_takes_away_one_turn() -> None:
    match = plays("a / b skip2 / c / to-move b / owed 2 / attacked", "b skip")
    assert turn(match) == "b 1 attacked"
    assert turn(play(match, "b skip")) == "c 1"


@rule("EK-T10", "EK-545")
def test_t10_after_a_defuse_the_other_turn_is_still_owed() -> None:
    match = plays("a / b defuse / c / pile ek skip / to-move b / owed 2 / attacked", "b draw", "b put 0")
    assert (top(match, 2), discards(match, 1), turn(match)) == ("ek skip", "defuse", "b 1 attacked")
    play(match, "b draw")
    assert match.view(None).fallen == [1]


@rule("EK-T11", "EK-547", "EK-808", "EK-A19")
def test_t11_whoever_explodes_owes_nothing_any_more() -> None:
    match = plays("a / b skip nope / c / pile ek / to-move b / owed 3 / attacked", "b draw")
    assert turn(match) == "c 1"
    assert hand(match, "b") == ""
    assert discards(match, 1) == "ek"
    assert sorted(discards(match, 3).split()) == ["ek", "nope", "skip"]


@rule("EK-T12", "EK-602", "EK-611")
def test_t12_a_nope_to_a_nope_sets_the_favor_going_again() -> None:
    match = plays("a favor nope / b nope skip / c / d", "a favor b", "b nope", "c let", "d let", "a nope")
    assert match.view(None).phase == "give"
    assert legal(match) == ["b give skip"]


@rule("EK-T13", "EK-804")
def test_t13_the_last_card_was_the_nope() -> None:
    match = table("a favor / b nope / c / d nope")
    play(match, "a favor b", "b nope", "c let", "d let", "a let", "c let", "d nope")
    assert (match.view(None).phase, turn(match), hand(match, "a")) == ("main", "a 1", "")
    assert "exploding-kittens-nothing-left" in [event.id for event in match.events(None)]


@rule("EK-T14", "EK-605")
def test_t14_the_nearest_nope_clockwise_is_played() -> None:
    match = table("a skip / b nope / c / d nope")
    for move in ("a skip", "b nope", "c let", "d nope"):
        match.play(move)
    assert (match.view(None).nopes, match.pending) == ([1], (0, 2, 3))
    assert (hand(match, "b"), hand(match, "d")) == ("", "nope")


@rule("EK-T15", "EK-516", "EK-522", "EK-904")
def test_t15_a_pair_of_skips_steals_and_skips_nothing() -> None:
    match = plays("a skip2 / b / c nope favor see barba otta / d", "a pair skip c")
    assert turn(match) == "a 1"
    assert discards(match, 2) == "skip skip"
    assert [len(cards) for cards in match.position()["hands"]] == [1, 0, 4, 0]
    assert match.draws[-1].n == 5


@rule("EK-T16", "EK-517", "EK-812", "EK-A12")
def test_t16_a_three_gets_one_copy() -> None:
    match = plays("a gatto3 / b / c defuse2 / d", "a three gatto c defuse")
    assert (hand(match, "a"), hand(match, "c")) == ("defuse", "defuse")


@rule("EK-T17", "EK-517")
def test_t17_a_three_in_vain() -> None:
    match = plays("a gatto3 / b / c skip / d", "a three gatto c defuse")
    assert (hand(match, "a"), hand(match, "c"), discards(match, 3)) == ("", "skip", "gattobaleno " * 2 + "gattobaleno")


@rule("EK-T18", "EK-607")
def test_t18_one_nope_costs_all_three_cards() -> None:
    match = plays("a gatto3 / b nope / c defuse", "a three gatto c defuse", "b nope")
    assert (hand(match, "a"), hand(match, "c")) == ("", "defuse")
    assert discards(match, 4) == "nope gattobaleno gattobaleno gattobaleno"


@rule("EK-T19", "EK-802", "EK-A11")
def test_t19_see_the_future_with_two_cards() -> None:
    match = plays("a see / b / pile skip ek only", "a see")
    assert [event.args for event in match.events(0) if "saw-2" in event.id] == [{"count": 2, "first": 5, "second": 12}]


@rule("EK-T20", "EK-551", "EK-554", "EK-A18")
def test_t20_the_burglar_gets_one_copy_and_stays() -> None:
    match = plays("a / b nope / c / d barba2 / burglar a", "a burglar d barba")
    assert (hand(match, "a"), hand(match, "d"), match.view(None).burglar) == ("barbagatto", "barbagatto", 3)
    assert (match.view(None).phase, turn(match)) == ("main", "a 1")


@rule("EK-T21", "EK-551")
def test_t21_the_burglar_in_vain() -> None:
    match = plays("a / b / c / d otta / burglar a", "a burglar d barba")
    assert (hand(match, "a"), hand(match, "d"), match.view(None).burglar) == ("", "ottagogatto", 3)


@rule("EK-T22", "EK-548", "EK-810")
def test_t22_the_burglar_leaves_with_its_holder() -> None:
    match = plays("a / b / c / pile ek / burglar a", "a draw")
    assert match.view(None).burglar is None
    assert "exploding-kittens-burglar-left" in [event.id for event in match.events(1)]


@rule("EK-T23", "EK-520", "EK-523")
def test_t23_two_different_cats_are_no_pair() -> None:
    assert legal(table("a micio barba / b skip / c")) == ["a draw"]


@rule("EK-T24", "EK-701")
def test_t24_the_last_one_wins_at_once() -> None:
    match = plays("a / b / pile ek", "a draw")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == [1]


@rule("EK-T25", "EK-806")
def test_t25_the_pile_is_only_the_kitten() -> None:
    match = plays("a defuse / b / pile ek only", "a draw")
    assert legal(match) == ["a put 0"]
    play(match, "a put 0")
    assert (match.position()["pile"], turn(match)) == (["EK"], "b 1")


@rule("EK-T26", "EK-544")
def test_t26_anywhere_in_the_pile() -> None:
    line = "a / b / pile skip favor see attack only / placing"
    assert legal(table(line)) == [f"a put {depth}" for depth in range(5)]
    assert top(plays(line, "a put 4"), 5) == "skip favor see attack ek"
    assert top(plays(line, "a put 2"), 5) == "skip favor ek see attack"


@rule("EK-T27", "EK-521")
def test_t27_a_pair_of_defuses() -> None:
    match = plays("a defuse2 / b skip", "a pair defuse b")
    assert (hand(match, "a"), discards(match, 2)) == ("skip", "defuse defuse")


@rule("EK-T28", "EK-803", "EK-A08")
def test_t28_nobody_else_has_cards() -> None:
    match = table("a favor attack2 nope3 / b / c")
    kinds = {move.decision[0] for move in match.legal()}
    assert kinds == {"attack", "three", "draw"}
    assert {move.decision[1] for move in match.legal() if move.decision[0] == "three"} == {"Nope"}
    assert "burglar" in {move.decision[0] for move in table("a favor / b / c / burglar a").legal()}


@rule("EK-T29", "EK-505")
def test_t29_eliminated_players_are_passed_over() -> None:
    assert turn(plays("a / c / dead b / pile skip", "a draw")) == "c 1"


def test_windows_are_let_pass_by_everybody_asked() -> None:
    match = table("a skip / b nope / c")
    match.play("a skip")
    assert match.pending == (1, 2)
    assert pass_on(match).pending == (1,)
