"""A language's texts, each read when it is said: whoever says ten sentences does not wait for three thousand."""

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

BEGINS = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
"""Where a message, a term or a comment begins: everything else in a file goes on with what is before it."""


class Texts(FluentBundle):
    """What is added first is heard, so that nobody overrules the house."""

    def __init__(self, locale: str) -> None:
        super().__init__([locale], use_isolating=False)
        self._known: set[str] = set()
        self._unread: dict[str, str] = {}

    def add(self, source: str) -> None:
        """Take the texts of a file in."""
        for entry in BEGINS.split(source):
            id, equals, _ = entry.partition("=")
            if equals and not entry.startswith("#") and id.strip() not in self._known:
                self._known.add(id.strip())
                self._unread[id.strip()] = entry

    def has_message(self, message_id: str) -> bool:
        """Whether there is a text of this id that can be read."""
        self._read(message_id)
        return message_id in self._messages

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, id: str) -> None:
        if source := self._unread.pop(id, ""):
            self.add_resource(FluentResource(source))
