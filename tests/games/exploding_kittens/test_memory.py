"""What a seat remembers of cards it cannot see, after each kind of thing that can happen, and how likely."""

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import row
from ludoteca.games.exploding_kittens.knowledge.memory import begin_at_start, forget, recall
from ludoteca.games.exploding_kittens.position.past import format_past
from tests.games.exploding_kittens.fates import Impossible, chances, untouched
from tests.games.exploding_kittens.minds import Minds, likely, mind, minded
from tests.games.exploding_kittens.scenes import FURTHER, SCENES
from tests.games.exploding_kittens.table import LETTERS, play, plays, remembering, table, text
from tests.rulebook import rule

if JIT:
    pytest.skip("only the interpreter lets dice be replaced; see test_interpreted", allow_module_level=True)


A, B, C = 0, 1, 2


def known_past(match: Match, seat: int) -> list[list[Any]]:
    """What has happened, as far as a seat was shown it."""
    s = untouched(match.states[0])
    forget(row(s), seat)
    return format_past(s)


@rule("EK-404", "EK-407", "EK-408", "EK-409", "EK-410", "EK-541")
def test_each_seat_forgets_what_only_others_were_shown() -> None:
    match = plays(
        "a see skip / b favor otta / c pata2 nope / pile see skip nope barba ek gatto / burglar b",
        *("a see", "a draw", "b burglar c barba", "b favor c", "c give nope", "b draw", "c pair pata b", "c draw"),
    )
    stolen = match.position()["knowledge"]["past"][-2][3]
    told = [
        (["played", A, "See", 1], "abc"),
        (["saw", A, 0, "See"], "a"),
        (["saw", A, 1, "Skip"], "a"),
        (["saw", A, 2, "Nope"], "a"),
        (["drew", A, "See"], "a"),
        (["burglar", B, C, "Barbagatto", False], "abc"),
        (["played", B, "Favor", 1], "abc"),
        (["gave", C, B, "Nope"], "bc"),
        (["drew", B, "Skip"], "ab"),  # a had seen it in the pile
        (["played", C, "Patagatto", 2], "abc"),
        (["stolen", B, C, stolen], "bc"),
        (["drew", C, "Nope"], "ac"),
    ]
    assert match.position()["knowledge"]["past"] == [words for words, _ in told]
    for seat in (A, B, C):
        hidden = {"drew": 2, "saw": 3, "gave": 3, "stolen": 3}
        expected = [list(words) for words, _ in told]
        for words, (_, seats) in zip(expected, told, strict=True):
            if LETTERS[seat] not in seats:
                words[hidden[words[0]]] = None
        assert known_past(match, seat) == expected
    play(match, "a draw")  # beyond the cards that a had seen
    assert known_past(match, A)[-1] == ["drew", A, "Barbagatto"]
    assert known_past(match, B)[-1] == known_past(match, C)[-1] == ["drew", A, None]


@rule("EK-404", "EK-408", "EK-514", "EK-544")
@pytest.mark.parametrize(
    ("line", "moves", "tops"),
    [  # harmless cards that a, b and c know on top of the pile, below kittens or not
        ("a see / b / c / pile otta ek nope", [], [0, 0, 0]),
        ("a see / b / c / pile otta ek nope", ["a see"], [2, 0, 0]),
        ("a see / b / c / pile ek ek nope", ["a see"], [1, 0, 0]),
        ("a see / b / c / pile otta skip nope", ["a see", "a draw"], [2, 0, 0]),
        ("a see / b / c / pile otta skip nope see", ["a see", "a draw", "b draw", "c draw", "a draw"], [0, 0, 0]),
        ("a see2 / b / c / pile otta skip nope", ["a see", "a see"], [3, 0, 0]),
        ("a see2 / b / c / pile otta skip nope see", ["a see", "a draw", "b draw", "c draw", "a see"], [3, 0, 0]),
        ("a see2 / b / pile otta skip nope see", ["a see", "a draw", "b draw", "a see"], [3, 0]),
        ("a see / b see / c / pile otta skip nope see", ["a see", "a draw", "b see"], [2, 3, 0]),
        ("a see shuffle / b / c / pile otta skip nope", ["a see", "a shuffle"], [0, 0, 0]),
        ("a see / b defuse / c / pile otta ek nope", ["a see", "a draw", "b draw", "b put 0"], [1, 0, 0]),
    ],
)
def test_how_many_harmless_cards_a_seat_knows_on_top(line: str, moves: list[str], tops: list[int]) -> None:
    match = plays(line, *moves)
    assert [forget(row(untouched(match.states[0])), seat) for seat in range(match.seats)] == tops


