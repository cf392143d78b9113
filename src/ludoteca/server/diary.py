"""What happened in the house of late, for whoever looks after it: a few lines in memory, without people or cards."""

from collections import deque
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

LINES = 40
"""The latest ones are kept."""

Kind = Literal["opened", "frozen", "reopened", "offline", "back", "announced", "withdrawn"]


class Noted(Struct, frozen=True, omit_defaults=True):
    """Something that happened."""

    at: int
    """Milliseconds since 1970."""
    kind: Kind
    game: str = ""
    """At a table of which game, where it happened at one."""
    incident: str = ""
    """The number under which the log has it."""


class Diary:
    """The latest entries, the newest first."""

    def __init__(self) -> None:
        self._lines: deque[Noted] = deque(maxlen=LINES)

    def note(self, noted: Noted) -> None:
        """Something happened just now."""
        self._lines.appendleft(noted)

    def __iter__(self) -> Iterator[Noted]:
        return iter(tuple(self._lines))
