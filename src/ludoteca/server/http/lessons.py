"""What teaches a game has an address: its lesson and its minute, the same for everybody whoever asks."""

import asyncio
import logging

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.lesson import LessonMisfit
from ludoteca.games import GAMES
from ludoteca.server.http.me import Asked
from ludoteca.server.http.unchanged import unless_known
from ludoteca.server.lessons.lesson import lesson_of
from ludoteca.server.lessons.minute import minute_of
from ludoteca.server.protocol import Lesson, Minute
from ludoteca.server.refusal import Refusal

log = logging.getLogger(__name__)


@get("/api/games/{game:str}/lesson")
async def get_lesson(request: Asked, game: FromPath[str]) -> Response[Lesson | None]:
    """A game's lesson, played through by its rules: what every legal move of the learner leads to."""
    found = await asyncio.to_thread(_lesson, game) if game in GAMES else None
    if found is None:
        raise Refusal("server-not-found", status=404)
    return unless_known(request, found)


def _lesson(game: str) -> Lesson | None:
    try:
        return lesson_of(game)
    except LessonMisfit as misfit:
        log.error("%s", misfit)  # a package's: the house's own are tested
        return None


@get("/api/games/{game:str}/minute")
async def get_minute(request: Asked, game: FromPath[str]) -> Response[Minute | None]:
    """A game in a minute: pictures from real positions, and the moves that are played in them."""
    found = await asyncio.to_thread(_minute, game) if game in GAMES else None
    if found is None:
        raise Refusal("server-not-found", status=404)
    return unless_known(request, found)


def _minute(game: str) -> Minute | None:
    try:
        return minute_of(game)
    except (LudotecaError, msgspec.DecodeError):
        log.exception("the minute of %s does not fit its rules", game)  # a package's: the house's own are tested
        return None


HANDLERS = [get_lesson, get_minute]
