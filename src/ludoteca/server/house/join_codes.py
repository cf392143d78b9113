"""Letters that lead to a table when they are said aloud: given to each, found again, and longer where those run out."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage

CODE_LETTERS = "abcdefghilmnoprstuvz"
"""Letters that are told apart when said aloud, in Italian and in English."""
CODE_LENGTH = 4
LONGER = (0, 0, 0, 0, 1, 1, 2, 2, 4)
"""Further letters of the codes that are tried for a table: none, until a house has given tens of thousands away."""

LONGEST_CODE = CODE_LENGTH + max(LONGER)
"""What is longer is not the letters of a table."""


class JoinCodes:
    """The codes of all tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._in_hand: set[str] = set()
        """Codes that are looked up, or belong to tables that are being stored."""

    async def table(self, code: str) -> str:
        """The table that a code said aloud leads to."""
        found = await self._storage.reader.table_with_code(code.strip().lower())
        if found is None:
            raise Refusal("server-no-such-code", status=404)
        return found

    @asynccontextmanager
    async def fresh(self) -> AsyncIterator[str]:
        """A code that leads to no other table; nobody else gets it until its table has been stored."""
        code = await self._unused()
        try:
            yield code
        finally:
            self._in_hand.discard(code)

    async def _unused(self) -> str:
        for code in some_codes():
            if code in self._in_hand:
                continue
            self._in_hand.add(code)
            if await self._storage.reader.table_with_code(code) is None:
                return code
            self._in_hand.discard(code)
        raise Refusal("server-no-code-left", status=503)


def fresh_code() -> str:
    """Four letters to say aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def some_codes() -> list[str]:
    """Codes to try for a table, short ones first."""
    return [fresh_code() + "".join(secrets.choice(CODE_LETTERS) for _ in range(more)) for more in LONGER]
