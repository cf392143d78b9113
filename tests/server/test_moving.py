"""A house moves from its file to PostgreSQL and back: nothing is missing, and it can be broken off."""

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.games import GAMES
from ludoteca.server.archive import moving
from ludoteca.server.archive.moving import move
from ludoteca.server.archive.places import DRAFT, place_of
from ludoteca.server.archive.signing import FILE as KEY
from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.bot_turns import random_steps
from ludoteca.server.protocol import NewTable, Play, Terms
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage, layout
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.stored import Guest
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp
from tests.postgresql import Cluster
from tests.server import databases
from tests.server.running import running
from tests.server.test_play import seated
from tests.server.visitor import Visitor, command, play_out

pytestmark = pytest.mark.one_database("between the two")


def moved(source: Path | str, target: Path | str) -> Result:
    """What the command says."""
    return CliRunner().invoke(main, ["--lang", "en", "move", "--from", str(source), "--to", str(target)])


def digests(told: Result) -> list[str]:
    """What it says about each table of the database."""
    return [line for line in told.stdout.splitlines() if line.endswith("the same in both places")]


async def filled(place: Path | str, guests: int) -> None:
    """A storage with some guests in it."""
    if isinstance(place, Path):
        place.mkdir()
    storage = Storage.open(place, HouseClock())
    storage.start()
    people = [Guest(f"g{number}", f"Marta {number} 🐘", number, bool(number % 2)) for number in range(guests)]
    await asyncio.gather(*(storage.guests.add(each, f"hash {each.id}") for each in people))
    await storage.close()


def test_a_house_goes_there_and_back_and_signs_as_before(tmp_path: Path, postgresql: Cluster) -> None:
    """With a finished match and one that goes on; on the way people play on in PostgreSQL."""
    first, last, address = tmp_path / "first", tmp_path / "last", postgresql.fresh()
    with running(first) as house, ExitStack() as stack:
        marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
        _, ours, theirs = seated(stack, marta, leo)
        match = ours.table.match
        play_out(ours, theirs)
        file = marta.http.get(f"/api/matches/{match}/file").json()
        on = marta.open_table(2, bots=["random"], start=True)
    there = moved(first, address)
    assert there.exit_code == 0, there.output
    assert there.stderr.count("rows") > 5
    assert len(digests(there)) == len(layout.metadata.tables) - len(moving.STAYS)
    assert str(first / KEY) in there.stdout
    with databases.on(postgresql), pytest.MonkeyPatch.context() as there_now:
        there_now.setitem(databases.addresses(), first, address)
        with running(first) as house:
            marta.address, marta.http.base_url = house.address, house.address
            assert marta.http.get(f"/api/matches/{match}/file").json() == file
            with marta.at(on) as socket:
                assert socket.screen.sequence >= 0
    back = moved(address, last)
    assert back.exit_code == 0, back.output
    assert f"There is no key in {last} yet. Copy {KEY} of this house there" in back.stdout
    (last / KEY).write_bytes((first / KEY).read_bytes())
    with running(last) as house:
        marta.address, marta.http.base_url = house.address, house.address
        assert marta.http.get(f"/api/matches/{match}/file").json() == file
        assert house.house.storage.missing is None


def test_digests_are_the_same_there_and_back(tmp_path: Path, postgresql: Cluster) -> None:
    asyncio.run(filled(tmp_path / "first", 30))
    address = postgresql.fresh()
    there, back = moved(tmp_path / "first", address), moved(address, tmp_path / "last")
    assert digests(there) == digests(back)
    assert any("players: 30 rows" in line for line in digests(there))
    assert sorted(path.name for path in (tmp_path / "last").iterdir()) == ["lock", DATABASE]


