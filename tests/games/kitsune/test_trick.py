"""The trick: plays, special cards, Power tokens (sections 5 and 8)."""

import pytest

from ludoteca import IllegalMove
from tests.games.kitsune.table import KITSUNE, legal, pawns, table, told
from tests.rulebook import rule


def refused(line: str, *moves: str, seats: int = 4) -> tuple[str, str]:
    """Rule and text id of the refusal of the last move."""
    match = table(line, *moves[:-1], seats=seats)
    with pytest.raises(IllegalMove) as caught:
        match.play(moves[-1])
    return caught.value.rule, caught.value.says.id.removeprefix("kitsune-refused-")


@rule("KI-501")
def test_play_goes_clockwise_from_the_leader() -> None:
    match = table("lead c / a B1 / b O1 / c B2 / d O2")
    order = []
    for move in ("c B2", "d O2", "a B1", "b O1"):
        order.append(match.pending[0])
        match.play(move)
    assert order == [2, 3, 0, 1]
    assert refused("a B1 / b O1", "b O1") == ("KI-501", "turn")


@rule("KI-502")
def test_six_players_make_six_plays() -> None:
    line = "a B1 / b O1 / c B2 / d O2 / e B3 / f O3"
    match = table(line, "a B1", "b O1", "c B2", "d O2", "e B3", seats=6)
    assert len(match.view(None).trick) == 5
    match.play("f O3")
    assert match.view(None).trick == []


@rule("KI-503")
def test_a_card_must_be_held() -> None:
    assert refused("trick 5 / a B1", "a B6") == ("KI-503", "not-held")
    assert refused("a B1", "a give B1") == ("KI-503", "play-first")


@rule("KI-504", "KI-625")
def test_only_the_holder_uses_a_token() -> None:
    assert refused("a B1 / held b block", "a B1 block") == ("KI-504", "no-token")
    assert refused("a B1 / held a change", "a B1 block") == ("KI-504", "other-token")
    match = table("trick 5 / a B1 / b O1 / held a block", "a B1")
    assert legal(match) == ["b O1"]


@rule("KI-505", "KI-561")
def test_a_play_is_a_card_a_token_and_a_side() -> None:
    assert legal(table("trick 5 / a B1 / held a +3")) == ["a B1", "a B1 +3B", "a B1 +3O"]
    assert legal(table("trick 5 / a Ka / held a hidden")) == ["a Ka"]
    assert legal(table("trick 5 / a Wh / held a hidden")) == ["a Wh", "a Wh hidden"]


@rule("KI-506", "KI-A10", "KI-564")
def test_the_token_acts_before_the_katana() -> None:
    line = "last O5 B4 Wh O1 / trick 5 / a O1 / b Ka / held b discard"
    match = table(line, "a O1", "b Ka discard")
    assert {move.decision[0] for move in match.legal()} == {"fetch"}
    assert refused(line, "a O1", "b Ka discard", "b strike 1")[0] == "KI-564"
    match.play("b fetch O5")
    assert legal(match) == ["b strike 1"]
    assert refused(line, "a O1", "b Ka discard", "b fetch O5", "b fetch Wh") == ("KI-522", "strike-first")


@rule("KI-521", "KI-523", "KI-563")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("d strike 2", ("KI-521", "special")),
        ("d strike 3", ("KI-563", "immune")),
        ("d strike 4", ("KI-521", "own")),
        ("d strike 5", ("KI-521", "no-place")),
    ],
)
def test_what_a_katana_cannot_destroy(move: str, reason: tuple[str, str]) -> None:
    line = "a B1 / b Wh / c B2 / d Ka / held c hidden"
    assert refused(line, "a B1", "b Wh", "c B2 hidden", "d Ka", move) == reason


@rule("KI-523")
def test_a_destroyed_card_cannot_be_destroyed_again() -> None:
    line = "a B1 / b O1 / c Ka / d Ka"
    assert refused(line, "a B1", "b O1", "c Ka", "c strike 1", "d Ka", "d strike 1") == ("KI-523", "destroyed")


@rule("KI-524")
def test_a_token_outlives_its_card() -> None:
    match = table("a B1 / b Ka / c B2 / d O1 / held a +3", "a B1 +3B", "b Ka", "b strike 1", "c B2", "d O1")
    assert pawns(match) == (4, 0)


@rule("KI-404")
def test_a_destroyed_card_stays_known() -> None:
    match = table("a B3 / b Ka", "a B3", "b Ka", "b strike 1")
    play = match.view(None).trick[0]
    assert (play.card, play.destroyed) == ("B3", True)


