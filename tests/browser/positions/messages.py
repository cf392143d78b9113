"""A moment as messages: what the server would send to a page that joins the table then."""

from typing import Any

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.lessons import shown
from ludoteca.server.lessons.shown import BOT_SEAT
from ludoteca.server.protocol import Table, Update
from ludoteca.server.table.drawing import Drawing
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.window import Window
from tests.browser.positions.moment import Moment


def saved(moment: Moment, game: str) -> dict[str, Any]:
    """The messages of a moment as JSON, with what is picked."""
    match = moment.match(game)
    plain: dict[str, Any] = msgspec.to_builtins({"table": table(moment, match), "update": update(moment, match)})
    return {**plain, "chosen": msgspec.to_builtins(moment.chosen)}


def table(moment: Moment, match: Match) -> Table:
    """The table around the match, with people whose names are always the same."""
    commitment = LiveMatch("gallery", match.seed, match).commitment
    return msgspec.structs.replace(
        shown.table(match, moment.seat), id="gallery", match="gallery", commitment=commitment
    )


def update(moment: Moment, match: Match) -> Update:
    """What the seat sees, may decide, and was told of the last moves."""
    live, moves = LiveMatch("gallery", match.seed, match), match.game.moves
    live.answers = {seat: list(moves.steps_of(moves.parse_decision(text))) for seat, text in moment.answers.items()}
    persons = [seat for seat in range(match.seats) if seat != BOT_SEAT or seat == moment.seat]
    public = sorted(live.answers) if Window(match, persons).is_public else []
    return Drawing(live, max(0, match.sequence + 1 - moment.told), public).update(moment.seat)
