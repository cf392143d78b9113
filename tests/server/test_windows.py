"""Windows over real sockets: Bossa's modifiers are chosen at the same time, and sealed until both are there."""

import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.server.house import opening
from ludoteca.server.protocol import Done, Play, Refused, Sit, Start, Table, Update
from ludoteca.server.table.live_match import LiveMatch
from tests.server.databases import ask
from tests.server.running import Running, running
from tests.server.test_crash import served
from tests.server.test_secrecy import seal_alike
from tests.server.visitor import Socket, Visitor, command, play_out, some_play

DOUBLER, INVERTER = [3], [4]


def choosing(stack: ExitStack, host: Visitor, guest: Visitor) -> tuple[str, Socket, Socket]:
    """Two persons who have chosen their lines and are about to choose their modifiers."""
    table = host.open_table(2, game="bossa", options={"expansion": True})
    ours = stack.enter_context(host.at(table))
    ours.until(Table)  # who comes first is shown to the other one
    theirs = stack.enter_context(guest.at(table))
    assert isinstance(theirs.ask(Sit(command(), 1)), Done)
    assert isinstance(ours.ask(Start(command())), Done)
    while ours.screen.view.phase != "modifier":
        reach(theirs, ours.screen.sequence)
        mover = ours if ours.screen.graph.nodes else theirs
        assert isinstance(mover.ask(some_play(mover.screen)), Done)
        reach(ours, mover.screen.sequence)
    reach(theirs, ours.screen.sequence)
    return table, ours, theirs


def reach(socket: Socket, sequence: int) -> Update:
    """Read on until this many moves are on the screen."""
    while socket.screen.sequence < sequence:
        socket.until(Update)
    return socket.screen


def answer(socket: Socket, steps: list[int], name: str = "") -> None:
    """Send an answer for what is on the screen."""
    sent = Play(name or command(), socket.screen.sequence, steps)
    assert socket.ask(sent) == Done(sent.command)


