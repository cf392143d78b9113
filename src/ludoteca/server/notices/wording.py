"""What a notice says: game, who else plays, how much time is left. Nothing of what lies on the table."""

from typing import NamedTuple

from ludoteca.texts import text
from ludoteca.texts.habits import listed

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LONGEST_NAMES = 120


class Waiting(NamedTuple):
    """A table that waits for somebody: its game, the other people's names, when their time is up."""

    table: str
    game: str
    names: list[str]
    due: int | None


def title(waiting: Waiting, language: str) -> str:
    """One line: whose turn it is, in which game."""
    return text("notices-title", language, game=text(waiting.game, language))


def body(waiting: Waiting, language: str, now: int) -> str:
    """Who waits, and how long they will."""
    names = listed(waiting.names, language)[:LONGEST_NAMES]
    others = text("notices-with", language, names=names) if names else text("notices-with-bots", language)
    return f"{others} {time_left(waiting.due, language, now)}".strip()


def time_left(due: int | None, language: str, now: int) -> str:
    """How much time is left, in the largest unit that says it well; "" where nobody is hurried."""
    if due is None:
        return ""
    left = max(0, due - now)
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if left >= 2 * size or (unit == "days" and left >= DAY):
            return text(f"notices-left-{unit}", language, count=left // size)
    return text("notices-left-minutes", language, count=left // MINUTE)


def summary(waiting: list[Waiting], language: str, now: int, address: str, end: str) -> tuple[str, str]:
    """Subject and body of a letter about every table that waits."""
    lines = [
        f"{text(each.game, language)}: {body(each, language, now)}\r\n{address}/t/{each.table}\r\n" for each in waiting
    ]
    parts = [text("notices-letter-hello", language), "", *lines, text("notices-letter-end", language), end, ""]
    return text("notices-letter-subject", language, count=len(waiting)), "\r\n".join(parts)


def confirmation(language: str, link: str) -> tuple[str, str]:
    """Subject and body of the letter that asks whether an address is somebody's own."""
    parts = [text("notices-confirm-hello", language), "", link, "", text("notices-confirm-else", language), ""]
    return text("notices-confirm-subject", language), "\r\n".join(parts)
