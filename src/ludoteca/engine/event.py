"""What happened after a move, chance included, told to each seat as far as that seat may know.

Plain data that cannot lead back to itself: Python need not look through it for garbage (`gc=False`).
"""

from msgspec import Struct

from ludoteca.engine.saying import Says


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened. `id` names its sentence; `by` is the seat it is told of, None for the table itself."""

    id: str
    rule: str
    by: int | None = None
    args: dict[str, int | str | list[int]] = {}
    lasting: bool = True
    """False: vanishes from log and resume once it may no longer be inspected."""

    def says(self) -> Says:
        """The event as a sentence to be rendered."""
        args = dict(self.args) if self.by is None else {"by": self.by, **self.args}
        return Says(self.id, self.rule, args)


class Told(Struct, frozen=True, omit_defaults=True, gc=False):
    """An event and who may know it: `knowers` see `full`, everybody else `public` (None: nothing at all)."""

    full: Event
    public: Event | None
    knowers: tuple[int, ...] = ()

    def to(self, seat: int | None) -> Event | None:
        """What one seat is told; `None` is a spectator."""
        return self.full if seat in self.knowers else self.public


def openly(event: Event) -> Told:
    """An event that everybody sees whole."""
    return Told(event, event)


def secretly(full: Event, public: Event | None, *knowers: int) -> Told:
    """An event whose details only some seats know."""
    return Told(full, public, knowers)
