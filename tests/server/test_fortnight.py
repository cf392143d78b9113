"""A correspondence game over a fortnight, with two restarts and an update of the server: everybody is called once.

The calls are counted where they arrive, at a push service and a mail server of the test's own; what they have to be is
worked out from the stored moves and their moments, and for letters from when the house looked.
"""

import asyncio
import random
import shutil
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from ludoteca.engine.decided import LATE
from ludoteca.server.house.house import House
from ludoteca.server.storage import layout, sqlite_file, upgrade
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.stored import StoredMatch
from ludoteca.server.table.live_match import LiveMatch
from tests.server.calling_house import Post, confirmed, open_house, subscribed, wishing
from tests.server.post_office import Keys, mail_server, push_service
from tests.server.wall_calendar import DAY, HOUR, Calendar, friends, looked, play, table_of

STEP = 12 * HOUR
FORTNIGHT = 14 * DAY
CLOSED = {3 * DAY: 3 * HOUR, 6 * DAY: 20 * HOUR, 10 * DAY: 2 * HOUR}
"""When the house closes, and for how long; after the last time it is a newer one that opens."""
UPDATE = max(CLOSED)
ASLEEP = (range(5 * DAY, 8 * DAY), range(11 * DAY, 13 * DAY))
"""When Leo does not play at all: all wait for him, until a bot decides."""
WISHES = {"Marta": "turn", "Leo": "due", "Zoe": "turn"}
BROWSERS = {"marta-phone": "Marta", "marta-desk": "Marta", "leo": "Leo", "zoe": "Zoe"}

TOMORROW = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade():
    for name in ("calls", "devices", "notices", "turns", "wishes"):
        with op.batch_alter_table(name, recreate="always") as table:
            table.add_column(sa.Column("tomorrow", sa.Integer(), nullable=False, server_default="0"))
"""
"""The migration of a newer release: everything that calls depend on is written anew."""


class Call(NamedTuple):
    """Somebody was called about the turn that began after so many moves."""

    sequence: int
    where: str


class Fortnight:
    """The game, and what has arrived outside."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.calendar = Calendar()
        self.began = self.calendar.wall
        self.keys: dict[str, Keys] = {}
        self.table, self.people = "", dict[str, str]()
        self.pushes, self.letters = list[Call](), list[Call]()
        self.looks: list[tuple[int, int]] = []
        """When the house looked whom to call while the post took everything, and after how many moves."""

    @property
    def passed(self) -> int:
        """Milliseconds since the beginning."""
        return self.calendar.wall - self.began

    async def begin(self, house: House) -> None:
        """Everybody says how they want to be called, and cards are dealt."""
        guests = await friends(house, *WISHES)
        for guest in guests:
            for browser in (each for each, name in BROWSERS.items() if name == guest.name):
                self.keys[browser] = await subscribed(house, guest, self.post, browser)
            await confirmed(house, guest, self.post, f"{guest.name}@example.org")
            await wishing(house, guest, WISHES[guest.name])
        self.post.mail.raw.clear()
        self.people = {guest.name: guest.id for guest in guests}
        self.table = await table_of(house, guests, bots=1)

    async def look(self, house: House) -> None:
        """The house looks; whatever arrives belongs to the turn that goes on."""
        await house.caller.look()
        _, sequence = await self.turn(house)
        for path, _, body in self.post.push.taken:
            browser = path.removeprefix("/push/")
            assert self.keys[browser].read(body)["table"] == self.table
            self.pushes.append(Call(sequence, browser))
        for letter in self.post.mail.letters:
            assert f"/t/{self.table}" in letter.get_content()
            self.letters.append(Call(sequence, letter["To"].removesuffix("@example.org")))
        self.post.push.taken.clear()
        self.post.mail.raw.clear()
        self.looks.append((self.calendar.wall, sequence))

    async def turn(self, house: House) -> tuple[str, int]:
        """Whose turn it is by the database, and after how many moves it began."""
        async with house.storage._engine.connect() as connection:
            found = (await connection.execute(sa.select(layout.turns.c.player, layout.turns.c.sequence))).first()
        assert found is not None, "the game was over before the fortnight"
        return next(name for name, id in self.people.items() if id == found.player), found.sequence

    async def match(self, house: House) -> StoredMatch:
        """The match, as stored."""
        stored = await house.storage.reader.table(self.table)
        assert stored is not None
        match = await house.storage.reader.match(stored.match or "")
        assert match is not None
        return match

    async def move(self, house: House) -> None:
        """Whoever's turn it is plays."""
        name, _ = await self.turn(house)
        await play(house, self.table, await house.guests.get(self.people[name]))

    async def live(self, house: House, until: int, chance: random.Random) -> None:
        """Time passes; people come by and play."""
        await looked(house)
        await self.look(house)
        while self.passed < until:
            self.calendar.pass_by(house, min(STEP, until - self.passed))
            await looked(house)
            await self.look(house)
            for _ in range(chance.randrange(2)):
                if await self.is_asleep(house):
                    break
                await self.move(house)
                await self.look(house)

    async def is_asleep(self, house: House) -> bool:
        """Whether all wait for somebody who does not come."""
        name, _ = await self.turn(house)
        return name == "Leo" and any(self.passed in each for each in ASLEEP)

    async def close(self, house: House, *, refused: bool) -> None:
        """The house closes on a move that nobody has been called for; or the post has `refused` to take any call."""
        while not await self.is_asleep(house) and (await self.turn(house))[0] != "Leo":
            await self.move(house)
            await self.look(house)
        if await self.is_asleep(house):
            return
        await self.move(house)  # it is Zoe's turn now, who wants to know
        if refused:
            self.post.push.answers, self.post.mail.answers = [503], ["451 later"]
            await house.caller.look()
            self.post.mail.answers.clear()  # perhaps it is not a day since the last letter
            assert (self.post.push.answers, self.post.push.taken, self.post.mail.raw) == ([], [], [])
        else:
            assert await house.storage.outbox.pending(1)


