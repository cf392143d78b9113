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
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from ludoteca.engine import fairness
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import STIR_LENGTH
from ludoteca.server.protocol import Dealing as Shown
from ludoteca.server.protocol import Refused
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.appending import Append
from ludoteca.server.storage.stored import Fixed, Guest, Seal, StoredMatch
from ludoteca.server.table import seal as seals
from ludoteca.server.table.link import Link
from ludoteca.server.table.live_match import LiveMatch

if TYPE_CHECKING:
    from ludoteca.server.play.live_table import LiveTable

PATIENCE = 5.0
"""Seconds for which a page may take to commit itself when asked, and to reveal. No clock makes a page faster."""
HASH = 64


class Pledge(NamedTuple):
    """What an open page has committed itself to, for the seat of whoever looks at it."""

    link: Link
    seat: int
    commitment: str


class Dealing:
    """Deals the cards of one table, with the table's lock held."""

    def __init__(self, table: "LiveTable", storage: Storage, clock: HouseClock) -> None:
        self.number = 0
        """Where the public chain holds the deal that is being made."""
        self._table = table
        self._storage = storage
        self._clock = clock
        self._pledges: dict[str, Pledge] = {}
        self._asked = False
        self._since = clock.steady()

    @property
    def is_under_way(self) -> bool:
        """Whether cards are being dealt, so that nobody may change seats."""
        return self._asked or self._table.seal.deal is not None

    def committed(self) -> set[str]:
        """People whose page has committed itself to the next deal."""
        fixed = self._table.seal.deal
        return set(self._standing()) if fixed is None else {player for player in fixed.players if player}

    def seen(self) -> Shown | None:
        """The deal that is being made, as everybody may know it."""
        fixed = self._table.seal.deal
        if fixed is None:
            return Shown("committing") if self._asked else None
        revealed = [seat for seat, player in enumerate(fixed.players) if player in fixed.texts]
        return Shown("revealing", fixed.commitments, revealed, fixed.rules, self.number)

    async def commit(self, link: Link, sealed: str, commitment: str) -> None:
        """A page commits itself to a text for the deck on the table; its own earlier commitment is replaced."""
        player, seat = link.player or "", self._table.seating.seat_of(link.player)
        if seat is None:
            raise Refusal("server-only-watching", status=403)
        if len(commitment) != HASH or any(digit not in "0123456789abcdef" for digit in commitment):
            raise Refusal("server-bad-commitment")
        if self._table.seal.deal is not None or sealed != seals.shown(self._table.seal):
            raise Refusal("server-commitment-late", status=409)
        held = self._standing().get(player)
        if held is not None and held.link is not link:
            raise Refusal("server-committed-already", status=409)
        self._pledges[player] = Pledge(link, seat, commitment)
        self._table.publisher.table()
        if self._asked and not self._missing():
            await self._fix(None, "")

    async def begin(self, guest: Guest, command: str) -> None:
        """Somebody asks for the deal: all commitments are fixed, as soon as everybody who takes part has made one."""
        if self.is_under_way:
            await self._storage.note_command(self._table.id, guest.id, command)
            return
        if not self._missing():
            await self._fix(guest, command)
            return
        await self._storage.note_command(self._table.id, guest.id, command)
        self._asked, self._since = True, self._clock.steady()
        self._table.publisher.table()

    async def reveal(self, guest: Guest, text: str, command: str) -> None:
        """A page reveals what it has committed itself to; the last one deals. Another text is refused."""
        table, fixed = self._table, self._table.seal.deal
        if fixed is None or guest.id not in fixed.players or fixed.rules != rules_of(table.game):
            raise Refusal("server-nothing-to-reveal", status=409)
        seat = fixed.players.index(guest.id)
        if not 0 < len(text) <= STIR_LENGTH or not fairness.is_plain(text):
            raise Refusal("server-bad-stir", most=STIR_LENGTH)
        if fairness.pledge(seals.shown(table.seal), seat, text) != fixed.commitments[seat]:
            raise Refusal("server-bad-reveal", status=409)
        texts = {**fixed.texts, guest.id: text}
        seal = replace(table.seal, deal=replace(fixed, texts=texts))
        if all(player in texts for player in fixed.players if player):
            await self._deal(seal, guest, command)
            return
        await self._storage.set_seal(table.id, seal, by=guest.id, command=command)
        table.seal = seal
        table.publisher.table()

    async def give_up(self) -> None:
        """Somebody leaves or has to while cards are being dealt: there is no deal; whoever is left may ask again."""
        self._asked = False
        if self._table.seal.deal is not None:
            await self._void(set())

    def drop(self, link: Link) -> None:
        """A page looks away: until commitments are fixed it takes its own with it."""
        self._pledges = {player: each for player, each in self._pledges.items() if each.link is not link}

    def wake(self) -> None:
        """Let time pass for whoever has not committed themselves, or not revealed."""
        if self.is_under_way:
            phase = "committing" if self._table.seal.deal is None else "revealing"
            name = f"dealing {phase} {self._table.seal.match} {self._since}"
            self._table.beside(name, partial(self._keep_time, self._table.seal.match, phase, self._since))

    async def _keep_time(self, match: str, phase: str, since: float) -> None:
        await self._clock.until(since + PATIENCE * max(1.0, self._clock.speed))
        await self._table.insist(partial(self._time_is_up, match, phase, since))
        self._table.wake()

    async def _time_is_up(self, match: str, phase: str, since: float) -> None:
        fixed = self._table.seal.deal
        if self._table.seal.match != match or since != self._since or self._table.incident:
            return
        if phase == "revealing" and fixed is not None:
            await self._void({player for player in fixed.players if player and player not in fixed.texts})
        elif phase == "committing" and self._asked:
            await self._fix(None, "")

    async def _fix(self, guest: Guest | None, command: str) -> None:
        """All that goes into the deal stands now, and is published; where nobody takes part it is dealt at once."""
        table, standing = self._table, self._standing()
        players = [""] * len(table.seating.chairs)
        for player, each in standing.items():
            players[each.seat] = player
        commitments = [standing[player].commitment if player else "" for player in players]
        seal = replace(table.seal, deal=Fixed(rules_of(table.game), players, commitments))
        if not standing:
            await self._deal(seal, guest, command)
            return
        entry = Append("commit", terms_of(seal, table.options), self._clock.now())
        by = None if guest is None else guest.id
        await self._storage.set_seal(table.id, seal, [entry], by=by, command=command)
        table.seal, self.number, self._since, self._asked = seal, entry.number, self._clock.steady(), False
        table.publisher.table()

    async def _deal(self, seal: Seal, guest: Guest | None, command: str) -> None:
        table, fresh = self._table, seals.fresh_seal()
        live, entries = deal(table, seal, self._clock.now(), self.number)
        by = None if guest is None else guest.id
        await self._storage.begin_match(table.noted(live), fresh, by, command, entries)
        live.number = self.number or entries[0].number
        self._start_over()
        table.begin(live, fresh)

    async def _void(self, late: set[str]) -> None:
        """There is no deal: the chain says so, a fresh deck is sealed, and whoever did not reveal is not ready."""
        table, fixed, fresh = self._table, self._table.seal.deal, seals.fresh_seal()
        assert fixed is not None
        entry = Append("void", fairness.void(terms_of(table.seal, table.options)), self._clock.now(), self.number)
        seats = [seat for seat, player in enumerate(fixed.players) if player in late]
        change = {seat: replace(table.seating.chairs[seat], ready=False) for seat in seats}
        await self._storage.set_seal(table.id, fresh, [entry], change)
        table.seal = fresh
        self._start_over()
        table.seating.apply(change)
        table.publisher.table()
        for seat in seats:
            table.audience.tell(Refused("", Says("server-deal-void", args={"seat": seat})))

    def _start_over(self) -> None:
        self._pledges, self._asked, self.number = {}, False, 0

    def _standing(self) -> dict[str, Pledge]:
        """Commitments that count: of pages that are still here, for the seat that their person still has."""
        return {
            player: each for player, each in self._pledges.items() if self._table.seating.seat_of(player) == each.seat
        }

    def _missing(self) -> set[str]:
        """People whose page takes part and has not committed itself."""
        here = {player for player in self._table.seating.players() if self._table.audience.deals(player)}
        return here - set(self._standing())


