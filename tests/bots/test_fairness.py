"""A bot cannot peek: its decision is the same, bit for bit, in states that its seat cannot tell apart."""

from itertools import islice

import pytest

from ludoteca.bots import LEVELS, Bot, decide, decision_seed, player
from ludoteca.bots.explain import explain, explained
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.games import GAMES
from tests.bots.positions import decisions

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def swapped(match: Match, seat: int, seed: int) -> Match:
    """The same match for a seat, with everything hidden from it put somewhere else."""
    other = match.copy()
    other.states = match.redealt(seat, seed)
    return other


def same_in_both(bot: Bot, match: Match, seat: int, number: int) -> bool:
    """A bot decides alike in two states that differ only in what is hidden; tells whether they differed at all."""
    one, two = swapped(match, seat, 2 * number), swapped(match, seat, 2 * number + 1)
    assert decision_seed(one, seat) == decision_seed(two, seat)
    if one.pending == match.pending:  # inside a window a redeal asks seats again that had answered already
        assert decision_seed(one, seat) == decision_seed(match, seat)
    assert decide(bot, one, seat) == decide(bot, two, seat)
    assert len({bot.choose(each.redealt(seat, number), seat, number) for each in (match, one, two)}) == 1
    assert bot.choose(one.states, seat, number) == bot.choose(two.states, seat, number)
    return one.states["rng_fast"].tobytes() != two.states["rng_fast"].tobytes()


def same_in_all(game: Game, spec: str, pairs: int, every: int) -> None:
    """A bot decides alike in so many pairs of states, taken from every so manieth decision of random games."""
    bot = player(spec)
    found = decisions(game, pairs, every=every)
    differing = sum(same_in_both(bot, match, seat, number) for number, (match, seat) in enumerate(found))
    assert differing == pairs


@games
@pytest.mark.parametrize(
    ("spec", "pairs", "every"),
    [("random", 150, 1), ("greedy", 100, 1), ("tin", 150, 1), ("copper", 150, 1), ("search:40", 40, 7)],
)
def test_a_decision_is_the_same_in_states_the_seat_cannot_tell_apart(
    game: Game, spec: str, pairs: int, every: int
) -> None:
    same_in_all(game, spec, pairs, every)


@games
@pytest.mark.parametrize(("spec", "pairs"), [("brass", 4), ("silver", 2), ("gold", 1)])
def test_levels_that_search_decide_the_same_with_their_whole_work(game: Game, spec: str, pairs: int) -> None:
    same_in_all(game, spec, pairs, every=11)


@pytest.mark.long
@pytest.mark.timeout(3600)
@games
@pytest.mark.parametrize(("spec", "pairs"), [*zip(LEVELS, (1000, 1000, 1000, 300, 100), strict=True)])
def test_thousands_of_decisions_of_every_level_are_the_same(game: Game, spec: str, pairs: int) -> None:
    same_in_all(game, spec, pairs, every=5)


@games
def test_the_swapped_states_do_hide_other_cards(game: Game) -> None:
    pairs = [(swapped(match, seat, 1), swapped(match, seat, 2)) for match, seat in decisions(game, 100, every=5)]
    assert sum(one.position() != two.position() for one, two in pairs) > 60


@games
def test_what_a_bot_is_given_is_left_as_it_was(game: Game) -> None:
    for match, seat in decisions(game, 30, every=9):
        for spec in ("random", "greedy", "tin", "search:20"):
            given = match.redealt(seat, 3)
            before = given.tobytes()
            player(spec).choose(given, seat, 4)
            assert given.tobytes() == before


@games
def test_every_decision_is_a_whole_legal_move(game: Game) -> None:
    for match, seat in decisions(game, 60, every=3):
        legal = {move.steps for move in match.legal(seat)}
        for spec in ("random", "greedy", "tin", "copper", "search:30"):
            assert decide(player(spec), match, seat) in legal


def explained_alike(match: Match, seat: int, number: int, iterations: int) -> None:
    """An explanation is the same to the last bit, whatever is hidden from its seat."""
    one, two = swapped(match, seat, 2 * number), swapped(match, seat, 2 * number + 1)
    assert explain(one, seat, iterations) == explain(two, seat, iterations)
    known = [each.redealt(seat, number) for each in (match, one, two)]
    made = next(islice(match.chains(seat), number % 7, None), None) if seat in match.pending else None
    first, *others = [explained(states, seat, number, iterations, made) for states in known]
    assert others == [first, first]


@games
@pytest.mark.parametrize("pairs", [40, pytest.param(1000, marks=pytest.mark.long)])
def test_an_explanation_is_the_same_in_states_the_seat_cannot_tell_apart(game: Game, pairs: int) -> None:
    for number, (match, seat) in enumerate(decisions(game, pairs, every=7)):
        explained_alike(match, seat, number, 40)
        explained_alike(match, (seat + 1) % match.seats, number, 20)  # one that may have to wait
