"""Commit, then reveal, for all: who takes part, what is fixed when, and what becomes of a deal that fails."""

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine import public_chain
from ludoteca.engine.fairness import pledge
from ludoteca.engine.verify import verify
from ludoteca.server.play.dealing import PATIENCE
from ludoteca.server.protocol import (
    Arrange,
    Commit,
    Done,
    Leave,
    Ready,
    Refused,
    Rematch,
    Remove,
    Sit,
    Stand,
    Start,
    Table,
    Update,
)
from ludoteca.server.storage.store import FILE
from ludoteca.server.storage.upgrade import HEAD, upgrade, version_of
from tests.server.dealer import committed, dealt, refusal, revealed, revealing, voided
from tests.server.running import SPEED, Running, StandingClock, running
from tests.server.visitor import Socket, Visitor, command, play_out

OURS, THEIRS = "a" * 64, "più fortuna"


@contextmanager
def two_people(host: Visitor, guest: Visitor) -> Iterator[tuple[Socket, Socket]]:
    """Two persons at a table that waits, both with pages that take part."""
    table = host.open_table(2)
    with host.at(table, deals=True) as ours, guest.at(table, deals=True) as theirs:
        assert isinstance(theirs.ask(Sit(command(), 1)), Done)
        ours.until(Table)
        yield ours, theirs


def stretch(visitor: Visitor) -> public_chain.Stretch:
    """The public chain of the house."""
    return public_chain.read(visitor.http.get("/api/chain").content)


def file_of(visitor: Visitor, match: str | None) -> dict[str, Any]:
    """The file of a finished match."""
    answer = visitor.http.get(f"/api/matches/{match}/file")
    assert answer.status_code == 200, answer.text
    file: dict[str, Any] = answer.json()
    return file


@pytest.fixture
def clock() -> StandingClock:
    """A clock that stands until it is moved."""
    return StandingClock()


@pytest.fixture
def slow(tmp_path: Path, clock: StandingClock) -> Iterator[Running]:
    """A house where nobody is late before a test says so."""
    with running(tmp_path, clock=clock) as house:
        yield house


@pytest.fixture
def people(slow: Running) -> tuple[Visitor, Visitor]:
    """Marta and Leo in that house."""
    return Visitor(slow.address, "Marta"), Visitor(slow.address, "Leo")


def test_nothing_is_revealed_before_all_commitments_stand_and_the_file_shows_it(marta: Visitor, leo: Visitor) -> None:
    with two_people(marta, leo) as (ours, theirs):
        sealed, earlier = ours.table.sealed, len(stretch(marta).entries)
        assert (len(bytes.fromhex(sealed)), ours.table.commitment, ours.table.deal) == (32, "", None)
        assert isinstance(committed(theirs, THEIRS), Done)
        assert [sitter.committed for sitter in theirs.table.sitters] == [False, True]
        assert refusal(revealed(theirs, THEIRS)) == "server-nothing-to-reveal"
        assert isinstance(ours.ask(Start(command())), Done)
        assert ours.table.dealing is not None
        assert ours.table.dealing.phase == "committing"  # my page takes part too, and has not committed itself
        assert refusal(revealed(theirs, THEIRS)) == "server-nothing-to-reveal"
        assert isinstance(committed(ours, OURS), Done)
        dealing = revealing(ours).dealing
        assert dealing is not None
        assert dealing.commitments == [pledge(sealed, 0, OURS), pledge(sealed, 1, THEIRS)]
        (entry,) = stretch(marta).entries[earlier:]
        assert (entry.number, entry.kind) == (dealing.number, "commit")
        revealing(theirs)
        assert isinstance(revealed(ours, OURS), Done)
        assert ours.table.match is None
        assert isinstance(revealed(theirs, THEIRS), Done)
        after = dealt(ours)
        assert after.commitment == sealed
        assert after.sealed not in ("", sealed)
        assert after.deal is not None
        assert (after.deal.commitments, after.deal.number) == (dealing.commitments, dealing.number)
        play_out(ours, theirs)
        match = ours.table.match
        heard = b"".join(ours.heard + theirs.heard)
        assert b"fortuna" not in heard
        assert OURS.encode() not in heard
    file, chain = file_of(marta, match), stretch(leo)
    assert [entry.kind for entry in chain.entries[earlier:]] == ["commit", "deal"]
    report = verify(ludoteca.game("kariba"), file, chain=chain)
    assert {check.name: check.state for check in report.checks}["public"]
    assert report.consistent
    assert file["fairness"]["entropy"] == [OURS, THEIRS]
    assert file["fairness"]["commitment"] == sealed
    secret = bytes.fromhex(file["fairness"]["secret"])
    assert hashlib.sha256(secret + str(match).encode() + b"\0").hexdigest() == sealed


