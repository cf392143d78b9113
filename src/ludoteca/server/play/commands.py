"""What people ask of a table, command by command: checked, stored, then shown. The table's lock is held."""

from typing import assert_never

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import SIGNS, SIGNS_SECONDS, Rate
from ludoteca.server.play.chat import Chat
from ludoteca.server.play.dealing import Dealing
from ludoteca.server.play.moves import Moves
from ludoteca.server.play.seats import Seats
from ludoteca.server.play.takebacks import Takebacks
from ludoteca.server.protocol import (
    Adjourn,
    Arrange,
    Hurry,
    Leave,
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
    TableCommand,
    TakeBack,
)
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest
from ludoteca.server.table.audience import Audience
from ludoteca.server.table.state import TableState

Sign = Sit | Stand | Ready | Return | StandIn | Adjourn
"""What everybody sees at once and can be done again and again: nobody is to talk by it."""


class Commands:
    """Carries out the commands of the people at one table."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        seats: Seats,
        moves: Moves,
        takebacks: Takebacks,
        dealing: Dealing,
        chat: Chat,
        storage: Storage,
        clock: HouseClock,
    ) -> None:
        self._state = state
        self._audience = audience
        self._seats = seats
        self._moves = moves
        self._takebacks = takebacks
        self._dealing = dealing
        self._chat = chat
        self._storage = storage
        self._signs = Rate(clock, SIGNS, SIGNS_SECONDS)

    async def carry_out(self, guest: Guest, command: TableCommand) -> None:
        """Do what is asked; a Refusal or IllegalMove says why not. A command without a case here is never done."""
        state = self._state
        if isinstance(command, Sign) and not self._signs.allows(guest.id):
            raise Refusal("server-talk-fast", status=429)
        match command:
            case Sit(seat=seat):
                await self._seats.sit(seat, guest, command.command)
            case Stand():
                await self._seats.stand(guest, command.command)
            case Ready(ready=ready):
                await self._seats.ready(ready, guest, command.command)
            case Arrange(seat=seat, kind=kind, level=level):
                await self._seats.arrange(seat, None if kind == "open" else level, guest, command.command)
            case Remove(seat=seat):
                await self._seats.remove(seat, guest, command.command)
            case Leave():
                await self._seats.leave(guest, command.command)
            case Return():
                await self._seats.come_back(guest, command.command)
            case StandIn(seat=seat):
                await self._seats.stand_in(seat, guest, command.command)
            case Adjourn(adjourn=adjourn):
                await self._seats.adjourn(adjourn, guest, command.command)
            case Hurry():
                await self._seats.hurry(guest, command.command)
            case Start():
                await self._start(guest, command.command)
            case Rematch(match=ended):
                await self._rematch(ended, guest, command.command)
            case Reveal(text=text):
                state.seat_of(guest)
                await self._dealing.reveal(guest, text, command.command)
            case Play(sequence=sequence, steps=steps, backs=backs):
                seat, live = state.seat_of(guest, command.seat), state.playing()
                self._not_absent(seat)
                await self._moves.take(live, seat, (backs, sequence), steps, guest, command.command)
            case TakeBack(sequence=sequence):
                seat, live = state.seat_of(guest), state.playing()
                self._not_absent(seat)
                await self._takebacks.take_back(live, seat, sequence, guest, command.command)
            case Say(text=text):
                await self._chat.say(guest, state.seat_of(guest), text, command.command)
            case React(face=face):
                await self._chat.react(guest, state.seat_of(guest), face, command.command)
            case _:
                assert_never(command)

    async def _start(self, guest: Guest, command: str) -> None:
        seating = self._seats.waiting()
        self._seats.only_host(guest)
        if not seating.is_ready():
            raise Refusal("server-not-ready", status=409)
        await self._deal(guest, command)

    async def _rematch(self, ended: str, guest: Guest, command: str) -> None:
        self._state.seat_of(guest)
        if self._state.match_id not in (None, ended) and ended:
            return  # somebody else was quicker
        if self._state.phase != "over":
            raise Refusal("server-not-over", status=409)
        seating, here = self._state.seating, self._audience.has
        if any(
            not seating.chairs[seat].ready and here(seating.chairs[seat].player) for seat in seating.others(guest.id)
        ):
            raise Refusal("server-not-ready", status=409)
        if not seating.chairs[seating.taken_by(guest.id)].ready:
            change = seating.readying(guest.id, True)
            await self._storage.change_table(self._state.id, change)
            seating.apply(change)
        await self._deal(guest, command)

    async def _deal(self, guest: Guest, command: str) -> None:
        if not self._state.seating.is_full():
            raise Refusal("server-chairs-open", status=409)
        await self._dealing.begin(guest, command)

    def _not_absent(self, seat: int) -> None:
        if self._state.seating.chairs[seat].absent:
            raise Refusal("server-absent", status=409)
