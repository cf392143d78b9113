"""A lesson: positions of a game, what is to be done in each, and how every legal move is judged.

A lesson is data in the folder of its game (`lesson.json`); nothing in it knows a rule. The real match plays it: what a
move leads to is what it leads to at a table, and a lesson that no longer fits the rules cannot be played at all. The
sentences are texts like all others, found by the names of game and station.
"""

from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.match import Match
from ludoteca.engine.move import Move

if TYPE_CHECKING:
    from ludoteca.engine.game import Game

FILE = "lesson.json"
Steps = tuple[int, ...]
MOST_DECISIONS = 60
"""Legal decisions at a station: what each leads to is sent along, and a newcomer is to survey them."""


class LessonMisfit(RuntimeError):
    """A lesson does not fit the rules: its author's mistake, or a rule that has changed. It says where and why."""


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong but legal move with a message of its own, and the replies of others that show what it leads to."""

    says: str
    then: list[str] = []


class Station(Struct, frozen=True, forbid_unknown_fields=True):
    """One position and what is to be done in it. Moves are in notation, the seat's letter first."""

    name: str
    right: list[str]
    """Any of them is right; the first is what is shown to whoever asks, and where a later station goes on."""
    seat: int = 0
    """The learner's."""
    position: dict[str, Any] | None = None
    """As `Game.position` takes it; None goes on from where the last station's first right move led."""
    seed: int = 1
    """Of the chance that follows; without a position that of the last station goes on."""
    before: list[str] = []
    """Moves that are made first and seen as motion."""
    wrong: dict[str, str | Wrong] = {}
    """Wrong moves with a message of their own: the end of its text's id."""
    then: list[str] = []
    """Replies of others after a right move, so that its consequence is seen."""
    rule: str = ""
    """The number of the rule that this is about."""


class GuidedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The short game after the last station: where it begins, the learner's seat and who plays the others."""

    position: dict[str, Any]
    seat: int = 0
    level: str = "tin"

    def begin(self, game: "Game") -> Match:
        """The match where it begins."""
        try:
            return game.position(self.position)
        except LudotecaError as error:
            raise LessonMisfit(f"lesson of {game.name}, the game after it: {error}") from error


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """All stations in order, and the game that follows."""

    stations: list[Station]
    game: GuidedGame


class Consequence(Struct, frozen=True):
    """A legal decision of the learner: whether it is right, the text that names what it led to, and what it led to."""

    move: Move
    right: bool
    text: str
    path: list[Match]
    """The match after the move, and after each reply."""


class Played(Struct, frozen=True):
    """A station played through by the rules."""

    station: Station
    opening: Match
    before: list[Match]
    """The match after each move that is made first."""
    consequences: list[Consequence]
    """Of every legal decision, in the order of `legal`."""

    @property
    def asked(self) -> Match:
        """The match when the learner decides."""
        return self.before[-1] if self.before else self.opening

    @property
    def right(self) -> Consequence:
        """What the first of the right moves leads to."""
        first = self.asked.read(self.station.right[0]).steps
        return next(each for each in self.consequences if each.move.steps == first)


@cache
def lesson_in(folder: Path) -> Lesson | None:
    """The lesson in the folder of a game; None if it has none."""
    file = folder / FILE
    if not file.exists():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Lesson)
    except msgspec.MsgspecError as error:
        raise LessonMisfit(f"{file}: {error}") from error


def has_lesson(game: "Game") -> bool:
    """Whether a game can be learnt by playing."""
    return (game.folder / FILE).exists()


def played(game: "Game", lesson: Lesson) -> list[Played]:
    """Every station played through: what comes first, and what each legal decision leads to; raises LessonMisfit."""
    found: list[Played] = []
    for station in lesson.stations:
        found.append(station_played(game, station, found[-1].right.path[-1] if found else None))
    return found


def station_played(game: "Game", station: Station, last: Match | None) -> Played:
    """One station; `last` is the match at the end of the one before it."""
    here = f"lesson of {game.name}, station {station.name}"
    opening = opened(game, station, last, here)
    before = moves_on(opening, station.before, f"{here}, before")
    asked = before[-1] if before else opening
    if not 0 <= station.seat < asked.seats or station.seat not in asked.pending:
        raise LessonMisfit(f"{here}: seat {station.seat} has nothing to decide")
    chains = list(islice(asked.chains(station.seat), MOST_DECISIONS + 1))
    if len(chains) > MOST_DECISIONS:
        raise LessonMisfit(f"{here}: more than {MOST_DECISIONS} legal decisions; take a smaller position")
    judge = judge_of(station, asked, set(chains), here)
    return Played(station, opening, before, [consequence(game, station, asked, judge, steps, here) for steps in chains])


def judge_of(station: Station, asked: Match, legal: set[Steps], here: str) -> dict[Steps, Wrong | None]:
    """What is said of each move that the station names: None for right ones. Whatever it does not name is "else"."""
    right = {steps_of(asked, move, station.seat, f"{here}, right") for move in station.right}
    wrong = {steps_of(asked, move, station.seat, f"{here}, wrong"): says for move, says in station.wrong.items()}
    if not right or right & wrong.keys():
        raise LessonMisfit(f"{here}: some move must be right, and none both right and wrong")
    if missing := (right | wrong.keys()) - legal:
        named = ", ".join(asked.move(station.seat, steps).text for steps in sorted(missing))
        raise LessonMisfit(f"{here}: not legal now: {named}")
    named_wrong = {steps: says if isinstance(says, Wrong) else Wrong(says) for steps, says in wrong.items()}
    return {**named_wrong, **dict.fromkeys(right)}


def consequence(
    game: "Game", station: Station, asked: Match, judge: dict[Steps, Wrong | None], steps: Steps, here: str
) -> Consequence:
    """What one legal decision leads to, and what is said of it."""
    wrong = judge.get(steps, Wrong("else"))
    after = asked.copy()
    after.play_steps(station.seat, steps)
    move = after.moves[-1]
    path = [after, *moves_on(after, station.then if wrong is None else wrong.then, f"{here}, after {move}")]
    return Consequence(move, wrong is None, text_id(game, station, "done" if wrong is None else wrong.says), path)


def text_id(game: "Game", station: Station, end: str = "") -> str:
    """The id of one of the texts of a station: what to do, or with an end what is said then."""
    return "-".join(filter(None, (game.name, "lesson", station.name, end)))


def opened(game: "Game", station: Station, last: Match | None, here: str) -> Match:
    """The match as a station begins."""
    if station.position is None:
        if last is None:
            raise LessonMisfit(f"{here}: the first station needs a position")
        return last
    try:
        return game.position(station.position, station.seed)
    except LudotecaError as error:
        raise LessonMisfit(f"{here}: {error}") from error


def moves_on(match: Match, moves: list[str], here: str) -> list[Match]:
    """The match after each of these moves; the one that is given stays as it is."""
    found: list[Match] = []
    for move in moves:
        after = (found[-1] if found else match).copy()
        try:
            after.play(move)
        except LudotecaError as error:
            raise LessonMisfit(f"{here}, {move}: {error}") from error
        found.append(after)
    return found


def steps_of(match: Match, move: str, seat: int, here: str) -> tuple[int, ...]:
    """The steps of a move of the learner's in notation."""
    try:
        read = match.read(move)
    except LudotecaError as error:
        raise LessonMisfit(f"{here}, {move}: {error}") from error
    if read.by != seat:
        raise LessonMisfit(f"{here}, {move}: the learner sits at {seat}")
    return read.steps
