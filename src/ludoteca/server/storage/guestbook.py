"""The guests in the database: who they are, which devices are theirs, and how they are forgotten."""

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import layout
from ludoteca.server.storage.calls import forgotten
from ludoteca.server.storage.stored import Guest, SitterNote
from ludoteca.server.storage.work import Posted, Proof, Work, as_json, row
from ludoteca.server.storage.writer import Writer


class GuestBook:
    """Guests by id and by the hash of their tokens; tokens themselves are never here."""

    def __init__(self, engine: AsyncEngine, writer: Writer, clock: HouseClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    async def add(self, guest: Guest, token_hash: str) -> None:
        """Remember a new guest."""
        await self._writer.write(
            row(
                layout.players,
                id=guest.id,
                token_hash=token_hash,
                name=guest.name,
                doll=guest.doll,
                known=guest.known,
                arrived=self._clock.now(),
            )
        )

    async def change(self, guest: Guest, proof: Proof) -> None:
        """Remember a guest's new name and doll."""
        await self._writer.write(
            sa.update(layout.players)
            .where(layout.players.c.id == guest.id)
            .values(name=guest.name, doll=guest.doll, known=guest.known),
            Posted("renamed", guest.id),
            proof=proof,
        )

    async def with_token(self, token_hash: str) -> Guest | None:
        """The guest whose cookie this is, on the first device or on a further one."""
        return (await self.with_tokens([token_hash])).get(token_hash)

    async def with_tokens(self, hashes: Collection[str]) -> dict[str, Guest]:
        """Those of some cookies that are a guest's, on the first device or on a further one."""
        players, keys = layout.players, layout.keys
        first = sa.select(players.c.token_hash.label("token"), players).where(
            players.c.token_hash.in_(hashes), players.c.leaving.is_(False)
        )
        further = (
            sa.select(keys.c.hash.label("token"), players)
            .join(players, players.c.id == keys.c.player)
            .where(keys.c.hash.in_(hashes), keys.c.once.is_(False), players.c.leaving.is_(False))
        )
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(first.union_all(further)))
        return {row.token: _guest(row) for row in rows}

    async def get(self, players: Collection[str]) -> list[Guest]:
        """Guests by id."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(sa.select(layout.players).where(layout.players.c.id.in_(players)))
        return [_guest(row) for row in rows]

    async def cut_key(self, proof: Proof, key_hash: str) -> None:
        """Remember a recovery link instead of an earlier one."""
        await self._writer.write(
            _links_of(proof.player),
            row(layout.keys, hash=key_hash, player=proof.player, once=True, made=self._clock.now()),
            proof=proof,
        )

    async def with_key(self, key_hash: str) -> Guest | None:
        """The guest whose recovery link this is; it stays good."""
        keys, players = layout.keys.c, layout.players
        query = sa.select(players).join(layout.keys, keys.player == players.c.id)
        async with self._engine.connect() as connection:
            query = query.where(keys.hash == key_hash, keys.once.is_(True), players.c.leaving.is_(False))
            found = (await connection.execute(query)).first()
        return None if found is None else _guest(found)

    async def turn_key(self, key_hash: str, token_hash: str) -> Guest | None:
        """Use a recovery link up: a further device's token takes its place. None if there is no such link."""
        keys = layout.keys.c
        async with self._engine.connect() as connection:
            query = sa.select(keys.player).where(keys.hash == key_hash, keys.once.is_(True))
            player = (await connection.execute(query)).scalar()
        if player is None:
            return None
        await self._writer.write(
            sa.update(layout.keys)
            .where(keys.hash == key_hash)
            .values(hash=token_hash, once=False, made=self._clock.now()),
        )
        return await self.with_token(token_hash)

    async def change_lock(self, proof: Proof) -> None:
        """Forget every link and every device of a guest but the one with this token."""
        player = layout.players.c.id == proof.player
        await self._writer.write(
            sa.delete(layout.keys).where(layout.keys.c.player == proof.player),
            sa.update(layout.players).where(player).values(token_hash=proof.token_hash),
            Posted("locked", proof.player),
            proof=proof,
        )

    async def begin_to_leave(self, proof: Proof) -> None:
        """From now on no token of a guest opens anything, at any process."""
        player = layout.players.c.id == proof.player
        leaving = sa.update(layout.players).where(player).values(leaving=True)
        await self._writer.write(leaving, Posted("locked", proof.player), proof=proof)

    async def stay(self, player: str) -> None:
        """Somebody could not be forgotten: their tokens are good again."""
        await self._writer.write(sa.update(layout.players).where(layout.players.c.id == player).values(leaving=False))

    async def half_gone(self) -> list[Guest]:
        """Those who were being forgotten when a process ended."""
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(layout.players).where(layout.players.c.leaving.is_(True)))
        return [_guest(row) for row in found]

    async def forget(self, player: str) -> None:
        """Forget who somebody was: name, devices, words and the name beside finished matches."""
        unit: list[Work] = [
            sa.delete(layout.keys).where(layout.keys.c.player == player),
            sa.delete(layout.lines).where(layout.lines.c.player == player),
            sa.delete(layout.removals).where(layout.removals.c.player == player),
            sa.delete(layout.reviews).where(layout.reviews.c.player == player),
            sa.delete(layout.sittings).where(layout.sittings.c.player == player),
            sa.delete(layout.looks).where(layout.looks.c.player == player),
            sa.delete(layout.turns).where(layout.turns.c.player == player),
            sa.delete(layout.notices).where(layout.notices.c.player == player),
            *forgotten(player),
            sa.update(layout.players)
            .where(layout.players.c.id == player)
            .values(name="", doll=0, known=False, leaving=False, token_hash=f"gone {player}"),
        ]
        for match, sitters in await self._matches_of(player):
            kept = [SitterNote(note.kind, "", 0, "") if note.player == player else note for note in sitters]
            unit.append(sa.update(layout.matches).where(layout.matches.c.id == match).values(sitters=as_json(kept)))
        await self._writer.write(*unit, Posted("forgotten", player))

    async def tables_of(self, player: str) -> list[str]:
        """The tables where a guest sits or is host."""
        sits = sa.select(layout.seats.c.table).where(layout.seats.c.player == player)
        query = sa.select(layout.tables.c.id).where(layout.tables.c.id.in_(sits) | (layout.tables.c.host == player))
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def open_tables(self, player: str) -> int:
        """At how many tables a guest sits whose match has not ended."""
        tables, seats, matches = layout.tables.c, layout.seats.c, layout.matches.c
        sits = sa.exists().where(seats.table == tables.id, seats.player == player)
        ended = sa.exists().where(matches.id == tables.match, matches.ended.is_not(None))
        query = sa.select(sa.func.count()).select_from(layout.tables).where(sits, ~ended)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def _matches_of(self, player: str) -> list[tuple[str, list[SitterNote]]]:
        found, sat = layout.matches.c, layout.sittings
        query = sa.select(found.id, found.sitters).join(sat, sat.c.match == found.id).where(sat.c.player == player)
        async with self._engine.connect() as connection:
            rows: list[Any] = list(await connection.execute(query))
        return [(row.id, msgspec.json.decode(row.sitters, type=list[SitterNote])) for row in rows]


def _guest(row: Any) -> Guest:
    return Guest(row.id, row.name, row.doll, row.known)


def _links_of(player: str) -> sa.Executable:
    return sa.delete(layout.keys).where(layout.keys.c.player == player, layout.keys.c.once.is_(True))
