"""Bad input gets a clear answer and changes nothing; good input takes effect once, however often it comes."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import ludoteca
from ludoteca.server.house.heartbeat import OFTEN, SELDOM, rhythm_for
from ludoteca.server.limits import ACTIONS, MESSAGE_BYTES
from ludoteca.server.protocol import (
    PROTOCOL,
    Arrange,
    Beat,
    Done,
    Join,
    Play,
    Refused,
    Reload,
    Rematch,
    Sit,
    Stand,
    Start,
    Table,
    ToServer,
    Update,
    Why,
)
from ludoteca.server.refusal import Refusal
from ludoteca.server.table.audience import LOOK
from tests.server.room import Room
from tests.server.running import Running, running
from tests.server.test_play import seated
from tests.server.visitor import Socket, Visitor, command, some_play


def acting(*sockets: Socket) -> tuple[Socket, Socket, Update]:
    """Who may act, who may not, and what the first one sees."""
    for socket, other in (sockets, reversed(sockets)):
        update = socket.screen
        if update.graph.nodes:
            return socket, other, update
    raise AssertionError("nobody may act")


@pytest.mark.parametrize("times", [1, 2, 5])
def test_a_command_sent_again_takes_effect_once(marta: Visitor, leo: Visitor, times: int) -> None:
    with ExitStack() as stack:
        table = marta.open_table(2, command=f"open {times}")
        for _ in range(times):
            assert marta.open_table(2, command=f"open {times}") == table
        ours, theirs = stack.enter_context(marta.at(table)), stack.enter_context(leo.at(table))
        for message, socket in ((Sit("sit", 1), theirs), (Start("start"), ours)):
            for _ in range(times):
                socket.say(message)
            for _ in range(times):
                assert socket.until(Done).command == message.command
        mover, _, update = acting(ours, theirs)
        play = some_play(update)
        for _ in range(times):
            mover.say(play)
        for _ in range(times):
            assert mover.until(Done).command == play.command
        with marta.at(table) as fresh:
            assert fresh.until(Update).sequence == 1


def test_a_move_for_an_older_screen_is_refused(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        mover, other, update = acting(ours, theirs)
        assert isinstance(mover.ask(some_play(update)), Done)
        answer = other.ask(Play(command(), 0, [0]))
        assert isinstance(answer, Refused)
        assert answer.says.id == "server-stale-move"


def test_an_illegal_move_is_refused_with_its_rule(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo)
        mover, other, update = acting(ours, theirs)
        offered = {choice.step for choice in update.graph.nodes[0]}
        for socket, steps in (
            (mover, [next(step for step in range(40) if step not in offered)]),
            (other, [0]),
            (mover, []),
            (mover, [999]),
            (mover, [-1]),
            (mover, [min(offered), min(offered)]),
        ):
            answer = socket.ask(Play(command(), 0, steps))
            assert isinstance(answer, Refused), steps
            if steps and steps[0] in range(40) and len(steps) == 1:
                assert answer.says.rule.startswith("KA-")
        with marta.at(table) as fresh:
            assert fresh.until(Update).sequence == 0


def test_nobody_acts_for_another_seat(house: Running, marta: Visitor, leo: Visitor) -> None:
    """Every command from whoever may not give it: another player, a stranger, somebody without a cookie."""
    waiting = marta.open_table(3)
    with ExitStack() as stack:
        playing, ours, theirs = seated(stack, marta, leo)
        mover, _, update = acting(ours, theirs)
        stranger, nobody = Visitor(house.address, "Nina"), Visitor(house.address)

        def refused(visitor: Visitor, table: str, message: ToServer) -> str:
            with visitor.at(table) as socket:
                answer = socket.ask(message)
                assert isinstance(answer, Refused)
                return answer.says.id

        for seated_only in (some_play(update), Why(command(), [], 0), Rematch(command())):
            assert refused(stranger, playing, seated_only) == "server-only-watching"
        for before in (Sit(command(), 0), Stand(command()), Start(command())):
            assert refused(stranger, playing, before) == "server-already-dealt"
        for host_only in (Arrange(command(), 1, "bot", "random"), Start(command())):
            assert refused(stranger, waiting, host_only) == "server-host-only"
        assert refused(stranger, waiting, Stand(command())) == "server-not-seated"
        assert refused(stranger, waiting, Sit(command(), 0)) == "server-chair-taken"
        assert refused(stranger, waiting, Sit(command(), 9)) == "server-no-such-chair"
        assert refused(stranger, waiting, Sit(command(), -1)) == "server-no-such-chair"
        assert refused(marta, waiting, Start(command())) == "server-chairs-open"
        assert refused(marta, waiting, Arrange(command(), 0, "bot", "random")) == "server-chair-taken"
        assert refused(marta, waiting, Arrange(command(), 1, "bot", "oracle")) == "server-no-such-level"
        assert refused(marta, waiting, some_play(update)) == "server-not-dealt"
        assert refused(marta, waiting, Sit("", 1)) == "server-bad-command"
        assert refused(nobody, waiting, Sit(command(), 1)) == "server-who-are-you"
        assert refused(nobody, playing, some_play(update)) == "server-who-are-you"
        assert isinstance(mover.ask(some_play(update)), Done)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"fly"}',
        '{"type":"play"}',
        '{"type":"play","command":"x","sequence":"0","steps":[0]}',
        '{"type":"play","command":"x","sequence":0,"steps":[1e400]}',
        '{"type":"sit","command":7,"seat":0}',
        "[" * 4000,
        "\u0000",
    ],
)
def test_a_message_that_cannot_be_read_is_refused(marta: Visitor, text: str) -> None:
    with marta.at(marta.open_table()) as socket:
        socket.connection.send(text)
        assert socket.until(Refused).says.id == "server-malformed"
        assert isinstance(socket.ask(Stand(command())), Done)


def test_binary_messages_are_refused_too(marta: Visitor) -> None:
    with marta.at(marta.open_table()) as socket:
        socket.connection.send(b"\xff\xfe")
        assert socket.until(Refused).says.id == "server-malformed"


def test_an_oversized_message_closes_the_socket_and_no_other(marta: Visitor, leo: Visitor) -> None:
    table = marta.open_table()
    with marta.at(table) as ours, leo.at(table) as theirs:
        theirs.connection.send("x" * (MESSAGE_BYTES + 1))
        with pytest.raises(ConnectionClosed):
            theirs.quiet(5)
        assert isinstance(ours.ask(Arrange(command(), 1, "bot", "random")), Done)


def test_commands_come_after_joining(marta: Visitor) -> None:
    with marta.socket("no-such-table") as socket:
        answer = socket.ask(Stand(command()))
        assert isinstance(answer, Refused)
        assert answer.says.id == "server-join-first"
        socket.say(Join("no-such-table", PROTOCOL))
        assert socket.until(Refused).says.id == "server-no-such-table"


def test_an_old_page_is_told_to_reload(marta: Visitor) -> None:
    with marta.socket("any") as socket:
        socket.say(Join("any", PROTOCOL - 1))
        assert socket.hear() == Reload(PROTOCOL)


def test_so_is_one_from_before_the_address_named_the_table(marta: Visitor) -> None:
    table = marta.open_table()
    with connect(marta.address.replace("http", "ws") + "/live", compression=None) as connection:
        socket = Socket(connection)
        socket.say(Join(table, PROTOCOL))
        assert socket.hear() == Reload(PROTOCOL)


def test_an_address_spelled_otherwise_leads_to_no_table(marta: Visitor) -> None:
    """A balancer hashes the address as it is written: each spelling would bring the table to another process."""
    table = marta.open_table()
    spelled = f"/live/%{ord(table[0]):02x}{table[1:]}"
    with connect(marta.address.replace("http", "ws") + spelled, compression=None) as connection:
        socket = Socket(connection)
        socket.say(Join(table, PROTOCOL))
        assert socket.hear() == Reload(PROTOCOL)


def test_a_socket_leads_to_the_table_that_its_address_names(marta: Visitor) -> None:
    here, there = marta.open_table(), marta.open_table()
    with marta.socket(here) as socket:
        socket.say(Join(there, PROTOCOL))
        assert socket.until(Refused).says.id == "server-other-table"
        socket.say(Join(here, PROTOCOL))
        assert socket.until(Table).id == here


def test_a_page_that_wants_beats_hears_one_when_nothing_else_comes(marta: Visitor) -> None:
    table = marta.open_table()
    with marta.socket(table) as wants, marta.at(table) as does_not:
        wants.say(Join(table, PROTOCOL, beats=True))
        while wants.hear() != Beat():
            pass
        assert wants.hear() == Beat()
        does_not.quiet(0.05)
        assert not any(b"beat" in heard for heard in does_not.heard)


def test_a_page_that_reads_the_rhythm_hears_beats_as_seldom_as_its_house_can_do_with() -> None:
    """Where another process could serve it, as often as all others: it is to find out soon that this one is gone."""
    assert rhythm_for(beats=False, reads_it=True, is_shared=True) is None
    assert rhythm_for(beats=True, reads_it=False, is_shared=False) is OFTEN
    assert rhythm_for(beats=True, reads_it=True, is_shared=True) is OFTEN
    assert rhythm_for(beats=True, reads_it=True, is_shared=False) is SELDOM
    told = msgspec.json.decode(SELDOM.beat, type=Beat)
    assert told.within == 1000 * SELDOM.looks * LOOK > Beat().within


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, speed=1) as house:
        flooder = Visitor(house.address, "Nina")
        flood(flooder)
        assert flooder.http.get("/api/me").json()["name"] == "Nina"


def flood(flooder: Visitor) -> None:
    """More messages than anybody needs."""
    with flooder.at(flooder.open_table()) as socket:
        for number in range(2 * ACTIONS + 5):
            socket.say(Why(f"w{number}", [], 0))
        with pytest.raises(ConnectionClosed):
            socket.quiet(5)
        said = [msgspec.json.decode(text).get("says", {}).get("id") for text in socket.heard]
        assert "server-too-fast" in said


@pytest.mark.parametrize(
    ("wish", "status", "said"),
    [
        ({"game": "chess", "seats": 2}, 404, "server-no-such-game"),
        ({"game": "kariba", "seats": 9}, 400, "engine-bad-seats"),
        ({"game": "kariba", "seats": 2, "options": {"expert": "maybe"}}, 400, "engine-bad-option"),
        ({"game": "kariba", "seats": 2, "options": {"cheat": True}}, 400, "engine-bad-option"),
        ({"game": "kariba", "seats": 2, "bots": ["random", "random"]}, 400, "server-too-many-bots"),
        ({"game": "kariba", "seats": 2, "bots": ["oracle"]}, 400, "server-no-such-level"),
        ({"game": "kariba", "seats": 2, "start": True}, 409, "server-chairs-open"),
        ({"game": "kariba", "seats": 2, "command": "x" * 65}, 400, "server-bad-command"),
        ({"game": "kariba"}, 400, "server-malformed"),
        ({"game": "kariba", "seats": 2, "seed": 1}, 400, "server-malformed"),
        ({"game": "kariba", "seats": 10**30}, 400, "server-malformed"),
    ],
)
def test_a_table_nobody_can_open(marta: Visitor, wish: dict[str, object], status: int, said: str) -> None:
    assert marta.problem("POST", "/api/tables", json=wish) == (status, said)


def test_bodies_have_a_size(marta: Visitor) -> None:
    assert marta.problem("POST", "/api/tables", content=b"[" * 9000) == (413, "server-too-large")
    assert marta.problem("POST", "/api/tables", content=b"[" * 4000) == (400, "server-malformed")
    with pytest.raises(httpx.HTTPStatusError):
        marta.http.post("/api/tables", content=b"\xff").raise_for_status()


class Shuffle(msgspec.Struct, frozen=True, tag="shuffle"):
    """A command that somebody has added to the protocol and to nothing else."""

    command: str


def test_a_command_that_nothing_carries_out_is_never_done() -> None:
    async def scene() -> None:
        room = Room("pp", ludoteca.game("kariba").start(seats=2, seed=1))
        with pytest.raises(Refusal) as said:
            await room.ask(0, cast(Any, Shuffle("once")))
        assert said.value.says.id == "server-table-frozen"
        assert room.table.state.incident
        assert ("0", "once") not in room.table.state.obeyed
        await room.leave()

    asyncio.run(scene())