def test_other_clients_play_as_before_and_add_nothing(marta: Visitor, leo: Visitor) -> None:
    """A program that knows nothing of dealing, beside a page that takes part; then nobody who does, in a rematch."""
    table = marta.open_table(2)
    with marta.at(table, deals=True) as ours, leo.at(table) as theirs:
        theirs.ask(Sit(command(), 1))
        ours.until(Table)
        committed(ours, OURS)
        assert isinstance(ours.ask(Start(command())), Done)
        assert revealing(ours).dealing is not None
        assert isinstance(revealed(ours, OURS), Done)
        play_out(ours, theirs)
        first = ours.table.match
    with marta.at(table) as ours, leo.at(table) as theirs:
        assert isinstance(ours.ask(Rematch(command(), first or "")), Done)
        for socket in (ours, theirs):
            while not socket.updates or socket.screen.sequence > 0:
                socket.until(Update)
        play_out(ours, theirs)
        second = ours.table.match
    game = ludoteca.game("kariba")
    for match, entropy, says in (
        (first, [OURS, ""], "engine-check-seed"),
        (second, ["", ""], "engine-check-seed-alone"),
    ):
        file = file_of(marta, match)
        assert file["fairness"]["entropy"] == entropy
        assert says in {check.says.id for check in verify(game, file).checks}


def test_one_device_handed_round_takes_part_once_and_a_person_alone_is_dealt_to_at_once(marta: Visitor) -> None:
    table = marta.open_table(3, terms={"local": True}, people=["Bea", "Cia"])
    with marta.at(table, deals=True) as socket:
        committed(socket, OURS)
        socket.say(Start("start"))
        assert revealing(socket).dealing is not None
        assert [bool(each) for each in socket.table.dealing.commitments] == [True, False, False]  # type: ignore[union-attr]
        assert isinstance(revealed(socket, OURS), Done)
        assert dealt(socket).deal is not None


def test_whoever_does_not_reveal_voids_the_deal_and_is_not_ready(
    people: tuple[Visitor, Visitor], clock: StandingClock
) -> None:
    with two_people(*people) as (ours, theirs):
        sealed = ours.table.sealed
        committed(ours, OURS)
        committed(theirs, THEIRS)
        ours.ask(Start(command()))
        revealing(ours), revealing(theirs)
        assert isinstance(revealed(ours, OURS), Done)
        assert refusal(revealed(theirs, "another text")) == "server-bad-reveal"
        clock.moment += PATIENCE * SPEED - 1
        ours.ask(Start(command()))  # nothing happens a moment before
        assert ours.table.sealed == sealed
        clock.moment += 1
        after = voided(ours, sealed)
        assert (after.match, after.dealing) == (None, None)
        assert [sitter.ready for sitter in after.sitters] == [True, False]
        assert ours.until(Refused).says.id == "server-deal-void"
        assert refusal(ours.ask(Start(command()))) == "server-not-ready"
        assert [entry.kind for entry in stretch(people[0]).entries] == ["commit", "void"]
        voided(theirs, sealed)
        assert isinstance(theirs.ask(Ready(command(), True)), Done)
        while not ours.table.sitters[1].ready:
            ours.until(Table)
        assert isinstance(committed(ours, OURS), Done)
        assert isinstance(committed(theirs, THEIRS), Done)
        assert isinstance(ours.ask(Start(command())), Done)
        revealing(ours), revealing(theirs)
        revealed(ours, OURS), revealed(theirs, THEIRS)
        dealt(ours)
        entries = stretch(people[0]).entries
        assert [(entry.kind, entry.of) for entry in entries] == [
            ("commit", None),
            ("void", 1),
            ("commit", None),
            ("deal", 3),
        ]


