"""Coming, changing seats, getting ready, leaving, being asked to leave; the evening goes on for the others."""

import time
from contextlib import ExitStack

import msgspec
import pytest

from ludoteca.server.protocol import Done, Leave, Ready, Refused, Rematch, Remove, Sit, Start, ToServer, Update
from ludoteca.server.table.state import RELIEF_LEVEL
from tests.server.running import Running
from tests.server.test_play import seated
from tests.server.visitor import BREATH, Socket, Visitor, command, play_out


def says(socket: Socket, message: ToServer) -> str:
    """Why something was refused."""
    answer = socket.ask(message)
    assert isinstance(answer, Refused)
    return answer.says.id


def done(socket: Socket, message: ToServer) -> None:
    """Something that is carried out, once the server has had time to breathe."""
    answer = socket.ask(message)
    while isinstance(answer, Refused) and answer.says.id == "server-too-fast":
        time.sleep(BREATH)
        answer = socket.ask(msgspec.structs.replace(message, command=command()))
    assert isinstance(answer, Done), answer


def test_people_choose_their_seats(marta: Visitor, leo: Visitor) -> None:
    table = marta.open_table(4, game="kitsune")
    with marta.at(table) as ours, leo.at(table) as theirs:
        done(theirs, Sit(command(), 1))
        done(theirs, Sit(command(), 3))
        assert (theirs.table.seat, [sitter.kind for sitter in theirs.table.sitters]) == (
            3,
            ["person", "open", "open", "person"],
        )
        assert says(theirs, Sit(command(), 0)) == "server-chair-taken"
        done(ours, Sit(command(), 2))
        assert ours.table.seat == 2
        assert ours.table.host


def test_the_deal_waits_until_everybody_is_ready(marta: Visitor, leo: Visitor) -> None:
    table = marta.open_table(2)
    with marta.at(table) as ours, leo.at(table) as theirs:
        done(theirs, Sit(command(), 1))
        done(theirs, Ready(command(), False))
        assert not theirs.table.sitters[1].ready
        assert says(ours, Start(command())) == "server-not-ready"
        done(theirs, Ready(command(), True))
        done(ours, Start(command()))
        assert says(theirs, Ready(command(), False)) == "server-already-dealt"


def test_whoever_leaves_gives_the_seat_to_a_bot_and_the_match_goes_on(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo)
        done(theirs, Leave(command()))
        while theirs.table.seat is not None:
            theirs.hear()
        assert theirs.table.sitters[1].kind == "bot"
        assert says(theirs, Leave(command())) == "server-only-watching"
        with leo.at(table) as watching:
            assert watching.screen.view.hands == [None, None]
        assert play_out(ours).view.outcome is not None
        done(ours, Rematch(command()))
        assert [sitter.kind for sitter in ours.table.sitters] == ["person", "bot"]


def test_the_host_hands_the_table_on(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        done(ours, Leave(command()))
        while not theirs.table.host:
            theirs.hear()
        assert theirs.table.sitters[0].kind == "bot"


def test_the_host_hands_the_table_to_somebody_who_is_there(house: Running, marta: Visitor, leo: Visitor) -> None:
    """Also if somebody sits nearer whose page is closed."""
    table = marta.open_table(3)
    with marta.at(table) as ours, Visitor(house.address, "Ida").at(table) as theirs:
        with leo.at(table) as gone:
            done(gone, Sit(command(), 1))
            done(theirs, Sit(command(), 2))
            done(ours, Start(command()))
        while ours.table.sitters[1].connected:
            ours.hear()
        done(ours, Leave(command()))
        while not theirs.table.host:
            theirs.hear()


def test_the_host_removes_a_guest_before_the_deal(marta: Visitor, leo: Visitor) -> None:
    table = marta.open_table(2)
    with marta.at(table) as ours, leo.at(table) as theirs:
        done(theirs, Sit(command(), 1))
        assert says(theirs, Remove(command(), 0)) == "server-host-only"
        assert says(ours, Remove(command(), 0)) == "server-nobody-to-remove"
        assert says(ours, Remove(command(), 7)) == "server-no-such-chair"
        done(ours, Remove(command(), 1))
        assert ours.table.sitters[1].kind == "open"
        assert says(theirs, Sit(command(), 1)) == "server-removed"
        assert says(ours, Remove(command(), 1)) == "server-nobody-to-remove"


def test_during_a_match_a_bot_takes_the_seat_of_a_removed_guest(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, _ = seated(stack, marta, leo)
        done(ours, Remove(command(), 1))
        assert ours.table.sitters[1].kind == "bot"
        assert play_out(ours).view.outcome is not None


@pytest.mark.parametrize("times", [1, 3])
def test_leaving_often_is_leaving_once(marta: Visitor, leo: Visitor, times: int) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        for _ in range(times):
            theirs.say(Leave("bye"))
        for _ in range(times):
            assert theirs.until(Done).command == "bye"
        assert play_out(ours).view.outcome is not None


def test_a_game_against_bots_waits_for_its_person(house: Running, marta: Visitor) -> None:
    """The page is closed; nothing is played until it is opened again, and then it goes on."""
    table = marta.open_table(3, bots=["random", "random"], start=True)
    with marta.at(table) as socket:
        while not socket.screen.graph.nodes:
            socket.until(Update)
        before = socket.screen.sequence
    with marta.at(table) as socket:
        assert socket.screen.sequence == before
        assert play_out(socket).view.outcome is not None
    assert RELIEF_LEVEL == "brass"