@rule("EK-302", "EK-303", "EK-401")
@pytest.mark.parametrize("scene", SCENES | FURTHER)
@pytest.mark.parametrize("small", [True, False])
def test_going_back_through_the_past_leads_to_the_start(scene: str, small: bool) -> None:
    line, moves = (SCENES | FURTHER)[scene]
    match = play(table(line, smallGame=small), *moves)
    assert match.start_position is not None
    hands, pile = match.start_position["hands"], match.start_position["pile"]
    dealt = match.start_position["knowledge"]["dealt"]
    for seat in range(match.seats):
        others = [other for other in range(match.seats) if other != seat]
        unseen = [card for card in pile if card != "EK"] + [card for other in others for card in hands[other]]
        parts = [f"{LETTERS[other]} {'defuse' * dealt} ?{len(hands[other]) - dealt}" for other in others]
        for _ in others * dealt:
            unseen.remove("Defuse")
        parts += [f"pile ?{len(pile) - pile.count('EK')}", f"unseen {text(unseen)}"]
        s = untouched(match.states[0])
        begin_at_start(row(s), seat)
        assert mind(s) == mind(minded(" / ".join(parts)))


def recollections(match: Match, seat: int, *, certain: bool = False) -> Minds:
    """What a seat may remember in the end, each with its likelihood; recollections that do not fit are left out."""

    def happen() -> str:
        s = untouched(match.states[0])
        forget(row(s), seat)
        if not recall(row(s), seat, certain) and not certain:
            raise Impossible
        return mind(s)

    return chances(happen)


