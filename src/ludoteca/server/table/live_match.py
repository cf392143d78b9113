"""A match that is being played here: the authority on it, its secret seed, and where it stands."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import ludoteca
from ludoteca.engine import fairness
from ludoteca.engine.event import Event, Told
from ludoteca.engine.match import Match
from ludoteca.engine.origin import Origin
from ludoteca.server.protocol import Recorded
from ludoteca.server.storage.stored import Aid, OptionValue, Seal, SitterNote, StoredMatch, StoredMove

Answers = dict[int, list[int]]
"""The steps that seats have sent for an open window."""


class ReplayDiffersError(Exception):
    """Stored moves no longer lead to the events that were told when they were made."""


class LiveMatch:
    """One match with its id and seed. `match` is swapped whole after a move has been stored."""

    def __init__(
        self,
        match_id: str,
        server_seed: bytes,
        match: Match,
        entropy: Sequence[str] = (),
        commitments: list[str] | None = None,
    ) -> None:
        self.id = match_id
        self.server_seed = server_seed
        self.match = match
        self.entropy = list(entropy)
        self.commitments = commitments
        """What each seat had committed itself to before the deal; None: from before seats did."""
        self.number = 0
        """Where the public chain holds this deal; 0: nowhere."""
        self.answers: Answers = {}
        """What seats have sent for the window that is open now."""
        self.deciders: dict[int, str] = {}
        """Who or which bot decided those answers."""
        self.last_deciders: dict[int, str] = {}
        """Who or which bot made each seat's last move."""
        self.aids: list[Aid] = []
        """Help that seats took: hints, and moves taken back."""
        self.practice = False
        """Whether moves were taken back freely, or it was played on from a point of another match."""
        self.origin: Origin | None = None
        """Where it was played on from; None: it was dealt."""
        self.opened_before = (-1, 0.0)
        """A number of moves, and for how many seconds a window opened by them had been open when the server stopped."""
        self._backs = 0

    @classmethod
    def deal(
        cls, game: str, options: dict[str, OptionValue], seal: Seal, entropy: list[str], commitments: list[str]
    ) -> "LiveMatch":
        """A new match, dealt from what was sealed before and what seats had committed themselves to and revealed."""
        match = _dealt(game, options, seal.secret, seal.match, entropy)
        return cls(seal.match, seal.secret, match, entropy, commitments)

    @classmethod
    def begin(cls, game: str, position: dict[str, Any], origin: Origin, seal: Seal) -> "LiveMatch":
        """A new match that goes on from a point of another one. What is to come is as secret as after a deal."""
        match = _begun(game, position, seal.secret, seal.match)
        live = cls(seal.match, seal.secret, match, [""] * match.seats)
        live.origin, live.practice = origin, True
        return live

    @classmethod
    def rebuild(cls, stored: StoredMatch) -> "LiveMatch":
        """The match after all its stored moves, which must tell the same events again."""
        if stored.position is None:
            match = _dealt(stored.game, stored.options, stored.server_seed, stored.id, stored.entropy)
        else:
            match = _begun(stored.game, stored.position, stored.server_seed, stored.id)
        if told_as_text(match.told[0]) != stored.dealt:
            raise ReplayDiffersError(f"match {stored.id}: the deal")
        for move in stored.moves:
            if move.sequence != match.sequence + 1:
                raise ReplayDiffersError(f"match {stored.id}: move {match.sequence + 1} is missing")
            if told_as_text(match.play_steps(move.seat, move.steps)) != move.told:
                raise ReplayDiffersError(f"match {stored.id}: move {move.sequence}")
        live = cls(stored.id, stored.server_seed, match, stored.entropy, stored.commitments)
        live.practice, live.origin = stored.practice, stored.origin
        live.aids = list(stored.aids)
        live.last_deciders = {move.seat: move.player for move in stored.moves}
        waiting = [each for each in stored.answers if each.window == match.sequence]
        live.answers = {each.seat: each.steps for each in waiting}
        live.deciders = {each.seat: each.player for each in waiting}
        return live

    def noted(self, table: str, options: dict[str, OptionValue], sitters: list[SitterNote]) -> StoredMatch:
        """The match as it is stored at the deal."""
        return StoredMatch(
            id=self.id,
            table=table,
            game=self.match.game.name,
            version=self.match.game.version,
            options=options,
            seats=self.match.seats,
            sitters=sitters,
            server_seed=self.server_seed,
            dealt=told_as_text(self.match.told[0]),
            ended=False,
            moves=[],
            entropy=self.entropy,
            commitments=self.commitments,
            practice=self.practice,
            position=self.match.start_position,
            origin=self.origin,
        )

    @property
    def commitment(self) -> str:
        """What the server had committed itself to before the deal."""
        if self.commitments is None:
            return fairness.commitment(self.server_seed)
        return fairness.sealed(self.server_seed, self.id)

    @property
    def at(self) -> tuple[int, int]:
        """Where the match stands: how often it was gone back, and how many moves there are."""
        return self._backs, self.match.sequence

    @property
    def out(self) -> list[int]:
        """The seats that are out of the match; they see what spectators see."""
        return self.match.out

    def go_back(self, before: Match, *, practice: bool) -> None:
        """Moves were taken back."""
        self.match, self.answers, self.deciders = before, {}, {}
        self.practice |= practice
        self._backs += 1

    @property
    def awaited(self) -> list[int]:
        """The seats that have yet to decide."""
        return [seat for seat in self.match.pending if seat not in self.answers]

    def attempt(self, seat: int, steps: Sequence[int]) -> tuple[Match, StoredMove]:
        """A copy of the match after a move, and the move as it is to be stored; IllegalMove says what forbids it."""
        after, (move,) = self.attempt_all({seat: list(steps)}, {})
        return after, move

    def attempt_all(self, chosen: Answers, deciders: Mapping[int, str]) -> tuple[Match, list[StoredMove]]:
        """A copy of the match after a move of each of these seats, in their order, and who decided each of them."""
        after = self.match.copy()
        moves = []
        for seat, steps in chosen.items():
            told = after.play_steps(seat, steps)
            player = deciders.get(seat, "")
            moves.append(StoredMove(after.sequence, seat, steps, told_as_text(told), player=player))
        return after, moves


