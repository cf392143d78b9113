"""The sealed deck: committed to before anybody adds to it, stirred by whoever sits there, opened after the end."""

import hashlib
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.verify import verify
from ludoteca.server.protocol import Done, Refused, Rematch, Sit, Start, Stir, Update
from ludoteca.server.storage.store import FILE
from ludoteca.server.storage.upgrade import HEAD, upgrade, version_of
from tests.server.running import running
from tests.server.visitor import Socket, Visitor, command, play_out


def sat_down(stack: ExitStack, host: Visitor, guest: Visitor) -> tuple[str, Socket, Socket]:
    """Two persons at a table that waits."""
    table = host.open_table(2)
    ours, theirs = stack.enter_context(host.at(table)), stack.enter_context(guest.at(table))
    assert isinstance(theirs.ask(Sit(command(), 1)), Done)
    return table, ours, theirs


def test_the_commitment_comes_before_the_texts_and_the_deal_keeps_it(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = sat_down(stack, marta, leo)
        sealed = theirs.table.sealed
        assert len(bytes.fromhex(sealed)) == 32
        assert theirs.table.commitment == ""
        for text in ("first thought", "più fortuna"):
            assert isinstance(theirs.ask(Stir(command(), text)), Done)
        assert [sitter.stirred for sitter in theirs.table.sitters] == [False, True]
        assert theirs.table.sealed == sealed
        assert isinstance(ours.ask(Start(command())), Done)
        assert ours.table.commitment == sealed
        assert ours.table.sealed not in ("", sealed)
        assert [sitter.stirred for sitter in ours.table.sitters] == [False, False]
        play_out(ours, theirs)
        heard = b"".join(ours.heard + theirs.heard)
        assert b"fortuna" not in heard
        match, following = ours.table.match, ours.table.sealed
        assert isinstance(ours.ask(Stir(command(), "again")), Done)
        assert isinstance(theirs.ask(Rematch(command(), match or "")), Done)
        assert theirs.table.commitment == following
        for socket in (ours, theirs):
            while socket.screen.sequence > 0:
                socket.until(Update)
        play_out(ours, theirs)
        second = ours.table.match
    for played, commitment, entropy in ((match, sealed, ["", "più fortuna"]), (second, following, ["again", ""])):
        file = marta.http.get(f"/api/matches/{played}/file").json()
        assert verify(ludoteca.game("kariba"), file).genuine
        assert file["fairness"]["commitment"] == commitment
        assert file["fairness"]["entropy"] == entropy
        assert hashlib.sha256(bytes.fromhex(file["fairness"]["secret"])).hexdigest() == commitment


@pytest.mark.parametrize("text", ["a\0b", "\0", "x" * 65])
def test_a_text_that_could_be_two_is_refused_and_changes_nothing(marta: Visitor, text: str) -> None:
    with marta.at(marta.open_table(2)) as socket:
        refused = socket.ask(Stir(command(), text))
        assert isinstance(refused, Refused)
        assert refused.says.id == "server-bad-stir"
        assert not socket.table.sitters[0].stirred


def test_half_a_character_cannot_be_read(marta: Visitor) -> None:
    with marta.at(marta.open_table(2)) as socket:
        socket.connection.send('{"type":"stir","command":"half","text":"\\ud800"}')
        assert socket.until(Refused).says.id in ("server-malformed", "server-bad-stir")
        assert isinstance(socket.ask(Stir(command(), "whole")), Done)


def test_whoever_watches_adds_nothing(marta: Visitor, leo: Visitor) -> None:
    with leo.at(marta.open_table(2)) as watcher:
        refused = watcher.ask(Stir(command(), "mine"))
        assert isinstance(refused, Refused)
        assert refused.says.id == "server-only-watching"


def test_a_restart_keeps_the_seal_and_what_was_stirred_in(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        table = marta.open_table(2, bots=["random"])
        with marta.at(table) as socket:
            assert isinstance(socket.ask(Stir(command(), "kept")), Done)
            sealed, cookies = socket.table.sealed, marta.http.cookies
    with running(tmp_path) as house:
        marta = Visitor(house.address)
        marta.http.cookies = cookies
        with marta.at(table) as socket:
            assert isinstance(socket.ask(Start(command())), Done)
            assert socket.table.commitment == sealed
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("select entropy from matches").fetchone() == ('["kept",""]',)
        assert connection.execute("select texts from seals").fetchone() == ("{}",)


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
        seals = connection.execute("select `table`, length(secret), texts from seals order by 1").fetchall()
        assert seals == [("t", 32, "{}"), ("u", 32, "{}")]
        assert len(set(connection.execute("select secret from seals").fetchall())) == 2
        assert connection.execute("select entropy from matches").fetchone() == (None,)
