"""Of a database that several processes write to: who may write a table, and whether a broken commit was one.

Every table has a number that whoever holds it has raised (`holding`). A transaction begins by locking the rows of all
tables that it writes at, in the order of their ids, and a unit whose number is not the one there is left out: somebody
else holds that table now. Then the rows of guests who have to prove themselves, likewise: a unit whose token was voided
meanwhile is left out too. Beside it the process counts its commits in a row of its own. Where the line breaks while a
commit is under way, nobody knows whether it was one; the row does, and asking for it waits for a transaction that is
still going on.
"""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from ludoteca.server.storage.holding import LostTableError, Numbers
from ludoteca.server.storage.work import Posted, Unit

CHANNEL = "ludoteca"
"""On which processes hear of each other."""
PATIENCE_MS = 3000
"""How long PostgreSQL waits for the next word of a transaction. A machine without power or cable hangs up on nobody:
its tables would be locked for the others until TCP gives up, which takes hours."""
BEGIN = sa.text(
    """
    with counted as (
        insert into processes (id, name, version, number, seen)
        values (:run, :name, :version, :number, cast(extract(epoch from clock_timestamp()) * 1000 as bigint))
        on conflict (id) do update set number = excluded.number, seen = excluded.seen
    ), held as (
        select id, fence, holder from tables where id = any(:ids) order by id for no key update
    )
    select id, fence, holder
    from (select set_config('idle_in_transaction_session_timeout', :patience, true)) as patience left join held on true
    """
)
LOCK_GUESTS = sa.text("select id from players where id = any(:players) order by id for no key update")
TOKENS = sa.text(
    """
    select id, token_hash from players where id = any(:players) and not leaving
    union all
    select p.id, k.hash from players p join keys k on k.player = p.id
    where p.id = any(:players) and not p.leaving and not k.once
    """
)
"""A question of its own: it sees what others have committed while the rows were waited for."""
RAISE = sa.text("update tables set fence = fence + 1, holder = :run where id = any(:ids)")
POST = sa.text(f"select pg_notify('{CHANNEL}', :note)")
COUNTED = sa.select(layout.processes.c.number).with_for_update()


class SharedLedger:
    """One process among several."""

    tries_twice = True

    def __init__(self, numbers: Numbers, name: str, version: str) -> None:
        self._numbers = numbers
        self._process = {"run": numbers.run, "name": name, "version": version}
        self._number = 0
        self._taken: dict[str, int] = {}
        self._taken_over: list[str] = []

    def begin(self, connection: sa.Connection, units: Sequence[Unit]) -> dict[int, Exception]:
        """Lock the tables; units for one that somebody else holds by now may not take part."""
        self._number += 1
        fenced = {unit.table for unit in units if unit.table and not unit.opens}
        takes = {table for unit in units for table in unit.takes}
        asked = {"number": self._number, "ids": sorted(fenced | takes), "patience": str(PATIENCE_MS)}
        found = connection.execute(BEGIN, {**self._process, **asked})
        rows = {each.id: each for each in found if each.id is not None}
        refused: dict[int, Exception] = {}
        for place, unit in enumerate(units):
            if unit.table and not unit.opens:
                held = self._numbers.of(unit.table)
                if held is None or unit.table not in rows or rows[unit.table].fence != held:
                    refused[place] = LostTableError(unit.table)
        refused = {**_unproved(connection, units), **refused}
        run = self._process["run"]
        asked_for = sorted(takes & rows.keys())
        # A table that has left memory here and that nobody has taken since is still ours, under the same number.
        taken = [table for table in asked_for if (self._numbers.of(table), run) != rows[table][1:]]
        if taken:
            connection.execute(RAISE, {"run": run, "ids": taken})
        self._taken = {table: rows[table].fence + (table in taken) for table in asked_for}
        self._taken_over = [table for table in taken if rows[table].holder not in (None, run)]
        self.post(connection, [Posted("taken", table) for table in self._taken_over])
        return refused

    def post(self, connection: sa.Connection, notes: Sequence[Posted]) -> None:
        """Send notes with the commit, each once, with the process that they come from."""
        for kind, subject in dict.fromkeys(notes):
            note = msgspec.json.encode([kind, subject, self._process["run"]]).decode()
            connection.execute(POST, {"note": note})

    def committed(self, units: Sequence[Unit], refused: dict[int, Exception]) -> None:
        """What was taken is held."""
        self._numbers.took(self._taken, len(self._taken_over))
        self._taken, self._taken_over = {}, []

    def was_committed(self, connection: sa.Connection) -> bool:
        """Whether the row of this process has the number of the last commit."""
        mine = COUNTED.where(layout.processes.c.id == self._process["run"])
        return connection.execute(mine).scalar() == self._number

    def close(self) -> None:
        """The row stays: tables are picked up by what it says."""


def _unproved(connection: sa.Connection, units: Sequence[Unit]) -> dict[int, Exception]:
    """Units of guests who are gone, or whose token is not theirs any more."""
    players = {"players": sorted({unit.proof.player for unit in units if unit.proof is not None})}
    if not players["players"]:
        return {}
    connection.execute(LOCK_GUESTS, players)
    good = {(each.id, each.token_hash) for each in connection.execute(TOKENS, players)}
    good |= {(player, "") for player, _ in good}
    return {
        place: Refusal("server-who-are-you", status=401)
        for place, unit in enumerate(units)
        if unit.proof is not None and tuple(unit.proof) not in good
    }
