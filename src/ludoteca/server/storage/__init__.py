"""What the server remembers: players, tables, matches and moves, event-sourced and durable."""

from ludoteca.server.storage.store import Storage, TableExistsError

__all__ = ["Storage", "TableExistsError"]
