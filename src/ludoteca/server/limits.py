"""How much one visitor may send. These are limits of the house, not rules of a game."""

from collections import deque

from ludoteca.server.house_clock import HouseClock

MESSAGE_BYTES = 8 * 1024
"""One message on a socket."""
BODY_BYTES = 8 * 1024
"""The body of one HTTP request."""
FILE_BYTES = 1024 * 1024
"""A game file that somebody brings along; a long match has about 200,000."""
FILES = 30
FILES_SECONDS = 60.0
"""Files that one guest may have looked through; eyes that change look again."""
REPLAYS = 120
REPLAYS_SECONDS = 60.0
"""Matches and files that are played through again for one address; a replay asks anew for every pair of eyes."""
READERS = 2
"""Matches and files that are played through again at once; the others wait, and live tables do not."""
HINDSIGHTS = 3
"""Finished matches that may wait to be thought over for one address."""
ASKED = 300
ASKED_SECONDS = 60.0
"""How often one address may ask how far the thinking is; a page does every second."""
ANSWERS = 120
ANSWERS_SECONDS = 60.0
"""Answers to puzzles, and reasons beside a table, that one address may have looked at."""
CONNECTIONS = 256
"""Connections from one address; a class behind one router needs fewer, a flood has more."""
SOCKETS = 128
"""Tables that may be looked at from one address at once."""
HALF_OPEN_SECONDS = 10.0
"""A request that has begun has to be complete by then, and a socket has to ask for its table."""
SLOWEST_BYTES = 16 * 1024
"""Bytes a second of a large request; it may take longer by as many seconds as it has of these."""
UNREAD_SECONDS = 60.0
"""Seconds that a reader may take for what lies ready; slower ones are let go."""
ACTIONS = 100
ACTIONS_SECONDS = 20.0
"""Actions of one person in that time; twice as many close the socket.

Whoever comes without a cookie may only watch: all of them from one address count as one person.
"""
JOINS = 30
JOINS_SECONDS = 20.0
"""How often one person may ask to be shown a table: a page does so once, and again when its connection was lost."""
ADDRESS_JOINS = 300
"""The same for everybody from one address: all its sockets come back twice after a restart of the server."""
GUESTS = 60
GUESTS_SECONDS = 60.0
"""New guests from one address; a family comes in at once, a flood does not."""
GUESTS_A_DAY = 2000
"""New guests from one address in a day."""
TABLES = 30
TABLES_SECONDS = 300.0
"""Tables opened by one guest."""
DAY = 24 * 3600.0
TABLES_A_DAY = 200
"""Tables opened by one guest in a day: more than anybody plays."""
ADDRESS_TABLES_A_DAY = 1000
"""Tables opened from one address in a day, by all its guests: a school, not a script with ever new guests."""
UNSENT_BYTES = 256 * 1024
UNSENT_SECONDS = 10.0
"""What a slow socket may leave unread before it is closed; it resumes where it was."""
RESUME_EVENTS = 200
"""Missed events that are sent again."""
COMMAND_LENGTH = 64
STIR_LENGTH = 64
"""Characters that a seat may add to a shuffle."""
LINE_LENGTH = 300
"""Characters in one line of the chat."""
LINES_SHOWN = 100
"""Lines of the chat that a page gets on joining."""
TALKS = 12
TALKS_SECONDS = 12.0
"""Lines and faces of one person; enough for quick talk, too few for a flood."""
RENAMINGS = 12
RENAMINGS_SECONDS = 300.0
"""Names and dolls that one guest may try on; too few to talk with at a table without chat."""
OUT_FACES = 3
OUT_FACES_SECONDS = 60.0
"""Faces of somebody who is out of the match, and knows what the others do not."""
SIGNS = 20
SIGNS_SECONDS = 20.0
"""How often one person may sit down, stand up, be ready or not, propose to adjourn: everybody sees it."""
CODES = 30
CODES_SECONDS = 60.0
"""Codes said aloud that one address may try; 160,000 are possible."""
WISHES = 60
WISHES_SECONDS = 60.0
"""How often one guest may change how they are called."""
DEVICES = 10
"""Browsers of one guest that may be called."""
CONFIRMATIONS = 3
CONFIRMATIONS_SECONDS = 3600.0
"""Letters that ask whether an address is somebody's own, for one guest."""
ADDRESS_CONFIRMATIONS = 20
"""The same for everybody from one address, in a day."""
MAILBOX_CONFIRMATIONS = 3
"""The same to one mailbox, whoever asks for them, in a day."""
OPERATOR_TRIES = 10
OPERATOR_TRIES_SECONDS = 60.0
"""Links and tokens of operators that one address may try."""
HINTS = 12
HINTS_SECONDS = 60.0
"""Hints that one guest may ask for."""
ABANDONED_SECONDS = 60.0
"""Bots play on for this long at a table that nobody looks at; then they wait until somebody does."""
THOUGHT_OVER = 20
"""Finished matches that may wait to be thought over; who asks for another one is asked to come back."""
CHAIN_ENTRIES = 500
"""Entries of the public chain in one answer."""
CHAINS = 120
CHAINS_SECONDS = 60.0
"""Answers with entries of the public chain for one address: 60,000 deals a minute can be checked."""
LISTED_TABLES = 50
"""On the list of tables: this many of one's own and as many others."""
FINISHED = 30
"""Finished matches of a guest in one answer."""
MOST_SHOWN = 1000
"""Finished matches that are counted on a person's own page."""
MOST_REVIEWED = 30
"""The latest of them are thought over for it."""
LISTED_OF_ONE_HOST = 5
"""Tables of one host among the others."""

CROWDED = 10_000
"""Keys after which those are looked for that can be forgotten."""


class Rate:
    """Counts actions per key over a sliding window.

    In memory only: addresses are written down nowhere, and a visitor cannot make the house forget by restarting it.
    """

    def __init__(self, clock: HouseClock, limit: int, seconds: float) -> None:
        self._clock = clock
        self.limit = limit
        self.seconds = seconds
        self._seen: dict[str, deque[float]] = {}
        self._crowded = CROWDED

    def count(self, key: str) -> int:
        """Note one more action and say how many there were in the window, this one included."""
        now = self._clock.steady()
        seen = self._seen.setdefault(key, deque(maxlen=2 * self.limit + 1))
        seen.append(now)
        if len(self._seen) > self._crowded:
            self._forget(now)
        return self._recent(seen, now)

    def allows(self, key: str) -> bool:
        """Note one more action, unless it is one too many: then nothing is noted, and waiting helps."""
        if self._recent(self._seen.get(key, deque()), self._clock.steady()) >= self.limit:
            return False
        self.count(key)
        return True

    def _recent(self, seen: deque[float], now: float) -> int:
        """How many there are, without those that the window has left behind."""
        since = now - self.seconds
        while seen and seen[0] <= since:
            seen.popleft()
        return len(seen)

    def _forget(self, now: float) -> None:
        self._seen = {key: seen for key, seen in self._seen.items() if seen and seen[-1] > now - self.seconds}
        self._crowded = max(CROWDED, 2 * len(self._seen))  # looking through all of them has to stay rare
