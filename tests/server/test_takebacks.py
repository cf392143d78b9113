"""Taking back: sealed answers until the close, moves that told nobody anything, and any move in practice."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from ludoteca.engine.match import Match
from ludoteca.games.bossa import GAME as BOSSA
from ludoteca.games.exploding_kittens.box import DO_LET, DO_NOPE, DO_SKIP
from ludoteca.games.kariba import GAME as KARIBA
from ludoteca.games.kitsune import GAME as KITSUNE
from ludoteca.server.play.takebacks import tells_nothing
from ludoteca.server.protocol import Clocks as ShownClocks
from ludoteca.server.protocol import Done, Play, Sit, Start, TakeBack, Update
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Terms
from ludoteca.server.table.time_control import Clocks, TimeControl
from tests.games.exploding_kittens.table import table
from tests.server.room import Page, Room
from tests.server.running import Running, StandingClock, running
from tests.server.visitor import Socket, Visitor, command, play_out, some_play


def last(page: Page) -> dict[str, object]:
    """The last update on a page."""
    shown = [message for message in map(msgspec.json.decode, page.heard) if message["type"] == "update"]
    found: dict[str, object] = shown[-1]
    return found


async def refusal(room: Room, seat: int, sequence: int | None = None) -> str:
    """Why nothing can be taken back."""
    with pytest.raises(Refusal) as refused:
        await room.ask(seat, TakeBack(command(), room.match.sequence if sequence is None else sequence))
    return refused.value.says.id


def test_a_sealed_answer_can_be_taken_back_until_the_close() -> None:
    async def scene() -> None:
        match = KITSUNE.start(seats=4, seed=3)
        room = Room("pppp", match)
        await room.play(1, list(match.legal(1)[0].steps))
        assert last(room.pages[0])["answered"] == [1]
        await room.ask(1, TakeBack(command(), 0))
        assert last(room.pages[0])["answered"] == []
        assert last(room.pages[1])["answer"] is None
        assert await refusal(room, 1) == "server-nothing-to-take-back"
        await room.leave()

    asyncio.run(scene())


def test_a_nope_taken_back_changes_no_byte_for_the_others() -> None:
    async def scene() -> None:
        room = Room("ppp", table("a skip defuse / b nope defuse / c nope defuse"))
        await room.play(0, [DO_SKIP])
        heard = [len(page.heard) for page in room.pages.values()]
        await room.play(1, [DO_NOPE])
        await room.ask(1, TakeBack(command(), 1))
        assert [len(page.heard) for page in room.pages.values()] == [heard[0], heard[1] + 2, heard[2]]
        await room.clock.pass_time(4.0)
        assert room.match.view(None).nopes == []
        await room.leave()

    asyncio.run(scene())


def test_asking_for_a_move_back_does_not_tell_whether_somebody_has_answered_it() -> None:
    async def scene() -> None:
        room = Room("ppp", table("a skip defuse / b nope defuse / c nope defuse"))
        await room.play(0, [DO_SKIP])
        told = await refusal(room, 0)
        await room.play(1, [DO_LET])
        assert await refusal(room, 0) == told
        await room.leave()

    asyncio.run(scene())


def test_a_kitten_hidden_in_the_pile_can_be_taken_out_again_until_the_next_decision() -> None:
    """Where it lies is known to nobody else, and nothing was left to chance."""

    async def scene() -> None:
        room = Room("pp", table("a skip / b nope defuse / placing / pile see skip shuffle"))
        before = last(room.pages[0])["view"]
        await room.play(0, list(room.match.legal(0)[2].steps))
        assert room.match.sequence == 1
        assert await refusal(room, 1) == "server-nothing-to-take-back"
        await room.ask(0, TakeBack(command(), 1))
        assert room.match.sequence == 0
        assert room.kept.backs == [0]
        assert last(room.pages[0])["view"] == before
        assert (last(room.pages[1])["sequence"], room.table.state.live_match is not None) == (0, True)
        await room.play(0, list(room.match.legal(0)[0].steps))
        (other,) = room.match.pending
        await room.play(other, list(room.match.legal(other)[-1].steps))
        assert await refusal(room, 0) == "server-nothing-to-take-back"
        await room.leave()

    asyncio.run(scene())


def test_a_card_that_was_shown_or_drawn_stays() -> None:
    async def scene() -> None:
        match = KARIBA.start(seats=2, seed=7)
        (mover,) = match.pending
        room = Room("pp", match)
        await room.play(mover, list(match.legal(mover)[0].steps))
        assert await refusal(room, mover) == "server-told-something"
        assert await refusal(room, mover, 0) == "server-stale-move"
        await room.leave()

    asyncio.run(scene())


def kitten_hidden() -> tuple[Room, list[int], list[int]]:
    """Seat a has hidden the kitten: the room, where else it could be, and what the next seat would like to do."""
    room = Room("pp", table("a skip / b nope defuse / placing / pile see skip shuffle"))
    elsewhere = list(room.match.legal(0)[0].steps)
    probe = room.match.copy()
    probe.play(probe.legal(0)[2])
    return room, elsewhere, list(probe.legal(1)[-1].steps)


@pytest.mark.parametrize("first", ["taking back", "moving"])
def test_of_a_move_and_a_taking_back_that_arrive_together_one_counts(first: str) -> None:
    async def scene() -> None:
        room, _, theirs = kitten_hidden()
        await room.play(0, list(room.match.legal(0)[2].steps))
        back = room.ask(0, TakeBack(command(), 1))
        move = room.play(1, theirs, 1)
        both = (back, move) if first == "taking back" else (move, back)
        won, lost = await asyncio.gather(*both, return_exceptions=True)
        assert won is None
        assert isinstance(lost, Refusal)
        assert lost.says.id == "server-stale-move"
        assert room.match.sequence == (0 if first == "taking back" else 2)
        assert room.kept.backs == ([0] if first == "taking back" else [])
        await room.leave()

    asyncio.run(scene())


def test_a_move_for_what_was_taken_back_does_not_count_for_what_has_replaced_it() -> None:
    async def scene() -> None:
        room, elsewhere, theirs = kitten_hidden()
        await room.play(0, list(room.match.legal(0)[2].steps))
        seen = last(room.pages[1])
        await room.ask(0, TakeBack(command(), 1))
        await room.play(0, elsewhere)
        assert last(room.pages[1])["sequence"] == seen["sequence"] == 1
        assert (seen["backs"], last(room.pages[1])["backs"]) == (0, 1)
        with pytest.raises(Refusal) as refused:
            await room.ask(1, Play(command(), 1, theirs, backs=0))
        assert refused.value.says.id == "server-stale-move"
        assert room.match.sequence == 1
        await room.ask(1, Play(command(), 1, theirs, backs=1))
        assert room.match.sequence == 2
        await room.leave()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("match", "number", "silent"),
    [
        (table("a skip / b nope defuse / placing / pile see skip shuffle"), 1, True),
        (table("a skip defuse / b nope defuse"), 0, False),  # draws a card that only the drawer sees
        (KARIBA.start(seats=3, seed=1), 0, False),
        (BOSSA.start(seats=2, seed=5), 0, False),
    ],
    ids=["hides a kitten", "draws", "plays an animal", "shows a hand"],
)
def test_what_a_move_tells(match: Match, number: int, silent: bool) -> None:
    move = match.legal()[number]
    assert tells_nothing(match, move.by, move.steps) == silent


def test_alone_with_bots_any_move_goes_back_and_the_match_is_practice(house: Running, marta: Visitor) -> None:
    opened = marta.open_table(3, bots=["random", "random"], start=True)
    with marta.at(opened) as socket:
        for _ in range(2):
            while not socket.screen.graph.nodes:
                socket.until(Update)
            before = socket.screen
            assert isinstance(socket.ask(some_play(before)), Done)
        while not socket.screen.graph.nodes:
            socket.until(Update)
        after = socket.screen
        assert after.sequence > before.sequence
        assert isinstance(socket.ask(TakeBack(command(), after.sequence)), Done)
        assert socket.table.practice
        assert (socket.screen.sequence, socket.screen.view) == (before.sequence, before.view)
        # The same move again brings the same cards: chance is part of the match, not of the moment.
        assert isinstance(socket.ask(some_play(before)), Done)
        while socket.screen.sequence == before.sequence:
            socket.until(Update)
        assert socket.screen.events[0].id
        assert play_out(socket).view.outcome is not None
    with marta.at(opened) as socket:
        assert socket.screen.view.outcome is not None
        assert socket.table.practice


def test_a_bot_that_still_thinks_about_what_was_taken_back_is_not_heard() -> None:
    async def scene() -> None:
        match = KARIBA.start(seats=2, seed=7)
        (mover,) = match.pending
        chairs = "".join("p" if seat == mover else "b" for seat in range(2))
        probe = match.copy()
        probe.play(probe.legal(mover)[0])
        bot = {1 - mover: list(probe.legal(1 - mover)[0].steps)}
        room = Room(chairs, match, bot)
        await room.play(mover, list(match.legal(mover)[0].steps))
        await room.clock.pass_time(0.3)
        await room.ask(mover, TakeBack(command(), 1))
        await room.clock.pass_time(2.0)
        assert room.match.sequence == 0
        await room.play(mover, list(match.legal(mover)[0].steps))
        await room.clock.pass_time(4.0)
        assert room.match.sequence == 2
        await room.leave()

    asyncio.run(scene())


def test_one_person_s_answer_in_a_window_is_not_practice() -> None:
    async def scene() -> None:
        room = Room("bpb", table("a skip defuse / b nope defuse / c nope defuse"), {0: [DO_SKIP], 2: [DO_LET]})
        await room.clock.pass_time(0.75)
        await room.play(1, [DO_NOPE])
        await room.ask(1, TakeBack(command(), 1))
        assert room.table.state.live_match is not None
        assert not room.table.state.live_match.practice
        await room.leave()

    asyncio.run(scene())


def shown_clocks(page: Page | Socket) -> list[dict[str, int]]:
    """The clocks as they were last shown to a page."""
    shown = [message for message in map(msgspec.json.decode, page.heard) if message["type"] == "clocks"]
    seats: list[dict[str, int]] = shown[-1]["seats"]
    return seats


def test_taking_back_gives_nobody_time() -> None:
    """Eight seconds are used, the other thinks for three; then again, until the clock has decided for good."""

    async def scene() -> None:
        room = Room("pp", table("a skip / b nope defuse / placing / pile see skip shuffle"), terms=Terms(pace="blitz"))
        steps, now = list(room.match.legal(0)[2].steps), 0.0
        for used, (turn, bank) in enumerate([(0, 59_000), (0, 48_000), (0, 37_000), (0, 26_000), (0, 15_000)], 1):
            await room.clock.pass_time(now := now + 8.0)
            await room.play(0, steps)
            await room.clock.pass_time(now := now + 3.0)
            await room.ask(0, TakeBack(command(), 1))
            seats = shown_clocks(room.pages[1])
            assert [(each["turn"], each["bank"]) for each in seats] == [(turn, bank), (10_000, 60_000)], used
            assert seats[0]["runs"]
        again = Room("pp", room.match, terms=Terms(pace="blitz"), clocks=room.kept.clocks[-1])
        assert [each["bank"] for each in shown_clocks(again.pages[1])] == [15_000, 60_000]
        await again.leave()
        await room.clock.pass_time(now + 14.0)
        await room.play(0, steps)
        await room.clock.pass_time(now + 16.0)
        assert await refusal(room, 0) == "server-no-time-left"
        assert room.match.sequence == 1
        await room.leave()

    asyncio.run(scene())


def test_whoever_decides_twice_in_a_row_has_no_more_time_by_going_to_and_fro() -> None:
    clocks = Clocks.fresh(TimeControl(turn=10.0, bank=60.0), 2, at=0.0)
    clocks.run(0.0, {0: False})
    now = 0.0
    for _ in range(7):
        clocks.decided(4)
        clocks.run(now := now + 9.0, {0: False})
        clocks.go_back(4, 0)
    assert clocks.seats[0].left(away=False) == pytest.approx(70.0 - 7 * 9.0)
    assert clocks.seats[1].left(away=False) == 70.0
    clocks.go_back(4, 0)  # a decision that is no longer known
    assert clocks.seats[0].left(away=False) == pytest.approx(70.0 - 7 * 9.0)


def test_moves_can_be_taken_back_one_after_the_other() -> None:
    clocks = Clocks.fresh(TimeControl(turn=10.0, bank=60.0), 2, at=0.0)
    for sequence, used in enumerate((2.0, 3.0, 4.0)):
        clocks.run(10.0 * sequence, {0: False})
        clocks.run(10.0 * sequence + used, {})
        clocks.decided(sequence)
    assert [made.sequence for made in clocks.made] == [0, 1, 2]
    clocks.go_back(1, 0)
    assert (clocks.seats[0].turn, clocks.seats[0].bank) == (3.0, 60.0)
    clocks.go_back(0, 0)
    assert (clocks.seats[0].turn, clocks.seats[0].bank) == (1.0, 60.0)


def test_after_a_restart_a_decision_that_was_taken_back_has_no_fresh_time(tmp_path: Path) -> None:
    clock = StandingClock()
    with running(tmp_path, clock=clock) as house, ExitStack() as stack:
        people = [Visitor(house.address, name) for name in ("Marta", "Leo")]
        where = people[0].open_table(2, game="bossa", terms={"pace": "blitz"})
        pages = [stack.enter_context(each.at(where)) for each in people]
        assert isinstance(pages[1].ask(Sit(command(), 1)), Done)
        assert isinstance(pages[0].ask(Start(command())), Done)
        seat = next(seat for seat, page in enumerate(pages) if page.screen.graph.nodes)
        clock.moment += 8.0
        first = next(each.step for each in pages[seat].screen.graph.nodes[0] if each.label.id == "bossa-take-first")
        assert isinstance(pages[seat].ask(Play(command(), 0, [first])), Done)
        assert isinstance(pages[seat].ask(TakeBack(command(), 1)), Done)
        left = shown_clocks(pages[seat])[seat]
        assert (left["turn"], left["bank"], left["runs"]) == (2000, 60_000, True)
        cookies = [each.http.cookies for each in people]
    with running(tmp_path, clock=StandingClock()) as house:
        leo = Visitor(house.address)
        leo.http.cookies = cookies[seat]
        with leo.at(where) as page:
            assert page.until(ShownClocks).seats[seat].turn <= 2000
