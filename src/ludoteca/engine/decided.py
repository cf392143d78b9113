"""Who decided a move, in words that a game file keeps: a person, the clock, or a bot, and for whom if for another.

    person                              whoever holds the seat, by hand or by a program of their own
    gold                                the bot that sits there
    thumb for gold                      another bot than the one that sits there
    brass for an absent person          a bot while the person was away
    brass for a person out of time      a bot when the person's time had run out
    clock                               nobody: a window was closed and the seat let things pass

Nothing at all stands for a move of which that was never noted.
"""

import re

PERSON = "person"
CLOCK = "clock"
ABSENT = "an absent person"
LATE = "a person out of time"
LONGEST = 80
"""Characters of the longest of these."""
BOT = rf"(?!{PERSON}\b|{CLOCK}\b)[a-z]+(?::[a-z0-9]+)*"
PATTERN = re.compile(rf"|{PERSON}|{CLOCK}|{BOT}(?: for (?:{BOT}|{ABSENT}|{LATE}))?")


def decided_by(bot: str, seated: str) -> str:
    """A bot has decided for whoever sits there: itself, another bot, or a person who did not."""
    return bot if bot == seated else f"{bot} for {seated}"


def is_decider(text: object) -> bool:
    """Whether a text says who decided a move, or that nobody knows."""
    return isinstance(text, str) and len(text) <= LONGEST and PATTERN.fullmatch(text) is not None
