"""A game: its box, its rules and the rooms beside them, and how a match of it begins.

A game's folder holds modules of fixed names; what each must offer is written here as a protocol. Nothing inherits
from anything.
"""

from dataclasses import dataclass
from typing import Any, Literal, Protocol

import msgspec
import numpy as np
from msgspec import Struct

from ludoteca.engine import gamefile
from ludoteca.engine.chance import Chance
from ludoteca.engine.errors import BadOption, BadPosition
from ludoteca.engine.event import Told
from ludoteca.engine.kernel import Kernel
from ludoteca.engine.match import Match
from ludoteca.engine.move import Decision
from ludoteca.engine.options import OptionInfo, option_list, parse_options
from ludoteca.engine.outcome import Outcome
from ludoteca.engine.record import State, States
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.verbs import BY_DTYPE, Verbs


class Box(Protocol):
    """`box.py`: components, constants, options, the record."""

    __name__: str
    NAME: str
    PREFIX: str
    VERSION: int
    SEATS: range
    STEPS: int
    LONGEST: int
    STATE: np.dtype[np.void]
    Options: Any

    def set_options(self, s: State, options: Any) -> None: ...
    def forbids_seats(self, options: Any, seats: int) -> str: ...


class Rules(Protocol):
    """`rules.py`: the compiled verbs of play."""

    deal: Kernel
    pending: Kernel
    legal: Kernel
    forbids: Kernel
    play: Kernel
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
    """`view.py`: what a seat may see, for whom it plays, how several seats decide at once, and how the match ended."""

    def side(self, seat: int) -> int: ...
    def window(self, s: State) -> Literal["turn", "sealed", "race"]: ...
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


@dataclass(frozen=True)
class Game:
    """One game of the house."""

    box: Box
    rules: Rules
    knowledge: Knowledge
    moves: Moves
    views: View
    story: Story
    positions: Positions

    def __post_init__(self) -> None:
        rules, knowledge = self.rules, self.knowledge
        BY_DTYPE[self.state] = Verbs(
            deal=rules.deal,
            pending=rules.pending,
            legal=rules.legal,
            forbids=rules.forbids,
            play=rules.play,
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

    def side(self, seat: int) -> int:
        """The side a seat plays for: its clan, or itself."""
        return self.views.side(seat)

    def cite(self, rule: int) -> str:
        """A rule's number as it is written: KA-522."""
        return f"{self.box.PREFIX}-{rule}"

    def parse_options(self, given: dict[str, Any]) -> Any:
        """Options from JSON or Python names."""
        return parse_options(self.box.Options, given)

    def option_list(self) -> list[OptionInfo]:
        """All table options with their values and rules."""
        return option_list(self.box.Options)

    def record(self, seats: int, options: Struct) -> States:
        """An array of one record with seats and options set and nothing dealt."""
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
            given = msgspec.convert(position, self.positions.Position)
            states = self.record(given.players, given.options)
            self.positions.parse_position(given, states[0])
        except (msgspec.ValidationError, BadOption) as error:
            raise BadPosition(Says("engine-bad-position", args={"text": str(error)[:160]})) from error
        return Match.from_position(self, given.options, states, seed)

    def load(self, file: dict[str, Any] | str | bytes) -> Match:
        """A match from its game file, replayed move by move; raises BadFile where it contradicts itself."""
        return gamefile.load(self, gamefile.read(file))
