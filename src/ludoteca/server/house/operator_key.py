"""How an operator proves to be one: whoever can read the server's key can make a link, and a link opens once.

`ludoteca house` makes the link from the key in the data folder, without asking the server. Its secret travels in the
fragment of the address, which browsers do not send; the page hands it in once and gets a cookie that is good for an
hour. Both are moments and numbers sealed with keys that are derived from the server's own, so that several processes
with one key know each other's cookies. That a link was opened is counted for the whole house.
"""

import hashlib
import hmac
import secrets

from ludoteca.server.archive.signing import ServerKey
from ludoteca.server.house.tally import HouseTally
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import Rate
from ludoteca.server.refusal import Refusal

LINK_SECONDS = 300
"""So long a link waits to be opened."""
USED_SECONDS = 4 * LINK_SECONDS
"""So long a link that was opened is remembered: longer than it is good, whatever the clocks of several machines say."""
COOKIE_SECONDS = 3600
"""So long a browser is an operator's."""
LONGEST = 200
"""Characters of a link or a cookie at most."""


class OperatorKey:
    """Makes links and cookies, and knows its own again."""

    def __init__(self, key: ServerKey, clock: HouseClock) -> None:
        self._link = key.derived(b"ludoteca operator link")
        self._cookie = key.derived(b"ludoteca operator cookie")
        self._clock = clock
        self._opened = clock.now()
        self._once = Rate(clock, 1, USED_SECONDS)

    def link(self) -> str:
        """The secret of a link that opens once, in the next minutes."""
        return _sealed(self._link, self._clock.now() + 1000 * LINK_SECONDS)

    async def turn(self, link: str, tally: HouseTally) -> str:
        """The cookie for a link that is opened; a Refusal where it is not ours, too old, or was opened before."""
        now = self._clock.now()
        until = _until(self._link, link)
        if until is None or until < now:
            raise Refusal("server-operator-link", status=403)
        # Where a restart forgets which links were opened, those from before it open nothing.
        is_known = tally.outlives_restart or until - 1000 * LINK_SECONDS >= self._opened
        if not (is_known and await tally.allows("operator link", self._once, link)):
            raise Refusal("server-operator-link", status=403)
        return _sealed(self._cookie, now + 1000 * COOKIE_SECONDS)

    def knows(self, cookie: str | None) -> bool:
        """Whether a cookie is an operator's, and still good."""
        until = None if cookie is None else _until(self._cookie, cookie)
        return until is not None and until >= self._clock.now()


def _sealed(key: bytes, until: int) -> str:
    said = f"{until}.{secrets.token_urlsafe(16)}"
    return f"{said}.{_seal(key, said)}"


def _seal(key: bytes, said: str) -> str:
    return hmac.digest(key, said.encode(), hashlib.sha256).hex()


def _until(key: bytes, text: str) -> int | None:
    """Until when something is good that was sealed with this key; None for anything else."""
    said, _, seal = text[:LONGEST].rpartition(".")
    if not hmac.compare_digest(_seal(key, said).encode(), seal.encode()):
        return None
    return int(said.partition(".")[0])
