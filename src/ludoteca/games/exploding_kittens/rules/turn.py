"""Sections 5 and 5.2 to 5.4: the turn, the Attack, the kitten, the Burglar."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    ATTACK,
    ATTACKING,
    BURGLAR_GOT,
    BURGLAR_LACKED,
    BURGLING,
    DEFUSE,
    DO_ATTACK,
    DO_BURGLAR,
    DO_DRAW,
    DO_FAVOR,
    DO_GIVE,
    DO_LET,
    DO_NOPE,
    DO_PAIR,
    DO_SHUFFLE,
    DO_SKIP,
    DO_THREE,
    DREW_KITTEN,
    EXPLODED,
    FAVOR,
    GAVE,
    GIVE,
    KITTEN,
    MAIN,
    NAME_IT,
    NAMING,
    NOBODY,
    OVER,
    PAIRING,
    PLACE,
    PLACED,
    PLACING,
    SEE,
    SEEING,
    SHUFFLE,
    SHUFFLING,
    SKIP,
    SKIPPING,
    TARGET,
    TARGETING,
    THREEING,
    TITLES,
    TWO,
)
from ludoteca.games.exploding_kittens.rules.cards import (
    hand_to_discards,
    hand_to_hand,
    next_alive,
    note,
    pile_to_hand,
    widen,
)
from ludoteca.games.exploding_kittens.rules.nope import answer, cancelled, open_window, settle
from ludoteca.games.exploding_kittens.rules.resolution import pair, see, shuffle_pile, three


@kernel
def play(s, seat, step):
    """Apply a legal step: an answer, an action or a further part of its declaration, a gift, a kitten put back."""
    if DO_NOPE <= step <= DO_LET:
        if answer(s, seat, step):
            resolve(s)
    elif step == DO_DRAW:
        draw(s, seat)
    elif step >= PLACE:
        put_back(s, seat, step - PLACE)
    elif step >= DO_GIVE:
        give(s, seat, step - DO_GIVE)
    else:
        declare(s, step)
        if s.partial == 0:
            announce(s, seat)


@kernel
def declare(s, step):
    """EK-503: action, target and name are declared with the play."""
    if step >= NAME_IT:
        s.named = step - NAME_IT
        s.partial = 0
    elif step >= TARGET:
        s.target = step - TARGET
        s.partial = NAMING if s.action == THREEING or s.action == BURGLING else 0
    elif step >= DO_THREE:
        begin(s, THREEING, step - DO_THREE, TARGETING)
    elif step >= DO_PAIR:
        begin(s, PAIRING, step - DO_PAIR, TARGETING)
    elif step == DO_ATTACK:
        begin(s, ATTACKING, ATTACK, 0)
    elif step == DO_SKIP:
        begin(s, SKIPPING, SKIP, 0)
    elif step == DO_SHUFFLE:
        begin(s, SHUFFLING, SHUFFLE, 0)
    elif step == DO_FAVOR:
        begin(s, ASKING_FAVOR, FAVOR, TARGETING)
    elif step == DO_BURGLAR:
        begin(s, BURGLING, 0, TARGETING)
    else:
        begin(s, SEEING, SEE, 0)


@kernel
def begin(s, action, title, missing):
    """An action begins to be declared."""
    s.action = action
    s.title = title
    s.partial = missing


@kernel
def announce(s, seat):
    """EK-503, EK-601: the cards are discarded and everybody may react; the Burglar cannot be stopped (EK-554)."""
    if s.action == BURGLING:
        burgle(s, seat)
        return
    hand_to_discards(s, seat, s.title, cards_of(s.action))
    open_window(s, seat)


@kernel
def cards_of(action):
    """How many cards an action takes."""
    if action == PAIRING:
        return 2
    return 3 if action == THREEING else 1


@kernel
def burgle(s, seat):
    """EK-551: the pawn goes to the chosen player, who hands over one copy of the Cat asked for, if there is one."""
    s.burglar = s.target
    if s.hand[s.target, s.named] > 0:
        hand_to_hand(s, s.target, seat, s.named, BURGLAR_GOT)
    else:
        note(s, BURGLAR_LACKED, s.target, s.named + 16 * seat)
    settle(s)


@kernel
def resolve(s):
    """EK-606, EK-610: all windows are closed; the action takes effect unless it was stopped (EK-536, EK-607)."""
    if cancelled(s):
        settle(s)
    elif s.action == ATTACKING:
        attack(s)
    elif s.action == SKIPPING:
        settle(s)
        end_turn(s)  # EK-512
    elif s.action == ASKING_FAVOR:
        ask_favor(s)
    elif s.action == SHUFFLING:
        shuffle_pile(s)
        settle(s)
    elif s.action == SEEING:
        see(s, s.active)
        settle(s)
    elif s.action == PAIRING:
        pair(s)
        settle(s)
    else:
        three(s)
        settle(s)


@kernel
def ask_favor(s):
    """EK-513: the target chooses a card to give; nothing happens if its hand has become empty (EK-804)."""
    target = s.target
    settle(s)
    if s.held[target] > 0:
        s.action = ASKING_FAVOR
        s.title = FAVOR
        s.target = target
        s.phase = GIVE


@kernel
def give(s, seat, title):
    """EK-513: the gift, seen by giver and receiver only (EK-409)."""
    hand_to_hand(s, seat, s.active, title, GAVE)
    settle(s)


@kernel
def attack(s):
    """EK-531 to EK-534: the turn is over; the next player takes two turns, or two more than the attacker still owed."""
    owed = s.owed + 2 if s.attacked else 2
    if s.attack_last == TWO and s.owed == 1:
        owed = 2  # EK-A05
    settle(s)
    pass_turn(s)
    s.owed = owed
    s.attacked = 1


@kernel
def end_turn(s):
    """EK-505: one owed turn less; after the last one the next player has one."""
    s.phase = MAIN
    if s.owed > 1:
        s.owed -= 1
    else:
        pass_turn(s)


@kernel
def pass_turn(s):
    """EK-505, EK-547: the next player who is alive becomes active with one ordinary turn."""
    s.active = next_alive(s, s.active)
    s.owed = 1
    s.attacked = 0
    s.phase = MAIN


@kernel
def draw(s, seat):
    """EK-541: the top card; a harmless one goes to the hand and ends the turn (EK-504), a kitten is shown."""
    is_kitten = s.kittens & 1
    s.kittens >>= 1
    if not is_kitten:
        pile_to_hand(s, seat)
        end_turn(s)
        return
    note(s, DREW_KITTEN, seat, 0)
    if s.hand[seat, DEFUSE] > 0:
        hand_to_discards(s, seat, DEFUSE, 1)  # EK-543
        s.phase = PLACING
    else:
        explode(s, seat)


@kernel
def put_back(s, seat, depth):
    """EK-544, EK-545: the kitten goes back below so many cards, and the turn is over."""
    s.kittens = widen(s.kittens, depth)
    note(s, PLACED, seat, depth)
    end_turn(s)


@kernel
def explode(s, seat):
    """EK-542, EK-547, EK-548: hand and kitten are discarded; the Burglar leaves with its holder; the last one wins."""
    for title in range(TITLES):
        if s.hand[seat, title] > 0:
            hand_to_discards(s, seat, title, s.hand[seat, title])
    s.discards[s.discard_size] = KITTEN
    s.discard_size += 1
    note(s, EXPLODED, seat, 0)
    s.alive &= ~(1 << seat)
    s.fallen_order[s.fallen] = seat
    s.fallen += 1
    if s.burglar == seat:
        s.burglar = NOBODY
    if s.fallen == s.seats - 1:
        s.phase = OVER  # EK-701
    else:
        pass_turn(s)
