"""A house that calls people: its calendar is turned by hand, and the post outside is a test's own, on this machine."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from ludoteca.server.house.house import House
from ludoteca.server.notices.config import NoticeConfig, read_config
from ludoteca.server.notices.push_encryption import make_key
from ludoteca.server.protocol import Device, MailAddress, NoticeWish
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.stored import Guest
from ludoteca.server.storage.upgrade import create
from ludoteca.server.storage.work import Proof
from ludoteca.server.workers.warm_up import WarmUp
from tests.server.databases import database_of
from tests.server.post_office import Keys, MailServer, PushService, mail_server, push_service
from tests.server.wall_calendar import Calendar, FirstMoves, Unwatched

WORD = re.compile(r"https://house\.example/notices/(confirm|end)#(\S+)")
ADDRESS = "marta@example.org"


def still(guest: Guest) -> Callable[[], Proof]:
    """Somebody who is not being forgotten."""
    return lambda: Proof(guest.id)


class Post:
    """Everything outside the house: a push service, a mail server, and how the operator has set them up."""

    def __init__(self, folder: Path, push: PushService, mail: MailServer, pem: Path) -> None:
        self.push, self.mail = push, mail
        make_key(folder / "push.pem")
        file = folder / "notices.toml"
        file.write_text(
            f"""
            address = "https://house.example/"
            contact = "mailto:house@house.example"
            [push]
            key = "push.pem"
            services = ["localhost:{push.port}"]
            private_addresses = true
            ca = "{pem}"
            [mail]
            smtp = "smtp://127.0.0.1:{mail.port}"
            from = "Ludoteca <house@house.example>"
            """
        )
        self.config = read_config(file, {})


@asynccontextmanager
async def open_house(data: Path, calendar: Calendar, config: NoticeConfig) -> AsyncIterator[House]:
    """A house that looks at its calendar and its outbox when it is told to."""
    data.mkdir(exist_ok=True)
    if not database_of(data) and not (data / DATABASE).exists():
        create(data / DATABASE)
    house = House.build(
        data,
        port=1,
        database=database_of(data),
        clock=calendar,
        bots=FirstMoves(calendar),
        warm_up=WarmUp(cold=()),
        notices=config,
    )
    house.due_moments = Unwatched(calendar, house.storage, house.tables, house.errands)

    async def nothing() -> None:
        """Nothing happens by itself."""

    house.caller.watch = nothing  # type: ignore[method-assign]
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


def scene(folder: Path, pem: Path, happens: Callable[[House, Calendar, Post], Awaitable[None]]) -> None:
    """Something that happens in one house."""

    async def opened() -> None:
        calendar = Calendar()
        with push_service(pem) as push, mail_server() as mail:
            post = Post(folder, push, mail, pem)
            async with open_house(folder / "data", calendar, post.config) as house:
                await happens(house, calendar, post)

    asyncio.run(opened())


async def wishing(house: House, guest: Guest, moment: str, language: str = "en") -> None:
    """Somebody says when they want to be called."""
    wish = msgspec.convert({"moment": moment, "language": language}, NoticeWish)
    await house.subscriptions.change(wish, still(guest))


async def subscribed(house: House, guest: Guest, post: Post, browser: str, language: str = "en") -> Keys:
    """A browser of somebody's that may be called."""
    keys = Keys()
    device = msgspec.convert(keys.device(post.push.endpoint(browser), language), Device)
    await house.subscriptions.add_device(guest, device, still(guest))
    return keys


async def confirmed(house: House, guest: Guest, post: Post, address: str = ADDRESS) -> None:
    """Somebody who has letters sent to an address, and has said yes there."""
    await house.subscriptions.ask_address(guest, MailAddress(address), "here", still(guest))
    found = WORD.search(post.mail.letters[-1].get_content())
    assert found is not None
    assert found[1] == "confirm"
    await house.subscriptions.confirm(found[2])
