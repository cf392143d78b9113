"""Sections 1 to 3 and 8: what is in the box, how many may play, and how a game is set up."""

import random
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import ludoteca
from ludoteca import BadOption, Match
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from ludoteca.games.kariba import box
from tests.games.kariba.table import KARIBA, hand, hole, plays
from tests.rulebook import rule

TEXTS = Path(ludoteca.__file__).parent / "texts"
SEATS = (2, 3, 4, 5)


def all_cards(match: Match) -> Counter[int]:
    """Every card of a position, wherever it lies."""
    position = match.position()
    cards = [*position["pile"], *(card for card in position["visible"] if card)]
    for owner in (*position["hands"], *position["captured"]):
        cards += owner
    return Counter(cards) + Counter({int(animal): n for animal, n in position["waterhole"].items()})


def shuffled(match: Match) -> list[int]:
    """The cards of the first deal from the top, as the record of chance has them."""
    result = match.draws[0].result
    assert isinstance(result, list)
    return [place // box.COPIES + 1 for place in reversed(result)]


@rule("KA-101", "KA-102", "KA-A01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_box_holds_eight_cards_of_each_of_eight_animals(seats: int) -> None:
    assert all_cards(KARIBA.start(seats, seed=seats)) == {animal: 8 for animal in range(1, 9)}


@rule("KA-103", "KA-513")
@pytest.mark.parametrize("animal", range(1, 9))
def test_an_animal_goes_to_its_own_place(animal: int) -> None:
    match, _ = plays(f"a {animal}x2 / b 1", f"a {animal}x2")
    assert hole(match) == f"{animal}x2"


@rule("KA-104")
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["mouse", "meerkat", "zebra", "giraffe", "ostrich", "leopard", "rhino", "elephant"]),
        ("it", ["topo", "suricato", "zebra", "giraffa", "struzzo", "leopardo", "rinoceronte", "elefante"]),
    ],
)
def test_the_animals_have_their_names(language: str, names: list[str]) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((TEXTS / language / "kariba.ftl").read_text("utf-8")))
    pattern = bundle.get_message("kariba-animal").value
    assert pattern is not None
    assert [bundle.format_pattern(pattern, {"animal": animal})[0] for animal in range(1, 9)] == names


@rule("KA-201", "KA-A02")
@pytest.mark.parametrize(("seats", "most", "welcome"), [(n, m, 2 <= n <= m) for n in range(1, 7) for m in (4, 5)])
def test_two_to_five_may_play_or_to_four(seats: int, most: int, welcome: bool) -> None:
    if welcome:
        assert KARIBA.start(seats, seed=1, max_players=most).seats == seats
    else:
        with pytest.raises(BadOption) as refused:
            KARIBA.start(seats, seed=1, max_players=most)
        assert refused.value.rule == "KA-201"


@rule("KA-201", "KA-203", "KA-204", "KA-303", "KA-407", "KA-607")
def test_the_option_table() -> None:
    listed = [(option.name, option.values, option.default, option.rule) for option in KARIBA.option_list()]
    assert listed == [
        ("expert", [False, True], False, "KA-203"),
        ("games", [1, 3], 1, "KA-204"),
        ("firstPlayer", ["random", 0, 1, 2, 3, 4], "random", "KA-303"),
        ("matchStart", ["rotate", "random", "loserFirst"], "rotate", "KA-607"),
        ("showScores", [True, False], True, "KA-407"),
        ("maxPlayers", [5, 4], 5, "KA-201"),
    ]


