"""Finished matches: their signed game files, and their replays frame by frame. A running match keeps its secrets.

A match that the rules of today do not lead through any more has no frames and no file; it tells what was told then.
"""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca.engine import fairness
from ludoteca.engine.decided import PERSON
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.match import Match
from ludoteca.engine.move import Move
from ludoteca.server.archive.signing import ServerKey
from ludoteca.server.protocol import Frame, Replay, Sitter, on_wire
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest, SitterNote, StoredMatch
from ludoteca.server.table.live_match import LiveMatch, Record, ReplayDiffersError, seen_after
from ludoteca.server.table.seal import terms_kept


class Archive:
    """What may be read of matches once they are over: everything."""

    def __init__(self, storage: Storage, key: ServerKey) -> None:
        self._storage = storage
        self._key = key

    async def file(self, match_id: str) -> dict[str, Any]:
        """The signed game file, with the secret that the commitment was made of."""
        stored = await self._finished(match_id)
        live = await self._played_again(stored)
        file = {
            **live.match.save(),
            **(await self._beginning(stored, live)),
            "names": [note.name or note.level for note in stored.sitters],
            "seated": [note.level if note.kind == "bot" else PERSON for note in stored.sitters],
            "players": [move.player for move in stored.moves],
            "aids": msgspec.to_builtins(stored.aids),
            "practice": stored.practice,
        }
        return self._key.signed(file)

    async def _beginning(self, stored: StoredMatch, live: LiveMatch) -> dict[str, Any]:
        """How the seed of a deal came about; of a match that was not dealt, where it was played on from."""
        if stored.origin is not None:
            return {"origin": msgspec.to_builtins(stored.origin)}
        terms = terms_kept(stored)
        numbers = await self._storage.reader.chain_numbers([terms])
        shown = fairness.Fairness(
            commitment=live.commitment,
            secret=stored.server_seed.hex(),
            match=stored.id,
            entropy=stored.entropy,
            commitments=stored.commitments,
            number=numbers.get(terms, 0),
        )
        return {"fairness": msgspec.to_builtins(shown)}

    async def replay(self, match_id: str, eyes: str, viewer: Guest | None = None) -> Replay:
        """Every frame through the eyes of one seat, or with all hands open; viewers find their own seat."""
        stored = await self._finished(match_id)
        seat = seat_behind(eyes, stored.seats)
        live = await asyncio.to_thread(_played_again, stored)
        if live is not None:
            found = await asyncio.to_thread(frames, live.match.after_moves(0), live.match.moves, seat)
        return Replay(
            game=stored.game,
            names=[note.name for note in stored.sitters],
            sitters=sitters_for(None if viewer is None else viewer.id, stored.sitters),
            options=stored.options,
            eyes=seat,
            frames=[] if live is None else found,
            origin=stored.origin,
            told=Record(stored).seen_after(seat) if live is None else None,
        )

    async def match(self, match_id: str) -> Match:
        """The whole of a finished match, hidden things included."""
        return (await self._played_again(await self._finished(match_id))).match

    async def _played_again(self, stored: StoredMatch) -> LiveMatch:
        live = await asyncio.to_thread(_played_again, stored)
        if live is None:
            raise Refusal("server-old-rules", status=409)
        return live

    async def _finished(self, match_id: str) -> StoredMatch:
        stored = await self._storage.reader.match(match_id)
        if stored is None:
            raise Refusal("server-no-such-match", status=404)
        if not stored.ended:
            raise Refusal("server-still-running", status=409)
        return stored


def _played_again(stored: StoredMatch) -> LiveMatch | None:
    """The match after all its moves; None where they no longer lead to what was told."""
    try:
        return LiveMatch.rebuild(stored)
    except (ReplayDiffersError, LudotecaError):
        return None


def frames(match: Match, moves: Iterable[Move], seat: int | None) -> list[Frame]:
    """A match played on from where it stands, looked at before the first move and after every one."""
    found = [frame_of(match, None, "", seat)]
    for move in moves:
        match.play_steps(move.by, move.steps)
        found.append(frame_of(match, move.by, move.text, seat))
    return found


def frame_of(match: Match, by: int | None, move: str, seat: int | None) -> Frame:
    """A match as it stands, through the eyes of one seat or with all hands open, and what led there."""
    view = match.open_view() if seat is None else match.view(seat)
    return Frame(
        by=by,
        move=move,
        events=seen_after(match.told[-1], seat),
        view=on_wire(match.game, view),
        plain=match.plain(view),
    )


def seat_behind(eyes: str, seats: int) -> int | None:
    """The seat through whose eyes a replay is seen; None sees all hands."""
    if eyes == "open":
        return None
    if not (eyes.isascii() and eyes.isdigit() and len(eyes) < 3 and int(eyes) < seats):
        raise Refusal("server-no-such-chair", status=404)
    return int(eyes)


def seats_of(player: str | None, sitters: list[SitterNote]) -> list[int]:
    """Where somebody sat when a match was dealt: at several seats where one device was handed round."""
    return [seat for seat, note in enumerate(sitters) if player and note.player == player]


def sitters_for(player: str | None, sitters: list[SitterNote]) -> list[Sitter]:
    """Who sat there when a match was dealt; viewers find their own seat, if it was one."""
    mine = seats_of(player, sitters)
    return [
        Sitter(note.kind, note.name, note.doll, note.level, you=mine == [seat]) for seat, note in enumerate(sitters)
    ]