def test_a_reveal_withheld_in_a_rematch_voids_that_deal_only(
    people: tuple[Visitor, Visitor], clock: StandingClock
) -> None:
    """The match before stays on the table and in its file; whoever withheld has to say anew that they are ready."""
    with two_people(*people) as (ours, theirs):
        committed(ours, OURS), committed(theirs, THEIRS)
        ours.ask(Start(command()))
        revealing(ours), revealing(theirs)
        revealed(ours, OURS), revealed(theirs, THEIRS)
        first = dealt(ours).match
        play_out(ours, theirs)
        sealed = ours.table.sealed
        committed(ours, OURS), committed(theirs, THEIRS)
        assert isinstance(ours.ask(Rematch(command(), first or "")), Done)
        revealing(ours), revealing(theirs)
        assert isinstance(revealed(ours, OURS), Done)
        clock.moment += PATIENCE * SPEED
        after = voided(ours, sealed)
        assert (after.match, after.dealing) == (first, None)
        assert [sitter.ready for sitter in after.sitters] == [True, False]
        assert ours.until(Refused).says.id == "server-deal-void"
        assert refusal(ours.ask(Rematch(command(), first or ""))) == "server-not-ready"
        voided(theirs, sealed)
        committed(ours, OURS), committed(theirs, THEIRS)
        assert isinstance(theirs.ask(Rematch(command(), first or "")), Done)
        revealing(ours), revealing(theirs)
        revealed(ours, OURS), revealed(theirs, THEIRS)
        assert dealt(ours, first).match not in (None, first)
    kinds = [(entry.kind, entry.of) for entry in stretch(people[0]).entries]
    assert kinds == [("commit", None), ("deal", 1), ("commit", None), ("void", 3), ("commit", None), ("deal", 5)]
    assert file_of(people[0], first)["fairness"]["entropy"] == [OURS, THEIRS]


def test_one_device_that_does_not_reveal_can_be_ready_again(
    people: tuple[Visitor, Visitor], clock: StandingClock
) -> None:
    marta, _ = people
    with marta.at(marta.open_table(3, terms={"local": True}, people=["Bea", "Cia"]), deals=True) as socket:
        committed(socket, OURS)
        sealed = socket.table.sealed
        socket.ask(Start(command()))
        revealing(socket)
        clock.moment += PATIENCE * SPEED
        assert [sitter.ready for sitter in voided(socket, sealed).sitters] == [False, True, True]
        assert isinstance(socket.ask(Ready(command(), True)), Done)
        committed(socket, OURS)
        assert isinstance(socket.ask(Start(command())), Done)
        assert revealing(socket).dealing is not None


def test_a_page_that_never_commits_itself_is_left_out_after_five_seconds(
    people: tuple[Visitor, Visitor], clock: StandingClock
) -> None:
    with two_people(*people) as (ours, theirs):
        committed(ours, OURS)
        ours.ask(Start(command()))
        assert ours.table.match is None
        clock.moment += PATIENCE * SPEED
        assert [bool(each) for each in revealing(ours).dealing.commitments] == [True, False]  # type: ignore[union-attr]
        revealed(ours, OURS)
        assert dealt(ours).sitters[1].ready
        assert refusal(committed(theirs, THEIRS)) == "server-commitment-late"


def test_nobody_can_take_anothers_commitment_and_two_pages_of_one_person_take_part_once(
    marta: Visitor, leo: Visitor
) -> None:
    with two_people(marta, leo) as (ours, theirs):
        sealed = ours.table.sealed
        committed(ours, OURS)
        copied = pledge(sealed, 0, OURS)
        assert isinstance(theirs.ask(Commit(command(), sealed, copied)), Done)
        with marta.at(ours.table.id, deals=True) as second:
            assert refusal(committed(second, "x")) == "server-committed-already"
        for bad in ("", "0" * 63, "0" * 65, "G" * 64, "A" * 64):
            assert refusal(theirs.ask(Commit(command(), sealed, bad))) == "server-bad-commitment"
        assert refusal(theirs.ask(Commit(command(), "0" * 64, copied))) == "server-commitment-late"
        ours.ask(Start(command()))
        revealing(theirs)
        assert refusal(theirs.ask(Commit(command(), sealed, pledge(sealed, 1, THEIRS)))) == "server-commitment-late"
        assert refusal(revealed(theirs, OURS)) == "server-bad-reveal"
        for bad in ("", "x" * 65, "a\0b"):
            assert refusal(revealed(theirs, bad)) == "server-bad-stir"


def test_seats_stand_still_while_cards_are_dealt_and_whoever_leaves_ends_it(marta: Visitor, leo: Visitor) -> None:
    with two_people(marta, leo) as (ours, theirs):
        for leaver, message in ((theirs, Leave(command())), (ours, Remove(command(), 1))):
            sealed = ours.table.sealed
            committed(ours, OURS)
            committed(theirs, THEIRS)
            ours.ask(Start(command()))
            revealing(ours), revealing(theirs)
            assert isinstance(ours.ask(Start(command())), Done)  # asked twice, dealt once
            for change in (Sit(command(), 0), Stand(command()), Ready(command(), False)):
                assert refusal(theirs.ask(change)) == "server-dealing"
            assert refusal(ours.ask(Arrange(command(), 1, "open"))) == "server-dealing"
            assert isinstance(leaver.ask(message), Done)
            assert voided(ours, sealed).match is None
            while ours.table.sitters[1].kind != "open":
                ours.until(Table)
            if leaver is theirs:
                assert isinstance(theirs.ask(Sit(command(), 1)), Done)
        assert [entry.kind for entry in stretch(marta).entries[-4:]] == ["commit", "void"] * 2


