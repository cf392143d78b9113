"""Guests without accounts: a name, a doll and a random token in a cookie. Only the token's hash is stored."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, suppress

from ludoteca.engine.plain import NAME_LENGTH, plain_line
from ludoteca.server.house.batch_lookup import LOT, BatchLookup
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest
from ludoteca.server.storage.tokens import fresh_token, hash_of
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.storage.work import Proof

DOLLS = 10


class Guests:
    """Everybody who has come in. Guests that have been seen are kept in memory, one object each."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._by_id: dict[str, Guest] = {}
        self._by_hash: dict[str, str] = {}
        self._arriving = BatchLookup(storage.guests.with_tokens)
        self._locks_changed = 0
        """How often tokens were voided: what was looked up before that may no longer be true."""
        self._at_the_lock = asyncio.Lock()
        """Held while a key is cut, turned or voided, so that none is with a token that is being voided."""
        self.is_behind = False
        """Whether other processes have said something of guests that was missed, and has yet to be read."""

    async def arrive(self) -> tuple[Guest, str]:
        """A new guest and the token that proves it later."""
        token = fresh_token()
        guest = Guest(id=secrets.token_hex(16), name="", doll=secrets.randbelow(DOLLS), known=False)
        await self._storage.guests.add(guest, hash_of(token))
        self._by_id[guest.id] = guest
        self._by_hash[hash_of(token)] = guest.id
        return guest, token

    async def holding(self, token: str) -> Guest | None:
        """The guest who was given this token, unless it was voided since."""
        token_hash = hash_of(token)
        if not self.is_current:
            self._by_hash.pop(token_hash, None)
        while (player := self._by_hash.get(token_hash)) is None:
            before = self._locks_changed
            found = await self._arriving.get(token_hash)
            if before != self._locks_changed:
                continue
            if found is None:
                return None
            self._by_id.setdefault(found.id, found)
            self._by_hash[token_hash] = found.id
        return self._by_id[player]

    @property
    def is_current(self) -> bool:
        """Whether what is remembered here counts; else other processes may have voided a token and were not heard."""
        bulletin = self._storage.bulletin
        return bulletin.is_heard and bulletin.is_fresh and not self.is_behind

    async def still_holds(self, guest: Guest, token_hash: str) -> bool:
        """Whether a token still is this guest's, asked of the database where memory may be behind."""
        if self.is_current:
            return self.holds(guest, token_hash)
        found = await self._arriving.get(token_hash)
        return found is not None and found.id == guest.id

    def known(self, player: str) -> Guest | None:
        """A guest, if they have been seen here."""
        return self._by_id.get(player)

    async def look_again(self, players: Collection[str] | None) -> set[str]:
        """Read again what other processes have changed about some guests, or all; whose tokens were voided."""
        self._locks_changed += 1
        hashes = [known for known, player in self._by_hash.items() if players is None or player in players]
        ids = [player for player in self._by_id if players is None or player in players]
        voided = set[str]()
        for lot in _lots(hashes):
            found = await self._storage.guests.with_tokens(lot)
            for token_hash in lot:
                if token_hash not in found and (player := self._by_hash.pop(token_hash, None)) is not None:
                    voided.add(player)
        for lot in _lots(ids):
            for now in await self._storage.guests.get(lot):
                guest = self._by_id[now.id]
                guest.name, guest.doll, guest.known = now.name, now.doll, now.known
        return voided

    def holds(self, guest: Guest, token_hash: str) -> bool:
        """Whether a token that was looked up before still is this guest's."""
        return self._by_hash.get(token_hash) == guest.id

    def must_hold(self, guest: Guest, token: str) -> Proof:
        """Refuse somebody whose token was voided while their request was on its way, or waited for something.

        What is returned goes with what is stored: where several processes write, it is asked there once more.
        """
        if not self.holds(guest, hash_of(token)):
            raise Refusal("server-who-are-you", status=401)
        return Proof(guest.id, hash_of(token))

    async def get(self, player: str) -> Guest:
        """A guest by id, who must exist."""
        await self.recall({player})
        return self._by_id[player]

    async def recall(self, players: set[str]) -> None:
        """Look guests up who must exist, so that they have been seen."""
        unknown = players - self._by_id.keys()
        if unknown:
            for guest in await self._storage.guests.get(unknown):
                self._by_id.setdefault(guest.id, guest)

    def seen(self, player: str) -> Guest:
        """A guest who has been looked up before."""
        return self._by_id[player]

    async def cut_key(self, guest: Guest, token: str) -> str:
        """A key that makes one other device this guest, once; an earlier one no longer does."""
        key = fresh_token()
        async with self._at_the_lock:
            await self._storage.guests.cut_key(self.must_hold(guest, token), hash_of(key))
        return key

    async def owner_of(self, key: str) -> Guest:
        """Whose key this is; it is not used up."""
        found = await self._storage.guests.with_key(hash_of(key))
        if found is None:
            raise Refusal("server-no-such-key", status=404)
        return self._by_id.setdefault(found.id, found)

    async def turn_key(self, key: str) -> tuple[Guest, str]:
        """The guest whose key this is, and a token for the device that has brought it. The key is used up."""
        token = fresh_token()
        async with self._at_the_lock:
            found = await self._storage.guests.turn_key(hash_of(key), hash_of(token))
            if found is None:
                raise Refusal("server-no-such-key", status=404)
        return self._by_id.setdefault(found.id, found), token

    async def change_lock(self, guest: Guest, token: str) -> None:
        """Only the device with this token stays this guest's; keys and other devices are void."""
        async with self._at_the_lock:
            await self._storage.guests.change_lock(self.must_hold(guest, token))
            self._void(guest)
            self._by_hash[hash_of(token)] = guest.id

    @asynccontextmanager
    async def leaving(self, guest: Guest, token: str) -> AsyncIterator[None]:
        """Somebody wants to be forgotten: no token of theirs opens anything from now on, unless forgetting fails.

        Where this process ends before that, the next one that starts forgets them.
        """
        async with self._at_the_lock:
            await self._storage.guests.begin_to_leave(self.must_hold(guest, token))
            self._void(guest)
        try:
            yield
        except BaseException:
            with suppress(NotStoredError):
                await self._storage.guests.stay(guest.id)
            raise

    async def forget(self, guest: Guest) -> None:
        """Forget who somebody was; the seats are given up before."""
        async with self._at_the_lock:
            await self._storage.guests.forget(guest.id)
        guest.name, guest.doll, guest.known = "", 0, False
        self._void(guest)

    def _void(self, guest: Guest) -> None:
        self._locks_changed += 1
        self._by_hash = {known: player for known, player in self._by_hash.items() if player != guest.id}

    async def rename(self, guest: Guest, token: str, name: str, doll: int) -> None:
        """Take a new name and doll, both checked before."""
        changed = Guest(guest.id, name, doll, known=True)
        async with self._at_the_lock:
            await self._storage.guests.change(changed, self.must_hold(guest, token))
            guest.name, guest.doll, guest.known = changed.name, changed.doll, True


def _lots(keys: list[str]) -> Iterator[list[str]]:
    """Some at a time: a database takes so many in one question."""
    for begin in range(0, len(keys), LOT):
        yield keys[begin : begin + LOT]


def clean_name(name: str) -> str:
    """A name that shows as one short line of text wherever it appears."""
    cleaned = plain_line(name)
    if not cleaned:
        raise Refusal("server-name-empty")
    if len(cleaned) > NAME_LENGTH:
        raise Refusal("server-name-long", most=NAME_LENGTH)
    return cleaned


def real_doll(doll: int) -> int:
    """A doll that there is."""
    if not 0 <= doll < DOLLS:
        raise Refusal("server-no-such-doll", dolls=DOLLS)
    return doll
