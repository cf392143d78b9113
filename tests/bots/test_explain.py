"""A bot says why: moves with their chances, a line that can be played, a reason in words for every kind of decision."""

from itertools import islice
from statistics import fmean

import pytest

from ludoteca.bots import decide, player
from ludoteca.bots.explain import Course, Explanation, examine, explain
from ludoteca.bots.explain.candidates import most_tried
from ludoteca.bots.explain.course import cost, ledgers, turning_points
from ludoteca.bots.explain.judging import judged, tries_worth
from ludoteca.bots.search import Search
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.saying import Says
from ludoteca.engine.situation import situation
from ludoteca.games import GAMES
from tests.bots.endgames import kariba_endgames
from tests.bots.positions import decisions, won_by_the_elephant
from tests.conformance.test_texts import LANGUAGES, spoken
from tests.games.exploding_kittens.table import table

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
TRIES = 150


@games
@pytest.mark.parametrize("most", [40, pytest.param(120, marks=pytest.mark.long)])
def test_every_decision_has_a_reason_in_words(game: Game, most: int) -> None:
    said: dict[tuple[str, str], Says] = {}
    for match, seat in decisions(game, most, every=4):
        known = match.redealt(seat, 1)
        for chain in islice(match.chains(seat), 30):
            assert game.reasons is not None
            says = game.reasons.reason(situation(game, known, seat, chain))
            assert says.rule.startswith(game.box.PREFIX)
            said[says.id, str(says.args)] = says
    for says in said.values():
        for language in LANGUAGES:
            spoken(says, language)
    assert len({id for id, _ in said}) > 2


@games
def test_candidates_are_legal_and_the_move_that_was_made_is_among_them(game: Game) -> None:
    for match, seat in decisions(game, 12, every=7):
        made = decide(player("random"), match, seat)
        found = explain(match, seat, TRIES, made)
        legal = {move.steps for move in match.legal(seat)}
        assert {tuple(each.steps) for each in found.candidates} <= legal
        assert found.made is not None
        assert tuple(found.candidates[found.made].steps) == made
        tried = [each.visits for each in found.candidates if each is not found.candidates[found.made]]
        assert found.candidates[0].visits >= max(tried, default=0)  # what was made may have been judged for itself
        for chance in (found.chance, *(each.chance for each in found.candidates)):
            assert 0 <= chance.low <= chance.value <= chance.high <= 1
        for move in found.continuation:
            assert game.moves.parse_decision(move.move.partition(" ")[2])
        for says in (*found.says, *(label for each in found.candidates for label in each.labels)):
            for language in LANGUAGES:
                spoken(says, language)


@games
def test_a_seat_that_waits_knows_how_it_stands(game: Game) -> None:
    match = game.start(game.seats[-1], 3)
    waiting = next((seat for seat in range(match.seats) if seat not in match.pending), None)
    if waiting is None:
        assert len(match.pending) == match.seats  # everybody decides at once
        return
    found = explain(match, waiting, TRIES)
    assert not found.candidates
    assert 0 < found.chance.value < 1


def played_out(game: Game, seats: int, spec: str, seed: int) -> Match:
    """A finished match."""
    match = game.start(seats, seed)
    while not match.over:
        seat = match.pending[0]
        match.play_steps(seat, decide(player(spec), match, seat))
    return match


def test_the_course_of_a_match_adds_up() -> None:
    match = played_out(GAMES["kariba"], 3, "random", 4)
    heard = []
    found: Course = examine(match, iterations=60, threads=2, told=lambda: heard.append(1))
    assert len(heard) == 3 * match.sequence
    assert len(found.chances) == match.sequence + 1
    assert len(found.decisions) == len(found.costs) == match.sequence
    assert all(sum(moment) == pytest.approx(1) for moment in found.chances)
    assert match.outcome is not None
    assert all(found.chances[-1][seat] > 0 for seat in match.outcome.winners)
    assert sum(each.luck for each in found.ledgers) == pytest.approx(0)
    assert sum(each.decisions for each in found.ledgers) == pytest.approx(0)
    for each in found.ledgers:
        assert each.start + each.luck + each.decisions == pytest.approx(each.result)


