"""A match from the open table to the rematch, over real sockets."""

import random
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec

import ludoteca
from ludoteca.engine.verify import verify
from ludoteca.server.limits import RESUME_EVENTS
from ludoteca.server.protocol import (
    Arrange,
    Because,
    Done,
    Play,
    Recorded,
    Refused,
    Rematch,
    Sit,
    Stand,
    Start,
    Update,
    Why,
)
from tests.server.databases import ask
from tests.server.running import Running, running
from tests.server.visitor import Socket, Visitor, command, play_out, some_play


def seated(stack: ExitStack, host: Visitor, guest: Visitor, **options: bool | int | str) -> tuple[str, Socket, Socket]:
    """Two persons at a table that has been dealt."""
    table = host.open_table(2, options=options)
    ours = stack.enter_context(host.at(table))
    theirs = stack.enter_context(guest.at(table))
    assert isinstance(theirs.ask(Sit(command(), 1)), Done)
    assert isinstance(ours.ask(Start(command())), Done)
    return table, ours, theirs


def test_play_now_is_one_request_and_a_socket(marta: Visitor) -> None:
    table = marta.open_table(3, bots=["random", "greedy"], start=True)
    with marta.at(table) as socket:
        end = play_out(socket)
        assert end.view.outcome is not None
        while socket.table.state != "over":
            socket.hear()
        assert len(socket.table.commitment) == 64


def test_two_persons_meet_at_a_table(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        assert ours.screen.sequence == theirs.screen.sequence == 0
        assert [sitter.name for sitter in ours.table.sitters] == ["Marta", "Leo"]
        assert [sitter.you for sitter in theirs.table.sitters] == [False, True]


def test_whoever_opened_the_table_arranges_the_chairs(marta: Visitor, leo: Visitor) -> None:
    table = marta.open_table(3)
    with marta.at(table) as ours, leo.at(table) as theirs:
        assert isinstance(theirs.ask(Sit(command(), 2)), Done)
        assert isinstance(theirs.ask(Stand(command())), Done)
        assert isinstance(theirs.ask(Sit(command(), 1)), Done)
        assert isinstance(ours.ask(Arrange(command(), 2, "bot", "random")), Done)
        kinds = [sitter.kind for sitter in ours.table.sitters]
        assert kinds == ["person", "person", "bot"]
        assert isinstance(ours.ask(Arrange(command(), 2, "open")), Done)


def test_the_view_after_any_update_equals_a_fresh_snapshot(marta: Visitor, leo: Visitor) -> None:
    chance = random.Random(5)
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo, expert=True)
        watcher = stack.enter_context(Visitor(marta.address).at(table))
        sockets = (ours, theirs, watcher)
        visitors = (marta, leo, Visitor(marta.address))
        while True:
            latest = max(socket.screen.sequence for socket in sockets)
            for visitor, socket in zip(visitors, sockets, strict=True):
                while socket.screen.sequence < latest:
                    socket.until(Update)
                if latest % 3 == 0 or socket.screen.view.phase == "over":
                    with visitor.at(table) as fresh:
                        assert without_events(fresh.screen) == without_events(socket.screen)
            if ours.screen.view.phase == "over":
                break
            mover = ours if ours.screen.graph.nodes else theirs
            assert isinstance(mover.ask(some_play(mover.screen, chance)), Done)


def without_events(update: Update) -> bytes:
    """What is drawn, as it came through the socket."""
    return msgspec.json.encode(msgspec.structs.replace(update, events=[]))


def test_a_page_that_comes_back_gets_what_it_missed_and_keeps_its_seat(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo)
        told = []
        with marta.at(table) as all_along:
            told += all_along.until(Update).events
            with marta.at(table) as page:
                on_screen = page.until(Update).sequence
                match = page.table.match
            for _ in range(4):
                while theirs.screen.sequence < ours.screen.sequence:
                    theirs.until(Update)
                while ours.screen.sequence < theirs.screen.sequence:
                    ours.until(Update)
                mover = ours if ours.screen.graph.nodes else theirs
                assert isinstance(mover.ask(some_play(mover.screen)), Done)
            missed = []
            while all_along.screen.sequence < on_screen + 4:
                missed += all_along.until(Update).events
        with marta.at(table, match, 0) as page:
            update = page.until(Update)
            assert page.table.seat == 0
            assert update.events == missed
        with marta.at(table) as reloaded:
            assert reloaded.until(Update).events == told + missed
        with marta.at(table, "another-match", 3) as page:
            assert page.until(Update).events == told + missed


