"""Who sits where. Before the deal each verb checks a request and says which chair would change, and how."""

from collections.abc import Callable, Collection

from ludoteca.server.protocol import Sitter
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Chair, Guest, SitterNote

Change = tuple[int, Chair]
"""A seat and who sits there afterwards."""


class Seating:
    """The chairs of one table."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    def seat_of(self, player: str | None) -> int | None:
        """Where a player sits, None for those who watch."""
        for seat, chair in enumerate(self.chairs):
            if chair.player is not None and chair.player == player:
                return seat
        return None

    def is_full(self) -> bool:
        """Whether the match can be dealt."""
        return all(chair.kind != "open" for chair in self.chairs)

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def sitting(self, player: str, seat: int) -> Change:
        """A person takes an open chair."""
        if self.seat_of(player) is not None:
            raise Refusal("server-already-seated", status=409)
        if self._chair(seat).kind != "open":
            raise Refusal("server-chair-taken", status=409)
        return seat, Chair("person", player)

    def standing(self, player: str) -> Change:
        """A person leaves the chair."""
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("server-not-seated", status=409)
        return seat, Chair("open")

    def arranging(self, seat: int, chair: Chair) -> Change:
        """The host puts a bot on a chair or opens it; a person is not moved."""
        if self._chair(seat).kind == "person":
            raise Refusal("server-chair-taken", status=409)
        return seat, chair

    def apply(self, change: Change) -> None:
        """The change has been stored."""
        seat, chair = change
        self.chairs[seat] = chair

    def seen_by(
        self,
        viewer: str | None,
        guest: Callable[[str], Guest],
        is_here: Callable[[str], bool],
        stirred: Collection[str] = (),
    ) -> list[Sitter]:
        """Who sits where, as one person sees it. `stirred` are those who have added to the next deal."""
        sitters = []
        for chair in self.chairs:
            if chair.player is None:
                sitters.append(Sitter(chair.kind, level=chair.level))
            else:
                who, is_viewer = guest(chair.player), chair.player == viewer
                sitters.append(
                    Sitter(
                        "person",
                        who.name,
                        who.doll,
                        connected=is_here(chair.player),
                        you=is_viewer,
                        stirred=chair.player in stirred,
                    )
                )
        return sitters

    def noted(self, guest: Callable[[str], Guest]) -> list[SitterNote]:
        """Who sits where, as it is remembered with a match."""
        return [
            SitterNote("bot", "", 0, chair.level)
            if chair.player is None
            else SitterNote("person", guest(chair.player).name, guest(chair.player).doll, "")
            for chair in self.chairs
        ]

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("server-no-such-chair", status=404)
        return self.chairs[seat]