class Record:
    """A match that cannot be played again under the rules of today: what was told then, and nothing else."""

    def __init__(self, stored: StoredMatch) -> None:
        self.id = stored.id
        texts = [stored.dealt, *(move.told for move in stored.moves)]
        self._told = [told for text in texts for told in msgspec.json.decode(text, type=list[Told])]

    def seen(self, seat: int | None) -> Recorded:
        """What one seat was told; `None` is a spectator."""
        events = (told.to(seat) for told in self._told)
        return Recorded([event for event in events if event is not None])

    def seen_after(self, seat: int | None) -> list[Event]:
        """What may be read when the match is over: through the eyes of one seat, or everything."""
        return seen_after(self._told, seat)


def seen_after(told: list[Told], seat: int | None) -> list[Event]:
    """Events as they may be read when the match is over: through the eyes of one seat, or everything."""
    if seat is None:
        return [each.full for each in told]
    return [event for each in told if (event := each.to(seat)) is not None]


def told_as_text(told: list[Told]) -> str:
    """Events as they are stored, for everybody's eyes together."""
    return msgspec.json.encode(told).decode()


def _begun(game: str, position: dict[str, Any], server_seed: bytes, match_id: str) -> Match:
    """A match from a position: its seats add nothing to what is to come."""
    return ludoteca.game(game).position(position, fairness.match_seed(server_seed, match_id, []))


def _dealt(game: str, options: dict[str, OptionValue], server_seed: bytes, match_id: str, entropy: list[str]) -> Match:
    seed = fairness.match_seed(server_seed, match_id, entropy)
    return ludoteca.game(game).start(seats=len(entropy), seed=seed, **options)