def test_no_more_than_200_events_are_sent_again(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo, games=3, expert=True)
        play_out(ours, theirs)
        with marta.at(table) as page:
            assert len(page.until(Update).events) == RESUME_EVENTS


def test_file_and_replay_open_only_after_the_end(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        match = ours.table.match
        for path in (f"/api/matches/{match}/file", f"/api/matches/{match}/replay?eyes=0"):
            assert marta.problem("GET", path) == (409, "server-still-running")
        end = play_out(ours, theirs)
        commitment = ours.table.commitment

    file = marta.http.get(f"/api/matches/{match}/file").json()
    report = verify(ludoteca.game("kariba"), file)
    assert report.signer.kind == "unknown"
    assert report.signer.key == marta.http.get("/key").json()["key"]
    assert file["fairness"]["commitment"] == commitment
    assert file["names"] == ["Marta", "Leo"]
    assert file["outcome"] == msgspec.to_builtins(end.view.outcome)

    replay = marta.http.get(f"/api/matches/{match}/replay?eyes=0").json()
    assert len(replay["frames"]) == end.sequence + 1
    assert replay["frames"][0]["view"]["hands"][1] is None
    assert [frame["move"] for frame in replay["frames"][1:]] == file["moves"]
    opened = marta.http.get(f"/api/matches/{match}/replay").json()
    assert opened["eyes"] is None
    assert all(hand is not None for frame in opened["frames"] for hand in frame["view"]["hands"])
    assert marta.problem("GET", f"/api/matches/{match}/replay?eyes=2") == (404, "server-no-such-chair")
    assert marta.problem("GET", "/api/matches/nothing/file") == (404, "server-no-such-match")


def test_whoever_is_first_deals_the_rematch(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        ended = ours.table.match or ""
        assert ours.ask(Rematch("too-early", ended)) != Done("too-early")
        play_out(ours, theirs)
        assert ours.ask(Rematch("again", ended)) == Done("again")
        assert theirs.ask(Rematch("again too", ended)) == Done("again too")
        assert ours.screen.sequence == 0
        match = ours.table.match
        assert match not in (None, ended)
        assert theirs.table.match == match


def test_why_names_the_rule(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        for socket in (ours, theirs):
            update = socket.screen
            offered = {choice.step for node in update.graph.nodes for choice in node}
            step = next(step for step in range(40) if step not in offered)
            answer = socket.ask(Why(command(), [], step))
            assert isinstance(answer, Because)
            assert answer.says.rule.startswith("KA-")
            in_words = socket.ask(Why(command(), [], ludoteca.game("kariba").moves.label(step)))
            assert isinstance(in_words, Because)
            assert in_words.says == answer.says


def test_the_doorbell_shows_open_tables_and_ones_own(marta: Visitor, leo: Visitor) -> None:
    open_table = marta.open_table(4)
    full = marta.open_table(2, bots=["random"], start=True)
    mine = {line["id"]: line for line in marta.http.get("/api/tables").json()}
    assert mine[open_table]["free"] == 3
    assert mine[open_table]["names"] == ["Marta"]
    assert mine[full]["yours"]
    assert mine[full]["state"] == "playing"
    theirs = {line["id"]: line for line in leo.http.get("/api/tables").json()}
    assert not theirs[open_table]["yours"]
    assert full not in theirs


def test_a_failure_freezes_one_table_with_an_incident_number(house: Running, marta: Visitor, leo: Visitor) -> None:
    """A bug, or a full disk: the move is refused, nothing of it is shown, and other tables go on."""
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo)
        _, fine, other = seated(stack, marta, leo)
        live = house.house.tables._live[table]
        assert live.state.live_match is not None
        live.state.live_match.attempt_all = lambda *_: 1 / 0  # type: ignore[assignment,method-assign]  # the bug
        mover = ours if ours.screen.graph.nodes else theirs
        answers = [mover.ask(some_play(mover.screen)) for _ in range(2)]
        for answer in answers:
            assert isinstance(answer, Refused)
            assert answer.says.id == "server-table-frozen"
            assert answer.says.args["incident"] == live.state.incident
        assert mover.screen.sequence == 0
        unharmed = fine if fine.screen.graph.nodes else other
        assert isinstance(unharmed.ask(some_play(unharmed.screen)), Done)


def test_a_table_nobody_looks_at_is_rebuilt_from_its_moves(house: Running, marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo)
        for _ in range(5):
            latest = max(ours.screen.sequence, theirs.screen.sequence)
            for socket in (ours, theirs):
                while socket.screen.sequence < latest:
                    socket.until(Update)
            mover = ours if ours.screen.graph.nodes else theirs
            assert isinstance(mover.ask(some_play(mover.screen)), Done)
        with marta.at(table) as page:
            before = page.screen
    limit = time.monotonic() + 10
    while table in house.house.tables._live:
        assert time.monotonic() < limit
        time.sleep(0.01)
    with marta.at(table) as page:
        assert page.screen == before


def test_a_match_that_no_longer_replays_shows_what_was_told(tmp_path: Path) -> None:
    """The rules were changed without a new version: better a table that tells what happened than one that pretends."""
    with running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        table = marta.open_table(2, bots=["random"], start=True)
    ask(tmp_path, "update matches set dealt = replace(dealt, 'kariba-', 'kariba-old-')")
    with running(tmp_path) as house:
        marta.address, marta.http.base_url = house.address, house.address
        with Visitor(house.address).at(table) as socket:
            told = socket.until(Recorded).events
            assert socket.table.recorded
            assert told[0].id.startswith("kariba-old-")
            assert not any(event.id == "kariba-old-hand" for event in told)
        with marta.at(table) as socket:
            assert len(socket.until(Recorded).events) >= len(told)
            refused = socket.ask(Play(command(), 0, [0]))
            assert isinstance(refused, Refused)
            assert refused.says.id == "server-match-over"
            assert isinstance(socket.ask(Rematch(command())), Done)
            assert socket.screen.sequence == 0
            assert not socket.table.recorded


def test_a_finished_match_of_older_rules_is_read_instead_of_replayed(tmp_path: Path) -> None:
    """Its version and one of its moves are made older than the rules: the events of then are all there is."""
    with running(tmp_path) as house, ExitStack() as stack:
        marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
        _, ours, theirs = seated(stack, marta, leo)
        match = ours.table.match
        play_out(ours, theirs)
        newer = marta.http.get(f"/api/matches/{match}/replay?eyes=0").json()
    assert "told" not in newer or newer["told"] is None
    ask(tmp_path, "update matches set version = 0")
    ask(tmp_path, "update moves set told = replace(told, 'kariba-', 'kariba-old-') where sequence = 3")
    with running(tmp_path) as house:
        marta.address, marta.http.base_url = house.address, house.address
        replay = marta.http.get(f"/api/matches/{match}/replay?eyes=0").json()
        opened = marta.http.get(f"/api/matches/{match}/replay").json()
        assert marta.problem("GET", f"/api/matches/{match}/file") == (409, "server-old-rules")
    assert replay["frames"] == []
    assert replay["names"] == ["Marta", "Leo"]
    recorded = [event for frame in newer["frames"] for event in frame["events"]]
    assert [event["id"].replace("-old-", "-") for event in replay["told"]] == [event["id"] for event in recorded]
    assert [event.get("args") for event in replay["told"]] == [event.get("args") for event in recorded]
    assert any("-old-" in event["id"] for event in replay["told"])
    assert len(opened["told"]) >= len(replay["told"])
