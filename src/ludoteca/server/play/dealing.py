"""How cards are dealt: commit, then reveal, for all, the server's commitment first.

    sealed      the server has committed itself; pages that take part commit themselves as they sit there
    committing  somebody has asked for the deal, and a page that takes part has not committed itself yet
    revealing   all commitments stand, are stored and in the public chain; only now does anybody reveal
    dealt       everybody has revealed: the seed follows       void   somebody has not: a fresh deck is sealed

Who takes part is fixed before anything is revealed: people whose page is here and says that it does. Bots, absent seats
and other clients add the empty text; one device that is handed round adds once. Until the revealing nothing is stored:
commitments belong to open pages, and after a restart pages make them anew. From then on a restart changes nothing.
"""

from functools import partial
from typing import Any

from msgspec.structs import replace

from ludoteca.engine import fairness
from ludoteca.engine.origin import Origin
from ludoteca.engine.saying import Says
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import STIR_LENGTH
from ludoteca.server.play.background import Background
from ludoteca.server.play.player_clocks import PlayerClocks
from ludoteca.server.play.whose_turn import WhoseTurn
from ludoteca.server.protocol import Refused
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.appending import Append
from ludoteca.server.storage.stored import Fixed, Guest, Seal, StoredMatch
from ludoteca.server.table import seal as seals
from ludoteca.server.table.audience import Audience, Link
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.seal import Pledge, nobody_takes_part, rules_of, terms_of
from ludoteca.server.table.state import TableState

PATIENCE = 5.0
"""Seconds for which a page may take to commit itself when asked, and to reveal. No clock makes a page faster."""
HASH = 64


