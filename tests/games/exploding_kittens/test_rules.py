"""Sections 5, 6 and 8: turns, actions, Nopes and rare cases; what is refused, and why."""

from typing import Any

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.games.exploding_kittens import GAME
from tests.games.exploding_kittens.table import LETTERS, discards, hand, legal, play, plays, table, top, turn
from tests.rulebook import rule


def refused(match: Match, move: str) -> tuple[str, str, dict[str, Any]]:
    """The rule, the text and the facts with which a move is refused."""
    before = match.states.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    assert match.states.tobytes() == before
    says = error.value.says
    return says.rule, says.id.removeprefix("exploding-kittens-refused-"), dict(says.args)


def kinds(match: Match) -> set[str]:
    """The kinds of decisions that are open."""
    return {str(move.decision[0]) for move in match.legal()}


@rule("EK-501", "EK-502", "EK-519")
def test_as_many_actions_as_one_likes_then_a_draw() -> None:
    match = plays("a see2 shuffle / b / pile skip", "a see", "a see")
    assert legal(match) == ["a shuffle", "a draw"]
    assert turn(play(match, "a draw")) == "b 1"
    assert turn(plays("a see / b / pile skip", "a draw")) == "b 1"


@rule("EK-503", "EK-A07")
def test_cards_lie_on_the_discard_pile_and_the_target_is_named_while_the_window_is_open() -> None:
    match = table("a see3 / b skip / c")
    match.play("a three see b skip")
    view = match.view(2)
    assert discards(match, 3) == "see see see"
    assert view.action is not None
    assert (view.action.kind, view.action.target, view.action.named) == ("three", 1, 5)
    assert match.why(0, [], 0) is not None


@rule("EK-504", "EK-505")
def test_a_harmless_card_goes_to_the_hand_and_the_next_player_has_one_turn() -> None:
    match = plays("a / b / c / pile skip favor", "a draw", "b draw")
    assert (hand(match, "a"), hand(match, "b"), turn(match)) == ("skip", "favor", "c 1")


@rule("EK-506", "EK-801")
def test_an_empty_hand_changes_nothing() -> None:
    match = table("a / b skip / burglar a")
    assert kinds(match) == {"draw", "burglar"}
    assert legal(table("a / b skip")) == ["a draw"]


@rule("EK-511", "EK-512", "EK-513", "EK-514", "EK-515", "EK-516", "EK-517", "EK-518", "EK-519")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("attack", {"attack"}),
        ("skip", {"skip"}),
        ("favor", {"favor"}),
        ("shuffle", {"shuffle"}),
        ("see", {"see"}),
        ("defuse nope otta", set()),
        ("otta2", {"pair"}),
        ("nope3", {"pair", "three"}),
        ("defuse4", {"pair", "three"}),
    ],
)
def test_a_card_offers_its_action(hand: str, expected: set[str]) -> None:
    assert kinds(table(f"a {hand} / b skip / c", smallGame=False)) == expected | {"draw"}


@rule("EK-520", "EK-521", "EK-523")
@pytest.mark.parametrize("title", ["otta", "barba", "defuse", "nope"])
def test_some_cards_are_never_played_alone(title: str) -> None:
    assert legal(table(f"a {title} / b skip")) == ["a draw"]


@rule("EK-513", "EK-805")
def test_a_favor_lets_the_other_choose() -> None:
    match = plays("a favor / b skip nope2 see", "a favor b")
    assert legal(match) == ["b give nope", "b give skip", "b give see"]
    assert (match.pending, match.view(0).phase) == ((1,), "give")
    play(match, "b give nope")
    assert (hand(match, "a"), hand(match, "b"), turn(match)) == ("nope", "nope see skip", "a 1")
    assert legal(plays("a favor / b skip", "a favor b")) == ["b give skip"]


@rule("EK-514", "EK-903")
def test_a_shuffle_is_on_record() -> None:
    match = plays("a shuffle / b / c", "a shuffle")
    draw = match.draws[-1]
    assert (draw.rule, draw.kind, draw.n) == ("EK-514", "shuffle", len(match.position()["pile"]))
    one = plays("a shuffle / b / pile ek only", "a shuffle").draws[-1]
    assert (one.rule, one.kind, one.n, one.result) == ("EK-514", "pick", 1, 0)


