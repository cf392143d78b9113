from collections import Counter

import pytest

from ludoteca.arena import BadTournament, Tournament, run_tournament, standings
from ludoteca.bots import BadPlayer
from ludoteca.engine.errors import BadOption

PLAYERS = ["greedy", "random", "search:20"]


def tournament(*, players: list[str] = PLAYERS, games: int = 8, seats: int = 2, **options: object) -> Tournament:
    return Tournament("kariba", players, games, seats, dict(options))


def quietly(games: int) -> None:
    """Nobody listens."""


def test_every_pair_meets_and_every_deal_is_played_from_both_chairs() -> None:
    pairings = tournament().pairings()
    assert len(pairings) == 3 * 8
    seen = Counter((frozenset(pairing.players), pairing.deal) for pairing in pairings)
    assert set(seen.values()) == {2}
    assert len({(pairing.players, pairing.deal) for pairing in pairings}) == len(pairings)
    assert len({pairing.seed() for pairing in pairings}) == 4


def test_three_at_a_table_sit_in_all_six_ways() -> None:
    pairings = tournament(games=6, seats=3).pairings()
    assert len({pairing.players for pairing in pairings}) == 6


def test_with_more_chairs_than_players_the_first_sits_alone_among_the_last() -> None:
    pairings = tournament(players=["greedy", "random"], games=8, seats=4).pairings()
    assert all(pairing.players.count("random") == 3 for pairing in pairings)
    assert {pairing.players.index("greedy") for pairing in pairings} == {0, 1, 2, 3}


def test_in_a_game_of_clans_a_player_is_a_whole_clan() -> None:
    meeting = Tournament("kitsune", ["greedy", "random"], 4, 4, {})
    seatings = [("greedy", "random", "greedy", "random"), ("random", "greedy", "random", "greedy")]
    pairings = [(pairing.deal, pairing.players) for pairing in meeting.pairings()]
    assert sorted(pairings) == [(deal, players) for deal in (0, 1) for players in seatings]
    best, other = standings(meeting.players, run_tournament(meeting, processes=1, told=quietly))
    assert (best.fair, other.fair) == (0.5, 0.5)
    assert best.points + other.points == 4


def test_in_a_gauntlet_the_first_sits_alone_among_each_of_the_others() -> None:
    gauntlet = Tournament("kariba", PLAYERS, 6, 3, {}, gauntlet=True)
    assert gauntlet.meetings() == [("greedy", "random", "random"), ("greedy", "search:20", "search:20")]
    assert {pairing.players.index("greedy") for pairing in gauntlet.pairings()} == {0, 1, 2}


def test_the_id_of_a_game_follows_from_all_that_decides_it() -> None:
    ids = [
        pairing.id()
        for each in (tournament(), tournament(seats=3), tournament(expert=True))
        for pairing in each.pairings()
    ]
    assert len(set(ids)) == len(ids)
    assert tournament(games=4).pairings()[0].id() == tournament().pairings()[0].id()


def test_greedy_beats_random_clearly() -> None:
    heard: list[int] = []
    meeting = tournament(players=["random", "greedy"], games=60)
    best, other = standings(["random", "greedy"], run_tournament(meeting, processes=1, told=heard.append))
    assert (best.player, other.player) == ("greedy", "random")
    assert best.interval.low > 0.75
    assert sum(heard) == 60


@pytest.mark.parametrize(
    ("search", "games"), [("search:200", 24), pytest.param("search:600", 40, marks=pytest.mark.long)]
)
def test_search_beats_greedy(search: str, games: int) -> None:
    meeting = tournament(players=[search, "greedy"], games=games)
    best, _ = standings([search, "greedy"], run_tournament(meeting, processes=1, told=quietly))
    assert best.player == search


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    meeting = tournament(players=["greedy", "random"], games=10, expert=True)
    assert run_tournament(meeting, processes=1, told=quietly) == run_tournament(meeting, processes=2, told=quietly)


@pytest.mark.parametrize(
    ("impossible", "error"),
    [
        (tournament(players=["greedy"]), BadTournament),
        (tournament(players=["greedy", "greedy"]), BadTournament),
        (tournament(players=["greedy", "nobody"]), BadPlayer),
        (tournament(expert="perhaps"), BadOption),
        (tournament(seats=1), BadOption),
    ],
)
def test_an_impossible_tournament_is_refused_before_it_begins(impossible: Tournament, error: type[Exception]) -> None:
    with pytest.raises(error):
        impossible.check()