def test_two_persons_answer_the_same_window(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = choosing(stack, marta, leo)
        opening = ours.screen
        assert (opening.answer, opening.answered) == (None, [])
        answer(theirs, INVERTER)
        heard = ours.until(Update)
        assert (heard.sequence, heard.events, heard.answer, heard.answered) == (opening.sequence, [], None, [1])
        assert (heard.view, heard.plain, heard.graph) == (opening.view, opening.plain, opening.graph)
        assert (theirs.screen.answer, theirs.screen.answered) == (INVERTER, [1])
        answer(ours, DOUBLER)
        for socket in (ours, theirs):
            update = reach(socket, opening.sequence + 2)
            assert [event.id for event in update.events][:2] == ["bossa-kept-doubler", "bossa-kept-inverter"]
            assert update.view.kept == ["doubler", "inverter"]
            assert (update.answer, update.answered) == (None, [])
        assert play_out(ours, theirs).view.outcome is not None


def test_an_answer_can_be_replaced_until_the_close(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = choosing(stack, marta, leo)
        for steps in (INVERTER, DOUBLER, INVERTER, DOUBLER):
            answer(ours, steps)
            assert ours.screen.answer == steps
            assert ours.screen.answered == [0]
        answer(theirs, DOUBLER)
        assert reach(ours, theirs.screen.sequence).view.kept == ["doubler", "doubler"]


def test_an_answer_sent_often_counts_once(marta: Visitor, leo: Visitor) -> None:
    """Sent again after another answer, or after the close, a command changes nothing any more."""
    with ExitStack() as stack:
        _, ours, theirs = choosing(stack, marta, leo)
        sequence = ours.screen.sequence
        for _ in range(3):
            answer(ours, INVERTER, "mine")
        answer(ours, DOUBLER)
        answer(ours, INVERTER, "mine")
        closing_answer = Play("theirs", sequence, DOUBLER)
        for _ in range(3):
            assert theirs.ask(closing_answer) == Done("theirs")
        assert ours.ask(Play("mine", sequence, INVERTER)) == Done("mine")
        assert reach(ours, sequence + 2).view.kept == ["doubler", "doubler"]
        assert theirs.screen.sequence == sequence + 2


def test_what_a_rule_forbids_is_no_answer_and_after_the_close_there_is_none(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = choosing(stack, marta, leo)
        sequence = ours.screen.sequence
        for steps in ([0], [], [3, 3], [-1]):
            refused = ours.ask(Play(command(), sequence, steps))
            assert isinstance(refused, Refused)
        assert ours.screen.answer is None
        answer(ours, DOUBLER)
        answer(theirs, DOUBLER)
        late = ours.ask(Play(command(), sequence, INVERTER))
        assert isinstance(late, Refused)
        assert late.says.id == "server-stale-move"


def test_a_fresh_page_sees_what_the_old_one_does(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        table, ours, theirs = choosing(stack, marta, leo)
        answer(ours, DOUBLER)
        theirs.until(Update)
        watcher = stack.enter_context(Visitor(marta.address).at(table))
        assert (watcher.screen.answer, watcher.screen.answered) == (None, [0])
        for visitor, socket in ((marta, ours), (leo, theirs)):
            page = stack.enter_context(visitor.at(table))
            assert msgspec.structs.replace(page.screen, events=[]) == msgspec.structs.replace(socket.screen, events=[])


def test_the_doorbell_rings_only_for_those_who_have_yet_to_answer(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        table, ours, _ = choosing(stack, marta, leo)
        answer(ours, DOUBLER)
        turns = [
            next(line["yourTurn"] for line in visitor.http.get("/api/tables").json() if line["id"] == table)
            for visitor in (marta, leo)
        ]
        assert turns == [False, True]


@pytest.mark.parametrize("first", ["person", "bot"])
def test_a_bot_answers_too_whoever_is_first(house: Running, marta: Visitor, first: str) -> None:
    table = marta.open_table(2, game="bossa", options={"expansion": True}, bots=["random"], start=True)
    with marta.at(table) as socket:
        while socket.screen.view.phase != "modifier":
            if socket.screen.graph.nodes:
                assert isinstance(socket.ask(some_play(socket.screen)), Done)
            else:
                socket.until(Update)
        sequence = socket.screen.sequence
        if first == "bot":
            while socket.screen.answered != [1]:
                socket.until(Update)
            assert socket.screen.view.kept == [None, None]
        answer(socket, INVERTER)
        assert reach(socket, sequence + 2).view.kept[0] == "inverter"
        assert play_out(socket).view.outcome is not None


def evening(data: Path, answers: list[list[int]]) -> list[list[bytes]]:
    """What seat 1 and a spectator hear while seat 0 makes up its mind, a reload included."""
    with ExitStack() as stack:
        house = stack.enter_context(running(data))
        people = [Visitor(house.address, name) for name in ("Ada", "Bea")]
        table, ours, theirs = choosing(stack, *people)
        watcher = stack.enter_context(Visitor(house.address).at(table))
        assert watcher.until(Update).answered == []  # in before the first answer, whatever that is
        for number, steps in enumerate(answers):
            answer(ours, steps)
            assert theirs.until(Update).answered == [0]
            theirs.ask(Play(f"wrong {number}", theirs.screen.sequence, [0]))
            while watcher.screen.answered != [0]:
                watcher.until(Update)
        again = stack.enter_context(people[1].at(table))
        again.until(Update)
        return [theirs.heard, watcher.heard, again.heard]


def test_an_answer_changes_no_byte_for_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "fresh_id", lambda: "table")
    seal_alike(monkeypatch)
    heard = []
    for number, answers in enumerate(([DOUBLER, INVERTER], [INVERTER, INVERTER])):
        dealt = ludoteca.game("bossa").start(seats=2, seed=5, expansion=True)
        monkeypatch.setattr(LiveMatch, "deal", lambda *_, dealt=dealt: LiveMatch("match", bytes(32), dealt))
        monkeypatch.setattr("tests.server.visitor.numbers", iter(range(1000)))
        heard.append(evening(tmp_path / str(number), answers))
    for one, two in zip(*heard, strict=True):
        assert one == two


def test_a_kill_between_two_answers_loses_neither(tmp_path: Path) -> None:
    with served(tmp_path, 0) as (_, address), ExitStack() as stack:
        port = int(address.rsplit(":", 1)[1])
        marta, leo = Visitor(address, "Marta"), Visitor(address, "Leo")
        while not all(game["ready"] for game in marta.http.get("/api/games").json() if game["name"] == "bossa"):
            time.sleep(0.05)
        table, ours, theirs = choosing(stack, marta, leo)
        sequence = ours.screen.sequence
        answer(ours, INVERTER, "first")
        answer(ours, DOUBLER, "second")
    assert ask(tmp_path, 'select "window", seat, steps from answers') == [(sequence, 0, "[3]")]
    assert ask(tmp_path, "select count(*) from moves") == [(sequence,)]
    with served(tmp_path, port), ExitStack() as stack:
        ours, theirs = stack.enter_context(marta.at(table)), stack.enter_context(leo.at(table))
        assert (ours.screen.answer, theirs.screen.answer, theirs.screen.answered) == (DOUBLER, None, [0])
        answer(ours, INVERTER, "first")
        answer(theirs, INVERTER, "close")
    assert ask(tmp_path, "select * from answers") == []
    moves = ask(tmp_path, f"select seat, steps, made from moves where sequence > {sequence} order by sequence")
    assert [move[:2] for move in moves] == [(0, "[3]"), (1, "[4]")]
    assert moves[0][2] == moves[1][2]
    with served(tmp_path, port), marta.at(table) as ours:
        assert ours.screen.sequence == sequence + 2
        assert ours.screen.view.kept == ["doubler", "inverter"]
