"""Whoever is not there is called: once for each turn, where they wished it, through restarts and services that fail."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.server.house.house import House
from ludoteca.server.notices.caller import LETTER_EVERY_MS, pause
from ludoteca.server.notices.config import read_config
from ludoteca.server.notices.mail import real_address
from ludoteca.server.protocol import MailAddress
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from tests.server.calling_house import (
    ADDRESS,
    WORD,
    Post,
    confirmed,
    open_house,
    scene,
    still,
    subscribed,
    wishing,
)
from tests.server.post_office import mail_server, push_service
from tests.server.test_days import to_move
from tests.server.wall_calendar import DAY, Calendar, friends, looked, play, table_of


def test_whoever_wishes_it_is_called_at_every_turn_and_never_twice(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        marta, _ = people = await friends(house, "Marta", "Leo")
        keys = await subscribed(house, marta, post, "marta", "it")
        await wishing(house, marta, "turn", "it")
        table = await table_of(house, people)
        for _ in range(6):
            mover = await to_move(house, table, people)
            before = len(post.push.taken)
            for _ in range(2):
                await house.caller.look()
            assert len(post.push.taken) - before == (mover is marta)
            await play(house, table, mover)
        path, headers, body = post.push.taken[0]
        note = keys.read(body)
        assert path == "/push/marta"
        assert (note["table"], note["title"], note["language"]) == (table, "Tocca a te · Kariba", "it")
        assert note["body"] == "Con Leo. Restano 2 giorni."
        assert int(headers["ttl"]) == 2 * DAY // 1000
        assert set(note) == {"table", "title", "body", "end", "stop", "language"}  # nothing of what lies there

    scene(tmp_path, pem, happens)


def test_when_one_day_is_left_and_not_before(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        for guest in people:
            await subscribed(house, guest, post, guest.name)
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        await house.caller.look()
        assert post.push.taken == []
        calendar.pass_by(house, DAY)
        await looked(house)
        await house.caller.look()
        assert [path for path, _, _ in post.push.taken] == [f"/push/{mover.name}"]

    scene(tmp_path, pem, happens)


def test_nothing_is_sent_unless_asked_for(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        await table_of(house, people)
        calendar.pass_by(house, DAY)
        await looked(house)
        await house.caller.look()
        assert (post.push.asked, post.mail.raw) == (0, [])
        assert await house.storage.outbox.pending(10) == []

    scene(tmp_path, pem, happens)


def test_a_service_that_fails_is_tried_again_later_and_one_that_forgets_is_forgotten(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        await subscribed(house, mover, post, "a")
        await wishing(house, mover, "turn")
        post.push.answers = [503, 429]
        await house.caller.look()
        await house.caller.look()
        assert post.push.asked == 1
        calendar.wall += pause(0)
        await house.caller.look()
        assert (post.push.asked, post.push.taken) == (2, [])
        calendar.wall += pause(1)
        await house.caller.look()
        assert len(post.push.taken) == 1
        await play(house, table, mover)
        await play(house, table, await to_move(house, table, people))
        post.push.answers = [410]
        for _ in range(2):
            await house.caller.look()
        assert post.push.asked == 4
        assert (await house.subscriptions.of(mover)).devices == 0

    scene(tmp_path, pem, happens)


@pytest.mark.long
def test_a_call_that_waits_is_not_made_when_the_turn_is_over(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        await subscribed(house, mover, post, "a")
        await wishing(house, mover, "turn")
        post.push.answers = [503]
        await house.caller.look()
        await play(house, table, mover)
        calendar.wall += pause(0)
        await house.caller.look()
        assert post.push.asked == 1

    scene(tmp_path, pem, happens)


def test_nobody_is_called_to_a_table_that_a_page_of_theirs_shows(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        await subscribed(house, mover, post, "a")
        await wishing(house, mover, "turn")
        house.caller._shows = lambda where, who: (where, who) == (table, mover.id)
        for _ in range(2):
            await house.caller.look()
        assert post.push.asked == 0

    scene(tmp_path, pem, happens)


def test_one_letter_a_day_with_every_table(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        marta = people[0]
        await confirmed(house, marta, post)
        await wishing(house, marta, "turn")
        tables: list[str] = []
        while len(tables) < 3:
            table = await table_of(house, people, "7-days")
            if await to_move(house, table, people) is not marta:
                await play(house, table, people[1])
            tables.append(table)
        await house.caller.look()
        asked, first = post.mail.letters
        assert first["To"] == ADDRESS
        assert first["Subject"] == "3 tables wait for you"
        assert all(f"https://house.example/t/{table}" in first.get_content() for table in tables)
        assert "With Leo. 7 days left." in first.get_content()
        await play(house, tables[0], marta)
        await play(house, tables[0], people[1])
        await house.caller.look()
        calendar.wall += LETTER_EVERY_MS - 1
        await house.caller.look()
        assert len(post.mail.raw) == 2
        calendar.wall += 1
        await house.caller.look()
        assert post.mail.letters[-1]["Subject"] == "A table waits for you"
        assert len(post.mail.raw) == 3
        assert {first["Message-ID"], asked["Message-ID"], post.mail.letters[-1]["Message-ID"]} > {first["Message-ID"]}

    scene(tmp_path, pem, happens)


@pytest.mark.long
def test_a_letter_that_is_not_taken_is_written_again_and_a_dead_address_is_forgotten(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        await confirmed(house, mover, post)
        await wishing(house, mover, "turn")
        post.mail.answers = ["451 later"]
        await house.caller.look()
        assert len(post.mail.raw) == 1
        calendar.wall += pause(0)
        await house.caller.look()
        assert len(post.mail.raw) == 2
        await play(house, table, mover)
        await play(house, table, await to_move(house, table, people))
        calendar.wall += LETTER_EVERY_MS
        post.mail.answers = ["550 nobody"]
        await house.caller.look()
        assert (await house.subscriptions.of(mover)).address == ""

    scene(tmp_path, pem, happens)


@pytest.mark.parametrize("kind", ["push", "mail"])
def test_one_link_ends_either_whoever_follows_it(tmp_path: Path, pem: Path, kind: str) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people, "7-days")
        mover = await to_move(house, table, people)
        keys = await subscribed(house, mover, post, "a")
        await confirmed(house, mover, post)
        await wishing(house, mover, "turn")
        await house.caller.look()
        letter = WORD.search(post.mail.letters[-1].get_content())
        assert letter is not None
        assert post.mail.letters[-1]["List-Unsubscribe"] == f"<{letter[0]}>"
        word = letter[2] if kind == "mail" else keys.read(post.push.taken[-1][2])["end"]
        await house.subscriptions.end(word)
        left = await house.subscriptions.of(mover)
        assert (left.devices, bool(left.address)) == ((1, False) if kind == "mail" else (0, True))
        with pytest.raises(Refusal) as refused:
            await house.subscriptions.end(word)
        assert refused.value.says.id == "notices-no-word"

    scene(tmp_path, pem, happens)


def test_no_letter_goes_where_nobody_has_said_yes(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people, "7-days")
        mover = await to_move(house, table, people)
        await wishing(house, mover, "turn")
        await house.subscriptions.ask_address(mover, MailAddress(ADDRESS), "here", still(mover))
        await house.caller.look()
        assert len(post.mail.raw) == 1
        found = WORD.search(post.mail.letters[0].get_content())
        assert found is not None
        calendar.wall += 3 * DAY
        with pytest.raises(Refusal):
            await house.subscriptions.confirm(found[2])
        await house.subscriptions.ask_address(mover, MailAddress(ADDRESS), "here", still(mover))
        newer = WORD.search(post.mail.letters[1].get_content())
        assert newer is not None
        await house.subscriptions.confirm(newer[2])
        with pytest.raises(Refusal):
            await house.subscriptions.confirm(newer[2])
        assert (await house.subscriptions.of(mover)).confirmed

    scene(tmp_path, pem, happens)


@pytest.mark.parametrize(
    "address",
    [
        "marta",
        "@example.org",
        "marta@example",
        "marta@example.org\r\nBcc: all@example.org",
        "marta@example.org\nSubject: x",
        "marta@example.org, leo@example.org",
        "Marta <marta@example.org>",
        '"a b"@example.org',
        "marta@[127.0.0.1]",
        "marta@127.0.0.1",
        "a..b@example.org",
        ".a@example.org",
        "m\u00e4rta@example.org",
        "marta@example.org\0",
        "a" * 65 + "@example.org",
        "a@" + "b" * 260 + ".org",
    ],
)
def test_what_is_no_plain_address_gets_no_letter(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        real_address(address)
    assert refused.value.says.id == "notices-no-address"


def test_nobody_floods_a_mailbox(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, *(f"G{number}" for number in range(5)))
        with pytest.raises(Refusal):
            await house.subscriptions.ask_address(
                people[0], MailAddress("a@b.example\r\nBcc: c@d.example"), "", still(people[0])
            )
        assert post.mail.recipients == []
        for guest in people[:3]:
            await house.subscriptions.ask_address(guest, MailAddress(ADDRESS), guest.id, still(guest))
        for guest in people[3:]:
            with pytest.raises(Refusal) as refused:
                await house.subscriptions.ask_address(guest, MailAddress(ADDRESS), guest.id, still(guest))
            assert refused.value.says.id == "notices-too-many-letters"
        assert len(post.mail.raw) == 3

    scene(tmp_path, pem, happens)


def test_whoever_is_forgotten_leaves_no_address_behind(tmp_path: Path, pem: Path) -> None:
    async def happens(house: House, calendar: Calendar, post: Post) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        await subscribed(house, mover, post, "a")
        await confirmed(house, mover, post)
        await wishing(house, mover, "turn")
        post.push.answers = [503]
        post.mail.answers = ["451 later"]
        await house.caller.look()
        await house.forgetting.forget(mover)
        async with house.storage._engine.connect() as connection:
            for found in (layout.wishes, layout.devices, layout.calls):
                assert list(await connection.execute(found.select().where(found.c.player == mover.id))) == []

    scene(tmp_path, pem, happens)


@pytest.mark.long
def test_what_waits_when_the_house_closes_is_sent_once_when_it_opens(tmp_path: Path, pem: Path) -> None:
    """Closed between the move and the call, and again between a call that failed and the next try."""

    async def closing(post: Post) -> None:
        calendar, data = Calendar(), tmp_path / "data"
        async with open_house(data, calendar, post.config) as house:
            people = await friends(house, "Marta", "Leo")
            for guest in people:
                await subscribed(house, guest, post, guest.name)
                await confirmed(house, guest, post, f"{guest.name}@example.org")
                await wishing(house, guest, "turn")
            table = await table_of(house, people, "7-days")
        for _ in range(4):
            post.push.answers, post.mail.answers = [503], ["451 later"]
            asked = len(post.push.taken), len(post.mail.raw)
            async with open_house(data, calendar, post.config) as house:
                await house.caller.look()
                assert (len(post.push.taken), len(post.mail.raw)) == asked
            calendar.wall += pause(0)
            async with open_house(data, calendar, post.config) as house:
                for _ in range(2):
                    await house.caller.look()
                    calendar.wall += pause(9)
                people = [await house.guests.get(guest.id) for guest in people]
                mover = await to_move(house, table, people)
                assert [path for path, _, _ in post.push.taken[asked[0] :]] == [f"/push/{mover.name}"]
                assert [each["To"] for each in post.mail.letters[asked[1] :]] == [f"{mover.name}@example.org"]
                calendar.pass_by(house, LETTER_EVERY_MS)
                await play(house, table, mover)

    with push_service(pem) as push, mail_server() as mail:
        asyncio.run(closing(Post(tmp_path, push, mail, pem)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("address = 1", "address"),
        ('address = "games.example.org"', "`address`"),
        ('address = "https://a.example"\nnonsense = 1', "nonsense"),
        ('address = "http://a.example"\n[push]\nkey = "none.pem"', "`contact`"),
        ('address = "https://a.example"\n[push]\nkey = "none.pem"', "push-key"),
        ('address = "https://a.example"\n[mail]\nfrom = "a@b.example"\nsmtp = "smtp://mail.example"', "smtps://"),
        ('address = "https://a.example"\n[mail]\nfrom = "a@b.example"', "LUDOTECA_SMTP"),
        ('address = "https://a.example"\n[mail]\nfrom = "house"\nsmtp = "smtps://u:hush@m.example"', "`from`"),
        ('address = "https://a.example"\n[mail]\nfrom = "a@b.example"\nsmtp = "smtps://u:hush@m.example:x"', "port"),
        ("not toml", "TOML"),
    ],
)
def test_what_is_wrong_with_the_operators_file_is_one_line_and_no_secret(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "notices.toml"
    file.write_text(text)
    with pytest.raises(Refusal) as refused:
        read_config(file, {})
    assert refused.value.says.id == "serving-notices-wrong"
    reason = str(refused.value.says.args["reason"])
    assert said in reason
    assert "hush" not in reason
    assert "\n" not in reason


def test_the_mail_servers_address_may_come_from_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "notices.toml"
    file.write_text('address = "https://a.example"\n[mail]\nfrom = "Ludoteca <a@b.example>"')
    found = read_config(file, {"LUDOTECA_SMTP": "smtp+starttls://u:p%40ss@m.example"}).mail
    assert found is not None
    assert (found.host, found.port, found.user, found.password) == ("m.example", 587, "u", "p@ss")
    assert "p@ss" not in repr(found)