@rule("EK-514")
def test_the_recorded_order_is_the_new_pile() -> None:
    match = table("a shuffle / b / c / pile skip ek favor see otta")
    before = match.position()["pile"][::-1]
    laid = [card for card in before if card != "EK"] + ["EK"] * before.count("EK")
    play(match, "a shuffle")
    result = match.draws[-1].result
    assert isinstance(result, list)
    assert [laid[place] for place in result][::-1] == match.position()["pile"]


@rule("EK-516", "EK-904")
def test_every_card_of_a_hand_can_be_stolen() -> None:
    stolen = {hand(play(table("a otta2 / b skip favor nope", seed), "a pair otta b"), "a") for seed in range(40)}
    assert stolen == {"skip", "favor", "nope"}


@rule("EK-516", "EK-517", "EK-518", "EK-803", "EK-A08", "EK-555")
def test_who_may_be_a_target() -> None:
    match = table("a favor otta2 see3 / b skip / c / e nope / dead d / burglar a")
    targets = {
        kind: {LETTERS[move.decision[place]] for move in match.legal() if move.decision[0] == kind}
        for kind, place in (("favor", 1), ("pair", 2), ("three", 2), ("burglar", 1))
    }
    assert targets == {"favor": {"b", "e"}, "pair": {"b", "e"}, "three": {"b", "c", "e"}, "burglar": {"b", "c", "e"}}


@rule("EK-517", "EK-112", "EK-A13", "EK-518")
def test_what_may_be_named() -> None:
    match = table("a see3 / b skip / burglar a")
    named = [move.decision[3] for move in match.legal() if move.decision[0] == "three"]
    assert len(named) == 12
    assert "EK" not in named
    asked = [move.decision[2] for move in match.legal() if move.decision[0] == "burglar"]
    assert asked == ["Ottagogatto", "Miciocomero", "Patagatto", "Barbagatto", "Gattobaleno"]


@rule("EK-531", "EK-534", "EK-807")
def test_with_two_players_the_other_is_attacked() -> None:
    match = plays("a attack / b / pile skip favor otta", "a attack", "b draw")
    assert turn(match) == "b 1 attacked"
    assert turn(play(match, "b draw")) == "a 1"


@rule("EK-532", "EK-533")
@pytest.mark.parametrize(
    ("owed", "attacked", "option", "after"),
    [
        (1, False, "add", 2),
        (1, False, "two", 2),
        (2, True, "add", 4),
        (2, True, "two", 4),
        (1, True, "add", 3),
        (1, True, "two", 2),
        (4, True, "add", 6),
        (5, True, "two", 7),
    ],
)
def test_attack_arithmetic(owed: int, attacked: bool, option: str, after: int) -> None:
    line = f"a attack / b / owed {owed}" + (" / attacked" if attacked else "")
    assert turn(plays(line, "a attack", attackOnLastTurn=option)) == f"b {after} attacked"


@rule("EK-535", "EK-536", "EK-546")
def test_a_skip_that_is_stopped_changes_nothing() -> None:
    match = plays("a skip / b nope / owed 3 / attacked", "a skip", "b nope", "a let")
    assert turn(match) == "a 3 attacked"
    assert turn(plays("a skip / b / owed 3 / attacked", "a skip")) == "a 2 attacked"


@rule("EK-541", "EK-406", "EK-543", "EK-546", "EK-A09")
def test_a_defuse_is_played_by_itself_and_cannot_be_stopped() -> None:
    match = plays("a defuse2 skip / b nope / pile ek skip", "a draw")
    assert (hand(match, "a"), discards(match, 1), match.view(None).phase) == ("defuse skip", "defuse", "defuse")
    assert match.pending == (0,)
    told = [event.id.removeprefix("exploding-kittens-") for event in match.events(1)]
    assert told == ["kitten", "defused"]


