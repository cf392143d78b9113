"""What the pages at one table are shown: the table around the match, the match as each viewer sees it, the clocks."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.server.protocol import Deal, Table, Update
from ludoteca.server.table import seal as seals
from ludoteca.server.table.link import Link
from ludoteca.server.table.live_match import Played

if TYPE_CHECKING:
    from ludoteca.server.play.live_table import LiveTable


class Showing:
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
        elif (played := table.played) is not None:
            first = since + 1 if match == played.id and 0 <= since <= played.match.sequence else 0
            link.send(self._drawn(played, first)(self._seat_behind(link)))
        for more in (table.timekeeper.seen(), table.talk.seen()):
            if more is not None:
                link.send(more)

    def hand(self, link: Link) -> None:
        """Where one device is handed round: the hand it shows now, or none."""
        if (played := self._table.played) is not None:
            link.send(self._drawn(played, played.match.sequence + 1)(self._seat_behind(link)))

    def table(self) -> None:
        """Show everybody the table around the match."""
        self._table.audience.show(lambda link: link.player, self.table_for)

    def clocks(self) -> None:
        """Show everybody how much time there is."""
        if (clocks := self._table.timekeeper.seen()) is not None:
            self._table.audience.tell(clocks)

    def time(self) -> None:
        """Show everybody how much time there is, also until an open window closes."""
        self.clocks()
        if (played := self._table.played) is not None and self._table.choices.closes_in(played) is not None:
            self._match(played, played.match.sequence + 1)

    def deal(self, played: Played) -> None:
        """Show everybody a new match."""
        self.table()
        self._match(played, 0)

    def moves(self, played: Played, since: int) -> None:
        """Show everybody the moves from a number on."""
        self._match(played, since)
        self.clocks()
        if played.match.over or self._shown_out != self._table.out:
            self._shown_out = self._table.out
            self.table()

    def again(self, played: Played) -> None:
        """Show everybody the match from its beginning: moves were taken back."""
        self.deal(played)
        self.clocks()

    def answer(self, played: Played, seat: int, public: bool) -> None:
        """Show a seat its own answer, and where it is no secret everybody that there is one."""
        draw = self._drawn(played, played.match.sequence + 1)
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
            commitment="" if table.played is None else table.played.commitment,
            sealed=seals.shown(table.seal),
            dealing=table.dealing.seen(),
            deal=None if table.played is None else _deal(table.played),
            terms=table.terms,
            code="" if seat is None else table.code,
            adjourned=table.adjourned,
            pausing=sorted(table.pausing),
            hurried=table.hurried and table.bots_are_alone,
            practice=table.played is not None and table.played.practice,
            recorded=table.record is not None,
            hints=seat is not None and table.gives_hints,
            speed=table.speed,
            incident=table.incident,
        )

    def _match(self, played: Played, since: int) -> None:
        self._table.audience.show(self._seat_behind, self._drawn(played, since))

    def _drawn(self, played: Played, since: int) -> Callable[[int | None], Update]:
        """How a match is drawn for a viewer; what is alike for all is worked out once."""
        choices = self._table.choices
        answered = sorted(played.answers) if played.answers and choices.window(played).is_public else []
        closes_in = choices.closes_in(played)
        return lambda seat: played.update(seat, since, answered, closes_in)

    def _seat_behind(self, link: Link) -> int | None:
        """The seat whose eyes a page has; where one device is handed round, a hand that is still one of its own."""
        if not self._table.terms.local:
            return self._table.seating.seat_of(link.player)
        return link.looking if link.looking in self._table.seating.seats_of(link.player) else None


def _deal(played: Played) -> Deal | None:
    """What seats had committed themselves to before a match was dealt; None where they did not yet."""
    return None if played.commitments is None else Deal(played.commitments, played.number)