class Dealing:
    """Deals the cards of one table, with the table's lock held."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        clocks: PlayerClocks,
        whose_turn: WhoseTurn,
        publisher: Publisher,
        background: Background,
        storage: Storage,
        clock: HouseClock,
    ) -> None:
        self._state = state
        self._audience = audience
        self._clocks = clocks
        self._whose_turn = whose_turn
        self._publisher = publisher
        self._background = background
        self._storage = storage
        self._clock = clock
        self._since = clock.steady()

    async def commit(self, link: Link, sealed: str, commitment: str) -> None:
        """A page commits itself to a text for the deck on the table; its own earlier commitment is replaced."""
        state = self._state
        player, seat = link.player or "", state.seating.seat_of(link.player)
        if seat is None:
            raise Refusal("server-only-watching", status=403)
        if len(commitment) != HASH or any(digit not in "0123456789abcdef" for digit in commitment):
            raise Refusal("server-bad-commitment")
        if state.seal.deal is not None or sealed != seals.shown(state.seal):
            raise Refusal("server-commitment-late", status=409)
        held = state.next_deal.standing(state.seating).get(player)
        if held is not None and held.link is not link:
            raise Refusal("server-committed-already", status=409)
        state.next_deal.pledges[player] = Pledge(link, seat, commitment)
        self._publisher.table()
        if state.next_deal.asked and not self._missing():
            await self._fix(None, "")

    async def begin(self, guest: Guest, command: str) -> None:
        """Somebody asks for the deal: all commitments are fixed, as soon as everybody who takes part has made one."""
        if self._state.is_dealing:
            await self._storage.note_command(self._state.id, guest.id, command)
            return
        if not self._missing():
            await self._fix(guest, command)
            return
        await self._storage.note_command(self._state.id, guest.id, command)
        self._state.next_deal.asked, self._since = True, self._clock.steady()
        self._publisher.table()

    async def reveal(self, guest: Guest, text: str, command: str) -> None:
        """A page reveals what it has committed itself to; the last one deals. Another text is refused."""
        state, fixed = self._state, self._state.seal.deal
        if fixed is None or guest.id not in fixed.players or fixed.rules != rules_of(state.game):
            raise Refusal("server-nothing-to-reveal", status=409)
        seat = fixed.players.index(guest.id)
        if not 0 < len(text) <= STIR_LENGTH or not fairness.is_plain(text):
            raise Refusal("server-bad-stir", most=STIR_LENGTH)
        if fairness.pledge(seals.shown(state.seal), seat, text) != fixed.commitments[seat]:
            raise Refusal("server-bad-reveal", status=409)
        texts = {**fixed.texts, guest.id: text}
        seal = replace(state.seal, deal=replace(fixed, texts=texts))
        if all(player in texts for player in fixed.players if player):
            await self._deal(seal, guest, command)
            return
        await self._storage.set_seal(state.id, seal, by=guest.id, command=command)
        state.seal = seal
        self._publisher.table()

    async def give_up(self) -> None:
        """Somebody leaves or has to while cards are being dealt: there is no deal; those who are left may ask again."""
        self._state.next_deal.asked = False
        if self._state.seal.deal is not None:
            await self._void(set())

    def deal_at_once(self) -> tuple[StoredMatch, list[Append]]:
        """The first match of a table that is being opened, to which nobody adds anything, and what the chain tells.

        The match lies on the table before it is stored: nobody can look at the table yet.
        """
        seats = len(self._state.seating.chairs)
        seal = replace(self._state.seal, deal=nobody_takes_part(self._state.game, seats))
        live, entries = self._dealt(seal)
        noted = self.noted(live)
        self._lay(live, seals.fresh_seal())
        return noted, entries

    def begin_at(self, position: dict[str, Any], origin: Origin) -> StoredMatch:
        """The first match of a table that is being opened goes on from elsewhere: no deal, and none in the chain."""
        live = LiveMatch.begin(self._state.game, position, origin, self._state.seal)
        noted = self.noted(live)
        self._lay(live, seals.fresh_seal())
        return noted

    def keep_time(self) -> None:
        """While cards are being dealt: let time pass for those who have not committed themselves, or not revealed."""
        seal = self._state.seal
        phase = "committing" if seal.deal is None else "revealing"
        name = f"dealing {phase} {seal.match} {self._since}"
        self._background.begin(name, partial(self._wait, seal.match, phase, self._since))

    async def _wait(self, match: str, phase: str, since: float) -> None:
        await self._clock.until(since + PATIENCE * max(1.0, self._clock.speed))
        await self._background.insist(partial(self._time_is_up, match, phase, since))

    async def _time_is_up(self, match: str, phase: str, since: float) -> None:
        state, fixed = self._state, self._state.seal.deal
        if state.seal.match != match or since != self._since or state.incident:
            return
        if phase == "revealing" and fixed is not None:
            await self._void({player for player in fixed.players if player and player not in fixed.texts})
        elif phase == "committing" and state.next_deal.asked:
            await self._fix(None, "")

    async def _fix(self, guest: Guest | None, command: str) -> None:
        """All that goes into the deal stands now, and is published; where nobody takes part it is dealt at once."""
        state = self._state
        standing = state.next_deal.standing(state.seating)
        players = [""] * len(state.seating.chairs)
        for player, each in standing.items():
            players[each.seat] = player
        commitments = [standing[player].commitment if player else "" for player in players]
        seal = replace(state.seal, deal=Fixed(rules_of(state.game), players, commitments))
        if not standing:
            await self._deal(seal, guest, command)
            return
        entry = Append("commit", terms_of(seal, state.options), self._clock.now())
        by = None if guest is None else guest.id
        await self._storage.set_seal(state.id, seal, [entry], by=by, command=command)
        state.seal, self._since = seal, self._clock.steady()
        state.next_deal.number, state.next_deal.asked = entry.number, False
        self._publisher.table()

    async def _deal(self, seal: Seal, guest: Guest | None, command: str) -> None:
        fresh, number = seals.fresh_seal(), self._state.next_deal.number
        live, entries = self._dealt(seal, number)
        by = None if guest is None else guest.id
        turns = self._whose_turn.at(live.id, live.match)
        await self._storage.begin_match(self.noted(live), fresh, by, command, entries, turns.work)
        live.number = number or entries[0].number
        self._whose_turn.take(turns)
        self._lay(live, fresh)

    def _dealt(self, seal: Seal, number: int = 0) -> tuple[LiveMatch, list[Append]]:
        """The match that comes out of a sealed deck, and what the public chain tells of it; `number`: its commit's."""
        live, terms, now = self.match_from(seal), terms_of(seal, self._state.options), self._clock.now()
        commit = Append("commit", terms, now)
        dealt = Append("deal", fairness.dealt(terms, live.match.seed), now, number or commit)
        return live, [dealt] if number else [commit, dealt]

    def match_from(self, seal: Seal) -> LiveMatch:
        """The match that comes out of a sealed deck to which everybody has added what they had committed to."""
        assert seal.deal is not None
        texts = [seal.deal.texts[player] if player else "" for player in seal.deal.players]
        return LiveMatch.deal(self._state.game, self._state.options, seal, texts, seal.deal.commitments)

    def noted(self, live: LiveMatch) -> StoredMatch:
        """The match as it is stored at the deal."""
        return live.noted(self._state.id, self._state.options, self._state.seating.noted(self._state.who))

    def _lay(self, live: LiveMatch, seal: Seal) -> None:
        """A new match lies on the table, and a fresh deck beside it."""
        self._state.next_deal.start_over()
        self._state.seal = seal
        self._state.begin(live)
        self._publisher.turn_out_strangers()
        self._clocks.start(live)
        self._publisher.deal(live)

    async def _void(self, late: set[str]) -> None:
        """There is no deal: the chain says so, a fresh deck is sealed, and those who did not reveal are not ready."""
        state, fixed, fresh = self._state, self._state.seal.deal, seals.fresh_seal()
        assert fixed is not None
        terms = fairness.void(terms_of(state.seal, state.options))
        entry = Append("void", terms, self._clock.now(), state.next_deal.number)
        seats = [seat for seat, player in enumerate(fixed.players) if player in late]
        change = {seat: replace(state.seating.chairs[seat], ready=False) for seat in seats}
        await self._storage.set_seal(state.id, fresh, [entry], change)
        state.seal = fresh
        state.next_deal.start_over()
        state.seating.apply(change)
        self._publisher.table()
        for seat in seats:
            self._audience.tell(Refused("", Says("server-deal-void", args={"seat": seat})))

    def _missing(self) -> set[str]:
        return self._state.next_deal.missing(self._state.seating, self._audience)
