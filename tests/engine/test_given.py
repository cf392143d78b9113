"""Numbers from outside: what is no seat, step, count or seed is refused by name, and no kernel sees it."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ludoteca import BadNotation, BadNumber, Match, game
from ludoteca.bots import decide, player
from ludoteca.bots.explain import explain
from ludoteca.engine.batch import play_batch
from ludoteca.engine.errors import IllegalMove, LudotecaError
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch
from ludoteca.research.table import Table
from ludoteca.texts import sentence
from tests.conformance.rows import each_game

KARIBA = game("kariba")
NOT_A_SEAT = (-1, 3, 9, True, np.True_, 1.0, "1", None, 2**70)
"""None of these is a seat of a match of three."""
BOTS = ("random", "greedy", "thumb", "search:3", "tin")

Verb = Callable[[Match, Any], object]
VERBS: dict[str, Verb] = {
    "legal": lambda match, seat: match.legal(seat),
    "chains": lambda match, seat: list(match.chains(seat)),
    "move": lambda match, seat: match.move(seat, (0,)),
    "play_steps": lambda match, seat: match.play_steps(seat, [0]),
    "why": lambda match, seat: match.why(seat, [], 0),
    "graph": lambda match, seat: match.graph(seat),
    "view": lambda match, seat: match.view(seat),
    "open_view": lambda match, seat: match.open_view(seat),
    "events": lambda match, seat: match.events(seat),
    "redealt": lambda match, seat: match.redealt(seat, 0),
    "decide": lambda match, seat: decide(player("random"), match, seat),
    "explain": lambda match, seat: explain(match, seat, 1),
    **{
        spec: lambda match, seat, spec=spec: player(spec).choose(match.redealt(0, 0), seat, 0)  # type: ignore[misc]  # bound here
        for spec in BOTS
    },
}
SPECTATORS = {"view", "open_view", "events", "legal"}
"""None is somebody who looks on, or everybody."""


@pytest.fixture
def match() -> Match:
    """A new match of three; seat 0 begins."""
    return KARIBA.start(3, seed=1, first_player=0)


@pytest.mark.parametrize("verb", VERBS)
def test_what_is_no_seat_is_refused_by_every_verb(match: Match, verb: str) -> None:
    before = match.states.tobytes()
    for seat in NOT_A_SEAT:
        if seat is None and verb in SPECTATORS:
            continue
        with pytest.raises(BadNumber, match=r"seat takes a whole number from 0 to 2, not "):
            VERBS[verb](match, seat)
    assert match.states.tobytes() == before
    if verb not in ("move", "play_steps"):
        VERBS[verb](match, np.int64(0))


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_that_is_not_asked_says_so(match: Match, spec: str) -> None:
    with pytest.raises(IllegalMove, match="It is not for b to decide now"):
        player(spec).choose(match.redealt(1, 0), 1, 0)


@pytest.mark.parametrize("by", [False, True, 1.0, "a", None, 3, -1, 2**70])
def test_a_move_as_data_names_a_seat(match: Match, by: Any) -> None:
    with pytest.raises(BadNotation, match="does not begin with one of the 3 seats"):
        match.play({"by": by, "decision": match.legal()[0].decision})


@pytest.mark.parametrize("game", each_game())
def test_no_decision_counts_with_true(game: Any) -> None:
    match = game.start(game.seats[0], seed=4)
    for _ in range(12):
        move = match.legal()[0]
        for place, value in enumerate(move.decision):
            if isinstance(value, int):
                changed = [*move.decision[:place], bool(value), *move.decision[place + 1 :]]
                with pytest.raises(BadNotation):
                    match.play({"by": move.by, "decision": changed})
        plain = [np.int64(each) if isinstance(each, int) else each for each in move.decision]
        match.play({"by": np.int8(move.by), "decision": plain})


def test_true_is_no_animal(match: Match) -> None:
    with pytest.raises(BadNotation):
        match.play({"by": 0, "decision": ["play", True, 1]})


@pytest.mark.parametrize(
    "steps",
    [True, 5, None, "0", [True], [0.0], ["0"], [None], {0: 1}, [10**30], np.array(1), np.array([[0]])],
    ids=lambda steps: repr(steps)[:20],
)
def test_steps_are_whole_numbers(match: Match, steps: Any) -> None:
    with pytest.raises(BadNumber):
        match.play_steps(0, steps)
    with pytest.raises(BadNumber):
        match.why(0, steps, 0)
    assert match.sequence == 0


@pytest.mark.parametrize("steps", [(), (-1,), (999,), (True,), ("0",), True, None, np.array(1), np.array([1, 999])])
def test_only_steps_of_the_game_make_a_move(match: Match, steps: Any) -> None:
    with pytest.raises(BadNumber):
        match.move(0, steps)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: KARIBA.start(True),
        lambda: KARIBA.start(2.0),  # type: ignore[arg-type]  # that is the point
        lambda: KARIBA.start(-2),
        lambda: KARIBA.start(3).events(0, since=-1),
        lambda: KARIBA.start(3).events(0, since=True),
        lambda: KARIBA.start(3).redealt(0, -1),
        lambda: KARIBA.start(3).redealt(0, 2**64),
        lambda: KARIBA.start(3).redealt(0, False),
        lambda: KARIBA.start(3).after_moves(1),
        lambda: KARIBA.start(3).after_moves(-1),
        lambda: explain(KARIBA.start(3, seed=1), 0, 0),
        lambda: player("random").choose(KARIBA.start(3, first_player=0).redealt(0, 0), 0, -1),
        lambda: play_batch(KARIBA, games=-1, seats=3),
        lambda: play_batch(KARIBA, games=1, seats=True),
        lambda: play_batch(KARIBA, games=1, seats=3, seed=-1),
        lambda: play_batch(KARIBA, games=1, seats=3, threads=-1),
        lambda: Batch(KARIBA, games=0, seats=3),
        lambda: Batch(KARIBA, games=True, seats=3),
        lambda: Batch(KARIBA, games=2, seats=3).restart(2),
        lambda: Batch(KARIBA, games=2, seats=3).reset(seed=-3),
        lambda: Table(KARIBA, True, {}),
        lambda: Table(KARIBA, 3, {}).seen(5),
        lambda: Table(KARIBA, 3, {}).deal(-1),
        lambda: KARIBA.start(3, first_player=True),
        lambda: KARIBA.start(3, expert=1),
        lambda: KARIBA.start(3, games=True),
    ],
)
def test_counts_and_options_are_refused_in_a_sentence(ask: Callable[[], object]) -> None:
    with pytest.raises(LudotecaError, match=r"takes a whole number|cannot be"):
        ask()


def test_whole_numbers_of_numpy_are_numbers() -> None:
    for each in GAMES.values():
        seats = np.int32(each.seats[0])
        assert each.start(seats, seed=np.int64(5)).save() == each.start(int(seats), seed=5).save()  # type: ignore[arg-type]  # that is the point
    match = KARIBA.start(3, first_player=np.int64(1), games=np.int64(3))
    assert match.pending == (1,)
    match.play_steps(np.int64(1), np.array(match.legal()[0].steps))  # type: ignore[arg-type]  # that is the point
    assert match.sequence == 1


def test_steps_of_numpy_make_a_move_like_any_others(match: Match) -> None:
    move = match.legal(0)[0]
    assert match.move(0, np.array(move.steps)) == move  # type: ignore[arg-type]  # that is the point
    assert match.move(0, list(move.steps)) == move  # type: ignore[arg-type]  # that is the point


KITTENS = game("exploding-kittens")


@pytest.mark.parametrize(
    "ask",
    [
        lambda: KARIBA.load(True),  # type: ignore[arg-type]  # that is the point
        lambda: KARIBA.load(np.int64(3)),  # type: ignore[arg-type]  # that is the point
        lambda: KARIBA.load(None),  # type: ignore[arg-type]  # that is the point
        lambda: KARIBA.load("\ud800"),
        lambda: KARIBA.start(3, first_player="\ud800"),
        lambda: KARIBA.start(3, first_player=np.array([1, 2])),
        lambda: KARIBA.start(3, **{"\ud800": 1}),
        lambda: KARIBA.parse_options([1]),  # type: ignore[arg-type]  # that is the point
        lambda: KARIBA.record(10**30, KARIBA.parse_options({})),
        lambda: KARIBA.record(10**5000, KARIBA.parse_options({})),
        lambda: KARIBA.record(True, KARIBA.parse_options({})),
        lambda: KARIBA.start(10**5000),
        lambda: KARIBA.start(3).play({"by": 10**5000, "decision": []}),
        lambda: KARIBA.start(3).play({"by": 0, "decision": ["play", 10**5000, 1]}),
        lambda: KARIBA.start(3).move(0, (1, 2)),
        lambda: KARIBA.start(3).play_steps(0, [10**30]),
        lambda: player(7),  # type: ignore[arg-type]  # that is the point
        lambda: KARIBA.start(3).why(0, [], 10**5000),
        lambda: KITTENS.position(kittens(answers=np.int64(1))),
        lambda: KITTENS.position(kittens(active="\ud800")),
        lambda: KITTENS.position(kittens(active=np.array([1]))),
        lambda: KITTENS.position(kittens(answers=deep(2000))),
        lambda: KITTENS.position(np.array(1)),  # type: ignore[arg-type]  # that is the point
    ],
)
def test_whatever_is_given_the_error_is_ours_and_can_be_read(ask: Callable[[], object]) -> None:
    with pytest.raises(LudotecaError) as refused:
        ask()
    for language in ("en", "it"):
        said = sentence(refused.value.says, language)
        assert said.encode()
        assert said != refused.value.says.id
        assert len(said) < 400


def kittens(**parts: Any) -> dict[str, Any]:
    """A position of Exploding Kittens with some parts changed."""
    return {**KITTENS.start(seats=3, seed=1).position(), **parts}


def deep(levels: int) -> list[Any]:
    """Lists within lists."""
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


def test_numbers_of_numpy_are_numbers_in_a_position() -> None:
    position = KARIBA.start(3, seed=1).position()
    position["players"] = np.int64(position["players"])
    assert KARIBA.position(position, 1).seats == 3


def test_a_number_that_no_language_writes_is_shown_as_it_stands() -> None:
    for lang in ("en", "it"):
        assert "1" + "0" * 30 in sentence(Says("engine-no-such-step", args={"step": 10**30}), lang)


@pytest.mark.parametrize("game", each_game())
def test_steps_that_make_no_move_together_are_refused(game: Any) -> None:
    match, chance, refused = game.start(game.seats[0], seed=4), random.Random(5), 0
    for _ in range(200):
        steps = tuple(chance.randrange(game.steps) for _ in range(chance.randint(1, 4)))
        try:
            assert match.move(0, steps).steps == steps
        except BadNumber:
            refused += 1
    assert refused < 200
