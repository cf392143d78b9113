"""A game: its box, its rules and the rooms beside them, and how a match of it begins.

A game's folder holds modules of fixed names; what each must offer is written here as a protocol, and nothing else is
ever asked of it. Nothing inherits from anything. The first seven rooms every game has; the others it may leave out.
"""

import inspect
import random
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import numpy as np
from msgspec import Struct

from ludoteca.engine import gamefile
from ludoteca.engine.chance import Chance
from ludoteca.engine.endgame import ENDGAMES, Endgame
from ludoteca.engine.errors import BadFile, BadOption, BadPosition
from ludoteca.engine.event import Event, Told
from ludoteca.engine.given import json_data, whole
from ludoteca.engine.kernel import Kernel
from ludoteca.engine.match import Match
from ludoteca.engine.mirror import Mirror
from ludoteca.engine.move import Decision
from ludoteca.engine.options import OptionInfo, option_list, parse_options
from ludoteca.engine.outcome import Outcome
from ludoteca.engine.players import Players
from ludoteca.engine.reading import READINGS, Reading
from ludoteca.engine.record import State, States
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.thumb import THUMBS, Thumb
from ludoteca.engine.verbs import BY_DTYPE, Verbs
from ludoteca.engine.window import Window

if TYPE_CHECKING:
    from ludoteca.engine.situation import Situation

HOUSE_TEXTS = Path(__file__).parents[1] / "texts"
"""Where the sentences of the house lie, those of its own games among them."""


class Box(Protocol):
    """`box.py`: components, constants, options, the record."""

    __name__: str
    NAME: str  # lower case with hyphens; all ids of its texts begin with it
    PREFIX: str  # of its rules' numbers, two capital letters: AB-101
    VERSION: int
    SEATS: range  # within 1 to 8
    STEPS: int
    LONGEST: int
    GATHERED: tuple[str, ...]  # fields of the record that keep what a chain has chosen and do not decide how it goes on
    STATE: np.dtype[np.void]  # made by `record.layout`; it has a field `seats`
    Options: Any  # a frozen msgspec struct, renamed to camelCase, whose fields tell their rules and values

    def set_options(self, s: State, options: Any) -> None: ...
    def forbids_seats(self, options: Any, seats: int) -> str: ...


class Rules(Protocol):
    """`rules.py`: the compiled verbs of play."""

    deal: Kernel
    pending: Kernel
    legal: Kernel
    forbids: Kernel
    play: Kernel
    is_partial: Kernel
    score: Kernel
    check: Kernel


class Knowledge(Protocol):
    """`knowledge.py`: compiled; what a seat can and cannot know."""

    OBSERVATION: tuple[tuple[str, int, str], ...]
    redeal: Kernel
    observe: Kernel


class Moves(Protocol):
    """`moves.py`: steps ↔ decisions ↔ notation."""

    def decision_of(self, steps: tuple[int, ...]) -> Decision: ...
    def steps_of(self, decision: Decision) -> tuple[int, ...]: ...
    def format_decision(self, decision: Decision) -> str: ...
    def parse_decision(self, text: str) -> Decision: ...
    def label(self, step: int, s: State | None = None) -> Says: ...


class View(Protocol):
    """`view.py`: what a seat may see, for whom it plays, how several seats decide at once, and how the match ended.

    A view is a frozen struct, tagged by the game's name in a field `game`; `side` is the same number for partners.
    """

    def side(self, seat: int, seats: int) -> int: ...
    def window(self, s: State) -> Window: ...
    def is_out(self, s: State, seat: int) -> bool: ...
    def view(self, s: State, seat: int | None, all_hands: bool = False) -> Any: ...
    def outcome(self, s: State) -> Outcome | None: ...
    def describe(self, view: Any) -> list[Section]: ...


