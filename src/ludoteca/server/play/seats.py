"""Who sits where at one table, and who is there: sitting down, leaving, being away, adjourning. The lock is held."""

from collections.abc import Callable

from ludoteca import bots
from ludoteca.server.play.dealing import Dealing
from ludoteca.server.play.player_clocks import PlayerClocks
from ludoteca.server.play.whose_turn import WhoseTurn
from ludoteca.server.protocol import Done
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Chair, Guest
from ludoteca.server.table.audience import Audience
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.seating import FREE, Change, Seating, bot_chair, no_room
from ludoteca.server.table.state import RELIEF_LEVEL, TableState
from ludoteca.server.table.time_control import GRACE
from ludoteca.server.table.window import Windows


class Seats:
    """Changes chairs: what is asked is checked, stored, then shown. `command` is the id of what was asked."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        windows: Windows,
        clocks: PlayerClocks,
        whose_turn: WhoseTurn,
        dealing: Dealing,
        publisher: Publisher,
        storage: Storage,
        has_room: Callable[[], bool],
    ) -> None:
        self._state = state
        self._audience = audience
        self._windows = windows
        self._clocks = clocks
        self._whose_turn = whose_turn
        self._dealing = dealing
        self._publisher = publisher
        self._storage = storage
        self._has_room = has_room

    async def sit(self, seat: int, guest: Guest, command: str) -> None:
        """Take an open chair; whom the host has asked to leave may not."""
        if guest.id in self._state.removed:
            raise Refusal("server-removed", status=403)
        await self._change(self._changing().sitting(guest.id, seat), guest, command)

    async def stand(self, guest: Guest, command: str) -> None:
        """Leave a chair before the deal."""
        await self._change(self._changing().standing(guest.id), guest, command)

    async def ready(self, ready: bool, guest: Guest, command: str) -> None:
        """Be ready for the deal, or ask for a moment."""
        await self._change(self._changing().readying(guest.id, ready), guest, command)

    async def arrange(self, seat: int, level: str | None, guest: Guest, command: str) -> None:
        """The host puts a bot of a level on a chair, or opens it (None)."""
        self.only_host(guest)
        chair = FREE if level is None else bot_chair(self._state.game, level)
        change = self._changing().arranging(seat, chair)
        if level is not None and bots.thinks_long(self._state.game, level) and not self._has_room():
            raise no_room()
        await self._change(change, guest, command)

    async def remove(self, seat: int, guest: Guest, command: str) -> None:
        """A guest has to leave, since the host says so, and does not come back to this table."""
        self.only_host(guest)
        chair = self._state.seating.chair(seat)
        if chair.player is None or chair.player == guest.id:
            raise Refusal("server-nobody-to-remove", status=409)
        await self._dealing.give_up()
        await self._change({seat: self._instead()}, guest, command, removed=chair.player)

    async def leave(self, guest: Guest, command: str) -> None:
        """The seat is free again, or a bot's; after the host, the first who is here becomes host."""
        self._state.seat_of(guest)
        seats = self._state.seating.seats_of(guest.id)
        others = [chair.player for chair in self._state.seating.chairs if chair.player not in (None, guest.id)]
        here = [player for player in others if self._audience.has(player)]
        heir = (here or others)[0] if guest.id == self._state.host and others else None
        more = {} if heir is None else {"host": heir}
        await self._dealing.give_up()
        await self._change(dict.fromkeys(seats, self._instead()), guest, command, **more)

    async def come_back(self, guest: Guest, command: str) -> None:
        """A person takes the seat back from the bot that plays for them."""
        seat = self._state.seat_of(guest)
        if not self._state.seating.chairs[seat].absent:
            await self._storage.note_command(self._state.id, guest.id, command)
            self._clocks.acted(seat)
            return
        await self._change(self._state.seating.relieving(seat, absent=False), guest, command)
        self._clocks.acted(seat)

    async def stand_in(self, seat: int, guest: Guest, command: str) -> None:
        """Let a bot play for somebody whose connection has been lost for a while."""
        self._state.seat_of(guest)
        self._state.playing()
        self._not_out(guest)
        if self._state.has_days:
            raise Refusal("server-days-no-stand-in", status=409)
        chair = self._state.seating.chair(seat)
        if chair.player is None or chair.player == guest.id or self._audience.away(chair.player) < GRACE:
            raise Refusal("server-not-away", status=409, seconds=int(GRACE))
        await self._change(self._state.seating.relieving(seat, absent=True), guest, command)

    async def adjourn(self, adjourn: bool, guest: Guest, command: str) -> None:
        """Everybody who still plays and is here has to agree; to go on, everybody who still plays has to be here."""
        state = self._state
        seat, live = state.seat_of(guest), state.playing()
        self._not_out(guest)
        if adjourn and state.has_days:
            raise Refusal("server-days-no-pause", status=409)
        if adjourn and self._windows.now(live).is_timed:
            raise Refusal("server-window-open", status=409)
        playing = [each for each in state.seating.persons() if each not in state.out]
        waiting = [each for each in playing if not state.seating.chairs[each].absent]
        here = {each for each in waiting if self._audience.has(state.seating.chairs[each].player)}
        if not adjourn:
            if state.adjourned and here != set(waiting):
                raise Refusal("server-somebody-missing", status=409)
            pausing: set[int] = set()
        else:
            pausing = state.pausing | {seat}
        agreed = adjourn and here <= pausing
        turns = self._whose_turn.with_chairs({}, adjourned=agreed)
        await self._storage.change_table(state.id, {}, adjourned=agreed, by=guest.id, command=command, turns=turns.work)
        state.adjourned, state.pausing = agreed, set() if agreed else pausing
        self._whose_turn.take(turns)
        self._publisher.table()

    async def hurry(self, guest: Guest, command: str) -> None:
        """Bots pause so that people can follow, and so that their thinking tells nothing to those who still play."""
        self._state.seat_of(guest)
        self._state.playing()
        if not self._state.bots_are_alone:
            raise Refusal("server-still-playing", status=409)
        self._state.hurried = True
        await self._change({}, guest, command)

    def waiting(self) -> Seating:
        """The seating of a table where nothing has been dealt."""
        if self._state.phase != "waiting":
            raise Refusal("server-already-dealt", status=409)
        return self._state.seating

    def only_host(self, guest: Guest) -> None:
        """Refuse what only the host may do."""
        if guest.id != self._state.host:
            raise Refusal("server-host-only", status=403)

    async def _change(self, change: Change, guest: Guest, command: str, **more: str | bool) -> None:
        """Store who sits where from now on, and what changes with it, and show it."""
        turns = self._whose_turn.with_chairs(change)
        await self._storage.change_table(
            self._state.id,
            change,
            by=guest.id,
            command=command,
            turns=turns.work,
            **more,  # type: ignore[arg-type]  # host, adjourned, removed
        )
        self._state.seating.apply(change)
        self._whose_turn.take(turns)
        self._state.host = str(more.get("host", self._state.host))
        self._state.adjourned = bool(more.get("adjourned", self._state.adjourned))
        self._state.removed |= {str(more["removed"])} if "removed" in more else set()
        self._publisher.turn_out_strangers(guest.id, Done(command))
        self._publisher.table()

    def _instead(self) -> Chair:
        """What becomes of a chair that somebody leaves."""
        return FREE if self._state.phase == "waiting" else Chair("bot", None, RELIEF_LEVEL)

    def _changing(self) -> Seating:
        """The seating, where seats may change: not while cards are being dealt."""
        seating = self.waiting()
        if self._state.is_dealing:
            raise Refusal("server-dealing", status=409)
        return seating

    def _not_out(self, guest: Guest) -> None:
        """A person who is out of the match knows too much to give signs."""
        if set(self._state.seating.seats_of(guest.id)) <= set(self._state.out):
            raise Refusal("server-out", status=403)
