"""The steps that recollections are made of, one by one: what a card that moves or is shown changes, and how likely."""

from fractions import Fraction
from typing import Any

import pytest

from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import row
from ludoteca.games.exploding_kittens.box import THREE_LACKED, UNKNOWN
from ludoteca.games.exploding_kittens.knowledge import collect, is_likely, loosen
from ludoteca.games.exploding_kittens.knowledge.memory import (
    PILE,
    drift,
    lose_any,
    lose_blank,
    recall_hands,
    show,
    stands,
)
from ludoteca.games.exploding_kittens.moves import CODES
from tests.games.exploding_kittens.fates import chances
from tests.games.exploding_kittens.minds import after, likely, mind, minded
from tests.rulebook import rule

if JIT:
    pytest.skip("only the interpreter lets dice be replaced; see test_interpreted", allow_module_level=True)

A, B, C = 0, 1, 2
SKIP, OTTA = CODES["Skip"], CODES["Ottagogatto"]


def outcomes(line: str, kernel: Any, *values: Any) -> dict[tuple[Any, str], Fraction]:
    """What a kernel returns and leaves behind, with likelihoods."""
    return chances(lambda: after(line, kernel, *values))


def returning(value: Any, *lines: str) -> dict[tuple[Any, str], Fraction]:
    """Minds with their likelihoods, all with the same answer."""
    return {(value, line): share for line, share in likely(*lines).items()}


@rule("EK-404", "EK-409", "EK-904")
@pytest.mark.parametrize(
    ("line", "giver", "moved"),
    [
        ("b ?2 / c ?1", B, ["b ?1 / c ?2"]),
        ("b skip ?2 / c ?1", B, ["2/3 b skip ?1 ~skip / c ?2 ~skip", "1/3 b ?2 ~skip / c skip ?1 ~skip"]),
        (
            "b see skip2",
            B,
            [
                "1/3 b skip2 ~see ~skip / c see ~see ~skip",
                "2/3 b see skip ~see ~skip / c skip ~see ~skip",
            ],
        ),
        ("pile otta ?4", PILE, ["4/5 pile otta ?3 ~otta / c ?1 ~otta", "1/5 pile ?4 ~otta / c otta ~otta"]),
        ("b ?1 ~skip", B, ["b ~skip / c ?1 ~skip"]),
        ("b ?1 ~skip / c ?1 ~otta", B, ["b ~skip / c ?2 ~otta ~skip"]),
        ("b ?3 no-otta2", B, ["1/3 b ?2 no-otta2 / c ?1", "2/3 b ?2 no-otta1 / c ?1 no-otta1"]),
        ("b ?2 no-otta2 / c ?3 no-otta1", B, ["b ?1 no-otta1 / c ?4 no-otta2"]),
        ("b ?1 no-otta1 no-defuse1", B, ["c ?1 no-otta1 no-defuse1"]),
        (
            "b ?2 no-otta1 no-pata1",
            B,
            [  # title by title
                "1/4 b ?1 no-otta1 no-pata1 / c ?1",
                "1/4 b ?1 no-otta1 / c ?1 no-pata1",
                "1/4 b ?1 no-pata1 / c ?1 no-otta1",
                "1/4 b ?1 / c ?1 no-otta1 no-pata1",
            ],
        ),
        ("b ?1 no-otta1 / c ?40 no-otta31", B, ["c ?41 no-otta31"]),  # more than anybody ever lacked
        ("b ?1 no-otta1 / c ?40 no-otta30", B, ["c ?41 no-otta31"]),
        ("b / c ?1", B, ["c ?1"]),
    ],
)
def test_a_card_that_moves_unseen_is_any_card_of_its_holder(line: str, giver: int, moved: list[str]) -> None:
    assert outcomes(line, drift, giver, C, False) == returning(None, *moved)


@rule("EK-409")
@pytest.mark.parametrize(
    ("line", "moved"),
    [
        ("b skip2 see ?1 / c ?1", "b skip ?2 ~skip ~see / c ?2 ~skip ~see"),  # one Skip of two is still there
        ("b see", "b ~see / c ?1 ~see"),
        ("b ?1", "c ?1"),
        ("b", ""),
    ],
)
def test_of_each_title_one_card_fewer_is_sure_after_a_move_unseen(line: str, moved: str) -> None:
    assert outcomes(line, drift, B, C, True) == {(None, mind(minded(moved))): 1}