@rule("EK-542", "EK-412", "EK-A17")
def test_without_a_defuse_all_cards_are_discarded_for_all_to_see() -> None:
    match = plays("a skip2 nope / b / c / pile ek", "a draw")
    assert discards(match, 1) == "ek"
    exploded = next(event for event in match.events(2) if event.id == "exploding-kittens-exploded")
    assert exploded.args == {"cards": [2, 5, 5], "count": 3}
    assert match.view(None).hand_sizes[0] == 0


@rule("EK-544", "EK-407")
def test_nobody_sees_where_a_kitten_is_put_back() -> None:
    one, two = (plays("a / b / pile skip favor see / placing", f"a put {depth}") for depth in (0, 2))
    assert one.events(0)[0].id == "exploding-kittens-placed-at"
    assert one.events(1) == two.events(1)
    assert one.view(1) == two.view(1)
    assert one.events(0) != two.events(0)


@rule("EK-545", "EK-505")
def test_a_defuse_ends_one_turn() -> None:
    assert turn(plays("a defuse / b / pile ek skip", "a draw", "a put 1")) == "b 1"
    assert turn(plays("a defuse / b / pile ek skip / owed 4 / attacked", "a draw", "a put 1")) == "a 3 attacked"


@rule("EK-547", "EK-809")
def test_an_attacked_player_who_explodes_hands_on_one_turn() -> None:
    assert turn(plays("a attack / b / c / pile ek", "a attack", "b draw")) == "c 1"


@rule("EK-552", "EK-553", "EK-A10")
def test_the_burglar_may_be_kept_and_is_sent_only_when_a_card_could_be_played() -> None:
    match = table("a skip / b / c otta / burglar a / pile see")
    match.play("a skip")
    assert refused(match, "a burglar c otta")[0] == "EK-502"
    play(match)
    assert match.view(None).burglar == 0
    drawn = plays("a defuse / b otta / burglar a / pile ek skip", "a draw")
    assert refused(drawn, "a burglar b otta")[0] == "EK-544"


@rule("EK-555", "EK-551")
def test_the_burglar_goes_once_and_may_go_to_an_empty_hand() -> None:
    match = plays("a / b / c otta / burglar a", "a burglar b otta")
    assert match.view(None).burglar == 1
    assert refused(match, "a burglar c otta") == ("EK-518", "burglar", {"seat": 1})


@rule("EK-601", "EK-A14", "EK-A15")
def test_what_opens_a_window() -> None:
    for move in ("a attack", "a skip", "a favor b", "a shuffle", "a see", "a pair otta b", "a three nope b skip"):
        match = table("a attack skip favor shuffle see otta2 nope3 / b skip / c")
        match.play(move)
        assert match.view(None).phase == "window"
    assert plays("a / b nope / pile skip", "a draw").view(None).phase == "main"
    assert plays("a favor / b nope skip", "a favor b", "b let", "b give skip").view(None).phase == "main"


@rule("EK-602", "EK-606", "EK-610")
@pytest.mark.parametrize("nopes", range(5))
def test_an_even_number_of_nopes_lets_it_happen(nopes: int) -> None:
    match = table("a skip nope2 / b nope3", smallGame=False)
    match.play("a skip")
    for number in range(nopes):
        match.play("ba"[number % 2] + " nope")
    play(match)
    assert turn(match) == ("a 1" if nopes % 2 else "b 1")
    assert discards(match, nopes + 1) == "nope " * nopes + "skip"


@rule("EK-603", "EK-604", "EK-811", "EK-A03")
def test_everybody_else_is_asked_also_without_a_nope() -> None:
    match = table("a skip / b / c nope / d / dead e")
    match.play("a skip")
    assert match.pending == (1, 2, 3)
    assert [legal(match, letter) for letter in "abcd"] == [[], ["b let"], ["c nope", "c let"], ["d let"]]
    for move in ("d let", "b let"):
        assert match.play(move) == []
        assert match.view(None).phase == "window"
    match.play("c let")
    assert turn(match) == "b 1"


