"""The game in a minute as a page shows it: every picture of `minute.json`, set up and played by the engine."""

from functools import cache

from ludoteca.engine import minute
from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from ludoteca.server.lessons import shown
from ludoteca.server.protocol import Minute, Picture


@cache
def minute_of(game: str) -> Minute | None:
    """The pictures of a game, made once; None where it has no minute.

    A file that does not fit raises what is wrong with it: `msgspec.ValidationError`, or the engine's own errors where
    a position or a move is none.
    """
    found = minute.minute_in(GAMES[game].folder)
    return None if found is None else Minute(game, [picture(GAMES[game], each) for each in found.pictures])


def picture(game: Game, drawn: minute.Picture) -> Picture:
    """One picture as messages: where it begins, what lies picked there, and what each of its moves shows."""
    match = drawn.begin(game)
    table, update = shown.table(match, drawn.seat), shown.update(match, drawn.seat)
    first = match.read(drawn.moves[0]) if drawn.moves else None
    picked = list(first.steps) if first and first.by == drawn.seat else []
    return Picture(drawn.name, drawn.show, table, update, list(shown.played(match, drawn.moves, drawn.seat)), picked)
