"""What the writer notes beside every commit: its number, so that nobody has to guess afterwards what was committed."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

import sqlalchemy as sa

from ludoteca.server.storage import layout
from ludoteca.server.storage.statements import run
from ludoteca.server.storage.witness import Witness
from ludoteca.server.storage.work import Posted, Prepared, Unit

NUMBERED = sa.update(layout.commits).values(number=sa.bindparam("now"))


class Ledger(Protocol):
    """Opens and closes the transaction of a group of units, in the writer's thread."""

    tries_twice: bool
    """Whether a connection may be lost while the database itself is well, so that a second one is worth trying."""

    def begin(self, connection: sa.Connection, units: Sequence[Unit]) -> dict[int, Exception]:
        """Number a commit. Units that may not take part, by their place, and why."""

    def post(self, connection: sa.Connection, notes: Sequence[Posted]) -> None:
        """Let other processes hear notes when this transaction is committed."""

    def committed(self, units: Sequence[Unit], refused: dict[int, Exception]) -> None:
        """The last commit that was begun is on the disk."""

    def was_committed(self, connection: sa.Connection) -> bool:
        """Whether the last commit that was begun is on the disk, where the line broke before anybody could say so."""

    def close(self) -> None:
        """No more is noted."""


class FileLedger:
    """Of a file that one process has for itself: a number in it, and a witness beside it that knows the same."""

    tries_twice = False

    def __init__(self, number: int, witness: Witness | None) -> None:
        self._number = number
        self._witness = witness

    def begin(self, connection: sa.Connection, units: Sequence[Unit]) -> dict[int, Exception]:
        """Nobody else writes here, so every unit may."""
        run(connection, Prepared(NUMBERED, now := {"now": self._number + 1}), [now])
        return {}

    def post(self, connection: sa.Connection, notes: Sequence[Posted]) -> None:
        """There is nobody else to hear them."""

    def committed(self, units: Sequence[Unit], refused: dict[int, Exception]) -> None:
        """Tell the witness."""
        self._number += 1
        if self._witness is None:
            return
        moves = Counter[str]()
        for unit in units:
            if unit.table:
                moves[unit.table] += unit.moves
        self._witness.add(self._number, moves)

    def was_committed(self, connection: sa.Connection) -> bool:
        """A file answers for itself: what it reported as failed has failed."""
        return False

    def close(self) -> None:
        """The witness says no more."""
        if self._witness is not None:
            self._witness.close()
