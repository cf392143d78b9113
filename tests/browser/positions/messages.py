"""A moment as messages: what the server would send to a page that joins the table then."""

from typing import Any

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.protocol import Sitter, Table, Update
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.window import Window
from tests.browser.positions.moment import Moment

NAMES = ("Giulia", "Marta", "Leo", "Nina", "Dora", "Ugo")
DOLLS = (0, 1, 2, 6, 3, 4)
BOT_SEAT = 3
"""One chair is a bot's where there are enough."""


def saved(moment: Moment, game: str) -> dict[str, Any]:
    """The messages of a moment as JSON, with what is picked."""
    match = moment.match(game)
    plain: dict[str, Any] = msgspec.to_builtins({"table": table(moment, match), "update": update(moment, match)})
    return {**plain, "chosen": msgspec.to_builtins(moment.chosen)}


def table(moment: Moment, match: Match) -> Table:
    """The table around the match, with people whose names are always the same."""
    return Table(
        id="gallery",
        game=match.game.name,
        options=msgspec.to_builtins(match.options),
        state="over" if match.over else "playing",
        sitters=[sitter(seat, you=seat == moment.seat) for seat in range(match.seats)],
        seat=moment.seat,
        host=moment.seat == 0,
        match="gallery",
        commitment=LiveMatch("gallery", match.seed, match).commitment,
    )


def sitter(seat: int, *, you: bool) -> Sitter:
    """Who sits there."""
    if seat == BOT_SEAT and not you:
        return Sitter("bot", level="copper")
    return Sitter("person", NAMES[seat], DOLLS[seat], you=you)


def update(moment: Moment, match: Match) -> Update:
    """What the seat sees, may decide, and was told of the last moves."""
    live, moves = LiveMatch("gallery", match.seed, match), match.game.moves
    live.answers = {seat: list(moves.steps_of(moves.parse_decision(text))) for seat, text in moment.answers.items()}
    persons = [seat for seat in range(match.seats) if seat != BOT_SEAT or seat == moment.seat]
    public = sorted(live.answers) if Window(match, persons).is_public else []
    return live.update(moment.seat, max(0, match.sequence + 1 - moment.told), public, None)
