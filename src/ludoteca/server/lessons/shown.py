"""A match that nobody plays, as messages: the table around it, what a seat sees, and what each further move shows."""

from collections.abc import Iterable, Iterator

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.protocol import Sitter, Table, Update
from ludoteca.server.table.drawing import Drawing
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.window import Window

ADDRESS = "shown"
"""Stands where a table and a match have their address."""
NAMES = ("Giulia", "Marta", "Leo", "Nina", "Dora", "Ugo", "Vera", "Ivo")
DOLLS = (0, 1, 2, 6, 3, 4, 5, 7)
BOT_SEAT = 3
"""One chair is a bot's where there are enough."""


def sitter(seat: int, *, you: bool) -> Sitter:
    """Who sits there: always the same people."""
    if seat == BOT_SEAT and not you:
        return Sitter("bot", level="copper")
    return Sitter("person", NAMES[seat], DOLLS[seat], you=you)


def table(match: Match, seat: int | None) -> Table:
    """The table around a match, as one seat sees it; None is a spectator."""
    return Table(
        id=ADDRESS,
        game=match.game.name,
        options=msgspec.to_builtins(match.options),
        state="over" if match.over else "playing",
        sitters=[sitter(each, you=each == seat) for each in range(match.seats)],
        seat=seat,
        host=seat == 0,
        match=ADDRESS,
        commitment="",
    )


def update(match: Match, seat: int | None, since: int = 0) -> Update:
    """What a seat sees and may decide, and is told from move number `since` on; 0 includes the deal."""
    return Drawing(LiveMatch(ADDRESS, match.seed, match), since, answered(match)).update(seat)


def answered(match: Match) -> list[int]:
    """Where choices are sealed and everybody may know who has made one: whoever is in the match and decides no more."""
    window = Window(match, ())
    if window.kind != "sealed" or not window.is_public:
        return []
    out = match.game.views.is_out
    return [each for each in range(match.seats) if each not in match.pending and not out(match.states[0], each)]


def played(match: Match, moves: Iterable[str], seat: int | None) -> Iterator[Update]:
    """Moves in notation, played one after the other, as a seat is told of each; raises what `Match.play` raises."""
    for move in moves:
        match.play(move)
        yield update(match, seat, match.sequence)
