"""How games of other projects are measured: OpenSpiel, RLCard, RLCard in PettingZoo, Pgx. All by random play."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from bench.ours import Play, Row, pettingzoo_loop

SPIELS = ("crazy_eights", "oh_hell", "gin_rummy", "hearts", "leduc_poker")
DEALS, ROLLOUTS, COUNTED = 10, 200, 60
"""Deals that rollouts begin from, rollouts of a deal at a time, games of a deal counted beforehand."""
RLCARDS = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "mahjong", "doudizhu")
CLASSICS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
PGX = ("leduc_holdem", "sparrow_mahjong")
PLACES, ROUNDS = 256, 100


def deals(game: Any) -> list[Any]:
    """States in which the first decision waits, always the same ones: a deal may decide how long its games are."""
    dice, found = random.Random(1), []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        found.append(state)
    return found


def spiel_rollouts(game: Any, *, chance: bool) -> Play:
    """Games from some deals to their ends inside C++: a search of one simulation, which is that many rollouts.

    Their length, with or without the throws of chance, is known from games from the same deal that were counted before.
    """
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)
    starts = deals(game)
    counted = [sum(spiel_steps(start.clone(), chance=chance) for _ in range(COUNTED)) for start in starts]
    steps = round(ROLLOUTS * sum(counted) / COUNTED)

    def play() -> tuple[int, int]:
        for start in starts:
            search.mcts_search(start)
        return steps, DEALS * ROLLOUTS

    return play


def spiel_steps(state: Any, *, chance: bool = True) -> int:
    """Play to the end, every step decided in Python; returns how many there were, throws of chance included or not."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
            steps += chance
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
    return steps


def spiel_loop(game: Any) -> Play:
    """One game, every step decided in Python: a list of legal steps, one of them taken, until it is over."""

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        steps = spiel_steps(state)
        state.returns()
        return steps, 1

    return play


def openspiel() -> Iterator[Row]:
    """OpenSpiel's card games, in C++ and from Python."""
    for name in SPIELS:
        game = import_module("pyspiel").load_game(name)
        title = f"OpenSpiel {name}, {game.num_players()} players"
        yield title, "native", partial(spiel_rollouts, game, chance=True)
        yield title, "native, decisions alone", partial(spiel_rollouts, game, chance=False)
        yield title, "from Python", partial(spiel_loop, game)


def rlcard_loop(name: str) -> Play:
    """One game as RLCard's own loop plays it."""
    env = import_module("rlcard").make(name)

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            steps += 1
        return steps, 1

    return play


def rlcards() -> Iterator[Row]:
    """RLCard's games, raw and as PettingZoo has them."""
    for name in RLCARDS:
        yield f"RLCard {name}", "from Python, observed", partial(rlcard_loop, name)
    for name in CLASSICS:
        module = import_module(f"pettingzoo.classic.{name}")
        yield f"RLCard {name}", "PettingZoo, raw", partial(pettingzoo_loop, module.raw_env)
        yield f"RLCard {name}", "PettingZoo, wrapped", partial(pettingzoo_loop, module.env)


def pgx_batch(name: str) -> Play:
    """Steps of a batch, observations included, compiled for the processor; games that end begin anew."""
    env = import_module("pgx").make(name)
    jax = import_module("jax")
    jumpy = import_module("jax.numpy")
    again = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> Any:
        states, key = carry
        key, choosing, stepping = jax.random.split(key, 3)
        logits = jumpy.log(states.legal_action_mask.astype(jumpy.float32))
        actions = jax.random.categorical(choosing, logits, axis=1)
        states = jax.vmap(again)(states, actions, jax.random.split(stepping, PLACES))
        return (states, key), states.terminated.sum()

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=ROUNDS))
    carry = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PLACES)), jax.random.PRNGKey(1))

    def play() -> tuple[int, int]:
        nonlocal carry
        carry, ended = many(carry)
        return PLACES * ROUNDS, int(ended.sum())

    return play


def pgx() -> Iterator[Row]:
    """Card games of Pgx on the processor."""
    for name in PGX:
        yield f"Pgx {name}", "native, observed", partial(pgx_batch, name)


ROWS: dict[str, Callable[[], Iterator[Row]]] = {"pyspiel": openspiel, "rlcard": rlcards, "pgx": pgx}
"""What a package brings."""