def deal(table: "LiveTable", seal: Seal, now: int, number: int = 0) -> tuple[LiveMatch, list[Append]]:
    """The match that comes out of a sealed deck, and what the public chain tells of it; `number` is its commit's."""
    live, terms = table.dealt(seal), terms_of(seal, table.options)
    commit = Append("commit", terms, now)
    dealt = Append("deal", fairness.dealt(terms, live.match.seed), now, number or commit)
    return live, [dealt] if number else [commit, dealt]


def terms_of(seal: Seal, options: dict[str, bool | int | str]) -> str:
    """The hash of all that is fixed before anybody reveals."""
    assert seal.deal is not None
    fixed = seal.deal
    return fairness.terms(fixed.rules, len(fixed.players), options, seals.shown(seal), fixed.commitments)


def terms_kept(match: StoredMatch) -> str:
    """The same hash for a match that was dealt."""
    rules, seal = f"{match.game}/{match.version}", fairness.sealed(match.server_seed, match.id)
    return fairness.terms(rules, match.seats, match.options, seal, match.commitments or [])


def nobody_takes_part(game: str, seats: int) -> Fixed:
    """A deal to which nobody adds anything."""
    return Fixed(rules_of(game), [""] * seats, [""] * seats)


def rules_of(game: str) -> str:
    """A game and the version of its rules, as in a game file."""
    return f"{game}/{GAMES[game].version}"
