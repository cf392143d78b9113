"""One live table: commands come in one at a time, are stored, then shown to everybody, then acknowledged.

A disk that takes nothing for a while refuses commands and changes nothing; what nobody has asked for (a bot's move, the
close of a window) is tried until it is stored. A mistake of ours freezes this table with an incident number and no
other; whoever opened it can open it again, as it was stored last.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Literal

from ludoteca import bots
from ludoteca.bots.explain import Explanation
from ludoteca.engine.decided import ABSENT, LATE
from ludoteca.engine.errors import LudotecaError
from ludoteca.server.limits import ABANDONED_SECONDS, COMMAND_LENGTH
from ludoteca.server.play.chat import Chat
from ludoteca.server.play.commands import Commands
from ludoteca.server.play.dealing import Dealing
from ludoteca.server.play.moves import Moves
from ludoteca.server.play.player_clocks import PlayerClocks
from ludoteca.server.play.takebacks import Takebacks
from ludoteca.server.protocol import Because, Commit, Done, Hint, Look, Ordered, Refused, Reopen, Why
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Aid, Guest, Seal, SitterNote, StoredMatch, StoredTable
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.storage.writer import FIRST_PAUSE, LONGEST_PAUSE
from ludoteca.server.table.audience import Audience
from ludoteca.server.table.link import Link
from ludoteca.server.table.live_match import LiveMatch, Record
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.seating import Seating

if TYPE_CHECKING:
    from ludoteca.server.house.tables import Tables

log = logging.getLogger(__name__)

TURNED_OUT = 4003
"""Close code: whoever has no seat here may not even watch: the cards are dealt, the seat was left or taken away."""


class LiveTable:
    """A table in memory. Everything it shows has been stored before."""

    def __init__(self, tables: "Tables", stored: StoredTable, live: LiveMatch | None) -> None:
        self.id = stored.id
        self.game = stored.game
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self._tables = tables
        self._since = self._unseen = tables.clock.steady()
        """When the table came into memory, and when the last page looked away."""
        self._left: dict[str, float] = {}
        self._turns: set[asyncio.Task[None]] = set()
        self.set_to(stored, live)

    def set_to(self, stored: StoredTable, live: LiveMatch | None) -> None:
        """The table as it was stored, whatever it was before; the pages that look at it stay."""
        tables = self._tables
        self.options = stored.options
        self.terms = stored.terms
        self.code = stored.code
        self.host = stored.host
        self.adjourned = stored.adjourned
        self.removed = stored.removed
        self.seating = Seating(list(stored.chairs))
        self.live_match = live
        self.record: Record | None = None
        """What was told in a match that the rules of today do not lead to any more."""
        self.seal = stored.seal
        self.pausing: set[int] = set()
        """Seats that would like to adjourn."""
        self.hurried = False
        """Whether bots are not to pause once they are alone in the match."""
        self.incident = ""
        self._obeyed = set(stored.obeyed)
        self.moves = Moves(self, tables.storage, tables.clock)
        self.clocks = PlayerClocks(self, tables.storage, tables.clock)
        self.takebacks = Takebacks(self, tables.storage)
        self.chat = Chat(self, tables.storage, tables.clock)
        self.dealing = Dealing(self, tables.storage, tables.clock)
        self.publisher = Publisher(self)
        self._commands = Commands(self, tables)
        self._seen_as: dict[str, Guest] = {}
        """How people are shown while a match goes on."""

    @property
    def state(self) -> Literal["waiting", "playing", "over"]:
        """What goes on here."""
        if self.record is not None:
            return "over"
        if self.live_match is None:
            return "waiting"
        return "over" if self.live_match.match.over else "playing"

    @property
    def match_id(self) -> str | None:
        """The match that is being played here, or was last."""
        return self.record.id if self.record is not None else None if self.live_match is None else self.live_match.id

    @property
    def out(self) -> list[int]:
        """The seats that are out of the match."""
        return [] if self.live_match is None else self.live_match.out

    @property
    def bots_are_alone(self) -> bool:
        """Whether no person has anything to decide any more: all are out, or a bot plays for them."""
        return all(seat in self.out or self.seating.chairs[seat].absent for seat in self.seating.persons())

    @property
    def is_paused(self) -> bool:
        """Whether nothing is to happen here: adjourned, frozen, or not being played."""
        return self.adjourned or bool(self.incident) or self.state != "playing"

    @property
    def speed(self) -> float:
        """How fast the house's clock runs."""
        return self._tables.clock.speed

    def who(self, player: str) -> Guest:
        """A person who has been looked up before; while a match goes on, as they were when it was dealt.

        A name that changes in the middle of a match would be a way of talking where nobody may.
        """
        guest = self._tables.guests.seen(player)
        return guest if self.state != "playing" else self._seen_as.setdefault(player, copy(guest))

    def call(self, sitters: list[SitterNote]) -> None:
        """A match is being played whose people were called so at the deal."""
        named = [note for note in reversed(sitters) if note.player]  # the first of those at one device counts
        self._seen_as = {note.player: Guest(note.player, note.name, note.doll, True) for note in named}

    def forget(self, player: str) -> None:
        """Somebody wants to be forgotten: their words and the name that they had here."""
        self._seen_as.pop(player, None)
        self.chat.forget(player)

    def away(self, player: str) -> float:
        """Seconds for which a person has been gone, -1 for somebody who is here."""
        if self.audience.has(player):
            return -1.0
        return self._tables.clock.steady() - self._left.get(player, self._since)

    def join(self, link: Link, match: str | None, since: int) -> None:
        """A page looks at this table; it is told what it missed. Bots and clocks that were asleep wake up."""
        if not self.may_look(link.player):
            raise self._no_watching(link.player)
        link.looking = None
        was_here = self.audience.has(link.player)
        self.audience.add(link)
        self.publisher.greet(link, match, since, was_here=was_here)
        self._tables.warm_up.want(self.game)
        if self.incident:
            link.send(Refused("", self._frozen().says))
        self.wake()

    def leave(self, link: Link) -> None:
        """A page looks away."""
        self.audience.discard(link)
        self.dealing.drop(link)
        self._unseen = self._tables.clock.steady()
        if self.seating.seat_of(link.player) is not None and not self.audience.has(link.player):
            self._left[link.player or ""] = self._tables.clock.steady()
            self.publisher.table()
            self.clocks.sync()
        self._tables.tidy(self)

    def look(self, link: Link, wish: Look) -> None:
        """Where one device is handed round: show one of its hands there, or none."""
        if not self.terms.local:
            raise Refusal("server-not-local", status=409)
        mine = self.seating.seats_of(link.player)
        if wish.seat is not None and wish.seat not in mine:
            raise Refusal("server-only-watching", status=403)
        link.looking = wish.seat
        self.publisher.hand(link)

    async def commit(self, link: Link, message: Commit) -> None:
        """A page commits itself to what it will add to the next deal; a Refusal says why not."""
        await asyncio.shield(asyncio.create_task(self._commit(link, message)))

    async def _commit(self, link: Link, message: Commit) -> None:
        async with self.lock:
            self._refuse_if_frozen()
            try:
                await self.dealing.commit(link, message.sealed, message.commitment)
            except LudotecaError:
                raise
            except Exception:
                self.freeze()
                self._refuse_if_frozen()
        self.wake()

    def may_look(self, player: str | None) -> bool:
        """Whoever does not sit here may come in before the deal, and watch where that is agreed on."""
        if self.terms.watch != "nobody" or self.seating.seat_of(player) is not None:
            return True
        return self.state == "waiting" and player not in self.removed

    def turn_out_strangers(self, by: str | None = None, done: Done | None = None) -> None:
        """Close the pages of those who may not even watch now; whoever left by themselves hears that it is done."""
        for link in self.audience.links():
            if not self.may_look(link.player):
                self.audience.discard(link)
                said = self._no_watching(link.player).says
                link.turn_out(TURNED_OUT, said, done if link.player == by else None)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is going on, so that memory may forget this table. A frozen one stays."""
        return not (self.audience or self._turns or self.lock.locked() or self.incident)

    @property
    def is_abandoned(self) -> bool:
        """Whether nobody has looked for so long that the bots wait until somebody does."""
        return not self.audience and self._tables.clock.steady() - self._unseen >= ABANDONED_SECONDS

    @property
    def is_timed(self) -> bool:
        """Whether time counts here: somebody's clock runs, or a window is closed by it."""
        if self.clocks.is_running:
            return True
        return self.live_match is not None and not self.is_paused and self.moves.window(self.live_match).is_timed

    async def obey(self, guest: Guest | None, command: Ordered) -> None:
        """Carry out a command once, however often it comes; a Refusal or IllegalMove says why not."""
        if guest is None:
            raise Refusal("server-who-are-you", status=401)
        if not 0 < len(command.command) <= COMMAND_LENGTH:
            raise Refusal("server-bad-command", most=COMMAND_LENGTH)
        # A page that hangs up must not come between storing a move and making it.
        await asyncio.shield(asyncio.create_task(self._obey_once(guest, command)))

    def why(self, guest: Guest | None, asked: Why) -> Because:
        """Why a seat may not take a step."""
        live = self.playing()
        seat = self.seat_of(guest, asked.seat)
        says = live.match.why(seat, asked.steps, asked.step)
        if says is None:
            raise Refusal("server-nothing-forbids", status=409)
        return Because(asked.command, says)

    @property
    def gives_hints(self) -> bool:
        """Whether people may ask a bot for advice: the table has agreed on it, or somebody plays alone with bots."""
        return self.state == "playing" and (self.terms.hints or len(self.seating.persons()) == 1)

    async def hint(self, guest: Guest | None, asked: Hint) -> Explanation:
        """What a bot would think in the place of whoever asks; that it was asked is kept with the match."""
        live, seat = self.playing(), self.seat_of(guest, asked.seat)
        explanation = await self._tables.hints.give(self, guest, asked)
        async with self.lock:
            aid = Aid("hint", seat, asked.sequence)
            await self._tables.storage.add_aid(live.id, len(live.aids), aid)
            live.aids.append(aid)
        return explanation

    async def play_for_bot(
        self, seat: int, live: LiveMatch, at: tuple[int, int], steps: list[int], player: str
    ) -> None:
        """A bot's move takes the same way as a person's; it is dropped if the match, or the person, has moved on.

        `player` says which bot has chosen it, and for whom.
        """
        if self.is_at(live, at) and seat in live.awaited and self.bot_level(seat):
            await self.moves.take(live, seat, at, steps, player=player)

    async def insist(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do what nobody has asked for, with the lock held; where it cannot be stored, again until it can.

        A failure of ours freezes the table.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                async with self.lock:
                    await work()
                return
            except NotStoredError:
                await self._tables.storage.healed()
            except Exception:
                self.freeze()
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def is_at(self, live: LiveMatch, at: tuple[int, int]) -> bool:
        """Whether this match still goes on here, so often gone back and so many moves on."""
        return self.live_match is live and live.at == at and not self.is_paused

    def bot_level(self, seat: int) -> str:
        """How strong the bot is that decides for a seat now; "" where a person does."""
        chair = self.seating.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        return self._tables.middle if chair.absent or seat in self.clocks.run_out else ""

    def is_warming(self, seat: int) -> bool:
        """Whether the bot that decides for a seat plays by its rule of thumb, since its search is not compiled yet."""
        level = self.bot_level(seat)
        return bool(level) and not self._tables.warm_up.thinks(self.game) and bots.searches(self.game, level)

    def seated(self, seat: int) -> str:
        """For whom a bot decides at a seat now: itself by its level, or a person."""
        chair = self.seating.chairs[seat]
        return chair.level if chair.kind == "bot" else ABSENT if chair.absent else LATE

    async def relieve(self, seat: int) -> None:
        """A bot plays for a person who has let the time run out, until they are back."""
        change = self.seating.relieving(seat, absent=True)
        await self._tables.storage.change_table(self.id, change)
        self.seating.apply(change)
        self.publisher.table()

    def begin(self, live: LiveMatch, seal: Seal) -> None:
        """A new match has been dealt and stored."""
        self.live_match, self.record, self.seal, self.adjourned = live, None, seal, False
        self.pausing.clear()
        self._seen_as.clear()
        self.turn_out_strangers()
        self.hurried = False
        self.clocks.start(live)
        self.publisher.deal(live)

    def freeze(self) -> None:
        """Stop this table after a failure of ours; nothing is played on until its host opens it again."""
        self.incident = secrets.token_hex(4)
        log.exception("table %s is frozen, incident %s", self.id, self.incident)
        with contextlib.suppress(Exception):  # whatever has failed may be what is to be shown
            self.publisher.table()

    def wake(self) -> None:
        """Let every bot that has yet to decide think, once per decision, and the clocks run that have to."""
        self.clocks.sync()
        self.dealing.wake()
        live = self.live_match
        if live is None or self.is_paused or self.is_abandoned:
            return
        window = self.moves.window(live)
        people = [seat for seat in live.awaited if not self.bot_level(seat)]
        now = f"{live.id} {live.at}"
        for seat in live.awaited:
            level = self.bot_level(seat)
            # Where the quickest member decides for a clan, a bot leaves it to its partner.
            if level and not (window.kind == "race" and not window.is_timed and people):
                self.beside(f"{now} {seat}", partial(self._tables.bot_turns.take, self, live, seat, level))
        if self.moves.is_timed(live):
            self.beside(f"{now} window", partial(self.moves.keep_time, live))

    async def close(self) -> None:
        """Stop thinking."""
        await self.clocks.close()
        turns = list(self._turns)
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    def beside(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Something that goes on beside the commands, unless it does already."""
        if name not in {turn.get_name() for turn in self._turns if not turn.done()}:
            turn = asyncio.create_task(work(), name=name)
            self._turns.add(turn)
            turn.add_done_callback(self._turn_over)

    def _turn_over(self, turn: asyncio.Task[None]) -> None:
        self._turns.discard(turn)
        self._tables.tidy(self)

    async def _obey_once(self, guest: Guest, command: Ordered) -> None:
        async with self.lock:
            if (guest.id, command.command) in self._obeyed:
                return
            try:
                if isinstance(command, Reopen):
                    await self._reopen(guest, command)
                else:
                    self._refuse_if_frozen()
                    await self._commands.carry_out(guest, command)
            except LudotecaError:
                raise
            except Exception:
                self.freeze()
            self._refuse_if_frozen()
            self._obeyed.add((guest.id, command.command))
        self.wake()

    async def _reopen(self, guest: Guest, command: Reopen) -> None:
        """Begin again from what is stored; what stopped the table is forgotten, whatever it left in memory too."""
        if guest.id != self.host:
            raise Refusal("server-host-only", status=403)
        if not self.incident:
            raise Refusal("server-not-frozen", status=409)
        await self.close()
        await self._tables.storage.note_command(self.id, guest.id, command.command)
        await self._tables.set_again(self)
        for link in self.audience:
            self.publisher.greet(link, None, -1, was_here=True)

    def dealt(self, seal: Seal) -> LiveMatch:
        """The match that comes out of a sealed deck to which everybody has added what they had committed to."""
        assert seal.deal is not None
        texts = [seal.deal.texts[player] if player else "" for player in seal.deal.players]
        return LiveMatch.deal(self.game, self.options, seal, texts, seal.deal.commitments)

    def noted(self, live: LiveMatch) -> StoredMatch:
        """The match as it is stored at the deal."""
        return live.noted(self.id, self.options, self.seating.noted(self.who))

    def _no_watching(self, player: str | None) -> Refusal:
        return Refusal("server-removed" if player in self.removed else "server-no-watching", status=403)

    def playing(self) -> LiveMatch:
        """The match that goes on here now; a Refusal says why there is none."""
        if self.live_match is None:
            raise Refusal("server-not-dealt" if self.record is None else "server-match-over", status=409)
        if self.live_match.match.over:
            raise Refusal("server-match-over", status=409)
        return self.live_match

    def seat_of(self, guest: Guest | None, at: int | None = None) -> int:
        """Where a guest sits. Where one device is handed round, `at` says for whom it speaks."""
        seats = [] if guest is None else self.seating.seats_of(guest.id)
        if self.terms.local and at is not None and at in seats:
            return at
        if not seats:
            raise Refusal("server-only-watching", status=403)
        return seats[0]

    def _refuse_if_frozen(self) -> None:
        if self.incident:
            raise self._frozen()

    def _frozen(self) -> Refusal:
        return Refusal("server-table-frozen", status=503, incident=self.incident)
