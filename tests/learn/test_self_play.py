"""Games against oneself: tables of all kinds, who gets which share, and what a step is credited with."""

import numpy as np
import pytest
from numba import from_dtype, int64, types

torch = pytest.importorskip("torch", reason='PyTorch is not installed (`pip install "ludoteca[learn]"`)')

from msgspec.structs import replace  # noqa: E402

from ludoteca import Game  # noqa: E402  # after it is known that PyTorch is there
from ludoteca.bots.forward import answer_one  # noqa: E402
from ludoteca.bots.network import desk  # noqa: E402
from ludoteca.bots.rollout import glance_games  # noqa: E402
from ludoteca.engine import calls, thumb, verbs  # noqa: E402
from ludoteca.engine.randomness import seed_fast  # noqa: E402
from ludoteca.engine.record import States, rows  # noqa: E402
from ludoteca.engine.row import Row  # noqa: E402
from ludoteca.games import GAMES  # noqa: E402
from ludoteca.learn.model import Model, Reader, weights_of  # noqa: E402
from ludoteca.learn.self_play import TRACE, Moment, SelfPlay  # noqa: E402
from ludoteca.learn.tables import Tables, kinds  # noqa: E402
from ludoteca.learn.thumbs import glancing  # noqa: E402
from tests.bots.networks import drawn_by_lot, some_shape  # noqa: E402
from tests.engine.test_cuda import OUT, needs_compiler, ptx_of, seem_to_have_a_card  # noqa: E402
from tests.secrecy.test_thinking import deciding  # noqa: E402

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@games
def test_tables_are_of_all_sizes_and_most_have_the_usual_options(game: Game) -> None:
    tables = Tables(game, games=len(kinds(game)), seed=1, device="cpu")
    assert set(tables.seats.tolist()) == set(game.seats)
    usual = [game.record(seats, game.parse_options({})).tobytes() for seats in game.seats]
    assert sum(each.tobytes() in usual for each in kinds(game)) >= len(kinds(game)) * 3 // 4
    assert all(int(seats) == int(s["seats"]) for seats, s in zip(tables.seats, tables.batch.states, strict=True))


@games
def test_sides_share_one_victory(game: Game) -> None:
    tables = Tables(game, games=64, seed=2, device="cpu")
    ended = 0
    for _ in range(300):
        tables.step(torch.multinomial(tables.legal.float(), 1).squeeze(1))
        shares = tables.shares()
        over = tables.finished()
        assert torch.allclose(shares.sum(dim=1)[over], tables.members[over].float())
        assert float(shares[~tables.present].sum()) == 0
        assert float(shares[tables.ended() == 0].sum()) == 0
        ended += int(over.sum())
    assert ended > 0


@games
def test_what_begins_with_the_actor_comes_back_in_the_order_of_the_seats(game: Game) -> None:
    tables = Tables(game, games=64, seed=2, device="cpu")
    play = SelfPlay(tables, 1)
    seats = tables.chairs.float().repeat(64, 1) * tables.present
    turned, present = play.from_actor(seats, tables.actors)
    assert turned[:, 0].tolist() == tables.actors.float().tolist()
    assert torch.equal(play.by_seat(turned), seats)
    assert torch.equal(present.sum(dim=1).long(), tables.seats)


