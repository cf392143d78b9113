"""Deals that fail: whoever does not reveal in time voids them, and whoever never commits is left out."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.server.play.dealing import PATIENCE
from ludoteca.server.protocol import Done, Ready, Refused, Rematch, Start, Table
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
from tests.server.running import SPEED, Running, StandingClock, running
from tests.server.visitor import Visitor, command, play_out


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