class Story(Protocol):
    """`story.py`: what happened, what was left to chance, why a step is refused or steps are no move."""

    FORETOLD: dict[str, str]

    def chances(self, before: State | None, after: State) -> list[Chance]: ...
    def tell_deal(self, s: State) -> list[Told]: ...
    def tell(self, before: State, seat: int, steps: tuple[int, ...], after: State) -> list[Told]: ...
    def refusal(self, s: State, seat: int, step: int, rule: int) -> Says: ...
    def not_whole(self, s: State, steps: tuple[int, ...], id: str) -> Says: ...


class Positions(Protocol):
    """`position.py`: any position as JSON."""

    Position: Any

    def format_position(self, s: State, options: Any) -> Any: ...
    def parse_position(self, position: Any, s: State) -> None: ...


class Reasons(Protocol):
    """`reasons.py`: what speaks for a move, in the words of the game."""

    def reason(self, case: "Situation") -> Says: ...


class Remember(Protocol):
    """Fills in what a record redealt for a seat has forgotten of its past, so that all seats remember one; or fails."""

    def __call__(self, s: State, seat: int, dice: random.Random) -> bool: ...


class Seated(Protocol):
    """A spectator's view as a seat sees the same position: what only this seat may see is put in, the rest is kept.

    What it makes is what `view` makes for that seat; where many look at one table, what all see is drawn once.
    """

    def __call__(self, public: Any, s: State, seat: int) -> Any: ...


class Foretell(Protocol):
    """The events of `FORETOLD` that a move would be told by, without telling all the others."""

    def __call__(self, before: State, seat: int, steps: tuple[int, ...]) -> list[Event]: ...


class Version(Struct, frozen=True):
    """The number of a game's environments that learners see, and a digest of the behaviour it stands for."""

    number: int = 1
    digest: str = ""
    """As `research.versions.digest_of` takes it; "" where nobody watches it."""


class Card(Struct, frozen=True):
    """How a game runs on a graphics card."""

    registers: int = 64
    """Of a thread: with more of them too few threads fit on the card, with fewer their values spill. Measured."""
    carries: bool = False
    """Whether warps carry records to whoever observes them: worth it where much of a small record is read. Measured."""