@rule("EK-603", "EK-A04")
def test_one_may_stop_the_own_card_only_where_the_table_says_so() -> None:
    match = table("a skip nope / b")
    match.play("a skip")
    assert match.pending == (1,)
    own = table("a skip nope / b nope", selfNope=True)
    own.play("a skip")
    assert own.pending == (0, 1)
    own.play("a nope")
    own.play("b nope")
    assert own.view(None).nopes == [1]
    assert own.pending == (0, 1)


@rule("EK-605", "EK-608")
def test_answers_stay_sealed_and_void_ones_secret() -> None:
    def answered(first: str) -> Match:
        match = table("a skip / b nope / c nope / d nope")
        match.play("a skip")
        match.play(f"c {first}")
        return match

    yes, no = answered("let"), answered("nope")
    for seat in (0, 1, 3, None):
        assert yes.view(seat) == no.view(seat)
        assert yes.events(seat) == no.events(seat)
        if seat is not None:
            assert yes.graph(seat) == no.graph(seat)
            assert yes.redealt(seat, 5).tobytes() == no.redealt(seat, 5).tobytes()
    for match in (yes, no):
        match.play("d let")
        match.play("b nope")
        assert match.view(None).nopes == [1]
    for seat in (0, 1, 3, None):
        assert yes.events(seat) == no.events(seat)
    assert yes.view(None).pending == [0, 2, 3]


@rule("EK-605")
@pytest.mark.parametrize("order", ["bcd", "dcb", "cdb", "bdc"])
def test_the_order_of_answers_does_not_matter(order: str) -> None:
    match = table("a skip / b / c nope / d nope")
    match.play("a skip")
    for letter in order:
        match.play(f"{letter} let" if letter == "b" else f"{letter} nope")
    assert match.view(None).nopes == [2]
    again = table("a skip / b / c nope / d nope")
    for move in ("a skip", "b let", "c nope", "d nope"):
        again.play(move)
    assert match.states.tobytes() == again.states.tobytes()


@rule("EK-609", "EK-A03")
def test_in_a_race_the_first_nope_closes_the_window() -> None:
    match = table("a skip / b nope / c nope / d nope", nopeMode="race")
    match.play("a skip")
    assert GAME.views.window(match.states[0]).kind == "race"
    match.play("b let")
    assert refused(match, "b nope") == ("EK-603", "not-asked", {})
    match.play("d nope")
    assert match.view(None).nopes == [3]
    assert match.pending == (0, 1, 2)


@rule("EK-603")
def test_the_kind_of_a_window() -> None:
    match = table("a skip / b")
    assert GAME.views.window(match.states[0]).kind == "turn"
    match.play("a skip")
    assert GAME.views.window(match.states[0]).kind == "sealed"


@rule("EK-701", "EK-702")
def test_the_order_of_elimination_ranks() -> None:
    match = plays("a / b / dead d c / pile ek skip", "a draw")
    assert match.outcome is not None
    assert match.outcome.ranking == [2, 1, 3, 4]
    assert match.outcome.scores == match.scores() == [0, 1, 0, 0]


@rule("EK-703")
def test_the_pile_holds_one_kitten_fewer_than_players_alive() -> None:
    match = plays("a / b / c / d / pile ek", "a draw")
    assert match.view(None).kittens == 2


