"""Commit, then reveal, for all: who takes part, and what is fixed when. What fails is in `test_void_deals`."""

import hashlib

import ludoteca
from ludoteca.engine.fairness import pledge
from ludoteca.engine.verify import verify
from ludoteca.server.protocol import (
    Arrange,
    Commit,
    Done,
    Leave,
    Ready,
    Rematch,
    Remove,
    Sit,
    Stand,
    Start,
    Table,
    Update,
)
from tests.server.dealer import (
    OURS,
    THEIRS,
    committed,
    dealt,
    file_of,
    refusal,
    revealed,
    revealing,
    stretch,
    two_people,
    voided,
)
from tests.server.visitor import Visitor, command, play_out


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
