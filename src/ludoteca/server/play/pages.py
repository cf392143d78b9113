"""The pages that look at one table: they come, look away, and ask what changes nothing that is played.

Whose hand a handed-round device shows, why a step is not allowed, what a bot would think. What people do at the table
is carried out by `commands`.
"""

from collections.abc import Callable

from ludoteca.bots.explain import Explanation
from ludoteca.engine.saying import Says
from ludoteca.server.play.background import Background
from ludoteca.server.play.hints import Hints
from ludoteca.server.play.player_clocks import PlayerClocks
from ludoteca.server.protocol import Because, Hint, Look, Refused, Why
from ludoteca.server.protocol.closing import TAKEN_OFFLINE
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Aid, Guest
from ludoteca.server.table.audience import Audience, Link
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.state import TableState, no_watching, stopped_by
from ludoteca.server.workers.warm_up import WarmUp

OFFLINE = Says("server-table-offline")


class Pages:
    """Lets pages look at a table, and answers what they ask."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        clocks: PlayerClocks,
        publisher: Publisher,
        background: Background,
        storage: Storage,
        hints: Hints,
        warm_up: WarmUp,
        wake: Callable[[], None],
        tidy: Callable[[], None],
    ) -> None:
        self._state = state
        self._audience = audience
        self._clocks = clocks
        self._publisher = publisher
        self._background = background
        self._storage = storage
        self._hints = hints
        self._warm_up = warm_up
        self._wake = wake
        self._tidy = tidy

    def join(self, link: Link, match: str | None, since: int) -> None:
        """A page looks at this table; it is told what it missed. Bots and clocks that were asleep wake up."""
        self._background.refuse_if_gone()
        if self._state.offline:
            link.turn_out(TAKEN_OFFLINE, OFFLINE)
            raise Refusal(OFFLINE.id, status=503)
        if not self._state.may_look(link.player):
            raise no_watching(link.player, self._state.removed)
        link.looking = None
        was_here = self._audience.has(link.player)
        self._audience.add(link)
        self._publisher.greet(link, match, since, was_here=was_here)
        self._warm_up.want(self._state.game)
        if self._state.incident:
            link.send(Refused("", stopped_by(self._state.incident).says))
        self._wake()

    def leave(self, link: Link) -> None:
        """A page looks away."""
        if self._background.is_gone:
            self._audience.discard(link)
            return
        self._state.next_deal.drop(link)
        if self._audience.leave(link, seated=self._state.seating.seat_of(link.player) is not None):
            self._note_look(link)
            self._publisher.table()
            self._clocks.sync()
        self._tidy()

    def show_out(self) -> None:
        """The operator has taken this table offline: everybody here is told."""
        for link in self._audience:
            link.turn_out(TAKEN_OFFLINE, OFFLINE)

    def look(self, link: Link, wish: Look) -> None:
        """Where one device is handed round: show one of its hands there, or none."""
        if not self._state.terms.local:
            raise Refusal("server-not-local", status=409)
        if wish.seat is not None and wish.seat not in self._state.seating.seats_of(link.player):
            raise Refusal("server-only-watching", status=403)
        link.looking = wish.seat
        self._publisher.hand(link)

    def why(self, guest: Guest | None, asked: Why) -> Because:
        """Why a seat may not take a step."""
        live, seat = self._state.playing(), self._state.seat_of(guest, asked.seat)
        says = live.match.why(seat, asked.steps, asked.step)
        if says is None:
            raise Refusal("server-nothing-forbids", status=409)
        return Because(asked.command, says)

    async def hint(self, guest: Guest | None, asked: Hint) -> Explanation:
        """What a bot would think in this guest's place; that it was asked is kept with the match."""
        live, seat = self._state.playing(), self._state.seat_of(guest, asked.seat)
        explanation = await self._hints.give(self._state, guest, asked)
        async with self._background.held():
            aid = Aid("hint", seat, asked.sequence)
            await self._storage.add_aid(self._state.id, live.id, len(live.aids), aid)
            live.aids.append(aid)
        return explanation

    def _note_look(self, link: Link) -> None:
        """Somebody who plays here has looked away: from here on they will be told what happened."""
        live = self._state.live_match
        if live is not None and link.player is not None and self._state.phase == "playing":
            self._storage.looks.note(link.player, live.id, live.match.sequence)