REFUSALS = [
    ("a / b", "a attack", "EK-511", "none", {"title": 1, "count": 1, "held": 0}),
    ("a / b", "a skip", "EK-512", "none", {"title": 5, "count": 1, "held": 0}),
    ("a / b skip", "a favor b", "EK-513", "none", {"title": 3, "count": 1, "held": 0}),
    ("a / b", "a shuffle", "EK-514", "none", {"title": 4, "count": 1, "held": 0}),
    ("a / b", "a see", "EK-515", "none", {"title": 6, "count": 1, "held": 0}),
    ("a favor / b", "a favor b", "EK-513", "all-empty", {}),
    ("a favor / b / c skip", "a favor b", "EK-513", "empty-hand", {"seat": 1}),
    ("a favor / b / c skip", "a favor a", "EK-513", "self", {}),
    ("a favor / b skip / dead c", "a favor c", "EK-513", "target-dead", {"seat": 2}),
    ("a favor / b skip", "a favor e", "EK-513", "no-seat", {}),
    ("a otta / b skip", "a pair otta b", "EK-516", "alone", {"title": 7}),
    ("a defuse / b skip", "a pair defuse b", "EK-516", "defuse", {}),
    ("a skip / b skip", "a pair skip b", "EK-516", "held", {"title": 5, "count": 2, "held": 1}),
    ("a otta2 / b", "a pair otta b", "EK-516", "all-empty", {}),
    ("a otta2 / b / c skip", "a pair otta b", "EK-516", "empty-hand", {"seat": 1}),
    ("a otta2 / b skip", "a three otta b skip", "EK-517", "held", {"title": 7, "count": 3, "held": 2}),
    ("a otta3 / b skip", "a three otta a skip", "EK-517", "self", {}),
    ("a / b skip", "a burglar b otta", "EK-518", "burglar-gone", {}),
    ("a / b skip / burglar b", "a burglar b otta", "EK-518", "burglar", {"seat": 1}),
    ("a / b skip / burglar a", "a burglar b skip", "EK-518", "cat", {"title": 5}),
    ("a / b skip / burglar a", "a burglar a otta", "EK-518", "self", {}),
    ("a / b", "b draw", "EK-501", "turn", {"seat": 0}),
    ("a nope / b", "a nope", "EK-601", "no-window", {}),
    ("a / b nope", "b nope", "EK-601", "no-window", {}),
    ("a / b", "a let", "EK-601", "no-window", {}),
    ("a skip / b", "a give skip", "EK-513", "no-favor", {}),
    ("a / b", "a put 0", "EK-544", "no-kitten", {}),
    ("a / b / pile skip see only / placing", "a put 3", "EK-544", "place", {"count": 2}),
    ("a skip / b / placing", "a skip", "EK-544", "place", {"count": 51}),
    ("a / b / dead c", "c draw", "EK-542", "dead", {}),
]


@rule("EK-501", "EK-511", "EK-513", "EK-516", "EK-517", "EK-518", "EK-542", "EK-544", "EK-601")
@pytest.mark.parametrize(("line", "move", "number", "name", "facts"), REFUSALS)
def test_a_refusal_names_the_rule_and_the_facts(
    line: str, move: str, number: str, name: str, facts: dict[str, Any]
) -> None:
    given = refused(table(line), move)
    assert given[:2] == (number, name)
    assert name == "place" or given[2] == facts


@rule("EK-502", "EK-503", "EK-513", "EK-603", "EK-701")
def test_what_waits_has_to_be_settled_first() -> None:
    window = table("a skip2 / b / c nope")
    window.play("a skip")
    assert refused(window, "a draw") == ("EK-502", "window", {})
    assert refused(window, "a let") == ("EK-603", "not-asked", {})
    assert refused(window, "b nope") == ("EK-603", "no-nope", {})
    gift = plays("a favor / b skip", "a favor b")
    assert refused(gift, "a draw") == ("EK-502", "gift", {"seat": 1, "to": 0})
    assert refused(gift, "b give see") == ("EK-513", "none", {"title": 6, "count": 1, "held": 0})
    assert refused(plays("a / b / pile ek", "a draw"), "b draw") == ("EK-701", "over", {})
    match = table("a favor see3 / b skip")
    favor, target, name = 4, 33, 38
    assert match.why(0, [favor], favor) is not None
    assert [match.why(0, steps, step) for steps, step in (([favor], target + 1), ([21 + 6, target + 1], name))] == [
        None
    ] * 2
    for steps, step, text in (
        ([favor], 6, "target-first"),
        ([27, target + 1], 6, "name-first"),
        ([], target, "nothing-declared"),
    ):
        says = match.why(0, steps, step)
        assert says is not None
        assert (says.rule, says.id) == ("EK-503", f"exploding-kittens-refused-{text}")


@rule("EK-404")
def test_the_pile_keeps_its_order_through_a_look_and_a_kitten_put_back() -> None:
    match = plays("a see defuse / b / pile ek skip favor see", "a see", "a draw", "a put 2")
    assert top(match, 4) == "skip favor ek see"