@rule("KI-404", "KI-405", "KI-608")
def test_cards_of_earlier_tricks_stay_destroyed() -> None:
    match = table("a B3 B1 / b Ka O1 / c B2 Ka / d O2 O3", "a B3", "b Ka", "b strike 1", "c B2", "d O2")
    for move in ("b O1", "c Ka", "c strike 1", "d O3", "a B1"):
        match.play(move)
    destroyed = [[play["destroyed"] for play in trick] for trick in match.position()["history"]]
    assert destroyed == [[True, False, False, False], [True, False, False, False]]


@rule("KI-541", "KI-544")
def test_who_is_bound_may_use_a_token_but_must_obey() -> None:
    match = table("trick 3 / a Bk / b B2 O6 Wh / held b hidden", "a Bk")
    assert legal(match) == ["b B2", "b B2 hidden"]
    line = "trick 3 / a Bk / b B2 O6 Wh / held b hidden"
    assert refused(line, "a Bk", "b O6 hidden") == ("KI-541", "bound")


@rule("KI-544")
def test_a_black_kitsune_may_answer_a_black_kitsune() -> None:
    match = table("trick 4 / a Bk / b Bk O1 / c O2 B1", "a Bk", "b Bk")
    assert legal(match) == ["c O2"]


@rule("KI-543")
def test_the_obligation_ends_with_the_next_play() -> None:
    match = table("trick 4 / a Bk / b B2 O6 / c B1 O2", "a Bk", "b B2")
    assert legal(match) == ["c B1", "c O2"]


@rule("KI-542", "KI-A19")
def test_the_printed_colour_counts_even_when_colours_are_turned() -> None:
    match = table("trick 4 / a Wh / b Bk / c B1 O2", "a Wh", "b Bk")
    assert legal(match) == ["c O2"]


@rule("KI-808")
def test_a_card_fetched_comes_too_late_for_an_obligation() -> None:
    line = "last B5 B4 Wh O1 / trick 4 / a Bk / b O6 O2 / held b discard"
    match = table(line, "a Bk", "b O6 discard", "b fetch B5")
    assert "B5" in match.position()["hands"][1]


@rule("KI-532", "KI-531", "KI-563", "KI-A12", "KI-A17")
def test_a_hidden_white_kitsune_turns_colours_at_the_end() -> None:
    match = table("a B5 / b O1 / c Wh / d O1 / held c hidden", "a B5", "b O1", "c Wh hidden", "d O1")
    assert pawns(match) == (0, 3)
    assert [line for line in told(match) if line.startswith("KI-60")] == [
        "KI-601 revealed",
        "KI-603 turned",
        "KI-602 scored",
        "KI-605 moved",
    ]


@rule("KI-561", "KI-602", "KI-A18")
@pytest.mark.parametrize(("side", "moved"), [("B", (4, 0)), ("O", (0, 2))])
def test_plus_three_counts_for_the_colour_it_shows(side: str, moved: tuple[int, int]) -> None:
    match = table("a B1 / b O1 / c B2 / d O1 / held b +3", "a B1", f"b O1 +3{side}", "c B2", "d O1")
    assert pawns(match) == moved


@rule("KI-562")
def test_block_stops_whoever_wins() -> None:
    match = table("a B1 / b O1 / c B2 / d O6 / held d block", "a B1", "b O1", "c B2", "d O6 block")
    assert pawns(match) == (0, 0)


@rule("KI-564")
def test_only_cards_of_the_last_trick_can_be_taken() -> None:
    line = "last O5 B4 Wh O1 / a B1 / held a discard"
    assert refused(line, "a B1 discard", "a fetch Ka") == ("KI-564", "not-among")
    assert refused(line, "a B1 discard", "b B1")[0] == "KI-501"


@rule("KI-567", "KI-603")
def test_change_colour_turns_like_a_white_kitsune() -> None:
    match = table("a B3 / b O1 / c B2 / d O1 / held a change", "a B3 change", "b O1", "c B2", "d O1")
    assert pawns(match) == (0, 3)


@rule("KI-809")
def test_special_cards_only() -> None:
    match = table("a Wh / b Wh / c Ka / d Bk", "a Wh", "b Wh", "c Ka", "d Bk")
    assert pawns(match) == (0, 0)
    assert "KI-604 tied" in told(match)


@rule("KI-812", "KI-568")
def test_a_used_token_is_out_of_the_round() -> None:
    match = table("a B6 / b O1 / c B2 / d O1 / held d discard", "a B6", "b O1", "c B2", "d O1 discard")
    assert not [move for move in legal(match) if "discard" in move]
    with pytest.raises(IllegalMove) as caught:
        match.play("b take discard b")
    assert caught.value.rule == "KI-568"


@rule("KI-801")
def test_a_round_of_random_plays_never_lacks_a_card() -> None:
    match = KITSUNE.start(4, seed=6, track_steps=60)
    for _ in range(120):
        if match.over:
            break
        assert match.legal()
        match.play(match.legal()[match.sequence % len(match.legal())])
