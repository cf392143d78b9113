"""Tables for people: identity, lobby, seats, storage, fairness, live updates. Started by `serve`."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.server.startup.serve import serve

__all__ = ["serve"]


def __getattr__(name: str) -> Any:
    """`serve`, read when it is asked for: the bot workers live in this folder and have no use for it."""
    if name != "serve":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ludoteca.server.startup.serve import serve

    return serve