def test_a_step_is_credited_with_what_came_of_it() -> None:
    """Three steps in two games by hand: the second game ends with the second step, and a new one begins."""
    game = GAMES["bossa"]
    tables = Tables(game, games=2, seed=2, device="cpu")
    play = SelfPlay(tables, 1)
    expected = [[[0.5, 0.5], [0.6, 0.4]], [[0.7, 0.3], [0.8, 0.2]], [[0.4, 0.6], [0.5, 0.5]]]
    won = [[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]
    actors = [[0, 1], [1, 0], [0, 0]]
    blank = torch.zeros(2)
    moments = [
        Moment(
            tables.seen,
            tables.legal,
            blank.long(),
            blank,
            torch.tensor(expected[n]),
            torch.tensor(actors[n]),
            torch.tensor(won[n]),
            torch.tensor([1.0, 0.0 if n == 1 else 1.0]),
            torch.tensor([1.0 if n == 0 else TRACE, TRACE]),
            torch.ones(2, dtype=torch.bool),
        )
        for n in range(3)
    ]
    lesson = play.told(moments, torch.tensor([[0.9, 0.1], [0.5, 0.5]]))
    third = 0.9 - 0.4
    second = 0.1 - 0.3  # what the second seat expects when it is asked next, which it is no more
    first = (
        0.4 - 0.5 + third
    )  # the first seat had no choice: all of it is handed on; the second seat's step is not its own
    ended = 1.0 - 0.8
    lost = 0.0 - 0.4
    assert lesson.surprise.tolist() == pytest.approx([first, lost, second, ended, third, 0.0], abs=1e-6)
    assert lesson.shares[0].tolist() == pytest.approx([0.5 + first, 0.3 + second], abs=1e-6)
    assert lesson.shares[1].tolist() == pytest.approx([0.4 + lost, 0.8 + ended], abs=1e-6)


@games
def test_past_selves_play_at_some_tables_and_are_not_learnt_from(game: Game) -> None:
    tables = Tables(game, games=80, seed=2, device="cpu")
    play = SelfPlay(tables, 1)
    model = Model(some_shape(game))
    past = model.frozen()
    past.policy_bias[:] = 0  # the same one: only who is asked differs
    lesson = play.lesson(model, [past], 6)
    assert play.league == slice(60, 80)
    assert bool(((play.others.sum(dim=1) > 0) & (play.others.sum(dim=1) < tables.sides.shape[1])).all())
    choices = lesson.legal.sum(dim=1) > 1
    assert bool((lesson.counts <= choices).all())
    first_tables = torch.arange(len(lesson.counts)) % 80 < 60
    assert torch.equal(lesson.counts[first_tables], choices[first_tables])
    assert bool((lesson.counts[~first_tables] < choices[~first_tables]).any())


def test_a_rival_that_is_to_be_beaten_sits_at_every_table_and_takes_what_it_prefers() -> None:
    game = GAMES["bossa"]
    tables = Tables(game, games=80, seed=2, device="cpu")
    play = SelfPlay(tables, 1, league=1.0, sharp=True)
    assert bool((play.others.sum(dim=1) == 1).all())
    model = Model(some_shape(game))
    rival = model.frozen()
    lesson = play.lesson(model, [rival], 6)
    preferred = model(lesson.seen, lesson.legal, rival).chances.argmax(dim=-1)
    theirs = (lesson.legal.sum(dim=1) > 1) & ~lesson.counts
    assert bool(theirs.any())
    assert torch.equal(lesson.actions[theirs], preferred[theirs])


@games
def test_a_rival_reads_numbers_as_it_learnt_to_and_not_as_its_challenger(game: Game) -> None:
    """Its largest numbers, layers and neurons may be others; it takes the steps that it takes in the arena."""
    tables = Tables(game, games=80, seed=2, device="cpu")
    usual = some_shape(game, width=9, layers=1)
    shape = replace(usual, tops=[2 + n % 3 for n, _ in enumerate(usual.tops)])
    network, model = drawn_by_lot(shape), Model(some_shape(game))
    play = SelfPlay(tables, 1, league=1.0, sharp=True, reader=Reader(shape))
    rival, room, compared = weights_of(network, "cpu"), desk(shape), 0
    for _ in range(30):
        before, asked = tables.batch.states.copy(), tables.actors.clone()
        moment = play.moment(model, model.frozen(), rival)
        theirs = (moment.legal.sum(dim=1) > 1) & ~moment.counts
        for place in torch.nonzero(theirs).flatten().tolist():
            answer = answer_one(rows(before), place, int(asked[place]), network, *room)
            assert int(moment.actions[place]) == int(answer)
            compared += 1
    assert compared > 200


@games
def test_rules_of_thumb_sit_at_the_last_tables_and_teach_nothing(game: Game) -> None:
    tables = Tables(game, games=64, seed=2, device="cpu")
    play = SelfPlay(tables, 1, by_thumb=0.25)
    assert play.league == slice(32, 48)
    model = Model(some_shape(game))
    compared = 0
    for _ in range(40):
        before, asked = tables.batch.states.copy(), tables.actors.clone()
        choices = tables.legal.sum(dim=1) > 1
        moment = play.moment(model, model.frozen(), model.frozen())
        theirs = play.others.gather(1, asked[:, None]).squeeze(1)
        assert torch.equal(moment.counts[:32], choices[:32])
        assert torch.equal(moment.counts[32:], (choices & ~theirs)[32:])
        for place in range(48, 64):
            if theirs[place] and (known := heaviest(game, before[place : place + 1], int(asked[place]))):
                assert int(moment.actions[place]) in known
                compared += 1
    assert compared > 100


@games
def test_rules_of_thumb_look_at_nothing_hidden(game: Game) -> None:
    """Of two games that one seat cannot tell apart, with the same dice, they take the same step in both."""
    out, weights, worlds = np.zeros(game.steps, np.int64), np.zeros(game.steps, np.int64), np.zeros(1, game.state)
    for twins in deciding(game, 30, 5):
        taken = set()
        for match in twins.both:
            states, steps = match.states.copy(), np.zeros(1, np.int64)
            seed_fast(Row(states[0]), 7)
            glance_games(0, rows(states), np.array([twins.viewer]), rows(worlds), out, weights, steps)
            taken.add(int(steps[0]))
        assert len(taken) == 1


@needs_compiler
@games
def test_rules_of_thumb_compile_for_a_card(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seem_to_have_a_card(monkeypatch)
    arrays = (types.Array(from_dtype(game.state), 1, "C"), OUT, OUT)
    assert ".entry" in ptx_of(glancing(game).py_func, (int64, *arrays), device=False)


def heaviest(game: Game, states: States, seat: int) -> set[int]:
    """The steps that the rule of thumb weighs most in some worlds that the seat may take for this one."""
    steps, weights = np.zeros(game.steps, np.int64), np.zeros(game.steps, np.int64)
    found = set[int]()
    for seed in range(8):
        calls.redeal(rows(states), 0, seat, seed)
        world = Row(states[0])
        n = int(verbs.legal(world, seat, steps))
        thumb.weigh(world, seat, steps, n, weights)
        found |= {int(step) for step, weight in zip(steps[:n], weights[:n], strict=True) if weight == weights[:n].max()}
    return found
