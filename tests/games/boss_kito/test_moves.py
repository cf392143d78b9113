"""Notation: print, parse, print again; what cannot be read is refused in words."""

import pytest

from ludoteca import BadNotation, IllegalMove, Move
from ludoteca.engine.saying import Says
from ludoteca.games.boss_kito import moves
from ludoteca.games.boss_kito.box import DONE, EXCHANGE, STEPS
from tests.games.boss_kito.table import BOSS_KITO, table
from tests.rulebook import rule

WHOLE = [step for step in range(STEPS) if not EXCHANGE <= step <= DONE]
"""Steps that are moves by themselves."""


@rule("BK-510", "BK-511", "BK-512", "BK-513", "BK-515", "BK-621")
@pytest.mark.parametrize("step", WHOLE)
def test_print_parse_print_again(step: int) -> None:
    decision = moves.decision_of((step,))
    text = moves.format_decision(decision)
    assert moves.parse_decision(text) == decision
    assert moves.steps_of(decision) == (step,)


@pytest.mark.parametrize(
    ("steps", "text", "decision"),
    [
        ((0,), "play r", ["play", "r"]),
        ((4,), "play p", ["play", "p"]),
        ((5,), "token r", ["tokens", "r"]),
        ((10,), "token rr", ["tokens", "r", "r"]),
        ((13,), "token rb", ["tokens", "r", "b"]),
        ((15,), "token yy", ["tokens", "y", "y"]),
        ((24,), "token pp", ["tokens", "p", "p"]),
        ((25,), "draw", ["draw"]),
        ((26,), "take", ["take"]),
        ((27,), "pass", ["pass"]),
        ((29, 58, 78), "swap rrb", ["exchange", "r", "r", "b"]),
        ((77, 78), "swap pppppppppp", ["exchange", *"pppppppppp"]),
        ((79,), "swap -", ["exchange"]),
        ((82,), "give c", ["give", 2]),
    ],
)
def test_a_chain_of_steps_has_this_notation(steps: tuple[int, ...], text: str, decision: list[object]) -> None:
    assert moves.decision_of(steps) == decision
    assert moves.format_decision(decision) == text
    assert moves.parse_decision(text) == decision
    assert moves.steps_of(decision) == steps


def test_all_steps_have_their_own_notation() -> None:
    texts = {moves.format_decision(moves.decision_of((step,))) for step in range(STEPS) if step != DONE}
    assert len(texts) == STEPS - 1 == BOSS_KITO.steps - 1


@rule("BK-511", "BK-514", "BK-521")
@pytest.mark.parametrize(("text", "same"), [("token br", "token rb"), ("swap brgr", "swap rrgb")])
def test_the_order_of_colours_does_not_matter(text: str, same: str) -> None:
    assert moves.parse_decision(text) == moves.parse_decision(same)
    kind, *colours = moves.parse_decision(text)
    assert moves.steps_of([kind, *reversed(colours)]) == moves.steps_of([kind, *colours])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play x",
        "play rr",
        "playr",
        "token",
        "token rrr",
        "swap",
        "swap x",
        "swap --",
        "give",
        "give f",
        "Draw",
    ],
)
def test_what_is_no_decision_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        moves.parse_decision(text)
    assert refused.value.says == Says("boss-kito-bad-notation", args={"text": text})


@pytest.mark.parametrize(
    "decision",
    [
        [],
        ["play"],
        ["play", "x"],
        ["play", 1],
        ["play", "rr"],
        ["play", ""],
        ["tokens"],
        ["tokens", "r", "r", "r"],
        ["tokens", "r", 1],
        ["exchange", "x"],
        ["exchange", 1],
        ["exchange", *"r" * 11],
        ["give"],
        ["give", 5],
        ["give", -1],
        ["give", True],
        ["draw", "r"],
    ],
    ids=str,
)
def test_data_that_is_no_decision_is_refused(decision: list[object]) -> None:
    with pytest.raises(BadNotation) as refused:
        moves.steps_of(decision)
    assert refused.value.says.id == "boss-kito-bad-decision"


