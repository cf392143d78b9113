"""What is said of a position that was solved: no chances but how it ends, in every language, for both sides."""

from itertools import islice

import pytest

from ludoteca.bots.explain import Explanation, explain
from ludoteca.bots.explain.certain import ending, odds, of_others, verdict
from ludoteca.bots.explain.course import cost
from ludoteca.bots.solution import Settled, Solution, solved
from ludoteca.engine.kernel import JIT
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from tests.bots.endgames import BOSSA, KARIBA, bossa_endgames, kariba_endgames, played
from tests.bots.positions import won_by_the_elephant
from tests.conformance.test_texts import LANGUAGES, spoken

FEWER = 1 if JIT else 10
"""The interpreter looks at so many times less."""


def test_a_solved_position_says_how_every_move_ends() -> None:
    match = won_by_the_elephant()
    meerkat = next(move.steps for move in match.legal(0) if move.text == "a 2x1")
    found = explain(match, 0, 50, meerkat)
    assert found.solved
    assert [each.move for each in found.candidates] == ["a 8x1", "a 2x1"]
    ends = [each.exact for each in found.candidates]
    assert [spoken(each, "en") for each in ends if each is not None] == ["wins by 4", "loses by 11"]
    assert found.exact == ends[0]
    told = " ".join(spoken(says, "en") for says in found.says)
    assert "this wins by 4 or more, whatever is played." in told
    assert "Everything else loses by 11 or more." in told
    assert [each.move for each in found.continuation] == ["b 5x1", "a 2x1"]
    assert found.made == 1
    assert cost(found) == 1.0


def test_whoever_waits_is_told_the_other_side_of_it() -> None:
    found = explain(won_by_the_elephant(), 1, 50)
    assert found.solved
    assert found.candidates == []
    assert found.exact is not None
    assert spoken(found.exact, "en") == "loses by 4"
    assert (found.chance.low, found.chance.value, found.chance.high) == (0, 0, 0)


@pytest.mark.parametrize("game", [KARIBA, BOSSA], ids=["kariba", "bossa"])
def test_the_best_line_is_played_to_where_it_was_said_to_end(game: object) -> None:
    endgames = kariba_endgames(4) if game is KARIBA else bossa_endgames(30)
    for match in islice(endgames, 40 // FEWER):
        seat = match.pending[0]
        found = explain(match, seat, 10)
        assert found.solved
        assert said_well(found)
        line = match.copy()
        line.play(found.candidates[0].move)
        for expected in found.continuation:
            line.play(expected.move)
        if line.over and found.exact is not None:
            own, other = line.scores()[seat], line.scores()[1 - seat]
            assert (own > other) == found.exact.id.startswith("explain-wins")
            assert (own == other) == (found.exact.id == "explain-draws")
            assert abs(own - other) == found.exact.args.get("margin", abs(own - other))


def said_well(found: Explanation) -> bool:
    """Whether everything comes out in every language; chances are exact."""
    says = [*found.says, *(each.exact for each in found.candidates if each.exact is not None)]
    chances = [found.chance, *(each.chance for each in found.candidates)]
    return all(spoken(each, lang) for each in says for lang in LANGUAGES) and all(
        each.low == each.value == each.high for each in chances
    )


@pytest.mark.parametrize("margin", [2, 1, 0, -1, -3, None])
def test_every_ending_has_its_sentence(margin: int | None) -> None:
    share = 0.5 if margin is None else (margin > 0) + (margin == 0) / 2
    for game in (KARIBA, BOSSA):
        for second in (2, 1, 0, -1, -3, None):
            best, other, another = Settled((0,), share, margin), Settled((1,), 0.5, second), Settled((2,), 0.3, None)
            for says in (*verdict(game, Solution(0, [best, other], 1, 1)), of_others(game, other, [other, another])):
                for language in LANGUAGES:
                    assert spoken(says, language)
        exact = ending(game, "explain", best)
        assert (exact is None) == (margin is None)
        if exact is not None:
            assert ("margin" in exact.args) == (game is KARIBA and margin != 0)
    assert odds("explain-solved", Settled((0,), 0.5, None)).args == {"percent": 50}


def test_that_nothing_else_is_better_is_said_only_if_it_is_sure() -> None:
    best = Settled((0,), 1.0, 2)
    drawn, lost, by_lot, seldom, lost_somehow = (
        Settled((1,), 0.5, 0),
        Settled((2,), 0.0, -3),
        Settled((3,), 0.5, None),
        Settled((4,), 1 / 3, None),
        Settled((5,), 0.0, None),
    )

    def others(*moves: Settled) -> Says:
        return verdict(KARIBA, Solution(0, [best, *moves], 2, 1))[1]

    assert others(drawn, lost) == Says("explain-others-draws")
    assert others(drawn, lost_somehow) == Says("explain-others-draws")
    assert others(drawn, by_lot, lost) == others(drawn, seldom, lost) == Says("explain-next-draws")
    assert others(by_lot, drawn, lost) == Says("explain-others-odds", args={"percent": 50})
    assert others(seldom, lost) == Says("explain-others-odds", args={"percent": 33})
    assert others(lost_somehow) == Says("explain-others-loses")
    assert others(lost) == Says("explain-others-loses-by", args={"margin": 3})
    assert others(lost, lost_somehow) == Says("explain-others-loses")


def test_what_a_draw_brings_to_light_is_told_as_odds() -> None:
    for match in bossa_endgames(40, [{}]):
        seat = match.pending[0]
        solution = solved(match.redealt(seat, 1), seat)
        assert solution is not None
        if solution.best.margin is None:
            found = explain(match, seat, 10)
            assert found.solved
            assert found.exact is None
            assert any(says.id == "explain-solved-odds" for says in found.says)
            assert found.candidates[0].chance.value == solution.best.share
            assert found.continuation == []
            break


def test_a_position_that_cannot_be_solved_is_estimated() -> None:
    for game in GAMES.values():
        match = game.start(game.seats[0], 2)
        found = explain(match, match.pending[0], 40)
        assert not found.solved
        assert found.exact is None
        assert all(each.exact is None for each in found.candidates)
    assert not explain(played(KARIBA.start(3, 1), KARIBA.start(3, 1).legal()[0].steps), 0, 40).solved
