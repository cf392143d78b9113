"""Who sits where. Each verb checks a request and says which chairs would change, and how."""

from collections.abc import Callable, Collection

from msgspec.structs import replace

from ludoteca import bots
from ludoteca.server.protocol import Sitter
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Chair, Guest, SitterNote

Change = dict[int, Chair]
"""Seats, and who sits there afterwards."""

FREE = Chair("open")
FORMER_LEVELS = ("random", "greedy", "search:1k", "search:10k")
"""What levels were called before they had names; tables and pages from then still say so."""


def bot_chair(game: str, level: str) -> Chair:
    """A chair with a bot of a level that people may seat at a game."""
    if level not in bots.levels_of(game) and level not in FORMER_LEVELS:
        raise Refusal("server-no-such-level", level=level[:40])
    return Chair("bot", None, level)


def no_room() -> Refusal:
    """Why no champion may sit down: as many tables have one as the workers can carry."""
    return Refusal("server-champions-busy", status=409)


class Seating:
    """The chairs of one table."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    def seat_of(self, player: str | None) -> int | None:
        """Where a player sits, None for those who watch."""
        if player is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.player == player:
                    return seat
        return None

    def seats_of(self, player: str | None) -> list[int]:
        """All seats of a player: several where one device is handed round."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player is not None and chair.player == player]

    def is_full(self) -> bool:
        """Whether the match can be dealt."""
        return all(chair.kind != "open" for chair in self.chairs)

    def is_ready(self) -> bool:
        """Whether nobody has asked for a moment."""
        return all(chair.ready for chair in self.chairs)

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def players(self) -> set[str]:
        """The people who sit here."""
        return {chair.player for chair in self.chairs if chair.player is not None}

    def others(self, player: str) -> list[int]:
        """The seats of people but for one."""
        return [seat for seat in self.persons() if self.chairs[seat].player != player]

    def sitting(self, player: str, seat: int) -> Change:
        """A person takes an open chair, and leaves the one they had."""
        if self.chair(seat).kind != "open":
            raise Refusal("server-chair-taken", status=409)
        return {**dict.fromkeys(self.seats_of(player), FREE), seat: Chair("person", player)}

    def standing(self, player: str) -> Change:
        """A person leaves the chair to the next who comes."""
        return {self.taken_by(player): FREE}

    def leaving(self, player: str, level: str) -> Change:
        """A person leaves the chair to a bot."""
        self.taken_by(player)
        return dict.fromkeys(self.seats_of(player), Chair("bot", None, level))

    def arranging(self, seat: int, chair: Chair) -> Change:
        """The host puts a bot on a chair or opens it; a person is not moved."""
        if self.chair(seat).kind == "person":
            raise Refusal("server-chair-taken", status=409)
        return {seat: chair}

    def readying(self, player: str, ready: bool) -> Change:
        """A person asks for a moment, or is ready."""
        seat = self.taken_by(player)
        return {seat: replace(self.chairs[seat], ready=ready)}

    def relieving(self, seat: int, absent: bool) -> Change:
        """A bot plays for a person from now on, or does no longer."""
        return {seat: replace(self.chair(seat), absent=absent)}

    def apply(self, change: Change) -> None:
        """The change has been stored."""
        for seat, chair in change.items():
            self.chairs[seat] = chair

    def seen_by(
        self,
        viewer: str | None,
        guest: Callable[[str], Guest],
        away: Callable[[str], int],
        committed: Collection[str] = (),
        out: Collection[int] = (),
        warming: Collection[int] = (),
    ) -> list[Sitter]:
        """Who sits where, as one person sees it.

        `away` says for how many seconds somebody has been gone (-1: is here), `committed` whose page has committed
        itself to the next deal, `out` which seats are out of the match, `warming` whose bots do not play at their best.
        """
        sitters = []
        for seat, chair in enumerate(self.chairs):
            if chair.player is None:
                sitters.append(Sitter(chair.kind, level=chair.level, out=seat in out, warming=seat in warming))
                continue
            who, gone = guest(chair.player), away(chair.player)
            sitters.append(
                Sitter(
                    "person",
                    chair.name or who.name,
                    chair.doll if chair.name else who.doll,
                    connected=gone < 0,
                    you=chair.player == viewer and not chair.name,
                    committed=chair.player in committed,
                    ready=chair.ready,
                    absent=chair.absent,
                    away=max(gone, 0),
                    out=seat in out,
                    warming=seat in warming,
                )
            )
        return sitters

    def noted(self, guest: Callable[[str], Guest]) -> list[SitterNote]:
        """Who sits where, as it is remembered with a match."""
        return [
            SitterNote("bot", "", 0, chair.level)
            if chair.player is None
            else SitterNote(
                "person",
                chair.name or guest(chair.player).name,
                chair.doll if chair.name else guest(chair.player).doll,
                "",
                chair.player,
            )
            for chair in self.chairs
        ]

    def chair(self, seat: int) -> Chair:
        """One chair, which must be there."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal("server-no-such-chair", status=404)
        return self.chairs[seat]

    def taken_by(self, player: str) -> int:
        """Where a player sits, who must."""
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("server-not-seated", status=409)
        return seat