def test_broken_off_it_goes_on_where_it_stopped(
    tmp_path: Path, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then nobody opens a house there; another house does not move in; and no row arrives twice."""
    asyncio.run(filled(tmp_path / "first", 30))
    asyncio.run(filled(tmp_path / "other", 3))
    monkeypatch.setattr(moving, "LOT", 7)
    for target in (postgresql.fresh(), str(tmp_path / "last")):
        arrived: list[tuple[str, int, int]] = []

        def breaks(table: str, done: int, of: int, arrived: list[tuple[str, int, int]] = arrived) -> None:
            arrived.append((table, done, of))
            if table == "players" and done == 14:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            move(place_of(str(tmp_path / "first")), place_of(target), breaks)
        if target.startswith("postgresql"):
            with pytest.raises(Refusal, match="was broken off"):
                Storage.open(target, HouseClock())
        else:
            assert not (tmp_path / "last" / DATABASE).exists()
        assert "half of another house" in moved(tmp_path / "other", target).output
        again = moved(tmp_path / "first", target)
        assert again.exit_code == 0, again.output
        assert "players: 21 of 30 rows" in again.stderr
        assert "players: 14 of 30 rows" not in again.stderr
        assert any("players: 30 rows" in line for line in digests(again))
    assert not (tmp_path / "last" / DRAFT).exists()


def test_what_cannot_move_is_said_in_one_line(tmp_path: Path, postgresql: Cluster) -> None:
    house, empty, full = tmp_path / "house", postgresql.fresh(), postgresql.fresh()
    asyncio.run(filled(house, 2))
    asyncio.run(filled(full, 2))
    databases.tell(full, "update processes set seen = 9999999999999")
    with running(tmp_path / "open"):
        refused = [
            (moved(tmp_path / "open", empty), "Another server already keeps its tables"),
            (moved(full, tmp_path / "new"), "A house is open in postgresql://"),
            (moved(tmp_path / "nowhere", empty), "There is no house in"),
            (moved(empty, tmp_path / "new"), "There is no house in"),
            (moved(house, "mysql://there"), "not the address of a PostgreSQL database"),
            (moved(house, "postgresql://127.0.0.1:1/nothing"), "cannot be reached"),
            (moved("postgres:/marta:geheim@127.0.0.1/house", empty), "not the address of a PostgreSQL database"),
            (moved(house, "host=127.0.0.1 password=geheim"), "not the address of a PostgreSQL database"),
        ]
    databases.tell(full, "update processes set seen = 0")
    refused += [(moved(house, full), "holds something already"), (moved(full, house), "holds something already")]
    for told, said in refused:
        assert told.exit_code == 2, told.output
        assert said in told.stderr
        assert told.stderr.count("\n") == 1
        assert "geheim" not in told.stderr
    assert moved(house, empty).exit_code == 0


def test_what_does_not_arrive_as_it_left_is_no_move(
    tmp_path: Path, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(filled(tmp_path / "house", 5))
    address, digest, asked = postgresql.fresh(), moving._digest, []

    def differs(*given: object) -> tuple[int, str]:
        asked.append(given)
        rows, told = digest(*given)  # type: ignore[arg-type]  # as they were given
        return rows, told if len(asked) > 1 else "something else"

    monkeypatch.setattr(moving, "_digest", differs)
    told = moved(tmp_path / "house", address)
    assert told.exit_code == 2
    assert "is not what left" in told.stderr
    with pytest.raises(Refusal, match="was broken off"):
        Storage.open(address, HouseClock())


async def crowded(data: Path, tables: int, moves: int) -> None:
    """A house with so many tables, each with a match in which so many moves were made."""
    clock = HouseClock()
    house = House.build(data, port=1, clock=clock, bots=BotPool(clock), warm_up=WarmUp(cold=()))
    house.storage.start()
    names = list(GAMES)
    for number in range(tables):
        guest, _ = await house.guests.arrive()
        game = GAMES[names[number % len(names)]]
        seats = game.seats[0]
        people = [f"guest {seat}" for seat in range(1, seats)]
        wish = NewTable(game.name, seats, start=True, terms=Terms(local=True), people=people)
        table = await house.tables.find(await house.tables.open(guest, wish))
        for _ in range(moves):
            assert table.state.live_match is not None
            match = table.state.live_match.match
            if not match.pending:
                break
            seat = match.pending[0]
            steps = random_steps(match.graph(seat), number)
            await table.obey(guest, Play(command(), match.sequence, steps, seat))
        house.tables.tidy(table)
        await table.close()
    await house.stop()


@pytest.mark.long
def test_a_thousand_tables_go_there_and_back(
    tmp_path: Path, postgresql: Cluster, record_property: Callable[[str, object], None]
) -> None:
    """Of all games, with moves made; how long each way took is written beside the result."""
    asyncio.run(crowded(tmp_path / "first", 1000, 5))
    address, ways = postgresql.fresh(), []
    for source, target in ((tmp_path / "first", address), (address, tmp_path / "last")):
        began = time.monotonic()
        told = moved(source, target)
        assert told.exit_code == 0, told.output
        record_property("seconds", time.monotonic() - began)
        ways.append(digests(told))
    assert ways[0] == ways[1]
    assert any(line.startswith("tables: 1,000 rows") for line in ways[0])
    for name in ("tables", "matches", "moves", "seals", "chain"):
        columns = ", ".join(f'"{column.name}"' for column in layout.metadata.tables[name].columns)  # in whichever order
        asked = f'select {columns} from "{name}" order by 1, 2'
        rows = [databases.ask(tmp_path / place, asked) for place in ("first", "last")]
        assert rows[0] == rows[1]
