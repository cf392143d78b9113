"""Nope windows by the clock: how long they stay open tells nobody who holds what, and who said nothing let it pass."""

import asyncio

import pytest

from ludoteca.games.exploding_kittens.box import DO_LET, DO_NOPE, DO_SKIP
from ludoteca.server.refusal import Refusal
from ludoteca.server.table.live_match import LiveMatch
from tests.games.exploding_kittens.table import table
from tests.server.room import Room, settled

SKIP, NOPE, LET = [DO_SKIP], [DO_NOPE], [DO_LET]
HANDS = "a skip defuse / b nope defuse / c nope defuse"
OPEN = 4.0
"""Seconds, unless the table has them otherwise."""


async def sequence_at(room: Room, moment: float) -> int:
    """How many moves there are at a moment."""
    await room.clock.pass_time(moment)
    return room.match.sequence


@pytest.mark.parametrize(
    "answers",
    [
        [],
        [(0.0, 1, LET), (0.0, 2, LET)],
        [(0.1, 1, NOPE), (3.9, 2, LET)],
        [(0.5, 1, NOPE), (1.0, 1, LET), (2.0, 2, NOPE)],
    ],
    ids=["nobody", "both at once", "early and late", "changed"],
)
@pytest.mark.parametrize("chairs", ["ppp", "ppb", "bpp"])
def test_among_several_people_a_window_is_open_exactly_so_long(
    answers: list[tuple[float, int, list[int]]], chairs: str
) -> None:
    async def scene() -> None:
        room = Room(chairs, table(HANDS), {0: SKIP, 2: LET})
        if chairs[0] == "p":
            await room.play(0, SKIP)
        else:
            await room.clock.pass_time(0.75)
        opened = room.clock.time
        assert room.match.sequence == 1
        for moment, seat, steps in answers:
            await room.clock.pass_time(opened + moment)
            if chairs[seat] == "p":
                await room.play(seat, steps)
        assert await sequence_at(room, opened + OPEN - 0.001) == 1
        assert await sequence_at(room, opened + OPEN) == 3
        ((_, skip), (closed, moves)) = room.kept.moves
        assert (len(skip), [move.seat for move in moves]) == (1, [1, 2])
        assert closed == round(1000 * (opened + OPEN))
        await room.leave()

    asyncio.run(scene())


def test_the_table_says_how_long() -> None:
    async def scene() -> None:
        room = Room("ppp", table(HANDS, nopeWindowMs=10000))
        await room.play(0, SKIP)
        assert await sequence_at(room, 9.999) == 1
        assert await sequence_at(room, 10.0) == 3
        await room.leave()

    asyncio.run(scene())


def test_everybody_is_told_how_long_it_stays_open() -> None:
    async def scene() -> None:
        room = Room("ppp", table(HANDS))
        live, closes_in = room.table.state.live_match, room.table._windows.closes_in
        assert live is not None
        assert closes_in(live) is None
        await room.play(0, SKIP)
        assert closes_in(live) == 1000 * OPEN
        await room.clock.pass_time(1.5)
        assert closes_in(live) == 1000 * (OPEN - 1.5)
        await room.leave()

    asyncio.run(scene())


def test_who_says_nothing_lets_it_pass_even_with_a_nope() -> None:
    async def scene() -> None:
        room = Room("ppp", table(HANDS))
        await room.play(0, SKIP)
        await room.clock.pass_time(OPEN)
        assert [move.text for move in room.match.moves[1:]] == ["b let", "c let"]
        assert room.match.view(None).active == 1
        await room.leave()

    asyncio.run(scene())


@pytest.mark.parametrize(("answered", "closes"), [(2.0, 2.0), (0.7, 0.7), (0.1, 0.7), (None, OPEN)])
@pytest.mark.parametrize("steps", [LET, NOPE])
def test_one_person_need_not_wait_it_out(answered: float | None, closes: float, steps: list[int]) -> None:
    async def scene() -> None:
        room = Room("bpb", table(HANDS), {0: SKIP, 2: LET})
        await room.clock.pass_time(0.75)
        opened = room.clock.time
        if answered is not None:
            assert await sequence_at(room, opened + answered) == 1
            await room.play(1, steps)
        if closes != answered:
            assert await sequence_at(room, opened + closes - 0.001) == 1
        assert await sequence_at(room, opened + closes) == 3
        await room.leave()

    asyncio.run(scene())


@pytest.mark.parametrize("replies", [{}, {1: LET, 2: LET}, {1: NOPE}, {1: NOPE, 2: NOPE}], ids=str)
def test_bots_that_are_asked_by_one_person_answer_in_a_fixed_time(replies: dict[int, list[int]]) -> None:
    """Whatever they hold, say, or fail to say."""

    async def scene() -> None:
        room = Room("pbb", table(HANDS), replies)
        await room.play(0, SKIP)
        assert await sequence_at(room, 0.699) == 1
        assert len(room.pages[0].heard) == 3  # the table, the deal, the card, and nothing else
        assert await sequence_at(room, 0.7) == 3
        assert room.match.view(None).nopes == ([1] if 1 in replies and replies[1] == NOPE else [])
        await room.leave()

    asyncio.run(scene())


