"""Rows and statements: what is remembered, as it goes into the database. When each of them is written is in `store`."""

from collections.abc import Iterator, Mapping
from typing import Any

import sqlalchemy as sa
from msgspec.structs import asdict

from ludoteca.server.storage import layout
from ludoteca.server.storage.finished import players_of
from ludoteca.server.storage.stored import Aid, Chair, Line, Seal, StoredAnswer, StoredMatch, StoredMove, StoredTable
from ludoteca.server.storage.work import Prepared, Row, Work, as_json, row

CLOCKS = (
    sa.update(layout.matches).where(layout.matches.c.id == sa.bindparam("of_match")).values(clocks=sa.bindparam("now"))
)

TIMED = sa.update(layout.tables).where(layout.tables.c.id == sa.bindparam("of_table")).values(timed=sa.bindparam("now"))


def table_opens(table: StoredTable, now: int) -> Iterator[Work]:
    """A new table with its chairs and its sealed deck."""
    yield row(
        layout.tables,
        id=table.id,
        game=table.game,
        options=as_json(table.options),
        host=table.host,
        match=None,
        opened=now,
        code=table.code,
        adjourned=False,
        **asdict(table.terms),
    )
    for seat, chair in enumerate(table.chairs):
        yield row(layout.seats, table=table.id, seat=seat, **asdict(chair))
    yield row(layout.seals, table=table.id, **_seal(table.seal))


def match_begins(match: StoredMatch, now: int) -> Iterator[Work]:
    """A match that has been dealt, who sits at it, and that its table plays it."""
    yield row(
        layout.matches,
        id=match.id,
        table=match.table,
        game=match.game,
        version=match.version,
        options=as_json(match.options),
        seats=match.seats,
        sitters=as_json(match.sitters),
        server_seed=match.server_seed,
        dealt=match.dealt,
        began=now,
        ended=None,
        entropy=as_json(match.entropy),
        commitments=None if match.commitments is None else as_json(match.commitments),
        practice=match.practice,
        clocks=match.clocks,
        result=None,
        position=None if match.position is None else as_json(match.position),
        origin=None if match.origin is None else as_json(match.origin),
        turns_noted=True,
    )
    for player in players_of(match.sitters):
        yield row(layout.sittings, player=player, match=match.id)
    yield sa.update(layout.tables).where(layout.tables.c.id == match.table).values(match=match.id)


def made(match: str, move: StoredMove, now: int) -> Row:
    """A move."""
    return row(
        layout.moves,
        match=match,
        sequence=move.sequence,
        seat=move.seat,
        steps=as_json(move.steps),
        told=move.told,
        made=now,
        player=move.player,
    )


def given(match: str, answer: StoredAnswer, now: int) -> Row:
    """An answer in an open window."""
    return row(
        layout.answers,
        match=match,
        window=answer.window,
        seat=answer.seat,
        steps=as_json(answer.steps),
        given=now,
        player=answer.player,
    )


def said(table: str, line: Line, now: int) -> Row:
    """A line of the chat."""
    return row(
        layout.lines, table=table, number=line.number, player=line.player, seat=line.seat, text=line.text, said=now
    )


def obeyed(table: str, player: str, command: str, now: int) -> Row:
    """A command that was carried out."""
    return row(layout.commands, table=table, player=player, command=command, obeyed=now)


def aid(match: str, number: int, aid: Aid) -> Row:
    """Help that a seat took."""
    return row(layout.aids, match=match, number=number, **asdict(aid))


def clocks(match: str, clocks: str) -> Prepared:
    """How the clocks of a match stand."""
    return Prepared(CLOCKS, {"of_match": match, "now": clocks})


def timed(table: str, is_timed: bool) -> Prepared:
    """Whether a clock or a window runs at a table, so that somebody has to keep it going."""
    return Prepared(TIMED, {"of_table": table, "now": is_timed})


def seated(table: str, chairs: Mapping[int, Chair]) -> list[Work]:
    """Who sits on some chairs from now on."""
    return [
        sa.update(layout.seats)
        .where(layout.seats.c.table == table, layout.seats.c.seat == seat)
        .values(**asdict(chair))
        for seat, chair in chairs.items()
    ]


def sealed(table: str, seal: Seal) -> sa.Executable:
    """What the next deal of a table comes from."""
    return sa.update(layout.seals).where(layout.seals.c.table == table).values(**_seal(seal))


def _seal(seal: Seal) -> dict[str, Any]:
    return {"match": seal.match, "secret": seal.secret, "deal": None if seal.deal is None else as_json(seal.deal)}
