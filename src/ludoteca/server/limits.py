"""How much one visitor may send. These are limits of the house, not rules of a game."""

from collections import deque

from ludoteca.server.clock import Clock

MESSAGE_BYTES = 8 * 1024
"""One message on a socket."""
BODY_BYTES = 8 * 1024
"""The body of one HTTP request."""
FILE_BYTES = 1024 * 1024
"""A game file that somebody brings along; a long match has about 200,000."""
FILES = 30
FILES_SECONDS = 60.0
"""Files that one guest may have looked through; eyes that change look again."""
ACTIONS = 100
ACTIONS_SECONDS = 20.0
"""So many actions of one seat in so many seconds; twice as many close the socket."""
GUESTS = 60
GUESTS_SECONDS = 60.0
"""New guests from one address; a family comes in at once, a flood does not."""
TABLES = 30
TABLES_SECONDS = 300.0
"""Tables opened by one guest."""
UNSENT_BYTES = 256 * 1024
UNSENT_SECONDS = 10.0
"""What a slow socket may leave unread before it is closed; it resumes where it was."""
RESUME_EVENTS = 200
"""Missed events that are sent again."""
COMMAND_LENGTH = 64
STIR_LENGTH = 64
"""Characters that a seat may add to the shuffle."""
LINE_LENGTH = 300
"""Characters in one line of the chat."""
LINES_SHOWN = 100
"""Lines of the chat that a page gets on joining."""
TALKS = 12
TALKS_SECONDS = 12.0
"""Lines and faces of one person; enough for quick talk, too few for a flood."""
RENAMINGS = 12
RENAMINGS_SECONDS = 300.0
"""Names and dolls that one guest may try on; whoever sees them cannot be talked to by them."""
CODES = 30
CODES_SECONDS = 60.0
"""Codes said aloud that one address may try; 160,000 are possible."""
HINTS = 12
HINTS_SECONDS = 60.0
"""Hints that one guest may ask for."""
ABANDONED_SECONDS = 60.0
"""Bots play on for so long at a table that nobody looks at; then they wait until somebody does."""
THOUGHT_OVER = 20
"""Finished matches that may wait to be thought over; whoever asks for another one is asked to come back."""
LISTED_TABLES = 50


class Rate:
    """Counts actions per key over a sliding window."""

    def __init__(self, clock: Clock, limit: int, seconds: float) -> None:
        self._clock = clock
        self._limit = limit
        self._seconds = seconds
        self._seen: dict[str, deque[float]] = {}

    def count(self, key: str) -> int:
        """Note one more action and say how many there were in the window, this one included."""
        now = self._clock.steady()
        seen = self._seen.setdefault(key, deque(maxlen=2 * self._limit + 1))
        seen.append(now)
        while seen[0] <= now - self._seconds:
            seen.popleft()
        if len(self._seen) > 10_000:
            self._forget(now)
        return len(seen)

    def allows(self, key: str) -> bool:
        """Note one more action; False when it is one too many."""
        return self.count(key) <= self._limit

    def _forget(self, now: float) -> None:
        self._seen = {key: seen for key, seen in self._seen.items() if seen and seen[-1] > now - self._seconds}
