"""What a seat cannot know changes no byte that it is sent: snapshots, updates, refusals, answers to why, in all games.

Twins (`tests.secrecy`) are taken in mid-game: matches that their viewer has no means to tell apart. Both are played on
over real sockets, others doing different things where the viewer does not see which, and everything that the viewer and
a spectator hear is compared. After every round a freshly loaded page must show what the old one does.
"""

import itertools
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from ludoteca import Game
from ludoteca.engine.options import to_json
from ludoteca.games import GAMES
from ludoteca.server.house import join_codes, opening
from ludoteca.server.protocol import Done, Hint, Play, Sit, Start, Table, TakeBack, Update, Why
from ludoteca.server.storage.stored import Seal
from ludoteca.server.table import seal
from ludoteca.server.table.live_match import LiveMatch
from tests.conformance.rows import Row
from tests.server.running import Running, StandingClock, running
from tests.server.test_secrecy import reach
from tests.server.visitor import Socket, Visitor
from tests.server.worlds import SEED, Answers, Pair, pairs

TABLES = {
    "kariba": [Row(3, {}), Row(3, {"expert": True})],
    "boss-kito": [Row(3, {})],
    "bossa": [Row(2, {"expansion": True})],
    "kitsune": [Row(4, {}), Row(6, {})],
    "exploding-kittens": [Row(4, {})],
}
ROUNDS = 6
LONGER_THAN_A_WINDOW = 60.0


@pytest.mark.parametrize("name", GAMES)
def test_hidden_things_change_no_byte_on_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    compare(tmp_path, monkeypatch, GAMES[name], count=4)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", GAMES)
def test_hidden_things_change_no_byte_of_many_evenings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    compare(tmp_path, monkeypatch, GAMES[name], count=60)


def compare(data: Path, monkeypatch: pytest.MonkeyPatch, game: Game, count: int) -> None:
    """Play all pairs of a game in two houses, one world in each, and compare what is heard."""
    made = [pair for row in TABLES[game.name] for pair in some_pairs(game, row, count)]
    # Whoever asks so much would be told to slow down.
    monkeypatch.setattr("ludoteca.server.http.live_socket.ACTIONS", 10**6)
    monkeypatch.setattr("ludoteca.server.house.rates.JOINS", 10**6)
    for module in (seal, opening):
        monkeypatch.setattr(module, "fresh_seal", lambda: Seal("next", SEED))
    heard = []
    for world in (0, 1):
        ids, codes = numbered("table-"), numbered("c")
        monkeypatch.setattr(opening, "fresh_id", lambda ids=ids: next(ids))
        monkeypatch.setattr(join_codes, "fresh_code", lambda codes=codes: next(codes))
        clock = StandingClock()
        with running(data / str(world), clock=clock) as house:
            heard.append(
                [evening(house, clock, monkeypatch, f"match {number}", pair, world) for number, pair in enumerate(made)]
            )
    for one, two in zip(*heard, strict=True):
        assert one == two


def numbered(text: str) -> Iterator[str]:
    """Names that are the same in both houses."""
    return (f"{text}{number}" for number in itertools.count())


def some_pairs(game: Game, row: Row, count: int) -> list[Pair]:
    """So many pairs that last for a round at least, of as many matches as that takes."""
    found = (pair for seed in itertools.count() for pair in pairs(game, row, seed, ROUNDS) if pair.line)
    return list(itertools.islice(found, count))


def evening(
    house: Running, clock: StandingClock, monkeypatch: pytest.MonkeyPatch, address: str, pair: Pair, world: int
) -> list[list[bytes]]:
    """All that the viewer and a spectator hear, on their pages and on pages loaded later."""
    match = pair.begin[world].copy()
    monkeypatch.setattr(LiveMatch, "deal", lambda *_: LiveMatch(address, bytes(32), match))
    with ExitStack() as stack:
        people = [Visitor(house.address, f"Guest {seat}") for seat in range(match.seats)]
        opened = people[0].open_table(match.seats, game=match.game.name, options=to_json(match.options))
        pages = [come_in(stack, person, opened) for person in people]
        nobody = Visitor(house.address)
        watcher = come_in(stack, nobody, opened)
        for seat, page in enumerate(pages[1:], start=1):
            assert isinstance(page.ask(Sit(f"sit {seat}", seat)), Done)
        assert isinstance(pages[0].ask(Start("start")), Done)
        sequence = match.sequence
        everybody = (*pages, watcher)
        for page in everybody:
            reach(page, sequence)
        later: list[list[bytes]] = []
        for number, chosen in enumerate([*(both[world] for both in pair.line), {}]):
            bother(pages[pair.viewer], watcher, number, match.game.steps)
            later += [again(people[pair.viewer], opened, pages[pair.viewer]), again(nobody, opened, watcher)]
            sequence += len(chosen)
            play(pages, chosen, number)
            if any(pages[seat].screen.sequence < sequence for seat in chosen):  # told to wait for the end of the window
                clock.moment += LONGER_THAN_A_WINDOW
            for page in everybody:
                reach(page, sequence)
        return [pages[pair.viewer].heard, watcher.heard, *later]


def come_in(stack: ExitStack, visitor: Visitor, opened: str) -> Socket:
    """A page that shows the table before anybody else comes, whichever is quicker."""
    page = stack.enter_context(visitor.at(opened))
    page.until(Table)
    return page


def bother(page: Socket, watcher: Socket, number: int, steps: int) -> None:
    """Everything that is answered with a refusal or a reason; what is said may depend on nothing hidden."""
    sequence = page.screen.sequence
    for step in range(number % 7, steps, max(1, steps // 9)):
        page.ask(Why(f"why {number} {step}", [], step))
        if not page.screen.graph.nodes:
            page.ask(Play(f"wrong {number} {step}", sequence, [step]))
            page.ask(TakeBack(f"back {number} {step}", sequence + 1))
        for first in [choice.step for node in page.screen.graph.nodes[:1] for choice in node][number % 3 :: 4]:
            page.ask(Why(f"why {number} {first} {step}", [first], step))
    page.ask(Hint(f"hint {number}", sequence))
    page.ask(Play(f"empty {number}", sequence, []))
    page.ask(Play(f"early {number}", sequence + 7, [0]))
    page.ask(Play(f"no step {number}", sequence, [steps]))
    watcher.ask(Play(f"watching {number}", sequence, [0]))


def again(visitor: Visitor, opened: str, page: Socket) -> list[bytes]:
    """A page loaded anew hears the same bytes in both worlds, and sees what the old page sees."""
    with visitor.at(opened) as fresh:
        seen = fresh.screen
        assert msgspec.json.encode(bare(seen)) == msgspec.json.encode(bare(page.screen))
        return fresh.heard


def bare(update: Update) -> Update:
    """An update without what is new since the last one."""
    return msgspec.structs.replace(update, events=[])


def play(pages: list[Socket], chosen: Answers, number: int) -> None:
    """Send the choices of a round, one after the other."""
    sequence = pages[0].screen.sequence
    for seat, steps in chosen.items():
        assert isinstance(pages[seat].ask(Play(f"play {number} {seat}", sequence, list(steps))), Done)
