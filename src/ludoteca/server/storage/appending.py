"""Entries of the public chain, appended by the one writer: whatever is committed together follows on each other."""

import sqlalchemy as sa

from ludoteca.engine.public_chain import Kind, next_link
from ludoteca.server.storage import layout

LOCK = sa.text("select pg_advisory_xact_lock(hashtext('ludoteca public chain'))")


class Append:
    """One more entry. What it follows on is known only when it is written; then it has its number."""

    def __init__(self, kind: Kind, digest: str, time: int, of: "Append | int | None" = None) -> None:
        self.number = 0
        self._kind, self._digest, self._time, self._of = kind, digest, time, of

    def __call__(self, connection: sa.Connection) -> None:
        """Write it after the last one there is."""
        chain = layout.chain
        if connection.dialect.name == "postgresql":  # others append too: one after the other, up to the commit
            connection.execute(LOCK)
        last = connection.execute(
            sa.select(chain.c.number, chain.c.link).order_by(chain.c.number.desc()).limit(1)
        ).first()
        before, number = ("", 1) if last is None else (last.link, last.number + 1)
        of = self._of.number if isinstance(self._of, Append) else self._of
        link = next_link(before, number, self._kind, of, self._digest, self._time)
        values = {"number": number, "kind": self._kind, "of": of, "digest": self._digest, "time": self._time}
        connection.execute(sa.insert(chain), [{**values, "link": link}])
        self.number = number
