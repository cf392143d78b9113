"""The lesson of a game as a page plays it: every station played through by the rules, as a table would tell it."""

from functools import cache

from msgspec.structs import replace

from ludoteca.engine import lesson
from ludoteca.engine.match import Match
from ludoteca.engine.stepgraph import StepGraph
from ludoteca.games import GAMES
from ludoteca.server.lessons import shown
from ludoteca.server.protocol import Consequence, Lesson, Station, Update


@cache
def played_of(game: str) -> list[lesson.Played]:
    """The stations of a game's lesson, played through once; none without a lesson. LessonMisfit: what does not fit."""
    found = lesson.lesson_in(GAMES[game].folder)
    return [] if found is None else lesson.played(GAMES[game], found)


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game as one document; None where it has none. LessonMisfit says what does not fit."""
    played = played_of(game)
    return Lesson(game, [station(each) for each in played]) if played else None


def asked_at(game: str, name: str) -> tuple[Match, int] | None:
    """The match in which a station asks, and the learner's seat; None where there is no such station."""
    return next(((each.asked, each.station.seat) for each in played_of(game) if each.station.name == name), None)


def station(played: lesson.Played) -> Station:
    """A station as messages. Each has a match of its own, so that a page forgets the last one."""
    seat, asked = played.station.seat, played.asked
    text = lesson.text_id(asked.game, played.station)
    return Station(
        name=played.station.name,
        text=text,
        table=replace(shown.table(played.opening, seat), match=text),
        opening=update(played.opening, seat, asked, told=False),
        before=[update(match, seat, asked) for match in played.before],
        best=list(played.right.move.steps),
        consequences=[consequence(each, seat) for each in played.consequences],
        rule=played.station.rule,
        anew=played.station.position is not None,
    )


def consequence(found: lesson.Consequence, seat: int) -> Consequence:
    """What a decision leads to, as messages."""
    steps, updates = list(found.move.steps), [update(match, seat) for match in found.path]
    return Consequence(steps, found.right, found.text, updates)


def update(match: Match, seat: int, asked: Match | None = None, *, told: bool = True) -> Update:
    """What the learner sees after a move. There is something to decide only in the match that is asked about."""
    found = shown.update(match, seat, match.sequence if told else match.sequence + 1)
    return found if match is asked else replace(found, graph=StepGraph([]))
