"""One live table: commands come in one at a time, are stored, then shown to everybody, then acknowledged.

A failure of the table's own (a bug, a full disk) freezes this table with an incident number and no other.
"""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Literal

from ludoteca.engine.errors import LudotecaError
from ludoteca.server.audience import Audience
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
    Sitter,
    Stand,
    Start,
    Table,
    Why,
)
from ludoteca.server.refusal import Refusal
from ludoteca.server.seating import Change, Seating
from ludoteca.server.storage.stored import Chair, Guest, SitterNote, StoredMatch, StoredTable

if TYPE_CHECKING:
    from ludoteca.server.tables import Tables

log = logging.getLogger(__name__)

Command = Sit | Stand | Arrange | Start | Rematch | Play


class LiveTable:
    """A table in memory. Everything it shows has been stored before."""

    def __init__(self, tables: "Tables", stored: StoredTable, played: Played | None) -> None:
        self.id = stored.id
        self.game = stored.game
        self.options = stored.options
        self.host = stored.host
        self.seating = Seating(list(stored.chairs))
        self.played = played
        self.audience = Audience()
        self.incident = ""
        self._tables = tables
        self._obeyed = set(stored.obeyed)
        self._lock = asyncio.Lock()
        self._turns: set[asyncio.Task[None]] = set()

    @property
    def state(self) -> Literal["waiting", "playing", "over"]:
        """What goes on here."""
        if self.played is None:
            return "waiting"
        return "over" if self.played.match.over else "playing"

    def join(self, link: Link, match: str | None, since: int) -> None:
        """A page looks at this table; it is told what it missed. Bots that were asleep wake up."""
        was_here = self.audience.has(link.player)
        self.audience.add(link)
        if was_here or self.seating.seat_of(link.player) is None:
            link.send(self.seen_by(link.player))
        else:
            self.publish_table()
        if self.played is not None:
            first = since + 1 if match == self.played.id and 0 <= since <= self.played.match.sequence else 0
            link.send(self.played.update(self.seating.seat_of(link.player), first))
        if self.incident:
            link.send(Refused("", self._frozen().says))
        self.wake_bots()

    def leave(self, link: Link) -> None:
        """A page looks away."""
        self.audience.discard(link)
        if self.seating.seat_of(link.player) is not None and not self.audience.has(link.player):
            self.publish_table()
        self._tables.tidy(self)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is going on, so that memory may forget this table. A frozen one stays."""
        return not (self.audience or self._turns or self._lock.locked() or self.incident)

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
        async with self._lock:
            played = self.played
            if played is None or played.id != match or played.match.sequence != sequence or self.incident:
                return
            await self._move(played, seat, steps, None, "")

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
            sitters=[self._sitter(chair, player) for chair in self.seating.chairs],
            seat=self.seating.seat_of(player),
            host=player == self.host,
            match=None if self.played is None else self.played.id,
            commitment="" if self.played is None else self.played.commitment,
        )

    def wake_bots(self) -> None:
        """Let every bot whose turn it is think, once per turn."""
        played = self.played
        if played is None or self.incident:
            return
        for seat in played.match.pending:
            chair = self.seating.chairs[seat]
            name = f"{played.id} {played.match.sequence} {seat}"
            if chair.kind == "bot" and name not in {turn.get_name() for turn in self._turns}:
                turn = asyncio.create_task(self._tables.bot_turns.take(self, played, seat, chair.level), name=name)
                self._turns.add(turn)
                turn.add_done_callback(self._turn_over)

    async def close(self) -> None:
        """Stop thinking."""
        for turn in list(self._turns):
            turn.cancel()
        await asyncio.gather(*self._turns, return_exceptions=True)

    def _turn_over(self, turn: asyncio.Task[None]) -> None:
        self._turns.discard(turn)
        self._tables.tidy(self)

    async def _obey_once(self, guest: Guest, command: Command) -> None:
        async with self._lock:
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
        self.wake_bots()

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
                if sequence != played.match.sequence:
                    raise Refusal("server-stale-move", status=409)
                await self._move(played, seat, steps, guest, command.command)

    async def _change(self, change: Change, guest: Guest, command: Command) -> None:
        await self._tables.storage.set_chair(self.id, *change, guest.id, command.command)
        self.seating.apply(change)
        self.publish_table()

    async def _deal(self, guest: Guest, command: Command) -> None:
        if not self.seating.is_full():
            raise Refusal("server-chairs-open", status=409)
        self._tables.must_be_ready(self.game)
        played = Played.deal(self.game, self.options, len(self.seating.chairs))
        await self._tables.storage.begin_match(self.noted(played), guest.id, command.command)
        self.played = played
        self.publish_table()
        self._publish_update(played, 0)

    async def _move(self, played: Played, seat: int, steps: list[int], guest: Guest | None, command: str) -> None:
        after, move = played.attempt(seat, steps)
        await self._tables.storage.add_move(
            self.id, played.id, move, ends=after.over, by=None if guest is None else guest.id, command=command
        )
        played.match = after
        self._publish_update(played, after.sequence)
        if after.over:
            self.publish_table()

    def noted(self, played: Played) -> StoredMatch:
        """The match as it is stored at the deal."""
        return StoredMatch(
            id=played.id,
            table=self.id,
            game=self.game,
            version=played.match.game.version,
            options=self.options,
            seats=len(self.seating.chairs),
            sitters=[self._note(chair) for chair in self.seating.chairs],
            server_seed=played.server_seed,
            dealt=told_as_text(played.match.told[0]),
            ended=False,
            moves=[],
        )

    def _publish_update(self, played: Played, since: int) -> None:
        self.audience.show(lambda link: self.seating.seat_of(link.player), lambda seat: played.update(seat, since))

    def _sitter(self, chair: Chair, viewer: str | None) -> Sitter:
        if chair.player is None:
            return Sitter(chair.kind, level=chair.level)
        guest = self._tables.guests.seen(chair.player)
        connected = self.audience.has(chair.player)
        return Sitter("person", guest.name, guest.doll, connected=connected, you=chair.player == viewer)

    def _note(self, chair: Chair) -> SitterNote:
        if chair.player is None:
            return SitterNote("bot", "", 0, chair.level)
        guest = self._tables.guests.seen(chair.player)
        return SitterNote("person", guest.name, guest.doll, "")

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
