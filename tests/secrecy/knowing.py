"""Who may know what: every field of every game's record, and what a move shows to those who did not make it.

Written from the rulebooks' chapters on secrecy, by hand, and apart from the code that is tried with it. A field is
`PUBLIC`, or a small function says which part of it a viewer may know; fields without an entry are hidden whole.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import randomness
from ludoteca.engine.record import State, States
from ludoteca.games.boss_kito import box as boss_kito
from ludoteca.games.bossa import box as bossa
from ludoteca.games.exploding_kittens import box as kittens
from ludoteca.games.kitsune import box as kitsune

Part = Callable[[State, int], Any]
"""What a viewer may know of a field."""

PLAYING = (kitsune.PLAY, kitsune.FETCH, kitsune.TARGET)
"""Kitsune's phases in which a trick is not over yet."""
RANDOM = {str(field[0]) for field in randomness.FIELDS}

PUBLIC: dict[str, str] = {
    "kariba": """expert games first_player match_start show_scores max_players seats phase to_move first game turns
        pile_size visible waterhole shown won history past""",
    "boss-kito": """benefits boss_random exchange_zero lazy discards_public start_player seats phase to_move partial
        gathered round turn start assign boss taken deck_size front tokens reserve supply eyes since_deck since_thrown
        since_discards since_front since_held""",
    "bossa": """laid stacked discards moves chosen expansion group_count pile_end modifier_choice seats phase to_move
        chooser first white rolls turns reason winner dice pile_size groups count value placer actions under stack_on
        stack_turn partial aim need last token allowed""",
    "kitsune": """past_struck track_steps clan_of_p0 round_leader token_on_round_end show_history clan_decision seats
        phase clan round leader to_move award pawns victories used held pile_size trick_size trick_use struck tricks
        past_card past_use""",
    "exploding-kittens": """small_game first_player nope_mode nope_window_ms self_nope attack_last cat_burglar seats
        phase first active owed attacked burglar alive fallen fallen_order partial action title target named nope_count
        nopes stack_size discard_size discards held dealt""",
}
SCRATCH: dict[str, str] = {
    "kariba": "",
    "boss-kito": "worlds weight pools pool pool_size place seen_discards seen_front mixed",
    "bossa": "",
    "kitsune": "ways pool slots limited",
    "exploding-kittens": "known stale pool drifting blank",
}
"""Room to work in, zero outside `redeal`."""
HIDDEN: dict[str, str] = {
    "kariba": "pile",
    "boss-kito": "deck history_size history",
    "bossa": "pile removed",
    "kitsune": "pile",
    "exploding-kittens": "stack past_size past",
}
"""Hidden whole: nobody has seen it, or what a viewer has seen of it was shown when it happened."""


def own_row(name: str) -> Part:
    """A hand and its like: the own one whole, of the others how much there is."""
    return lambda s, viewer: (s[name][viewer].tolist(), s[name].reshape(len(s[name]), -1).sum(axis=1).tolist())


def offers(s: State, _viewer: int) -> Any:
    """BK-406: the benefit cards of this round and those that lay on offer before; below the tops nothing."""
    return s["offered"][max(0, boss_kito.ROUNDS - 1 - int(s["round"])) * boss_kito.COLOURS :].tolist()


def thrown(s: State, _viewer: int) -> Any:
    """BK-410: the discards, where they are public; else how many there are."""
    return s["discards"].tolist() if s["discards_public"] else int(s["discards"].sum())


def bossa_hands(s: State, viewer: int) -> Any:
    """BO-311: both hands once they are turned up; before, the own one."""
    both = s["phase"] not in (bossa.CHOOSE, bossa.COLOUR)
    return s["hand"].tolist() if both else int(s["hand"][viewer])


def kept(s: State, viewer: int) -> Any:
    """BO-312: modifiers, unless both are being chosen at the same time."""
    sealed = s["phase"] == bossa.MODIFIER and s["modifier_choice"] == bossa.SIMULTANEOUS
    return int(s["kept"][viewer]) if sealed else s["kept"].tolist()


