"""Option rows: few enough to play, yet every pair of option values, numbers of seats included, is in one of them."""

import random
from itertools import combinations
from typing import Any

import pytest
from msgspec import Struct

from ludoteca import BadOption, Game
from ludoteca.games import GAMES

Choice = tuple[str, Any]
"""One value of one option; the option "seats" is the number of seats."""


class Row(Struct, frozen=True):
    """A table: how many sit there and what they chose."""

    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return " ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())])


def choices(game: Game) -> dict[str, list[Any]]:
    """All that can be chosen about a table."""
    return {"seats": list(game.seats), **{option.name: option.values for option in game.option_list()}}


def allowed(game: Game, chosen: dict[str, Any]) -> bool:
    """Whether a game may be played like this."""
    try:
        game.record(chosen["seats"], game.parse_options({n: value for n, value in chosen.items() if n != "seats"}))
    except BadOption:
        return False
    return True


def pairs(chosen: dict[str, Any]) -> set[tuple[Choice, Choice]]:
    """Every pair of values that a row holds."""
    return set(combinations(sorted(chosen.items()), 2))


def completed(game: Game, pair: tuple[Choice, Choice], open_pairs: set[tuple[Choice, Choice]]) -> dict[str, Any] | None:
    """An allowed row that holds a pair, and as many other open pairs as some tries find; None if no try is allowed."""
    dice, best, everything = random.Random(str(pair)), None, choices(game)
    for _ in range(60):
        chosen = {name: dice.choice(values) for name, values in everything.items()} | dict(pair)
        if allowed(game, chosen) and (best is None or len(pairs(chosen) & open_pairs) > len(pairs(best) & open_pairs)):
            best = chosen
    return best


def rows(game: Game) -> list[Row]:
    """Rows in which every allowed pair of values occurs; the first is the default table."""
    everything = choices(game)
    names = sorted(everything)
    open_pairs = {
        ((one, a), (two, b)) for one, two in combinations(names, 2) for a in everything[one] for b in everything[two]
    }
    default = {option.name: option.default for option in game.option_list()}
    found: list[dict[str, Any]] = [{"seats": game.seats[0], **default}]
    open_pairs -= pairs(found[0])
    for pair in sorted(open_pairs, key=str):
        if pair in open_pairs:
            row = completed(game, pair, open_pairs)
            if row is not None:
                found.append(row)
                open_pairs -= pairs(row)
    return [Row(row["seats"], {name: value for name, value in row.items() if name != "seats"}) for row in found]


ROWS: dict[str, list[Row]] = {name: rows(game) for name, game in GAMES.items()}


def each_row() -> list[Any]:
    """Every row of every game, as a test's parameters."""
    return [pytest.param(GAMES[name], row, id=f"{name}: {row}") for name, found in ROWS.items() for row in found]


def each_game() -> list[Any]:
    """Every game, as a test's parameter."""
    return [pytest.param(game, id=name) for name, game in GAMES.items()]
