"""Positions and game files with something wrong in them, and a look at all that follows from those that are accepted.

A mutant is a real position or file in which a few things were changed: numbers and names replaced, parts doubled,
dropped, exchanged, moved elsewhere or taken from another position, keys added. The house may refuse it in a sentence or
play on with it; nothing may break.
"""

import copy
import json
import random
from collections import Counter
from typing import Any

import msgspec
import numpy as np

from ludoteca import BadFile, BadPosition, Game, LudotecaError, Match, sentence
from ludoteca.engine import calls
from ludoteca.engine.record import rows as as_rows
from ludoteca.engine.verify import verify
from ludoteca.texts.languages import LANGUAGES
from tests.conformance.random_play import random_chain, states_of
from tests.conformance.rows import ROWS

Json = Any
Place = tuple[Json, Any]
"""A list or an object, and an index or a key of it."""
STRANGE: tuple[Json, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    5,
    7,
    20,
    127,
    128,
    300,
    -129,
    2**31,
    2**63,
    2**70,
    0.5,
    1.0,
    "",
    "x",
    [],
    {},
)
MOVES = 2
"""Moves that are made from an accepted position."""


def place_in(document: Json, dice: random.Random) -> Place:
    """A place somewhere in a document that is not empty: every part of it is as likely as its brothers."""
    holder = document
    while True:
        key = dice.choice(list(holder)) if isinstance(holder, dict) else dice.randrange(len(holder))
        if not isinstance(holder[key], dict | list) or not holder[key] or dice.random() < 0.3:
            return holder, key
        holder = holder[key]


def mutate(document: Json, other: Json, dice: random.Random) -> Json:
    """A copy with a few things changed; `other` is a document of the same kind to take parts from."""
    document = msgspec.json.decode(msgspec.json.encode(document))
    for _ in range(dice.choice((1, 1, 2, 3))):
        if document:
            holder, key = place_in(document, dice)
            change(document, holder, key, [place_in(document, dice) for _ in range(30)], other, dice)
    return document


def change(document: Json, holder: Json, key: Any, found: list[Place], other: Json, dice: random.Random) -> None:
    """One change at a place."""
    value = holder[key]
    alike = [(where, at) for where, at in found if type(where[at]) is type(value)] or [(holder, key)]
    kind = dice.randrange(9)
    if kind == 0:
        holder[key] = copy.deepcopy(dice.choice(STRANGE))
    elif kind == 1:
        if isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = value + dice.choice((-2, -1, 1, 2))
        else:
            where, at = dice.choice(alike)
            holder[key] = copy.deepcopy(where[at])
    elif kind == 2:
        where, at = dice.choice(alike)
        holder[key], where[at] = copy.deepcopy(where[at]), copy.deepcopy(holder[key])
    elif kind == 3:
        del holder[key]
    elif kind == 4 and isinstance(holder, list):
        holder.insert(dice.randrange(len(holder) + 1), copy.deepcopy(value))
    elif kind == 5 and isinstance(holder, list):
        lists = [where[at] for where, at in found if isinstance(where[at], list)] or [holder]
        target = dice.choice(lists)
        if not contains(value, target):
            holder.pop(key)
            target.insert(dice.randrange(len(target) + 1), value)
    elif kind == 6 and isinstance(holder, dict):
        holder[dice.choice(("unknown", "seat", "Players", ""))] = copy.deepcopy(value)
    elif kind == 7:
        top = dice.choice(list(other))
        document[top] = copy.deepcopy(other[top])
    elif isinstance(holder, list) and len(holder) > 1:
        dice.shuffle(holder)


def contains(value: Json, part: Json) -> bool:
    """Whether a list lies somewhere in a value."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return value is part or any(contains(each, part) for each in inside)


def positions(game: Game, dice: random.Random, matches: int) -> list[Json]:
    """Positions of random matches at all tables of a game."""
    found = []
    for number in range(matches):
        row = ROWS[game.name][number % len(ROWS[game.name])]
        for match in states_of(game, row, dice.randrange(2**32)):
            if match.over or dice.random() < 0.25:
                found.append(match.position())
    return found


def files(game: Game, dice: random.Random, matches: int) -> list[Json]:
    """Files of random matches, some from a position, some not finished."""
    found = []
    for number in range(matches):
        row = ROWS[game.name][number % len(ROWS[game.name])]
        end = dice.randrange(60)
        match = next(iter(states_of(game, row, dice.randrange(2**32))))
        if number % 2:
            for match in states_of(game, row, dice.randrange(2**32)):
                if match.sequence == end:
                    break
            match = game.position(match.position(), dice.randrange(2**32))
        for _ in range(end):
            if match.over:
                break
            seat = dice.choice(match.pending)
            match.play_steps(seat, random_chain(match, seat, dice))
        found.append(json.loads(json.dumps(match.save())))
    return found


def try_position(game: Game, mutant: Json, dice: random.Random) -> str:
    """What became of a mutant: refused, accepted, or accepted and played to its end."""
    try:
        match = game.position(mutant, dice.randrange(2**32))
    except BadPosition as error:
        said(error)
        return "refused"
    for _ in range(MOVES):
        look(match, dice)
        if match.over:
            return "over"
        seat = dice.choice(match.pending)
        match.play_steps(seat, random_chain(match, seat, dice))
    look(match, dice)
    return "accepted"


def look(match: Match, dice: random.Random) -> None:
    """Everything that anybody could ask of a match."""
    game = match.game
    match.check()
    assert game.position(match.position(), match.seed).position() == match.position()
    assert (match.outcome is None) == bool(match.pending)
    match.scores()
    for seat in (*range(match.seats), None):
        view = match.view(seat)
        msgspec.json.encode([view, match.plain(view)])
    observation = np.zeros(game.observation_size, np.int64)
    for seat in range(match.seats):
        calls.observe(as_rows(match.states), 0, seat, observation)
        known = match.redealt(seat, dice.randrange(2**62))
        broken = int(calls.check(as_rows(known), 0))
        assert broken == 0, f"{game.cite(broken)} broken by a redeal for seat {seat}"
        graph = match.graph(seat)
        assert bool(graph.nodes) == (seat in match.pending)
        match.why(seat, [], dice.randrange(game.steps))


def said(error: LudotecaError) -> None:
    """A refusal can be read in every language."""
    for lang in LANGUAGES:
        assert not sentence(error.says, lang).startswith(error.says.id)


def try_file(game: Game, mutant: Json) -> str:
    """What became of a file: refused, or found consistent."""
    report = verify(game, mutant)
    try:
        match = game.load(mutant if isinstance(mutant, dict) else json.dumps(mutant))
    except BadFile as error:
        said(error)
        return "refused"
    assert report.consistent or match.save() != mutant
    look(match, random.Random(1))
    return "accepted"


def tried(game: Game, count: int, seed: int, matches: int = 20) -> Counter[str]:
    """So many mutants, four positions to a file; returns what became of them. A failure names the mutant."""
    dice, results = random.Random(seed), Counter[str]()
    real, saved = positions(game, dice, matches), files(game, dice, matches)
    for number in range(count):
        is_file = number % 5 == 4
        one, two = dice.choice(saved if is_file else real), dice.choice(saved if is_file else real)
        mutant = mutate(one, two, dice)
        try:
            become = try_file(game, mutant) if is_file else try_position(game, mutant, dice)
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error}\n{json.dumps(mutant)}") from error
        results[f"{'file' if is_file else 'position'} {become}"] += 1
    return results
