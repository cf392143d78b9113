"""Guests without accounts: a name, a doll and a random token in a cookie. Only the token's hash is stored."""

import base64
import hashlib
import secrets
from collections.abc import Mapping

from litestar.datastructures import Cookie

from ludoteca.engine.plain import NAME_LENGTH, plain_line
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest
from ludoteca.server.together import Together

SECURE_COOKIE = "__Host-ludoteca"
"""Over HTTPS; the prefix makes browsers insist on Secure, Path=/ and no Domain."""
PLAIN_COOKIE = "ludoteca"
"""Over plain HTTP, which the doors accept from this machine and private networks only."""
COOKIE_SECONDS = 400 * 24 * 3600
DOLLS = 10


class Guests:
    """Everybody who has come in. Guests that have been seen are kept in memory, one object each."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._by_id: dict[str, Guest] = {}
        self._by_hash: dict[str, str] = {}
        self._arriving = Together(storage.guests.with_tokens)

    async def arrive(self) -> tuple[Guest, str]:
        """A new guest and the token that proves it later."""
        token = fresh_token()
        guest = Guest(id=secrets.token_hex(16), name="", doll=secrets.randbelow(DOLLS), known=False)
        await self._storage.guests.add(guest, hash_of(token))
        self._by_id[guest.id] = guest
        self._by_hash[hash_of(token)] = guest.id
        return guest, token

    async def holding(self, token: str) -> Guest | None:
        """The guest who was given this token."""
        token_hash = hash_of(token)
        if (player := self._by_hash.get(token_hash)) is not None:
            return self._by_id[player]
        found = await self._arriving.get(token_hash)
        if found is None:
            return None
        self._by_hash[token_hash] = found.id
        return self._by_id.setdefault(found.id, found)

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

    async def cut_key(self, guest: Guest) -> str:
        """A key that makes one other device this guest, once; an earlier one no longer does."""
        key = fresh_token()
        await self._storage.guests.cut_key(guest.id, hash_of(key))
        return key

    async def turn_key(self, key: str) -> tuple[Guest, str]:
        """The guest whose key this is, and a token for the device that has brought it. The key is used up."""
        token = fresh_token()
        found = await self._storage.guests.turn_key(hash_of(key), hash_of(token))
        if found is None:
            raise Refusal("server-no-such-key", status=404)
        self._by_hash[hash_of(token)] = found.id
        return self._by_id.setdefault(found.id, found), token

    async def change_lock(self, guest: Guest, token: str) -> None:
        """Only the device with this token stays this guest's; keys and other devices are void."""
        await self._storage.guests.change_lock(guest.id, hash_of(token))
        self._by_hash = {known: player for known, player in self._by_hash.items() if player != guest.id}

    async def forget(self, guest: Guest) -> None:
        """Forget who somebody was; the seats are given up before."""
        await self._storage.guests.forget(guest.id)
        guest.name, guest.doll, guest.known = "", 0, False
        self._by_hash = {known: player for known, player in self._by_hash.items() if player != guest.id}

    async def rename(self, guest: Guest, name: str, doll: int) -> None:
        """Take a new name and doll."""
        if not 0 <= doll < DOLLS:
            raise Refusal("server-no-such-doll", dolls=DOLLS)
        changed = Guest(guest.id, clean_name(name), doll, known=True)
        await self._storage.guests.change(changed)
        guest.name, guest.doll, guest.known = changed.name, changed.doll, True


def fresh_token() -> str:
    """256 bits that nobody guesses, as a word."""
    return base64.urlsafe_b64encode(secrets.token_bytes(32)).rstrip(b"=").decode()


def clean_name(name: str) -> str:
    """A name that shows as one short line of text wherever it appears."""
    cleaned = plain_line(name)
    if not cleaned:
        raise Refusal("server-name-empty")
    if len(cleaned) > NAME_LENGTH:
        raise Refusal("server-name-long", most=NAME_LENGTH)
    return cleaned


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(cookies: Mapping[str, str], *, secure: bool) -> str | None:
    """The token a browser sent, in the cookie that fits the connection."""
    return cookies.get(SECURE_COOKIE if secure else PLAIN_COOKIE)


def cookie_for(token: str, *, secure: bool) -> Cookie:
    """The cookie that carries a token on this connection."""
    return Cookie(
        key=SECURE_COOKIE if secure else PLAIN_COOKIE,
        value=token,
        path="/",
        max_age=COOKIE_SECONDS,
        httponly=True,
        secure=secure,
        samesite="lax",
    )


def cookie_gone(*, secure: bool) -> Cookie:
    """The cookie that takes the token away."""
    return Cookie(
        key=SECURE_COOKIE if secure else PLAIN_COOKIE,
        value="",
        path="/",
        max_age=0,
        httponly=True,
        secure=secure,
        samesite="lax",
    )
