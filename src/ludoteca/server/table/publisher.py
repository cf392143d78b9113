"""What the pages at one table are shown: the table around the match, the match as each viewer sees it, clocks, words.

Everything that is published has been stored before: a handler stores, changes the state, and then calls this.
"""

from msgspec import structs

from ludoteca import bots
from ludoteca.server import protocol
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.protocol import Deal, Done, Reacted, Table, Talk
from ludoteca.server.protocol.closing import TURNED_OUT
from ludoteca.server.storage.stored import Line
from ludoteca.server.table import seal as seals
from ludoteca.server.table.audience import Audience, Link
from ludoteca.server.table.drawing import Drawing
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.state import TableState, no_watching
from ludoteca.server.table.time_control import DAY_MS, DAYS
from ludoteca.server.table.window import Windows
from ludoteca.server.workers.warm_up import WarmUp


class Publisher:
    """Draws one table for everybody who looks at it."""

    def __init__(
        self, state: TableState, audience: Audience, windows: Windows, clock: HouseClock, warm_up: WarmUp
    ) -> None:
        self._state = state
        self._audience = audience
        self._windows = windows
        self._clock = clock
        self._warm_up = warm_up
        self._shown_out: list[int] = []

    def greet(self, link: Link, match: str | None, since: int, *, was_here: bool) -> None:
        """A page looks at this table: it is told what it missed, and the others that somebody has come."""
        state = self._state
        if was_here or state.seating.seat_of(link.player) is None:
            link.send(self.table_for(link.player))
        else:
            self.table()
        if state.record is not None:
            link.send(state.record.seen(self._seat_behind(link)))
        elif (live := state.live_match) is not None:
            first = since + 1 if match == live.id and 0 <= since <= live.match.sequence else 0
            self._drawing(live, first).send(link, self._seat_behind(link))
        if (clocks := self._clocks()) is not None:
            link.send(clocks)
        if state.lines:
            link.send(self._talk(state.lines))

    def hand(self, link: Link) -> None:
        """Where one device is handed round: the hand it shows now, or none."""
        if (live := self._state.live_match) is not None:
            self._drawing(live, live.match.sequence + 1).send(link, self._seat_behind(link))

    def table(self) -> None:
        """Show everybody the table around the match."""
        self._audience.show(lambda link: link.player, self.table_for)

    def clocks(self) -> None:
        """Show everybody how much time there is."""
        if (clocks := self._clocks()) is not None:
            self._audience.tell(clocks)

    def time(self) -> None:
        """Show everybody how much time there is, also until an open window closes."""
        self.clocks()
        if (live := self._state.live_match) is not None and self._windows.closes_in(live) is not None:
            self._match(live, live.match.sequence + 1)

    def deal(self, live: LiveMatch) -> None:
        """Show everybody a new match."""
        self.table()
        self._match(live, 0)

    def moves(self, live: LiveMatch, since: int) -> None:
        """Show everybody the moves from a number on."""
        self._match(live, since)
        self.clocks()
        if live.match.over or self._shown_out != self._state.out:
            self._shown_out = self._state.out
            self.table()

    def again(self, live: LiveMatch) -> None:
        """Show everybody the match from its beginning: moves were taken back."""
        self.deal(live)
        self.clocks()

    def answer(self, live: LiveMatch, seat: int, public: bool) -> None:
        """Show a seat its own answer, and where it is no secret everybody that there is one."""
        drawing = self._drawing(live, live.match.sequence + 1)
        for link in self._audience:
            if public or self._seat_behind(link) == seat:
                drawing.send(link, self._seat_behind(link))
        if public:
            self.clocks()

    def line(self, line: Line) -> None:
        """Show everybody what was said."""
        self._audience.tell(self._talk([line]))

    def face(self, seat: int, face: int) -> None:
        """Show everybody a face that a seat makes."""
        self._audience.tell(Reacted(seat, face))

    def turn_out_strangers(self, by: str | None = None, done: Done | None = None) -> None:
        """Close the pages of those who may not even watch now; who left by themselves hears that it is done."""
        for link in self._audience:
            if not self._state.may_look(link.player):
                self._audience.discard(link)
                link.turn_out(
                    TURNED_OUT, no_watching(link.player, self._state.removed).says, done if link.player == by else None
                )

    def table_for(self, player: str | None) -> Table:
        """The table as one person sees it."""
        state, away = self._state, self._audience.away
        seat, live = state.seating.seat_of(player), state.live_match
        is_playing = state.phase == "playing"
        return Table(
            id=state.id,
            game=state.game,
            options=state.options,
            state=state.phase,
            sitters=self._with_stand_ins(
                state.seating.seen_by(
                    player,
                    state.who,
                    lambda each: int(away(each)) if is_playing else 0 if away(each) >= 0 else -1,
                    self._committed(),
                    state.out,
                    [each for each in range(len(state.seating.chairs)) if self._is_warming(each)],
                )
            ),
            seat=None if state.terms.local and is_playing else seat,
            host=player == state.host,
            match=state.match_id,
            commitment="" if live is None else live.commitment,
            sealed=seals.shown(state.seal),
            dealing=self._dealing(),
            deal=None if live is None or live.commitments is None else Deal(live.commitments, live.number),
            terms=protocol.Terms(**structs.asdict(state.terms)),
            code="" if seat is None else state.code,
            adjourned=state.adjourned,
            pausing=sorted(state.pausing),
            hurried=state.hurried and state.bots_are_alone,
            practice=live is not None and live.practice,
            origin=None if live is None else live.origin,
            recorded=state.record is not None,
            hints=seat is not None and state.gives_hints,
            speed=self._clock.speed,
            incident=state.incident,
        )

    def _committed(self) -> set[str]:
        """People whose page has committed itself to the next deal."""
        state, fixed = self._state, self._state.seal.deal
        if fixed is None:
            return set(state.next_deal.standing(state.seating))
        return {player for player in fixed.players if player}

    def _dealing(self) -> protocol.Dealing | None:
        """The deal that is being made, as everybody may know it."""
        state, fixed = self._state, self._state.seal.deal
        if fixed is None:
            return protocol.Dealing("committing") if state.next_deal.asked else None
        revealed = [seat for seat, player in enumerate(fixed.players) if player in fixed.texts]
        return protocol.Dealing("revealing", fixed.commitments, revealed, fixed.rules, state.next_deal.number)

    def _is_warming(self, seat: int) -> bool:
        """Whether the bot that decides for a seat plays worse than it will, since what it needs is not compiled yet."""
        level, game = self._state.bot_level(seat), self._state.game
        if not level or not bots.searches(game, level):
            return False
        return not self._warm_up.thinks(game) or (bots.has_learnt(game, level) and not self._warm_up.asks_network(game))

    def _with_stand_ins(self, sitters: list[protocol.Sitter]) -> list[protocol.Sitter]:
        """The same, with the level that plays at each chair whose champion has no place here."""
        game = self._state.game
        if not self._state.crowded:
            return sitters
        return [
            structs.replace(each, plays=bots.strongest_unaided(game))
            if each.kind == "bot" and bots.thinks_long(game, each.level)
            else each
            for each in sitters
        ]

    def _clocks(self) -> protocol.Clocks | None:
        """Everybody's time, None at a table without clocks."""
        clocks = self._state.clocks
        if self._state.has_days:
            return self._days()
        if clocks is None:
            return None
        clocks.count(self._clock.steady())
        return protocol.Clocks(
            [
                protocol.SeatTime(
                    turn=round(1000 * each.turn),
                    bank=round(1000 * each.bank),
                    runs=seat in clocks.running,
                    grace=round(1000 * each.grace) if clocks.running.get(seat) else 0,
                )
                for seat, each in enumerate(clocks.seats)
            ]
        )

    def _days(self) -> protocol.Clocks:
        """Where there are days for a move: what is left to those whose turn it is, and to the others all of it."""
        now = self._clock.now()
        due = {turn.seat: turn.due for turn in self._state.turns if turn.due is not None}
        return protocol.Clocks(
            [
                protocol.SeatTime(turn=max(0, due.get(seat, now + whole) - now), bank=0, runs=seat in due)
                for whole in [DAYS[self._state.terms.pace] * DAY_MS]
                for seat in range(len(self._state.seating.chairs))
            ]
        )

    def _talk(self, lines: list[Line]) -> Talk:
        said = [(line, self._state.who(line.player)) for line in lines]
        return Talk([protocol.Line(line.number, line.seat, who.name, who.doll, line.text) for line, who in said])

    def _match(self, live: LiveMatch, since: int) -> None:
        drawing = self._drawing(live, since)
        for link in self._audience:
            drawing.send(link, self._seat_behind(link))

    def _drawing(self, live: LiveMatch, since: int) -> Drawing:
        """A match as it is to be drawn for viewers who have seen what came before a move."""
        answered = sorted(live.answers) if live.answers and self._windows.now(live).is_public else []
        return Drawing(live, since, answered, self._windows.closes_in(live))

    def _seat_behind(self, link: Link) -> int | None:
        """The seat whose eyes a page has; where one device is handed round, a hand that is still one of its own."""
        if not self._state.terms.local:
            return self._state.seating.seat_of(link.player)
        return link.looking if link.looking in self._state.seating.seats_of(link.player) else None