@pytest.mark.parametrize(
    "move",
    ["a swap gr", "  a   swap rg ", {"by": 0, "decision": ["exchange", "g", "r"]}],
    ids=["text", "with spaces", "data"],
)
def test_a_move_may_be_given_as_text_and_as_data(move: str | dict[str, object]) -> None:
    match = table("a rrg / b / c")
    match.play(move)
    assert match.moves == [Move(0, (28, 48, 78), "a swap rg", ["exchange", "r", "g"])]


@rule("BK-514", "BK-503")
@pytest.mark.parametrize(
    ("steps", "id"),
    [
        ([28], "engine-unfinished"),
        ([28, 25], "boss-kito-refused-exchanging"),
        ([48, 28, 78], "boss-kito-refused-order"),
        ([28, 28, 78], "boss-kito-refused-order"),
        ([78], "boss-kito-refused-nothing-chosen"),
        ([30, 78], "boss-kito-refused-held"),
        ([28, 78, 78], "engine-too-many-steps"),
        ([79], "boss-kito-refused-nothing-chosen"),
    ],
)
def test_a_chain_that_is_no_exchange_is_refused_and_changes_nothing(steps: list[int], id: str) -> None:
    match = table("a rrg / b / c")
    before = match.states.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play_steps(0, steps)
    assert refused.value.says.id == id
    assert match.states.tobytes() == before


@rule("BK-514")
def test_the_steps_of_any_exchange_fit_into_six_nodes() -> None:
    nodes = table("a rrryyyygggbbbbpppp / b / c").graph(0).nodes
    assert len(nodes) == 6
    assert [len(node) for node in nodes[1:]] == [16, 12, 9, 5, 1]
    assert {choice.to for choice in nodes[0]} == {-1, 1, 2, 3, 4, 5}
    assert [choice.label.id for choice in nodes[5]] == ["boss-kito-exchange-done"]


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (3, Says("boss-kito-play", "BK-510", {"colour": 4})),
        (5, Says("boss-kito-token", "BK-511", {"colour": 1})),
        (10, Says("boss-kito-tokens-same", "BK-511", {"colour": 1})),
        (13, Says("boss-kito-tokens", "BK-511", {"colour": 1, "other": 4})),
        (25, Says("boss-kito-draw", "BK-512")),
        (26, Says("boss-kito-take", "BK-513")),
        (27, Says("boss-kito-pass", "BK-515")),
        (40, Says("boss-kito-exchange", "BK-514", {"colour": 2, "count": 3})),
        (78, Says("boss-kito-exchange-done", "BK-514")),
        (79, Says("boss-kito-exchange-nothing", "BK-514")),
        (81, Says("boss-kito-give", "BK-621", {"to": 1})),
    ],
)
def test_a_step_has_a_label(step: int, says: Says) -> None:
    assert moves.label(step) == says


@rule("BK-510", "BK-511", "BK-513", "BK-602")
def test_the_key_says_what_will_surely_happen() -> None:
    match = table("a rg / b / c / front a rb / on a r1 / supply 2")
    effects = {choice.step: choice.effect for choice in match.graph(0).nodes[0]}
    assert effects[0] == [Says("boss-kito-will-be", "BK-510", {"colour": 1, "strength": 7})]
    assert effects[5] == [Says("boss-kito-will-be", "BK-511", {"count": 1, "colour": 1, "strength": 5})]
    assert effects[10] == [Says("boss-kito-will-be", "BK-511", {"count": 2, "colour": 1, "strength": 6})]
    both = {"colour": 1, "strength": 5, "other": 4, "then": 4}
    assert effects[13] == [Says("boss-kito-will-be-two", "BK-511", {**both})]
    assert effects[25] == []
    assert effects[26] == [Says("boss-kito-will-take", "BK-513", {"count": 2, "now": 5})]
