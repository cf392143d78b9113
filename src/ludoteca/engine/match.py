"""A match: the authority on one play. It knows the truth, refuses what a rule forbids, and tells each seat its part."""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Self

import msgspec
import numpy as np
from msgspec import Struct

from ludoteca.engine import calls, gamefile, given, stepgraph
from ludoteca.engine.chance import Draw, draws
from ludoteca.engine.errors import BadNotation, BadNumber, BadPosition, BrokenInvariant, IllegalMove
from ludoteca.engine.event import Event, Told
from ludoteca.engine.move import Move, seat_letter
from ludoteca.engine.outcome import Outcome
from ludoteca.engine.randomness import seed_secure
from ludoteca.engine.record import States, copied, rows
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.stepgraph import StepGraph

if TYPE_CHECKING:
    from ludoteca.engine.game import Game

MOST_SEATS = 8
SEATS_IN = [tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)]
"""The seats in a bit mask, for every mask: asked several times whenever somebody looks at a table."""


class Match:
    """One play of a game. `told[n]` is what move n led to; `told[0]` is the deal."""

    def __init__(self, game: "Game", options: Struct, states: States, seed: bytes) -> None:
        self.game = game
        self.options: Any = options
        self.seats = int(states[0]["seats"])
        self.seed = seed
        self.states = states
        self.moves: list[Move] = []
        self.told: list[list[Told]] = []
        self.draws: list[Draw] = []
        self.start_position: dict[str, Any] | None = None
        self._asked: tuple[States | None, tuple[int, ...]] = (None, ())

    @classmethod
    def dealt(cls, game: "Game", seats: int, options: Struct, seed: int | bytes | None) -> Self:
        """A new match, set up and dealt."""
        match = cls(game, options, game.record(given.whole("seats", seats), options), given.seed_bytes(seed))
        seed_secure(match.states[0], match.seed)
        before = match.states.copy()
        calls.deal(rows(match.states), 0)
        match.check()
        match.draws = draws(before, match.states, 0, game.story.chances(None, match.states[0]))
        match.told = [game.story.tell_deal(match.states[0])]
        return match

    @classmethod
    def from_position(cls, game: "Game", options: Struct, states: States, seed: int | bytes | None) -> Self:
        """A match that goes on from a position; nothing has been told yet."""
        match = cls(game, options, states, given.seed_bytes(seed))
        seed_secure(states[0], match.seed)
        if broken := int(calls.check(rows(states), 0)):
            raise BadPosition(Says("engine-position-breaks", game.cite(broken)))
        match.told = [[]]
        match.start_position = match.position()
        return match

    @property
    def sequence(self) -> int:
        """How many moves were made."""
        return len(self.moves)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may act now; asked many times for each position, worked out once."""
        if self._asked[0] is not self.states:
            self._asked = (self.states, SEATS_IN[int(calls.pending(rows(self.states), 0))])
        return self._asked[1]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.pending

    @property
    def out(self) -> list[int]:
        """The seats that are out of the match; most games have none before the end."""
        return [seat for seat in range(self.seats) if self.game.views.is_out(self.states[0], seat)]

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranking, winners and the reason; None while the match goes on."""
        return self.game.views.outcome(self.states[0])

    def legal(self, seat: int | None = None) -> list[Move]:
        """All whole moves of a seat, or of every seat that may act."""
        seats = self.pending if seat is None else (given.seat(seat, self.seats),)
        return [self.move(by, steps) for by in seats for steps in self.chains(by)]

    def chains(self, seat: int) -> Iterator[tuple[int, ...]]:
        """The legal chains of steps of a seat, one after the other, in the order of `legal`."""
        seat = given.seat(seat, self.seats)
        waiting: list[tuple[tuple[int, ...], States]] = [((), self.states)] if seat in self.pending else []
        while waiting:
            chain, states = waiting.pop()
            longer: list[tuple[tuple[int, ...], States]] = []
            for step in stepgraph.steps(states, seat, self.game.steps):
                tried = stepgraph.tried(states, seat, step)
                if stepgraph.is_partial(tried):
                    longer.append(((*chain, step), tried))
                else:
                    yield (*chain, step)
            waiting.extend(reversed(longer))

    def move(self, seat: int, steps: tuple[int, ...]) -> Move:
        """A chain of steps as a move, with its notation and its data."""
        seat = given.seat(seat, self.seats)
        chain = given.chain(steps, self.game.steps)
        try:
            decision = self.game.moves.decision_of(chain)
            text = self.game.moves.format_decision(decision)
        except (ValueError, LookupError, TypeError) as error:  # each is a step of the game, all together are no move
            raise BadNumber(Says("engine-no-move", args={"text": given.shown(list(chain))})) from error
        return Move(seat, chain, f"{seat_letter(seat)} {text}", decision)

    def read(self, move: Move | str | dict[str, Any]) -> Move:
        """A move from its text ("a 7x2"), its dict or itself; raises BadNotation."""
        text = move[:80] if isinstance(move, str) else given.shown(move, 80)
        match move:
            case Move():
                return move
            case str():
                letter, _, words = move.strip().partition(" ")
                decision = self.game.moves.parse_decision(words.strip())
                by = "abcdefgh".find(letter) if len(letter) == 1 else None
            case {"by": seat, "decision": list(decision)}:
                by = given.as_whole(seat)
                decision = given.plain_data(decision, text)
            case _:
                raise BadNotation(Says("engine-bad-move", args={"text": text}))
        if by is None or by not in range(self.seats):
            raise BadNotation(Says("engine-bad-seat", args={"text": text, "count": self.seats}))
        return self.move(by, self.game.moves.steps_of(decision))

    def play(self, move: Move | str | dict[str, Any]) -> list[Told]:
        """Make a move; raises BadNotation or IllegalMove and then changes nothing."""
        chosen = self.read(move)
        return self.play_steps(chosen.by, chosen.steps)

    def play_steps(self, seat: int, steps: tuple[int, ...] | list[int]) -> list[Told]:
        """Make a move given as steps: the whole chain is applied to a copy, which is then swapped in."""
        seat, chain = given.seat(seat, self.seats), given.steps(steps)
        after = self.after(seat, chain)
        if broken := int(calls.check(rows(after), 0)):
            # Logs show this: which move it was, never what was chosen in it.
            raise BrokenInvariant(f"{self.game.cite(broken)} broken by {seat_letter(seat)}, move {self.sequence + 1}")
        story, before = self.game.story, self.states
        drawn = draws(before, after, self.sequence + 1, story.chances(before[0], after[0]))
        told = story.tell(before[0], seat, chain, after[0])
        move = self.move(seat, chain)
        self.states = after
        self.moves.append(move)
        self.draws.extend(drawn)
        self.told.append(told)
        return told

    def after(self, seat: int, chain: tuple[int, ...]) -> States:
        """The state after a whole chain of steps; raises IllegalMove at the first that a rule forbids."""
        states = self.states
        for number, step in enumerate(chain):
            if number and not stepgraph.is_partial(states):
                raise IllegalMove(self._not_whole(seat, chain, "engine-too-many-steps"))
            if not self.has_step(step) or int(calls.forbids(rows(states), 0, seat, step)):
                raise IllegalMove(self.why(seat, list(chain[:number]), step) or no_such_step(step))
            states = stepgraph.tried(states, seat, step)
        if not chain or stepgraph.is_partial(states):
            raise IllegalMove(self._not_whole(seat, chain, "engine-unfinished"))
        return states

    def _not_whole(self, seat: int, chain: tuple[int, ...], id: str) -> Says:
        """Why steps that are legal one by one are no whole move, for all the seat knows; `id`: too few or too many."""
        known = self.redealt(seat, stepgraph.SEED)
        return self.game.story.not_whole(known[0], chain, id)

    def has_step(self, step: int) -> bool:
        """Whether there is such a step in this game."""
        return 0 <= step < self.game.steps

    def why(self, seat: int, steps: list[int], step: int | Says) -> Says | None:
        """Why a seat may not take a step after the steps already chosen; None if it may.

        The step is given by its number, or as its label names it: whoever was not offered it has no number of it.

        Answered from what the seat knows, never from the truth, and about the open decision only: steps that are not
        the beginning of one raise IllegalMove. What a whole move would lead to is nobody's business before it is made.
        """
        seat = given.seat(seat, self.seats)
        known, chain = self.redealt(seat, stepgraph.SEED), given.steps(steps)
        for chosen in chain:
            if says := self._refusal(known, seat, chosen):
                raise IllegalMove(says)
            known = stepgraph.tried(known, seat, chosen)
            if not stepgraph.is_partial(known):
                raise IllegalMove(self._not_whole(seat, chain, "engine-too-many-steps"))
        if isinstance(step, Says):
            number = stepgraph.named(self.game, known[0], step)
            return no_such_step(step.id[:80]) if number is None else self._refusal(known, seat, number)
        return self._refusal(known, seat, given.step(step))

    def _refusal(self, known: States, seat: int, step: int) -> Says | None:
        """Why a step is not legal in a record as `redealt` gives it, None if it is."""
        if not self.has_step(step):
            return no_such_step(step)
        rule = int(calls.forbids(rows(known), 0, seat, step))
        return self.game.story.refusal(known[0], seat, step, rule) if rule else None

    def graph(self, seat: int) -> StepGraph:
        """What a seat may decide now, as a graph of labelled steps, built from what the seat knows."""
        return stepgraph.build(self, given.seat(seat, self.seats))

    def view(self, seat: int | None, public: Any = None) -> Any:
        """What one seat may see; `None` is a spectator, whose view of this position is `public` where it is at hand."""
        viewer, game = given.viewer(seat, self.seats), self.game
        if public is None or viewer is None or game.seated is None:
            return game.views.view(self.states[0], viewer)
        return game.seated(public, self.states[0], viewer)

    def open_view(self, seat: int | None = None) -> Any:
        """Everything, all hands included: for matches that are over."""
        return self.game.views.view(self.states[0], given.viewer(seat, self.seats), all_hands=True)

    def plain(self, view: Any) -> list[Section]:
        """A view in sentences."""
        return self.game.views.describe(view)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What one seat was told from move number `since` on; 0 includes the deal."""
        viewer, since = given.viewer(seat, self.seats), given.whole("since", since)
        seen = (told.to(viewer) for move in self.told[since:] for told in move)
        return [event for event in seen if event is not None]

    def redealt(self, seat: int, seed: int) -> States:
        """The record with everything the seat cannot know replaced: all that may ever go to a bot."""
        return stepgraph.imagined(self.states, given.seat(seat, self.seats), given.whole("seed", seed))

    def check(self) -> None:
        """Raise BrokenInvariant if the engine itself has broken a rule."""
        if broken := int(calls.check(rows(self.states), 0)):
            raise BrokenInvariant(self.game.cite(broken))

    def moments(self) -> Iterator["Match"]:
        """This match played again: one match, handed over after the deal and after every move."""
        if self.start_position is None:
            again = Match.dealt(self.game, self.seats, self.options, self.seed)
        else:
            again = self.game.position(self.start_position, self.seed)
        yield again
        for move in self.moves:
            again.play_steps(move.by, move.steps)
            yield again

    def after_moves(self, count: int) -> "Match":
        """This match as it was after so many moves."""
        return next(islice(self.moments(), given.whole("count", count, 0, self.sequence), None))

    def copy(self) -> "Match":
        """An independent match in the same state, with the same past and the same future chances."""
        other = Match(self.game, self.options, copied(self.states), self.seed)
        other.moves, other.told, other.draws = list(self.moves), list(self.told), list(self.draws)
        other.start_position = self.start_position
        return other

    def position(self) -> dict[str, Any]:
        """The whole position as JSON, hidden things included."""
        position = self.game.positions.format_position(self.states[0], self.options)
        plain: dict[str, Any] = msgspec.to_builtins(position)
        return plain

    def scores(self) -> list[int]:
        """The score of every seat so far."""
        out = np.zeros(self.seats, np.int64)
        calls.score(rows(self.states), 0, out)
        scores: list[int] = out.tolist()
        return scores

    def save(self) -> dict[str, Any]:
        """The game file: a JSON document that replays bit for bit."""
        return gamefile.save(self)


def no_such_step(step: int | str) -> Says:
    """What is said of a number or a name that is no step of a game."""
    return Says("engine-no-such-step", args={"step": step})
