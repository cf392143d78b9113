"""What the server writes about itself: for a person at the terminal a line of text, otherwise a JSON object a line.

Logged are ids of tables and matches, incidents and failures; never seeds, hands, steps, tokens, names or chat.
"""

import logging
import sys
import time

import msgspec

TERMINAL = "%(asctime)s %(levelname)s %(message)s"


class JsonLines(logging.Formatter):
    """One object per record: time, level, where, what, and where there is one the traceback, which shows no values."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(*, is_terminal: bool | None = None) -> None:
    """Write to standard error: warnings for a person at the terminal, for machines also what goes well."""
    talks_to_person = sys.stderr.isatty() if is_terminal is None else is_terminal
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter(TERMINAL) if talks_to_person else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("ludoteca").setLevel(logging.WARNING if talks_to_person else logging.INFO)