@dataclass(frozen=True)
class Game:
    """One game of the house: whatever the house knows about it is here."""

    box: Box
    rules: Rules
    knowledge: Knowledge
    moves: Moves
    views: View
    story: Story
    positions: Positions
    thumb: Thumb = Thumb()  # noqa: RUF009  # a tuple
    endgame: Endgame = Endgame()  # noqa: RUF009  # a tuple
    reading: Reading = Reading()  # noqa: RUF009  # a tuple
    mirror: Mirror = Mirror()  # noqa: RUF009  # frozen
    players: Players = Players()  # noqa: RUF009  # frozen
    reasons: Reasons | None = None
    research: Version = Version()  # noqa: RUF009  # frozen
    card: Card = Card()  # noqa: RUF009  # frozen
    remember: Remember | None = None
    """For games whose `redeal` forgets parts of the past; None where it forgets none."""
    seated: Seated | None = None
    """For games whose views are mostly alike for all; None: each viewer's is drawn by itself."""
    foretell: Foretell | None = None
    """For games that can tell cheaply what a key announces; None: the move is told whole, and the rest left out."""
    in_person: bool = False
    """Whether the clock closes windows within seconds, so that everybody has to be there: no table gives days then."""
    texts: Path = HOUSE_TEXTS
    """A folder with a folder for each language, `en` at least, of `.ftl` files."""

    def __post_init__(self) -> None:
        rules, knowledge = self.rules, self.knowledge
        THUMBS[self.state] = self.thumb
        ENDGAMES[self.state] = self.endgame
        READINGS[self.state] = self.reading
        BY_DTYPE[self.state] = Verbs(
            deal=rules.deal,
            pending=rules.pending,
            legal=rules.legal,
            forbids=rules.forbids,
            play=rules.play,
            is_partial=rules.is_partial,
            score=rules.score,
            check=rules.check,
            redeal=knowledge.redeal,
            observe=knowledge.observe,
        )

    @property
    def name(self) -> str:
        """Its name here and on the command line."""
        return self.box.NAME

    @property
    def version(self) -> int:
        """Raised whenever its behaviour changes; game files name it."""
        return self.box.VERSION

    @property
    def seats(self) -> range:
        """How many may play."""
        return self.box.SEATS

    @property
    def state(self) -> np.dtype[np.void]:
        """The record of a whole match."""
        return self.box.STATE

    @property
    def steps(self) -> int:
        """Step codes are below this."""
        return self.box.STEPS

    @property
    def longest(self) -> int:
        """No match has more steps than this."""
        return self.box.LONGEST

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` writes."""
        return sum(size for _, size, _ in self.knowledge.OBSERVATION)

    @property
    def folder(self) -> Path:
        """Its own folder; `RULES.md` lies there, and `calibration.json` where it was measured."""
        return Path(inspect.getfile(self.box)).parent  # type: ignore[arg-type]  # a module

    def side(self, seat: int, seats: int) -> int:
        """The side a seat plays for at a table of so many: the same for partners, else one for each."""
        return self.views.side(seat, seats)

    def sides(self, seats: int) -> list[int]:
        """The side of every seat."""
        return [self.side(seat, seats) for seat in range(seats)]

    def cite(self, rule: int) -> str:
        """A rule's number as it is written: AB-101."""
        return f"{self.box.PREFIX}-{rule}"

    def parse_options(self, given: dict[str, Any]) -> Any:
        """Options from JSON or Python names."""
        return parse_options(self.box.Options, given)

    def option_list(self) -> list[OptionInfo]:
        """All table options with their values and rules."""
        return option_list(self.box.Options)

    def record(self, seats: int, options: Struct) -> States:
        """An array of one record with seats and options set and nothing dealt."""
        seats = whole("seats", seats)
        if rule := self.box.forbids_seats(options, seats):
            raise BadOption(Says("engine-bad-seats", rule, {"count": seats}))
        states = np.zeros(1, self.state)
        states[0]["seats"] = seats
        self.box.set_options(states[0], options)
        return states

    def start(self, seats: int, seed: int | bytes | None = None, **options: Any) -> Match:
        """A new match, dealt from a seed (a number below 2**256 or 32 bytes; a fresh secret one if left out)."""
        return Match.dealt(self, seats, self.parse_options(options), seed)

    def position(self, position: dict[str, Any], seed: int | bytes | None = None) -> Match:
        """A match that goes on from a position given as JSON."""
        try:
            given = msgspec.convert(json_data(position), self.positions.Position)
            states = self.record(given.players, given.options)
            self.positions.parse_position(given, states[0])
        except BadOption as error:
            raise BadPosition(error.says) from error
        except msgspec.ValidationError as error:
            raise BadPosition(Says("engine-bad-position", args={"text": str(error)[:160]})) from error
        return Match.from_position(self, given.options, states, seed)

    def load(self, file: dict[str, Any] | str | bytes) -> Match:
        """A match from its game file, replayed move by move; raises BadFile where it contradicts itself."""
        if not isinstance(file, dict | str | bytes):
            raise BadFile(Says("engine-file-unknown"))
        return gamefile.load(self, gamefile.read(file))


def promises(game: Game) -> list[tuple[ModuleType, list[str]]]:
    """The rooms that a game has, each with the names that it must offer."""
    rooms: list[tuple[Any, type]] = [
        (game.box, Box),
        (game.rules, Rules),
        (game.knowledge, Knowledge),
        (game.moves, Moves),
        (game.views, View),
        (game.story, Story),
        (game.positions, Positions),
    ]
    if game.reasons is not None:
        rooms.append((game.reasons, Reasons))
    return [(room, names_in(protocol)) for room, protocol in rooms]


def names_in(protocol: type) -> list[str]:
    """The names that a protocol asks for."""
    asked = {**vars(protocol).get("__annotations__", {}), **vars(protocol)}
    return [name for name in asked if not name.startswith("_")]