@pytest.mark.one_database("a newer release brings its file to a newer layout")
@pytest.mark.parametrize("seed", [14, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(5))])
def test_every_turn_of_a_fortnight_is_told_once(
    tmp_path: Path, pem: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    async def happens(post: Post) -> tuple[Fortnight, StoredMatch]:
        weeks, chance, data = Fortnight(post), random.Random(seed), tmp_path / "data"
        for opens, closes in zip([0, *CLOSED], [*CLOSED, FORTNIGHT], strict=True):
            weeks.calendar.wall = weeks.began + opens + CLOSED.get(opens, 0)
            if opens == UPDATE:
                come_out(tmp_path / "migrations", monkeypatch)
            async with open_house(data, weeks.calendar, post.config) as house:
                if not weeks.table:
                    await weeks.begin(house)
                await weeks.live(house, closes, chance)
                if closes in CLOSED:
                    await weeks.close(house, refused=closes == UPDATE)
                match = await weeks.match(house)
        assert upgrade.version_of(data / DATABASE) == "9999"
        return weeks, match

    with push_service(pem) as push, mail_server() as mail:
        weeks, match = asyncio.run(happens(Post(tmp_path, push, mail, pem)))
    late = sum(move.player.endswith(LATE) for move in match.moves)
    told = turns(match, weeks.calendar.wall)
    kinds = Counter(kind for *_, kind in told)
    print(
        f"\na fortnight: {len(match.moves)} moves, {late} of them late; {kinds['turn']} turns of people,"
        f" {kinds['due']} with a day left; {len(weeks.pushes)} pushes, {len(weeks.letters)} letters"
    )
    assert late  # somebody was, and the game went on
    assert Counter(weeks.pushes) == Counter(
        Call(sequence, browser)
        for sequence, name, kind in told
        for browser, whose in BROWSERS.items()
        if (name, kind) == (whose, WISHES[name])
    )
    assert weeks.letters == letters(match, weeks.looks)
    assert {name for _, name in weeks.letters} == WISHES.keys()


def turns(match: StoredMatch, now: int) -> list[tuple[int, str, str]]:
    """What people can be told, from the moves and their moments alone: each turn, and where it lasts, a day before."""
    told = []
    moments = [match.began, *(move.made for move in match.moves), now]
    for sequence, position in enumerate(LiveMatch.rebuild(match).match.moments()):
        for name in (list(WISHES)[seat] for seat in position.pending if seat < len(WISHES)):
            told.append((sequence, name, "turn"))
            if moments[sequence + 1] - moments[sequence] >= DAY:
                told.append((sequence, name, "due"))
    return told


def letters(match: StoredMatch, looks: list[tuple[int, int]]) -> list[Call]:
    """What has to be written: a turn that goes on when the house looks and was not written of, at most once a day."""
    moments = [match.began, *(move.made for move in match.moves)]
    movers = {sequence: name for sequence, name, _ in turns(match, looks[-1][0])}
    written, last = list[Call](), dict[str, int]()
    for moment, sequence in looks:
        call = Call(sequence, movers[sequence])
        wished = WISHES[call.where] == "turn" or moment - moments[sequence] >= DAY
        if wished and call not in written and moment - last.get(call.where, 0) >= DAY:
            written.append(call)
            last[call.where] = moment
    return written


def come_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer release comes out: the house that opens next brings its file to a layout of tomorrow."""
    shutil.copytree(upgrade.MIGRATIONS, folder)
    (folder / "versions" / "9999_tomorrow.py").write_text(TOMORROW.format(head=upgrade.HEAD))
    brought = upgrade.upgrade
    monkeypatch.setattr(upgrade, "MIGRATIONS", folder)
    monkeypatch.setattr(sqlite_file, "upgrade", lambda file: brought(file, "9999"))
