"""A correspondence game over a fortnight, with two restarts and an update of the server: every notice once."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludoteca.engine.decided import LATE
from ludoteca.server.house.house import House
from ludoteca.server.storage.outbox import Notice
from ludoteca.server.storage.store import FILE
from ludoteca.server.storage.stored import StoredMatch
from ludoteca.server.storage.upgrade import HEAD, MIGRATIONS, version_of
from ludoteca.server.table.live_match import LiveMatch
from tests.server.wall_calendar import DAY, HOUR, Calendar, friends, looked, open_house, play, sent, table_of

STEP = 6 * HOUR
FORTNIGHT = 14 * DAY
CLOSED = {4 * DAY: 3 * HOUR, 9 * DAY: 20 * HOUR}
"""When the house closes, and for how long; after the second time it is a newer one that opens."""
ASLEEP = range(5 * DAY, 8 * DAY)
"""When one of them does not play at all."""


def test_every_notice_of_a_fortnight_is_sent_once(tmp_path: Path) -> None:
    async def happens() -> tuple[list[Notice], StoredMatch, list[str], int]:
        calendar, chance = Calendar(), random.Random(14)
        began, notices = calendar.wall, list[Notice]()
        async with open_house(tmp_path, calendar) as house:
            people = [guest.id for guest in await friends(house, "Marta", "Leo", "Zoe")]
            table = await table_of(house, [await house.guests.get(each) for each in people], bots=1)
            notices += await sent(house)
        for opens, closes in zip([0, *CLOSED], [*CLOSED, FORTNIGHT], strict=True):
            calendar.wall = began + opens + CLOSED.get(opens, 0)
            if opens == max(CLOSED):
                go_back_one_layout(tmp_path / FILE)
            async with open_house(tmp_path, calendar) as house:
                assert version_of(tmp_path / FILE) == HEAD
                while calendar.wall < began + closes:
                    calendar.pass_by(house, STEP)
                    await looked(house)
                    notices += await sent(house)
                    asleep = people[0] if calendar.wall - began in ASLEEP else ""
                    notices += await some_play(house, table, chance, asleep)
                match = await match_of(house, table)
        return notices, match, people, calendar.wall

    notices, match, people, now = asyncio.run(happens())
    assert any(move.player.endswith(LATE) for move in match.moves)  # somebody was late, and the game went on
    found = Counter((notice.sequence, notice.player, notice.kind) for notice in notices)
    assert found == expected(match, people, now)
    assert min(Counter(notice.kind for notice in notices).values()) > 1


async def some_play(house: House, table: str, chance: random.Random, asleep: str) -> list[Notice]:
    """Some of those whose turn it is play; what they bring about is noticed at once."""
    notices = []
    for _ in range(chance.randrange(3)):
        turns = await turns_at(house, table)
        if not turns or asleep in turns:
            break
        await play(house, table, await house.guests.get(turns[0]))
        notices += await sent(house)
    return notices


async def turns_at(house: House, table: str) -> list[str]:
    """Whose turn it is at a table, by the database."""
    (stored,) = (await house.storage.reader.tables([table])).values()
    match = (await house.storage.reader.matches([stored.match or ""]))[stored.match or ""]
    return [turn.player for turn in match.turns or []]


async def match_of(house: House, table: str) -> StoredMatch:
    """The match at a table, as stored."""
    stored = await house.storage.reader.table(table)
    assert stored is not None
    match = await house.storage.reader.match(stored.match or "")
    assert match is not None
    return match


def expected(match: StoredMatch, people: list[str], now: int) -> Counter[tuple[int, str, str]]:
    """What has to be noticed, from the moves and their moments alone: each turn, and where it lasts, a day before."""
    notices = Counter[tuple[int, str, str]]()
    moments = [match.began, *(move.made for move in match.moves), now]
    for sequence, position in enumerate(LiveMatch.rebuild(match).match.moments()):
        for seat in position.pending:
            if seat < len(people):
                notices[sequence, people[seat], "turn"] += 1
                if moments[sequence + 1] - moments[sequence] >= DAY:
                    notices[sequence, people[seat], "due"] += 1
    return notices


def go_back_one_layout(file: Path) -> None:
    """The file as the release before wrote it: the newest layout is not there yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "-1")
    engine.dispose()
    assert version_of(file) != HEAD