REMEMBERED: dict[str, tuple[str, list[str], Minds]] = {
    "cards seen in the pile are known where they go": (
        "a see / b nope / c / pile otta skip barba pata ek ek only",
        ["a see", "a draw", "b draw", "c draw", "a draw"],
        likely("b skip ?1 / c barba / unseen nope"),
    ),
    "a kitten between them changes nothing, and who else looks tells nothing": (
        "a see skip / b nope / c see / pile micio ek barba pata ek only",
        ["a see", "a skip", "b draw", "c see"],
        likely("b micio ?1 / pile ?1 / unseen nope pata"),
    ),
    "a second look shows only what lies below the first": (
        "a see2 / b nope / pile otta skip barba pata see ek only",
        ["a see", "a draw", "b draw", "a see"],
        likely("b skip ?1 / unseen nope"),
    ),
    "nor does it show twice what is still there": (
        "a see2 / b nope skip / pile otta nope barba pata see ek only",
        ["a see", "a draw", "b skip", "a see"],
        likely("b ?1 / pile ?1 / unseen nope see"),
    ),
    "after a shuffle they are somewhere in the pile": (
        "a see shuffle / b nope / c / pile otta skip pata ek ek only",
        ["a see", "a shuffle"],
        likely("b ?1 / pile otta skip pata / unseen nope"),
    ),
    "and may then be drawn unseen": (
        "a see shuffle skip / b nope / c / pile otta ek skip pata ek only",
        ["a see", "a shuffle", "a skip", "b draw"],
        likely(
            "1/3 b ?1 otta ~otta ~skip / pile ?1 skip ~otta ~skip / unseen nope pata",
            "1/3 b ?1 skip ~otta ~skip / pile ?1 otta ~otta ~skip / unseen nope pata",
            "1/3 b ?2 ~otta ~skip / pile otta skip ~otta ~skip / unseen nope pata",
        ),
    ),
    "a card played was one of the unknown": (
        "a / b otta skip / c nope see / pile pata ek ek only / to-move b",
        ["b skip"],
        likely("b ?1 / c ?2 / pile ?1 / unseen nope otta pata see"),
    ),
    "two cards played for one that was stolen unseen": (
        "a / b otta2 skip / c nope see / pile pata ek ek only / to-move b",
        ["b pair otta c"],
        likely("b ?2 / c ?1 / pile ?1 / unseen nope pata see skip"),
    ),
    "a gift of the own": (
        "a skip see / b favor otta / c nope / pile pata ek ek only / to-move b",
        ["b favor a", "a give skip"],
        likely("b skip ?1 / c ?1 / pile ?1 / unseen nope otta pata"),
    ),
    "a gift received": (
        "a favor / b otta see / c nope / pile pata ek ek only",
        ["a favor b", "b give see"],
        likely("b ?1 / c ?1 / pile ?1 / unseen nope otta pata"),
    ),
    "a gift between two others": (
        "a / b favor otta / c nope / pile pata ek ek only / to-move b",
        ["b favor c", "c give nope"],
        likely("b ?2 / pile ?1 / unseen nope otta pata"),
    ),
    "a demand met for oneself": (
        "a barba3 / b otta see / c nope / pile pata ek ek only",
        ["a three barba b see"],
        likely("b ?1 / c ?1 / pile ?1 / unseen nope otta pata"),
    ),
    "a demand met for another": (
        "a / b otta see / c barba3 nope / pile pata ek ek only / to-move c",
        ["c three barba b see"],
        likely("b ?1 / c see ?1 / pile ?1 / unseen nope otta pata"),
    ),
    "a demand that one has met oneself": (
        "a otta see / b barba3 / c nope / pile pata ek ek only / to-move b",
        ["b three barba a see"],
        likely("b see / c ?1 / pile ?1 / unseen nope pata"),
    ),
    "a demand in vain of oneself": (
        "a otta see / b barba3 / c nope / pile pata ek ek only / to-move b",
        ["b three barba a skip"],
        likely("c ?1 / pile ?1 / unseen nope pata"),
    ),
    "a demand in vain": (
        "a barba3 / b otta see / c nope / pile pata ek ek only",
        ["a three barba b skip"],
        likely("b ?2 no-skip2 / c ?1 / pile ?1 / unseen nope otta pata see"),
    ),
    "a demand in vain repeated after a draw": (
        "a barba3 see3 / b otta / pile pata nope skip ek only / burglar a",
        ["a three see b skip", "a burglar b pata", "a draw", "b draw", "a three barba b pata"],
        likely("b ?2 no-pata2 no-skip1 / pile ?1 / unseen nope otta skip"),
    ),
    "a cat that the Burglar got": (
        "a / b otta see / c nope / pile pata ek ek only / burglar a",
        ["a burglar b otta"],
        likely("b ?1 / c ?1 / pile ?1 / unseen nope pata see"),
    ),
    "a cat that the Burglar took from oneself": (
        "a otta / b / c nope / pile pata ek ek only / to-move b / burglar b",
        ["b burglar a otta"],
        likely("b otta / c ?1 / pile ?1 / unseen nope pata"),
    ),
    "an explosion shows the whole hand": (
        "a / b otta see / c nope / pile ek pata ek only / to-move b",
        ["b draw"],
        likely("c ?1 / pile ?1 / unseen nope pata"),
    ),
    "one's own explosion": (
        "a otta see / b nope / c nope / d / pile ek pata ek ek only",
        ["a draw"],
        likely("b ?1 / c ?1 / pile ?1 / unseen nope2 pata"),
    ),
    "a known card may go on unseen": (
        "a skip see / b favor otta / c favor / pile pata nope ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give otta"],
        likely(
            "2/3 b skip ?1 ~skip / c ?1 ~skip / pile ?1 / unseen nope otta pata",
            "1/3 b ?2 ~skip / c skip ~skip / pile ?1 / unseen nope otta pata",
        ),
    ),
    "as a demand in vain shows": (
        "a skip barba3 / b favor otta / c favor / pile pata nope ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give skip", "c draw", "a three barba b skip"],
        likely("b ?2 no-skip2 ~skip / c skip ?1 ~skip / unseen nope otta pata"),
    ),
    "or is then shown": (
        "a skip see / b favor otta / c favor / pile pata nope ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give skip", "c skip"],
        likely("b ?2 ~skip / c ~skip / pile ?1 / unseen nope otta pata"),
    ),
}


