"""What lasts of a deal: over a restart, on the public chain, and in a database from before there was one."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.engine import public_chain
from ludoteca.server.play.dealing import PATIENCE
from ludoteca.server.protocol import Done, Start, Table, Update
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.upgrade import HEAD, upgrade, version_of
from tests.server.databases import ask
from tests.server.dealer import OURS, THEIRS, committed, dealt, revealed, revealing, stretch, two_people, voided
from tests.server.running import SPEED, StandingClock, running
from tests.server.visitor import Visitor, command


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
    assert ask(tmp_path, "select entropy from matches") == [(f'["{OURS}","{THEIRS}"]',)]
    assert ask(tmp_path, "select deal from seals") == [(None,)]
    assert ask(tmp_path, 'select kind, "of" from chain order by number') == [("commit", None), ("deal", 1)]


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


@pytest.mark.one_database("a file of an earlier layout")
def test_tables_from_before_get_their_seal_and_matches_stay_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
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