def test_a_page_that_is_gone_takes_its_commitment_with_it(marta: Visitor, leo: Visitor) -> None:
    table = marta.open_table(2)
    with marta.at(table, deals=True) as ours:
        with leo.at(table, deals=True) as theirs:
            theirs.ask(Sit(command(), 1))
            committed(theirs, THEIRS)
        ours.until(Table)
        while ours.table.sitters[1].connected:
            ours.until(Table)
        assert not ours.table.sitters[1].committed
        committed(ours, OURS)
        ours.ask(Start(command()))
        assert [bool(each) for each in revealing(ours).dealing.commitments] == [True, False]  # type: ignore[union-attr]


def test_a_restart_in_the_middle_of_revealing_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
        with two_people(marta, leo) as (ours, theirs):
            table, sealed = ours.table.id, ours.table.sealed
            committed(ours, OURS)
            committed(theirs, THEIRS)
            ours.ask(Start(command()))
            dealing = revealing(ours).dealing
            revealing(theirs)
            revealed(theirs, THEIRS)
    with running(tmp_path) as house:
        again, friend = Visitor(house.address), Visitor(house.address)
        again.http.cookies, friend.http.cookies = marta.http.cookies, leo.http.cookies
        with again.at(table, deals=True) as ours, friend.at(table, deals=True) as theirs:
            shown = ours.until(Table)
            assert shown.sealed == sealed
            assert shown.dealing is not None
            assert dealing is not None
            assert (shown.dealing.commitments, shown.dealing.number) == (dealing.commitments, dealing.number)
            assert shown.dealing.revealed == [1]
            assert isinstance(revealed(ours, OURS), Done)
            assert dealt(ours).commitment == sealed
            theirs.until(Update)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("select entropy from matches").fetchone() == (f'["{OURS}","{THEIRS}"]',)
        assert connection.execute("select deal from seals").fetchone() == (None,)
        assert connection.execute("select kind, of from chain order by number").fetchall() == [
            ("commit", None),
            ("deal", 1),
        ]


def test_a_deal_left_alone_by_a_restart_is_void_when_somebody_looks(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
        with two_people(marta, leo) as (ours, theirs):
            table, sealed = ours.table.id, ours.table.sealed
            committed(ours, OURS)
            committed(theirs, THEIRS)
            ours.ask(Start(command()))
            revealing(ours)
    clock = StandingClock()
    with running(tmp_path, clock=clock) as house:
        again = Visitor(house.address)
        again.http.cookies = marta.http.cookies
        with again.at(table) as ours:
            ours.until(Table)
            clock.moment += PATIENCE * SPEED
            assert not any(sitter.ready for sitter in voided(ours, sealed).sitters)
        assert [entry.kind for entry in stretch(again).entries] == ["commit", "void"]


def test_the_chain_is_given_out_in_stretches(marta: Visitor) -> None:
    for _ in range(3):
        marta.open_table(2, bots=["random"], start=True)
    whole = stretch(marta)
    assert public_chain.is_whole(whole)
    assert len(whole.entries) >= 6
    part = public_chain.read(marta.http.get("/api/chain?after=4").content)
    assert part.entries == whole.entries[4:]
    assert part.before == whole.entries[3].link
    assert public_chain.is_whole(part)
    assert marta.http.get("/api/chain?after=-5").json()["entries"][0]["number"] == 1
    assert marta.http.get("/api/chain?after=99999").json()["entries"] == []
    assert marta.http.get("/api/chain?after=x").status_code == 400


def test_tables_from_before_get_their_seal_and_matches_stay_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / FILE
    upgrade(file, "0002")
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            """
            insert into players values ('g', 'hash', 'Marta', 1, 1, 0);
            insert into tables values ('t', 'kariba', '{}', 'g', null, 0), ('u', 'kariba', '{}', 'g', 'm', 0);
            insert into matches values ('m', 'u', 'kariba', 1, '{}', 2, '[]', x'00', '[]', 0, null);
            """
        )
    upgrade(file)
    assert version_of(file) == HEAD
    with closing(sqlite3.connect(file)) as connection:
        seals = connection.execute("select `table`, length(secret), deal from seals order by 1").fetchall()
        assert seals == [("t", 32, None), ("u", 32, None)]
        assert len(set(connection.execute("select secret from seals").fetchall())) == 2
        assert connection.execute("select entropy, commitments from matches").fetchone() == (None, None)
