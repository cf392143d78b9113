"""Getting ready: clans, Leader, deal, exchange (sections 1 to 3)."""

from collections import Counter

import pytest

from ludoteca import BadOption, IllegalMove
from ludoteca.games.kitsune.box import COPIES, COPIES_SIX, TOKEN_NAMES
from tests.games.kitsune.table import KITSUNE, LETTERS, table, told
from tests.rulebook import rule


@rule("KI-201")
@pytest.mark.parametrize("seats", [1, 3, 5, 7])
def test_only_two_four_or_six_play(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        KITSUNE.start(seats)
    assert refused.value.rule == "KI-201"


@rule("KI-102", "KI-202", "KI-203", "KI-302", "KI-A02")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(("first", "clans"), [("blue", "BO"), ("orange", "OB")])
def test_clans_alternate(seats: int, first: str, clans: str) -> None:
    assert "".join(KITSUNE.start(seats, seed=1, clan_of_p0=first).view(None).clans) == clans * (seats // 2)


@rule("KI-302", "KI-904")
def test_the_clan_of_the_first_seat_may_be_drawn() -> None:
    matches = [KITSUNE.start(2, seed=seed, clan_of_p0="random") for seed in range(20)]
    assert {match.view(None).clans[0] for match in matches} == {"B", "O"}
    drawn = matches[0].draws[0]
    assert (drawn.rule, drawn.kind, drawn.n) == ("KI-302", "pick", 2)


@rule("KI-104", "KI-311", "KI-105", "KI-A01")
def test_a_round_begins_with_everything_on_its_place() -> None:
    view = KITSUNE.start(4, seed=1).view(None)
    assert view.track_steps == 13
    assert (view.pawns, view.victories, view.round) == ({"B": 0, "O": 0}, {"B": 0, "O": 0}, 1)
    assert view.available == list(TOKEN_NAMES)
    assert view.held == [None] * 4
    assert view.used == []


@rule("KI-312", "KI-903")
def test_the_first_leader_is_drawn_by_lot() -> None:
    leaders = Counter(KITSUNE.start(6, seed=seed).view(None).leader for seed in range(60))
    assert set(leaders) == set(range(6))


@rule("KI-313", "KI-314", "KI-315", "KI-901", "KI-A04")
@pytest.mark.parametrize(("seats", "hand", "pile"), [(2, 6, 12), (4, 6, 0), (6, 5, 0)])
def test_cards_are_dealt_singly_from_the_leader(seats: int, hand: int, pile: int) -> None:
    match = KITSUNE.start(seats, seed=3)
    view = match.view(None)
    assert (view.hand_sizes, view.pile) == ([hand] * seats, pile)
    pick, shuffled = match.draws
    assert (pick.rule, pick.n, shuffled.rule, shuffled.n) == ("KI-312", seats, "KI-313", 30 if seats == 6 else 24)
    assert isinstance(shuffled.result, list)
    copies = COPIES_SIX if seats == 6 else COPIES
    deck = [kind for kind, n in enumerate(copies) for _ in range(n)]
    order = [deck[place] for place in shuffled.result][::-1]
    names = KITSUNE.box.CARD_NAMES  # type: ignore[attr-defined]  # this game's own
    for turn in range(seats):
        seat = (view.leader + turn) % seats
        dealt = sorted(names[order[turn + seats * n]] for n in range(hand))
        assert match.position()["hands"][seat] == dealt
    assert match.position()["pile"] == [names[kind] for kind in order[seats * hand :]]


@rule("KI-316", "KI-321")
def test_the_exchange_comes_before_the_first_trick() -> None:
    match = KITSUNE.start(4, seed=2)
    assert match.pending == (0, 1, 2, 3)
    assert KITSUNE.views.window(match.states[0]).kind == "sealed"
    card = match.position()["hands"][0][0]
    with pytest.raises(IllegalMove) as refused:
        match.play({"by": 0, "decision": ["play", card, None, None]})
    assert refused.value.rule == "KI-321"
    match.play({"by": 0, "decision": ["give", card]})
    with pytest.raises(IllegalMove) as refused:
        match.play({"by": 0, "decision": ["give", card]})
    assert (refused.value.rule, refused.value.says.id) == ("KI-321", "kitsune-refused-given")


@rule("KI-325")
def test_only_a_card_of_the_hand_can_be_given() -> None:
    match = KITSUNE.start(4, seed=2)
    hands = match.position()["hands"]
    card = next(card for card in hands[1] if card not in hands[0])
    with pytest.raises(IllegalMove) as refused:
        match.play({"by": 0, "decision": ["give", card]})
    assert refused.value.rule == "KI-325"


@rule("KI-322", "KI-323")
def test_giver_and_receiver_know_the_card_and_nobody_else() -> None:
    match = KITSUNE.start(4, seed=4)
    hands = match.position()["hands"]
    for seat in (2, 0, 3):
        match.play({"by": seat, "decision": ["give", hands[seat][-1]]})
        assert told(match, seat) == ["KI-322 chose"]
        assert all(not told(match, other) for other in (None, 1))
    assert match.pending == (1,)
    assert match.view(1).gave is None
    assert match.view(2).gave == hands[2][-1]
    match.play({"by": 1, "decision": ["give", hands[1][-1]]})
    heard = [event for event in match.events(0, match.sequence) if event.id == "kitsune-gave"]
    assert [(event.by, event.args["to"]) for event in heard] == [(0, 2), (2, 0)]
    assert not [event for event in match.events(None, match.sequence) if event.id == "kitsune-gave"]
    assert match.view(0).phase == "play"


@rule("KI-321", "KI-322")
def test_the_order_of_the_answers_does_not_matter() -> None:
    ends = set()
    for order in ((0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)):
        match = KITSUNE.start(4, seed=4)
        hands = match.position()["hands"]
        for seat in order:
            match.play({"by": seat, "decision": ["give", hands[seat][2]]})
        ends.add(match.states.tobytes())
    assert len(ends) == 1


@rule("KI-324")
def test_two_players_exchange_nothing() -> None:
    match = KITSUNE.start(2, seed=1)
    assert match.view(None).phase == "play"
    leader = match.pending[0]
    with pytest.raises(IllegalMove) as refused:
        match.play(f"{LETTERS[leader]} give B1")
    assert refused.value.rule == "KI-324"


@rule("KI-632", "KI-611", "KI-802", "KI-805")
def test_a_new_deal_comes_from_the_next_leader() -> None:
    match = table("trick 5 / a B1 B2 / b O1 O2", "a B1", "b O1", "a B2", "b O2", seats=2)
    view = match.view(None)
    assert (view.leader, view.hand_sizes, view.pile, view.phase) == (1, [6, 6], 12, "play")
    assert [(draw.rule, draw.n) for draw in match.draws] == [("KI-631", 24)]
    assert view.round == 1


@rule("KI-802")
def test_hands_and_pile_through_a_deal_of_two() -> None:
    match = KITSUNE.start(2, seed=8, track_steps=99)
    sizes: list[tuple[int, int]] = []
    while match.view(None).round == 1 and len(sizes) < 6:
        if not match.view(None).trick:
            sizes.append((match.view(None).hand_sizes[0], match.view(None).pile))
        for _ in range(4):
            match.play(next(move for move in match.legal() if move.decision[0] != "play" or move.decision[2] is None))
            while match.view(None).phase not in ("play", "over"):
                match.play(match.legal()[0])
    assert sizes == [(6, 12), (6, 8), (6, 4), (6, 0), (4, 0), (2, 0)]


@rule("KI-803")
@pytest.mark.parametrize(("seats", "tricks"), [(4, 6), (6, 5)])
def test_tricks_of_a_deal(seats: int, tricks: int) -> None:
    match = KITSUNE.start(seats, seed=8, track_steps=99, show_history=True)
    most = 0
    while match.view(None).phase == "exchange":
        match.play(match.legal()[0])
    while match.view(None).phase != "exchange":
        most = max(most, len(match.view(None).history))
        match.play(next(m for m in match.legal() if m.decision[0] != "play" or m.decision[2] is None))
    assert most == tricks - 1
