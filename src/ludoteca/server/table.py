"""One live table: commands come in one at a time, are stored, then shown to everybody, then acknowledged.

A failure of the table's own (a bug, a full disk) freezes this table with an incident number and no other.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Literal

from ludoteca.engine import fairness
from ludoteca.engine.errors import LudotecaError
from ludoteca.server.audience import Audience
from ludoteca.server.choices import Choices
from ludoteca.server.limits import COMMAND_LENGTH
from ludoteca.server.link import Link
from ludoteca.server.played import Played, told_as_text
from ludoteca.server.protocol import (
    Arrange,
    Because,
    Play,
    Refused,
    Rematch,
    Sit,
    Stand,
    Start,
    Stir,
    Table,
    Update,
    Why,
)
from ludoteca.server.refusal import Refusal
from ludoteca.server.seal import entropy_of, fresh_seal, stirred
from ludoteca.server.seating import Change, Seating
from ludoteca.server.storage.stored import Chair, Guest, Seal, StoredMatch, StoredTable

if TYPE_CHECKING:
    from ludoteca.server.tables import Tables

log = logging.getLogger(__name__)

Command = Sit | Stand | Arrange | Stir | Start | Rematch | Play


class LiveTable:
    """A table in memory. Everything it shows has been stored before."""

    def __init__(self, tables: "Tables", stored: StoredTable, played: Played | None) -> None:
        self.id = stored.id
        self.game = stored.game
        self.options = stored.options
        self.host = stored.host
        self.seating = Seating(list(stored.chairs))
        self.played = played
        self.seal = stored.seal
        self.audience = Audience()
        self.incident = ""
        self._tables = tables
        self._obeyed = set(stored.obeyed)
        self.lock = asyncio.Lock()
        self.choices = Choices(self, tables.storage, tables.clock)
        self._turns: set[asyncio.Task[None]] = set()

    @property
    def state(self) -> Literal["waiting", "playing", "over"]:
        """What goes on here."""
        if self.played is None:
            return "waiting"
        return "over" if self.played.match.over else "playing"

    def join(self, link: Link, match: str | None, since: int) -> None:
        """A page looks at this table; it is told what it missed. Bots and clocks that were asleep wake up."""
        was_here = self.audience.has(link.player)
        self.audience.add(link)
        if was_here or self.seating.seat_of(link.player) is None:
            link.send(self.seen_by(link.player))
        else:
            self.publish_table()
        if self.played is not None:
            first = since + 1 if match == self.played.id and 0 <= since <= self.played.match.sequence else 0
            link.send(self._update(self.played, self._seat_behind(link), first))
        if self.incident:
            link.send(Refused("", self._frozen().says))
        self.wake()

    def leave(self, link: Link) -> None:
        """A page looks away."""
        self.audience.discard(link)
        if self.seating.seat_of(link.player) is not None and not self.audience.has(link.player):
            self.publish_table()
        self._tables.tidy(self)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is going on, so that memory may forget this table. A frozen one stays."""
        return not (self.audience or self._turns or self.lock.locked() or self.incident)

    async def obey(self, guest: Guest | None, command: Command) -> None:
        """Carry out a command once, however often it comes; a Refusal or IllegalMove says why not."""
        if guest is None:
            raise Refusal("server-who-are-you", status=401)
        if not 0 < len(command.command) <= COMMAND_LENGTH:
            raise Refusal("server-bad-command", most=COMMAND_LENGTH)
        # A page that hangs up must not come between storing a move and making it.
        await asyncio.shield(asyncio.create_task(self._obey_once(guest, command)))

    def why(self, guest: Guest | None, asked: Why) -> Because:
        """Why a seat may not take a step."""
        played = self._playing()
        seat = self._seat(guest)
        says = played.match.why(seat, asked.steps, asked.step)
        if says is None:
            raise Refusal("server-nothing-forbids", status=409)
        return Because(asked.command, says)

    async def play_for_bot(self, seat: int, match: str, sequence: int, steps: list[int]) -> None:
        """A bot's move takes the same way as a person's; it is dropped if the match has moved on."""
        async with self.lock:
            if self.played is not None and self.is_at(match, sequence):
                await self.choices.take(self.played, seat, sequence, steps, None, "")

    def is_at(self, match: str, sequence: int) -> bool:
        """Whether this match still goes on here and so many moves were made."""
        played = self.played
        return played is not None and (played.id, played.match.sequence) == (match, sequence) and not self.incident

    def freeze(self) -> None:
        """Stop this table after a failure of ours; nothing is played on until the server starts again."""
        self.incident = secrets.token_hex(4)
        log.exception("table %s is frozen, incident %s", self.id, self.incident)

    def publish_table(self) -> None:
        """Show everybody the table around the match."""
        self.audience.show(lambda link: link.player, self.seen_by)

    def seen_by(self, player: str | None) -> Table:
        """The table as one person sees it."""
        return Table(
            id=self.id,
            game=self.game,
            options=self.options,
            state=self.state,
            sitters=self.seating.seen_by(player, self._tables.guests.seen, self.audience.has, self.seal.texts),
            seat=self.seating.seat_of(player),
            host=player == self.host,
            match=None if self.played is None else self.played.id,
            commitment="" if self.played is None else self.played.commitment,
            sealed=fairness.commitment(self.seal.secret),
        )

    def wake(self) -> None:
        """Let every bot that has yet to decide think, once per decision, and the clock run where it closes a window."""
        played = self.played
        if played is None or self.incident:
            return
        now = f"{played.id} {played.match.sequence}"
        for seat in played.awaited:
            chair = self.seating.chairs[seat]
            if chair.kind == "bot":
                self._begin(f"{now} {seat}", partial(self._tables.bot_turns.take, self, played, seat, chair.level))
        if self.choices.is_timed(played):
            self._begin(f"{now} clock", partial(self.choices.keep_time, played))

    def publish_moves(self, played: Played, since: int) -> None:
        """Show everybody the moves from a number on."""
        self._publish_update(played, since)
        if played.match.over:
            self.publish_table()

    def publish_answer(self, played: Played, seat: int, public: bool) -> None:
        """Show a seat its own answer, and where it is no secret everybody that there is one."""
        since = played.match.sequence + 1
        self.audience.show(
            self._seat_behind, lambda viewer: self._update(played, viewer, since) if public or viewer == seat else None
        )

    async def close(self) -> None:
        """Stop thinking."""
        for turn in list(self._turns):
            turn.cancel()
        await asyncio.gather(*self._turns, return_exceptions=True)

    def _begin(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Something that goes on beside the commands, unless it does already."""
        if name not in {turn.get_name() for turn in self._turns}:
            turn = asyncio.create_task(work(), name=name)
            self._turns.add(turn)
            turn.add_done_callback(self._turn_over)

    def _turn_over(self, turn: asyncio.Task[None]) -> None:
        self._turns.discard(turn)
        self._tables.tidy(self)

    async def _obey_once(self, guest: Guest, command: Command) -> None:
        async with self.lock:
            if (guest.id, command.command) in self._obeyed:
                return
            self._refuse_if_frozen()
            try:
                await self._carry_out(guest, command)
            except LudotecaError:
                raise
            except Exception:
                self.freeze()
                self._refuse_if_frozen()
            self._obeyed.add((guest.id, command.command))
        self.wake()

    async def _carry_out(self, guest: Guest, command: Command) -> None:
        match command:
            case Sit(seat=seat):
                await self._change(self._waiting().sitting(guest.id, seat), guest, command)
            case Stand():
                await self._change(self._waiting().standing(guest.id), guest, command)
            case Arrange(seat=seat, kind=kind, level=level):
                self._only_host(guest)
                chair = Chair("open") if kind == "open" else Chair("bot", None, self._tables.level(level))
                await self._change(self._waiting().arranging(seat, chair), guest, command)
            case Stir(text=text):
                self._seat(guest)
                await self._seal(stirred(self.seal, guest.id, text), guest, command)
            case Start():
                self._waiting()
                self._only_host(guest)
                await self._deal(guest, command)
            case Rematch(match=ended):
                self._seat(guest)
                if self.played is not None and ended not in ("", self.played.id):
                    return  # somebody else was quicker
                if self.state != "over":
                    raise Refusal("server-not-over", status=409)
                await self._deal(guest, command)
            case Play(sequence=sequence, steps=steps):
                seat, played = self._seat(guest), self._playing()
                await self.choices.take(played, seat, sequence, steps, guest, command.command)

    async def _change(self, change: Change, guest: Guest, command: Command) -> None:
        await self._tables.storage.set_chair(self.id, *change, guest.id, command.command)
        self.seating.apply(change)
        self.publish_table()

    async def _seal(self, seal: Seal, guest: Guest, command: Command) -> None:
        await self._tables.storage.set_seal(self.id, seal, guest.id, command.command)
        self.seal = seal
        self.publish_table()

    async def _deal(self, guest: Guest, command: Command) -> None:
        if not self.seating.is_full():
            raise Refusal("server-chairs-open", status=409)
        self._tables.must_be_ready(self.game)
        played, seal = self.dealt(), fresh_seal()
        await self._tables.storage.begin_match(self.noted(played), seal, guest.id, command.command)
        self.played, self.seal = played, seal
        self.publish_table()
        self._publish_update(played, 0)

    def dealt(self) -> Played:
        """The match that comes out of the sealed deck."""
        return Played.deal(self.game, self.options, self.seal, entropy_of(self.seal, self.seating.chairs))

    def noted(self, played: Played) -> StoredMatch:
        """The match as it is stored at the deal."""
        return StoredMatch(
            id=played.id,
            table=self.id,
            game=self.game,
            version=played.match.game.version,
            options=self.options,
            seats=len(self.seating.chairs),
            sitters=self.seating.noted(self._tables.guests.seen),
            server_seed=played.server_seed,
            dealt=told_as_text(played.match.told[0]),
            ended=False,
            moves=[],
            entropy=played.entropy,
        )

    def _publish_update(self, played: Played, since: int) -> None:
        self.audience.show(self._seat_behind, lambda seat: self._update(played, seat, since))

    def _update(self, played: Played, seat: int | None, since: int) -> Update:
        answered = sorted(played.answers) if played.answers and self.choices.window(played).is_public else []
        return played.update(seat, since, answered)

    def _seat_behind(self, link: Link) -> int | None:
        return self.seating.seat_of(link.player)

    def _waiting(self) -> Seating:
        if self.played is not None:
            raise Refusal("server-already-dealt", status=409)
        return self.seating

    def _playing(self) -> Played:
        if self.played is None:
            raise Refusal("server-not-dealt", status=409)
        if self.played.match.over:
            raise Refusal("server-match-over", status=409)
        return self.played

    def _seat(self, guest: Guest | None) -> int:
        seat = None if guest is None else self.seating.seat_of(guest.id)
        if seat is None:
            raise Refusal("server-only-watching", status=403)
        return seat

    def _only_host(self, guest: Guest) -> None:
        if guest.id != self.host:
            raise Refusal("server-host-only", status=403)

    def _refuse_if_frozen(self) -> None:
        if self.incident:
            raise self._frozen()

    def _frozen(self) -> Refusal:
        return Refusal("server-table-frozen", status=503, incident=self.incident)