def test_a_clan_has_one_chance() -> None:
    match = played_out(GAMES["kitsune"], 4, "random", 2)
    found = examine(match, iterations=20, threads=2, told=lambda: None)
    assert found.sides == [0, 1, 0, 1]
    for moment in found.chances:
        assert moment[0] == moment[2]
        assert moment[0] + moment[1] == pytest.approx(1)


def test_whoever_has_exploded_has_no_chance() -> None:
    match = played_out(GAMES["exploding-kittens"], 3, "random", 5)
    found = examine(match, iterations=20, threads=2, told=lambda: None)
    assert match.outcome is not None
    first = match.outcome.ranking.index(3)
    assert found.chances[-2][first] == 0


def test_what_a_decision_gives_away_falls_to_the_others() -> None:
    chances = [[0.5, 0.3, 0.2], [0.4, 0.4, 0.2], [1.0, 0.0, 0.0]]
    found = ledgers([0, 1, 2], chances, [(0, 0.1), (1, 0.0)])
    assert [each.decisions for each in found] == pytest.approx([-0.1, 0.06, 0.04])
    assert [each.luck for each in found] == pytest.approx([0.6, -0.36, -0.24])


def test_turning_points_are_the_greatest_changes() -> None:
    assert turning_points([[0.5, 0.5], [0.52, 0.48], [0.7, 0.3], [0.69, 0.31], [1.0, 0.0]]) == [2, 4]


def test_nobody_is_warned_of_a_card_that_nobody_holds() -> None:
    reasons, warned = GAMES["kariba"].reasons, 0
    assert reasons is not None
    for match in islice(kariba_endgames(12), 120):
        seat = match.pending[0]
        held = match.states[0]["hand"][1 - seat]  # without a pile the seat knows it
        for chain in match.chains(seat):
            says = reasons.reason(situation(match.game, match.redealt(seat, 1), seat, chain))
            if says.args.get("risk"):
                warned += 1
                assert held[int(str(says.args["hunter"])) - 1] > 0
    assert warned > 20


def test_a_mistake_costs_what_it_gives_away() -> None:
    match = won_by_the_elephant()
    found: Explanation = explain(match, 0, 400, match.legal(0)[0].steps)
    assert found.candidates[0].move == "a 8x1"
    assert found.says[0].id == "kariba-explain-chase"
    assert found.candidates[0].chance.value > 0.99  # as sure as Kariba's curve is of what every rollout won


def test_a_mistake_that_hardly_any_try_went_into_is_judged_all_the_same() -> None:
    match = table("a defuse2 skip / b attack2 see2 / pile see shuffle ek favor2 nope only")
    pair = next(move.steps for move in match.legal(0) if move.text == "a pair defuse b")
    without, found = explain(match, 0, 400), explain(match, 0, 400, pair)
    hardly = next((each.visits for each in without.candidates if each.move == "a pair defuse b"), 0)
    assert found.made
    best, made = found.candidates[0].chance, found.candidates[found.made]
    assert made.visits > 2 * hardly
    assert made.chance.high < best.value - 0.1
    assert cost(found) == best.value - made.chance.value


@games
@pytest.mark.parametrize("most", [4, pytest.param(8, marks=pytest.mark.long)])
def test_a_move_judged_for_itself_is_worth_what_the_search_found(game: Game, most: int) -> None:
    gaps = []
    for number, (match, seat) in enumerate(decisions(game, most, every=11)):
        known = match.redealt(seat, number)
        trees = Search(2400, style=game.players.style.telling()).grown(known, seat, number)
        (first,) = most_tried(trees, known, seat, 1)
        gaps.append(judged(known, seat, number, first.chain, 9600).share - first.share)
    assert abs(fmean(gaps)) < 0.05
    assert max(map(abs, gaps)) < 0.25


def test_the_fewer_tries_the_more_the_worlds_differ() -> None:
    assert tries_worth([0.5, 0.5, 0.5], 90) == 90
    assert tries_worth([0.0, 1.0, 0.0, 1.0], 90) == 3
    assert tries_worth([0.45, 0.55, 0.45, 0.55], 90) == 90
