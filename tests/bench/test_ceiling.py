"""The yardsticks: who sees all cards, who sees all hands, and who sees its seat alone; none of them can be seated."""

import numpy as np
import pytest

from bench.ceiling import Job, Yardstick, measured, played, summary
from ludoteca.arena import Tournament, entrant
from ludoteca.bots import BadPlayer
from ludoteca.engine.kernel import JIT
from ludoteca.games import GAMES

GAME, WORK = "exploding-kittens", 60
compiled = pytest.mark.skipif(not JIT, reason="takes minutes in the interpreter")


def job(name: str, number: int) -> Job:
    """A game of a player among three rules of thumb."""
    tournament = Tournament(GAME, [name, "thumb"], 60, 4, {}, gauntlet=True)
    return Job(name, tournament.pairing(tournament.meetings()[0], number))


def test_a_yardstick_is_no_player() -> None:
    with pytest.raises(BadPlayer):
        entrant("bench.ceiling:Yardstick")
    assert not hasattr(Yardstick("clairvoyant", WORK), "choose")


@compiled
def test_the_acquainted_cannot_tell_what_its_seat_cannot_tell() -> None:
    match = GAMES[GAME].start(4, 3)
    seat = match.pending[0]
    worlds = (match.states, match.redealt(seat, 1), match.redealt(seat, 2))
    assert len({states.tobytes() for states in worlds}) == len(worlds)
    assert len({Yardstick("acquainted", WORK).best(states, seat, 7) for states in worlds}) == 1


@compiled
def test_open_hands_leave_the_pile_hidden() -> None:
    match = GAMES["kariba"].start(4, 3)
    for _ in range(6):
        states, seat = match.states, match.pending[0]
        other = states.copy()
        left = int(other[0]["pile_size"])
        other[0]["pile"][:left] = np.flip(other[0]["pile"][:left])
        assert other.tobytes() != states.tobytes()
        chosen = Yardstick("hands", WORK).best(states, seat, 7)
        assert chosen == Yardstick("hands", WORK).best(other, seat, 7)
        match.play_steps(seat, chosen)


@compiled
@pytest.mark.parametrize(("kind", "games", "wins"), [("clairvoyant", 20, 10), ("open", 60, 22)])
def test_whoever_sees_all_wins_far_more_than_its_share(kind: str, games: int, wins: int) -> None:
    """A quarter would be fair. So short a search of `open` wins about half, of which eight games said little."""
    name = f"{kind}:{WORK}"
    results = [played(job(name, number)) for number in range(games)]
    assert sum(each.result.points(each.name) for each in results) >= wins
    assert name in summary([name], "thumb", results)


@compiled
def test_the_same_game_is_played_again() -> None:
    name = f"acquainted:{WORK}"
    first, again = (measured(job(name, 1), Yardstick("acquainted", WORK)) for _ in range(2))
    assert first == again
