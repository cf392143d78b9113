"""What the pages at one table are shown: the table around the match, the match as each viewer sees it, the clocks."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.server.protocol import Deal, Table, Update
from ludoteca.server.table import seal as seals
from ludoteca.server.table.link import Link
from ludoteca.server.table.live_match import LiveMatch

if TYPE_CHECKING:
    from ludoteca.server.play.live_table import LiveTable


class Publisher:
    """Draws one table for whoever looks at it. Everything it shows has been stored before."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._shown_out: list[int] = []

    def greet(self, link: Link, match: str | None, since: int, *, was_here: bool) -> None:
        """A page looks at this table: it is told what it missed, and the others that somebody has come."""
        table = self._table
        if was_here or table.seating.seat_of(link.player) is None:
            link.send(self.table_for(link.player))
        else:
            self.table()
        if table.record is not None:
            link.send(table.record.seen(self._seat_behind(link)))
        elif (live := table.live_match) is not None:
            first = since + 1 if match == live.id and 0 <= since <= live.match.sequence else 0
            link.send(self._drawn(live, first)(self._seat_behind(link)))
        for more in (table.clocks.seen(), table.chat.seen()):
            if more is not None:
                link.send(more)

    def hand(self, link: Link) -> None:
        """Where one device is handed round: the hand it shows now, or none."""
        if (live := self._table.live_match) is not None:
            link.send(self._drawn(live, live.match.sequence + 1)(self._seat_behind(link)))

    def table(self) -> None:
        """Show everybody the table around the match."""
        self._table.audience.show(lambda link: link.player, self.table_for)

    def clocks(self) -> None:
        """Show everybody how much time there is."""
        if (clocks := self._table.clocks.seen()) is not None:
            self._table.audience.tell(clocks)

    def time(self) -> None:
        """Show everybody how much time there is, also until an open window closes."""
        self.clocks()
        if (live := self._table.live_match) is not None and self._table.moves.closes_in(live) is not None:
            self._match(live, live.match.sequence + 1)

    def deal(self, live: LiveMatch) -> None:
        """Show everybody a new match."""
        self.table()
        self._match(live, 0)

    def moves(self, live: LiveMatch, since: int) -> None:
        """Show everybody the moves from a number on."""
        self._match(live, since)
        self.clocks()
        if live.match.over or self._shown_out != self._table.out:
            self._shown_out = self._table.out
            self.table()

    def again(self, live: LiveMatch) -> None:
        """Show everybody the match from its beginning: moves were taken back."""
        self.deal(live)
        self.clocks()

    def answer(self, live: LiveMatch, seat: int, public: bool) -> None:
        """Show a seat its own answer, and where it is no secret everybody that there is one."""
        draw = self._drawn(live, live.match.sequence + 1)
        self._table.audience.show(self._seat_behind, lambda viewer: draw(viewer) if public or viewer == seat else None)
        if public:
            self.clocks()

    def table_for(self, player: str | None) -> Table:
        """The table as one person sees it."""
        table = self._table
        seat = table.seating.seat_of(player)
        is_playing = table.state == "playing"
        return Table(
            id=table.id,
            game=table.game,
            options=table.options,
            state=table.state,
            sitters=table.seating.seen_by(
                player,
                table.who,
                lambda each: int(table.away(each)) if is_playing else 0 if table.away(each) >= 0 else -1,
                table.dealing.committed(),
                table.out,
                [each for each in range(len(table.seating.chairs)) if table.is_warming(each)],
            ),
            seat=None if table.terms.local and is_playing else seat,
            host=player == table.host,
            match=table.match_id,
            commitment="" if table.live_match is None else table.live_match.commitment,
            sealed=seals.shown(table.seal),
            dealing=table.dealing.seen(),
            deal=None if table.live_match is None else _deal(table.live_match),
            terms=table.terms,
            code="" if seat is None else table.code,
            adjourned=table.adjourned,
            pausing=sorted(table.pausing),
            hurried=table.hurried and table.bots_are_alone,
            practice=table.live_match is not None and table.live_match.practice,
            recorded=table.record is not None,
            hints=seat is not None and table.gives_hints,
            speed=table.speed,
            incident=table.incident,
        )

    def _match(self, live: LiveMatch, since: int) -> None:
        self._table.audience.show(self._seat_behind, self._drawn(live, since))

    def _drawn(self, live: LiveMatch, since: int) -> Callable[[int | None], Update]:
        """How a match is drawn for a viewer; what is alike for all is worked out once."""
        choices = self._table.moves
        answered = sorted(live.answers) if live.answers and choices.window(live).is_public else []
        closes_in = choices.closes_in(live)
        return lambda seat: live.update(seat, since, answered, closes_in)

    def _seat_behind(self, link: Link) -> int | None:
        """The seat whose eyes a page has; where one device is handed round, a hand that is still one of its own."""
        if not self._table.terms.local:
            return self._table.seating.seat_of(link.player)
        return link.looking if link.looking in self._table.seating.seats_of(link.player) else None


def _deal(live: LiveMatch) -> Deal | None:
    """What seats had committed themselves to before a match was dealt; None where they did not yet."""
    return None if live.commitments is None else Deal(live.commitments, live.number)
