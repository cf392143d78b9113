"""What teaches a game has an address: its lesson, its minute, and why a step may not be taken there."""

import asyncio
import logging

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.lesson import LessonMisfit
from ludoteca.engine.match import Match
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from ludoteca.server.house.house import House
from ludoteca.server.http.me import Asked, address_of
from ludoteca.server.http.unchanged import unless_known
from ludoteca.server.lessons import puzzle
from ludoteca.server.lessons.lesson import asked_at, lesson_of
from ludoteca.server.lessons.minute import minute_of
from ludoteca.server.protocol import Lesson, Minute, Reason, WhyThere
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


@post("/api/games/{game:str}/why", status_code=200)
async def post_why(request: Asked, house: NamedDependency[House], game: FromPath[str]) -> Reason:
    """Why a step may not be taken at a station of a lesson or in a puzzle."""
    asked = msgspec.json.decode(await request.body(), type=WhyThere)
    if not house.rates.puzzles.allows(address_of(request)):
        raise Refusal("server-too-many-answers", status=429)
    return Reason(await asyncio.to_thread(_why, game, asked))


def _why(game: str, asked: WhyThere) -> Says:
    found = _asked(game, asked) if game in GAMES else None
    if found is None:
        raise Refusal("server-not-found", status=404)
    match, seat = found
    says = match.why(seat, asked.steps, asked.step)
    if says is None:
        raise Refusal("server-nothing-forbids", status=409)
    return says


def _asked(game: str, asked: WhyThere) -> tuple[Match, int] | None:
    if asked.kind == "puzzle":
        return puzzle.asked_in(game, asked.name)
    return None if _lesson(game) is None else asked_at(game, asked.name)


HANDLERS = [get_lesson, get_minute, post_why]
