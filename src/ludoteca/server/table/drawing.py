"""One position of a match as messages for everybody who looks at it; what is alike for several is worked out once.

A page that asked for changes is sent what is different from the view it was sent last. That view is remembered with the
way to the page, not with its viewer: whoever sits down, hands the device on or comes back has seen another one.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from ludoteca.engine.event import Event
from ludoteca.engine.stepgraph import StepGraph
from ludoteca.server.limits import RESUME_EVENTS
from ludoteca.server.protocol import Change, Update, on_wire
from ludoteca.server.table.audience import Link, Shown
from ludoteca.server.table.live_match import LiveMatch


class Drawing:
    """What viewers are told who have seen everything before move number `since`; 0 includes the deal.

    `answered` are the seats of which everybody may know that they have answered, `closes_in` the milliseconds until the
    clock closes the open window.
    """

    def __init__(self, live: LiveMatch, since: int, answered: Sequence[int] = (), closes_in: int | None = None) -> None:
        self._live = live
        self._since = since
        self._answered = list(answered)
        self._closes_in = closes_in
        self._pending, self._out = live.match.pending, live.out
        self._told = [told for move in live.match.told[since:] for told in move]
        self._knowers = {seat for told in self._told for seat in told.knowers}
        """Seats that were told more than everybody."""
        self._open_events: list[Event] | None = None
        """What everybody was told, once somebody has asked for it."""
        self._public: Any = None
        """What everybody may see, once somebody has asked for it."""
        self._updates: dict[tuple[int | None, bool], Update] = {}
        self._packed: dict[tuple[int | None, bool, int], tuple[bytes, Shown | None]] = {}

    def update(self, seat: int | None, *, words: bool = True) -> Update:
        """The whole update for a viewer; None is a spectator."""
        found = self._updates.get((seat, words))
        if found is None:
            found = self._updates[seat, words] = self._drawn(seat, words)
        return found

    def send(self, link: Link, seat: int | None) -> None:
        """Send it to a page with the eyes of a seat: whole, or what has changed since it was sent something last."""
        update = self.update(seat, words=link.words)
        before = link.shown if link.changes and self._since else None
        if before is not None and (before.match, before.seat) != (self._live.id, seat):
            before = None
        key = (seat, link.words, 0 if before is None else id(before.view))
        if key not in self._packed:
            message = update if before is None else change(update, before.view)
            self._packed[key] = msgspec.json.encode(message), before  # kept, so that no other view gets its id
        link.shown = Shown(self._live.id, seat, update.view) if link.changes else None
        link.send(self._packed[key][0])

    def _drawn(self, seat: int | None, words: bool) -> Update:
        live, match = self._live, self._live.match
        view = self._view(None if seat in self._out else seat)
        return Update(
            sequence=match.sequence,
            events=self._events(seat),
            view=on_wire(match.game, view),
            graph=match.graph(seat) if seat is not None and seat in self._pending else StepGraph([]),
            plain=match.plain(view) if words else [],
            answer=None if seat is None else live.answers.get(seat),
            answered=self._answered,
            closes_in=self._closes_in,
            backs=live.at[0],
        )

    def _events(self, seat: int | None) -> list[Event]:
        """What a viewer was told; those who know no more than everybody share one list."""
        if seat in self._knowers:
            return self._seen_by(seat)
        if self._open_events is None:
            self._open_events = self._seen_by(None)
        return self._open_events

    def _seen_by(self, seat: int | None) -> list[Event]:
        return [event for told in self._told if (event := told.to(seat)) is not None][-RESUME_EVENTS:]

    def _view(self, seat: int | None) -> Any:
        """What a viewer may see; whoever watches sees everything when the match is over."""
        match = self._live.match
        if seat is None and not self._pending:
            return match.open_view()
        if self._public is None:
            self._public = match.view(None)
        return self._public if seat is None else match.view(seat, self._public)


def change(update: Update, before: Struct) -> Change:
    """An update for a page that was sent this view last."""
    return Change(
        sequence=update.sequence,
        view=differing(update.view, before),
        events=update.events,
        graph=update.graph if update.graph.nodes else None,
        plain=update.plain,
        answer=update.answer,
        answered=update.answered,
        closes_in=update.closes_in,
        backs=update.backs,
    )


def differing(view: Struct, before: Struct) -> dict[str, Any]:
    """The fields of a view that are not as they were, by their names on the wire."""
    fields = zip(view.__struct_encode_fields__, astuple(view), astuple(before), strict=True)
    return {name: now for name, now, was in fields if now != was}