@rule("EK-401", "EK-404", "EK-408", "EK-409", "EK-410", "EK-412", "EK-513", "EK-514", "EK-516", "EK-517", "EK-551")
@pytest.mark.parametrize("case", REMEMBERED)
def test_what_is_remembered(case: str) -> None:
    line, moves, expected = REMEMBERED[case]
    assert recollections(play(table(line, smallGame=False), *moves), A) == expected


def told(line: str, *past: list[Any]) -> Match:
    """A position in which this has happened; what has been forgotten is None."""
    return remembering(line, list(past))


@rule("EK-404", "EK-408", "EK-504", "EK-903")
@pytest.mark.parametrize("last", [["drew", A, "Skip"], ["saw", A, 0, "Skip"]])
def test_a_card_met_again_after_a_shuffle_is_the_one_seen_or_another(last: list[Any]) -> None:
    """Of three unseen cards one is a Skip, and two of the three lie in the pile: three ways against two."""
    hand, pile = ("skip", "nope pata") if last[0] == "drew" else ("", "skip nope pata")
    match = told(f"a {hand} / b skip / pile {pile} ek only", ["saw", A, 0, "Skip"], ["shuffled", A], last)
    assert recollections(match, A) == likely(
        "3/5 b ?1 / pile ?2 / unseen skip nope pata", "2/5 b ?1 / pile skip ?1 / unseen nope pata"
    )


@rule("EK-404", "EK-408", "EK-504", "EK-903")
@pytest.mark.parametrize("last", [["drew", A, "Skip"], ["saw", A, 0, "Skip"]])
def test_a_card_met_again_has_not_been_drawn_by_another_before(last: list[Any]) -> None:
    hand, pile = ("skip", "") if last[0] == "drew" else ("", "skip")
    past = [["saw", A, 0, "Skip"], ["saw", A, 1, "Nope"], ["shuffled", A], ["drew", B, None], last]
    match = told(f"a {hand} / b nope / pile {pile} ek only", *past)
    assert recollections(match, A) == likely("b nope ~skip ~nope / pile ~skip ~nope")


@rule("EK-409")
def test_a_gift_whose_title_was_forgotten_is_an_unknown_card() -> None:
    match = told("a otta / b skip see / pile nope ek only", ["gave", A, B, None])
    assert recollections(match, A) == likely("b ?2 / pile ?1 / unseen nope see skip")
    match = told("a otta / b skip see / pile nope ek only", ["stolen", B, A, None])
    assert recollections(match, A) == likely("b ?2 / pile ?1 / unseen nope see skip")


@rule("EK-408")
def test_a_card_seen_whose_title_was_forgotten_is_not_known_on_top() -> None:
    forgotten = [["saw", A, depth, None] for depth in range(3)]
    match = told("a / b skip / pile otta nope see ek only", *forgotten)
    assert forget(row(untouched(match.states[0])), A) == 0
    assert recollections(match, A) == likely("b ?1 / pile ?3 / unseen nope otta see skip")
    match = told("a / b skip / pile otta nope see ek only", *forgotten, ["saw", A, 0, "Ottagogatto"])
    assert forget(row(untouched(match.states[0])), A) == 1
    assert recollections(match, A) == likely("b ?1 / pile ?2 / unseen nope see skip")


def test_what_is_sure_is_gone_through_to_the_end_even_where_it_cannot_be() -> None:
    past = [["gave", A, B, "Skip"], ["three", A, B, "Skip", False], ["drew", B, None]]  # b had been given one
    match = told("a / b skip see / pile nope ek only", *past)
    assert recollections(match, A, certain=True) == likely("b skip ?1 / pile ?1 / unseen nope see")


@rule("EK-404", "EK-408", "EK-409")
def test_what_is_sure_leaves_out_whatever_may_have_moved() -> None:
    line, moves, _ = REMEMBERED["and may then be drawn unseen"]
    match = play(table(line, smallGame=False), *moves)
    sure = "b ?2 ~otta ~skip / pile ?2 ~otta ~skip / unseen nope pata"
    assert recollections(match, A, certain=True) == likely(sure)
    line, moves, _ = REMEMBERED["a known card may go on unseen"]
    match = play(table(line, smallGame=False), *moves)
    sure = "b ?2 ~skip / c ?1 ~skip / pile ?1 / unseen nope otta pata"
    assert recollections(match, A, certain=True) == likely(sure)