@rule("KA-204")
@pytest.mark.parametrize(
    "option",
    [{"games": 2}, {"games": True}, {"expert": 1}, {"matchStart": "youngest"}, {"firstPlayer": 5}, {"jokers": 1}],
)
def test_what_the_option_table_does_not_have_is_refused(option: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        KARIBA.start(3, seed=1, **option)


@rule("KA-301", "KA-308")
@pytest.mark.parametrize("seats", SEATS)
def test_the_waterhole_is_empty_and_nobody_has_won_a_card(seats: int) -> None:
    view = KARIBA.start(seats, seed=3).view(None)
    assert view.waterhole == [0] * 8
    assert view.scores == [0] * seats


@rule("KA-302", "KA-801")
def test_one_shuffle_of_all_64_cards_makes_the_game() -> None:
    match = KARIBA.start(3, seed=5, first_player=0)
    (shuffle,) = match.draws
    assert (shuffle.move, shuffle.rule, shuffle.kind, shuffle.n) == (0, "KA-302", "shuffle", 64)
    assert isinstance(shuffle.result, list)
    assert sorted(shuffle.result) == list(range(64))
    assert len({tuple(shuffled(KARIBA.start(3, seed=seed))) for seed in range(20)}) == 20


@rule("KA-303", "KA-802", "KA-A03")
def test_the_first_player_is_drawn_by_lot() -> None:
    begins: Counter[int] = Counter()
    for seed in range(200 if JIT else 40):
        match = KARIBA.start(4, seed=seed)
        pick = match.draws[1]
        assert (pick.rule, pick.kind, pick.n, pick.result) == ("KA-303", "pick", 4, match.view(None).first)
        begins[match.view(None).first] += 1
    assert sorted(begins) == [0, 1, 2, 3]
    assert min(begins.values()) > (25 if JIT else 4)


@rule("KA-303", "KA-802")
@pytest.mark.parametrize("seat", range(3))
def test_the_table_may_choose_the_first_player(seat: int) -> None:
    match = KARIBA.start(3, seed=1, first_player=seat)
    assert match.pending == (seat,)
    assert match.view(None).first == seat
    assert len(match.draws) == 1


@rule("KA-303")
@pytest.mark.parametrize("seat", [3, 4])
def test_a_first_player_must_have_a_seat(seat: int) -> None:
    with pytest.raises(BadOption) as refused:
        KARIBA.start(3, seed=1, first_player=seat)
    assert refused.value.rule == "KA-303"


@rule("KA-304", "KA-305", "KA-A04")
@pytest.mark.parametrize("seats", SEATS)
def test_five_cards_each_one_at_a_time_clockwise_from_the_first_player(seats: int) -> None:
    match = KARIBA.start(seats, seed=8, first_player=1)
    cards = shuffled(match)
    for seat in range(seats):
        dealt = cards[(seat - 1) % seats : 5 * seats : seats]
        assert match.position()["hands"][seat] == sorted(dealt)
        assert len(dealt) == 5
    assert match.position()["pile"] == cards[5 * seats :]


@rule("KA-306", "KA-203", "KA-A04")
@pytest.mark.parametrize("seats", SEATS)
def test_expert_mode_opens_the_next_three_cards_in_order(seats: int) -> None:
    match = KARIBA.start(seats, seed=8, expert=True)
    cards = shuffled(match)[5 * seats :]
    assert match.view(None).visible == cards[:3]
    assert match.position()["pile"] == cards[3:]


@rule("KA-202", "KA-306")
def test_basic_mode_has_no_open_cards() -> None:
    match = KARIBA.start(3, seed=8)
    assert match.view(None).visible == []
    assert match.states[0]["visible"].tolist() == [0, 0, 0]


@rule("KA-307")
@pytest.mark.parametrize(("seats", "basic", "expert"), [(2, 54, 51), (3, 49, 46), (4, 44, 41), (5, 39, 36)])
def test_the_size_of_the_pile(seats: int, basic: int, expert: int) -> None:
    assert KARIBA.start(seats, seed=1).view(None).pile == basic
    assert KARIBA.start(seats, seed=1, expert=True).view(None).pile == expert


@rule("KA-301", "KA-308", "KA-605")
@pytest.mark.parametrize("options", [{}, {"games": 3, "expert": True}])
def test_a_table_that_was_played_at_is_set_up_as_if_it_were_new(options: dict[str, object]) -> None:
    used, dice = KARIBA.start(3, seed=9, **options), random.Random(9)
    while not used.over:
        used.play(dice.choice(used.legal()))
    new = KARIBA.start(3, seed=10, **options)
    for match in (used, new):
        calls.reseed(rows(match.states), 0, 4)
        calls.deal(rows(match.states), 0)
    assert used.states.tobytes() == new.states.tobytes()


@rule("KA-801")
def test_the_same_seed_gives_the_same_game_and_drawing_takes_no_new_chance() -> None:
    one, two = KARIBA.start(2, seed=9, expert=True), KARIBA.start(2, seed=9, expert=True)
    for match in (one, two):
        while not match.over:
            match.play(match.legal()[-1])
    assert one.states.tobytes() == two.states.tobytes()
    assert [draw.move for draw in one.draws] == [0, 0]
    assert hand(one, "a") == hand(two, "a")