@rule("EK-410")
@pytest.mark.parametrize(
    ("line", "good", "left"),
    [  # an Ottagogatto leaves b, for all to see
        ("b ?3", True, "b ?2"),
        ("b ?3 no-otta2", True, "b ?2 no-otta2"),  # it was the third one
        ("b ?2 no-otta2", False, "b ?1 no-otta1"),  # it cannot be
        ("b ?1 no-otta1", False, ""),
    ],
)
def test_a_card_shown_was_none_of_those_that_are_surely_not_of_its_title(line: str, good: bool, left: str) -> None:
    assert outcomes(line, lose_blank, B, B, OTTA) == {(good, mind(minded(left))): 1}


def test_a_card_shown_may_be_one_that_is_surely_not_of_another_title() -> None:
    found = outcomes("b ?4 no-otta1", lose_blank, B, B, SKIP)
    assert found == returning(True, "1/4 b ?3", "3/4 b ?3 no-otta1")


@rule("EK-408", "EK-409", "EK-516")
@pytest.mark.parametrize(
    ("line", "by_chance", "good", "left"),
    [  # b shows a Skip, by choice or by chance
        ("b skip ?1 / unseen otta skip", False, True, ["b ?1 / unseen otta skip"]),
        ("b ?2 / unseen otta skip2", False, True, ["b ?1 / unseen otta skip"]),
        ("b ?2 / unseen otta skip2", True, True, ["b ?1 / unseen otta skip"]),
        ("b skip / unseen otta skip", True, True, ["b / unseen otta skip"]),
        ("b skip ?1 / unseen otta", True, True, ["b ?1 / unseen otta"]),
        # three cards for the known one, and two for each Skip among them, since b has two unknown cards
        (
            "b skip ?2 / unseen otta pata skip",
            True,
            True,
            ["3/5 b ?2 / unseen otta pata skip", "2/5 b skip ?1 / unseen otta pata"],
        ),
        (
            "b skip2 ?1 / unseen otta skip2",
            True,
            True,
            ["3/4 b skip ?1 / unseen otta skip2", "1/4 b skip2 / unseen otta skip"],
        ),
        (
            "b skip ?2 no-skip1 / unseen otta pata skip",
            True,
            True,
            ["3/4 b ?2 no-skip1 / unseen otta pata skip", "1/4 b skip ?1 no-skip1 / unseen otta pata"],
        ),
        ("b ?2 / unseen otta pata", False, False, ["b ?1 / unseen otta pata"]),  # there is none
        ("b see / unseen otta", False, False, ["unseen otta see"]),  # some other card leaves instead
        ("b ?1 no-skip1 / unseen skip", False, False, ["unseen"]),  # b had none
    ],
)
def test_a_card_is_shown(line: str, by_chance: bool, good: bool, left: list[str]) -> None:
    assert outcomes(line, show, B, SKIP, by_chance, False) == returning(good, *left)


def test_a_card_shown_is_a_known_one_where_only_what_is_sure_counts() -> None:
    found = outcomes("b skip ?2 ~skip / unseen otta skip", show, B, SKIP, True, True)
    assert found == returning(True, "b ?2 ~skip / unseen otta skip")


@pytest.mark.parametrize("by_chance", [False, True])
def test_a_card_whose_title_was_forgotten_is_any_unknown_one(by_chance: bool) -> None:
    line, left = "b skip ?2 ~skip / unseen otta skip", "b skip ?1 ~skip / unseen otta skip"
    assert outcomes(line, show, B, UNKNOWN, by_chance, False) == returning(True, left)


@rule("EK-409", "EK-904")
@pytest.mark.parametrize(
    ("known", "likely", "chance", "choice"),
    [  # six cards are unseen, of which likely / 6 of the title are expected here beside the known ones: 6 ways each
        (1, 0, "1", "1"),
        (1, 6, "1", "1"),
        (1, 8, "1", "6/8"),  # unknown ones are likelier to be shown by choice than a single known one
        (2, 0, "1", "1"),
        (0, 0, "0", "0"),
        (0, 1, "1/7", "1/6"),
        (0, 4, "4/10", "4/6"),
        (0, 6, "6/12", "1"),
        (0, 8, "8/14", "1"),
    ],
)
def test_a_recollection_stands_as_often_as_it_lets_a_card_be_shown_that_may_have_moved(
    known: int, likely: int, chance: str, choice: str
) -> None:
    for by_chance, expected in ((True, chance), (False, choice)):
        found = outcomes("b ?1", stands, known, likely, 6, by_chance)
        assert sum(share for (good, _), share in found.items() if good) == Fraction(expected)


