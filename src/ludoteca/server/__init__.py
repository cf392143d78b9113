"""Tables for people: identity, lobby, seats, storage, fairness, live updates. Started by `serve`."""

from ludoteca.server.listening import serve

__all__ = ["serve"]
