"""A journal of finished work: one line of JSON each, so that a run that was killed goes on where it stopped.

Lines are appended whole. What a kill has torn is at most the last line: it is dropped, and that work done again. A
line's id names everything that its result follows from, so that a journal never answers for other bots or rules.
"""

from pathlib import Path
from types import TracebackType
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says


class Line(Protocol):
    """What a journal keeps: a struct with an id."""

    @property
    def id(self) -> str: ...


Kept = TypeVar("Kept", bound=Line)


class BadJournal(LudotecaError):
    """A file that is not such a journal, or cannot be read or written."""


class Journal(Generic[Kept]):
    """The lines of a file, by id; opened for as long as work goes on."""

    def __init__(self, path: Path, kind: type[Kept]) -> None:
        heading = f'{{"ludoteca":"journal of {kind.__name__}"}}\n'.encode()
        try:
            written = path.read_bytes() if path.exists() else b""
            if not (written.startswith(heading) or heading.startswith(written)):
                raise BadJournal(Says("cli-arena-not-a-journal", args={"file": str(path)}))
            whole = written[: written.rfind(b"\n") + 1]
            self.lines: dict[str, Kept] = {}
            for line in map(msgspec.json.Decoder(kind).decode, whole.splitlines()[1:]):
                self.lines[line.id] = line
            self.file = path.open("ab")
            self.file.truncate(len(whole))
            if not whole:
                self.file.write(heading)
        except (OSError, msgspec.DecodeError) as error:
            raise BadJournal(Says("cli-arena-bad-journal", args={"file": str(path), "reason": str(error)})) from error

    def note(self, *lines: Kept) -> None:
        """Keep finished work: from here on a kill does not lose it."""
        self.lines.update((line.id, line) for line in lines)
        self.file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()