@rule("EK-409")
@pytest.mark.parametrize(
    ("line", "left"),
    [  # b shows a Skip by choice, after a card has moved unseen; what does not stand is left out
        ("b skip ?1 ~skip / unseen otta pata skip", {"b ?1 ~skip / unseen otta pata skip": "1"}),
        ("b ?2 ~skip / unseen otta pata skip", {"b ?1 ~skip / unseen otta pata": "2/3"}),
        ("b ?2 ~see / unseen otta pata skip", {"b ?1 ~see / unseen otta pata": "1"}),
        ("b ?2 ~defuse / unseen otta pata skip", {"b ?1 ~defuse / unseen otta pata": "1"}),
    ],
)
def test_only_cards_that_may_have_moved_are_weighed_when_they_are_shown(line: str, left: dict[str, str]) -> None:
    found = outcomes(line, show, B, SKIP, False, False)
    assert {text: share for (good, text), share in found.items() if good} == {
        mind(minded(line)): Fraction(share) for line, share in left.items()
    }


@pytest.mark.parametrize(
    ("line", "left"),
    [("b otta see", "b otta / unseen see"), ("b defuse2 / unseen skip", "b defuse / unseen defuse skip"), ("b", "")],
)
def test_where_nothing_fits_some_known_card_leaves(line: str, left: str) -> None:
    assert after(line, lose_any, B) == (None, mind(minded(left)))


@pytest.mark.parametrize(
    ("count", "left"),
    [
        (0, "b skip2 see / c skip ?1 / pile skip"),
        (1, "b skip see ?1 / c skip ?1 / pile skip"),
        (2, "b see ?2 / c skip ?1 / pile skip"),
        (3, "b see ?2 / c ?2 / pile skip"),
        (4, "b see ?2 / c ?2 / pile ?1"),
        (5, "b see ?2 / c ?2 / pile ?1"),
    ],
)
def test_known_cards_that_cannot_be_become_unknown(count: int, left: str) -> None:
    assert after("b skip2 see / c skip ?1 / pile skip", loosen, SKIP, count) == (None, mind(minded(left)))


@pytest.mark.parametrize(
    ("line", "strict", "cards", "left"),
    [  # four Skips are in the box
        ("b skip4", True, 48, "b skip4"),
        ("b skip4 / pile skip", True, -1, "b skip4 / pile skip"),
        ("b skip3 / pile skip2", False, 48, "b skip2 ?1 / pile skip2"),
        ("b skip2 / c skip2 ?1 / pile skip2", False, 48, "b ?2 / c skip2 ?1 / pile skip2"),
    ],
)
def test_no_more_cards_are_known_than_there_are(line: str, strict: bool, cards: int, left: str) -> None:
    assert after(line, collect, A, 0, 0, strict) == (cards, mind(minded(left)))


@rule("EK-410")
def test_more_cards_than_anybody_ever_held_are_surely_not_of_a_title() -> None:
    assert outcomes("b ?40", recall_hands, A, THREE_LACKED, B, OTTA, A, False) == returning(True, "b ?40 no-otta31")


@rule("EK-410")
@pytest.mark.parametrize(
    ("line", "ottas", "share"),
    [  # b is dealt so many Ottagogattos among its unknown cards, some of which are surely none
        ("b ?3", 2, "1"),
        ("b ?3 no-otta1", 0, "1"),
        ("b ?3 no-otta1", 1, "2/3"),
        ("b ?3 no-otta1", 2, "1/3"),  # both among the other two: 2/3 · 1/2
        ("b ?4 no-otta1", 2, "1/2"),
        ("b ?4 no-otta2", 2, "1/6"),
        ("b ?2 no-otta2", 1, "0"),
        ("b otta ?2 no-otta2", 1, "1"),  # the one that is known is none of these
        ("b otta ?2 no-otta1", 2, "1/2"),
        ("b ?2 no-otta1 no-gatto1", 1, "1/2"),
        ("b ?2 no-defuse2", 1, "1"),
    ],
)
def test_a_hand_is_kept_as_often_as_it_fits_the_demands_in_vain(line: str, ottas: int, share: str) -> None:
    def happen() -> bool:
        s = minded(line)
        s["hand"][B, OTTA] = ottas
        return bool(is_likely(row(s), B))

    assert chances(happen).get(True, 0) == Fraction(share)
