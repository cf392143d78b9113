"""A page that takes part in dealing, step by step: commits itself to a text, reveals it, as the real page does."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludoteca.engine import public_chain
from ludoteca.engine.fairness import pledge
from ludoteca.server.protocol import Commit, Done, Refused, Reveal, Sit, Table
from tests.server.visitor import Socket, Visitor, command

OURS, THEIRS = "a" * 64, "più fortuna"
"""The texts of two people."""


@contextmanager
def two_people(host: Visitor, guest: Visitor) -> Iterator[tuple[Socket, Socket]]:
    """Two persons at a table that waits, both with pages that take part."""
    table = host.open_table(2)
    with host.at(table, deals=True) as ours, guest.at(table, deals=True) as theirs:
        assert isinstance(theirs.ask(Sit(command(), 1)), Done)
        ours.until(Table)
        yield ours, theirs


def stretch(visitor: Visitor) -> public_chain.Stretch:
    """The public chain of the house."""
    return public_chain.read(visitor.http.get("/api/chain").content)


def file_of(visitor: Visitor, match: str | None) -> dict[str, Any]:
    """The file of a finished match."""
    answer = visitor.http.get(f"/api/matches/{match}/file")
    assert answer.status_code == 200, answer.text
    file: dict[str, Any] = answer.json()
    return file


def committed(socket: Socket, text: str, seat: int | None = None) -> Done | Refused:
    """Commit to a text for the deck on the table."""
    if not socket.tables:
        socket.until(Table)
    table = socket.table
    mine = seat if seat is not None else table.seat
    assert mine is not None
    answer = socket.ask(Commit(command(), table.sealed, pledge(table.sealed, mine, text)))
    assert isinstance(answer, Done | Refused)
    return answer


def revealed(socket: Socket, text: str) -> Done | Refused:
    """Reveal a text."""
    answer = socket.ask(Reveal(command(), text))
    assert isinstance(answer, Done | Refused)
    return answer


def refusal(answer: object) -> str:
    """The id of a refusal."""
    assert isinstance(answer, Refused), answer
    return answer.says.id


def revealing(socket: Socket) -> Table:
    """Read on until all commitments stand."""
    while socket.table.dealing is None or socket.table.dealing.phase != "revealing":
        socket.until(Table)
    return socket.table


def dealt(socket: Socket, before: str | None = None) -> Table:
    """Read on until another match than the one before lies on the table."""
    while socket.table.match == before:
        socket.until(Table)
    return socket.table


def voided(socket: Socket, sealed: str) -> Table:
    """Read on until another deck than this one is sealed, and nothing is dealt."""
    while socket.table.sealed == sealed:
        socket.until(Table)
    return socket.table
