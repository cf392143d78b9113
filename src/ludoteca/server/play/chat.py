"""What is said at one table: lines that everybody who may read them reads, and faces that pass.

Text is only ever text: it is cleaned of what could turn it around or hide in it, and is shown as characters.
"""

from ludoteca.engine.plain import plain_line
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import LINE_LENGTH, LINES_SHOWN, OUT_FACES, OUT_FACES_SECONDS, TALKS, TALKS_SECONDS, Rate
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest, Line
from ludoteca.server.table.publisher import Publisher
from ludoteca.server.table.state import TableState

FACES = 5


class Chat:
    """The chat of one table. Lines are stored before anybody reads them."""

    def __init__(self, state: TableState, publisher: Publisher, storage: Storage, clock: HouseClock) -> None:
        self._state = state
        self._publisher = publisher
        self._storage = storage
        self._rate = Rate(clock, TALKS, TALKS_SECONDS)
        self._out_rate = Rate(clock, OUT_FACES, OUT_FACES_SECONDS)

    async def say(self, guest: Guest, seat: int, text: str, command: str) -> None:
        """Say something. A person who is out of the match knows too much and stays silent until its end."""
        if not self._state.terms.chat:
            raise Refusal("server-no-chat", status=403)
        if self._is_out(seat):
            raise Refusal("server-out-quiet", status=403)
        cleaned = plain_line(text)
        if not cleaned:
            raise Refusal("server-line-empty")
        if len(cleaned) > LINE_LENGTH:
            raise Refusal("server-line-long", most=LINE_LENGTH)
        self._not_too_fast(guest)
        lines = self._state.lines
        number = lines[-1].number + 1 if lines else 1
        line = Line(number, guest.id, seat, cleaned)
        await self._storage.add_line(self._state.id, line, command)
        self._state.lines = [*self._state.lines[1 - LINES_SHOWN :], line]
        self._publisher.line(line)

    async def react(self, guest: Guest, seat: int, face: int, command: str) -> None:
        """Make a face, which everybody at the table may; those who are out of the match only now and then."""
        if not 0 <= face < FACES:
            raise Refusal("server-no-such-face", faces=FACES)
        self._not_too_fast(guest)
        if self._is_out(seat) and not self._out_rate.allows(guest.id):
            raise Refusal("server-out-faces", status=429)
        await self._storage.note_command(self._state.id, guest.id, command)
        self._publisher.face(seat, face)

    def _is_out(self, seat: int) -> bool:
        return self._state.phase == "playing" and seat in self._state.out

    def _not_too_fast(self, guest: Guest) -> None:
        if not self._rate.allows(guest.id):
            raise Refusal("server-talk-fast", status=429)
