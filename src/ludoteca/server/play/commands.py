"""What people ask of a table, command by command: checked, stored, then shown. The table's lock is held."""

from typing import TYPE_CHECKING

from ludoteca.server.limits import SIGNS, SIGNS_SECONDS, Rate
from ludoteca.server.protocol import (
    Adjourn,
    Arrange,
    Done,
    Hurry,
    Leave,
    Ordered,
    Play,
    React,
    Ready,
    Rematch,
    Remove,
    Return,
    Reveal,
    Say,
    Sit,
    Stand,
    StandIn,
    Start,
    TakeBack,
)
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Chair, Guest
from ludoteca.server.table.seating import Change, Seating
from ludoteca.server.table.time_control import GRACE

if TYPE_CHECKING:
    from ludoteca.server.house.tables import Tables
    from ludoteca.server.play.live_table import LiveTable


Sign = Sit | Stand | Ready | Return | StandIn | Adjourn
"""What everybody sees at once and can be done again and again: nobody is to talk by it."""


class Commands:
    """Carries out the commands of the people at one table."""

    def __init__(self, table: "LiveTable", tables: "Tables") -> None:
        self._table = table
        self._tables = tables
        self._signs = Rate(tables.clock, SIGNS, SIGNS_SECONDS)

    async def carry_out(self, guest: Guest, command: Ordered) -> None:
        """Do what is asked; a Refusal or IllegalMove says why not."""
        table = self._table
        if isinstance(command, Sign) and not self._signs.allows(guest.id):
            raise Refusal("server-talk-fast", status=429)
        match command:
            case Sit(seat=seat):
                self._welcome(guest)
                await self._change(self._changing().sitting(guest.id, seat), guest, command)
            case Stand():
                await self._change(self._changing().standing(guest.id), guest, command)
            case Ready(ready=ready):
                await self._change(self._changing().readying(guest.id, ready), guest, command)
            case Arrange(seat=seat, kind=kind, level=level):
                self._only_host(guest)
                chair = Chair("open") if kind == "open" else Chair("bot", None, self._tables.level(table.game, level))
                await self._change(self._changing().arranging(seat, chair), guest, command)
            case Remove(seat=seat):
                self._only_host(guest)
                await self._remove(seat, guest, command)
            case Leave():
                table.seat_of(guest)
                await self._leave(guest, command)
            case Return():
                await self._return(guest, command)
            case StandIn(seat=seat):
                table.seat_of(guest)
                await self._stand_in(seat, guest, command)
            case Adjourn(adjourn=adjourn):
                await self._adjourn(table.seat_of(guest), adjourn, guest, command)
            case Hurry():
                table.seat_of(guest)
                await self._hurry(guest, command)
            case Reveal(text=text):
                table.seat_of(guest)
                await table.dealing.reveal(guest, text, command.command)
            case Start():
                self._waiting()
                self._only_host(guest)
                if not table.seating.is_ready():
                    raise Refusal("server-not-ready", status=409)
                await self._deal(guest, command)
            case Rematch(match=ended):
                table.seat_of(guest)
                await self._rematch(ended, guest, command)
            case Play(sequence=sequence, steps=steps, backs=backs):
                seat, live = table.seat_of(guest, command.seat), table.playing()
                self._not_absent(seat)
                await table.moves.take(live, seat, (backs, sequence), steps, guest, command.command)
            case TakeBack(sequence=sequence):
                seat, live = table.seat_of(guest), table.playing()
                self._not_absent(seat)
                await table.takebacks.take_back(live, seat, sequence, guest, command.command)
            case Say(text=text):
                await table.chat.say(guest, table.seat_of(guest), text, command.command)
            case React(face=face):
                await table.chat.react(guest, table.seat_of(guest), face, command.command)

    async def _change(self, change: Change, guest: Guest, command: Ordered, **more: str | bool) -> None:
        """Store who sits where from now on, and what changes with it, and show it."""
        await self._tables.storage.change_table(
            self._table.id,
            change,
            by=guest.id,
            command=command.command,
            **more,  # type: ignore[arg-type]  # host, adjourned, removed
        )
        self._table.seating.apply(change)
        self._table.host = str(more.get("host", self._table.host))
        self._table.adjourned = bool(more.get("adjourned", self._table.adjourned))
        self._table.removed |= {str(more["removed"])} if "removed" in more else set()
        self._table.turn_out_strangers(guest.id, Done(command.command))
        self._table.publisher.table()

    async def _remove(self, seat: int, guest: Guest, command: Ordered) -> None:
        """A guest has to leave and does not come back to this table."""
        chair = self._table.seating.chair(seat)
        if chair.player is None or chair.player == guest.id:
            raise Refusal("server-nobody-to-remove", status=409)
        await self._table.dealing.give_up()
        await self._change({seat: self._instead()}, guest, command, removed=chair.player)

    async def _leave(self, guest: Guest, command: Ordered) -> None:
        """The seat is free again, or a bot's; whoever is left becomes host after the host."""
        seats = self._table.seating.seats_of(guest.id)
        others = [chair.player for chair in self._table.seating.chairs if chair.player not in (None, guest.id)]
        heir = others[0] if guest.id == self._table.host and others else None
        more = {} if heir is None else {"host": heir}
        await self._table.dealing.give_up()
        await self._change(dict.fromkeys(seats, self._instead()), guest, command, **more)

    async def _return(self, guest: Guest, command: Ordered) -> None:
        seat = self._table.seat_of(guest)
        if not self._table.seating.chairs[seat].absent:
            await self._tables.storage.note_command(self._table.id, guest.id, command.command)
            self._table.clocks.acted(seat)
            return
        await self._change(self._table.seating.relieving(seat, absent=False), guest, command)
        self._table.clocks.acted(seat)

    async def _stand_in(self, seat: int, guest: Guest, command: Ordered) -> None:
        self._table.playing()
        self._not_out(guest)
        chair = self._table.seating.chair(seat)
        if chair.player is None or chair.player == guest.id or self._table.away(chair.player) < GRACE:
            raise Refusal("server-not-away", status=409, seconds=int(GRACE))
        await self._change(self._table.seating.relieving(seat, absent=True), guest, command)

    async def _adjourn(self, seat: int, adjourn: bool, guest: Guest, command: Ordered) -> None:
        """Everybody who still plays and is here has to agree; to go on, everybody who still plays has to be here."""
        table = self._table
        live = table.playing()
        self._not_out(guest)
        if adjourn and table.moves.window(live).is_timed:
            raise Refusal("server-window-open", status=409)
        playing = [each for each in table.seating.persons() if each not in table.out]
        waiting = [each for each in playing if not table.seating.chairs[each].absent]
        here = {each for each in waiting if table.audience.has(table.seating.chairs[each].player)}
        if not adjourn:
            if table.adjourned and here != set(waiting):
                raise Refusal("server-somebody-missing", status=409)
            pausing: set[int] = set()
        else:
            pausing = table.pausing | {seat}
        agreed = adjourn and here <= pausing
        await self._tables.storage.change_table(table.id, {}, adjourned=agreed, by=guest.id, command=command.command)
        table.adjourned, table.pausing = agreed, set() if agreed else pausing
        table.publisher.table()

    async def _hurry(self, guest: Guest, command: Ordered) -> None:
        """Bots pause so that people can follow, and so that their thinking tells nothing to whoever still plays."""
        self._table.playing()
        if not self._table.bots_are_alone:
            raise Refusal("server-still-playing", status=409)
        self._table.hurried = True
        await self._change({}, guest, command)

    async def _rematch(self, ended: str, guest: Guest, command: Ordered) -> None:
        if self._table.match_id not in (None, ended) and ended:
            return  # somebody else was quicker
        if self._table.state != "over":
            raise Refusal("server-not-over", status=409)
        seating, here = self._table.seating, self._table.audience.has
        if any(
            not seating.chairs[seat].ready and here(seating.chairs[seat].player) for seat in seating.others(guest.id)
        ):
            raise Refusal("server-not-ready", status=409)
        if not seating.chairs[seating.taken_by(guest.id)].ready:
            change = seating.readying(guest.id, True)
            await self._tables.storage.change_table(self._table.id, change)
            seating.apply(change)
        await self._deal(guest, command)

    async def _deal(self, guest: Guest, command: Ordered) -> None:
        table = self._table
        if not table.seating.is_full():
            raise Refusal("server-chairs-open", status=409)
        await table.dealing.begin(guest, command.command)

    def _instead(self) -> Chair:
        """What becomes of a chair that somebody leaves."""
        return Chair("open") if self._table.state == "waiting" else Chair("bot", None, self._tables.middle)

    def _waiting(self) -> Seating:
        if self._table.state != "waiting":
            raise Refusal("server-already-dealt", status=409)
        return self._table.seating

    def _changing(self) -> Seating:
        """The seating, where seats may change: not while cards are being dealt."""
        seating = self._waiting()
        if self._table.dealing.is_under_way:
            raise Refusal("server-dealing", status=409)
        return seating

    def _welcome(self, guest: Guest) -> None:
        if guest.id in self._table.removed:
            raise Refusal("server-removed", status=403)

    def _not_absent(self, seat: int) -> None:
        if self._table.seating.chairs[seat].absent:
            raise Refusal("server-absent", status=409)

    def _not_out(self, guest: Guest) -> None:
        """Whoever is out of the match knows too much to give signs."""
        if set(self._table.seating.seats_of(guest.id)) <= set(self._table.out):
            raise Refusal("server-out", status=403)

    def _only_host(self, guest: Guest) -> None:
        if guest.id != self._table.host:
            raise Refusal("server-host-only", status=403)