def test_bots_alone_lose_no_time() -> None:
    async def scene() -> None:
        room = Room("bbb", table(HANDS), {0: SKIP, 1: LET, 2: LET})
        room.table.wake()
        await room.clock.pass_time(0.75)
        assert [move.text for move in room.match.moves] == ["a skip", "b let", "c let"]
        await room.leave()

    asyncio.run(scene())


def test_in_a_race_the_first_nope_counts_and_the_next_is_told_so() -> None:
    async def scene() -> None:
        room = Room("ppp", table(HANDS, nopeMode="race"))
        await room.play(0, SKIP)
        await room.clock.pass_time(1.0)
        await room.play(1, LET)
        assert room.match.sequence == 1
        await room.clock.pass_time(1.5)
        await room.play(2, NOPE)
        assert room.match.sequence == 2
        assert room.match.view(None).nopes == [2]
        with pytest.raises(Refusal) as refused:
            await room.play(1, NOPE, sequence=1)
        assert refused.value.says.id == "server-answered-first"
        assert await sequence_at(room, 1.5 + OPEN - 0.001) == 2
        assert await sequence_at(room, 1.5 + OPEN) == 4
        await room.leave()

    asyncio.run(scene())


def test_in_a_race_without_a_nope_the_window_stays_open_as_long() -> None:
    async def scene() -> None:
        room = Room("ppb", table(HANDS, nopeMode="race"), {2: LET})
        await room.play(0, SKIP)
        await room.play(1, LET)
        assert await sequence_at(room, OPEN - 0.001) == 1
        assert await sequence_at(room, OPEN) == 3
        await room.leave()

    asyncio.run(scene())


def test_an_answer_is_shown_to_nobody_else() -> None:
    async def scene() -> None:
        room = Room("ppp", table(HANDS))
        await room.play(0, SKIP)
        heard = {seat: len(page.heard) for seat, page in room.pages.items()}
        await room.play(1, NOPE)
        await room.play(1, LET)
        await room.clock.pass_time(OPEN - 0.001)
        assert [len(room.pages[seat].heard) - heard[seat] for seat in range(3)] == [0, 2, 0]
        assert b'"answer":[8],"answered":[]' in room.pages[1].heard[-1]
        await room.clock.pass_time(OPEN)
        assert [len(room.pages[seat].heard) - heard[seat] for seat in range(3)] == [1, 3, 1]
        await room.leave()

    asyncio.run(scene())


@pytest.mark.parametrize("chairs", ["ppp", "pbb", "bpb", "bpp"])
def test_whether_somebody_holds_a_nope_changes_no_byte_and_no_moment(chairs: str) -> None:
    """The same evening twice: seat 2 holds a Nope in one, a Shuffle in the other, and lets everything pass."""

    async def evening(hands: str) -> list[tuple[float, bytes]]:
        room = Room(chairs, table(hands), {0: SKIP, 1: LET, 2: LET})
        viewer = next(seat for seat in range(2) if chairs[seat] == "p")
        heard = [(0.0, message) for message in room.pages[viewer].heard]
        if chairs[0] == "p":
            await room.play(0, SKIP)
        for tick in range(1, 600):
            await room.clock.pass_time(tick / 100)
            new = room.pages[viewer].heard[len(heard) :]
            heard += [(room.clock.time, message) for message in new]
            if room.match.view(None).phase != "window" and room.match.sequence > 1:
                break
        await room.leave()
        return heard

    one = asyncio.run(evening("a skip defuse / b nope defuse / c nope defuse / pile shuffle skip see"))
    two = asyncio.run(evening("a skip defuse / b nope defuse / c shuffle defuse / pile nope skip see"))
    assert one == two
    assert len(one) > 3


def test_a_restart_opens_the_window_again_with_the_answers_that_were_stored() -> None:
    async def scene() -> None:
        room = Room("ppp", table(HANDS))
        await room.play(0, SKIP)
        await room.play(2, NOPE)
        await room.leave()
        again = Room("ppp", room.match)
        assert isinstance(again.table.state.live_match, LiveMatch)
        again.table.state.live_match.answers = {each.seat: each.steps for each in room.kept.answers}
        again.table.wake()
        await settled()
        assert await sequence_at(again, OPEN - 0.001) == 1
        assert await sequence_at(again, OPEN) == 3
        assert again.match.view(None).nopes == [2]
        await again.leave()

    asyncio.run(scene())


@pytest.mark.parametrize("open_before", [0.0, 1.5, 9.0])
def test_after_a_restart_a_window_keeps_the_rest_of_its_time(open_before: float) -> None:
    async def scene() -> None:
        room = Room("ppp", table(HANDS))
        await room.play(0, SKIP)
        await room.leave()
        again = Room("ppp", room.match, open_before=open_before)
        rest = max(0.0, OPEN - open_before)
        if rest:
            assert await sequence_at(again, rest - 0.001) == 1
        assert await sequence_at(again, rest) == 3
        await again.leave()

    asyncio.run(scene())


def test_nobody_gets_more_time_from_a_second_restart() -> None:
    """The time counts for the window that was open, not for the next one."""

    async def scene() -> None:
        room = Room("ppp", table(HANDS), open_before=3.0)
        await room.play(0, SKIP)
        assert await sequence_at(room, OPEN - 0.001) == 1
        assert await sequence_at(room, OPEN) == 3
        await room.leave()

    asyncio.run(scene())