def gifts(s: State, viewer: int) -> Any:
    """KI-322, KI-323: that a card was given; which one, its giver knows, and its receiver once it is taken up."""
    seats = int(s["seats"])
    knowing = {viewer} if s["phase"] == kitsune.EXCHANGE else {viewer, (viewer - 2) % seats}
    return [int(gave) if seat in knowing else bool(gave) for seat, gave in enumerate(s["given"][:seats])]


def trick(s: State, viewer: int) -> Any:
    """KI-402, KI-403: the cards of the trick, but for one that another seat has put under the Hidden token."""
    down = s["phase"] in PLAYING
    return [
        None
        if down and s["trick_use"][place] == kitsune.USE_HIDDEN and (s["leader"] + place) % s["seats"] != viewer
        else int(card)
        for place, card in enumerate(s["trick_card"])
    ]


def fetched(s: State, viewer: int) -> Any:
    """KI-406: that a card was taken from the discards; which one, whoever took it."""
    if s["taken"] == 0:
        return 0
    plays = kitsune.PLAYS_SIX if s["seats"] == kitsune.MOST_SEATS else kitsune.PLAYS
    trick = (int(s["taken"]) - 1) // plays + 1
    uses = [*s["past_use"][: int(s["tricks"]) * plays], *s["trick_use"]][trick * plays : (trick + 1) * plays]
    place = [int(use) for use in uses].index(kitsune.USE_DISCARD)
    by = (int(s["leader"]) - (int(s["tricks"]) - trick) + place) % int(s["seats"])
    return (by, int(s["taken"]) if by == viewer else 0)


def kittens_left(s: State, _viewer: int) -> Any:
    """EK-703: how many kittens the pile has, never where."""
    return int(s["kittens"]).bit_count()


def own_bit(name: str) -> Part:
    """EK-608: in a window a seat knows its own answer."""
    return lambda s, viewer: int(s[name]) >> viewer & 1


PARTS: dict[str, dict[str, Part]] = {
    "kariba": {"hand": own_row("hand")},
    "boss-kito": {
        "offered": offers,
        "discards": thrown,
        "hand": own_row("hand"),
        "since_hand": lambda s, viewer: s["since_hand"][viewer].tolist(),
    },
    "bossa": {"hand": bossa_hands, "kept": kept},
    "kitsune": {"hand": own_row("hand"), "given": gifts, "trick_card": trick, "taken": fetched},
    "exploding-kittens": {
        "kittens": kittens_left,
        "hand": own_row("hand"),
        "asked": own_bit("asked"),
        "noped": own_bit("noped"),
    },
}


def unsorted_fields(name: str, dtype: np.dtype[Any]) -> set[str]:
    """Fields of a record of which nobody has said who may know them, and names that no record has."""
    listed = [*RANDOM, *PUBLIC[name].split(), *SCRATCH[name].split(), *HIDDEN[name].split(), *PARTS[name]]
    assert len(listed) == len(set(listed))
    fields = {field for field in dtype.names or () if not field.startswith("v_")}
    return fields ^ set(listed)


def public_bytes(name: str, dtype: np.dtype[Any]) -> NDArray[np.bool_]:
    """Which bytes of a record are public."""
    mask = np.zeros(dtype.itemsize, np.bool_)
    for field in PUBLIC[name].split():
        assert dtype.fields is not None
        part, start = dtype.fields[field][:2]
        mask[start : start + part.itemsize] = True
    return mask


class Eyes:
    """What one viewer is shown of a game, move by move."""

    def __init__(self, name: str, dtype: np.dtype[Any], viewer: int) -> None:
        self._name = name
        self._viewer = viewer
        self._public = public_bytes(name, dtype)

    def see(self, states: States) -> tuple[bytes, list[Any]]:
        """All that the viewer sees lying on the table and in the own hand."""
        public = np.frombuffer(states.tobytes(), np.uint8)[self._public].tobytes()
        return public, [part(states[0], self._viewer) for part in PARTS[self._name].values()]

    def hear(self, before: State, seat: int, steps: tuple[int, ...], after: State) -> Any:
        """What the viewer learns of a move itself, beyond what then lies on the table."""
        if self._name == "bossa":
            return public_bossa(before, steps, after)
        if self._name == "kitsune":
            return steps if seat == self._viewer else public_kitsune(steps), turned_up(before, steps, after)
        if seat == self._viewer:
            return steps, looked_at(before, after) if self._name == "exploding-kittens" else ()
        if self._name == "exploding-kittens":
            looked = looked_at(before, after) if before["active"] == self._viewer else ()
            return public_kittens(steps), looked
        if self._name == "boss-kito" and not before["discards_public"]:
            return exchanged(steps) if boss_kito.EXCHANGE <= steps[0] < boss_kito.DONE else steps
        return steps


def public_bossa(before: State, steps: tuple[int, ...], after: State) -> Any:
    """BO-311, BO-312: all but a sealed choice; hands that are turned up, before their owners draw."""
    closed = (bossa.CHOOSE, bossa.COLOUR)
    turned_up = before["hand"].tolist() if before["phase"] in closed and after["phase"] not in closed else []
    return [step for step in steps if not bossa.KEEP <= step < bossa.PLACE], turned_up


def exchanged(steps: tuple[int, ...]) -> int:
    """BK-410: of an exchange, how many cards are thrown away, where the discards are not public."""
    return sum((step - boss_kito.EXCHANGE) % boss_kito.COPIES + 1 for step in steps if step < boss_kito.DONE)


def public_kittens(steps: tuple[int, ...]) -> tuple[int, ...]:
    """EK-544, EK-608, EK-513: where a kitten went, what was answered and what was given is not said aloud."""
    hidden = steps[0] >= kittens.DO_GIVE or kittens.DO_NOPE <= steps[0] <= kittens.DO_LET
    return () if hidden else steps


def looked_at(before: State, after: State) -> tuple[int, ...]:
    """EK-515: the cards that See the Future has shown to the seat whose turn it is."""
    if before["action"] != kittens.SEEING or after["phase"] == kittens.WINDOW:
        return ()
    pile, harmless = int(after["stack_size"]) + int(after["kittens"]).bit_count(), 0
    seen = []
    for depth in range(min(kittens.LOOK, pile)):
        if int(after["kittens"]) >> depth & 1:
            seen.append(kittens.KITTEN)
        else:
            harmless += 1
            seen.append(int(after["stack"][int(after["stack_size"]) - harmless]))
    return tuple(seen)


def turned_up(before: State, steps: tuple[int, ...], after: State) -> list[tuple[int, int]]:
    """KI-601: with the last play of a trick the cards under Hidden tokens are turned up, for all to see.

    Said here because they may lie on the table no more: where the trick ends a deal or a round, all cards are shuffled.
    """
    if before["phase"] not in PLAYING or (after["phase"] in PLAYING and after["trick_size"]):
        return []
    down = list(zip(before["trick_card"].tolist(), before["trick_use"].tolist(), strict=True))
    down = down[: int(before["trick_size"])]
    if before["phase"] == kitsune.PLAY:
        down.append(divmod(steps[0] - kitsune.PLAY_STEP, kitsune.USES))
    return [(place, card) for place, (card, use) in enumerate(down) if use == kitsune.USE_HIDDEN]


def public_kitsune(steps: tuple[int, ...]) -> int:
    """KI-322, KI-403, KI-406: a gift, a card under the Hidden token and a card fetched are not shown."""
    step = steps[0]
    if step < kitsune.PLAY_STEP:
        return kitsune.GIVE_STEP
    if step < kitsune.FETCH_STEP:
        use = (step - kitsune.PLAY_STEP) % kitsune.USES
        return kitsune.PLAY_STEP + use if use == kitsune.USE_HIDDEN else step
    return kitsune.FETCH_STEP if step < kitsune.TARGET_STEP else step
